import Foundation
import Testing

@testable import OperatingSystem
@testable import intentscan

/// Findings and paths do not depend on the folder in which the tool runs.
@Suite struct WorkingDirectoryTests {
  private static let provider = #"""
    import AppIntents
    struct Open: AppIntent {
      static let title: LocalizedStringResource = "Open"
      func perform() async throws -> some IntentResult { Library.open(); return .result() }
    }
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"], shortTitle: "Open", systemImageName: "a")
      }
    }
    """#
  private static let table =
    #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Open": {"localizations": "#
    + #"{"de": {"stringUnit": {"state": "translated", "value": "Öffnen"}}}}}}"#

  private func run(_ words: String, in directory: String, of folder: CommandFolder) throws -> CommandFolder.Outcome {
    let path = directory.isEmpty ? folder.path : "\(folder.path)/\(directory)"
    let descriptor = open(path, O_RDONLY | O_DIRECTORY)
    defer { close(descriptor) }
    return try folder.run(words.split(separator: " ").map(String.init)) {
      $0.files = FileSystem(directory: descriptor, directoryPath: path)
    }
  }

  /// The tables of several folders belong to the sources next to them.
  @Test(arguments: [
    ("", "app", "app/Main/A.swift"), ("app", ".", "Main/A.swift"), ("app/Main", "..", "../Main/A.swift"),
    ("app/Widgets", "..", "../Main/A.swift"), ("other", "../app", "../app/Main/A.swift"),
  ])
  func tablesBelongToTheirSources(directory: String, argument: String, file: String) throws {
    let folder = try CommandFolder([
      "app/.git/HEAD": "", "app/Main/A.swift": Self.provider, "app/Main/Localizable.xcstrings": Self.table,
      "app/Widgets/Localizable.xcstrings": Self.table, "other/A.swift": "",
    ])
    let output = try run("lint \(argument)", in: directory, of: folder).output
    #expect(output.hasPrefix("\(file):6:8: warning: people who use the app in de"), "\(output)")
    #expect(output.contains("[phrases-not-localized]"), "\(output)")
    let sync = try run("strings --sync --dry-run \(argument)", in: directory, of: folder)
    #expect(!(sync.output + sync.errors).contains(folder.path), "\(sync.output)")
  }

  /// Each argument may be a repository of its own, in any order.
  @Test(arguments: ["app other", "other app"]) func tablesOfSeveralRepositoriesAreRead(arguments: String) throws {
    let folder = try CommandFolder([
      "app/.git/HEAD": "", "app/Main/A.swift": Self.provider, "app/Main/Localizable.xcstrings": Self.table,
      "other/.git/HEAD": "", "other/B.swift": "", "other/Localizable.xcstrings": Self.table,
    ])
    let output = try run("lint \(arguments)", in: "", of: folder).output
    #expect(output.contains("app/Main/A.swift:6:8: warning: people who use the app in de"), "\(output)")
  }

  @Test(arguments: [("", "app", "app/"), ("other", "../app", "../app/")])
  func pathsOfAProjectInANestedRepositoryAreRelative(directory: String, argument: String, prefix: String) throws {
    let folder = try CommandFolder([
      "app/.git/HEAD": "", "app/Trips.xcodeproj/project.pbxproj": twoTargets, "app/Trips/App.swift": Self.provider,
      "app/Widgets/Widget.swift": "", "app/Widgets/Info.plist": widgetInfo, "app/Shared/S.swift": "",
      "app/Trips/Localizable.xcstrings": Self.table, "other/A.swift": "",
    ])
    for words in ["lint", "lint --format json", "lint --format sarif", "strings --sync --dry-run", "list"] {
      let outcome = try run("\(words) \(argument)", in: directory, of: folder)
      #expect(outcome.output.contains(prefix + "Trips"), "\(words): \(outcome.output)")
      #expect(!(outcome.output + outcome.errors).contains(folder.path), "\(words): \(outcome.output)")
    }
  }
}
