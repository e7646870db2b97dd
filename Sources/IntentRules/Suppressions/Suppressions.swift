import IntentReports
import SourceScan

/// The findings that the comments of one file suppress, and which suppressions had an effect.
struct Suppressions {
  /// One rule name of one directive.
  fileprivate struct Entry {
    var name: Directive.Name
    var command: Directive.Command
    /// Nil for an unknown rule.
    var rule: Rule?
    /// The bytes in which a suppressed finding starts.
    var range: Range<UInt32>
    var isUsed = false
    /// Whether the comment is inside `#if`: this scan may not include the finding that it is for.
    var isConditional: Bool
    /// The bytes that a fix-it removes: the comment, and its line if it has one of its own. Nil in a string table, and for a
    /// directive that names several rules, or starts or ends a range.
    var removal: ByteSpan?
  }

  private let file: FileID
  private var entries: [Entry] = []
  /// The ranges of bytes in which each rule is switched off, in order and without overlap.
  private var silenced: [String: [Range<UInt32>]] = [:]
  /// The offsets at which findings of each rule were switched off.
  private var used: [String: [UInt32]] = [:]
  /// Directives that have an unknown command, name no rule, or have no effect at their location.
  private var malformed: [(message: String, span: ByteSpan)] = []

  /// Nil for a file without directives.
  init?(_ parsed: ParsedFile, file: FileID) {
    self.file = file
    let directives = parsed.comments.compactMap { Directive($0, in: parsed.text) }
    guard !directives.isEmpty else { return nil }
    let lines = LineIndex(parsed.text)
    var ranges = DirectiveRanges(text: parsed.text, tokens: parsed.tokens, lines: lines), open: [String: [Int]] = [:]
    for directive in directives { add(directive, &ranges, &open) }
    silenced = Self.silenced(by: entries)
  }

  /// Suppressions of a string table; nil if it has none, or if its text was not read.
  init?(_ table: LintFile, file: FileID) {
    guard !table.comments.isEmpty, let text = table.table else { return nil }
    self.file = file
    let lines = LineIndex(text)
    var ranges = DirectiveRanges(text: text, tokens: [], lines: lines), open: [String: [Int]] = [:]
    ranges.isTable = true
    for comment in table.comments {
      let directive = Directive(comment)
      if comment.isOfEntry, [.enable, .disablePrevious].contains(directive.command) {
        malformed.append(
          (
            "the comment of an entry is about this entry, so it has no effect; write 'disable' or 'disable:file'",
            comment.span
          ))
        continue
      }
      ranges.entry = nil
      let isAboutEntry = comment.isOfEntry ? directive.command != .disableFile : directive.command == .disableNext
      if isAboutEntry { ranges.entry = comment.entry.map { $0.start..<$0.end } ?? 0..<0 }
      // A comment of an entry applies to the whole entry, so no `enable` ends its range.
      add(directive, &ranges, &open, isRange: !comment.isOfEntry)
    }
    silenced = Self.silenced(by: entries)
  }

  /// Adds what a directive suppresses, or a problem with it. `open` holds, by rule, the indices of the entries that no `enable` has
  /// ended yet.
  private mutating func add(
    _ directive: Directive, _ ranges: inout DirectiveRanges, _ open: inout [String: [Int]], isRange: Bool = true
  ) {
    if case .unknown(let word) = directive.command {
      malformed.append(
        ("'intentscan:\(word)' is not a command, so it has no effect; \(Directive.forms)", directive.span))
      return
    }
    if directive.names.isEmpty {
      malformed.append(("the suppression names no rule, so it has no effect; add the id of a rule", directive.span))
    }
    for name in directive.names {
      let rule = Rule.named(name.id)
      var entry = Entry(
        name: name, command: directive.command, rule: rule, range: ranges.range(of: directive),
        isConditional: ranges.isConditional(directive), removal: ranges.removal(of: directive))
      if let id = rule?.id, directive.command == .enable {
        // `enable` ends the open ranges of the rule. Without an open range, it has no effect.
        for index in open.removeValue(forKey: id) ?? [] {
          entries[index].range = entries[index].range.lowerBound..<directive.span.start
          entry.isUsed = true
        }
      } else if let id = rule?.id, directive.command == .disable, isRange {
        open[id, default: []].append(entries.count)
      }
      entries.append(entry)
    }
  }

  private static func silenced(by entries: [Entry]) -> [String: [Range<UInt32>]] {
    var silenced: [String: [Range<UInt32>]] = [:]
    for entry in entries.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where entry.command != .enable {
      guard let id = entry.rule?.id else { continue }
      var range = entry.range
      if let last = silenced[id]?.last, range.lowerBound <= last.upperBound {
        range = last.lowerBound..<max(last.upperBound, range.upperBound)
        silenced[id]?.removeLast()
      }
      silenced[id, default: []].append(range)
    }
    return silenced
  }

  /// Whether a finding is switched off. If so, its offset is recorded in `used`.
  mutating func silences(_ finding: Finding) -> Bool {
    let offset = finding.place.span.start
    guard let ranges = silenced[finding.rule] else { return false }
    let position = ranges.firstIndex(after: offset, \.lowerBound)
    guard position > 0, ranges[position - 1].contains(offset) else { return false }
    used[finding.rule, default: []].append(offset)
    return true
  }

  /// The findings about the directives themselves. `ran` has the ids of the rules that ran: a suppression of another rule
  /// may still be needed.
  func findings(ran: Set<String>, path: String) -> [Finding] {
    var findings: [Finding] = []
    func report(_ rule: Rule, _ message: String, _ span: ByteSpan, _ name: String, _ fixes: [FixIt] = []) {
      guard ran.contains(rule.id) else { return }
      findings.append(
        Finding(
          rule: rule.id, severity: rule.severity, message: message, place: Place(file, span),
          symbol: "\(path)/\(name)", appleMessage: nil, notes: [], fixes: fixes))
    }
    let used = used.mapValues { $0.sorted() }
    for each in malformed { report(.malformedSuppression, each.message, each.span, "intentscan") }
    var suggestions: [String: String] = [:]
    for entry in entries {
      let id = entry.name.id
      guard let rule = entry.rule else {
        let suggestion = suggestions[id] ?? Rule.suggestion(for: id)
        suggestions[id] = suggestion
        report(.unknownSuppressedRule, "there is no rule '\(id)'\(suggestion)", entry.name.span, id)
        continue
      }
      let isUsed = entry.isUsed || entry.isUsed(by: used[rule.id] ?? [])
      guard !isUsed, !entry.isConditional, ran.contains(rule.id), !rule.isAboutSuppressions else { continue }
      let message =
        entry.command == .enable
        ? "'\(id)' is not disabled here, so 'enable' has no effect"
        : "'\(id)' reports nothing here, so the comment has no effect"
      let fixes = entry.removal.map { FixIt("remove the comment", .safe, [.init(Place(file, $0), "")]) }
      report(.unusedSuppression, message, entry.name.span, id, fixes.map { [$0] } ?? [])
    }
    return findings
  }
}

extension Suppressions.Entry {
  /// Whether the directive switches off a finding at one of some offsets, which ascend.
  fileprivate func isUsed(by offsets: [UInt32]) -> Bool {
    guard command != .enable, range.lowerBound < range.upperBound else { return false }
    let next = offsets.firstIndex(after: range.upperBound - 1, \.self)
    return next > 0 && offsets[next - 1] >= range.lowerBound
  }
}

extension Array {
  /// The index of the first element whose key is above a value; the keys ascend.
  fileprivate func firstIndex(after value: UInt32, _ key: (Element) -> UInt32) -> Int {
    firstNumber(below: count) { number in
      Steps.count()
      return key(self[number]) <= value
    }
  }
}

/// The bytes that the directives of a file apply to.
private struct DirectiveRanges {
  let text: SourceText
  let tokens: [Token]
  let lines: LineIndex
  /// The bytes of the entry that a directive of a string table is about.
  var entry: Range<UInt32>?
  var isTable = false
  /// A cache of the last result of `next(from:)`: several directives in a row have the same tokens after them.
  var lastNext: (tokenIndex: Int, range: Range<UInt32>)?
  var lastDepth = (tokenIndex: 0, depth: 0)

  mutating func range(of directive: Directive) -> Range<UInt32> {
    if let entry { return entry }
    switch directive.command {
    case .disableNext: return next(from: directive.tokenIndex)
    case .disableThis:
      let line = lines.position(of: directive.span.start).line
      return lineRange(from: line, through: line)
    case .disablePrevious:
      let line = lines.position(of: directive.comment.start).line - 1
      return line < 1 ? 0..<0 : lineRange(from: line, through: line)
    case .disableFile: return 0..<UInt32.max
    case .disable: return directive.span.start..<UInt32.max
    case .enable, .unknown: return 0..<0
    }
  }

  /// The lines from the next token to the first token after its attributes.
  private mutating func next(from tokenIndex: Int) -> Range<UInt32> {
    if let lastNext, lastNext.tokenIndex == tokenIndex { return lastNext.range }
    let range = readNext(from: tokenIndex)
    lastNext = (tokenIndex, range)
    return range
  }

  private func readNext(from tokenIndex: Int) -> Range<UInt32> {
    var index = min(tokenIndex, tokens.count - 1)
    guard index >= 0 else { return 0..<0 }
    let first = lines.position(of: tokens[index].start).line
    while tokens[index].kind == .at, index + 1 < tokens.count { index = afterAttribute(index) }
    return lineRange(from: first, through: lines.position(of: tokens[index].start).line)
  }

  /// The index after `@name` or `@Module.name`, and after the parentheses that follow.
  private func afterAttribute(_ at: Int) -> Int {
    let last = tokens.count - 1
    var index = min(at + 2, last)
    while index + 1 < last, tokens[index].kind == .period { index += 2 }
    if tokens[index].kind == .leftParenthesis, tokens[index].start == tokens[index - 1].end {
      index = Int(tokens[index].partner) > index ? Int(tokens[index].partner) + 1 : index + 1
    }
    return min(index, last)
  }

  private func lineRange(from first: Int, through last: Int) -> Range<UInt32> {
    // A finding may be at the end of the line, so the range has one byte more.
    lines.lineSpan(first, in: text).start..<lines.lineSpan(last, in: text).end + 1
  }

  /// The bytes to remove if the directive has no effect. Nil in a string table, if the directive names several rules, or if it
  /// starts or ends a range.
  func removal(of directive: Directive) -> ByteSpan? {
    if isTable { return nil }
    guard directive.names.count == 1, directive.command != .disable, directive.command != .enable else { return nil }
    let bytes = text.bytes, isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    var start = Int(directive.comment.start), end = Int(directive.comment.end)
    while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
    while isSpace(bytes[end]) { end += 1 }
    let endsLine = end == text.count || bytes[end] == 0x0A || bytes[end] == 0x0D
    guard endsLine else { return directive.comment }
    guard start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else {
      return ByteSpan(UInt32(start), UInt32(end))
    }
    if bytes[end] == 0x0D { end += 1 }
    if end < text.count, bytes[end] == 0x0A { end += 1 }
    return ByteSpan(UInt32(start), UInt32(end))
  }

  /// Whether the directive is inside an `#if`. Must be called in the order of the file.
  mutating func isConditional(_ directive: Directive) -> Bool {
    var (index, depth) = lastDepth
    let end = min(directive.tokenIndex, tokens.count)
    while index < end {
      Steps.count()
      if tokens[index].kind == .poundIf { depth += 1 }
      if tokens[index].kind == .poundEndif { depth -= 1 }
      index += 1
    }
    lastDepth = (index, depth)
    return depth > 0
  }
}
