import IntentModel

extension Rule {
  static let openIntentMissingForValueQuery: Rule = Rule(
    id: "open-intent-missing-for-value-query", severity: .error,
    summary: "no intent opens the entities that a value query finds",
    rationale: """
      Visual intelligence shows an app's results only if an 'OpenIntent' opens each of them. Without one the app does \
      not appear there. Add an 'OpenIntent' whose 'target' is the entity. Xcode 26.2 was observed to reject a query for an \
      entity of another module if the query's module has no such intent. The rule checks only queries that take a \
      'SemanticContentDescriptor', because visual intelligence uses no others.
      """,
    source: "WWDC25 275; of modules: kntkymt/ios-visual-intelligence-feedback (FB21555498)",
    appleMessage:
      "IntentValueQuery '<name>' with SemanticContentDescriptor input has a result type '<type>' that is not openable.",
    reported: Example(.anyBook() + search("↓Book")),
    correct: Example(
      .anyBook() + search("Book") + "\n\n"
        + .documentedIntent("\n@Parameter(title: \"Book\") var target: Book", conformance: "OpenIntent")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let all = model.openedTypes(), modules = Dictionary(grouping: model.bundle.intents, by: \.type.module)
    var opened: [String: Set<TypeKey>] = [:]
    for query in model.bundle.queries
    where query.type.conformances.contains("IntentValueQuery") && query.input?.name == "SemanticContentDescriptor" {
      guard let output = query.output, let element = output.kind == .array ? output.elements.first : output else {
        continue
      }
      guard let key = TypeKey(element.declaration) else { continue }
      let module = query.type.module, near = opened[module] ?? model.openedTypes(by: modules[module] ?? [])
      opened[module] = near
      guard !near.contains(key) else { continue }
      let union = model.union(element.declaration)
      for entity in union.map({ $0.cases.flatMap(\.types) }) ?? [element] {
        guard let declared = model.entity(entity.declaration)?.type, !near.contains(TypeKey(declared)) else { continue }
        let isOpened = all.contains(key) || all.contains(TypeKey(declared))
        if isOpened, declared.module == query.type.module { continue }
        reporter.report(
          "'\(query.type.name)' finds '\(declared.name)', but "
            + (isOpened
              ? "the 'OpenIntent' that opens it is in another module than the query, so the build fails; declare one in "
                + "the query's module, too"
              : "no 'OpenIntent' opens it, so visual intelligence does not show the app's results"),
          at: element.place, symbol: query.type.symbol(declared.name),
          notes: [.declaration(of: declared.name, at: declared.place)])
      }
    }
  }
}

extension LintModel {
  /// The types of the targets of intents that open something, of the elements of such a type, and of the cases of a union. If
  /// `intents` is nil, all intents of all modules count.
  func openedTypes(by intents: [Intent]? = nil) -> Set<TypeKey> {
    var opened: Set<TypeKey> = []
    for intent in intents ?? bundle.intents {
      guard intent.conforms(to: "OpenIntent") || intent.opensBySchema, let target = intent.parameter("target")?.type
      else { continue }
      for type in [target] + target.elements {
        guard let key = TypeKey(type.declaration) else { continue }
        opened.insert(key)
        let cases = unions(type.declaration).flatMap(\.cases)
        opened.formUnion(cases.flatMap(\.types).compactMap { TypeKey($0.declaration) })
      }
    }
    return opened
  }
}

extension Intent {
  /// Whether the macro of its schema adds the conformance to `OpenIntent`, as those with `.open` in their names do.
  fileprivate var opensBySchema: Bool { type.schema?.name.known?.contains(text: ".open") ?? false }
}

private func search(_ entity: String) -> String {
  "struct BookSearch: IntentValueQuery {\n"
    + "  func values(for input: SemanticContentDescriptor) async throws -> [\(entity)] { [] }\n}"
}
