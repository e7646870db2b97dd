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
  /// nearer. A package of Swift Playgrounds (`.swiftpm`) is an app: its resources become those of the app. No folder is listed
  /// unless one above has a manifest.
  func isInPackage(_ path: String) -> Bool {
    var folders = [path]
    while let folder = folders.last, kind(ProjectPath.join(folder, "Package.swift")) == nil {
      guard let outer = ProjectPath.folder(of: folder) else { return false }
      folders.append(outer)
    }
    return !folders.contains { folder in
      ProjectPath.pathExtension(of: folder) == "swiftpm" || (list(folder) ?? []).contains { Self.describesApp($0.name) }
    }
  }

  func isPackage(_ folder: String, _ entries: [Entry]) -> Bool {
    entries.contains { $0.name == "Package.swift" } && !entries.contains { Self.describesApp($0.name) }
      && ProjectPath.pathExtension(of: folder) != "swiftpm"
  }

  /// Whether a name is that of an Xcode project, of the input of XcodeGen or Tuist, or of a file of Bazel.
  private static func describesApp(_ name: String) -> Bool {
    ["xcodeproj", "xcworkspace"].contains(ProjectPath.pathExtension(of: name))
      || ["project.yml", "project.yaml", "Project.swift", "Workspace.swift"].contains(name)
      || ["BUILD", "BUILD.bazel", "WORKSPACE", "WORKSPACE.bazel", "MODULE.bazel"].contains(name)
  }
}
