import Foundation
import Testing

@testable import MetadataDocuments
@testable import IntentModel

@Suite struct BundleSchemaTests {
  static let schema = Result { try JSONDocument(parsing: BundleSchema.text) }
  private var schema: JSONDocument { get throws { try Self.schema.get() } }

  private static let samples = [
    "contract": BundleSample.contract, "rest": BundleSample.rest, "empty": MetadataBundle(),
  ]

  @Test(arguments: ["contract", "rest", "empty"], [false, true])
  func bundlesMatchTheirSchema(sample: String, hasAllConditions: Bool) throws {
    let bundle = try #require(Self.samples[sample])
    let written = try BundleSample.document(bundle, hasAllConditions: hasAllConditions)
    let failures = JSONSchemaValidator(schema: try schema, isStrict: true).failures(in: written)
    #expect(failures == [])
  }

  @Test func definitionsOfSiriKitMatchTheSchema() throws {
    let failures = JSONSchemaValidator(schema: try schema, isStrict: true).failures(in: try TeaDefinition.document())
    #expect(failures == [])
  }

  /// A key that the schema names and that is never written, neither for the samples nor for a fixture, is one of two mistakes.
  @Test func everyKeyOfTheSchemaIsWritten() throws {
    // Keys of bundles that are read from Apple's documents, from projects or with string tables, which other tests hold.
    var written: Set = [
      "readFrom", "unread", "path", "reason", "targets", "apps", "platform", "deploymentTarget", "systems",
      "bundleIdentifier",
      "displayName", "staticModules", "document", "provider", "lost", "rule", "what", "isVerified", "widgets", "role",
      "sourceLanguage", "languages", "localizations", "localizedPhrases", "runners", "surfaces", "processes", "product",
      "products", "condition", "frameworks", "titleKey", "titleLocalizations", "descriptionKey",
      "descriptionLocalizations",
    ]
    for bundle in [BundleSample.contract, BundleSample.rest] {
      for hasAllConditions in [false, true] {
        written.formUnion(try BundleSample.document(bundle, hasAllConditions: hasAllConditions).keys)
      }
    }
    written.formUnion(try TeaDefinition.document().keys)
    for bundleCase in BundleCase.all {
      let golden = try String(contentsOf: bundleCase.file("expected.json"), encoding: .utf8)
      written.formUnion(try JSONDocument(parsing: golden).keys)
    }
    let unwritten = Self.keysNamed(in: try schema).subtracting(written).sorted()
    #expect(unwritten == [], "\(unwritten)")
  }

  @Test func everyDefinitionIsUsedAndSaysWhatItIs() throws {
    guard case .object(let definitions)? = try schema["$defs"] else {
      Issue.record("the schema has no definitions")
      return
    }
    for (name, definition) in definitions {
      #expect(BundleSchema.text.contains("\"#/$defs/\(name)\""), "'\(name)' is not used")
      guard case .object(let keywords) = definition else { continue }
      #expect(
        !keywords.keys.allSatisfy { $0 == "title" || $0 == "description" },
        "the schema allows anything for '\(name)'; state its 'rows' or its 'array' in Definition.swift, or its values in SchemaWriter.contents(of:)"
      )
    }
  }

  /// An argument with the label of another key would hide that key, or be hidden by it.
  @Test func argumentsWithTheLabelOfAKeyAreListed() {
    let types: [any LabelledArguments.Type] = [WrappedProperty.self, DisplayImage.self, TransferRepresentation.self]
    for type in types {
      let rows = type.rows.flatMap(\.flattened)
      let keys = rows.filter { $0.writer != .arguments && $0.key != "arguments" }.map(\.key)
      #expect(keys.sorted() == type.otherKeys.sorted())
    }
  }

  @Test(arguments: [
    (##"{"schemaVersion": 2}"##, "schemaVersion"),
    (##"{"intents": [{"hasPerform": "yes"}]}"##, "hasPerform"),
    (##"{"intents": [{"title": "Open"}]}"##, "title"),
    (##"{"intents": [{"parameters": []}]}"##, "parameters"),
    (##"{"intents": [{"kind": "protocol"}]}"##, "kind"),
    (##"{"enums": [{"cases": [{"title": {"key": 1}}]}]}"##, "title"),
    (##"{"entities": [{"typeDisplayForm": "other"}]}"##, "typeDisplayForm"),
    (##"{"shortcutsProviders": [{"shortcuts": [{"phrases": ["Open"]}]}]}"##, "shortcuts"),
    (##"{"diagnostics": [{"severity": "fatal"}]}"##, "severity"),
    (##"{"modules": null}"##, "modules"),
  ])
  func rejectsDocumentsThatBreakTheSchema(change: String, place: String) throws {
    let broken = try BundleSample.document(BundleSample.contract).merged(with: try JSONDocument(parsing: change))
    let failures = JSONSchemaValidator(schema: try schema).failures(in: broken)
    #expect(failures.contains { $0.contains("/\(place)") }, "\(failures)")
  }

  @Test(arguments: ["intents", "enums", "queries"])
  func newKeysAreNoMistake(array: String) throws {
    let change = try JSONDocument(parsing: "{\"\(array)\": [{\"someNewKey\": 1}]}")
    let bundle = try BundleSample.document(BundleSample.contract).merged(with: change)
    #expect(JSONSchemaValidator(schema: try schema).failures(in: bundle) == [])
    #expect(
      JSONSchemaValidator(schema: try schema, isStrict: true).failures(in: bundle)
        == ["/\(array)/0/someNewKey: not in the schema"])
  }

  /// The keys of `properties`, anywhere in a schema.
  private static func keysNamed(in schema: JSONDocument) -> Set<String> {
    switch schema {
    case .array(let elements): return elements.reduce(into: []) { $0.formUnion(keysNamed(in: $1)) }
    case .object(let keywords):
      var keys: Set<String> = []
      for (keyword, argument) in keywords {
        if case .object(let properties) = argument, keyword == "properties" || keyword == "$defs" {
          if keyword == "properties" { keys.formUnion(properties.keys) }
          for property in properties.values { keys.formUnion(keysNamed(in: property)) }
        } else {
          keys.formUnion(keysNamed(in: argument))
        }
      }
      return keys
    default: return []
    }
  }
}

extension JSONDocument {
  /// The document with the other one's members in place of its own, inside objects and the elements of arrays of equal length.
  fileprivate func merged(with other: JSONDocument) -> JSONDocument {
    switch (self, other) {
    case (.object(let members), .object(let changes)):
      .object(members.merging(changes) { $0.merged(with: $1) })
    case (.array(let elements), .array(let changes)) where elements.count == changes.count:
      .array(zip(elements, changes).map { $0.merged(with: $1) })
    default: other
    }
  }
}
