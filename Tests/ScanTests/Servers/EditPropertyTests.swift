import DocumentFormats
import Foundation
import Testing

@testable import OperatingSystem
@testable import intentscan

/// After any edits the server has the text of the client, and reports what a fresh lint of that text reports.
@Suite struct EditPropertyTests {
  private static let shelf = """
    // 👩‍👩‍👧 e\u{301} 𝒳
    import AppIntents
    enum Shelf: String, AppEnum {
      case read, later
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf 📚"
      static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: "Read 😀"]
    }
    """
  private static let swift = """
    // 👩‍👩‍👧 e\u{301} 𝒳
    import AppIntents
    struct OpenShelf: AppIntent {
      static let title: LocalizedStringResource = "Öffnen 😀"
      @Parameter(title: "Shelf") var shelf: Shelf
      static var parameterSummary: some ParameterSummary { Summary("Open 📚 \\(\\.$shelf)") }
      func perform() async throws -> some IntentResult { .result() }
    }
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: OpenShelf(), phrases: ["😀 Open \\(\\.$shelf) now"], shortTitle: "Open", systemImageName: "book")
      }
    }
    """
  private static let table = """
    {"sourceLanguage": "en", "strings": {"Öffnen 😀": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Öffnen"}},
      "fr": {"stringUnit": {"state": "new", "value": "Ouvrir \\"📚\\""}}}}}, "version": "1.0"}
    """
  private static let paths = ["App/App.swift", "App/Localizable.xcstrings", "App/Shelf.swift"]
  private static let pieces = [
    "😀", "e\u{301}", "\n", "\r\n", "\"", "\\(.applicationName)", "title", "}", "{", "case b", "𝒳𝒳",
    "// intentscan:disable:this intent-missing-title\n", "",
  ]

  private static func client() throws -> ServedFolder {
    let folder = try CommandFolder([
      ".git/HEAD": "ref: refs/heads/main\n", paths[0]: swift, paths[1]: table, paths[2]: shelf,
      ".intentscan.json":
        "{\"modules\": {\"App\": {\"paths\": [\"App\"], \"kind\": \"app\"}}, \"locales\": [\"de\", \"fr\"]}",
    ])
    let client = try ServedFolder(folder, ["lsp", "--notes"])
    _ = try client.say(
      #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"rootUri": "$ROOT", "capabilities": {}}}"#)
    _ = try client.say(#"{"jsonrpc": "2.0", "method": "initialized", "params": {}}"#)
    for path in paths { _ = try client.say("open \(path)") }
    return client
  }

  /// A range between characters of UTF-16; the classic mistakes are made at surrogates and combining characters.
  private static func edit(_ client: ServedFolder, _ path: String, _ generator: inout SeededGenerator) -> String {
    let text = client.text(of: path) as NSString
    var start = Int.random(in: 0...text.length, using: &generator)
    var end = min(text.length, start + Int.random(in: 0...6, using: &generator))
    while start > 0, start < text.length, (0xDC00...0xDFFF).contains(text.character(at: start)) { start -= 1 }
    while end > start, end < text.length, (0xDC00...0xDFFF).contains(text.character(at: end)) { end += 1 }
    // Half of a line break belongs to neither line.
    if start > 0, start < text.length, text.character(at: start) == 10, text.character(at: start - 1) == 13 {
      start -= 1
    }
    if end < text.length, end > 0, text.character(at: end) == 10, text.character(at: end - 1) == 13 { end += 1 }
    return client.change(
      path, NSRange(location: start, length: end - start), pieces.randomElement(using: &generator) ?? "")
  }

  @Test func diagnosticsAreThoseOfAFreshLint() throws {
    var generator = SeededGenerator(seed: 16)
    for round in 0..<SeededGenerator.rounds(6) {
      let client = try Self.client()
      var sent: [String: [String]] = [:]
      for step in 0..<4 {
        for _ in 0..<Int.random(in: 1...5, using: &generator) {
          let path = Self.paths.randomElement(using: &generator) ?? ""
          _ = try client.say(Self.edit(client, path, &generator))
        }
        for message in client.pause() {
          guard let (path, found) = Self.diagnostics(message, client) else { continue }
          sent[path] = found
        }
        let fresh = try CommandFolder([:])
        for name in [".git/HEAD", ".intentscan.json"] {
          try fresh.write(client.folder.contents(of: name) ?? "", to: name)
        }
        for path in Self.paths { try fresh.write(client.text(of: path), to: path) }
        let expected = try Self.findings(fresh)
        for path in Self.paths {
          #expect(sent[path] ?? [] == expected[path] ?? [], "round \(round), step \(step), \(path)")
        }
      }
    }
  }

  /// A check whose results nobody will see is given up between its steps, and nothing of it is lost.
  @Test func aNewerChangeInterruptsACheck() throws {
    let folder = try CommandFolder(["App/App.swift": Self.swift, "App/Shelf.swift": Self.shelf])
    let environment = folder.editorEnvironment
    let folders = EditedFolders(try Arguments(["--notes"], for: .languageServer), in: environment)
    func lint(_ changes: ServerChanges, unless isUseless: () -> Bool = { false }) -> [String]? {
      folders.lint([folder.path], since: changes, unless: isUseless)?.flatMap(\.entries).map(\.rule)
    }
    let path = "\(folder.path)/App/Shelf.swift", first = try #require(lint(.anything))
    environment.files.setUnsaved(path, to: Array(Self.shelf.replacing("case read, later", with: "case read").utf8))
    #expect(lint(.contents([path]), unless: { true }) == nil)
    let second = try #require(lint(.contents([path])))
    #expect(
      first.contains("app-enum-missing-case-representation") && !second.contains("app-enum-missing-case-representation")
    )
  }

  /// `3:5-3:9 error intent-missing-title message`, in UTF-16, counted from 0.
  private static func diagnostics(_ message: String, _ client: ServedFolder) -> (path: String, found: [String])? {
    guard let object = try? JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: Any],
      let params = object["params"] as? [String: Any], let uri = params["uri"] as? String,
      let list = params["diagnostics"] as? [[String: Any]]
    else { return nil }
    let found = list.map { diagnostic -> String in
      let range = diagnostic["range"] as? [String: [String: Int]] ?? [:]
      let start = range["start"] ?? [:], end = range["end"] ?? [:]
      return
        "\(start["line"] ?? -1):\(start["character"] ?? -1)-\(end["line"] ?? -1):\(end["character"] ?? -1) \(diagnostic["severity"] ?? "") \(diagnostic["code"] ?? "") \(diagnostic["message"] ?? "")"
    }
    return (String(uri.dropFirst("file://\(client.folder.path)/".count)), found)
  }

  /// The findings of `intentscan lint`, in the same form.
  private static func findings(_ folder: CommandFolder) throws -> [String: [String]] {
    let output = try folder.run(["lint", "--notes", "--format", "json", folder.path, "--allow-empty"]).output
    guard let document = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any],
      let list = document["findings"] as? [[String: Any]]
    else { return [:] }
    var found: [String: [String]] = [:]
    for finding in list {
      let location = finding["location"] as? [String: Any] ?? [:], file = location["file"] as? String ?? ""
      let text = folder.contents(of: file) ?? ""
      func position(_ line: String, _ column: String) -> String {
        let line = location[line] as? Int ?? 0, column = location[column] as? Int ?? 0
        let bytes = Array(lines(of: text)[line - 1].utf8.prefix(column - 1))
        return "\(line - 1):\(String(decoding: bytes, as: UTF8.self).utf16.count)"
      }
      let severity = ["error": 1, "warning": 2, "note": 3][finding["severity"] as? String ?? ""] ?? 0
      found[file, default: []].append(
        "\(position("line", "column"))-\(position("endLine", "endColumn")) \(severity) \(finding["rule"] ?? "") \(finding["message"] ?? "")"
      )
    }
    return found
  }

  /// Lines by scalars: Foundation does not find a line break that a combining character follows.
  private static func lines(of text: String) -> [String] {
    var lines = [String.UnicodeScalarView()], last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { last = scalar }
      if scalar == "\n", last == "\r" { continue }
      if scalar == "\n" || scalar == "\r" { lines.append(.init()) } else { lines[lines.count - 1].append(scalar) }
    }
    return lines.map { String($0) }
  }

  @Test func thousandsOfEditsLeaveTheTextOfTheClient() {
    var generator = SeededGenerator(seed: 17)
    for encoding in [PositionEncoding.utf16, .utf8] {
      var document = TextDocument(uri: "", path: "A.swift", text: Self.swift.utf8), text = Self.swift
      for round in 0..<SeededGenerator.rounds(1_000) {
        let scalars = Array(text.unicodeScalars)
        let start = Int.random(in: 0...scalars.count, using: &generator)
        let end = min(scalars.count, start + Int.random(in: 0...5, using: &generator))
        func string(_ part: ArraySlice<Unicode.Scalar>) -> String { String(String.UnicodeScalarView(part)) }
        // CR and LF are one line break.
        func splits(_ index: Int) -> Bool {
          index > 0 && index < scalars.count && scalars[index - 1] == "\r" && scalars[index] == "\n"
        }
        if splits(start) || splits(end) { continue }
        let new = Self.pieces.randomElement(using: &generator) ?? ""
        func position(_ index: Int) -> Position {
          let before = string(scalars[..<index]), lines = Self.lines(of: before), last = lines[lines.count - 1]
          return Position(line: lines.count - 1, character: encoding == .utf8 ? last.utf8.count : last.utf16.count)
        }
        let change = JSONValue.members(["range": rangeJSON(position(start), position(end)), "text": .text(new)])
        let isApplied = document.apply([change], version: round, encoding)
        #expect(isApplied)
        let expected = string(scalars[..<start]) + new + string(scalars[end...])
        #expect(
          String(decoding: document.bytes, as: UTF8.self).unicodeScalars.elementsEqual(expected.unicodeScalars),
          "round \(round)")
        text = expected
        if text.utf8.count > 6_000 {
          text = Self.swift
          document = TextDocument(uri: "", path: "A.swift", text: text.utf8)
        }
      }
    }
  }
}
