import OperatingSystem

/// Whether a product links App Intents, according to the files that the linker writes with `-dependency_info`, one for each
/// architecture. Nil if none of them can be read, because a build may not write them.
package func linksAppIntents(_ dependencyFiles: [String], in files: FileSystem) -> Bool? {
  let contents = dependencyFiles.compactMap { try? files.contents(of: FilePath($0)) }
  if contents.isEmpty { return nil }
  // Each record has a byte for what happened to a file, then the file's path and NUL.
  let found: UInt8 = 0x10, framework = Array("AppIntents.framework/".utf8)
  return contents.contains { bytes in
    bytes.split(separator: 0).contains { $0.first == found && $0.firstRange(ofBytes: framework) != nil }
  }
}
