import IntentModel

/// The files of a module that can be part of one app, if a folder with several apps is scanned as one module.
///
/// Each app and each extension has a file with its entry point: `@main` or `main.swift`. A file belongs to the entry points
/// that are nearest in the tree of folders. A file of a shared folder belongs to all of them.
struct TargetFolders {
  private let model: LintModel
  /// The folders of each module with an entry point in them or below them, each with a slash at its end.
  private var folders: [String: Set<String>] = [:]

  init(_ model: LintModel) {
    self.model = model
    // A module of the target map is one target, so its folders do not matter.
    for file in model.files where model.kind(of: file.module) == nil && file.isEntryPoint {
      folders[file.module, default: []].formUnion(file.path.foldersAbove)
    }
  }

  /// Whether two types may be part of one app: those of different modules may, those of one module may if one's home is inside the
  /// other's.
  func mayShareApp(_ left: DeclaredType, _ right: DeclaredType) -> Bool {
    guard left.module == right.module else { return true }
    let one = home(of: left), other = home(of: right)
    return one.utf8.starts(with: other.utf8) || other.utf8.starts(with: one.utf8)
  }

  /// The innermost folder of a type's file with an entry point in it or below it. The outermost folder if the module has no entry
  /// point, or is one target of the map.
  func home(of type: DeclaredType) -> String {
    guard model.kind(of: type.module) == nil, let folders = folders[type.module],
      model.files.indices.contains(type.place.file)
    else { return "" }
    return model.files[type.place.file].path.foldersAbove.last(where: folders.contains) ?? ""
  }
}

/// Groups of types of one module, each with the home of its first type. They are searched for the first group that may share an app
/// with another type.
struct FirstInTargets {
  private var byHome: [String: Int] = [:]
  private var belowFolder: [String: Int] = [:]

  /// Adds a group. Groups must be added in the order of their numbers.
  mutating func add(_ group: Int, home: String) {
    if byHome[home] == nil { byHome[home] = group }
    for folder in home.foldersAbove where belowFolder[folder] == nil { belowFolder[folder] = group }
  }

  func group(sharing home: String) -> Int? {
    let around = home.foldersAbove.compactMap { byHome[$0] }
    return (around + (belowFolder[home].map { [$0] } ?? [])).min()
  }
}

extension String {
  /// The outermost folder, which is empty, and each folder of a path, with a slash at its end.
  fileprivate var foldersAbove: [String] {
    [""] + utf8.indices.filter { utf8[$0] == UInt8(ascii: "/") }.map { String(self[...$0]) }
  }
}
