import Foundation
import PackagePlugin

/// Checks a target's App Intents in every build, and adds nothing to the product.
///
/// Names the target's files and those of the modules it imports; what is in them is the tool's business.
@main
struct IntentLint: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget, target.isShipped else { return [] }
    var seen: Set<Target.ID> = [target.id]
    return try commands(
      target.module("target"), target.imported(&seen).map { $0.module("context") },
      conditions: target.compilationConditions, root: context.package.directoryURL,
      watched: context.package.directoryURL.toRepository, in: context.pluginWorkDirectoryURL,
      by: context.tool(named: "intentscan").url)
  }

  private func commands(
    _ own: Module, _ others: [Module], conditions: [String], root: URL, watched: [URL], in folder: URL, by tool: URL
  ) throws -> [Command] {
    let inputs = folder.appendingPathComponent("inputs.json")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let contents = try encoder.encode(["modules": [own] + others])
    // A new file would make the build run the tool again, even one that says the same.
    if (try? Data(contentsOf: inputs)) != contents { try contents.write(to: inputs, options: .atomic) }
    // A build system sees changes of the configuration by this file, which the tool keeps a link to it, or a copy. The
    // configuration itself cannot be an input: it may be created later, and an input that is deleted fails the build. The build
    // system that runs plugins in every build needs no link, which SwiftPM's sandbox on macOS forbids.
    let settings = folder.appendingPathComponent("configuration.json"), configuration = root.configuration
    if (try? Data(contentsOf: settings)) != configuration { try configuration.write(to: settings, options: .atomic) }
    return [
      .buildCommand(
        displayName: "Checking the App Intents of \(own.name ?? own.product ?? "")", executable: tool,
        arguments: ["lint", "--inputs", inputs.filePath, "--root", root.filePath]
          + conditions.flatMap { ["-D", $0] } + [
            "--allow-empty", "--no-summary", "--configuration-link", settings.filePath,
          ],
        inputFiles: (own.files + others.flatMap(\.files)).map { URL(fileURLWithPath: $0) } + [inputs, settings]
          + watched,
        outputFiles: [])
    ]
  }
}

/// A module in the form of `intentscan --inputs`; `product` if Xcode derives the module's name from the product's.
private struct Module: Encodable {
  var name: String?
  var product: String?
  var role: String, files: [String]
}

extension SwiftSourceModuleTarget {
  /// Neither a test nor a macro.
  fileprivate var isShipped: Bool { kind == .generic || kind == .executable }

  fileprivate func module(_ role: String) -> Module {
    Module(name: moduleName, role: role, files: sourceFiles.swift + pluginGeneratedSources.swift)
  }

  /// All modules below that can be imported, each once; those below a macro run in the compiler.
  fileprivate func imported(_ seen: inout Set<ID>) -> [SwiftSourceModuleTarget] {
    let targets = dependencies.flatMap { dependency -> [any Target] in
      if case .target(let target) = dependency { return [target] }
      if case .product(let product) = dependency { return product.targets }
      return []
    }
    return targets.compactMap { $0 as? SwiftSourceModuleTarget }
      .filter { $0.isShipped && seen.insert($0.id).inserted }
      .flatMap { [$0] + $0.imported(&seen) }
  }
}

extension URL {
  /// `path(percentEncoded:)` requires macOS 13.
  fileprivate var filePath: String { path }

  /// The contents of the nearest configuration in a folder or above it; empty without one.
  fileprivate var configuration: Data {
    let folders = sequence(first: self) { $0.pathComponents.count > 1 ? $0.deletingLastPathComponent() : nil }
    return folders.lazy.compactMap { try? Data(contentsOf: $0.appendingPathComponent(".intentscan.json")) }.first
      ?? Data()
  }

  /// The folder and those above it, up to that of the repository: a configuration may be created in each. The folder alone if
  /// there is no repository, because folders further up change all the time.
  fileprivate var toRepository: [URL] {
    var folders = [self]
    while let folder = folders.last, folder.pathComponents.count > 1 {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").filePath) { return folders }
      folders.append(folder.deletingLastPathComponent())
    }
    return [self]
  }
}
extension [URL] { fileprivate var swift: [String] { filter { $0.pathExtension == "swift" }.map(\.filePath) } }
extension FileList { fileprivate var swift: [String] { filter { $0.type == .source }.map(\.url).swift } }

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension IntentLint: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let own = target.module("target")
      let others = context.xcodeProject.targets.map { $0.module("context") }.filter { $0.product != own.product }
      return try commands(
        own, others, conditions: [], root: context.xcodeProject.directoryURL, watched: [],
        in: context.pluginWorkDirectoryURL, by: context.tool(named: "intentscan").url)
    }
  }

  extension XcodeTarget {
    fileprivate func module(_ role: String) -> Module {
      Module(product: product?.name ?? displayName, role: role, files: inputFiles.swift + generatedSources.swift)
    }

    /// The sources that plugins before this one generate. SwiftPM passes it to Xcode since 5.11; whether Xcode's type shows it in every
    /// version is unverified, so it is looked up by its name.
    private var generatedSources: [URL] {
      let property = Mirror(reflecting: self).children.first { $0.label == "pluginGeneratedSources" }
      return property?.value as? [URL] ?? []
    }
  }
#endif
