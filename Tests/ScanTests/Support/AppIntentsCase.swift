import Foundation
@testable import DocumentFormats
import Testing

@testable import MetadataDocuments
@testable import IntentScans
@testable import intentscan

/// A folder of `Fixtures/appintents`: sources, and the document of Apple's that they make.
struct AppIntentsCase: CustomTestStringConvertible, Hashable, Sendable {
  /// The folder's name.
  let name: String

  var testDescription: String { name }

  static let folder = FixtureFiles.root.appending(path: "appintents", directoryHint: .isDirectory)

  static let all: [AppIntentsCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.contains(".") }.sorted().map(AppIntentsCase.init)
  }()

  func file(_ name: String) -> URL { Self.folder.appending(path: self.name).appending(path: name) }

  func text(_ name: String) -> String? { try? String(contentsOf: file(name), encoding: .utf8) }

  /// The arguments name modules with their paths.
  var namesPaths: Bool { text("arguments")?.contains("=") == true }

  /// The result of `extract --format appintents` for the case, run in its folder.
  struct Outcome {
    var status: Int32
    /// The output for people.
    var messages: String
    /// Files by name.
    var files: [String: [UInt8]]

    func document() throws -> JSONValue { try parseJSON(files[MetadataFile.actions] ?? []) }
  }

  func run(_ more: [String] = []) throws -> Outcome {
    let output = FileManager.default.temporaryDirectory.appending(path: "intentscan-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    let words = (text("arguments") ?? "").split { $0 == " " || $0.isNewline }.map(String.init)
    let bundle = file("bundle")
    if FileManager.default.fileExists(atPath: bundle.path) {
      try FileManager.default.copyItem(at: bundle, to: output)
    }
    var command = ["extract", "--format", "appintents", "-o", output.path] + words + more
    if !words.contains(where: { $0.contains("=") }) { command.append(".") }
    let result = try runTool(command, in: file("."))
    let folder = output.appending(path: MetadataFile.folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let files = try names.map { ($0, [UInt8](try Data(contentsOf: folder.appending(path: $0)))) }
    return Outcome(
      status: result.status, messages: withoutWrittenFiles(result.error), files: Dictionary(uniqueKeysWithValues: files)
    )
  }
}

extension JSONValue {
  /// Laid out for reading: two documents that say the same have the same text.
  var readable: String {
    var writer = JSONWriter()
    writer.value(self)
    return String(decoding: writer.document(), as: UTF8.self)
  }
}

/// Documents of Apple's tool that are no part of this repository: `INTENTSCAN_CAPTURES` names their folder.
enum AppleCaptures {
  static let folder = ProcessInfo.processInfo.environment["INTENTSCAN_CAPTURES"].map { URL(filePath: $0) }

  /// The folders that hold a document, by their paths from `folder`.
  static let all: [String] = {
    guard let folder, let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path) else { return [] }
    let suffix = "/" + MetadataFile.actions
    return paths.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }.sorted()
  }()

  static func document(_ name: String) throws -> JSONValue? {
    guard let folder else { return nil }
    let file = folder.appending(path: name).appending(path: MetadataFile.actions)
    return try parseJSON([UInt8](try Data(contentsOf: file)))
  }
}
