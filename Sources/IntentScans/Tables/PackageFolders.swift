import ProjectFiles

extension ProjectFolder {
  /// The reason why no string table of a package is read, for all ways to name the package.
  ///
  /// SwiftPM leaves the resources of a target in a bundle of its own, and so do tools that pack its products: xtool copies
  /// `<Package>_<Target>.bundle` into the app (`Packer.swift` at 0052212f). The system looks up the texts of App Intents in the
  /// bundle that has their metadata, which is the app's.
  static let reasonInPackage =
    "the string tables of a package are in resource bundles, in which the system does not look up texts of App Intents; scan "
    + "the project of the app that links the package"

  /// Whether a path is in a package, and not in an app whose project or build files are in the same folder as the manifest or
  /// nearer.
  func isInPackage(_ path: String) -> Bool {
    var current: String? = path
    while let folder = current {
      let names = (list(folder) ?? []).map(\.name)
      if names.contains(where: Self.describesApp) || ProjectPath.pathExtension(of: folder) == "swiftpm" { return false }
      if names.contains("Package.swift") { return true }
      current = folder.isEmpty ? nil : ProjectPath.folder(of: folder)
    }
    return false
  }

  func isPackage(_ folder: String, _ entries: [Entry]) -> Bool {
    entries.contains { $0.name == "Package.swift" } && !entries.contains { Self.describesApp($0.name) }
      && ProjectPath.pathExtension(of: folder) != "swiftpm"
  }

  /// Xcode's projects, the input of XcodeGen and Tuist, and the files of Bazel. An app of Swift Playgrounds is a package whose
  /// resources become those of the app; its folder ends in `.swiftpm`.
  private static func describesApp(_ name: String) -> Bool {
    ["xcodeproj", "xcworkspace"].contains(ProjectPath.pathExtension(of: name))
      || ["project.yml", "project.yaml", "Project.swift", "Workspace.swift"].contains(name)
      || ["BUILD", "BUILD.bazel", "WORKSPACE", "WORKSPACE.bazel", "MODULE.bazel"].contains(name)
  }
}
