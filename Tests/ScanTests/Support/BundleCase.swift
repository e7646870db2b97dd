import Foundation
import Testing

@testable import intentscan
@testable import OperatingSystem

/// One reading of a folder of `Fixtures/bundles`: its sources with one set of arguments.
struct BundleCase: CustomTestStringConvertible, Hashable, Sendable {
  /// The folder's name.
  let name: String
  /// `linux` of `linux.facts.txt`; nil for the files without a prefix.
  let variant: String?

  var testDescription: String { variant.map { "\(name) (\($0))" } ?? name }

  var folder: URL { BundleCase.folder.appendingPathComponent(name, isDirectory: true) }

  /// `facts.txt`, or `linux.facts.txt`.
  func file(_ name: String) -> URL {
    folder.appendingPathComponent(variant.map { "\($0).\(name)" } ?? name)
  }

  /// The further words of the command line, from the file `arguments`.
  var arguments: [String] {
    let text = (try? String(contentsOf: file("arguments"), encoding: .utf8)) ?? ""
    return text.split { $0 == " " || $0.isNewline }.map(String.init)
  }

  static let folder = repository.appendingPathComponent("Fixtures/bundles", isDirectory: true)

  /// Every case with every variant that states facts.
  static let all: [BundleCase] = {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return folders.sorted().flatMap { name in
      let path = folder.appendingPathComponent(name).path
      let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return files.sorted().compactMap { file -> BundleCase? in
        guard file.hasSuffix("facts.txt") else { return nil }
        let variant = file.dropLast("facts.txt".count).dropLast()
        return BundleCase(name: name, variant: variant.isEmpty ? nil : String(variant))
      }
    }
  }()

  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

/// The output of `extract` for a case, run in its folder, with `more` arguments.
func bundleJSON(ofCase bundleCase: BundleCase, _ more: [String] = [], threads: Int = 1) throws -> Data {
  var words = ["extract", "--allow-empty", "--quiet", "--threads", "\(threads)"] + bundleCase.arguments
  words += more.filter { !words.contains($0) }
  if !words.contains("--root") {
    if !words.contains("--module") { words += ["--module", "App"] }
    if !words.contains(where: { $0.contains("=") }) { words.append(".") }
  }
  let result = try runTool(words, in: bundleCase.folder)
  guard result.status == 0 else { throw ToolFailure(status: result.status, message: result.error) }
  return result.output
}

struct ToolFailure: Error, CustomStringConvertible {
  let status: Int32
  let message: String

  var description: String { "exit status \(status): \(message)" }
}

/// Runs the command in this process, as if started in a folder.
func runTool(_ words: [String], in folder: URL) throws -> (status: Int32, output: Data, error: String) {
  let directory = open(folder.path, O_RDONLY | O_DIRECTORY)
  guard directory >= 0 else { throw CocoaError(.fileReadNoSuchFile) }
  defer { close(directory) }
  guard let output = tmpfile(), let error = tmpfile() else { throw CocoaError(.fileWriteUnknown) }
  defer {
    fclose(output)
    fclose(error)
  }
  let environment = CommandEnvironment(
    standardInput: -1, standardOutput: fileno(output), standardError: fileno(error), isErrorTerminal: false,
    files: FileSystem(directory: directory, directoryPath: folder.path), processorCount: 2)
  let status = run(words, in: environment)
  return (status, contents(of: output), String(decoding: contents(of: error), as: UTF8.self))
}

private func contents(of file: UnsafeMutablePointer<FILE>) -> Data {
  let handle = FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false)
  try? handle.seek(toOffset: 0)
  return (try? handle.readToEnd()) ?? Data()
}
