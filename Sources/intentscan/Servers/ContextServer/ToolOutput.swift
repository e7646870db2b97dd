import DocumentFormats
import IntentReports
import IntentRules

/// A command's output as a result of a tool: its first part, with a cursor for the rest.
struct ToolOutput {
  private static let findingsPerPage = 20, linesPerPage = 100, messageLimit = 20

  let result: CommandResult
  let arguments: ToolArguments
  let host: ServerHost
  /// The real paths of the folders that may be read.
  let allowed: [String]

  private var mistake: ToolMistake {
    ToolMistake(
      result.errors.isEmpty ? "the command failed with status \(result.status)" : errors.joined(separator: "\n"))
  }

  private var errors: [String] {
    let lines = result.errors.split(separator: "\n"), rest = lines.count - Self.messageLimit
    return lines.prefix(Self.messageLimit).map(String.init)
      + (rest > 0 ? ["… and \(counted(rest, "more message"))"] : [])
  }

  /// Messages of the command outside of its result, such as those about inputs that it could not read. Only the first page has them.
  private var messages: [String] { arguments.start > 0 ? [] : errors }
  /// Whether the result lacks something that was requested.
  private var isIncomplete: Bool { result.status > 1 }

  // MARK: Text

  static let textSchema = schema(
    ["text": ("string", nil), "messages": ("array", "string"), "nextCursor": ("string", nil)], required: ["text"])

  func pageOfText() throws(ToolMistake) -> JSONValue {
    if result.output.isEmpty { throw mistake }
    let text = String(decoding: result.output, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let page = lines.dropFirst(arguments.start).prefix(Self.linesPerPage)
    let shown = page.joined(separator: "\n")
    return answer(
      shown,
      .members([
        "text": .text(shown), "messages": messages.isEmpty ? nil : .texts(messages),
        "nextCursor": cursor(after: page.count, of: lines.count),
      ]),
      remaining: lines.count - arguments.start - page.count, "line")
  }

  // MARK: Findings

  static let findingsSchema = schema(
    [
      "summary": ("object", nil), "findings": ("array", "object"), "messages": ("array", "string"),
      "nextCursor": ("string", nil),
    ],
    required: ["summary", "findings"])

  func pageOfFindings() throws(ToolMistake) -> JSONValue {
    guard let document = try? parseJSON(result.output), let findings = document["findings"]?.array else {
      throw mistake
    }
    let page = findings.dropFirst(arguments.start).prefix(Self.findingsPerPage).map(shown)
    var members = document["summary"]?.members ?? []
    // The names of rules that were not checked would be longer than most answers; 'list' has their reasons.
    for index in members.indices {
      if let names = members[index].value.array { members[index].value = .number(names.count) }
    }
    let summary = JSONValue(.object(members))
    let lines = page.map { finding in
      let fixes = finding["fixes"]?.array ?? []
      let fix = fixes.first.flatMap { $0["title"]?.string }.map { " (fix: \($0))" } ?? ""
      return
        "\(finding["location"]?.string ?? ""): \(finding["severity"]?.string ?? ""): \(finding["message"]?.string ?? "") [\(finding["rule"]?.string ?? "")]\(fix)"
    }
    let counts = ["error", "warning", "note"].compactMap { name in summary[name + "s"]?.int.map { counted($0, name) } }
    let text = ([counts.joined(separator: ", ")] + lines).filter { !$0.isEmpty }.joined(separator: "\n")
    return answer(
      text,
      .members([
        "summary": summary, "findings": .list(page), "messages": messages.isEmpty ? nil : .texts(messages),
        "nextCursor": cursor(after: page.count, of: findings.count),
      ]), remaining: findings.count - arguments.start - page.count, "finding")
  }

  /// A finding with its location on one line, and its fixes as patches.
  private func shown(_ finding: JSONValue) -> JSONValue {
    let location = finding["location"] ?? .members([:])
    let place = [
      location["file"]?.string, location["line"]?.int.map(String.init), location["column"]?.int.map(String.init),
    ]
    let fixes = (finding["fixes"]?.array ?? []).map { fix in
      JSONValue.members(["title": fix["title"], "safety": fix["safety"], "patch": patch(fix).map { .text($0) }])
    }
    return .members([
      "rule": finding["rule"], "severity": finding["severity"], "level": finding["level"],
      "message": finding["message"],
      "location": .text(place.compactMap(\.self).joined(separator: ":")), "symbol": finding["symbol"],
      "fixes": fixes.isEmpty ? nil : .list(fixes),
    ])
  }

  /// The edits of a fix as a patch of its file, which `git apply` reads in the folder that may be read and that the file is in; nil
  /// if the file cannot be read, is in no such folder, or does not have the edits' locations.
  private func patch(_ fix: JSONValue) -> String? {
    guard let edits = fix["edits"]?.array, let path = edits.first?.at("location", "file")?.string,
      case let absolute = path.hasPrefix("/") ? path : "\(host.directory)/\(path)", let old = host.read(absolute),
      let inside = path.hasPrefix("/") || path.hasPrefix("../") ? pathInAllowedFolder(absolute) : path
    else { return nil }
    let document = TextDocument(uri: "", path: path, text: old)
    var new = old
    for edit in edits.reversed() {
      guard let location = edit["location"], location["file"]?.string == path, let text = edit["replacement"]?.string,
        let line = location["line"]?.int, let column = location["column"]?.int, let endLine = location["endLine"]?.int,
        let endColumn = location["endColumn"]?.int
      else { return nil }
      let start = document.offset(of: Position(line: line - 1, character: column - 1), .utf8)
      let end = document.offset(of: Position(line: endLine - 1, character: endColumn - 1), .utf8)
      guard start <= end, end <= new.count else { return nil }
      new.replaceSubrange(start..<end, with: Array(text.utf8))
    }
    return String(decoding: unifiedDiff(old, new, path: inside), as: UTF8.self)
  }

  private func pathInAllowedFolder(_ path: String) -> String? {
    guard let real = host.realPath(path) else { return nil }
    return allowed.lazy.compactMap { pathInside(of: real, in: $0) }.first
  }

  // MARK: Links

  static let linkSchema = schema(["uri": ("string", nil)], required: ["uri"])

  func linkToPage() throws(ToolMistake) -> JSONValue {
    guard result.status == 0, let output = arguments.text("output") else { throw mistake }
    let page = output.lowercased().hasSuffix(".html") ? output : "\(output)/index.html"
    let uri = FileURI.uri(page.hasPrefix("/") ? page : "\(host.directory)/\(page)")
    return .members([
      "content": .list([
        .members([
          "type": .text("resource_link"), "uri": .text(uri), "name": .text("preview"), "mimeType": .text("text/html"),
        ])
      ]),
      "structuredContent": .members(["uri": .text(uri)]), "isError": .flag(false),
    ])
  }

  // MARK: Answers

  private func cursor(after count: Int, of total: Int) -> JSONValue? {
    let next = min(arguments.start, total) + count
    return next < total ? .text(String(next)) : nil
  }

  private func answer(_ text: String, _ structured: JSONValue, remaining: Int, _ noun: String) -> JSONValue {
    let more =
      remaining > 0 ? "\n… and \(remaining) more \(noun)\(remaining == 1 ? "" : "s"): call again with the cursor" : ""
    return .members([
      "content": .list([
        .members(["type": .text("text"), "text": .text((messages + [text + more]).joined(separator: "\n"))])
      ]),
      "structuredContent": structured, "isError": .flag(isIncomplete),
    ])
  }

  private static func schema(
    _ properties: KeyValuePairs<String, (type: String, element: String?)>, required: [String]
  ) -> JSONValue {
    let members = properties.map { name, property in
      JSONValue.Member(
        key: name, offset: 0,
        value: .members([
          "type": .text(property.type), "items": property.element.map { .members(["type": .text($0)]) },
        ]))
    }
    return .members([
      "type": .text("object"), "properties": JSONValue(.object(members)), "required": .texts(required),
    ])
  }
}
