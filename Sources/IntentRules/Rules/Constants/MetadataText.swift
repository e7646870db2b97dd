import IntentModel
import IntentReports
import SourceScan

/// A string of the metadata that is not a constant: the title of an intent, of a parameter, of a case.
///
/// The form of the expression decides which rule reports it, so that each expression is reported once: `Form`.
struct UnreadableText: Sendable {
  /// The kind of expression, one rule for each.
  enum Form {
    /// A name, a call, an element, a macro, a condition inside an argument: `non-literal-localized-string`.
    case nonLiteral
    /// `"a" + "b"`, `String(format:)`, `NSLocalizedString`: `concatenated-metadata-string`.
    case builtString
    /// `"Open \(name)"`: `interpolation-in-static-title`.
    case interpolation
    /// A getter of several statements, a condition as the whole value: `non-static-metadata-property`.
    case dynamic
  }

  @Boxed var type: DeclaredType
  /// The member in symbols of findings: `title`, `count/title`.
  var member: String
  /// The name in messages: `the title of 'Open'`.
  var name: String
  var unreadable: Unreadable
  /// Whether it is the whole value of a static variable.
  var isWholeValue = false
  /// Whether it is not part of the metadata, but is shown when the intent runs.
  var isDialog = false
  /// Whether it is the default value of a text whose key is constant. The metadata contains only the key.
  var isDefaultValue = false

  /// Nil if no rule reports the text: the reader gave up, and the compiler may read it, or a dialog names a declaration, which may
  /// be a constant with a literal.
  var form: Form? {
    switch unreadable.reason {
    case .reference where isDialog: nil
    case .reference, .call, .macro, .other: .nonLiteral
    case .stringCall, .concatenation: .builtString
    case .interpolation: .interpolation
    case .statements: .dynamic
    case .conditional: isWholeValue ? .dynamic : .nonLiteral
    case .depth: nil
    }
  }

  /// The severity, where it is not that of the rule. A dialog works, but can be in the wrong language. A key works without its
  /// default value. Apps with a run-time value in a description were built and released; what their metadata contains is
  /// unverified.
  var severity: Severity? {
    isDialog ? .note : isDefaultValue || isInterpolatedDescription ? .warning : unreadable.severity
  }

  private var isInterpolatedDescription: Bool {
    form == .interpolation && (member == "description" || member.hasPrefix("description/"))
  }

  /// The cause, one for all texts of a type with the same obligation, such as those of an enum's cases: people write and fix them
  /// together.
  var cause: Finding.Cause { .init("\(type.symbol) \(obligation)", note: "so \(obligation) \(name)") }

  /// The verb of the message: a constant is required, or only recommended.
  var obligation: String { isDialog || isDefaultValue || isInterpolatedDescription ? "should" : "must" }
  /// The end of the message: the reason for a constant.
  var purpose: String {
    isDialog
      ? "so that it can be translated"
      : isDefaultValue ? "or the metadata lacks it" : "because Xcode reads it at build time"
  }
}

extension Rule {
  /// The check of a rule about the texts of one form. `demand` is what they must or should do: `be a literal`.
  static func eachText(
    _ form: UnreadableText.Form, _ demand: String
  ) -> @Sendable (LintModel, inout Reporter) -> Void {
    { model, reporter in
      for text in model.unreadableTexts(form) {
        reporter.report(
          "\(text.name) \(text.obligation) \(demand), \(text.purpose); found '\(text.unreadable.excerpt)'",
          at: text.unreadable.place, symbol: text.type.symbol(text.member), severity: text.severity, cause: text.cause)
      }
    }
  }
}

extension LintModel {
  /// The strings of the metadata and of dialogs that are expressions of this form instead of constants, each once. Parameter
  /// summaries and the phrases of App Shortcuts are not included, because other rules check them.
  func unreadableTexts(_ form: UnreadableText.Form) -> [UnreadableText] {
    texts.unreadable.filter { $0.form == form }.uniqued(by: \.unreadable.place)
  }

  /// Every readable string of the metadata that names a bundle, with its owner.
  var textsWithBundle: [MetadataTexts.Readable] {
    texts.withBundle.uniqued(by: \.text.place)
  }
}

/// Collects the localizable strings of the metadata from the model, including dialogs. Strings of an instance, such as an
/// entity's display representation, are not included.
struct MetadataTexts: Sendable {
  struct Readable: Sendable {
    @Boxed var type: DeclaredType
    var member: String
    var name: String
    var text: LocalizedText
    var isDialog = false
  }

  /// The declaration that a text belongs to. It is created only for texts that a rule reads; this is so rare that the
  /// functions are not inlined.
  private struct Owner {
    @Boxed var type: DeclaredType
    var member: String
    var name: String

    @inline(never)
    static func member(_ member: String, of type: DeclaredType) -> Owner {
      Owner(type: type, member: member, name: "'\(member)' of '\(type.name)'")
    }

    @inline(never)
    func part(_ label: String) -> Owner {
      Owner(type: type, member: "\(member)/\(label)", name: "'\(label)' in \(name)")
    }
  }

  private(set) var unreadable: [UnreadableText] = []
  private(set) var withBundle: [Readable] = []

  init(of bundle: MetadataBundle, _ providers: [ListedProvider]) {
    for intent in bundle.intents { visit(intent) }
    for entity in bundle.entities {
      visit(entity.typeDisplayRepresentation, entity.type)
      visit(entity.properties, of: entity.type)
    }
    for query in bundle.queries {
      visit(query.findIntentDescription, query.type, "findIntentDescription")
      visit(query.parameters, of: query.type)
    }
    for provider in bundle.optionsProviders { visit(provider.parameters, of: provider.type) }
    for appEnum in bundle.enums { visit(appEnum) }
    for union in bundle.unions { visit(union.typeDisplayRepresentation, union.type) }
    for provider in providers { visit(provider) }
  }

  // MARK: Texts

  private mutating func visit(
    _ text: Text?, _ owner: @autoclosure () -> Owner, isWholeValue: Bool = false, isDialog: Bool = false
  ) {
    switch text {
    case .none: break
    case .known(let text):
      if text.bundle != nil { add(text, owner(), isDialog: isDialog) }
      if let unreadable = text.table?.unreadable { add(unreadable, owner().part("table"), isDialog: isDialog) }
      if let unreadable = text.defaultValue?.unreadable {
        add(unreadable, owner().part("defaultValue"), isDialog: isDialog, isDefaultValue: true)
      }
    case .unreadable(let unreadable): add(unreadable, owner(), isWholeValue: isWholeValue, isDialog: isDialog)
    }
  }

  @inline(never)
  private mutating func add(_ text: LocalizedText, _ owner: Owner, isDialog: Bool) {
    withBundle.append(
      Readable(type: owner.type, member: owner.member, name: owner.name, text: text, isDialog: isDialog))
  }

  @inline(never)
  private mutating func add(
    _ unreadable: Unreadable, _ owner: Owner, isWholeValue: Bool = false, isDialog: Bool = false,
    isDefaultValue: Bool = false
  ) {
    self.unreadable.append(
      UnreadableText(
        type: owner.type, member: owner.member, name: owner.name, unreadable: unreadable, isWholeValue: isWholeValue,
        isDialog: isDialog, isDefaultValue: isDefaultValue))
  }

  private mutating func visit(_ texts: Constant<[Text]>?, _ owner: @autoclosure () -> Owner) {
    switch texts {
    case .none: break
    case .known(let texts): for text in texts { visit(text, owner()) }
    case .unreadable(let unreadable): add(unreadable, owner())
    }
  }

  /// Visits an argument of a property wrapper: a text, or a call whose arguments are texts.
  private mutating func visit(_ value: Value, _ owner: @autoclosure () -> Owner, isDialog: Bool) {
    switch value.form {
    case .text(let text): visit(.known(text), owner(), isDialog: isDialog)
    case .call(_, let arguments): for argument in arguments { visit(argument.value, owner(), isDialog: isDialog) }
    default: if let unreadable = value.firstUnreadable { add(unreadable, owner(), isDialog: isDialog) }
    }
  }

  // MARK: Declarations

  private mutating func visit(_ intent: Intent) {
    for title in intent.title.own { visit(title.content, .member("title", of: intent.type), isWholeValue: true) }
    visit(intent.description, intent.type, "description", isFocusFilter: intent.conforms(to: "SetFocusFilterIntent"))
    for deprecation in intent.deprecation.own {
      visit(deprecation.content.known?.message, .member("deprecation", of: intent.type))
    }
    visit(intent.parameters, of: intent.type)
  }

  private mutating func visit(_ properties: [WrappedProperty], of type: DeclaredType) {
    for property in properties {
      for argument in property.arguments {
        guard let label = argument.label else { continue }
        let isDialog: Bool
        switch label {
        case "title", "description", "displayName": isDialog = false
        case "requestValueDialog", "requestDisambiguationDialog": isDialog = true
        default: continue
        }
        visit(
          argument.value,
          Owner(type: type, member: "\(property.name)/\(label)", name: "'\(label)' of '\(property.name)'"),
          isDialog: isDialog)
      }
    }
  }

  private mutating func visit(
    _ description: Fact<IntentDescription>, _ type: DeclaredType, _ member: String, isFocusFilter: Bool = false
  ) {
    func owner() -> Owner { .member(member, of: type) }
    for alternative in description.own {
      switch alternative.content {
      case .known(let description):
        visit(description.text, owner())
        visit(description.categoryName, owner().part("categoryName"))
        visit(description.searchKeywords, owner().part("searchKeywords"))
        visit(description.resultValueName, owner().part("resultValueName"))
      case .unreadable(let unreadable):
        // A description of another type is reported by `description-wrong-type`; that of a focus filter is a
        // `LocalizedStringResource`.
        let declared = alternative.origin.declaredType, isString = declared == nil && unreadable.isString
        guard isFocusFilter || declared == nil && !isString || declared?.contains(text: "IntentDescription") == true
        else {
          break
        }
        add(unreadable, owner(), isWholeValue: true)
      }
    }
  }

  private mutating func visit(_ representation: Fact<TypeDisplayRepresentation>, _ type: DeclaredType) {
    func owner() -> Owner { .member("typeDisplayRepresentation", of: type) }
    for alternative in representation.own {
      // Another rule reports a value that is unreadable as a whole.
      guard let representation = alternative.content.known else { continue }
      visit(representation.name, owner())
      visit(representation.numericFormat, owner().part("numericFormat"))
      visit(representation.synonyms, owner().part("synonyms"))
    }
  }

  private mutating func visit(_ appEnum: AppEnum) {
    visit(appEnum.typeDisplayRepresentation, appEnum.type)
    for alternative in appEnum.caseDisplayRepresentations.own {
      for entry in alternative.content.known ?? [] {
        guard let representation = entry.representation.known else { continue }
        func owner() -> Owner {
          let name = entry.caseName.known?.name ?? "?"
          return Owner(type: appEnum.type, member: name, name: "the representation of case '\(name)'")
        }
        visit(representation.title, owner())
        visit(representation.subtitle, owner().part("subtitle"))
        visit(representation.synonyms, owner().part("synonyms"))
        visit(representation.descriptionText, owner().part("descriptionText"))
      }
    }
  }

  private mutating func visit(_ provider: ListedProvider) {
    for alternative in provider.provider.negativePhrases.own {
      visit(alternative.content, .member("negativePhrases", of: provider.type))
    }
    for listed in provider.shortcuts {
      visit(
        listed.shortcut.shortTitle,
        Owner(
          type: provider.type, member: "\(listed.intentName)/shortTitle",
          name: "'shortTitle' of the App Shortcut for '\(listed.intentName)'"))
    }
  }
}

extension Unreadable {
  /// Whether the expression is a `String` where no type is stated: `NSLocalizedString("…")`, `"a" + b`, `"a \(b)"`.
  var isString: Bool {
    switch reason {
    case .stringCall:
      let callee = text.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) ?? ""
      return callee == "String" || KnownTypes.isStringFunction(callee)
    case .concatenation, .interpolation: return text.hasPrefix("\"") || text.hasPrefix("#\"")
    default: return false
    }
  }
}
