import DocumentFormats
import IntentReports
import IntentRules
import SourceScan

/// `textDocument/codeAction`: what resolves, hides or accepts the findings of a range.
extension LanguageServer {
  static let fixAllKind = "source.fixAll.intentscan"

  mutating func codeActions(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    guard let start = Position(params.at("range", "start")), let end = Position(params.at("range", "end")) else {
      throw .invalidParams("'range' must have 'start' and 'end'")
    }
    refresh()
    let only = params.at("context", "only")?.array?.compactMap(\.string)
    func isWanted(_ kind: String) -> Bool { only?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true }
    var actions: [JSONValue] = []
    if isWanted("quickfix") {
      let found = entries(of: document).filter { entry in
        Position(entry.location.start, client.encoding) <= end && start <= Position(entry.location.end, client.encoding)
      }
      actions += found.flatMap(fixes)
      actions += found.compactMap { suppression(of: $0, in: document) }
      actions += found.compactMap(acceptance)
    }
    // Only where it was asked for: what it costs is a scan for each repair.
    if only != nil, isWanted(Self.fixAllKind), let action = fixAll(in: document) { actions.append(action) }
    return .list(actions)
  }

  // MARK: Fix-its

  /// A safe fix-it is preferred: an editor applies it by one key. The title of another one says that it needs review.
  private func fixes(of entry: Report.Entry) -> [JSONValue] {
    entry.fixes.map { fix in
      action(
        fix.safety == .safe ? fix.title : "\(fix.title) (needs review)", "quickfix", entry,
        isPreferred: fix.safety == .safe, edits: fix.edits.map { ($0.location, $0.replacement) })
    }
  }

  private func action(
    _ title: String, _ kind: String, _ entry: Report.Entry, isPreferred: Bool = false,
    edits: [(location: Location, replacement: String)]
  ) -> JSONValue {
    var byURI: [(uri: String, edits: [JSONValue])] = []
    for edit in edits {
      let uri = uri(of: edit.location.path)
      let new = JSONValue.members([
        "range": edit.location.range(client.encoding), "newText": .text(edit.replacement),
      ])
      if let index = byURI.firstIndex(where: { $0.uri == uri }) {
        byURI[index].edits.append(new)
      } else {
        byURI.append((uri, [new]))
      }
    }
    let changes = byURI.map { JSONValue.Member(key: $0.uri, offset: 0, value: .list($0.edits)) }
    return .members([
      "title": .text(title), "kind": .text(kind), "diagnostics": .list([diagnostic(entry)]),
      "isPreferred": isPreferred ? .flag(true) : nil,
      "edit": .members(["changes": JSONValue(.object(changes))]),
    ])
  }

  /// The edit of `intentscan lint --fix` for the document.
  private func fixAll(in document: TextDocument) -> JSONValue? {
    for folder in checked {
      guard let new = host.repaired(folder, document.path), new != document.bytes else { continue }
      let edit = wholeEdit(from: document, to: new)
      return .members([
        "title": .text("apply all safe fix-its of intentscan"), "kind": .text(Self.fixAllKind),
        "edit": .members([
          "changes": JSONValue(.object([JSONValue.Member(key: document.uri, offset: 0, value: .list([edit]))]))
        ]),
      ])
    }
    return nil
  }

  /// One edit of the part that differs, so that the cursor stays where it is.
  private func wholeEdit(from document: TextDocument, to new: [UInt8]) -> JSONValue {
    let old = document.bytes
    var start = zip(old, new).prefix { $0 == $1 }.count
    var ends = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    ends = min(ends, min(old.count, new.count) - start)
    // Both ends of the part are ends of characters.
    while start > 0, start < old.count, old[start] & 0xC0 == 0x80 { start -= 1 }
    while ends > 0, old[old.count - ends] & 0xC0 == 0x80 { ends -= 1 }
    let text = String(decoding: new[start..<(new.count - ends)], as: UTF8.self)
    let span = ByteSpan(UInt32(start), UInt32(old.count - ends))
    return .members(["range": document.range(span, client.encoding), "newText": .text(text)])
  }

  // MARK: Suppressions and the baseline

  /// A comment at the end of the line that a finding starts in. There is none in a string table, after another comment, and
  /// inside a literal of several lines.
  private func suppression(of entry: Report.Entry, in document: TextDocument) -> JSONValue? {
    guard Rule.named(entry.rule) != nil, document.path.hasSuffix(".swift") else { return nil }
    let start = document.offset(of: Position(entry.location.start, client.encoding), client.encoding)
    let end = UInt32(document.lineEnd(after: start))
    var tokens = TokenBuffer()
    lex(document.text, into: &tokens)
    let isInComment = tokens.comments.contains { Int($0.span.end) > start && $0.span.start <= end }
    let isInToken = tokens.tokens.contains { $0.span.start < end && $0.span.end > end }
    guard !isInComment, !isInToken else { return nil }
    let position = document.position(of: Int(end), client.encoding)
    let text = " // intentscan:disable:this \(entry.rule) -- reason"
    return .members([
      "title": .text("suppress '\(entry.rule)' here, with a reason"), "kind": .text("quickfix"),
      "diagnostics": .list([diagnostic(entry)]),
      "edit": .members([
        "changes": JSONValue(
          .object([
            JSONValue.Member(
              key: document.uri, offset: 0,
              value: .list([.members(["range": rangeJSON(position, position), "newText": .text(text)])]))
          ]))
      ]),
    ])
  }

  /// The baseline with all findings of the rule about the same symbol.
  private func acceptance(of entry: Report.Entry) -> JSONValue? {
    guard let folder = checked.first(where: { $0.entries.contains { $0.fingerprint == entry.fingerprint } }),
      let path = folder.baselinePath, let runs = folder.runs, let old = host.read(path),
      var baseline = try? Baseline(old)
    else { return nil }
    for (key, count) in runs.baseline.counts where key.rule == entry.rule && key.symbol == entry.symbol {
      baseline.counts[key] = max(count, baseline.counts[key] ?? 0)
    }
    let document = TextDocument(uri: uri(of: path), path: path, text: old)
    return .members([
      "title": .text("add '\(entry.rule)' to the baseline"), "kind": .text("quickfix"),
      "diagnostics": .list([diagnostic(entry)]),
      "edit": .members([
        "changes": JSONValue(
          .object([
            JSONValue.Member(
              key: document.uri, offset: 0, value: .list([wholeEdit(from: document, to: baseline.json())]))
          ]))
      ]),
    ])
  }
}
