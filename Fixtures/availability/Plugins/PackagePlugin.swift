// What the plugins use of PackagePlugin, so that Linux can type-check them for macOS. Declarations only, written from the public
// documentation of Swift Package Manager. The requirements are asynchronous there; a synchronous function satisfies both.

import Foundation

public protocol Plugin {
  init()
}
extension Plugin {
  public static func main() {}
}
public protocol BuildToolPlugin: Plugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command]
}
public protocol CommandPlugin: Plugin {
  func performCommand(context: PluginContext, arguments: [String]) throws
}

public struct PluginContext {
  public struct Tool {
    public let url: URL
  }
  public let package: Package
  public let pluginWorkDirectoryURL: URL
  public func tool(named name: String) throws -> Tool { fatalError() }
}

public struct Package {
  public let directoryURL: URL
}
public protocol Target {
  typealias ID = String
  var id: ID { get }
  var name: String { get }
  var dependencies: [TargetDependency] { get }
}
public enum TargetDependency {
  case target(any Target)
  case product(any Product)
}
public protocol Product {
  var name: String { get }
  var targets: [any Target] { get }
}
public enum ModuleKind {
  case generic, executable, snippet, test, macro
}
public struct SwiftSourceModuleTarget: Target {
  public let id: ID
  public let name: String
  public let kind: ModuleKind
  public let moduleName: String
  public let dependencies: [TargetDependency]
  public let sourceFiles: FileList
  public let compilationConditions: [String]
  public let pluginGeneratedSources: [URL]
  public let pluginGeneratedResources: [URL]
}

public struct FileList: Sequence {
  public func makeIterator() -> IndexingIterator<[File]> { fatalError() }
}
public struct File {
  public let url: URL
  public let type: FileType
}
public enum FileType {
  case source, header, resource, unknown
}

public enum Command {
  case _command
  public static func buildCommand(
    displayName: String?, executable: URL, arguments: [String], environment: [String: String] = [:],
    inputFiles: [URL] = [], outputFiles: [URL] = []
  ) -> Command { fatalError() }
}
public struct Diagnostics {
  public static func error(_ message: String, file: String? = #file, line: Int? = #line) {}
  public static func warning(_ message: String, file: String? = #file, line: Int? = #line) {}
}
public struct ArgumentExtractor {
  public init(_ arguments: [String]) { fatalError() }
  public mutating func extractOption(named name: String) -> [String] { fatalError() }
  public var remainingArguments: [String] { fatalError() }
}
