import Foundation
@testable import DocumentFormats

/// The documentation catalog, converted by DocC.
struct RenderedSite {
  private let pages: [String: RenderedPage]

  /// The `docc` of the toolchain; nil without one.
  static let program: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/docc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  struct Failure: Error { var output: String }

  private static let converted = Result { try RenderedSite() }
  static func shared() throws -> RenderedSite { try converted.get() }

  private init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "intentscan-site-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process(), log = Pipe()
    guard let program = Self.program else { throw Failure(output: "no 'docc' on the PATH") }
    process.executableURL = URL(filePath: program)
    process.arguments = [
      "convert", DocumentationPages.catalog.path, "--warnings-as-errors", "--output-dir", folder.path,
    ]
    process.standardOutput = log
    process.standardError = log
    try process.run()
    let output = log.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw Failure(output: String(decoding: output, as: UTF8.self)) }
    var pages: [String: RenderedPage] = [:]
    for name in try DocumentationPages.paths().keys {
      let path = name == "IntentScan" ? "intentscan" : "intentscan/\(name.lowercased())"
      let data = try Data(contentsOf: folder.appending(path: "data/documentation/\(path).json"))
      pages[name] = RenderedPage(try parseJSON(Array(data)))
    }
    self.pages = pages
  }

  func page(_ name: String) throws -> RenderedPage {
    guard let page = pages[name] else { throw Failure(output: "no page '\(name)'") }
    return page
  }
}

/// One page of DocC's output.
struct RenderedPage {
  private let json: JSONValue

  init(_ json: JSONValue) { self.json = json }

  /// The first paragraph.
  var abstract: String { Self.text(json["abstract"]) }

  /// The paragraphs under a heading.
  func texts(under heading: String) -> [String] {
    var texts: [String] = [], isUnder = false
    for block in content {
      if block["type"]?.string == "heading" {
        isUnder = block["text"]?.string == heading
      } else if isUnder, block["type"]?.string == "paragraph" {
        texts.append(Self.text(block["inlineContent"]))
      }
    }
    return texts
  }

  /// Each text outside of blocks of code.
  var allTexts: [String] { [abstract] + Self.texts(in: json["primaryContentSections"]) }

  /// The names of the pages that it links to, in lower case.
  var linkedPages: Set<String> {
    Set(
      references(of: "topic").compactMap { $0["url"]?.string?.split(separator: "/").last?.split(separator: "#").first }
        .map { String($0).lowercased() })
  }

  /// The addresses of links that DocC did not resolve.
  var otherLinks: [String] { references(of: "link").compactMap { $0["url"]?.string } }

  private func references(of type: String) -> [JSONValue] {
    (json["references"]?.members ?? []).map(\.value).filter { $0["type"]?.string == type }
  }

  private var content: [JSONValue] {
    (json["primaryContentSections"]?.array ?? []).flatMap { $0["content"]?.array ?? [] }
  }

  /// Names of code in 'quotes', as messages have them.
  private static func text(_ inline: JSONValue?) -> String {
    (inline?.array ?? []).map { part in
      plain(part["code"]?.string.map { "'\($0)'" } ?? part["text"]?.string ?? text(part["inlineContent"]))
    }.joined()
  }

  private static func texts(in value: JSONValue?) -> [String] {
    guard let value else { return [] }
    if value["type"]?.string == "text" { return [value["text"]?.string ?? ""] }
    return (value.array ?? []).flatMap { texts(in: $0) } + (value.members ?? []).flatMap { texts(in: $0.value) }
  }

  /// DocC sets quotes and ellipses as typographers do.
  static func plain(_ text: String) -> String {
    var plain = text
    for (typographic, typed) in [("‘", "'"), ("’", "'"), ("“", "\""), ("”", "\""), ("…", "...")] {
      plain = plain.replacing(typographic, with: typed)
    }
    return plain
  }
}
