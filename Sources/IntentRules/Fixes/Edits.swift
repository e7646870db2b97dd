import IntentModel
import SourceFindings
import SourceScan

/// Repairs of a scan's files, which don't touch each other.
public struct Edits: Sendable {
  /// One finding's repair.
  public struct Repair: Sendable {
    public var finding: Finding
    public var fix: FixIt

    public init(finding: Finding, fix: FixIt) {
      self.finding = finding
      self.fix = fix
    }
  }

  public private(set) var repairs: [Repair] = []
  /// By file, by position.
  private var edits: [Int: [FixIt.Edit]] = [:]

  public init() {}

  public init(_ repairs: [Repair]) { for repair in repairs { _ = add(repair) } }

  /// The files that change.
  public var files: [Int] { edits.keys.sorted() }

  /// Adds a repair; false when it touches one that is here already, so that it has to wait for another round. What is exactly
  /// the same edit is made once.
  public mutating func add(_ repair: Repair) -> Bool {
    let new = repair.fix.edits
    guard !new.isEmpty else { return false }
    let known = new.map { edit in edits[edit.place.file]?.contains(edit) ?? false }
    if !known.contains(false) {
      repairs.append(repair)
      return true
    }
    guard new.allSatisfy({ edit in !(edits[edit.place.file] ?? []).contains { $0.touches(edit) } }) else {
      return false
    }
    for edit in new { edits[edit.place.file, default: []].append(edit) }
    repairs.append(repair)
    return true
  }

  /// A file's text with its edits made, from the end, so that offsets stay true.
  public func applied(to text: SourceText, file: Int) -> [UInt8] {
    var bytes = Array(text.bytes[..<text.count])
    for edit in (edits[file] ?? []).sorted(by: { $0.place.span.start > $1.place.span.start }) {
      let start = min(Int(edit.place.span.start), bytes.count), end = min(Int(edit.place.span.end), bytes.count)
      bytes.replaceSubrange(start..<max(start, end), with: Array(edit.replacement.utf8))
    }
    return bytes
  }
}

extension FixIt.Edit {
  /// Overlapping, or at the same point, where the order would matter.
  fileprivate func touches(_ other: FixIt.Edit) -> Bool {
    guard place.file == other.place.file else { return false }
    let left = place.span, right = other.place.span
    return left.start < right.end && right.start < left.end || left.start == right.start
      || left.isEmpty && left.start == right.end || right.isEmpty && right.start == left.end
  }
}
