import Foundation
@testable import DocumentFormats
@testable import SourceScan
import Testing

@testable import IntentChanges

/// Properties of the comparison of any two versions.
@Suite struct ChangePropertyTests {
  private static func catalog(_ bundleCase: BundleCase) throws -> Catalog {
    try Catalog(bundle: [UInt8](try Data(contentsOf: bundleCase.file("expected.json"))))
  }

  /// A version has no changes in comparison with itself.
  @Test(arguments: BundleCase.all)
  func reportsNothingForEqualVersions(_ bundleCase: BundleCase) throws {
    let catalog = try Self.catalog(bundleCase)
    #expect(VersionComparison(old: catalog, new: catalog).changes() == [])
  }

  /// The order of declarations is not a change.
  @Test(arguments: BundleCase.all)
  func reportsNothingForReorderedDeclarations(_ bundleCase: BundleCase) throws {
    let catalog = try Self.catalog(bundleCase)
    for seed in 0..<3 { #expect(VersionComparison(old: catalog, new: catalog.shuffled(seed)).changes() == []) }
  }

  /// If the sides are swapped, additions become removals. Compares each fixture with the next one.
  @Test(arguments: Array(zip(BundleCase.all, BundleCase.all.dropFirst())))
  func swappingSidesSwapsAdditionsAndRemovals(_ one: BundleCase, _ other: BundleCase) throws {
    let left = try Self.catalog(one), right = try Self.catalog(other)
    let there = VersionComparison(old: left, new: right), back = VersionComparison(old: right, new: left)
    #expect(there.intents.removed == back.intents.added && there.intents.added == back.intents.removed)
    #expect(there.entities.removed == back.entities.added && there.entities.added == back.entities.removed)
    #expect(there.enums.removed == back.enums.added && there.enums.added == back.enums.removed)
    #expect(there.queries.removed == back.queries.added && there.queries.added == back.queries.removed)
    #expect(there.shortcuts.removed.count == back.shortcuts.added.count)
    #expect(there.shortcuts.added.count == back.shortcuts.removed.count)
    for pair in there.intents.pairs {
      guard let mirror = back.intents.pairs.first(where: { $0.old == pair.new && $0.new == pair.old }) else {
        Issue.record("'\(pair.old.type.symbol)' is paired differently when the sides are swapped")
        continue
      }
      #expect(there.parameters(of: pair).removed == back.parameters(of: mirror).added)
      #expect(there.parameters(of: pair).added == back.parameters(of: mirror).removed)
    }
    let kinds = ["intent-removed", "intent-added", "entity-removed", "entity-added", "enum-removed", "enum-added"]
    for (gone, new) in zip(kinds, kinds.dropFirst()) where gone.hasSuffix("removed") {
      let removed = there.changes().filter { $0.kind == gone }.map(\.symbol)
      let added = back.changes().filter { $0.kind == new }.map(\.symbol)
      #expect(Set(removed) == Set(added))
    }
  }

  /// Neither the changes nor their order depend on the order of declarations.
  @Test(arguments: Array(zip(BundleCase.all, BundleCase.all.dropFirst())))
  func changesDoNotDependOnDeclarationOrder(_ one: BundleCase, _ other: BundleCase) throws {
    let left = try Self.catalog(one), right = try Self.catalog(other)
    let plain = VersionComparison(old: left, new: right).changes()
    for seed in 0..<2 {
      let shuffled = VersionComparison(old: left.shuffled(seed), new: right.shuffled(seed + 7)).changes()
      #expect(shuffled.map(\.message) == plain.map(\.message) && shuffled == plain)
    }
  }

  /// Declarations that are compared with each other, to pair those with one name and to find renames.
  @Test(arguments: [(1, 1), (16, 16), (100, 16), (600, 16), (600, 600)])
  func comparesALimitedNumberOfDeclarations(count: Int, names: Int) {
    final class Counter: @unchecked Sendable { var comparisons = 0 }
    let counter = Counter()
    let old = (0..<count).map { "old \($0 % names)" }, new = (0..<count).map { "new \($0 % names)" }
    let like: (String, String, Double?) -> Likeness = { _, _, _ in
      counter.comparisons += 1
      return Likeness()
    }
    // Equal keys.
    let same = Matching(old, old, keys: [{ $0 }], likeness: like)
    #expect(same.pairs.count == count && same.pairs.allSatisfy { $0.old == $0.new })
    #expect(counter.comparisons <= MatchingLimits.homonyms * count)
    // Different keys.
    counter.comparisons = 0
    let renamed = Matching(old, new, keys: [{ $0 }], likeness: like)
    #expect(renamed.removed == old && renamed.added == new)
    #expect(counter.comparisons <= min(MatchingLimits.renamed, count) * min(MatchingLimits.renamed, count))
    #expect(renamed.isIncomplete == (count > MatchingLimits.renamed))
    #expect(renamed.comparisons == counter.comparisons)
    // The members of all types share a limit.
    let made = counter.comparisons
    let refused = Matching(old, new, keys: [{ $0 }], likeness: like, atMost: made - 1)
    #expect(refused.isIncomplete && refused.comparisons == 0 && counter.comparisons == made)
  }

  /// The work for two texts is the product of their lengths.
  @Test(arguments: [(120, true), (200, false)]) func longTextsAreNotCompared(length: Int, isSimilar: Bool) {
    let text = String(repeating: "a", count: length)
    #expect(NameLikeness().isTypingMistake(text + "bc", text + "cb") == isSimilar)
  }

  /// Any JSON is either read or an error, and never a trap. Every prefix of a bundle is an error.
  @Test func rejectsBrokenBundles() throws {
    for bundleCase in BundleCase.all.prefix(12) {
      let bytes = [UInt8](try Data(contentsOf: bundleCase.file("expected.json")))
      for count in stride(from: 0, to: bytes.count - 1, by: max(1, bytes.count / 20)) {
        #expect(throws: JSONError.self) { try Catalog(bundle: Array(bytes[..<count])) }
      }
    }
    for text in ["[]", "{}", "1", #"{"schemaVersion": 1}"#, #"{"schemaVersion": 2, "modules": []}"#] {
      #expect(throws: JSONError.self) { try Catalog(bundle: Array(text.utf8)) }
    }
    // The values have other types than the schema states.
    let odd = #"{"schemaVersion": 1, "modules": [], "intents": [{"parameters": 3, "title": [], "result": "x"}, 4]}"#
    let catalog = try Catalog(bundle: Array(odd.utf8))
    #expect(catalog.intents.count == 1)
  }
}

extension Catalog {
  fileprivate func shuffled(_ seed: Int) -> Catalog {
    var generator = SeededGenerator(seed: UInt64(seed)), copy = self
    copy.intents.shuffle(using: &generator)
    copy.entities.shuffle(using: &generator)
    copy.enums.shuffle(using: &generator)
    copy.unions.shuffle(using: &generator)
    copy.queries.shuffle(using: &generator)
    copy.providers.shuffle(using: &generator)
    return copy
  }
}
