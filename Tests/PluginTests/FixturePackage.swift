import Foundation

/// A copy of a package of `Fixtures/packages`, which a test may change, built by a SwiftPM of its own.
///
/// Copies and products lie in `.build/PluginTests`, and stay there from run to run. Their paths hold spaces and letters beyond ASCII,
/// as those of users do.
struct FixturePackage {
  let folder: URL
  let buildSystem: BuildSystem
  /// The package that the plugins come from.
  let plugins: URL
  private let scratch: URL

  static let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  /// `name` with the package that is in for the framework.
  init(_ name: String, buildSystem: BuildSystem = .native, isPrebuilt: Bool = false) throws {
    self.buildSystem = buildSystem
    let packages = Self.repository.appending(
      path: ".build/PluginTests/Bücher und Regale/\(isPrebuilt ? "prebuilt " : "")\(buildSystem)")
    folder = packages.appending(path: name)
    // One for all packages, so that they share the tool.
    scratch = packages.appending(path: "products")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: packages, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Self.repository.appending(path: "Fixtures/packages/\(name)"), to: folder)
    try copyFolder(
      Self.repository.appending(path: "Fixtures/packages/StandIn"), to: packages.appending(path: "StandIn"))
    // The top of a repository.
    try FileManager.default.createDirectory(at: packages.appending(path: ".git"), withIntermediateDirectories: true)
    plugins =
      isPrebuilt ? try ToolPackage.makeRelease(in: packages) : try ToolPackage.makeSources(in: packages)
    try replace("../../..", by: plugins.path(percentEncoded: false), in: "Package.swift")
    // Plans and products that SwiftPM made for the package before this one, maybe in an earlier run of the tests.
    try? FileManager.default.removeItem(at: scratch.appending(path: "debug.yaml"))
    let shipped = try? FileManager.default.contentsOfDirectory(
      at: products.resolvingSymlinksInPath(), includingPropertiesForKeys: nil)
    for bundle in shipped ?? [] where ["resources", "bundle"].contains(bundle.pathExtension) {
      if !bundle.lastPathComponent.hasPrefix("\(name)_") { try? FileManager.default.removeItem(at: bundle) }
    }
  }

  struct Failure: Error, CustomStringConvertible { let description: String }

  /// The files of the package that the plugins come from, with the time of their last change.
  func pluginFiles() throws -> [String: Date] {
    let path = plugins.path(percentEncoded: false)
    let files = try FileManager.default.subpathsOfDirectory(atPath: path)
    return Dictionary(uniqueKeysWithValues: try files.map { ($0, try modificationDate("\(path)/\($0)")) })
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

// MARK: Products

extension FixturePackage {
  /// The folder of the built products.
  var products: URL {
    if buildSystem == .native { return scratch.appending(path: "debug") }
    #if os(macOS)
      return scratch.appending(path: "out/Products/Debug")
    #else
      return scratch.appending(path: "out/Products/Debug-linux")
    #endif
  }

  private func outputs(of target: String) -> URL {
    scratch.appending(path: "plugins/outputs/\(folder.lastPathComponent.lowercased())/\(target)")
  }

  /// The metadata that the build made of a target.
  func bundle(of target: String) -> URL {
    outputs(of: target).appending(path: "destination/IntentMetadata/AppIntents.json")
  }

  func hasBundle(of target: String) -> Bool { !files(named: "AppIntents.json", in: outputs(of: target)).isEmpty }

  /// The names of all types in a target's metadata.
  func types(of target: String) throws -> Set<String> {
    let document = try JSONSerialization.jsonObject(with: try Data(contentsOf: bundle(of: target))) as? [String: Any]
    let lists = document?.values.compactMap { $0 as? [[String: Any]] } ?? []
    return Set(lists.joined().compactMap { $0["name"] as? String })
  }

  /// When the bundles were written.
  func marks() throws -> [Date] {
    try ["App", "Kit"].map { try modificationDate(bundle(of: $0).path(percentEncoded: false)) }
  }

  func files(named name: String, in folder: URL) -> [String] {
    let path = folder.resolvingSymlinksInPath().path(percentEncoded: false)
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix("/\(name)") }
  }
}

// MARK: Runs

extension FixturePackage {
  enum BuildSystem: String, CaseIterable {
    case native, swiftbuild

    /// The build systems of the toolchain.
    static let offered: [BuildSystem] = {
      let help = try? run(["swift", "build", "--help"], in: repository).output
      return allCases.filter { $0 == .native || help?.contains($0.rawValue) == true }
    }()
  }

  struct Outcome {
    var status: Int32
    /// Standard output and standard error, as they came.
    var output: String

    /// Findings as `LendBook.swift:4 missing-parameter-summary`, sorted, each once.
    var findings: [String] { Set(output.split(separator: "\n").compactMap(finding)).sorted() }
  }

  func build() throws -> Outcome { try swift("build") }

  func swift(_ words: String...) throws -> Outcome {
    let own = ["--build-system", buildSystem.rawValue, "--scratch-path", scratch.path(percentEncoded: false)]
    return try Self.run(["swift", words[0]] + own + words.dropFirst(), in: folder)
  }

  /// `swift package intentscan …`
  func intentscan(_ words: String...) throws -> Outcome {
    try Self.run(
      ["swift", "package", "--scratch-path", scratch.path(percentEncoded: false), "intentscan"] + words, in: folder)
  }

  /// SwiftPM itself dies of a signal now and then while it plans a build (seen with 6.3.1 on a busy machine: a null pointer
  /// in libdispatch's event loop, under `swift-build`). Such a run says nothing of ours: it is said, and done again, twice at
  /// most. A crash of our tool, which is a process of its own, is an exit status here and fails the test.
  static func run(_ words: [String], in folder: URL, attempts: Int = 3) throws -> Outcome {
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    (process.standardInput, process.standardOutput, process.standardError) = (FileHandle.nullDevice, pipe, pipe)
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal, attempts > 1 {
      print("'\(words.prefix(2).joined(separator: " "))' died of signal \(process.terminationStatus); once more")
      return try run(words, in: folder, attempts: attempts - 1)
    }
    return Outcome(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }
}

/// The finding of a line of the form `/…/LendBook.swift:4:8: warning: … [rule]`; nil for any other line.
private func finding(_ line: Substring) -> String? {
  guard line.contains(": error: ") || line.contains(": warning: "), line.hasSuffix("]") else { return nil }
  let place = line.split(separator: ":", maxSplits: 2)
  guard place.count == 3, place[0].hasPrefix("/"), let name = place[0].split(separator: "/").last,
    let rule = line.split(separator: "[").last?.dropLast(), !rule.hasPrefix("-")
  else { return nil }
  return "\(name):\(place[1]) \(rule)"
}

private func modificationDate(_ path: String) throws -> Date {
  try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date ?? .distantPast
}
