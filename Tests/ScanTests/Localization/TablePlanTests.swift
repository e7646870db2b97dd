import Foundation

@testable import IntentModel
@testable import ProjectFiles
@testable import IntentLocalization
@testable import SourceScan
import Testing

@testable import IntentScans
@testable import intentscan

/// Which string tables belong to which part of an app. A table that goes to the wrong one makes every rule about it wrong.
@Suite struct TablePlanTests {
  private func folderPlan(_ paths: [String]) -> TablePlan {
    TablePlan(files: paths.compactMap { TableFile(path: $0) }, inFolder: ".")
  }

  private func string(_ key: String = "Open", module: String = "App", table: String = "Localizable") -> NeededString {
    NeededString(
      kind: .title, module: module, table: table, key: key, texts: [key], name: "the title of 'Open'",
      symbol: "App.Open/title", place: Place(0, ByteSpan(0, 0)))
  }

  @Test(arguments: [
    ("App/de.lproj/Localizable.strings", "Localizable", "de", "App"),
    ("AppShortcuts.xcstrings", "AppShortcuts", nil, ""),
    ("App/Res/zh_TW.lproj/InfoPlist.stringsdict", "InfoPlist", "zh_TW", "App/Res"),
  ])
  func pathsSayTableAndLanguage(path: String, table: String, locale: String?, folder: String) throws {
    let file = try #require(TableFile(path: path))
    #expect(file.table == table)
    #expect(file.locale == locale)
    #expect(file.tableFolder == folder)
  }

  @Test func otherFilesAreNoTables() {
    for path in ["App/Info.plist", "xcstrings", "strings", "App.swift", "de.lproj/Main.storyboard"] {
      #expect(TableFile(path: path) == nil, "\(path)")
    }
  }

  @Test func withoutAProjectAllTablesOfOneFolderBelongTogether() {
    let plan = folderPlan([
      "App/Res/de.lproj/Localizable.strings", "App/Res/en.lproj/Localizable.strings", "App/AppShortcuts.xcstrings",
    ])
    #expect(plan.reason == nil)
    #expect(plan.scopes.map(\.files) == [[0, 1, 2]])
  }

  /// A repository with the app of each chapter of a course.
  @Test func severalTablesOfOneNameAreOfDifferentApps() {
    let plan = folderPlan([
      "One/App/AppShortcuts.xcstrings", "One/App/Localizable.xcstrings", "Two/App/Res/AppShortcuts.xcstrings",
    ])
    #expect(plan.scopes.map(\.folder) == ["One", "Two"])
    #expect(plan.scopes.map(\.files) == [[0, 1], [2]])
    let localization = Localization(plan, NeededStrings(), tables: []) { _ in nil }
    #expect(localization.scopes(of: string(), path: "Two/App/Open.swift").map(\.name) == ["Two"])
    // Between the two: not known.
    #expect(localization.scopes(of: string(), path: "Shared/Open.swift").isEmpty)
  }

  @Test func aFolderWithoutTablesSaysWhy() {
    #expect(folderPlan([]).reason == "no string tables in '.'")
  }

  @Test func aProjectSaysWhichTablesAnAppHas() throws {
    let plan = try plan(ofFixture: "groups")
    #expect(plan.scopes.map(\.name) == ["Notes", "NotesWidget", "NotesKit"])
    #expect(
      plan.scopes.map { scope in scope.files.map { plan.files[$0].path } } == [
        [
          "Sources/Notes/en.lproj/Localizable.strings", "Sources/Notes/de.lproj/Localizable.strings",
          "Sources/Notes/AppShortcuts.xcstrings",
        ], [], [],
      ])
    #expect(plan.knownRegions == ["en", "de"])
    #expect(plan.developmentRegion == "en")
  }

  /// Texts of statically linked code are looked up in the bundle of the app.
  @Test func textsOfPackagesAreLookedUpInTheApp() throws {
    let plan = try plan(ofFixture: "workspace")
    let localization = Localization(plan, NeededStrings(), tables: []) { _ in nil }
    #expect(localization.scopes(of: string(module: "Station"), path: "Kit/Station.swift").map(\.name) == ["Radio"])
    #expect(localization.scopes(of: string(module: "Core"), path: "Core/Core.swift").map(\.name) == ["Core"])
  }

  private func plan(ofFixture name: String) throws -> TablePlan {
    let fixture = ProjectFixtureTests.root.appending(path: name), folder = try CommandFolder([".git/HEAD": ""])
    for path in try FileManager.default.subpathsOfDirectory(atPath: fixture.path) {
      let file = fixture.appending(path: path)
      if (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true {
        try folder.write(String(decoding: try Data(contentsOf: file), as: UTF8.self), to: path)
      }
    }
    let repository = Repository(around: ".", in: folder.fileSystem)
    let location = try #require(findProjects(at: "", in: repository.folder).first)
    let project = readProject(
      location, in: repository.folder, options: ProjectOptions(configuration: nil, readsTests: false))
    let group = try #require(ProjectGroup.groups(of: [project], platform: nil).first)
    return TablePlan(group, RunPaths(repository, in: folder.fileSystem), among: ProjectResources(of: [project]))
  }
}

/// The languages of an app by its tables, and the tables that are read.
@Suite struct LocalizationTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "One" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Eins" } } } },
        "Two" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Zwei" } } } },
        "Three" : { "localizations" : { "fr" : { "stringUnit" : { "state" : "new", "value" : "Three" } } } },
        "Four" : { "localizations" : { "it" : { "stringUnit" : { "state" : "translated", "value" : "Quattro" } } } }
      },
      "version" : "1.0"
    }
    """

  @Test func languagesAreThoseOfTheProjectAndOfTablesThatAreFullEnough() throws {
    var plan = TablePlan(isOfProject: true)
    plan.knownRegions = ["en", "pt_BR", "es"]
    plan.developmentRegion = "en"
    let files = ["App/Localizable.xcstrings", "App/pt-BR.lproj/Other.strings", "App/sv.lproj/Other.strings"]
    plan.add(
      TablePlan.Scope(name: "App", kind: .app, modules: ["App"]), files: files.compactMap { TableFile(path: $0) })
    let localization = Localization(plan, NeededStrings(), tables: ["Localizable"]) { _ in Array(Self.catalog.utf8) }
    // 'it' has a quarter of the texts, 'fr' none that is translated, and 'es' no file. Of folders, the project says which count.
    var app = AppLanguages(localization)
    let scope = localization.plan.scopes[0]
    #expect(app.shippedLanguages(of: scope) == ["de", "pt-BR"])
    #expect(app.plannedLanguages(of: scope) == ["de", "es", "pt-BR"])
    #expect(
      app.languages(of: scope).map { "\($0.name) \($0.status)" } == [
        "de finished", "es declared", "fr started", "it started", "pt-BR shipped",
      ])
  }

  @Test func onlyTablesThatAreAskedForAreRead() throws {
    var plan = TablePlan(isOfProject: true)
    let files = ["App/Localizable.xcstrings", "App/Huge.xcstrings"].compactMap { TableFile(path: $0) }
    plan.add(TablePlan.Scope(name: "App", kind: .app, modules: ["App"]), files: files)
    var read: [String] = []
    _ = Localization(plan, NeededStrings(), tables: ["Localizable"]) { file in
      read.append(file.path)
      return Array(Self.catalog.utf8)
    }
    #expect(read == ["App/Localizable.xcstrings"])
    #expect(Localization.tables(for: NeededStrings()).isEmpty)
  }

  @Test func oneBrokenTableLeavesTheOthers() throws {
    let files = ["A/Localizable.xcstrings", "A/AppShortcuts.xcstrings"].compactMap { TableFile(path: $0) }
    let localization = Localization(
      TablePlan(files: files, inFolder: "."), NeededStrings(), tables: ["Localizable", "AppShortcuts"]
    ) { $0.table == "Localizable" ? Array(Self.catalog.utf8) : Array("{ \"strings\" : [".utf8) }
    #expect(localization.tables[0]?.catalog?.locales == ["de", "fr", "it"])
    guard case .failure(let error) = localization.tables[1]?.content else { return #expect(Bool(false)) }
    #expect(error.position.line == 1 && error.position.column == 15)
  }

  @Test(arguments: [
    ("zh_TW", "zh-tw"), ("pt-BR", "pt-br"), ("iw", "he"), ("no", "nb"), ("en", "en"), ("", ""),
    ("English", "en"), ("German", "de"), ("Japanese", "ja"),
  ])
  func languagesHaveOneName(name: String, canonical: String) {
    #expect(Language.canonical(name) == canonical)
  }

  /// All prefixes of a long name took gigabytes.
  @Test func aLongNameIsNotThatOfALanguage() {
    #expect(Language.withBroader(canonical: "zh-hant-tw") == ["zh-hant-tw", "zh", "zh-hant"])
    let long = "de" + String(repeating: "-a", count: 60_000)
    #expect(Language.withBroader(canonical: long).count == 9)
    #expect(!Language.isLanguage(long) && !Language.isSource(long, of: "en") && Language.isLanguage("zh-Hant-TW"))
  }
}
