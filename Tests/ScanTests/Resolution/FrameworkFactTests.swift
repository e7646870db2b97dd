import Foundation
@testable import IntentModel
import Testing
@testable import intentscan

/// The tables of framework facts hang together, and no module has a second one.
struct FrameworkFactTests {
  private struct Row: Sendable, CustomStringConvertible {
    var name: String
    var evidence: [Evidence]
    var description: String { name }
  }

  private static let rows =
    KnownProtocols.all.map { Row(name: $0.name, evidence: $0.evidence) }
    + KnownTypes.all.map { Row(name: $0.name, evidence: $0.evidence) }
    + KnownMacros.all.map { Row(name: $0.name, evidence: $0.evidence) }
    + KnownWrappers.all.map { Row(name: $0.name, evidence: $0.evidence) }
    + KnownParameterArguments.all.map { Row(name: $0.label, evidence: $0.evidence) }
    + KnownResults.all.map { Row(name: $0.name, evidence: $0.evidence) }

  /// A fact that no source confirms is marked as that, and as nothing else.
  @Test func everyRowHasEvidence() {
    for row in Self.rows {
      #expect(!row.evidence.isEmpty, "\(row)")
      #expect(!row.evidence.contains(.unverified) || row.evidence == [.unverified], "\(row)")
    }
  }

  /// Rows without evidence of their own; a new one needs a reason to be here.
  @Test func fewRowsAreUnverified() {
    let unverified = Self.rows.filter { $0.evidence == [.unverified] }.map(\.name)
    #expect(unverified == ["TransientEntity", "EqualityComparisonOperator"])
  }

  /// `--show-evidence` has no note about it.
  @Test func aDocumentHasTheNumberOfBlue() {
    #expect(KnownConstants.tileColors.row("blue").map { [$0.number == 7, $0.evidence == .document] } == [true, true])
  }

  @Test(arguments: [
    KnownConstants.authenticationPolicies, .comparisons, .comparators, .tileColors, .controlStyles, .units, .modes,
    .inputConnections, .searchScopes, .keyboardTypes, .capitalizationTypes,
  ])
  func numbersAndNamesAreInverses(constants: KnownConstants) throws {
    #expect(Set(constants.names).count == constants.rows.count)
    for row in constants.rows {
      let name = try #require(constants.name(row.number))
      #expect(constants.row(name)?.number == row.number)
      // `foreground` and `foreground(immediate)` are one mode.
      #expect(name == row.name || row.name == "foreground(immediate)")
    }
  }

  /// A reader of documents names a type by its number.
  @Test func formsOfTypesAreDistinct() {
    let forms = KnownTypes.all.filter { $0.aliasOf == nil }.compactMap(\.form)
    #expect(Set(forms).count == forms.count)
    for row in KnownTypes.all {
      guard let target = row.aliasOf else { continue }
      #expect(KnownTypes.byName[target]?.literal == row.literal, "\(row.name)")
    }
  }

  @Test(arguments: KnownMacros.all)
  func macrosConformToProtocolsOfTheTable(macro: KnownMacro) {
    for name in macro.adds.union([macro.conformance]) { #expect(KnownProtocols.byName[name] != nil, "\(name)") }
    #expect((macro.kind == nil) == (macro.constant == nil))
  }

  @Test func everyTileColorIsDrawn() {
    #expect(TileColor.all.map(\.name) == KnownConstants.tileColors.names + ["default"])
  }

  // MARK: No second table

  /// Lists that are not facts of a table's column, by file: what words of a schema's name suggest.
  private static let reviewed: Set<String> = [
    "MetadataDocuments/Apple/Facts/SchemaNames.swift", "IntentModel/Products/IntentProcess.swift",
  ]

  /// Three names of the tables in one list are a fact that belongs into a column. Rules are not asked: what they make of a
  /// protocol is theirs.
  @Test func noOtherListHoldsTheFrameworksNames() throws {
    let names = Set(Self.rows.map(\.name))
    let literal = /"([A-Za-z]+)"(?:\s*[,:]\s*)?/
    var checked = 0
    for module in ["IntentModel", "MetadataDocuments/Apple", "IntentLocalization"] {
      for file in try swiftFiles(of: module) where !file.contains("/Framework/") && !Self.reviewed.contains(file) {
        let text = try String(contentsOf: repositoryFolder.appending(path: "Sources/\(file)"), encoding: .utf8)
        checked += 1
        var list: [String] = [], end = text.startIndex
        for match in text.matches(of: literal) {
          if match.range.lowerBound != end { list = [] }
          end = match.range.upperBound
          if names.contains(String(match.output.1)), String(match.output.1).first?.isUppercase == true {
            list.append(String(match.output.1))
          }
          #expect(list.count < 3, "\(file) lists \(list)")
        }
      }
    }
    #expect(checked > 100)
  }

  private func swiftFiles(of module: String) throws -> [String] {
    let folder = repositoryFolder.appending(path: "Sources/\(module)").path(percentEncoded: false)
    return try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
      .map { "\(module)/\($0)" }.sorted()
  }
}
