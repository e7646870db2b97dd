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
      in: context.pluginWorkDirectoryURL, by: context.tool(named: "intentscan").url)
  }

  private func commands(
    _ own: Module, _ others: [Module], conditions: [String], root: URL, in folder: URL, by tool: URL
  ) throws -> [Command] {
    let inputs = folder.appendingPathComponent("inputs.json")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let contents = try encoder.encode(["modules": [own] + others])
    // A new file would make the build run the tool again, even one that says the same.
    if (try? Data(contentsOf: inputs)) != contents { try contents.write(to: inputs, options: .atomic) }
    let (mark, settings) = try configurationMark(for: root, in: folder)
    return mark + [
      .buildCommand(
        displayName: "Checking the App Intents of \(own.name ?? own.product ?? "")", executable: tool,
        arguments: ["lint", "--inputs", inputs.filePath, "--root", root.filePath]
          + conditions.flatMap { ["-D", $0] } + ["--allow-empty", "--no-summary"],
        inputFiles: (own.files + others.flatMap(\.files)).map { URL(fileURLWithPath: $0) } + [inputs, settings],
        outputFiles: [])
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension IntentLint: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let own = target.module("target")
      let others = context.xcodeProject.targets.map { $0.module("context") }.filter { $0.product != own.product }
      return try commands(
        own, others, conditions: [], root: context.xcodeProject.directoryURL, in: context.pluginWorkDirectoryURL,
        by: context.tool(named: "intentscan").url)
    }
  }
#endif
