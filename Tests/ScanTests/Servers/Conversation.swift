import DocumentFormats
import Foundation

@testable import OperatingSystem
@testable import intentscan

/// A recorded conversation: the files of a folder, then what the client says (`> `) and what the server answers (`< `).
///
///     --- App/A.swift
///     …
///     === lsp --notes
///     > open App/A.swift
///     ...
///     < {…}
///
/// `...` is a pause, after which the server does what is left to do. `> change A.swift old ⇒ new` replaces the first occurrence of a
/// text; `> textDocument/hover A.swift text` asks about the position after the first occurrence of a text, and a code action about
/// the range of that text. Everything else is a message. `$ROOT` is the URI of the folder, and `$PATH` its path.
struct Conversation {
  private var header: [String] = []
  private var files: [(path: String, text: String)] = []
  private var arguments: [String] = []
  private var steps: [String] = []

  init(_ text: String) {
    var isConversation = false
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("=== ") {
        arguments = line.dropFirst(4).split(separator: " ").map(String.init)
        isConversation = true
      } else if isConversation {
        if line.hasPrefix("> ") || line == "..." || line.hasPrefix("# ") { steps.append(line) }
      } else {
        header.append(line)
        if line.hasPrefix("--- ") {
          files.append((String(line.dropFirst(4)), ""))
        } else if !files.isEmpty {
          files[files.count - 1].text += line + "\n"
        }
      }
    }
  }

  /// The text with the current responses.
  func played() throws -> String {
    let folder = try CommandFolder()
    for file in files { try folder.write(file.text, to: file.path) }
    let client = try ServedFolder(folder, arguments)
    var lines = header + ["=== " + arguments.joined(separator: " ")]
    for step in steps {
      lines.append(step)
      let answers =
        step == "..." ? client.pause() : step.hasPrefix("# ") ? [] : try client.say(String(step.dropFirst(2)))
      lines += answers.map { "< " + client.withoutFolder($0) }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension CommandFolder {
  /// That of a server, which has unsaved texts and no streams.
  var editorEnvironment: CommandEnvironment {
    var environment = CommandEnvironment(
      standardInput: -1, standardOutput: -1, standardError: -1, isErrorTerminal: false, files: fileSystem,
      processorCount: 2)
    environment.files.unsaved = UnsavedFiles()
    return environment
  }
}

/// A server for a folder, without a process.
final class ServedFolder {
  let folder: CommandFolder
  private var server: any Server
  private var texts: [String: String] = [:]
  private var requests = 0

  /// `words`: `lsp` or `mcp`, and options.
  init(_ folder: CommandFolder, _ words: [String]) throws {
    self.folder = folder
    let environment = folder.editorEnvironment
    let command = words[0] == "mcp" ? Command.contextServer : Command.languageServer
    let arguments = try Arguments(Array(words.dropFirst()), for: command)
    server =
      words[0] == "mcp"
      ? try ContextServer(arguments, in: environment) : LanguageServer(arguments, in: environment)
  }

  func pause() -> [String] { server.workInPause().map(Self.text) }

  /// The messages that arrive together are separated by ` && `.
  func say(_ step: String) throws -> [String] {
    let messages = try step.components(separatedBy: " && ").map { try message($0) }
    return server.receive(messages.map { .message(Array($0.utf8)) }).map(Self.text)
  }

  func withoutFolder(_ text: String) -> String {
    text.replacingOccurrences(of: folder.path, with: "$PATH").replacingOccurrences(of: "file://$PATH", with: "$ROOT")
  }

  private static func text(_ message: JSONValue) -> String {
    String(decoding: message.line.dropLast(), as: UTF8.self)
  }

  private func message(_ step: String) throws -> String {
    let words = step.replacingOccurrences(of: "⏎", with: "\n").split(separator: " ", maxSplits: 2).map(String.init)
    if words[0] == "open" {
      let text = folder.contents(of: words[1]) ?? ""
      texts[words[1]] = text
      return notification(
        "textDocument/didOpen",
        ["textDocument": ["uri": uri(words[1]), "languageId": "swift", "version": 1, "text": text]])
    }
    if words[0] == "change" {
      let parts = words[2].components(separatedBy: " ⇒")
      return change(words[1], (texts[words[1]] ?? "").range(ofFirst: parts[0]), String(parts[1].dropFirst()))
    }
    if words[0].contains("/"), !words[0].hasPrefix("{") {
      requests += 1
      var params: [String: Any] = ["textDocument": ["uri": uri(words[1])]]
      if words.count > 2 {
        let text = (texts[words[1]] ?? "") as NSString, range = text.range(of: words[2])
        params["position"] = Self.position(range.upperBound, in: text)
        params["range"] = [
          "start": Self.position(range.lowerBound, in: text), "end": Self.position(range.upperBound, in: text),
        ]
        params["context"] = ["diagnostics": [String]()]
      }
      return try json(["jsonrpc": "2.0", "id": requests, "method": words[0], "params": params])
    }
    return step.replacingOccurrences(of: "$ROOT", with: "file://\(folder.path)").replacingOccurrences(
      of: "$PATH", with: folder.path)
  }

  /// Replaces a range of UTF-16 code units.
  func change(_ path: String, _ range: NSRange, _ new: String) -> String {
    let text = (texts[path] ?? "") as NSString
    texts[path] = text.replacingCharacters(in: range, with: new)
    let change: [String: Any] = [
      "range": ["start": Self.position(range.lowerBound, in: text), "end": Self.position(range.upperBound, in: text)],
      "text": new,
    ]
    return notification(
      "textDocument/didChange", ["textDocument": ["uri": uri(path), "version": 2], "contentChanges": [change]])
  }

  func text(of path: String) -> String { texts[path] ?? "" }

  private func uri(_ path: String) -> String { "file://\(folder.path)/\(path)" }

  private func notification(_ method: String, _ params: [String: Any]) -> String {
    (try? json(["jsonrpc": "2.0", "method": method, "params": params])) ?? ""
  }

  private func json(_ object: [String: Any]) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys]), as: UTF8.self)
  }

  /// Lines end at LF, CRLF and CR.
  private static func position(_ offset: Int, in text: NSString) -> [String: Int] {
    var line = 0, start = 0, index = 0
    while index < offset {
      let unit = text.character(at: index)
      index += 1
      if unit == 10 || unit == 13 && (index == text.length || text.character(at: index) != 10) {
        line += 1
        start = index
      }
    }
    return ["line": line, "character": offset - start]
  }
}

extension String {
  fileprivate func range(ofFirst text: String) -> NSRange { (self as NSString).range(of: text) }
}

extension ServedFolder {
  /// An App Shortcut with the same phrase twice: one finding, which has a fix-it.
  static let repeatedPhrase = """
    import AppIntents
    struct Open: AppIntent {
      static let title: LocalizedStringResource = "Open"
      func perform() async throws -> some IntentResult { .result() }
    }
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: Open(), phrases: ["Open \\(.applicationName)", "Open \\(.applicationName)"], shortTitle: "Open",
          systemImageName: "book")
      }
    }

    """
}
