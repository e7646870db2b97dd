import IntentModel
import SourceScan

extension Rule {
  static let nonStaticMetadataProperty: Rule = Rule(
    id: "non-static-metadata-property", severity: .error,
    summary: "a static property of the metadata is computed at run time",
    rationale: """
      Apple's tool reads these values when Xcode builds the app. It reads a stored property, or a getter with one \
      constant expression. Statements, conditions, availability checks and references to other members have no value at \
      that time, so the build fails. Write a constant. Other rules report texts, representations and dictionaries that \
      are a reference or a call: non-literal-localized-string, non-literal-type-display-representation and \
      enum-representations-not-dictionary-literal.
      """,
    source: "Apple's metadata processor",
    appleMessage: "The property '<p>' must have a compile-time static value and cannot be computed or dynamic",
    reported: """
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
        static var openAppWhenRun: Bool { ↓Settings.opensApp }
      }
      """,
    correct: """
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
        static let openAppWhenRun = true
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for text in model.unreadableTexts(.dynamic) {
      reporter.report(
        "\(text.name) must be a compile-time constant, because Xcode reads it at build time; found '\(text.unreadable.excerpt)'",
        at: text.unreadable.place,
        symbol: text.type.symbol(text.member))
    }
    var seen: Set<Place> = []
    for property in model.computedProperties where seen.insert(property.unreadable.place).inserted {
      reporter.report(
        "'\(property.name)' of '\(property.type.name)' must be a compile-time constant, because Xcode reads it at build time; found '\(property.unreadable.excerpt)'",
        at: property.unreadable.place, symbol: property.type.symbol(property.name),
        severity: property.unreadable.severity)
    }
  }
}

/// A static property other than a text, and the expression that is not a constant.
private struct ComputedProperty {
  @Boxed var type: DeclaredType
  var name: String
  var unreadable: Unreadable
}

extension LintModel {
  fileprivate var computedProperties: [ComputedProperty] {
    var computed = bundle.intents.flatMap(properties) + bundle.entities.flatMap(properties)
    computed += bundle.queries.flatMap(properties) + bundle.enums.flatMap(properties)
    computed += bundle.shortcutsProviders.flatMap(properties)
    for union in bundle.unions {
      computed += conditions(union.typeDisplayRepresentation, "typeDisplayRepresentation", union.type)
    }
    for package in bundle.packages {
      computed += values(package.includedPackages, "includedPackages", package.type) { $0.compactMap(\.unreadable) }
    }
    for type in types where type.conformances.contains("PersistentlyIdentifiable") {
      computed += values(type.persistentIdentifier, "persistentIdentifier", type)
    }
    return computed
  }

  private func properties(of intent: Intent) -> [ComputedProperty] {
    let type = intent.type
    return values(intent.openAppWhenRun, "openAppWhenRun", type)
      + values(intent.isDiscoverable, "isDiscoverable", type)
      + values(intent.isAssistantOnly, "isAssistantOnly", type)
      + values(intent.authenticationPolicy, "authenticationPolicy", type)
      + values(intent.supportedModes, "supportedModes", type)
      + values(intent.allowedExecutionTargets, "allowedExecutionTargets", type)
      + values(intent.searchScopes, "searchScopes", type)
      + values(intent.intentClassName, "intentClassName", type)
      + values(intent.deprecation, "deprecation", type) { [$0.replacedBy?.unreadable].compactMap(\.self) }
  }

  private func properties(of entity: Entity) -> [ComputedProperty] {
    conditions(entity.typeDisplayRepresentation, "typeDisplayRepresentation", entity.type)
      + values(entity.allowedExecutionTargets, "allowedExecutionTargets", entity.type)
      + assistantOnly(entity.isAssistantOnly, entity.type)
  }

  private func properties(of query: EntityQuery) -> [ComputedProperty] {
    values(query.allowedExecutionTargets, "allowedExecutionTargets", query.type)
      + values(query.properties, "properties", query.type) { properties in
        properties.flatMap { ([$0.property] + $0.comparators).compactMap(\.unreadable) }
      }
      + values(query.sortingOptions, "sortingOptions", query.type) { $0.compactMap(\.unreadable) }
  }

  private func properties(of appEnum: AppEnum) -> [ComputedProperty] {
    values(appEnum.allCases, "allCases", appEnum.type)
      + conditions(appEnum.caseDisplayRepresentations, "caseDisplayRepresentations", appEnum.type)
      + conditions(appEnum.typeDisplayRepresentation, "typeDisplayRepresentation", appEnum.type)
      + assistantOnly(appEnum.isAssistantOnly, appEnum.type)
  }

  /// The expressions of 'isAssistantOnly', which the framework requires only of types with a schema.
  private func assistantOnly(_ fact: Fact<Bool>, _ type: DeclaredType) -> [ComputedProperty] {
    type.schema == nil ? [] : values(fact, "isAssistantOnly", type)
  }

  private func properties(of provider: ShortcutsProvider) -> [ComputedProperty] {
    values(provider.shortcutTileColor, "shortcutTileColor", provider.type)
  }

  private func values(_ fact: Fact<Value>, _ name: String, _ type: DeclaredType) -> [ComputedProperty] {
    values(fact, name, type) { [$0.firstUnreadable].compactMap(\.self) }
  }

  /// The expressions of a fact that are not constants: the whole value, or those of its parts that `parts` returns. An expression
  /// that is nested too deep to be read may be a constant, so it is omitted.
  private func values<Content>(
    _ fact: Fact<Content>, _ name: String, _ type: DeclaredType, parts: (Content) -> [Unreadable] = { _ in [] }
  ) -> [ComputedProperty] {
    fact.own.flatMap { alternative -> [ComputedProperty] in
      let unreadable: [Unreadable] =
        switch alternative.content {
        case .known(let content): parts(content)
        case .unreadable(let unreadable): [unreadable]
        }
      return unreadable.filter { $0.reason != .depth }.map {
        ComputedProperty(type: type, name: name, unreadable: $0)
      }
    }
  }

  /// The statements and conditions that compute the fact. A name or a call is reported by another rule.
  private func conditions<Content>(_ fact: Fact<Content>, _ name: String, _ type: DeclaredType) -> [ComputedProperty] {
    values(fact, name, type).filter(\.unreadable.isRun)
  }
}
