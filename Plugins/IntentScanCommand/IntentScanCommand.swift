import Foundation
import PackagePlugin

/// `swift package intentscan …`: hands everything after the verb to the tool, which works in the package's folder.
@main
struct IntentScanCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "intentscan").url, arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    let status = process.terminationStatus
    guard process.terminationReason == .exit else {
      return Diagnostics.error("intentscan was killed by signal \(status)")
    }
    let mayBeRefused = status == 2 && arguments.contains(where: Self.writing.contains)
    // SwiftPM itself ends with status 1, whatever the number.
    if status != 0 {
      Diagnostics.error(
        "intentscan ended with status \(status)"
          + (mayBeRefused
            ? "; to write inside the package: 'swift package --allow-writing-to-package-directory intentscan …'" : ""))
    }
  }

  private static let writing: Set = ["--fix", "-o", "--output", "--bundle", "--write-baseline", "--write-snapshot"]
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension IntentScanCommand: XcodeCommandPlugin {
    /// Xcode adds the targets that were ticked, as `--target`; without words of the user's own it checks the project.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      let words = extractor.remainingArguments
      try run(
        context.tool(named: "intentscan").url, words.isEmpty ? ["lint"] : words, in: context.xcodeProject.directoryURL)
    }
  }
#endif
