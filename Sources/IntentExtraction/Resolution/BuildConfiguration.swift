import SourceScan

/// What `#if` conditions are evaluated for.
public struct BuildConfiguration: Hashable, Sendable {
  public enum Platform: String, CaseIterable, Sendable { case iOS, macOS, watchOS, tvOS, visionOS, linux }

  public var platform: Platform
  /// `-D NAME`
  public var flags: Set<String>
  /// Every branch is kept, and nothing evaluated.
  public var allConditions: Bool
  /// The scanned modules, which can be imported wherever they are named.
  public var modules: Set<String>

  public init(
    platform: Platform = .iOS, flags: Set<String> = [], allConditions: Bool = false, modules: Set<String> = []
  ) {
    self.platform = platform
    self.flags = flags
    self.allConditions = allConditions
    self.modules = modules
  }

  /// What `swift(…)` and `compiler(…)` are compared with.
  static let compilerVersion = [6, 3]

  func evaluate(_ form: Condition.Form) -> Bool {
    switch form {
    case .boolean(let bool): bool
    case .flag(let name): flags.contains(name)
    case .not(let inner): !evaluate(inner)
    case .and(let left, let right): evaluate(left) && evaluate(right)
    case .or(let left, let right): evaluate(left) || evaluate(right)
    case .version(_, let comparison, let version):
      switch comparison {
      case .less: Self.compilerVersion.lexicographicallyPrecedes(version)
      case .greaterOrEqual: !Self.compilerVersion.lexicographicallyPrecedes(version)
      }
    case .query(let name, let argument): evaluate(name, argument)
    case .unknown: false
    }
  }

  private func evaluate(_ query: String, _ argument: String) -> Bool {
    switch query {
    case "os":
      argument == platform.rawValue || (argument == "Linux" && platform == .linux)
        || (argument == "OSX" && platform == .macOS)
    case "canImport": modules.contains(argument) || platform.canImport(argument)
    case "targetEnvironment": false
    case "arch": argument == "arm64"
    case "hasFeature", "hasAttribute": false
    default: false
    }
  }
}

extension BuildConfiguration.Platform {
  func canImport(_ module: String) -> Bool {
    switch module {
    case "Foundation", "Swift", "AppIntents": true
    case "UIKit": self != .macOS && self != .linux
    case "AppKit", "Cocoa": self == .macOS
    case "WatchKit": self == .watchOS
    case "FoundationEssentials", "Glibc": self == .linux
    default: self != .linux
    }
  }
}
