import DocumentFormats
import IntentScans

/// The documents that the client has open, and the files that change on disk.
extension LanguageServer {
  mutating func open(_ params: JSONValue) {
    guard let uri = params.at("textDocument", "uri")?.string, let text = params.at("textDocument", "text")?.string,
      let path = FileURI.path(uri)
    else { return }
    documents[uri] = TextDocument(
      uri: uri, path: path, version: params.at("textDocument", "version")?.int, text: text.utf8)
    let isSaved = host.read(path) == Array(text.utf8)
    host.setUnsaved(path, Array(text.utf8))
    if addsFolders, !folders.contains(where: { pathInside(of: path, in: $0) != nil }) {
      folders.append(Self.folder(of: path))
    }
    hasLinks = hasLinks || (folders + [path]).contains(where: isReachedByLink)
    if !isSaved { editedSinceComparison.insert(uri) }
    // The file may have changed on disk after it was read, without a notification.
    if isSaved, checked.contains(where: { $0.runs?.reads(path) ?? false }) {
      contentChanged(path)
    } else {
      planChanged()
    }
  }

  /// Whether a file may have another path here than the client gives.
  private func isReachedByLink(_ path: String) -> Bool { host.realPath(path).map { $0 != path } ?? false }

  mutating func change(_ params: JSONValue) {
    guard let uri = params.at("textDocument", "uri")?.string, var document = documents[uri] else { return }
    let version = params.at("textDocument", "version")?.int
    if document.apply(params["contentChanges"]?.array ?? [], version: version, client.encoding) {
      documents[uri] = document
      host.setUnsaved(document.path, document.bytes)
    } else {
      outgoing.append(
        Self.message("a change of '\(document.path)' could not be read, so its text is unknown; reopen it", .error))
      documents[uri] = nil
      host.setUnsaved(document.path, nil)
    }
    editedSinceComparison.insert(uri)
    contentChanged(document.path)
  }

  /// Plans everything again after a save, because other tools may have written files at the same time.
  mutating func save(_ params: JSONValue) {
    areChangesStale = true
    planChanged()
  }

  mutating func close(_ params: JSONValue) {
    guard let uri = params.at("textDocument", "uri")?.string, let document = documents.removeValue(forKey: uri) else {
      return
    }
    host.setUnsaved(document.path, nil)
    if published.removeValue(forKey: uri) != nil { outgoing.append(Self.diagnostics(uri, nil, .list([]))) }
    if host.read(document.path) != document.bytes { planChanged() }
  }

  // MARK: Files

  mutating func registerWatchers() {
    hasUnpublished = true
    beginProgress()
    guard client.watchesFiles else { return }
    let patterns = ["**/*.{\(Self.watchedEndings.joined(separator: ","))}", "**/\(ConfigurationFile.name)"]
    send(
      "client/registerCapability",
      .members([
        "registrations": .list([
          .members([
            "id": .text("files"), "method": .text("workspace/didChangeWatchedFiles"),
            "registerOptions": .members([
              "watchers": .list(patterns.map { .members(["globPattern": .text($0)]) })
            ]),
          ])
        ])
      ]))
  }

  private static let watchedEndings = [
    "swift", "xcstrings", "strings", "stringsdict", "plist", "pbxproj", "xcconfig", "xcworkspacedata", "xcscheme",
  ]

  /// Notes changes on disk. The plan is made again if a file was created or deleted, or if a changed file is neither a source nor
  /// a string table.
  mutating func filesChanged(_ params: JSONValue) {
    let events = params["changes"]?.array ?? []
    let areContents = events.allSatisfy { $0["type"]?.int == 2 }
    let paths = events.compactMap { $0["uri"]?.string.flatMap(FileURI.path) }
    if areContents { paths.forEach { contentChanged($0) } } else { planChanged() }
    if client.pullsDiagnostics, client.refreshesDiagnostics { send("workspace/diagnostic/refresh") }
  }

  mutating func foldersChanged(_ params: JSONValue) {
    func paths(_ key: String) -> [String] {
      (params.at("event", key)?.array ?? []).compactMap { $0["uri"]?.string.flatMap(FileURI.path) }
    }
    let removed = paths("removed")
    folders = folders.filter { !removed.contains($0) } + paths("added").filter { !folders.contains($0) }
    hasLinks = (folders + documents.values.map(\.path)).contains(where: isReachedByLink)
    planChanged()
  }

  mutating func planChanged() {
    staleness = .anything
    hasUnpublished = true
    beginProgress()
  }

  private mutating func contentChanged(_ path: String) {
    if Self.isSourceOrTable(path) { staleness.add(path) } else { staleness = .anything }
    hasUnpublished = true
  }

  /// Whether a file is a source or a string table, and does not decide which other files are read, as a manifest does.
  private static func isSourceOrTable(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    if name.hasPrefix("Package"), name.hasSuffix(".swift") { return false }
    return [".swift", ".xcstrings", ".strings", ".stringsdict"].contains { name.hasSuffix($0) }
  }

  private static func folder(of path: String) -> String {
    let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return folders.count > 1 ? folders.joined(separator: "/") : "/"
  }

  // MARK: Messages

  enum MessageKind: Int { case error = 1, warning, info, log }

  static func message(_ text: String, _ kind: MessageKind) -> JSONValue {
    .notification(
      kind == .error ? "window/showMessage" : "window/logMessage",
      .members(["type": .number(kind.rawValue), "message": .text(text)]))
  }

  /// The document that a request is about.
  func document(_ params: JSONValue) throws(ResponseError) -> TextDocument {
    guard let uri = params.at("textDocument", "uri")?.string else {
      throw .invalidParams("'textDocument' must have a 'uri'")
    }
    if let document = documents[uri] { return document }
    throw .invalidParams("'\(uri)' is not open")
  }

  /// The document and the offset that a request is about.
  func position(_ params: JSONValue) throws(ResponseError) -> (document: TextDocument, position: Position, offset: Int)
  {
    let document = try document(params)
    guard let position = Position(params["position"]) else {
      throw .invalidParams("'position' must have 'line' and 'character'")
    }
    return (document, position, document.offset(of: position, client.encoding))
  }
}
