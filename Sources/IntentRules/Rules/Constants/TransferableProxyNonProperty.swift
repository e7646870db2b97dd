import IntentModel

extension Rule {
  static let transferableProxyNonProperty = Rule(
    id: "transferable-proxy-non-property", severity: .error,
    summary: "an entity is handed on as the value of a variable that is no @Property",
    rationale: """
      Xcode reads the key path of a 'ProxyRepresentation' at build time, and knows an entity's properties alone. Any other \
      variable isn't found, so that the entity can't be passed to other apps that way.
      """,
    source: "WWDC24 10134",
    triggering: [
      Example(.transferred(#"ProxyRepresentation(exporting: ↓\.title)"#, "var title: String")),
      Example(.transferred(#"ProxyRepresentation(exporting: ↓\Book.title)"#, "var title: String { \"A\" }")),
    ],
    nonTriggering: [
      Example(
        .transferred(#"ProxyRepresentation(exporting: \.title)"#, "@Property(title: \"Title\") var title: String")),
      Example(
        .transferred(#"ProxyRepresentation(exporting: \.title)"#, "@ComputedProperty var title: String { \"A\" }")),
      Example(.transferred("ProxyRepresentation { $0.title }", "var title: String")),
      Example(.transferred("ProxyRepresentation(exporting: { $0.title })", "var title: String")),
      // Declared nobody knows where.
      Example(.transferred(#"ProxyRepresentation(exporting: \.title)"#, "")),
      Example(
        "struct Note: Transferable { var title: String; static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \\.title) } }"
      ),
      Example(
        "@AppEntity(schema: .books.book)\n"
          + .transferred(#"ProxyRepresentation(exporting: \.title)"#, "var title: String")),
    ]
  ) { model, reporter in
    for entity in model.bundle.entities {
      for representation in entity.transferRepresentations.known.flatMap(\.self)
      where representation.kind == "ProxyRepresentation" {
        guard let argument = representation.arguments.first(where: { $0.label == "exporting" }),
          case .keyPath(let path) = argument.value.form, let first = path.first
        else { continue }
        let name = first.first == "$" ? String(first.dropFirst()) : first
        guard
          let member = entity.type.members.first(where: { $0.name == name && $0.kind == .variable && !$0.isStatic }),
          member.providedBy == nil, !entity.properties.contains(where: { $0.name == name }), member.attributes.isEmpty
        else { continue }
        reporter.report(
          "'\(name)' is no '@Property' of '\(entity.type.name)'", at: argument.value.place,
          symbol: entity.type.symbol(name), notes: [.init(message: "'\(name)' is declared here", place: member.place)])
      }
    }
  }
}

extension String {
  /// An entity with this representation and this member, for examples.
  fileprivate static func transferred(_ representation: String, _ member: String) -> String {
    """
    struct Book: AppEntity, Transferable {
      let id: Int
      \(member)
      static var transferRepresentation: some TransferRepresentation {
        \(representation)
      }
    }
    """
  }
}
