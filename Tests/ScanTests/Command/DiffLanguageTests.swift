import Foundation
import Testing

@testable import intentscan

/// The report of `diff` about translations: those of a revision are read at that revision.
@Suite struct DiffLanguageTests {
  private static let table = "App/AppShortcuts.xcstrings"
  private static func phrases(_ edits: (String, String)...) -> String {
    edits.reduce(LocalizedSample.phrases) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  @Test(.enabled(if: GitFolder.hasGit)) func aRevisionHasItsOwnTables() throws {
    let git = try GitFolder()
    try git.folder.write(LocalizedSample.source, to: "App/Intents.swift")
    try git.folder.write(LocalizedSample.texts, to: "App/Localizable.xcstrings")
    try git.folder.write(LocalizedSample.phrases, to: Self.table)
    try git.commit("v1")
    try git.folder.write(
      Self.phrases((",\n              \"Zeige ein Regal von ${applicationName}\"", "")), to: Self.table)
    try git.folder.write(
      LocalizedSample.texts.replacingOccurrences(of: "Regal öffnen", with: "Regal zeigen"),
      to: "App/Localizable.xcstrings")
    try git.commit("v2")
    for words in ["diff git:v1 git:v2 --fail-on dangerous", "diff --against git:v1 App --fail-on dangerous"] {
      let outcome = try git.folder.run(words)
      #expect(outcome.status == 1, "\(outcome.errors)")
      #expect(
        outcome.output.contains(
          "warning: the phrase 'Zeige ein Regal von ${applicationName}' of 'OpenShelf' was removed in de"),
        "\(outcome.output)\(outcome.errors)")
      #expect(
        outcome.output.contains(
          "note: the title of 'OpenShelf' changed in de from 'Regal öffnen' to 'Regal zeigen' [localized-title-changed]"
        ))
    }
    #expect(try git.folder.run("diff --against git:v2 App --fail-on info").status == 0)
    // A table that is in one of the versions only.
    try git.folder.write("{ \"strings\" : ", to: Self.table)
    let broken = try git.folder.run("diff --against git:v2 App --fail-on info")
    #expect(broken.status == 0, "\(broken.output)")
    #expect(
      broken.errors.contains(
        "\(Self.table):1:15: warning: expected an object, found the end of the file, so texts in other languages are not "
          + "compared"), "\(broken.errors)")
    try git.commit("v3")
    #expect(try git.folder.run("diff git:v3 git:v2").errors.contains("v3:\(Self.table):1:15: warning: "))
  }

  @Test func storedBundlesAreComparedInAllLanguages() throws {
    let folder = try LocalizedSample.folder()
    _ = try folder.run("extract --localized App -o old.json")
    _ = try folder.run("extract App -o plain.json")
    // A reworded first phrase, as Xcode leaves the catalog.
    try folder.write(
      LocalizedSample.source.replacingOccurrences(of: #""Open \(\.$shelf) in"#, with: #""Open my \(\.$shelf) in"#),
      to: "App/Intents.swift")
    _ = try folder.run("extract --localized App -o new.json")
    let lost =
      "warning: 'OpenShelf' no longer has phrases in de, so Siri understands at most the phrases of the source there"
    for words in ["diff old.json new.json", "diff old.json App"] {
      let output = try folder.run(words).output
      #expect(output.contains(lost), "\(output)")
      #expect(output.contains("[primary-phrase-changed]"))
    }
    // A bundle without languages says nothing about them.
    for words in ["diff plain.json new.json", "diff old.json plain.json", "diff plain.json App"] {
      #expect(try !folder.run(words).output.contains("in de"), "\(words)")
    }
    // Changes that an allow file accepts are not reported.
    try folder.write(
      #"[{"rule": "shortcut-translation-removed", "symbol": "App.Shortcuts/OpenShelf", "reason": "translated next week"}]"#,
      to: "allow.json")
    #expect(try !folder.run("diff old.json new.json --allow allow.json").output.contains(lost))
  }

  /// The key of a title may be another one while people see the same text.
  @Test func aKeyInPlaceOfATextChangesNothing() throws {
    let folder = try LocalizedSample.folder()
    _ = try folder.run("extract --localized App -o old.json")
    try folder.write(
      LocalizedSample.source.replacingOccurrences(of: "\"Open Shelf\"\n", with: "\"open.title\"\n"),
      to: "App/Intents.swift")
    try folder.write(
      LocalizedSample.texts.replacingOccurrences(
        of: "\"strings\" : {",
        with: """
          "strings" : {
              "open.title" : { "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Regal öffnen" } },
                "en" : { "stringUnit" : { "state" : "new", "value" : "Open Shelf" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Ouvrir l’étagère" } } } },
          """), to: "App/Localizable.xcstrings")
    let outcome = try folder.run("diff old.json App --fail-on info")
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}
