extension Rule {
  static let transferableProxyNonProperty: Rule = Rule(
    id: "transferable-proxy-non-property", severity: .warning,
    summary: "a 'ProxyRepresentation' exports a variable that is not a '@Property'",
    rationale: """
      Xcode reads the key path of a 'ProxyRepresentation' at build time and finds only properties of the entity (WWDC24 \
      10134). Other apps cannot receive the entity in this form. Add '@Property' to the variable. Documents of \
      Xcode 27 also contain the type of a plain 'URL'; whether the system then finds the value is unverified.
      """,
    source: "WWDC24 10134",
    reported: #"""
      struct Book: AppEntity, Transferable {
        let id: Int
        var title: String

        static var transferRepresentation: some TransferRepresentation {
          ProxyRepresentation(exporting: ↓\.title)
        }
      }
      """#,
    correct: #"""
      struct Book: AppEntity, Transferable {
        let id: Int
        @Property(title: "Title") var title: String

        static var transferRepresentation: some TransferRepresentation {
          ProxyRepresentation(exporting: \.title)
        }
      }
      """#,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
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
          "'\(name)' is not a '@Property' of '\(entity.type.name)', so the entity cannot be exported through it",
          at: argument.value.place, symbol: entity.type.symbol(name),
          notes: [.declaration(of: name, at: member.place)])
      }
    }
  }
}
