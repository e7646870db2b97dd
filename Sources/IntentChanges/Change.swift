/// A change that a kind of change found: plain data, which is rendered last.
public struct Change: Equatable, Sendable {
  public enum Side: Sendable { case old, new }

  /// A location in one of the versions; without `location`, the version as a whole.
  public struct SideLocation: Equatable, Sendable {
    public var side: Side
    public var location: Catalog.Location?
  }

  public struct Note: Equatable, Sendable {
    public var message: String
    public var place: SideLocation
  }

  /// The fix for a change.
  public enum Fix: Equatable, Sendable {
    /// `static let persistentIdentifier = "OldName"`, as the first member of the type declared there.
    case pinIdentifier(String, of: SideLocation)
  }

  public var kind: String
  public var level: ChangeKind.Level
  public var audience: ChangeKind.Audience
  /// Starts in lower case, no full stop, names in 'quotes'.
  public var message: String
  /// The changed declaration, under its name in the old version if that version contains it.
  public var symbol: String
  public var place: SideLocation
  public var notes: [Note]
  public var fix: Fix?
}

/// Collects what one kind reports.
struct ChangeReporter {
  let kind: ChangeKind
  private(set) var changes: [Change] = []

  init(_ kind: ChangeKind) { self.kind = kind }

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
}

extension VersionComparison {
  /// All changes, most harmful first. The result does not depend on the order of declarations.
  public func changes(of kinds: [ChangeKind] = ChangeKind.all) -> [Change] {
    var found: [Change] = []
    for kind in kinds {
      var reporter = ChangeReporter(kind)
      kind.find(self, &reporter)
      found += reporter.changes
    }
    found.sort { left, right in
      if left.level != right.level { return left.level > right.level }
      if left.audience != right.audience { return left.audience < right.audience }
      let names = ((left.symbol, left.kind, left.message), (right.symbol, right.kind, right.message))
      if names.0 != names.1 { return names.0 < names.1 }
      return left.place.location ?? .nowhere < right.place.location ?? .nowhere
    }
    // A declaration that several targets share or copy is reported once.
    var seen: Set<[String]> = []
    return found.filter { seen.insert([$0.kind, $0.symbol, $0.message]).inserted }
  }
}
