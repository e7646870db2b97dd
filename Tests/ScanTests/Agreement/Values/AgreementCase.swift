import Foundation
import Testing

/// Sources that both the scan and the compiler read: one or more modules.
struct AgreementCase: CustomTestStringConvertible, Hashable, Sendable {
  struct Module: Hashable, Sendable {
    var name: String
    var files: [String]
    /// Read for what others take from it; its own types aren't compared.
    var isContext = false
  }

  /// `bundles/intent-title`, `agreement/strings/quotes.swift`: the path from `Fixtures/`.
  var name: String
  /// The folder in which `modules`' paths begin.
  var folder: URL
  var modules: [Module]
  var definitions: [String] = []

  var testDescription: String { definitions.isEmpty ? name : "\(name) (-D \(definitions.joined(separator: " -D ")))" }

  /// All, or with `AGREEMENT_EVERY=5` each fifth.
  static let all: [AgreementCase] = {
    let step = ProcessInfo.processInfo.environment["AGREEMENT_EVERY"].flatMap(Int.init).map { max(1, $0) } ?? 1
    return everything.enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }()

  static let everything: [AgreementCase] = bundles + own

  /// The fixtures of `Fixtures/bundles` that are Swift for this platform, once with each set of `-D`.
  private static let bundles: [AgreementCase] = {
    var seen: Set<AgreementCase> = []
    return BundleCase.all.compactMap { bundleCase in
      guard !bundleCase.name.hasPrefix("broken-") else { return nil }
      let words = bundleCase.arguments
      var found = AgreementCase(
        name: "bundles/\(bundleCase.name)", folder: bundleCase.folder, modules: modules(words, in: bundleCase.folder))
      found.definitions = words.indices.dropLast().filter { words[$0] == "-D" }.map { words[$0 + 1] }
      return seen.insert(found).inserted ? found : nil
    }
  }()

  /// `--module App=Modules/App --context Kit=Modules/Kit`, or the targets of a package.
  private static func modules(_ words: [String], in folder: URL) -> [Module] {
    if let root = words.firstIndex(of: "--root") {
      let targets = words[root + 1] + "/Sources"
      return list(folder.appending(path: targets)).map {
        Module(name: $0, files: swiftFiles(below: "\(targets)/\($0)", in: folder))
      }
    }
    let named = words.indices.dropLast().compactMap { index -> Module? in
      let parts = words[index + 1].split(separator: "=").map(String.init)
      guard words[index] == "--module" || words[index] == "--context", parts.count == 2 else { return nil }
      return Module(
        name: parts[0], files: swiftFiles(below: parts[1], in: folder), isContext: words[index] == "--context")
    }
    return named.isEmpty ? [Module(name: "App", files: swiftFiles(below: "", in: folder))] : named
  }

  /// `Fixtures/agreement/<topic>`: a file is a module `App`; a folder with files is one; a folder of folders is several,
  /// named after them.
  private static let own: [AgreementCase] = {
    let root = FixtureFiles.root.appending(path: "agreement")
    return list(root).filter { !$0.contains(".") }.flatMap { topic -> [AgreementCase] in
      let folder = root.appending(path: topic)
      return list(folder).map { entry in
        let path = folder.appending(path: entry)
        let found: [Module]
        if entry.hasSuffix(".swift") {
          found = [Module(name: "App", files: [entry])]
        } else if list(path).contains(where: { $0.hasSuffix(".swift") }) {
          found = [Module(name: "App", files: swiftFiles(below: entry, in: folder))]
        } else {
          found = list(path).map { Module(name: $0, files: swiftFiles(below: "\(entry)/\($0)", in: folder)) }
        }
        return AgreementCase(name: "agreement/\(topic)/\(entry)", folder: folder, modules: found)
      }
    }
  }()

  private static func list(_ folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0 != "README.md" }.sorted()
  }

  private static func swiftFiles(below path: String, in folder: URL) -> [String] {
    let start = path.isEmpty ? folder : folder.appending(path: path)
    let found = (try? FileManager.default.subpathsOfDirectory(atPath: start.path)) ?? []
    return found.filter { $0.hasSuffix(".swift") }.sorted().map { path.isEmpty ? $0 : "\(path)/\($0)" }
  }
}

extension AgreementCase {
  /// The output of `extract` for the modules and the compiler's platform.
  func bundle() throws -> JSONDocument {
    var words = ["extract", "--allow-empty", "--quiet", "--threads", "1", "--platform", "linux"]
    for definition in definitions { words += ["-D", definition] }
    for module in modules {
      for file in module.files { words += [module.isContext ? "--context" : "--module", "\(module.name)=\(file)"] }
    }
    let result = try runTool(words, in: folder)
    guard result.status == 0 else { throw ToolFailure(status: result.status, message: result.error) }
    return try JSONDecoder().decode(JSONDocument.self, from: result.output)
  }

  /// The types that the compiler writes for the modules.
  func compilerTypes(_ compiler: ConstantCompiler) throws -> [CompilerType] {
    let inputs = try modulesInOrder().map { module in
      ConstantCompiler.Input(
        module: module.name, files: module.files.map { folder.appending(path: $0) }, isContext: module.isContext)
    }
    return try compiler.types(of: inputs, definitions: definitions)
  }

  /// Each after those that its files import.
  private func modulesInOrder() throws -> [Module] {
    var rest = modules, ordered: [Module] = []
    while !rest.isEmpty {
      let next = try rest.firstIndex { module in
        let text = try module.files.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        return !rest.contains { other in
          other != module && text.contains { $0.contains("import \(other.name)\n") || $0.contains(" \(other.name).") }
        }
      }
      ordered.append(rest.remove(at: next ?? 0))
    }
    return ordered
  }
}
