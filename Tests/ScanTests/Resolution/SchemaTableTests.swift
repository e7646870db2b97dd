import Testing

@testable import IntentRules
@testable import MetadataDocuments

/// The two tables of schemas agree: the linter's names in Swift, and the document's names.
struct SchemaTableTests {
  static let names: [(KnownSchemas.Kind, [String: String])] = [
    (.intent, SchemaNames.intents), (.entity, SchemaNames.entities), (.enum, SchemaNames.enums),
  ]

  @Test(arguments: names.flatMap { kind, names in names.keys.sorted().map { (kind, $0) } })
  func knowsEverySchemaThatHasADocumentName(kind: KnownSchemas.Kind, name: String) {
    #expect(KnownSchemas.since(kind, name) != nil)
  }

  /// A reader finds the schema by its domain and its document name.
  @Test(arguments: names.map(\.0)) func everySchemaOfADomainHasItsOwnDocumentName(kind: KnownSchemas.Kind) throws {
    let names = try #require(Self.names.first { $0.0 == kind }).1
    let pairs = names.map { "\(KnownSchemas.domain(of: $0)) \($1)" }
    #expect(Set(pairs).count == pairs.count)
  }

  /// Schemas whose document name no source states. One that is missing by mistake would be left out of the document.
  @Test func lacksTheDocumentNamesOfTheseAlone() {
    let unnamed = Self.names.flatMap { kind, names in
      KnownSchemas.names(kind).filter { names[$0] == nil }.map { "\(kind.rawValue) \($0)" }
    }
    #expect(
      Set(unnamed) == [
        "intent appStore.installApplication", "intent files.showDocumentScanner",
        "entity appStore.marketplaceApplication", "entity notes.tag",
      ])
  }

  @Test(arguments: KnownSchemas.deprecations.map { ($0.kind, $0.name, $0.replacement) })
  func replacesADeprecatedSchemaByAKnownOne(kind: KnownSchemas.Kind, name: String, replacement: String) {
    #expect(KnownSchemas.since(kind, name) != nil && KnownSchemas.since(kind, replacement) != nil)
    #expect(!KnownSchemas.deprecations.contains { $0.kind == kind && $0.name == replacement })
  }
}
