/// A change between two versions that a `ChangeKind` found. Plain data, which is rendered last.
package struct Change: Equatable, Sendable {
  package enum Side: Sendable { case old, new }

  /// A location in one of the versions; without `location`, the version as a whole.
  package struct SideLocation: Equatable, Sendable {
    package var side: Side
    package var location: Catalog.Location?
  }

  package struct Note: Equatable, Sendable {
    package var message: String
    package var place: SideLocation
  }

  /// The fix for a change.
  package enum Fix: Equatable, Sendable {
    /// `static let persistentIdentifier = "OldName"`, as the first member of the type declared there.
    case pinIdentifier(String, of: SideLocation)
  }

  package var kind: String
  package var level: ChangeKind.Level
  package var audience: ChangeKind.Audience
  /// The text of the change. It starts with a lowercase letter and has no full stop, and names are in single quotes.
  package var message: String
  /// The changed declaration, under its name in the old version if that version contains it.
  package var symbol: String
  /// The symbols of the same declaration in other modules that compile its file.
  package var otherSymbols: [String] = []
  /// The targets that compile the file of the declaration, if there are several.
  package var targets: [String] = []
  package var place: SideLocation
  package var notes: [Note]
  package var fix: Fix?
}

/// Collects the reports of one kind.
struct ChangeReporter {
  let kind: ChangeKind
  private(set) var changes: [Change] = []

  /// Not inlined: every kind calls it.
  @inline(never)
  mutating func report(
    _ message: String, symbol: String, at place: Change.SideLocation, level: ChangeKind.Level? = nil,
    audience: ChangeKind.Audience? = nil, notes: [Change.Note] = [], fix: Change.Fix? = nil
  ) {
    changes.append(
      Change(
        kind: kind.id, level: level ?? kind.level, audience: audience ?? kind.audience, message: message,
        symbol: symbol, place: place, notes: notes, fix: fix))
  }
}

extension ChangeReporter {
  /// Reports removed types whose values saved shortcuts store.
  mutating func reportRemoved(_ noun: String, _ types: [Catalog.Declaration], in comparison: VersionComparison) {
    let used = comparison.usedTypes(in: comparison.old)
    for type in types {
      let isUsed = used.contains(type.name), keeper = comparison.keeper(ofValues: type.name)
      report(
        "the \(noun) '\(type.name)' was removed"
          + (isUsed
            ? ", so \(keeper.name) lose values of this type; keep the type"
            : "; in the old version, only hidden or deprecated intents used it, or none"),
        symbol: type.symbol, at: .old(type.location), level: isUsed ? nil : .dangerous, audience: keeper.audience)
    }
  }

  /// Reports types that saved shortcuts store values of, and whose identifiers changed.
  mutating func reportRenamed(
    _ noun: String, _ pairs: [(old: Catalog.Declaration, new: Catalog.Declaration, rename: Rename?)],
    in comparison: VersionComparison
  ) {
    let used = comparison.usedTypes(in: comparison.old)
    for pair in pairs {
      guard let rename = pair.rename, let old = pair.old.identifier, let new = pair.new.identifier else { continue }
      let keeper = comparison.keeper(ofValues: pair.old.name)
      report(
        "the identifier of an \(noun) changed from '\(old)' to '\(new)', so \(keeper.name) lose values of it; "
          + "state '\(old)' as its 'persistentIdentifier'", symbol: pair.old.symbol,
        at: .new(pair.new.location), level: used.contains(pair.old.name) ? nil : .dangerous,
        audience: keeper.audience,
        notes: [.before("'\(old)' was declared here; \(rename.explanation)", pair.old.location)],
        fix: pair.new.persistentIdentifier.isAbsent ? .pinIdentifier(old, of: .new(pair.new.location)) : nil)
    }
  }
}

extension Change.SideLocation {
  static func old(_ location: Catalog.Location?) -> Change.SideLocation {
    Change.SideLocation(side: .old, location: location)
  }
  static func new(_ location: Catalog.Location?) -> Change.SideLocation {
    Change.SideLocation(side: .new, location: location)
  }
}

extension Change.Note {
  /// A note at a location in the old version.
  static func before(_ message: String, _ location: Catalog.Location?) -> Change.Note {
    Change.Note(message: message, place: .old(location))
  }

  /// The location of the type in the new version.
  static func now(_ type: Catalog.Declaration) -> Change.Note {
    Change.Note(message: "the new version declares '\(type.name)' here", place: .new(type.location))
  }
}

extension VersionComparison {
  /// All changes, most harmful first. The result does not depend on the order of declarations.
  package func changes(of kinds: [ChangeKind] = ChangeKind.all) -> [Change] {
    var found: [Change] = []
    for kind in kinds {
      var reporter = ChangeReporter(kind: kind)
      kind.check(self, &reporter)
      found += reporter.changes
    }
    found.sort { left, right in
      if left.level != right.level { return left.level > right.level }
      if left.audience != right.audience { return left.audience < right.audience }
      let names = ((left.symbol, left.kind, left.message), (right.symbol, right.kind, right.message))
      if names.0 != names.1 { return names.0 < names.1 }
      return left.place.location ?? .nowhere < right.place.location ?? .nowhere
    }
    return once(found)
  }

  /// The changes without duplicates: a declaration that several targets share or copy is reported once, with the names of the
  /// targets that compile its file. Targets may have one module name.
  private func once(_ changes: [Change]) -> [Change] {
    var seen: Set<[String]> = [], positions: [SharedChange: Int] = [:], result: [Change] = []
    for change in changes where seen.insert([change.kind, change.symbol, change.message]).inserted {
      guard let shared = SharedChange(change) else {
        result.append(change)
        continue
      }
      let targets = targets(of: change)
      guard let known = positions[shared] else {
        positions[shared] = result.count
        result.append(change)
        if targets.count > 1 { result[result.count - 1].targets = targets }
        continue
      }
      if result[known].targets.isEmpty { result[known].targets = self.targets(of: result[known]) }
      result[known].otherSymbols.append(change.symbol)
      result[known].targets += targets.filter { !result[known].targets.contains($0) }
    }
    return result
  }

  /// The names of the targets that compile the declaration. If several targets have its module, those whose documents list it; the
  /// name of the module, if none does.
  private func targets(of change: Change) -> [String] {
    let module = String(change.symbol.prefix { $0 != "." })
    let versions = change.place.side == .old ? [old, new] : [new, old]
    let all = versions.map { $0.targets[module] ?? [] }
    // The module of an old symbol may have another name in the new version.
    if let only = all.first(where: { !$0.isEmpty }), only.count == 1 { return [only[0].name] }
    // The symbol of a member begins with that of its declaration.
    let symbol = change.symbol, ends = symbol.indices.filter { symbol[$0] == "." || symbol[$0] == "/" }
    let owners = Set(ends.map { String(symbol[..<$0]) } + [symbol])
    // The symbol of a renamed declaration may be that of the other version.
    for targets in all {
      let names = targets.filter { !$0.declarations.isDisjoint(with: owners) }.map(\.name)
      if !names.isEmpty { return names }
    }
    return [module]
  }
}

/// A change without the module that it is in: equal for all modules that compile one file.
private struct SharedChange: Hashable {
  private var kind: String
  private var level: ChangeKind.Level
  private var message: String
  private var side: Change.Side
  private var location: Catalog.Location
  private var symbol: Substring

  /// Nil for a change of a whole version.
  init?(_ change: Change) {
    guard let location = change.place.location else { return nil }
    kind = change.kind
    level = change.level
    message = change.message
    side = change.place.side
    self.location = location
    symbol = change.symbol.drop { $0 != "." }
  }
}
