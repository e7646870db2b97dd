import OperatingSystem

/// The files that a linker read, from the file that it writes with `-dependency_info`: records of a byte that says what happened
/// to a file, its path and NUL.
struct LinkedFiles {
  private static let found: UInt8 = 0x10
  let paths: [ArraySlice<UInt8>]

  init(_ bytes: [UInt8]) {
    paths = bytes.split(separator: 0).filter { $0.first == Self.found }.map { $0.dropFirst() }
  }
}

/// Whether a product links App Intents, by the files that the linker wrote, one for each architecture. Nil if none of them can be
/// read: a build may not have them.
package func linksAppIntents(_ dependencyFiles: [String], in files: FileSystem) -> Bool? {
  let contents = dependencyFiles.compactMap { try? files.contents(of: FilePath($0)) }
  if contents.isEmpty { return nil }
  let framework = Array("AppIntents.framework/".utf8)
  return contents.contains { LinkedFiles($0).paths.contains { $0.firstRange(ofBytes: framework) != nil } }
}
