import IntentModel
import SourceFindings

extension Rule {
  static let openIntentMissingForValueQuery = Rule(
    id: "open-intent-missing-for-value-query", severity: .error,
    summary: "a value query finds entities that no intent opens",
    rationale: """
      Visual intelligence shows an app's results only when each can be opened: without an 'OpenIntent' for the entity \
      the app doesn't show up. A value query that takes anything but a 'SemanticContentDescriptor' is not asked by visual \
      intelligence, so the rule ignores it.
      """,
    source: "WWDC25 275",
    triggering: [
      Example(.entity("Book") + .valueQuery("[↓Book]")),
      Example(
        "typealias Picture = SemanticContentDescriptor\n" + .entity("Book") + .valueQuery("[↓Book]", of: "Picture")),
      Example(
        .entity("Book") + .entity("Shelf") + "@UnionValue enum Item { case book(Book), shelf(Shelf) }\n"
          + .valueQuery("[↓Item]") + .intent("Open", "OpenIntent", #"@Parameter(title: "Book") var target: Book"#)),
    ],
    nonTriggering: [
      Example(
        .entity("Book") + .valueQuery("[Book]")
          + .intent("Open", "OpenIntent", #"@Parameter(title: "Book") var target: Book"#)),
      Example(
        .entity("Book") + .valueQuery("[Book]")
          + "@AppIntent(schema: .books.openBook)\nstruct Open { var target: Book }"),
      // The union itself may be what is opened.
      Example(
        .entity("Book") + "@UnionValue enum Item { case book(Book) }\n" + .valueQuery("[Item]")
          + .intent("Open", "OpenIntent", #"@Parameter(title: "Item") var target: Item"#)),
      // Another module's entity is opened there.
      Example("import Kit\nimport AppIntents\n" + .valueQuery("[KitBook]")),
      // Only visual intelligence shows what it finds as results to open.
      Example(.entity("Book") + .valueQuery("[Book]", of: "String")),
      Example(.entity("Book") + .entity("Shelf") + .valueQuery("[Book]", of: "Shelf")),
      Example(.entity("Book") + "typealias Query = String\n" + .valueQuery("[Book]", of: "Query")),
      Example(
        .entity("Book") + "struct Query: EntityQuery { func entities(for ids: [Int]) async throws -> [Book] { [] } }"),
    ]
  ) { model, reporter in
    let opened = model.openedTypes
    for query in model.bundle.queries
    where query.type.conformances.contains("IntentValueQuery") && query.input?.name == "SemanticContentDescriptor" {
      guard let output = query.output, let element = output.kind == .array ? output.elements.first : output else {
        continue
      }
      let key = LintModel.TypeKey(element.declaration)
      guard key.map({ !opened.contains($0) }) ?? false else { continue }
      let union = model.bundle.unions.first { LintModel.TypeKey($0.type) == key }
      for entity in union.map({ $0.cases.flatMap(\.types) }) ?? [element] {
        guard let declared = model.entity(entity.declaration)?.type, !opened.contains(LintModel.TypeKey(declared))
        else {
          continue
        }
        reporter.report(
          "'\(query.type.name)' finds '\(declared.name)', which no 'OpenIntent' opens", at: element.place,
          symbol: query.type.symbol(declared.name),
          notes: [Finding.Note(message: "'\(declared.name)' is declared here", place: declared.place)])
      }
    }
  }
}

extension LintModel {
  /// What is the target of an intent that opens things, in any module; a union's types with it.
  var openedTypes: Set<TypeKey> {
    var opened: Set<TypeKey> = []
    for intent in bundle.intents {
      guard intent.conforms(to: "OpenIntent") || intent.opensBySchema, let target = intent.parameter("target")?.type
      else { continue }
      for type in [target] + target.elements {
        guard let key = TypeKey(type.declaration) else { continue }
        opened.insert(key)
        let union = bundle.unions.first { TypeKey($0.type) == key }
        opened.formUnion((union?.cases ?? []).flatMap(\.types).compactMap { TypeKey($0.declaration) })
      }
    }
    return opened
  }
}

extension Intent {
  /// A schema's intent is an `OpenIntent` by its macro.
  fileprivate var opensBySchema: Bool { type.schema?.name.known?.contains(".open") ?? false }
}

extension String {
  fileprivate static func valueQuery(_ output: String, of input: String = "SemanticContentDescriptor") -> String {
    """
    struct Search: IntentValueQuery {
      func values(for input: \(input)) async throws -> \(output) { [] }
    }

    """
  }
}
