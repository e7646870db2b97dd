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

  @Test func refinedProtocolsAreInTheTable() {
    #expect(KnownProtocols.foreignRefinements.keys.allSatisfy { KnownProtocols.byName[$0] != nil })
  }

  // MARK: Apple's format

  private typealias Table = (root: String, rows: [String])

  /// What the writer knows of each kind of type. Where it knows nothing of a conformance, it omits the type and says why.
  private static let written: [Table] = [
    (
      "AppIntent",
      Array(SystemProtocols.ofIntents.keys) + SystemProtocols.withoutTrace + SystemProtocols.withoutIdentifier
    ),
    ("AppEntity", Array(SystemProtocols.ofEntities.keys) + SystemProtocols.withoutTraceOnEntities),
    ("AppEnum", Array(SystemProtocols.withoutTraceOnEnums)),
    ("EntityQuery", Array(QueryCapabilities.byProtocol.keys) + QueryCapabilities.withoutTrace),
  ]

  /// Protocols whose form in documents no evidence shows: their types are omitted and reported. A row of the framework's that is
  /// new must be added to one of the writer's tables, or here.
  private static let unverified: Set<String> = [
    "LongRunningIntent", "CancellableIntent", "ToolIntent", "PlayVideoIntent", "StartDiveIntent", "UniqueAppEntity",
    "FileEntity", "OwnershipProvidingEntity", "URLRepresentableEnum", "AppUnionValueCasesProviding",
    "UniqueAppEntityQuery",
  ]

  @Test(arguments: KnownProtocols.all.map(\.name))
  func everyProtocolIsClassifiedForApplesFormat(name: String) {
    let tables = Self.written.filter { ProtocolSet.closure(of: name).contains($0.root) }
    let isWritten = tables.allSatisfy { $0.rows.contains(name) }
    #expect(isWritten != Self.unverified.contains(name))
  }

  /// A misspelled row would never be met.
  @Test func everyRowOfTheWriterIsAProtocol() {
    for table in Self.written {
      for name in table.rows { #expect(KnownProtocols.byName[name] != nil, "\(name)") }
    }
    #expect(SystemProtocols.byRuntime.isSubset(of: SystemProtocols.ofIntents.keys))
    #expect(SystemProtocols.opensApp.allSatisfy { SystemProtocols.ofIntents[$0] != nil || $0 == "PlayVideoIntent" })
  }

  /// A reader names the protocol of an identifier that two of them share by the one that is not deprecated.
  @Test func identifiersOfDeprecatedProtocolsBelongToOthersToo() {
    for row in KnownProtocols.all where row.deprecated != nil {
      guard let identifier = SystemProtocols.ofIntents[row.name], row.name != "ForegroundContinuableIntent" else {
        continue
      }
      let others = KnownProtocols.all.filter {
        $0.deprecated == nil && SystemProtocols.ofIntents[$0.name] == identifier
      }
      #expect(others.count == 1, "\(row.name)")
    }
  }
}
