import Foundation

/// The package that clients take the plugins from, as they get it.
enum ToolPackage {
  /// The files that `.ci/release` makes of a script that runs the tool that was built with these tests: to compress a debug build
  /// takes half a minute.
  static func makeRelease(in packages: URL) throws -> URL {
    let output = packages.appending(path: "release").path(percentEncoded: false)
    let script = packages.appending(path: "intentscan.sh")
    try update(script, with: "#!/bin/sh\nexec '\(try tool)' \"$@\"\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: script.path(percentEncoded: false))
    let made = try FixturePackage.run(
      ["bash", FixturePackage.repository.appending(path: ".ci/release").path(percentEncoded: false)]
        + ["--output", output, "--binary", script.path(percentEncoded: false)], in: FixturePackage.repository)
    if made.status != 0 { throw FixturePackage.Failure(description: made.output) }
    return packages.appending(path: "release/intentscan")
  }

  /// The package of the sources: its manifest and its plugins, and in each module one file in place of its sources, which take
  /// minutes to build. The tool of that package runs the one that was built with these tests.
  static func makeSources(in packages: URL) throws -> URL {
    let package = packages.appending(path: "intentscan"), repository = FixturePackage.repository
    try copyFolder(repository.appending(path: "Plugins"), to: package.appending(path: "Plugins"))
    try update(
      package.appending(path: "Package.swift"),
      with: try String(contentsOf: repository.appending(path: "Package.swift"), encoding: .utf8))
    for folder in ["Sources", "Tests"] {
      let modules = try FileManager.default.contentsOfDirectory(
        at: repository.appending(path: folder), includingPropertiesForKeys: [.isDirectoryKey])
      for module in modules where try module.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
        let file = FileManager.default.fileExists(atPath: module.appending(path: "main.swift").path) ? "main" : "File"
        let isTool = module.lastPathComponent == "intentscan"
        try update(
          package.appending(path: "\(folder)/\(module.lastPathComponent)/\(file).swift"),
          with: isTool ? try mainFile : "// In place of the sources.\n")
      }
    }
    return package
  }

  private static var mainFile: String {
    get throws {
      """
      #if canImport(Darwin)
        import Darwin
      #else
        import Glibc
      #endif

      execv(#"\(try tool)"#, CommandLine.unsafeArgv)
      exit(127)

      """
    }
  }

  /// The tool that was built with these tests.
  private static var tool: String {
    get throws {
      guard let builtTool else {
        throw FixturePackage.Failure(description: "there is no 'intentscan' above these tests")
      }
      return URL(filePath: builtTool).resolvingSymlinksInPath().path(percentEncoded: false)
    }
  }
}

/// Makes a folder the same as another one. Files that are the same already keep their times, so that nothing is built anew.
func copyFolder(_ folder: URL, to copy: URL) throws {
  let files = FileManager.default
  let wanted = try files.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
  let found = (try? files.subpathsOfDirectory(atPath: copy.path(percentEncoded: false))) ?? []
  for path in Set(found).subtracting(wanted) { try? files.removeItem(at: copy.appending(path: path)) }
  for path in wanted {
    let (old, new) = (folder.appending(path: path), copy.appending(path: path))
    if try old.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true { continue }
    try update(new, with: try String(contentsOf: old, encoding: .utf8))
  }
}

/// Writes a file if it has other contents.
private func update(_ file: URL, with contents: String) throws {
  if (try? String(contentsOf: file, encoding: .utf8)) == contents { return }
  try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try contents.write(to: file, atomically: true, encoding: .utf8)
}
