import OperatingSystem

/// The files that a linker read, from the file that it writes with `-dependency_info`. Each record has a byte for what happened to
/// a file, then the file's path and NUL.
struct LinkedFiles {
  private static let found: UInt8 = 0x10
  let paths: [ArraySlice<UInt8>]

  init(_ bytes: [UInt8]) {
    paths = bytes.split(separator: 0).filter { $0.first == Self.found }.map { $0.dropFirst() }
  }
}

/// Whether a product links App Intents, according to the dependency files of the linker, one for each architecture. Nil if none of
/// them can be read, because a build may not write them.
package func linksAppIntents(_ dependencyFiles: [String], in files: FileSystem) -> Bool? {
  let contents = dependencyFiles.compactMap { try? files.contents(of: FilePath($0)) }
  if contents.isEmpty { return nil }
  let framework = Array("AppIntents.framework/".utf8)
  return contents.contains { LinkedFiles($0).paths.contains { $0.firstRange(ofBytes: framework) != nil } }
}
