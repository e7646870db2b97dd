import DocumentFormats

/// The files of a target: those of its build phases, and those of synchronized folders.
struct TargetFiles {
  typealias Value = PropertyListDocument.Value

  private(set) var swift: [TargetFile] = []
  private(set) var resources: [TargetFile] = []
  /// The paths of the `.intentdefinition` files.
  private(set) var intentDefinitions: [String] = []
  private(set) var notes: [ProjectNote] = []
  /// The number of files that were looked at, whether or not they are files of the target; those in synchronized folders are
  /// counted as below.
  private(set) var visited = 0
  /// The files outside of the root, which one note reports.
  private var outside: [(path: String, object: Value)] = []
  /// The file references and groups that were added, to add each once. Comparing paths was slow in a target with 50,000 files.
  private var seen: Set<Value> = []
  private let document: ProjectDocument

  init(
    of target: Value, _ document: ProjectDocument, _ tree: inout GroupTree, _ folders: SynchronizedFolders,
    in folder: ProjectFolder
  ) {
    self.document = document
    for phase in document.objects("buildPhases", of: target) {
      let isSources = document.isa(phase, "PBXSourcesBuildPhase")
      guard isSources || document.isa(phase, "PBXResourcesBuildPhase") else { continue }
      let files = document.files(of: phase)
      visited += files.count
      for file in files {
        guard let reference = document.object("fileRef", of: file) else { continue }
        let platforms = document.platforms(of: file)
        if document.list.value("children", in: reference) == nil {
          add(reference, &tree, platforms, isSources: isSources, in: folder)
        } else if seen.insert(reference).inserted {
          // A file in several languages, or a data model in several versions.
          let children = tree.children(of: reference)
          visited += children.count
          for child in children {
            add(child, &tree, platforms, isSources: isSources, in: folder)
          }
        }
      }
    }
    var looked = 0
    let synchronized = folders.files(of: target, in: document, looked: &looked)
    // A file that was only looked at counts as a sixteenth, because that is little work: in large apps each target looks at the
    // files of all others.
    visited += synchronized.count + looked / 16
    let paths = synchronized.isEmpty ? [] : Set((swift + resources).map(\.path))
    for file in synchronized where !paths.contains(file.path) { add(file.path, file.kind, file.platforms) }
    reportOutside()
  }

  private mutating func add(
    _ reference: Value, _ tree: inout GroupTree, _ platforms: Set<ApplePlatform>?, isSources: Bool,
    in folder: ProjectFolder
  ) {
    guard let path = document.text("path", of: reference), let kind = kind(of: reference, path),
      seen.insert(reference).inserted
    else { return }
    switch tree.location(of: reference) {
    case .path(let path):
      if kind == .resource, Self.isLanguageFolder(path) {
        for entry in folder.list(path) ?? [] where SourceFileKind(path: entry.name) == .resource {
          add(ProjectPath.join(path, entry.name), .resource, platforms)
        }
      } else {
        // A Swift file among the resources is copied, not compiled.
        if kind == .swift && !isSources { return }
        add(path, kind, platforms)
      }
    case .outside(let path): outside.append((path, reference))
    case .notSource: break
    }
  }

  private static func isLanguageFolder(_ path: String) -> Bool { ProjectPath.pathExtension(of: path) == "lproj" }

  /// The kind of a file, or of the files in a language folder.
  private func kind(of reference: Value, _ path: String) -> SourceFileKind? {
    // A choice in Xcode's inspector counts more than the name.
    if let type = document.text("explicitFileType", of: reference) {
      if type == "sourcecode.swift" { return .swift }
      if type == "text" { return nil }
    }
    return SourceFileKind(path: path) ?? (Self.isLanguageFolder(path) ? .resource : nil)
  }

  private mutating func add(_ path: String, _ kind: SourceFileKind, _ platforms: Set<ApplePlatform>?) {
    let file = TargetFile(path: path, platforms: platforms)
    switch kind {
    case .swift: swift.append(file)
    case .resource: resources.append(file)
    case .intentDefinition: intentDefinitions.append(path)
    }
  }

  private mutating func reportOutside() {
    guard let first = outside.first else { return }
    notes.append(document.note(ProjectNote.outside(first.path, others: outside.count - 1), at: first.object))
  }
}

extension TargetFile {
  /// The file, limited to those of its platforms that are in `platforms`; nil if there are none.
  func limited(to platforms: Set<ApplePlatform>) -> TargetFile? {
    let left = self.platforms.map { $0.intersection(platforms) } ?? platforms
    return left.isEmpty ? nil : TargetFile(path: path, platforms: left)
  }
}
