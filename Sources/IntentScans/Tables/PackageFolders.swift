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
  /// nearer. No folder is listed unless one above has a manifest.
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

  /// Xcode's projects, the input of XcodeGen and Tuist, and the files of Bazel. An app of Swift Playgrounds is a package whose
  /// resources become those of the app; its folder ends in `.swiftpm`.
  private static func describesApp(_ name: String) -> Bool {
    ["xcodeproj", "xcworkspace"].contains(ProjectPath.pathExtension(of: name))
      || ["project.yml", "project.yaml", "Project.swift", "Workspace.swift"].contains(name)
      || ["BUILD", "BUILD.bazel", "WORKSPACE", "WORKSPACE.bazel", "MODULE.bazel"].contains(name)
  }
}
