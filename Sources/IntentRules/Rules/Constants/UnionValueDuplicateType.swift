import IntentModel

extension Rule {
  static let unionValueDuplicateType: Rule = Rule(
    id: "union-value-duplicate-type", severity: .error, summary: "two cases of a union have the same type",
    rationale: """
      The system chooses the case of a union by the type of the value. If two cases have the same type, the choice \
      is ambiguous, so the macro rejects the enum. Keep one case for each type.
      """,
    source: "WWDC24 10134; AppIntents documentation: UnionValue()",
    reported: """
      @UnionValue
      enum SearchResult {
        case title(String)
        case author(↓String)
      }
      """,
    correct: """
      @UnionValue
      enum SearchResult {
        case title(String)
        case pageCount(Int)
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
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
          "cases '\(earlier.name)' and '\(element.name)' have the same type, so the system cannot distinguish them",
          at: element.types[0].place,
          symbol: union.type.symbol(element.name),
          notes: [.declaration(of: earlier.name, at: earlier.place)])
      }
    }
  }
}

/// A type for comparison: by its declaration if the sources contain it, otherwise by its name.
private struct UnionType: Hashable {
  var kind: ValueType.Kind
  var name: String
  var isOptional: Bool
  var elements: [UnionType]

  /// Nil if the type, or a type inside it, has neither a name nor elements, so it cannot be compared.
  init?(_ type: ValueType) {
    kind = type.kind
    isOptional = type.isOptional
    if let declaration = type.declaration, let module = declaration.module, let qualified = declaration.qualifiedName {
      name = "\(module).\(qualified)"
    } else if type.kind == .unknown {
      // The spelling has the qualifier, which the name lacks.
      name = type.spelling
    } else {
      name = type.name ?? ""
    }
    let elements = type.elements.map { UnionType($0) }
    guard !elements.contains(where: { $0 == nil }), !name.isEmpty || !elements.isEmpty else { return nil }
    self.elements = elements.compactMap(\.self)
  }
}
