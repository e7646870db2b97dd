/// The string tables of each part of an app. Made without reading a table.
package struct TablePlan: Sendable {
  /// Tables that texts are looked up in together: those of one product (an app, an extension, a framework), or without a
  /// project those of one folder.
  package struct Scope: Sendable {
    package enum Kind: Sendable {
      case app, `extension`, framework
      /// A folder of a run without a project.
      case folder
    }

    /// The target's name, or the folder.
    package var name: String
    package var kind: Kind
    /// The modules whose texts are looked up here: the product's own, and those that are linked into it. Empty for a folder.
    package var modules: Set<String>
    /// The name of the product's own module and its files, as the scan reports them, if another target's module has the same name;
    /// nil otherwise.
    package var ownFiles: (module: String, paths: Set<String>)? = nil
    /// Indices in `TablePlan.files`.
    package fileprivate(set) var files: [Int] = []
    /// The indices by the name of the table.
    package fileprivate(set) var filesByTable: [String: [Int]] = [:]
    /// The number of each list in `filesByTable`, by the name of the table. Equal lists have the same number, also in different
    /// scopes.
    fileprivate(set) var listsByTable: [String: Int] = [:]
    /// The folder of the source files, as the scan reports their paths, if there is no project. Empty if the scope is for all
    /// files.
    package var folder = ""
    /// The Info.plist of the product; nil if it is not known.
    package var infoPlist: InfoPlist?

    /// Whether the product has what a file of one of its modules declares.
    func compiles(_ path: String, of module: String) -> Bool {
      ownFiles.map { $0.module != module || $0.paths.contains(path) } ?? true
    }

    package init(name: String, kind: Kind, modules: Set<String> = [], folder: String = "") {
      self.name = name
      self.kind = kind
      self.modules = modules
      self.folder = folder
    }
  }

  /// The languages and names that the Info.plist of a product states.
  package struct InfoPlist: Sendable {
    /// The path in messages.
    package var path: String
    /// Whether it has no development region, and Xcode adds none.
    package var lacksDevelopmentRegion: Bool
    /// The names that people can say in place of the app's: texts, or keys of the table `InfoPlist`.
    package var alternativeNames: [String]
    /// Whether there are further names, which are not written in the form of Apple's documentation.
    package var hasMalformedNames: Bool

    package init(
      path: String, lacksDevelopmentRegion: Bool = false, alternativeNames: [String] = [],
      hasMalformedNames: Bool = false
    ) {
      self.path = path
      self.hasMalformedNames = hasMalformedNames
      self.lacksDevelopmentRegion = lacksDevelopmentRegion
      self.alternativeNames = alternativeNames
    }
  }

  /// The canonical names of the languages that the user states for the app. If empty, the languages of the project and the tables
  /// count.
  package var statedLanguages: Set<String> = []
  /// Each file once, whatever the number of its scopes.
  package private(set) var files: [TableFile] = []
  package private(set) var scopes: [Scope] = []
  /// The indices in `scopes` by the folders of the scopes.
  private(set) var scopesByFolder: [String: [Int]] = [:]
  /// The tables that targets of packages have in resource bundles of their own, in which no text of an intent is looked up,
  /// by module.
  package private(set) var packageFiles: [String: [Int]] = [:]
  /// The languages that the project lists, without `Base`, as it writes them. Empty without a project.
  package var knownRegions: [String] = []
  /// The language of the source, as the project states it; nil if it states none, and without a project.
  package var developmentRegion: String?
  /// Whether tables probably have the app's name in other languages, because it has letters beyond ASCII.
  package var mayTranslateName = false
  /// Whether a project lists the app's files. Without one, a table may be elsewhere.
  package var isOfProject: Bool
  /// The indices in `files` of those that another app of the project has as well: an entry that this app does not use may be in
  /// use there.
  package var sharedFiles: Set<Int> = []
  /// The files that the project lists and no target has.
  package var unusedFiles: [TableFile] = [] {
    didSet { unusedFilesByTable = Dictionary(grouping: unusedFiles, by: \.table) }
  }
  /// The unused files by the name of their table.
  package private(set) var unusedFilesByTable: [String: [TableFile]] = [:]
  /// The submodules that are not checked out, in which a table may be that no file was found of.
  package var absentSubmodules: [String] = []
  /// The reason why the plan has no scope, for a message after "not checked: "; nil if it has one.
  package var reason: String?

  /// The most files of one table in one scope: a text is looked up in each of them.
  private static let fileLimit = 1_000

  private var numbers: [String: Int] = [:]
  private var lists: [[Int]: Int] = [:]

  /// Whether the app has a language. That is true for all languages if the user states none.
  package func isShipped(_ language: String) -> Bool {
    statedLanguages.isEmpty || statedLanguages.contains(Language.canonical(language))
  }

  package init(isOfProject: Bool) { self.isOfProject = isOfProject }

  /// A plan without any table, for the given reason.
  package init(reason: String) {
    isOfProject = false
    self.reason = reason
  }

  package mutating func add(_ scope: Scope, files: [TableFile]) {
    var scope = scope
    scope.files = files.map { add($0) }
    scope.filesByTable = Dictionary(grouping: scope.files) { self.files[$0].table }
      .mapValues { Array($0.prefix(Self.fileLimit)) }
    for (table, files) in scope.filesByTable {
      let number = lists[files] ?? lists.count
      lists[files] = number
      scope.listsByTable[table] = number
    }
    scopesByFolder[scope.folder, default: []].append(scopes.count)
    scopes.append(scope)
  }

  package mutating func add(packageFiles files: [TableFile], ofModule module: String) {
    packageFiles[module, default: []] += files.map { add($0) }
  }

  /// Adds a file, if it is new. The result is its index in `files`.
  private mutating func add(_ file: TableFile) -> Int {
    if let number = numbers[file.path] { return number }
    let number = files.count
    numbers[file.path] = number
    files.append(file)
    return number
  }

  /// The indices in `files` of the files of tables with one of these names.
  package func files(ofTables names: Set<String>) -> [Int] { files.indices.filter { names.contains(files[$0].table) } }
}

extension TablePlan {
  /// A plan without a project: all tables of a folder belong together, unless several folders hold a table of the same name. Then
  /// each of these tables is for the sources in the largest folder around it that contains no other one.
  package init(files: [TableFile], inFolder name: String) {
    self.init(isOfProject: false)
    guard !files.isEmpty else {
      reason = "no string tables in '\(name)'"
      return
    }
    let seeds = Self.seeds(of: files)
    guard seeds.count > 1 else {
      add(Scope(name: name, kind: .folder), files: files)
      return
    }
    let folders = Self.separate(seeds), known = Set(folders)
    let own = Dictionary(grouping: files) { Self.nearest(to: $0.reportedPath, known.contains) }
    for folder in folders { add(Scope(name: folder, kind: .folder, folder: folder), files: own[folder] ?? []) }
  }

  /// The folders that hold the table which is in most folders. If several folders hold a table of phrases, it is that one.
  private static func seeds(of files: [TableFile]) -> [String] {
    var folders: [String: Set<String>] = [:]
    for file in files { folders[file.table, default: []].insert(file.reportedTableFolder) }
    // Tables of phrases distinguish apps best: other tables also come with frameworks.
    if let phrases = folders[NeededString.phraseTable], phrases.count > 1 { return phrases.sorted() }
    let most = folders.values.map(\.count).max() ?? 0
    return folders.values.filter { $0.count == most }.map { $0.sorted() }.min { ($0.first ?? "") < ($1.first ?? "") }
      ?? []
  }

  /// The outermost folder around each of `folders` that contains none of the others; the folder itself if it contains another
  /// one.
  private static func separate(_ folders: [String]) -> [String] {
    func outer(_ folder: String) -> [Substring] {
      folder.indices.filter { folder[$0] == "/" }.map { folder[..<$0] } + [folder[...]]
    }
    var counts: [Substring: Int] = [:]
    for folder in folders.flatMap(outer) { counts[folder, default: 0] += 1 }
    return folders.map { folder in outer(folder).first { counts[$0] == 1 }.map(String.init) ?? folder }
  }

  /// The folder of the scope that a path belongs to, without a project: the innermost one around the path; nil if there is none.
  package func folder(around path: String) -> String? {
    if scopes.count == 1, scopes[0].folder.isEmpty { return "" }
    return Self.nearest(to: path) { scopesByFolder[$0] != nil }
  }

  private static func nearest(to path: String, _ isFolder: (String) -> Bool) -> String? {
    var folder = path
    while !isFolder(folder) {
      if folder.isEmpty { return nil }
      folder = folder.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(folder[..<$0]) } ?? ""
    }
    return folder
  }
}
