import DocumentFormats
import Foundation
import Testing

/// Builds that call the tool as they would call Apple's. Slow; `SKIP_SLOW_TESTS=1` skips them.
@Suite(.serialized, .enabled(if: builtTool != nil && ProcessInfo.processInfo.environment["SKIP_SLOW_TESTS"] == nil))
struct RealBuildTests {
  /// Bazel is started only on request: its first start takes up to a minute on a busy machine.
  private static let runsBazel = ProcessInfo.processInfo.environment["RUN_BAZEL"] != nil

  private func run(
    _ words: [String], in folder: String, _ variables: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    let process = Process(), log = "\(folder)/log"
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let handle = try FileHandle(forWritingTo: URL(filePath: log))
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, (try? String(contentsOfFile: log, encoding: .utf8)) ?? "")
  }

  private func document(_ path: String) throws -> JSONValue {
    try parseJSON([UInt8](try Data(contentsOf: URL(filePath: "\(path)/Metadata.appintents/extract.actionsdata"))))
  }

  /// The compiler's constants know the condition DEBUG and the protocol of the other module; the other module's document has the
  /// type of a parameter, and an intent that the app's lists.
  @Test func aPackagerOfASwiftPMProduct() throws {
    let folder = try CommandFolder(), repository = FixtureFiles.root.deletingLastPathComponent()
    for name in ["PackedApp", "StandIn"] {
      try FileManager.default.copyItem(
        at: FixtureFiles.root.appending(path: "packages/\(name)"), to: URL(filePath: "\(folder.path)/\(name)"))
    }
    let package = "\(folder.path)/PackedApp", app = "\(package)/My Reader.app"
    let script = repository.appending(path: "Plugins/Packager/pack-app.sh").path
    let result = try run(
      ["sh", script, "Reader", app], in: package, ["INTENTSCAN": builtTool ?? "", "XCODE_VERSION": "17C529"])
    #expect(result.status == 0, "\(result.output)")
    let document = try document(app)
    #expect(
      document["actions"]?.members?.map(\.key) == ["CloseShelf", "OpenShelf", "ResetShelves", "TidyShelves"])
    #expect(document["actions"]?["TidyShelves"]?["mangledTypeName"]?.string == "7Shelves04TidyA0V")
    #expect(document["enums"]?.array?.map { $0["identifier"]?.string } == ["Shelf"])
    let phrases = try String(contentsOfFile: "\(app)/Metadata.appintents/root.ssu.yaml", encoding: .utf8)
    #expect(phrases.contains("Close the shelf in ${+applicationName}"))
  }

  /// Calls with the options and the demands of rules_apple, through an 'xcrun' of the workspace.
  @Test(.enabled(if: runsBazel, "RUN_BAZEL=1 runs it")) func anActionOfBazel() throws {
    let folder = try CommandFolder()
    let workspace = "\(folder.path)/workspace"
    try FileManager.default.copyItem(
      at: FixtureFiles.root.appending(path: "bazel"), to: URL(filePath: workspace))
    try FileManager.default.copyItem(
      at: URL(filePath: builtTool ?? ""), to: URL(filePath: "\(workspace)/tools/appintentsmetadataprocessor"))
    // A server of Bazel would outlive the command, and Foundation waits for it.
    let options = ["--batch", "--output_user_root=\(folder.path)/root"]
    defer { _ = try? run(["chmod", "-R", "u+w", "\(folder.path)/root"], in: workspace) }
    let result = try run(["bazel"] + options + ["build", "//:Metadata"], in: workspace, ["HOME": folder.path])
    #expect(result.status == 0, "\(result.output)")
    #expect(try document("\(workspace)/bazel-bin")["actions"]?.members?.map(\.key) == ["IntelIntent"])
  }
}
