import IntentReports
import SourceScan

/// Findings at several locations that have one cause are reported as one finding, with the other locations as related ones, because
/// people fix a cause once. They are combined last: suppressions and baselines apply to each finding.
extension [Finding] {
  /// The findings, with those of the same cause combined into one. Unless they are errors, a rule's findings in copies of a file
  /// are combined, too, and more than `mostInFile` of one rule in one file. `files` are those that the findings are in.
  package func oncePerCause(in files: [LintFile]) -> [Finding] {
    let causes = map { [$0] }.joined { $0.cause.map { .cause($0.key) } }
    var numbers: [FindingInFile: Int] = [:]
    let copies = causes.joined { finding in
      // Each app must build, so an error is reported in each copy of the file.
      guard finding.severity < .error, let found = FindingInFile(finding, in: files) else { return nil }
      let number = numbers[found, default: 0]
      numbers[found] = number + 1
      return .copy(found.fileName, found.message, found.line, number)
    }
    let counts = Dictionary(grouping: copies) { GroupOfRule($0[0], .file($0[0].place.file)) }.mapValues(\.count)
    let groups = copies.joined { finding in
      let file = GroupOfRule(finding, .file(finding.place.file))
      return finding.severity < .error && counts[file, default: 0] > mostInFile ? file.group : nil
    }
    return groups.map { $0.count == 1 ? $0[0] : Finding($0, in: files) }
  }
}

extension [[Finding]] {
  /// The groups, joined if `common` has the same value for their first findings. A joined group has the position of its first one.
  fileprivate func joined(by common: (Finding) -> Group?) -> [[Finding]] {
    var positions: [GroupOfRule: Int] = [:], groups: [[Finding]] = []
    for findings in self {
      guard let group = common(findings[0]) else {
        groups.append(findings)
        continue
      }
      let key = GroupOfRule(findings[0], group)
      if let position = positions[key] {
        groups[position] += findings
      } else {
        positions[key] = groups.count
        groups.append(findings)
      }
    }
    return groups
  }
}

/// The number of findings of one rule in one file that are reported one by one. More are reported as one finding: most often the
/// file is generated, or a table lacks a language.
private let mostInFile = 5

/// The property that several findings share.
private enum Group: Hashable {
  case cause(String)
  /// The name of a file, a message, the text of the line, and a number that distinguishes equal messages about equal lines of one
  /// file.
  case copy(Substring, String, [UInt8], Int)
  case file(FileID)
}

private struct GroupOfRule: Hashable {
  var rule: String
  var severity: Severity
  var group: Group

  init(_ finding: Finding, _ group: Group) {
    rule = finding.rule
    severity = finding.severity
    self.group = group
  }
}

private struct FindingInFile: Hashable {
  var path: String
  var message: String
  /// The text of the line from the start of the finding on, at most 160 bytes.
  var line: [UInt8]

  var fileName: Substring { path.split(separator: "/").last ?? "" }

  /// Nil for a finding outside of Swift source.
  init?(_ finding: Finding, in files: [LintFile]) {
    guard files.indices.contains(finding.place.file), let text = files[finding.place.file].parsed?.text else {
      return nil
    }
    path = files[finding.place.file].path
    message = finding.message
    line = text.line(from: Int(finding.place.span.start))
  }
}

extension Finding {
  /// The first of several findings with the others as related locations.
  fileprivate init(_ group: [Finding], in files: [LintFile]) {
    self = group[0]
    // A location in a file that several modules compile is one location for people.
    var seen: Set<PlaceInText> = [PlaceInText(place, in: files)], others = 0
    for finding in group.dropFirst() {
      if seen.insert(PlaceInText(finding.place, in: files)).inserted {
        others += 1
        notes.append(Note(message: finding.cause?.note ?? finding.message, place: finding.place))
      } else {
        addTargets(of: finding, in: files)
      }
    }
    locationCount += others
    if others > 0 { message += "; the same applies to \(others) more \(others == 1 ? "location" : "locations")" }
    combineFixes(of: group)
  }

  private mutating func addTargets(of other: Finding, in files: [LintFile]) {
    func names(_ finding: Finding) -> [String] {
      guard finding.targets.isEmpty else { return finding.targets }
      return files.indices.contains(finding.place.file) ? [files[finding.place.file].target].compactMap(\.self) : []
    }
    let own = names(self), added = names(other).filter { !own.contains($0) }
    if !added.isEmpty { targets = own + added }
  }

  /// Adds the edits of the other findings' first fix-its to the fix-it of the first finding, if these have the same title and
  /// safety. Changes nothing if the edits are in several files or overlap.
  private mutating func combineFixes(of group: [Finding]) {
    guard let first = fixes.first else { return }
    let same = group.compactMap(\.fixes.first).filter { $0.title == first.title && $0.safety == first.safety }
    var edits: [FixIt.Edit] = []
    for edit in same.flatMap(\.edits).sorted(by: { $0.place.span.start < $1.place.span.start }) {
      if edit == edits.last { continue }
      if let last = edits.last, last.place.file != edit.place.file || edit.place.span.start < last.place.span.end {
        return
      }
      edits.append(edit)
    }
    fixes[0].edits = edits
  }
}

/// A place in a file, whichever module it was scanned for.
private struct PlaceInText: Hashable {
  var path: String
  var place: Place

  init(_ place: Place, in files: [LintFile]) {
    path = files.indices.contains(place.file) ? files[place.file].path : ""
    self.place = path.isEmpty ? place : Place(FileID(0), place.span)
  }
}

extension SourceText {
  /// The rest of the line from `offset` on, at most 160 bytes of it, because a line can be as long as the file.
  fileprivate func line(from offset: Int) -> [UInt8] {
    let start = min(offset, count), part = bytes[start..<min(start + 160, count)]
    return Array(part.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") })
  }
}
