import DocumentFormats

/// Groups whose members are the files of a folder, changed by exception sets (`PBXFileSystemSynchronizedRootGroup`).
///
/// Source: the forms that Xcode 16 and 26 write. A folder's files belong to every target that lists the group. For such a
/// target an exception set removes files, for another it adds them; one for a build phase moves files to that phase.
struct SynchronizedFolders {
  typealias Value = PropertyListDocument.Value

  /// The paths of one exception set.
  fileprivate struct Exceptions {
    var paths: Set<String> = []
    /// The paths of files in every language folder, without that folder: `Views/Main.strings` for `Views/de.lproj/Main.strings`.
    var localized: Set<String> = []
    var platforms: [String: Set<ApplePlatform>] = [:]

    init() {}

    init(_ set: Value, _ document: ProjectDocument) {
      for path in document.list.texts("membershipExceptions", in: set) { insert(path) }
      guard let filters = document.list.value("platformFiltersByRelativePath", in: set) else { return }
      for member in document.list.members(filters) {
        let names = document.list.elements(member.value).compactMap(document.list.text)
        platforms[document.list.text(member.key) ?? ""] = KnownPlatform.platforms(ofFilters: names)
      }
    }

    /// Adds a path as the set writes it: `Main.swift`, or `/Localized: Views/Main.strings` and `/Localized/Views/Main.strings`
    /// for all languages.
    ///
    /// Evidence: projects of public apps write the colon.
    mutating func insert(_ path: String) {
      for start in ["/Localized: ", "/Localized/"] where path.hasPrefix(start) {
        let name = String(path.dropFirst(start.count))
        if name.contains(text: ".lproj/") { paths.insert(name) } else { localized.insert(name) }
        return
      }
      paths.insert(path)
    }

    func contains(_ path: String) -> Bool {
      if paths.isEmpty && localized.isEmpty { return false }
      // An exception that is a folder includes all that is in the folder.
      var current: String? = path
      while let next = current, !next.isEmpty {
        if paths.contains(next) { return true }
        current = ProjectPath.folder(of: next)
      }
      return !localized.isEmpty && localized.contains(Self.withoutLanguage(path))
    }

    static func withoutLanguage(_ path: String) -> String {
      path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
    }
  }

  fileprivate struct Group {
    var object: Value
    var path: String
    /// The files of the folder, except those in folders that are copied as they are.
    var files: [(path: String, kind: SourceFileKind)]
    var forTargets: [Value: Exceptions] = [:]
    var forPhases: [Value: Exceptions] = [:]
  }

  private var groups: [Group] = []
  private(set) var notes: [ProjectNote] = []

  init(_ document: ProjectDocument, _ tree: inout GroupTree, in folder: ProjectFolder) {
    // Several groups may have the same folder or exception set, which is read once.
    var known: [String: FolderContents] = [:], exceptions: [Value: Exceptions] = [:], count = 0
    let absent = folder.absentSubmodules
    for object in document.objects.objects("PBXFileSystemSynchronizedRootGroup") {
      switch tree.location(of: object) {
      case .path(let path):
        var contents = known[path] ?? FolderContents(of: path, in: folder)
        known[path] = contents
        count += contents.files.count
        if count > FolderContents.fileLimit { contents = .cut }
        let shown = ProjectPath.relative(path, to: tree.projectFolder)
        let isAbsent = contents.files.isEmpty && absent.contains { ProjectPath.isInside(path, $0) }
        if isAbsent {
          // One note about the submodule replaces this one.
          notes.append(ProjectNote(.note, path, "there is no folder '\(shown)'"))
        } else if contents.isMissing {
          notes.append(document.note("there is no folder '\(shown)'", at: object))
        }
        if contents.isCut {
          notes.append(document.note("'\(shown)' has too many files; not all were read", at: object))
        }
        let folders = Set(document.list.texts("explicitFolders", in: object))
        var group = Group(object: object, path: path, files: contents.files(outside: folders))
        Self.readExceptions(of: &group, document, &exceptions)
        groups.append(group)
      case .outside(let path):
        notes.append(document.note(ProjectNote.outside(path), at: object))
      case .notSource: break
      }
    }
  }

  private static func readExceptions(
    of group: inout Group, _ document: ProjectDocument, _ known: inout [Value: Exceptions]
  ) {
    for set in document.objects("exceptions", of: group.object) {
      let exceptions = known[set] ?? Exceptions(set, document)
      known[set] = exceptions
      if let target = document.object("target", of: set) {
        group.forTargets[target] = exceptions
      } else if let phase = document.object("buildPhase", of: set) {
        group.forPhases[phase] = exceptions
      }
    }
  }

  /// The files of a target, from all groups. `looked` grows by the number of files that were looked at.
  func files(
    of target: Value, in document: ProjectDocument, looked: inout Int
  ) -> [(path: String, kind: SourceFileKind, platforms: Set<ApplePlatform>?)] {
    let listed = Set(document.objects("fileSystemSynchronizedGroups", of: target))
    let phases = document.objects("buildPhases", of: target)
    func isCompiling(_ phase: Value) -> Bool {
      document.isa(phase, "PBXSourcesBuildPhase") || document.isa(phase, "PBXResourcesBuildPhase")
    }
    let compiling = phases.filter(isCompiling), otherPhases = phases.filter { !isCompiling($0) }
    var files: [(String, SourceFileKind, Set<ApplePlatform>?)] = []
    for group in groups {
      let exceptions = group.forTargets[target] ?? Exceptions(), isListed = listed.contains(group.object)
      let others = otherPhases.compactMap { group.forPhases[$0] }
      let added = compiling.compactMap { group.forPhases[$0] }
      if !isListed, group.forTargets[target] == nil, added.isEmpty { continue }
      looked += group.files.count
      for file in group.files {
        // Listed and no exception, or an exception of a target that doesn't list the group.
        var isMember = isListed != exceptions.contains(file.path)
        if isMember, others.contains(where: { $0.contains(file.path) }) { isMember = false }
        if !isMember { isMember = added.contains { $0.contains(file.path) } }
        if isMember {
          files.append((ProjectPath.join(group.path, file.path), file.kind, exceptions.platforms[file.path]))
        }
      }
    }
    return files
  }

  /// Whether a path is in the folder of one of the groups.
  func contain(_ path: String) -> Bool { groups.contains { ProjectPath.isInside(path, $0.path) } }

  /// The path of a file that is named relative to a group's folder; nil if the group has no folder inside the root, or if the path
  /// leaves the root.
  func path(of file: String, in group: Value) -> String? {
    groups.first { $0.object == group }.flatMap { ProjectPath.resolve(file, from: $0.path) }
  }
}

extension FolderContents {
  /// The files that are in none of `folders`, whose paths are relative to this folder.
  fileprivate func files(outside folders: Set<String>) -> [(path: String, kind: SourceFileKind)] {
    guard !folders.isEmpty else { return files }
    return files.filter { file in
      var current = ProjectPath.folder(of: file.path)
      while let folder = current, !folder.isEmpty {
        if folders.contains(folder) { return false }
        current = ProjectPath.folder(of: folder)
      }
      return true
    }
  }
}
