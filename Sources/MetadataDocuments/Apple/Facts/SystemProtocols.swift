import IntentModel

/// The conformances that the document lists for types, with their identifiers: the rows of `KnownProtocols` by kind of type.
struct SystemProtocols {
  static let ofIntents = SystemProtocols(.intent, prefix: "com.apple.link.systemProtocol.")
  static let ofEntities = SystemProtocols(.entity, prefix: "com.apple.appintents.entity.")
  static let ofEnums = SystemProtocols(.enum)
  static let ofQueries = SystemProtocols(.query)

  static let search = ofIntents.identifier(of: "ShowInAppSearchResultsIntent")

  /// The form of each protocol in documents, by the protocol's name.
  let forms: [String: KnownProtocol.Form]
  /// The names of the protocols whose form in documents is known.
  let known: Set<String>
  private let prefix: String

  private init(_ kind: KnownProtocol.Kind, prefix: String = "") {
    forms = KnownProtocols.forms(of: kind)
    known = Set(forms.filter { if case .unverified = $0.value { false } else { true } }.keys)
    self.prefix = prefix
  }

  /// The identifier of a protocol with the prefix; nil for a protocol without an identifier.
  func identifier(of name: String) -> String? {
    if case .identifier(let identifier, _)? = forms[name] { prefix + identifier } else { nil }
  }

  /// The names of protocols by identifier. If several have the same identifier, the first that isn't deprecated, or the first of
  /// all.
  func protocolsByIdentifier() -> [String: String] {
    let rows = KnownProtocols.all.filter { $0.deprecated == nil } + KnownProtocols.all.filter { $0.deprecated != nil }
    let names = rows.compactMap { row in identifier(of: row.name).map { ($0, row.name) } }
    return Dictionary(names, uniquingKeysWith: { first, _ in first })
  }

  /// The bits of the protocols for queries, in the order of `KnownProtocols`.
  static let capabilities: [(name: String, bit: Int, evidence: Evidence)] = KnownProtocols.all.compactMap { row in
    if case .capability(let bit, let evidence) = row.form { (row.name, bit, evidence) } else { nil }
  }
}
