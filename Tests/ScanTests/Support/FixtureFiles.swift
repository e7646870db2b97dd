import Foundation

/// The files under `Fixtures/`, found from this file's place.
enum FixtureFiles {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")

  /// Every Swift file below `folder`, in the order of their paths, as path (from `Fixtures/`) and bytes.
  static func swiftFiles(in folder: String = "") throws -> [(path: String, bytes: [UInt8])] {
    let start = root.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: start.path)
      .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
    return try paths.sorted().map { ($0, [UInt8](try Data(contentsOf: start.appending(path: $0)))) }
  }
}
