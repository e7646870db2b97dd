import Foundation
import Testing

/// Whether `UPDATE_GOLDEN=1 swift test` runs: goldens are written instead of compared.
let updatesGoldens = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"].map { !$0.isEmpty && $0 != "0" } ?? false

/// The repository's own folder.
let repositoryFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Compares a text with the golden file of that name in `Fixtures/rendered`.
func expectGolden(_ actual: String, _ name: String, at here: SourceLocation = #_sourceLocation) throws {
  try expectGolden(actual, file: repositoryFolder.appending(path: "Fixtures/rendered/\(name)"), at: here)
}

func expectGolden(_ actual: String, file: URL, at here: SourceLocation = #_sourceLocation) throws {
  if updatesGoldens {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    return try Data(actual.utf8).write(to: file)
  }
  let expected = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  #expect(
    actual == expected, "\(file.lastPathComponent): run UPDATE_GOLDEN=1 swift test and read the diff",
    sourceLocation: here)
}
