import IntentModel
import IntentReports

extension Rule {
  static let openIntentMissingForValueQuery: Rule = Rule(
    id: "open-intent-missing-for-value-query", severity: .error,
    summary: "no intent opens the entities that a value query finds",
    rationale: """
      Visual intelligence shows an app's results only if an 'OpenIntent' opens each of them. Without one the app does \
      not appear there. Add an 'OpenIntent' whose 'target' is the entity. The rule checks only queries that take a \
      'SemanticContentDescriptor', because visual intelligence uses no others.
      """,
    source: "WWDC25 275",
    reported: """
      struct Book: AppEntity {
        let id: Int
        // …
      }

      struct BookSearch: IntentValueQuery {
        func values(for input: SemanticContentDescriptor) async throws -> [↓Book] { [] }
      }
      """,
    correct: """
      struct Book: AppEntity {
        let id: Int
        // …
      }

      struct BookSearch: IntentValueQuery {
        func values(for input: SemanticContentDescriptor) async throws -> [Book] { [] }
      }

      struct OpenBook: OpenIntent {
        static let title: LocalizedStringResource = "Open Book"

        @Parameter(title: "Book") var target: Book

        func perform() async throws -> some IntentResult { .result() }
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let opened = model.openedTypes
    for query in model.bundle.queries
    where query.type.conformances.contains("IntentValueQuery") && query.input?.name == "SemanticContentDescriptor" {
      guard let output = query.output, let element = output.kind == .array ? output.elements.first : output else {
        continue
      }
      let key = TypeKey(element.declaration)
      guard key.map({ !opened.contains($0) }) ?? false else { continue }
      let union = model.union(element.declaration)
      for entity in union.map({ $0.cases.flatMap(\.types) }) ?? [element] {
        guard let declared = model.entity(entity.declaration)?.type, !opened.contains(TypeKey(declared))
        else {
          continue
        }
        reporter.report(
          "'\(query.type.name)' finds '\(declared.name)', but no 'OpenIntent' opens it, so visual intelligence does not show the app's results",
          at: element.place, symbol: query.type.symbol(declared.name),
          notes: [.declaration(of: declared.name, at: declared.place)])
      }
    }
  }
}

extension LintModel {
  /// The targets of all intents that open something, in any module, with the types of a union.
  var openedTypes: Set<TypeKey> {
    var opened: Set<TypeKey> = []
    for intent in bundle.intents {
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
  /// The macro of such a schema adds the conformance to `OpenIntent`.
  fileprivate var opensBySchema: Bool { type.schema?.name.known?.contains(text: ".open") ?? false }
}
