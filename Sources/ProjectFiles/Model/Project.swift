/// The facts about an app in the files of a project: its targets, and for each one the facts that a build would use.
///
/// A `Project` is read from one workspace, Xcode project or package, with the projects and local packages that it refers to.
/// Nothing is executed, and nothing is read from outside the folder that the caller names (`ProjectFolder`).
///
/// How to use it:
/// - `apps` are the products to look at one at a time. The `dependencies` of a target are what it links and embeds.
/// - A target's facts may differ by platform. Ask with a platform: `target.swiftFiles(on: .iOS)`.
/// - A fact that is nil or empty is not stated in the files, or could not be read. `notes` says which parts were not read.
package struct Project: Sendable {
  package enum Kind: String, Sendable {
    case workspace, xcodeProject, package
  }

  /// The file that was read, relative to the root of the `ProjectFolder`: `App.xcworkspace`, `ios/App.xcodeproj`,
  /// `Core/Package.swift`.
  package var path: String
  package var kind: Kind
  /// The targets of all projects and packages, in the order of the files. Two targets of different projects may share a name.
  package var targets: [ProjectTarget] = []
  /// The names of build configurations that the projects declare, in their order: `Debug`, `Release`. Empty for packages.
  package var configurationNames: [String] = []
  /// Notes in the order in which they were found. One of kind `error` means that there is nothing to use.
  package var notes: [ProjectNote] = []
  /// The Swift files and resources that the Xcode projects list and that no target has, in their order. Only files that exist.
  package var unusedFiles: [String] = []
  /// The Swift files in the folders of the Xcode projects that no project lists. Empty next to the manifest of a generator, which
  /// may be newer than the project.
  package var unlistedFiles: [String] = []
  /// The folders of projects that a workspace names and that are not there, because a generator makes them.
  package var ungeneratedFolders: [String] = []
  /// The submodules that files of the project are in and that are not checked out.
  package var absentSubmodules: [String] = []

  /// The file that its own targets are declared in, as their identities have it: that of a dumped package is the manifest. No target is
  /// a workspace's own.
  package var declaringFile: String {
    kind == .package ? ProjectPath.join(ProjectPath.folder(of: path) ?? "", "Package.swift") : path
  }

  /// The targets whose product people install: apps, with those for the watch and app clips.
  package var apps: [ProjectTarget] { targets.filter(\.kind.isApp) }
}
