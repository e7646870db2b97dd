import IntentReports
import SourceScan

/// Repairs of the files of a scan. The edits of different repairs do not touch each other, except for equal ones, which are made
/// once.
struct Edits: Sendable {
  /// A finding, and the fix-it that is applied for it.
  struct Repair: Sendable {
    var finding: Finding
    var fix: FixIt
  }

  private(set) var repairs: [Repair] = []
  /// Edits by file, in the order of their positions: no two start at the same position.
  private var edits: [FileID: [FixIt.Edit]] = [:]

  init() {}

  init(_ repairs: [Repair]) { for repair in repairs { _ = add(repair) } }

  /// The files that change.
  var files: [FileID] { edits.keys.sorted() }

  /// Adds a repair, and returns whether it could be added. A repair without edits is not added. One that touches an earlier repair
  /// has to wait for another round, unless all its edits are already known.
  mutating func add(_ repair: Repair) -> Bool {
    let new = repair.fix.edits
    guard !new.isEmpty else { return false }
    if new.allSatisfy(isKnown) {
      repairs.append(repair)
      return true
    }
    guard !new.contains(where: touchesKnown) else { return false }
    for edit in new { edits[edit.place.file, default: []].insert(edit, at: position(of: edit)) }
    repairs.append(repair)
    return true
  }

  /// The number of known edits in the file of `edit` that start before it.
  private func position(of edit: FixIt.Edit) -> Int {
    guard let known = edits[edit.place.file] else { return 0 }
    return firstNumber(below: known.count) { number in
      Steps.count()
      return known[number].place.span.start < edit.place.span.start
    }
  }

  private func isKnown(_ edit: FixIt.Edit) -> Bool {
    let position = position(of: edit)
    guard let known = edits[edit.place.file], position < known.count else { return false }
    return known[position] == edit
  }

  /// Whether an edit touches a known one. Known edits don't touch one another, so an edit that touches any of them touches a
  /// neighbor.
  private func touchesKnown(_ edit: FixIt.Edit) -> Bool {
    guard let known = edits[edit.place.file] else { return false }
    let position = position(of: edit)
    return position > 0 && known[position - 1].touches(edit) || position < known.count && known[position].touches(edit)
  }

  /// A file's text with its edits made.
  func applied(to text: SourceText, file: FileID) -> [UInt8] {
    var bytes: [UInt8] = [], copied = 0
    bytes.reserveCapacity(text.count)
    for edit in edits[file] ?? [] {
      let start = min(Int(edit.place.span.start), text.count), end = min(Int(edit.place.span.end), text.count)
      if copied < start { bytes += text.bytes[copied..<start] }
      bytes += edit.replacement.utf8
      copied = max(copied, end)
    }
    bytes += text.bytes[copied..<text.count]
    return bytes
  }
}

extension FixIt.Edit {
  /// Whether the edits overlap, start at the same offset, or one of them inserts text at the end of the other. In these cases,
  /// their order would matter.
  fileprivate func touches(_ other: FixIt.Edit) -> Bool {
    guard place.file == other.place.file else { return false }
    let left = place.span, right = other.place.span
    return left.start < right.end && right.start < left.end || left.start == right.start
      || left.isEmpty && left.start == right.end || right.isEmpty && right.start == left.end
  }
}
