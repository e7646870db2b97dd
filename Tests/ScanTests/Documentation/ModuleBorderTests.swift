import Foundation
import Testing

/// What `Package.swift` and the code map say of the modules is what their files import. SwiftPM allows a file to import what
/// only a dependency of its module declares, so the compiler does not check it.
@Suite struct ModuleBorderTests {
  private static let sources = repositoryFolder.appending(path: "Sources")

  /// By module the ones of this package that its files import.
  private static func imports() throws -> [String: Set<String>] {
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    var imports: [String: Set<String>] = [:]
    for module in modules where module != "Documentation" && !module.hasSuffix(".md") {
      imports[module] = []
      let files = FileManager.default.enumerator(atPath: sources.appending(path: module).path)
      while let file = files?.nextObject() as? String {
        guard file.hasSuffix(".swift") else { continue }
        let text = try String(contentsOf: sources.appending(path: "\(module)/\(file)"), encoding: .utf8)
        for line in text.split(separator: "\n") where line.hasPrefix("import ") {
          let name = String(line.dropFirst("import ".count))
          if modules.contains(name) { imports[module]?.insert(name) }
        }
      }
    }
    return imports
  }

  /// By target the dependencies that the manifest states.
  private static func dependencies() throws -> [String: Set<String>] {
    let text = try String(contentsOf: repositoryFolder.appending(path: "Package.swift"), encoding: .utf8)
    let target = #/\.(?:target|executableTarget)\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?/#
    return Dictionary(
      text.matches(of: target).map { match in
        (String(match.1), Set((match.2 ?? "").matches(of: #/"(\w+)"/#).map { String($0.1) }))
      }
    ) { first, _ in first }
  }

  @Test func everyModuleImportsWhatTheManifestStates() throws {
    let imports = try Self.imports(), dependencies = try Self.dependencies()
    #expect(imports.count > 20 && Set(imports.keys) == Set(dependencies.keys))
    for (module, imported) in imports {
      // The benchmark runs the tool as a process.
      let started: Set = module == "IntentScanBench" ? ["intentscan"] : []
      let stated = dependencies[module]?.subtracting(started)
      #expect(imported == stated, "\(module)")
    }
  }

  /// "May import nothing", "May import SourceScan, for texts and spans, and PropertyLists alone".
  @Test func commentsOfTheManifestAreTrue() throws {
    let text = try String(contentsOf: repositoryFolder.appending(path: "Package.swift"), encoding: .utf8)
    let dependencies = try Self.dependencies()
    let comments = text.replacing(#/\n\s*// /#, with: " ").matches(
      of: #/May import ([^.]*)\.\s+\.target\(\s*name: "(\w+)"/#)
    #expect(comments.count >= 10)
    for comment in comments {
      let named = comment.1.matches(of: #/\b[A-Z]\w+/#).map { String($0.0) }
      #expect(Set(named) == dependencies[String(comment.2)], "\(comment.2): \(comment.1)")
    }
  }

  /// The column "may import" of the code map.
  @Test func theCodeMapListsWhatEachModuleImports() throws {
    let text = try String(contentsOf: Self.sources.appending(path: "README.md"), encoding: .utf8)
    let imports = try Self.imports()
    let rows = text.matches(of: #/(?m)^\| `(\w+)/` \|[^|]*\| ([^|]*) \|/#)
    #expect(Set(rows.map { String($0.1) }).isSuperset(of: imports.keys))
    for row in rows {
      guard let imported = imports[String(row.1)], !row.2.hasPrefix("all") else { continue }
      #expect(Set(row.2.matches(of: #/`(\w+)`/#).map { String($0.1) }) == imported, "\(row.1): \(row.2)")
    }
  }

  @Test func onlyTheModulesThatTheGuideNamesAskTheOperatingSystem() throws {
    let imports = try Self.imports()
    #expect(Set(imports.filter { $0.value.contains("OperatingSystem") }.keys) == ["Scans", "intentscan"])
  }
}
