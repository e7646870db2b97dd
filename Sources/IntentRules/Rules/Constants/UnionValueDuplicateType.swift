import IntentModel

extension Rule {
  static let unionValueDuplicateType = Rule(
    id: "union-value-duplicate-type", severity: .error, summary: "two cases of a union hold the same type",
    rationale:
      "The system picks the case by the value's type. With two of one type it can't, and the macro rejects them.",
    source: "WWDC24 10134; AppIntents documentation: UnionValue()",
    triggering: [
      Example("struct Book: AppEntity { let id: Int }\n@UnionValue enum Item { case a(Book), b(↓Book) }"),
      Example("typealias Name = String\n@UnionValue enum Item { case a(String), b(↓Name) }"),
      Example("@UnionValue enum Item { case a([String]), b(↓Array<String>) }"),
    ],
    nonTriggering: [
      Example("@UnionValue enum Item { case a(String), b(Int), c([String]), d(String?) }"),
      Example(
        """
        struct Shelf { struct Book: AppEntity { let id: Int } }
        struct Book: AppEntity { let id: Int }
        @UnionValue enum Item { case a(Book), b(Shelf.Book) }
        """),
      // Nobody knows what these are.
      Example("import AppIntents\nimport Kit\n@UnionValue enum Item { case a(Kit.Book), b(Lib.Book) }"),
    ]
  ) { model, reporter in
    for union in model.bundle.unions {
      var first: [UnionType: UnionValue.Case] = [:]
      for element in union.cases {
        guard element.types.count == 1, let type = UnionType(element.types[0]) else { continue }
        guard let earlier = first[type] else {
          first[type] = element
          continue
        }
        guard element.conditions == earlier.conditions else { continue }
        reporter.report(
          "cases '\(earlier.name)' and '\(element.name)' hold the same type", at: element.types[0].place,
          symbol: union.type.symbol(element.name),
          notes: [.init(message: "'\(earlier.name)' is declared here", place: earlier.place)])
      }
    }
  }
}

/// A type as far as two can be compared: by declaration where there is one, else by its name.
private struct UnionType: Hashable {
  var kind: ValueType.Kind
  var name: String
  var isOptional: Bool
  var elements: [UnionType]

  /// Nil for a type that can't be told apart from another one of that name.
  init?(_ type: ValueType) {
    kind = type.kind
    isOptional = type.isOptional
    if let declaration = type.declaration, let module = declaration.module, let qualified = declaration.qualifiedName {
      name = "\(module).\(qualified)"
    } else if type.kind == .unknown {
      // The spelling holds the qualifier.
      name = type.spelling
    } else {
      name = type.name ?? ""
    }
    let elements = type.elements.map { UnionType($0) }
    guard !elements.contains(where: { $0 == nil }), !name.isEmpty || !elements.isEmpty else { return nil }
    self.elements = elements.compactMap(\.self)
  }
}
