import Foundation
@testable import MetadataDocuments
@testable import IntentModel
@testable import SourceScan
import Testing

@testable import OperatingSystem
@testable import IntentScans
@testable import intentscan

/// The tool outlines every file and parses only those that matter. Whatever it leaves unparsed must not change a byte of
/// what it prints.
///
/// `CORPUS=<folder>` adds every subfolder of a folder of one's own, each as one module, and the folder itself if files lie
/// directly in it.
@Suite struct PlainPathTests {
  static let folders: [URL] = {
    let cases = BundleCase.all.filter { $0.variant == nil && !$0.arguments.contains { $0.contains("=") } }.map(\.folder)
    guard let path = ProcessInfo.processInfo.environment["CORPUS"] else { return cases }
    let corpus = URL(fileURLWithPath: path, isDirectory: true)
    let entries = (try? FileManager.default.contentsOfDirectory(at: corpus, includingPropertiesForKeys: nil)) ?? []
    let folders = entries.filter(\.hasDirectoryPath).sorted { $0.path < $1.path }
    let holdsFiles = entries.contains { $0.pathExtension == "swift" && !$0.hasDirectoryPath }
    return cases + folders + (holdsFiles ? [corpus] : [])
  }()

  @Test(arguments: folders)
  func selectionChangesNothing(_ folder: URL) throws {
    let result = try runTool(
      ["extract", "--allow-empty", "--quiet", "--all-conditions", "--module", "App", "."], in: folder)
    try #require(result.status == 0, "\(result.error)")
    let plain = try plainBundle(of: folder)
    // A syntax error in an irrelevant file is reported only if the file is parsed.
    if plain != result.output { #expect(try withoutSyntax(plain) == withoutSyntax(result.output)) }
  }

  /// The mentions of every file, parsed or not, that rules about a whole app need.
  @Test(arguments: folders)
  func mentionsAreTheSame(_ folder: URL) throws {
    let paths = try swiftFiles(in: folder).sorted()
    let texts = try paths.map { SourceText(try Data(contentsOf: folder.appendingPathComponent($0))) }
    let input = ModuleInput(
      name: "App", isContext: false,
      files: zip(paths, texts).map { InputFile(FilePath($0), reportedAs: $0, contents: $1) })
    var options = ScanOptions(platform: .iOS, flags: [], keepsAllConditions: true, workers: Workers(count: 2))
    options.readsMentions = true
    var timings = StageTimings()
    let scan = Scan([input], options, in: .process(), timings: &timings, progress: ProgressLine(write: nil))
    let plain = Program(
      parsing: zip(paths, texts).map { SourceFile(module: "App", path: $0, text: $1) },
      configuration: BuildConfiguration(allConditions: true))
    #expect(scan.program.fileFacts.map(\.path) == plain.fileFacts.map(\.path))
    #expect(scan.program.fileFacts.map(\.mentions) == plain.fileFacts.map(\.mentions))
  }

  /// A bundle without the diagnostics of the parser.
  private func withoutSyntax(_ bundle: Data) throws -> Data {
    var document = try #require(try JSONSerialization.jsonObject(with: bundle) as? [String: Any])
    let diagnostics = document["diagnostics"] as? [[String: Any]] ?? []
    document["diagnostics"] = diagnostics.filter { ($0["id"] as? String)?.hasPrefix("expected-") == false }
    return try JSONSerialization.data(withJSONObject: document, options: [.sortedKeys, .prettyPrinted])
  }

  /// Every file parsed in full, in another order than the tool's walk.
  private func plainBundle(of folder: URL) throws -> Data {
    let paths = try swiftFiles(in: folder).sorted().reversed()
    let files = try paths.map { path in
      SourceFile(module: "App", path: path, text: SourceText(try Data(contentsOf: folder.appendingPathComponent(path))))
    }
    let program = Program(parsing: files, configuration: BuildConfiguration(allConditions: true))
    var bundle = extract(program)
    bundle.reportUnreadableValues()
    let json = bundle.json(paths: files.map(\.path), hasAllConditions: true) { LineIndex(files[$0].text) }
    guard files.isEmpty else { return Data(json) }
    // A folder without files has no module to speak of.
    return try runTool(["extract", "--allow-empty", "--quiet", "--module", "App", "."], in: folder).output
  }

  private func swiftFiles(in folder: URL) throws -> [String] {
    let skipped: Set<String> = [".build", "DerivedData", "Pods", "Carthage", "SourcePackages"]
    var found: [String] = [], pending = [""]
    while let path = pending.popLast() {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(path).path) {
        if name.hasPrefix(".") || skipped.contains(name) { continue }
        let next = path.isEmpty ? name : "\(path)/\(name)"
        var isDirectory: ObjCBool = false
        guard
          FileManager.default.fileExists(atPath: folder.appendingPathComponent(next).path, isDirectory: &isDirectory)
        else { continue }
        if isDirectory.boolValue { pending.append(next) } else if name.hasSuffix(".swift") { found.append(next) }
      }
    }
    return found
  }
}
