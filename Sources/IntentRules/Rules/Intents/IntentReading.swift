import IntentModel
import SourceScan

extension LintModel {
  /// The bodies of `perform()` that intents have themselves, not by an extension of a protocol.
  var ownBodies: [(intent: Intent, body: PerformBody)] {
    bundle.intents.flatMap { intent in intent.performBodies.filter { $0.providedBy == nil }.map { (intent, $0) } }
  }

  var intentParameters: [(intent: Intent, parameter: WrappedProperty)] {
    bundle.intents.flatMap { intent in intent.parameters.map { (intent, $0) } }
  }

  /// The '@IntentParameterDependency' variables of queries and providers of options, with the type that has each.
  var dependencies: [(type: DeclaredType, dependency: ParameterDependency)] {
    bundle.queries.flatMap { query in query.dependencies.map { (query.type, $0) } }
      + bundle.optionsProviders.flatMap { provider in provider.dependencies.map { (provider.type, $0) } }
  }

  var entityProperties: [(entity: Entity, property: WrappedProperty)] {
    bundle.entities.flatMap { entity in entity.properties.map { (entity, $0) } }
  }
}

extension PerformBody {
  /// Whether the code asks the system to bring the app to the front, by a call or by an error.
  var continuesInForeground: Bool {
    names.contains {
      ["continueInForeground", "needsToContinueInForegroundError", "requestToContinueInForeground"].contains($0)
    }
  }
}

/// Properties of an intent that several rules use.
extension Intent {
  func conforms(to names: String...) -> Bool { names.contains { type.conformances.contains($0) } }

  /// Whether a protocol of the framework provides 'perform()'.
  var hasFrameworkPerform: Bool { type.conformances.contains { KnownProtocols.byName[$0]?.performer != nil } }

  /// Whether one of its `perform()` functions mentions a name.
  func performs(_ name: String) -> Bool { performBodies.contains { $0.names.contains(name) } }

  /// Whether Shortcuts and Spotlight list it: it is discoverable, not limited to the assistant, and not deprecated. A value that is
  /// not known counts as the default.
  var isShown: Bool { isDiscoverable.only != false && isAssistantOnly.only != true && deprecation.isAbsent }

  /// The supported modes, such as `background`, `foreground`, `foreground.dynamic`; nil if the source does not state them, or
  /// states them in another form.
  var modes: [String]? { supportedModes.only.flatMap(Self.modes) }

  private static func modes(_ value: Value) -> [String]? {
    switch value.form {
    case .enumCase(let name, nil): return [name]
    case .enumCase(let name, let arguments?):
      guard arguments.count == 1, case .enumCase(let inner, _) = arguments[0].value.form else { return nil }
      return ["\(name).\(inner)"]
    case .array(let values):
      let modes = values.map(modes)
      return modes.contains { $0 == nil } ? nil : modes.flatMap { $0 ?? [] }
    default: return nil
    }
  }
}

extension DeclaredType {
  /// Whether the type may have members that are not known: it has more than are read, or inherits from a type outside the scanned
  /// sources. The ancestors in `KnownAncestors.plain` provide no members that rules look for.
  var mayHaveHiddenMembers: Bool {
    lacksMembers || !unknownAncestors.allSatisfy { KnownAncestors.plain.contains($0) }
  }

  /// The symbol of findings about a member, such as `App.OpenBook/target`.
  func symbol(_ member: String) -> String { "\(symbol)/\(member)" }
}

extension Place {
  /// The key for sorting by file and position.
  var order: (FileID, UInt32) { (file, span.start) }
  /// The empty location at the start of the place.
  var beginning: Place { Place(file, ByteSpan(span.start, span.start)) }
  /// The empty location at the end of the place.
  var ending: Place { Place(file, ByteSpan(span.end, span.end)) }
}

extension String {
  /// An intent with a title, a `perform()` and `members`, for examples.
  static func intent(_ name: String, _ conformances: String = "AppIntent", _ members: String) -> String {
    """
    struct \(name): \(conformances) {
      static let title: LocalizedStringResource = "\(name.filter { $0 != "↓" })"
    \(members.isEmpty ? "" : "  " + members.indented(by: 2))
      func perform() async throws -> some IntentResult { .result() }
    }
    """
  }
}
