import Testing

@testable import IntentModel

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
}
