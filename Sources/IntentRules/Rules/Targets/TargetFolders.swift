import IntentModel
import SourceScan

/// Which files of a module can be part of one app, if a folder with several apps is scanned as one module.
///
/// Each app and each extension has a file with its entry point: `@main` or `main.swift`. A file belongs to the entry points
/// that are nearest in the tree of folders. A file of a shared folder belongs to all of them.
struct TargetFolders {
  private let model: LintModel
  private let starts: [(file: FileID, path: String)]

  init(_ model: LintModel) {
    self.model = model
    starts = model.files.enumerated().filter(\.element.isEntryPoint).map { (FileID($0), $1.path) }
  }

  /// A module of the target map is one target. The folders of two modules don't matter.
  func mayShareApp(_ left: DeclaredType, _ right: DeclaredType) -> Bool {
    guard left.module == right.module, model.kind(of: left.module) == nil else { return true }
    let home = starts(near: left)
    return home.isEmpty || starts(near: right).contains(where: home.contains)
  }

  private func starts(near type: DeclaredType) -> [FileID] {
    guard model.files.indices.contains(type.place.file) else { return [] }
    let path = model.files[type.place.file].path
    let own = starts.filter { model.files[$0.file].module == type.module }
    let nearness = own.map { sharedFolders(of: path, and: $0.path) }
    guard let most = nearness.max() else { return [] }
    return zip(own, nearness).filter { $0.1 == most }.map(\.0.file)
  }
}
