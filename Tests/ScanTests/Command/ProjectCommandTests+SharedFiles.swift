@testable import DocumentFormats
import Testing

/// Files that an app and its widgets compile: people see each finding and each App Shortcut in them once.
extension ProjectCommandTests {
  @Test func aFindingOfASharedFileAppearsOnceWithItsTargets() throws {
    let folder = try appWithWidgets(["Shared/Bad.swift": "import AppIntents\nstruct Bad: AppIntent {}\n"])
    let outcome = try folder.run("lint --format json")
    let missing = try findings(outcome).filter { $0["rule"]?.string == "intent-missing-title" }
    #expect(missing.count == 1)
    #expect(missing.first?["targets"]?.array?.compactMap(\.string) == ["Trips", "Widgets"])
  }

  /// A message about the code of a file names no target, so that the findings of all targets are one.
  @Test(arguments: [
    (
      "app-enum-imported-conformance",
      "import AppIntents\nimport Containers\nextension Container.State: @retroactive AppEnum {}\n"
    ),
    (
      "activity-in-catalyst-build",
      "import ActivityKit\nimport AppIntents\n\(intent("Add"))let activity = try? Activity.request(attributes: Ride())\n"
    ),
    (
      "open-intent-missing-for-value-query",
      """
      import AppIntents
      import Kit
      struct Search: IntentValueQuery {
        func values(for input: SemanticContentDescriptor) async throws -> [Book] { [] }
      }

      """
    ),
  ])
  func aSharedFileHasOneFindingOfEachRule(rule: String, source: String) throws {
    let folder = try appWithWidgets([
      "Trips.xcodeproj/project.pbxproj": twoTargets(linking: "Kit").replacing(
        "SDKROOT = iphoneos;", with: "SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES;"),
      "Shared/OpenTrip.swift": source, "Kit/Package.swift": kitManifest, "Kit/Sources/Rest/R.swift": "",
      "Kit/Sources/Kit/Book.swift": """
      import AppIntents
      public struct Book: AppEntity { public let id: Int }
      struct OpenBook: OpenIntent { @Parameter(title: "Book") var target: Book }
      """,
    ])
    let outcome = try folder.run("lint --format json --only \(rule)")
    #expect(
      try findings(outcome).map { $0["targets"]?.array?.compactMap(\.string) } == [["Trips", "Widgets"]], "\(outcome)")
  }

  @Test func sharedFilesAreRepairedOnce() throws {
    let bad = intent("AddTrip").replacing("static let title", with: "static var title")
    let folder = try appWithWidgets(["Shared/Add.swift": bad])
    let outcome = try folder.run("lint --fix")
    #expect(outcome.status == 0 || outcome.status == 1, "\(outcome.errors)")
    #expect(folder.contents(of: "Shared/Add.swift")?.contains("AddTrip") == true)
  }

  /// The app and its widgets compile one file: two documents have the App Shortcut, and people see it once.
  @Test func anAppShortcutOfAFileThatTwoTargetsShareIsListedOnce() throws {
    let folder = try CommandFolder([
      "Trips.xcodeproj/project.pbxproj": twoTargets, "Trips/App.swift": intent("AddTrip"),
      "Shared/S.swift": """
      import AppIntents
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: AddTrip(), phrases: ["Add in \\(.applicationName)"], shortTitle: "Add", systemImageName: "a")
        }
      }
      """, "Widgets/Info.plist": widgetInfo, "Widgets/W.swift": "struct W {}\n",
    ])
    let text = try folder.run("list").output
    #expect(
      text.components(separatedBy: "App Shortcuts:\n").last?.components(separatedBy: "phrase").count == 2, "\(text)")
    let overview = try parseJSON(Array(try folder.run("list --format json").output.utf8))
    let targets = overview["apps"]?.array?.first?["targets"]?.array ?? []
    #expect(targets.map { $0["shortcuts"]?.array?.count } == [1, 1])
  }
}
