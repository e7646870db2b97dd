// What the plugins use of XcodeProjectPlugin, which only Xcode has, so that Linux can type-check that part of them, too.
// Declarations only, written from the public documentation of Xcode and Swift Package Manager.

import Foundation
import PackagePlugin

public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectoryURL: URL
  public func tool(named name: String) throws -> PluginContext.Tool { fatalError() }
}
public struct XcodeProject {
  public let displayName: String
  public let directoryURL: URL
  public let filePaths: FileList
  public let targets: [XcodeTarget]
}
public struct XcodeTarget {
  public let id: String
  public let displayName: String
  public let product: XcodeProduct?
  public let inputFiles: FileList
}
public struct XcodeProduct {
  public let name: String
}
public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}
public protocol XcodeCommandPlugin: CommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}
