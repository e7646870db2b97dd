/// The kinds of a target's files that rules and commands need.
enum SourceFileKind: Sendable {
  case swift, resource
  /// Custom intents for SiriKit.
  case intentDefinition

  /// Nil for a file that no rule or command needs.
  init?(path: String) {
    // Nearly all files of a large project have this extension in lowercase, and this check needs no conversion to lowercase.
    if path.hasSuffix(".swift") {
      self = .swift
      return
    }
    switch ProjectPath.pathExtension(of: path) {
    case "swift": self = .swift
    case "xcstrings", "strings", "stringsdict", "xcassets": self = .resource
    case "intentdefinition": self = .intentDefinition
    default: return nil
    }
  }

  /// Whether a folder is one item for Xcode, such as an asset catalog, so that its contents are not files of the project.
  ///
  /// Source: the file types of Xcode that are wrappers or folders; `.lproj` is not one of them.
  static func isOpaqueFolder(_ name: String) -> Bool { opaque.contains(ProjectPath.pathExtension(of: name)) }

  private static let opaque: Set<String> = [
    "app", "appex", "arresourcegroup", "atlas", "bundle", "docc", "framework", "icon", "mlmodelc", "mlpackage",
    "playground", "playgroundbook", "rcproject", "realitycomposerpro", "rkassets", "rtfd", "scnassets",
    "xcassets", "xcappdata", "xcdatamodel", "xcdatamodeld", "xcframework", "xcmappingmodel", "xcodeproj",
    "xcstickers", "xctestplan", "xcworkspace",
  ]
}
