import Foundation

@testable import intentscan
@testable import OperatingSystem

/// A folder of its own for one test, which the tool takes for its working directory. Gone with the value.
final class CommandFolder: Sendable {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String

    /// `errors` without the lines that name the files that were written.
    var messages: String { withoutWrittenFiles(errors) }
  }

  let path: String
  private let descriptor: Int32

  /// `files` by path; missing folders are made.
  init(_ files: KeyValuePairs<String, String> = [:]) throws {
    // A process may not end by a signal because one of its tests closes a pipe.
    signal(SIGPIPE, SIG_IGN)
    let folder = FileManager.default.temporaryDirectory.appending(path: "intentscan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path(percentEncoded: false)
    descriptor = open(path, O_RDONLY | O_DIRECTORY)
    for (name, contents) in files { try write(contents, to: name) }
  }

  deinit {
    close(descriptor)
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ contents: String, to name: String) throws {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: url)
  }

  func write(bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(filePath: path).appending(path: name))
  }

  func contents(of name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
  }

  /// The entries of the folder, hidden files included.
  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  func setMode(_ mode: Int, of name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: "\(path)/\(name)")
  }

  func mode(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.posixPermissions] as? Int
  }

  var fileSystem: FileSystem { FileSystem(directory: descriptor, directoryPath: path) }

  /// Runs the tool here.
  func run(
    _ words: [String], input: String = "", isErrorTerminal: Bool = false,
    adjust: (inout CommandEnvironment) -> Void = { _ in }
  ) throws -> Outcome {
    let streams = try (0..<3).map { _ in try TemporaryStream() }
    streams[0].fill(input)
    var environment = CommandEnvironment(
      standardInput: streams[0].descriptor, standardOutput: streams[1].descriptor,
      standardError: streams[2].descriptor, isErrorTerminal: isErrorTerminal, files: fileSystem, processorCount: 2)
    adjust(&environment)
    let status = intentscan.run(words, in: environment)
    return Outcome(status: status, output: streams[1].contents(), errors: streams[2].contents())
  }

  /// Runs the tool here, the words split at spaces.
  func run(_ words: String, input: String = "") throws -> Outcome {
    try run(words.split(separator: " ").map(String.init), input: input)
  }
}

/// A file without a name, in place of a standard stream.
private final class TemporaryStream {
  let descriptor: Int32

  init() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path(percentEncoded: false)
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL, 0o600)
    try FileManager.default.removeItem(atPath: path)
  }

  deinit { close(descriptor) }

  func fill(_ text: String) {
    try? writeAll(Array(text.utf8), to: descriptor)
    lseek(descriptor, 0, SEEK_SET)
  }

  func contents() -> String {
    lseek(descriptor, 0, SEEK_SET)
    return String(decoding: (try? readToEnd(descriptor)) ?? [], as: UTF8.self)
  }
}

/// A command's messages without the lines that name the files that it wrote.
func withoutWrittenFiles(_ messages: String) -> String {
  messages.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("wrote '") }
    .joined(separator: "\n")
}

/// An intent that every platform has, in one line.
func intent(_ name: String) -> String {
  "import AppIntents\nstruct \(name): AppIntent { static let title: LocalizedStringResource = \"\(name)\" }\n"
}
