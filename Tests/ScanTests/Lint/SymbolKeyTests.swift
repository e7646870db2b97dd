@testable import IntentModel
@testable import IntentReports
@testable import SourceScan
import Testing

@testable import IntentChanges
@testable import IntentRules

/// Files with keys of former versions are still read.
@Suite struct SymbolKeyTests {
  /// A baseline that is written and read again must mean the same.
  @Test(arguments: ["App.A/p#1#2", "App.A/phrases[1][2]", "App.A#1/p[2]#3", "App.A/p[1]#2/q"])
  func aKeyWithoutPositionsStaysAsItIs(former: String) {
    let key = SymbolKey.withoutPositions(former)
    #expect(SymbolKey.withoutPositions(key) == key && !key.contains("#"))
  }

  @Test(arguments: [
    ("App.Shortcuts/Open/phrases[1]", "App.Shortcuts/Open/phrases"), ("App.Shortcuts/Open#2", "App.Shortcuts/Open"),
    ("App.Shortcuts/Open#2/phrases[10]", "App.Shortcuts/Open/phrases"),
    ("App.Shortcuts/Open/phrases/Find [1]", "App.Shortcuts/Open/phrases/Find "),
    ("App.Open", "App.Open"), ("App.Open/a[b]", "App.Open/a[b]"), ("#", "#"), ("[]", "[]"),
  ])
  func positionsAreLeftOut(former: String, key: String) {
    #expect(SymbolKey.withoutPositions(former) == key)
  }

  private func finding(_ symbol: String) -> Finding {
    Finding(rule: "duplicate-phrase", severity: .warning, message: "m", place: Place(0, ByteSpan(0, 0)), symbol: symbol)
  }

  @Test(arguments: [
    "App.Shortcuts/Open/phrases/Find my books", "App.Shortcuts/Open/phrases[1]", "App.Shortcuts/Open#2/phrases[7]",
    "checkout.Shortcuts/Open/phrases[1]", "checkout.Shortcuts/Open/phrases/Find my books",
  ])
  func aBaselineWithAFormerKeyHidesItsFinding(symbol: String) throws {
    let baseline = try Baseline(
      Array(
        #"{"schemaVersion": 1, "findings": [{"rule": "duplicate-phrase", "symbol": "\#(symbol)", "count": 1}]}"#.utf8))
    var findings = [finding("App.Shortcuts/Open/phrases/Find my books")]
    #expect(baseline.apply(to: &findings, ran: ["duplicate-phrase"], modules: ["App"]).isEmpty)
    #expect(findings.isEmpty)
  }

  @Test func anEntryOfAnotherScannedModuleIsNotTaken() throws {
    let baseline = try Baseline(
      Array(#"{"schemaVersion": 1, "findings": [{"rule": "duplicate-phrase", "symbol": "Kit.A", "count": 1}]}"#.utf8))
    var findings = [finding("App.A")]
    #expect(baseline.apply(to: &findings, ran: ["duplicate-phrase"], modules: ["App", "Kit"]).count == 1)
    #expect(findings.count == 1)
  }

  @Test func aSnapshotWithTheNameOfAFolderStillMatches() {
    var former = Snapshot(), now = Snapshot()
    former.intents = ["checkout.Open", "checkout.Gone"]
    now.intents = ["App.Open", "App.New"]
    #expect(former.missing(in: now, modules: ["App"]) == ["intent 'checkout.Gone'"])
    #expect(now.missing(in: former, modules: ["App"]) == ["intent 'App.New'"])
  }
}
