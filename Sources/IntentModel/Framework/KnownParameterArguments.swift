/// An argument of `@Parameter` or `@Property`, by its label.
package struct KnownArgument: Sendable {
  enum Content: Sendable {
    /// A localizable string.
    case text
    /// An instance of a declared type.
    case reference
    /// A call whose arguments are texts.
    case displayName
    /// A value of the variable's own type.
    case ofDeclaredType
    /// Two values of the variable's own type: the bounds.
    case range
    case constant
    /// An array of static members of one of the system's types, by that type's name.
    case members(of: String)

    /// Whether `.none` can mean only the nil of an optional, because values of this content have no case of that name.
    var isOptionalWithoutCases: Bool {
      switch self {
      case .text, .displayName, .range: true
      case .reference, .ofDeclaredType, .constant, .members: false
      }
    }
  }

  package enum Role: Sendable {
    /// A text of the metadata.
    case text
    /// An instance or function that the app makes, or a text that it shows, when the intent runs. Apple's tool reads at most its
    /// type.
    case whenRun
    /// The default value, by either label: `default` or `defaultValue`.
    case `default`
    /// An argument that iOS 17.4 declares `_const`, so that an expression that is not constant does not compile. Whether later
    /// SDKs still declare it so is known for `inputConnectionBehavior` alone.
    case constant
    case other
  }

  var label: String
  var content: Content
  package var role: Role
  /// The primitive types whose parameters take the argument; nil if the interface was not read for it.
  package var takenBy: Set<String>?
  /// Whether Apple's metadata has the argument under a separate key, or not at all. Other arguments are in a list of keys and
  /// values.
  package var hasOwnKey: Bool
  var evidence: [Evidence]

  init(
    _ label: String, _ content: Content, _ role: Role, takenBy: Set<String>? = nil, hasOwnKey: Bool = false,
    by evidence: [Evidence] = .iOS17
  ) {
    self.label = label
    self.content = content
    self.role = role
    self.takenBy = takenBy
    self.hasOwnKey = hasOwnKey
    self.evidence = evidence
  }
}

/// The arguments of `@Parameter`: a row for each label.
package enum KnownParameterArguments {
  static let all: [KnownArgument] = [
    KnownArgument("title", .text, .text, hasOwnKey: true),
    KnownArgument("description", .text, .text, hasOwnKey: true),
    KnownArgument("displayName", .displayName, .text, takenBy: ["Bool"]),
    KnownArgument("requestValueDialog", .text, .whenRun, hasOwnKey: true),
    KnownArgument("requestDisambiguationDialog", .text, .whenRun, hasOwnKey: true),
    KnownArgument("optionsProvider", .reference, .whenRun, hasOwnKey: true),
    KnownArgument("query", .reference, .whenRun), KnownArgument("resolvers", .constant, .whenRun),
    KnownArgument("supportedValues", .constant, .whenRun), KnownArgument("default", .ofDeclaredType, .default),
    KnownArgument("defaultValue", .ofDeclaredType, .default),
    KnownArgument("inclusiveRange", .range, .constant, takenBy: ["Int", "Double", "Date", "DateComponents"]),
    KnownArgument("controlStyle", .constant, .constant, takenBy: ["Int", "Double"]),
    KnownArgument("kind", .constant, .constant, takenBy: ["Date", "DateComponents"]),
    KnownArgument("inputOptions", .constant, .other, takenBy: ["String"]),
    KnownArgument("supportedTypeIdentifiers", .constant, .constant, takenBy: []),
    KnownArgument("supportedContentTypes", .members(of: "UTType"), .other, takenBy: [], by: .documentation),
    KnownArgument("inputConnectionBehavior", .constant, .constant, hasOwnKey: true),
    KnownArgument("displayStyle", .constant, .constant), KnownArgument("mode", .constant, .constant),
    KnownArgument("currencyCodes", .constant, .constant), KnownArgument("defaultUnit", .constant, .constant),
    KnownArgument("defaultUnitAdjustForLocale", .constant, .constant), KnownArgument("unit", .constant, .constant),
    KnownArgument("unitAdjustForLocale", .constant, .constant),
    KnownArgument("supportsNegativeNumbers", .constant, .constant),
  ]

  package static let byLabel = Dictionary(uniqueKeysWithValues: all.map { ($0.label, $0) })

  /// The content of the argument with a label; a constant for a label without a row.
  static func content(of label: String?) -> KnownArgument.Content {
    label.flatMap { byLabel[$0]?.content } ?? .constant
  }

  /// Whether an argument is evaluated when the intent runs, and so does not have to be a compile-time constant.
  package static func isRead(whenRun label: String) -> Bool { byLabel[label]?.role == .whenRun }

  /// The labels of the default value.
  package static let defaults = Set(all.lazy.filter { $0.role == .default }.map(\.label))
}
