import Testing

@testable import IntentModel
@testable import MetadataDocuments

/// The table of protocols hangs together.
struct KnownProtocolTests {
  @Test(arguments: KnownProtocols.all.map(\.name))
  func refinesRowsOfTheTable(name: String) throws {
    let row = try #require(KnownProtocols.byName[name])
    #expect(KnownProtocols.all.filter { $0.name == name }.count == 1)
    #expect(row.refines.allSatisfy { KnownProtocols.byName[$0] != nil })
    #expect(!name.hasPrefix("_"))
    // A set holds a bit for every row.
    #expect(ProtocolSet.closure(of: name).contains(name))
    let refined = row.refines.reduce(into: Set([name])) { $0.formUnion(ProtocolSet.closure(of: $1).names) }
    #expect(ProtocolSet.closure(of: name).names == refined)
  }

  @Test(arguments: [
    ("OpenIntent", "AppIntent OpenIntent PersistentlyIdentifiable SystemIntent"),
    ("AppIntent", "AppIntent PersistentlyIdentifiable"),
    ("IndexedEntityQuery", "DynamicOptionsProvider EntityQuery IndexedEntityQuery PersistentlyIdentifiable"),
    ("SnippetIntent", "AppIntent PersistentlyIdentifiable SnippetIntent"),
    ("WidgetConfigurationIntent", "AppIntent PersistentlyIdentifiable WidgetConfigurationIntent"),
    ("LongRunningIntent", "AppIntent LongRunningIntent PersistentlyIdentifiable ProgressReportingIntent"),
    (
      "AppEnum",
      "AppEnum AppValue CaseDisplayRepresentable PersistentlyIdentifiable StaticDisplayRepresentable TypeDisplayRepresentable"
    ),
    ("AppUnionValue", "AppUnionValue TypeDisplayRepresentable"),
    ("UniqueEntity", ProtocolSet.closure(of: "UniqueAppEntity").names.sorted().joined(separator: " ")),
    ("View", ""),
  ])
  func closures(name: String, expected: String) {
    #expect(ProtocolSet.closure(of: name).names.sorted().joined(separator: " ") == expected)
  }

  @Test func aliasesAreNamesOfRows() {
    for (alias, name) in KnownProtocols.aliases {
      #expect(KnownProtocols.byName[alias] == nil && KnownProtocols.byName[name] != nil)
    }
  }

  // MARK: Apple's format

  /// Protocols whose form in documents no evidence shows: their types are omitted and reported. A new row must have a form, or
  /// be listed here.
  private static let unverified: Set<String> = [
    "ToolIntent", "PlayVideoIntent", "StartDiveIntent", "UniqueAppEntity",
    "FileEntity", "OwnershipProvidingEntity", "URLRepresentableEnum", "AppUnionValueCasesProviding",
    "UniqueAppEntityQuery",
  ]

  @Test(arguments: KnownProtocols.all.map(\.name))
  func everyProtocolIsClassifiedForApplesFormat(name: String) {
    let tables = [
      ("AppIntent", SystemProtocols.ofIntents), ("AppEntity", .ofEntities), ("AppEnum", .ofEnums),
      ("EntityQuery", .ofQueries),
    ].filter { ProtocolSet.closure(of: name).contains($0.0) }
    let isWritten = tables.allSatisfy { $0.1.known.contains(name) }
    #expect(isWritten != Self.unverified.contains(name))
  }

  /// Identifiers belong to intents and entities, and capabilities to queries.
  @Test(arguments: KnownProtocols.all)
  func theFormIsOneOfItsKindOfType(row: KnownProtocol) {
    let closure = ProtocolSet.closure(of: row.name)
    switch row.form {
    case .identifier: #expect(closure.contains("AppIntent") || closure.contains("AppEntity"))
    case .capability(let bit, _):
      #expect(closure.contains("EntityQuery") && bit.nonzeroBitCount == 1)
      #expect(SystemProtocols.capabilities.filter { $0.bit == bit }.count == 1)
    case .otherKeys, .omitted, .unverified: break
    }
  }

  /// A reader names the protocol of an identifier that two of them share by the one that is not deprecated.
  @Test func identifiersOfDeprecatedProtocolsBelongToOthersToo() {
    for row in KnownProtocols.all where row.deprecated != nil {
      let identifier = SystemProtocols.ofIntents.identifier(of: row.name)
      guard identifier != nil, row.name != "ForegroundContinuableIntent" else { continue }
      let others = KnownProtocols.all.filter {
        $0.deprecated == nil && SystemProtocols.ofIntents.identifier(of: $0.name) == identifier
      }
      #expect(others.map(\.name) == [row.replacement], "\(row.name)")
    }
  }
}
