import Foundation

/// A copy of a package of `Fixtures/packages`, which a test may change, built by a SwiftPM of its own.
///
/// Copies and products lie in `.build/PluginTests`: the tool, which every client builds for itself, is built once for all of
/// them, and again only when it changes. Their paths hold spaces and letters beyond ASCII, as those of users do.
struct FixturePackage {
  let folder: URL
  let buildSystem: BuildSystem
  private let scratch: URL

  private static let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardized

  /// `name` with the package that is in for the framework.
  init(_ name: String, buildSystem: BuildSystem = .native, isPrebuilt: Bool = false, scratch: URL? = nil) throws {
    self.buildSystem = buildSystem
    let packages = Self.repository.appending(
      path: ".build/PluginTests/Bücher und Regale/\(isPrebuilt ? "prebuilt " : "")\(buildSystem)")
    folder = packages.appending(path: name)
    // One for all packages, so that they share the tool.
    self.scratch = scratch ?? packages.appending(path: "products")
    try FileManager.default.createDirectory(at: packages, withIntermediateDirectories: true)
    for package in [name, "StandIn"] {
      let copy = packages.appending(path: package)
      try? FileManager.default.removeItem(at: copy)
      try FileManager.default.copyItem(at: Self.repository.appending(path: "Fixtures/packages/\(package)"), to: copy)
    }
    var plugins = Self.repository
    if isPrebuilt {
      plugins = packages.appending(path: "release/intentscan")
      try Self.makeRelease(in: packages)
      // The top of a repository.
      try FileManager.default.createDirectory(at: packages.appending(path: ".git"), withIntermediateDirectories: true)
    }
    try replace("../../..", by: plugins.path(percentEncoded: false), in: "Package.swift")
    // What SwiftPM planned and shipped for the package before this one, maybe in an earlier run of the tests.
    try? FileManager.default.removeItem(at: self.scratch.appending(path: "debug.yaml"))
    let shipped = try? FileManager.default.contentsOfDirectory(
      at: products.resolvingSymlinksInPath(), includingPropertiesForKeys: nil)
    for bundle in shipped ?? [] where ["resources", "bundle"].contains(bundle.pathExtension) {
      if !bundle.lastPathComponent.hasPrefix("\(name)_") { try? FileManager.default.removeItem(at: bundle) }
    }
  }

  /// What `.ci/release` makes of the tool that was built with these tests.
  private static func makeRelease(in packages: URL) throws {
    let tool = URL(filePath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
      .appending(path: "intentscan")
    let built =
      FileManager.default.isExecutableFile(atPath: tool.path(percentEncoded: false))
      ? tool : repository.appending(path: ".build/debug/intentscan")
    let output = packages.appending(path: "release").path(percentEncoded: false)
    let made = try run(
      ["bash", repository.appending(path: ".ci/release").path(percentEncoded: false), "--output", output]
        + ["--binary", built.path(percentEncoded: false)], in: repository)
    if made.status != 0 { throw Failure(description: made.output) }
  }

  struct Failure: Error, CustomStringConvertible { let description: String }

  /// The files of the package that the plugins come from, with the time of their last change.
  static func tool() throws -> [String: Date] {
    var times: [String: Date] = [:]
    for folder in ["Sources", "Plugins"] {
      let path = repository.appending(path: folder).path(percentEncoded: false)
      for file in try FileManager.default.subpathsOfDirectory(atPath: path) {
        times["\(folder)/\(file)"] = try modificationDate("\(path)/\(file)")
      }
    }
    return times
  }
}

// MARK: Files

extension FixturePackage {
  func url(_ path: String) -> URL { folder.appending(path: path) }

  func contents(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  func write(_ contents: String, to path: String, inPlace: Bool = false) throws {
    try Data(contents.utf8).write(to: url(path), options: inPlace ? [] : .atomic)
  }

  func replace(_ old: String, by new: String, in path: String) throws {
    try write(try contents(of: url(path)).replacingOccurrences(of: old, with: new), to: path)
  }
}
