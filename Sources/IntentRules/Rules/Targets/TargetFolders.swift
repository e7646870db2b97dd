import IntentModel

/// Which of a module's files can be of one app, where a folder with several apps is scanned as one module.
///
/// Each app, and each extension, starts in a file of its own: `@main`, `main.swift`. A file belongs to the starts that are
/// nearest in the tree of folders; a file of a shared folder belongs to all of them.
struct TargetFolders {
  private let model: LintModel
  private let starts: [(file: Int, path: String)]

  init(_ model: LintModel) {
    self.model = model
    starts = model.files.indices.filter { model.files[$0].isEntryPoint }.map { ($0, model.files[$0].path) }
  }

  /// A module of the target map is one target. Of two modules the folders say nothing.
  func mayShareApp(_ left: DeclaredType, _ right: DeclaredType) -> Bool {
    guard left.module == right.module, model.kind(of: left.module) == nil else { return true }
    let home = starts(near: left)
    return home.isEmpty || starts(near: right).contains(where: home.contains)
  }

  private func starts(near type: DeclaredType) -> [Int] {
    guard model.files.indices.contains(type.place.file) else { return [] }
    let path = model.files[type.place.file].path
    let own = starts.filter { model.files[$0.file].module == type.module }
    let nearness = own.map { sharedFolders(of: path, and: $0.path) }
    guard let most = nearness.max() else { return [] }
    return zip(own, nearness).filter { $0.1 == most }.map(\.0.file)
  }
}
