import DocumentFormats
import IntentReports

/// Findings as diagnostics, which are sent when they change or when the client requests them.
extension LanguageServer {
  /// Checks the folders again if files changed since the last check, and reads the changes for users again if they are out of
  /// date. Changes nothing if `isUseless` returns true before the check ends.
  mutating func refresh(unless isUseless: () -> Bool = { false }) {
    if !staleness.isEmpty {
      let known = Set(checked.flatMap(\.messages))
      guard let found = host.lint(folders, staleness, isUseless) else { return }
      checked = found
      staleness = .contents([])
      endProgress()
      for folder in checked {
        for message in folder.messages where !known.contains(message) {
          // A mistake in an open configuration is a diagnostic of that document, so it is only logged here.
          let isShown = documents.values.contains { isMistake(message, of: folder, in: $0) }
          outgoing.append(Self.message(message, message.hasPrefix("error") && !isShown ? .error : .log))
        }
      }
    }
    if areChangesStale, let read = host.changes {
      changes = read(folders)
      editedSinceComparison = []
      areChangesStale = false
    }
  }

  // MARK: Progress

  /// Shows that a check of everything begins. A check after an edit is too short for that.
  mutating func beginProgress() {
    guard client.showsProgress, !isProgressShown else { return }
    isProgressShown = true
    send("window/workDoneProgress/create", .members(["token": .text(Self.progressToken)]))
    sendProgress(.members(["kind": .text("begin"), "title": .text("Checking App Intents")]))
  }

  private mutating func endProgress() {
    if isProgressShown { sendProgress(.members(["kind": .text("end")])) }
    isProgressShown = false
  }

  private mutating func sendProgress(_ value: JSONValue) {
    outgoing.append(.notification("$/progress", .members(["token": .text(Self.progressToken), "value": value])))
  }

  private static let progressToken = "check"

  // MARK: Publishing

  /// Sends the diagnostics of each document that differ from those that the client has, unless the client requests diagnostics
  /// itself.
  mutating func publishAll() {
    hasUnpublished = false
    guard !client.pullsDiagnostics else { return }
    for document in documents.values.sorted(by: { $0.uri < $1.uri }) {
      let found = diagnostics(of: document)
      if published[document.uri] == found { continue }
      published[document.uri] = found
      outgoing.append(Self.diagnostics(document.uri, document.version, found))
    }
  }

  static func diagnostics(_ uri: String, _ version: Int?, _ found: JSONValue) -> JSONValue {
    .notification(
      "textDocument/publishDiagnostics",
      .members(["uri": .text(uri), "version": version.map { .number($0) }, "diagnostics": found]))
  }

  /// The answer to `textDocument/diagnostic`.
  mutating func diagnosticReport(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    refresh()
    let found = diagnostics(of: document)
    // The client ignores answers to requests that it cancelled, so its report need not be the newest one.
    if published[document.uri] == found, let id = reportIDs[document.uri], params["previousResultId"]?.string == id {
      return .members(["kind": .text("unchanged"), "resultId": .text(id)])
    }
    reportNumber += 1
    let id = String(reportNumber)
    published[document.uri] = found
    reportIDs[document.uri] = id
    return .members(["kind": .text("full"), "resultId": .text(id), "items": found])
  }

  /// The findings of a document, in the order of the report, and the changes since another version. Folders that share a file may
  /// each have the same finding.
  func entries(of document: TextDocument) -> [Report.Entry] {
    let new = changes.filter { $0.impact?.version != .old }
    var isHere: [String: Bool] = [:]
    return (checked.flatMap(\.entries) + new).filter { entry in
      if let known = isHere[entry.location.path] { return known }
      isHere[entry.location.path] = isLocated(entry.location, in: document)
      return isHere[entry.location.path] ?? false
    }
    .uniqued { entry in
      EntryKey(
        rule: entry.rule, message: entry.message, start: Position(entry.location.start, .utf8),
        end: Position(entry.location.end, .utf8))
    }
  }

  private struct EntryKey: Hashable {
    let rule: String
    let message: String
    let start: Position
    let end: Position
  }

  func isLocated(_ location: Location, in document: TextDocument) -> Bool {
    location.path == document.path
      || hasLinks && !location.path.isEmpty && uri(of: location.path) == document.uri
  }

  /// The URI of a file: that of the client if it has the file open, by whatever path.
  func uri(of path: String) -> String {
    if let document = documents.values.first(where: { $0.path == path }) { return document.uri }
    guard hasLinks, let real = host.realPath(path) else { return FileURI.uri(path) }
    let open = documents.values.first { $0.path == real || host.realPath($0.path) == real }
    return open?.uri ?? FileURI.uri(path)
  }

  private func diagnostics(of document: TextDocument) -> JSONValue {
    if isConfiguration(document) { return configurationDiagnostics(of: document) }
    return .list(entries(of: document).map(diagnostic))
  }

  func diagnostic(_ entry: Report.Entry) -> JSONValue {
    let notes = entry.notes.map { note in
      JSONValue.members(["location": location(note.location), "message": .text(note.message)])
    }
    return .members([
      "range": entry.location.range(client.encoding),
      "severity": .number(entry.severity == .error ? 1 : entry.severity == .warning ? 2 : 3),
      "code": .text(entry.rule),
      "codeDescription": pages.map { .members(["href": .text("\($0)/\(entry.rule)")]) },
      "source": .text(Generator.name),
      "message": .text(entry.message),
      "tags": Self.tag(of: entry.rule).map { .list([.number($0)]) },
      "relatedInformation": notes.isEmpty ? nil : .list(notes),
      "data": .members(["fingerprint": .text(entry.fingerprint)]),
    ])
  }

  func location(_ location: Location) -> JSONValue {
    .members(["uri": .text(uri(of: location.path)), "range": location.range(client.encoding)])
  }

  /// The tag of a rule's findings: 1 for code that has no effect, 2 for names that should no longer be used, and nil for others.
  /// The id of a rule names its problem.
  private static func tag(of rule: String) -> Int? {
    let words = rule.split(separator: "-")
    if words.contains("unused") || words.contains("unreachable") || words.contains("redundant") { return 1 }
    return words.contains("deprecated") ? 2 : nil
  }
}
