import DocumentFormats
import IntentReports
import IntentRules
import SourceScan

/// `textDocument/codeAction`: what resolves, hides or accepts the findings of a range.
extension LanguageServer {
  static let fixAllKind = "source.fixAll.intentscan"
  /// The largest number of findings in a range that have actions.
  private static let actionFindings = 500

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
      .prefix(Self.actionFindings)
      actions += found.flatMap(fixes)
      actions += suppressions(of: found, in: document)
      actions += acceptances(of: found)
    }
    // Offered only on request, because each test of fix-its takes a scan.
    if only != nil, isWanted(Self.fixAllKind), let action = fixAll(in: document) { actions.append(action) }
    return .list(actions)
  }

  // MARK: Fix-its

  /// The actions that apply the fix-its of a finding. A safe one is preferred: an editor applies it by one key. The title of
  /// another one says that it needs review.
  ///
  /// The edits of a change have locations in the texts that were compared, so edited documents have none.
  private func fixes(of entry: Report.Entry) -> [JSONValue] {
    let isOld = entry.impact != nil && !editedSinceComparison.isEmpty
    let fixes = entry.fixes.filter { fix in
      !isOld || !fix.edits.contains { editedSinceComparison.contains(uri(of: $0.location.path)) }
    }
    return fixes.map { fix in
      var byURI: [(uri: String, edits: [JSONValue])] = []
      for edit in fix.edits {
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
      let isSafe = fix.safety == .safe
      return action(isSafe ? fix.title : "\(fix.title) (needs review)", entry, isPreferred: isSafe, byURI)
    }
  }

  private func action(
    _ title: String, kind: String = "quickfix", _ entry: Report.Entry?, isPreferred: Bool = false,
    _ edits: [(uri: String, edits: [JSONValue])]
  ) -> JSONValue {
    let changes = edits.map { JSONValue.Member(key: $0.uri, offset: 0, value: .list($0.edits)) }
    return .members([
      "title": .text(title), "kind": .text(kind), "diagnostics": entry.map { .list([diagnostic($0)]) },
      "isPreferred": isPreferred ? .flag(true) : nil,
      "edit": .members(["changes": JSONValue(.object(changes))]),
    ])
  }

  /// The action with the edit of `intentscan lint --fix` for the document; nil if no fix-it changes it.
  private func fixAll(in document: TextDocument) -> JSONValue? {
    for folder in checked {
      guard let new = host.repaired(folder, document.path), new != document.bytes else { continue }
      let edits = [wholeEdit(from: document, to: new)]
      return action("apply all safe fix-its of intentscan", kind: Self.fixAllKind, nil, [(document.uri, edits)])
    }
    return nil
  }

  /// One edit of the part that differs, so that the cursor stays where it is.
  private func wholeEdit(from document: TextDocument, to new: [UInt8]) -> JSONValue {
    let old = document.bytes
    var start = zip(old, new).prefix { $0 == $1 }.count
    var ends = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    ends = min(ends, min(old.count, new.count) - start)
    // Moves both ends of the part to boundaries of characters.
    while start > 0, start < old.count, old[start] & 0xC0 == 0x80 { start -= 1 }
    while ends > 0, old[old.count - ends] & 0xC0 == 0x80 { ends -= 1 }
    let text = String(decoding: new[start..<(new.count - ends)], as: UTF8.self)
    let span = ByteSpan(UInt32(start), UInt32(old.count - ends))
    return .members(["range": document.range(span, client.encoding), "newText": .text(text)])
  }

  // MARK: Suppressions and the baseline

  /// Comments at the ends of the lines that findings start on. There is none in a string table, after another comment, and inside
  /// a literal of several lines.
  private func suppressions(of entries: ArraySlice<Report.Entry>, in document: TextDocument) -> [JSONValue] {
    guard !entries.isEmpty, document.path.hasSuffix(".swift") else { return [] }
    var tokens = TokenBuffer()
    lex(document.text, into: &tokens)
    return entries.compactMap { entry in
      guard Rule.named(entry.rule) != nil else { return nil }
      let start = document.offset(of: Position(entry.location.start, client.encoding), client.encoding)
      let end = UInt32(document.lineEnd(after: start))
      let isInComment = tokens.comments.contains { Int($0.span.end) > start && $0.span.start <= end }
      let isInToken = tokens.tokens.contains { $0.span.start < end && $0.span.end > end }
      guard !isInComment, !isInToken else { return nil }
      let position = document.position(of: Int(end), client.encoding)
      let text = " // intentscan:disable:this \(entry.rule) -- reason"
      let edit = JSONValue.members(["range": rangeJSON(position, position), "newText": .text(text)])
      return action("suppress '\(entry.rule)' here, with a reason", entry, [(document.uri, [edit])])
    }
  }

  /// Actions that accept findings: each adds all findings of a rule about one symbol to the baseline. A folder without a readable
  /// baseline has none.
  private func acceptances(of entries: ArraySlice<Report.Entry>) -> [JSONValue] {
    var actions: [JSONValue] = [], rest = entries
    for folder in checked where !rest.isEmpty {
      let known = Set(folder.entries.map(\.fingerprint))
      let own = rest.filter { known.contains($0.fingerprint) }
      rest.removeAll { known.contains($0.fingerprint) }
      guard !own.isEmpty, let path = folder.baselinePath, let runs = folder.runs, let old = host.read(path),
        let accepted = try? Baseline(old)
      else { continue }
      let document = TextDocument(uri: uri(of: path), path: path, text: old)
      for entry in own {
        var baseline = accepted
        for (key, count) in runs.baseline.counts where key.rule == entry.rule && key.symbol == entry.symbol {
          baseline.counts[key] = max(count, baseline.counts[key] ?? 0)
        }
        let edit = wholeEdit(from: document, to: baseline.json())
        actions.append(action("add '\(entry.rule)' to the baseline", entry, [(document.uri, [edit])]))
      }
    }
    return actions
  }
}
