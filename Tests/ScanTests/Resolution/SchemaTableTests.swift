import Testing

@testable import IntentModel

/// The table of schemas: what the linter, the writer and the reader of Apple's documents take from it.
struct SchemaTableTests {
  static let kinds = KnownSchemas.Kind.allCases

  /// A reader finds the schema by its domain and its document name: no two schemas of a domain have the same one.
  @Test(arguments: kinds) func findsEverySchemaByItsDocumentName(kind: KnownSchemas.Kind) {
    for name in KnownSchemas.names(kind) {
      guard let document = KnownSchemas.documentName(kind, name) else { continue }
      #expect(KnownSchemas.name(kind, ofDocument: document, in: KnownSchemas.domain(of: name)) == name)
    }
  }

  /// Schemas whose document name no source states. One that is missing by mistake would be left out of the document.
  @Test func lacksTheDocumentNamesOfTheseAlone() {
    let unnamed = Self.kinds.flatMap { kind in
      KnownSchemas.names(kind).filter { KnownSchemas.documentName(kind, $0) == nil }.map { "\(kind.rawValue) \($0)" }
    }
    #expect(
      Set(unnamed) == [
        "intent appStore.installApplication", "intent files.showDocumentScanner",
        "entity appStore.marketplaceApplication", "entity notes.tag",
      ])
  }

  /// A row that is misspelled would be read as a name, or lose its version.
  @Test(arguments: kinds) func everyRowIsRead(kind: KnownSchemas.Kind) {
    for name in KnownSchemas.names(kind) {
      #expect(name.split(separator: ".").count == 2 && name.allSatisfy { $0.isLetter || $0 == "." }, "\(name)")
      #expect(KnownSchemas.since(kind, name)?.isEmpty == false, "\(name)")
      #expect(KnownSchemas.documentName(kind, name)?.allSatisfy(\.isLetter) != false, "\(name)")
    }
  }

  @Test(arguments: KnownSchemas.deprecations.map { ($0.kind, $0.name, $0.replacement) })
  func replacesADeprecatedSchemaByAKnownOne(kind: KnownSchemas.Kind, name: String, replacement: String) {
    #expect(KnownSchemas.since(kind, name) != nil && KnownSchemas.since(kind, replacement) != nil)
    #expect(!KnownSchemas.deprecations.contains { $0.kind == kind && $0.name == replacement })
  }
}
