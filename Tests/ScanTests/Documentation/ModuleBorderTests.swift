import Foundation
import Testing

/// `Package.swift` and the code map state the imports of each module's files. SwiftPM allows a file to import a module that
/// only a dependency of its own module declares, so the compiler does not check it.
@Suite struct ModuleBorderTests {
  private static let sources = repositoryFolder.appending(path: "Sources")

  /// The modules of this package that each module's files import.
  private static func imports() throws -> [String: Set<String>] {
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0 != "Documentation" && !$0.hasSuffix(".md") }
    return try Dictionary(
      uniqueKeysWithValues: modules.map { module in
        (module, try Self.imports(under: sources.appending(path: module)).intersection(modules))
      })
  }

  /// The modules that the files of a folder import, at any depth.
  private static func imports(under folder: URL) throws -> Set<String> {
    var imports: Set<String> = []
    let files = FileManager.default.enumerator(atPath: folder.path)
    while let file = files?.nextObject() as? String {
      guard file.hasSuffix(".swift") else { continue }
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for line in text.split(separator: "\n") where line.hasPrefix("import ") {
        imports.insert(String(line.dropFirst("import ".count)))
      }
    }
    return imports
  }

  /// The dependencies of each target in the manifest.
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
    #expect(imports.count > 10 && Set(imports.keys) == Set(dependencies.keys))
    for (module, imported) in imports {
      #expect(imported == dependencies[module], "\(module)")
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

  /// The page and the servers are functions from values to values, so their folders know nothing that reads or writes.
  @Test(arguments: ["Preview", "Servers/Protocol", "Servers/LanguageServer", "Servers/ContextServer"])
  func foldersOfTheCommandThatOnlyCompute(folder: String) throws {
    let imported = try Self.imports(under: Self.sources.appending(path: "intentscan/\(folder)"))
    #expect(!imported.isEmpty && !imported.contains("OperatingSystem"))
  }

  /// The borders that forbid a mistake: Swift text knows no App Intents, two modules alone ask the operating system, changes know no
  /// Swift, and rules cannot write.
  @Test func modulesKnowWhatTheyMayKnow() throws {
    let imports = try Self.imports()
    #expect(imports["SourceScan"] == [] && imports["OperatingSystem"] == [] && imports["DocumentFormats"] == [])
    #expect(Set(imports.filter { $0.value.contains("OperatingSystem") }.keys) == ["IntentScans", "intentscan"])
    #expect(imports["IntentChanges"] == ["DocumentFormats"])
    #expect(imports["IntentRules"]?.isDisjoint(with: ["OperatingSystem", "IntentScans", "IntentChanges"]) == true)
  }
}
