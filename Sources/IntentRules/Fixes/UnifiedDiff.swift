import SourceScan

/// The changes from one text to another, as `diff -u` writes them and `patch` and `git apply` read them. Empty if the texts are
/// equal. `old` and `new` are bytes, so that line breaks and invalid UTF-8 stay unchanged.
package func unifiedDiff(_ old: [UInt8], _ new: [UInt8], path: String) -> [UInt8] {
  guard old != new else { return [] }
  let before = lines(of: old), after = lines(of: new)
  var output = Array("--- \(quoted("a/" + path))\n+++ \(quoted("b/" + path))\n".utf8)
  let changes = differences(before, after)
  var index = 0
  while index < changes.count {
    // Changes with adjacent or overlapping context are shown together.
    var last = index
    while last + 1 < changes.count, changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * context {
      last += 1
    }
    appendHunk(changes[index...last], before, after, to: &output)
    index = last + 1
  }
  return output
}

/// A name as git quotes it in a patch. It never contains a line break.
private func quoted(_ path: String) -> String {
  if !path.unicodeScalars.contains(where: { $0.controlsDisplay || $0 == "\"" || $0 == "\\" }) { return path }
  let bytes = path.utf8.map { byte in
    switch byte {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case 0x20..<0x7F: String(Unicode.Scalar(byte))
    default: "\\" + String(repeating: "0", count: byte < 0o10 ? 2 : byte < 0o100 ? 1 : 0) + String(byte, radix: 8)
    }
  }
  return "\"\(bytes.joined())\""
}

private let context = 3

/// Lines of the old text, and the lines that replace them.
private struct Change {
  var old: Range<Int>
  var new: Range<Int>

  var length: Int { old.count + new.count }

  func moved(by oldOffset: Int, _ newOffset: Int) -> Change {
    Change(
      old: old.lowerBound + oldOffset..<old.upperBound + oldOffset,
      new: new.lowerBound + newOffset..<new.upperBound + newOffset)
  }
}

/// The lines of a text, each with its line break, which the last one may lack.
private func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = [], start = 0
  for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
    lines.append(text[start...index])
    start = index + 1
  }
  if start < text.count { lines.append(text[start...]) }
  return lines
}

/// The changes from `old` to `new`, in order.
private func differences(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Change] {
  var changes: [Change] = []
  for gap in gaps(old, new) {
    if gap.length > longestGap {
      changes.append(gap)
      continue
    }
    for change in differences(inGap: Array(old[gap.old]), Array(new[gap.new])) {
      changes.append(change.moved(by: gap.old.lowerBound, gap.new.lowerBound))
    }
  }
  return changes
}

/// The most lines of a gap, in both texts together, that are compared one by one, which takes quadratic time. A longer gap is
/// replaced as a whole.
private let longestGap = 200

/// The parts in which two texts may differ: the lines between their common start and end. If these are many, they are divided at
/// lines that both texts have once, in the same order.
private func gaps(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Change] {
  var start = 0, oldEnd = old.count, newEnd = new.count
  while start < min(oldEnd, newEnd), old[start] == new[start] { start += 1 }
  while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
    oldEnd -= 1
    newEnd -= 1
  }
  let whole = Change(old: start..<oldEnd, new: start..<newEnd)
  guard whole.length > longestGap else { return [whole] }
  var gaps: [Change] = [], oldStart = start, newStart = start
  for anchor in anchors(old, new, in: whole) {
    gaps.append(Change(old: oldStart..<anchor.old, new: newStart..<anchor.new))
    (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
  }
  return gaps + [Change(old: oldStart..<oldEnd, new: newStart..<newEnd)]
}

/// The lines that occur once in each part of the gap: as many of them as come in the same order in both.
private func anchors(
  _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], in gap: Change
) -> [(old: Int, new: Int)] {
  let oldOnce = linesOnce(old, gap.old), newOnce = linesOnce(new, gap.new)
  let common = gap.old.compactMap { index in
    oldOnce[old[index]] == nil ? nil : newOnce[old[index]].map { (old: index, new: $0) }
  }
  // The longest ascending sequence: `ends` holds, by length, the end of the best sequence of that length.
  var ends: [Int] = [], previous: [Int?] = []
  for index in common.indices {
    let low = firstNumber(below: ends.count) { length in
      Steps.count()
      return common[ends[length]].new < common[index].new
    }
    previous.append(low > 0 ? ends[low - 1] : nil)
    if low < ends.count { ends[low] = index } else { ends.append(index) }
  }
  var anchors: [(old: Int, new: Int)] = [], next = ends.last
  while let index = next {
    anchors.append(common[index])
    next = previous[index]
  }
  return anchors.reversed()
}

/// The positions of the lines that occur once in the range.
private func linesOnce(_ lines: [ArraySlice<UInt8>], _ range: Range<Int>) -> [ArraySlice<UInt8>: Int] {
  var positions: [ArraySlice<UInt8>: Int] = [:], repeated: Set<ArraySlice<UInt8>> = []
  for index in range where positions.updateValue(index, forKey: lines[index]) != nil { repeated.insert(lines[index]) }
  for line in repeated { positions[line] = nil }
  return positions
}

/// The changes by Myers' algorithm. The standard library has it only since macOS 10.15.
private func differences(inGap old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Change] {
  if old.isEmpty, new.isEmpty { return [] }
  if old.isEmpty || new.isEmpty { return [Change(old: old.indices, new: new.indices)] }
  let (removed, inserted) = shortestEdit(old, new)
  var changes: [Change] = [], left = 0, right = 0
  while left < old.count || right < new.count {
    guard removed.contains(left) || inserted.contains(right) else {
      left += 1
      right += 1
      continue
    }
    var change = Change(old: left..<left, new: right..<right)
    while removed.contains(left) { left += 1 }
    while inserted.contains(right) { right += 1 }
    change.old = change.old.lowerBound..<left
    change.new = change.new.lowerBound..<right
    changes.append(change)
  }
  return changes
}

/// The lines that a shortest edit removes and inserts.
private func shortestEdit(
  _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
) -> (removed: Set<Int>, inserted: Set<Int>) {
  // The line of `old` that each diagonal reaches, for each number of edits. Diagonal k compares line x of `old` with line x - k of
  // `new`.
  var furthest = [0: -1, 1: 0], rounds: [[Int: Int]] = []
  search: for edits in 0...(old.count + new.count) {
    rounds.append(furthest)
    for diagonal in stride(from: -edits, through: edits, by: 2) {
      Steps.count()
      let below = furthest[diagonal + 1] ?? -1, left = furthest[diagonal - 1] ?? -1
      var x = diagonal == -edits || (diagonal != edits && left < below) ? below : left + 1
      while x < old.count, x - diagonal < new.count, x - diagonal >= 0, old[x] == new[x - diagonal] { x += 1 }
      furthest[diagonal] = x
      if x >= old.count, x - diagonal >= new.count { break search }
    }
  }
  var removed: Set<Int> = [], inserted: Set<Int> = []
  var x = old.count, y = new.count
  for (edits, furthest) in rounds.enumerated().reversed() where edits > 0 {
    let diagonal = x - y, below = furthest[diagonal + 1] ?? -1, left = furthest[diagonal - 1] ?? -1
    if diagonal == -edits || (diagonal != edits && left < below) {
      (x, y) = (below, below - diagonal - 1)
      inserted.insert(y)
    } else {
      (x, y) = (left, left - diagonal + 1)
      removed.insert(x)
    }
  }
  return (removed, inserted)
}

private func appendHunk(
  _ changes: ArraySlice<Change>, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], to output: inout [UInt8]
) {
  guard let first = changes.first, let last = changes.last else { return }
  let start = max(0, first.old.lowerBound - context), end = min(old.count, last.old.upperBound + context)
  let newStart = first.new.lowerBound - (first.old.lowerBound - start)
  let newEnd = last.new.upperBound + (end - last.old.upperBound)
  output += Array("@@ -\(range(start, end)) +\(range(newStart, newEnd)) @@\n".utf8)
  func append(_ mark: UInt8, _ lines: ArraySlice<ArraySlice<UInt8>>) {
    for line in lines {
      output.append(mark)
      output += line
      if line.last != UInt8(ascii: "\n") { output += Array("\n\\ No newline at end of file\n".utf8) }
    }
  }
  var position = start
  for change in changes {
    append(UInt8(ascii: " "), old[position..<change.old.lowerBound])
    append(UInt8(ascii: "-"), old[change.old])
    append(UInt8(ascii: "+"), new[change.new])
    position = change.old.upperBound
  }
  append(UInt8(ascii: " "), old[position..<end])
}

/// `12,3`: the first line, counted from 1, and the number of lines, which is omitted if it is 1. An empty range has the number of
/// the line before it.
private func range(_ start: Int, _ end: Int) -> String {
  end == start ? "\(start),0" : end == start + 1 ? "\(start + 1)" : "\(start + 1),\(end - start)"
}
