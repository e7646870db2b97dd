import Foundation
import Testing

@testable import MetadataDocuments
@testable import intentscan

/// `extract --localized`: what other tools show in place of keys.
@Suite struct LocalizedBundleTests {
  private func bundle(_ folder: CommandFolder, _ words: String = "extract --localized App") throws -> JSONDocument {
    let outcome = try folder.run(words)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try JSONDocument(parsing: outcome.output)
  }

  private func shortcut(_ number: Int, of bundle: JSONDocument) throws -> JSONDocument {
    try #require(bundle["shortcutsProviders"]?.elements.first?["shortcuts"]?.elements[number])
  }

  @Test func textsAndPhrasesOfAllLanguages() throws {
    let bundle = try bundle(LocalizedSample.folder())
    #expect(bundle["languages"]?.elements == [.string("de"), .string("en"), .string("fr")])
    #expect(bundle["sourceLanguage"] == .string("en"))
    let open = try #require(bundle["intents"]?.elements.first { $0["name"] == .string("OpenShelf") })
    #expect(
      open["title"]?["localizations"] == .object(["de": .string("Regal öffnen"), "fr": .string("Ouvrir l’étagère")]))
    let first = try shortcut(0, of: bundle)
    // The app's name stays a token: it differs by language, and people may say a synonym.
    #expect(
      first["localizedPhrases"]?["de"]?.elements == [
        .string("Öffne ${shelf} in ${applicationName}"), .string("Zeige ${shelf} in ${applicationName}"),
        .string("Zeige ein Regal von ${applicationName}"),
      ])
    // English is in the source already.
    #expect(first["localizedPhrases"]?["en"] == nil)
    #expect(try shortcut(1, of: bundle)["localizedPhrases"] == nil)
    let schema = try BundleSchemaTests.schema.get()
    #expect(JSONSchemaValidator(schema: schema, isStrict: true).failures(in: bundle) == [])
  }

  /// Whoever compares stored bundles byte by byte sees no difference until they ask for one.
  @Test func withoutTheOptionTablesChangeNothing() throws {
    let folder = try LocalizedSample.folder(), plain = try LocalizedSample.folder(phrases: nil, texts: nil)
    #expect(try folder.run("extract App").output == plain.run("extract App").output)
    #expect(try !folder.run("extract App").output.contains("localizations"))
  }

  @Test func theTextOfAKeyInTheLanguageOfTheSource() throws {
    let source = LocalizedSample.source.replacingOccurrences(of: "\"Open Shelf\"\n", with: "\"open.title\"\n")
    let folder = try LocalizedSample.folder(
      source: source,
      texts: #"""
        { "sourceLanguage" : "en", "strings" : { "open.title" : { "extractionState" : "manual", "localizations" : {
          "de" : { "variations" : { "device" : {
            "mac" : { "stringUnit" : { "state" : "translated", "value" : "Regal auf dem Mac öffnen" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "Regal öffnen" } } } } },
          "en" : { "stringUnit" : { "state" : "new", "value" : "Open Shelf" } },
          "fr" : { "stringUnit" : { "state" : "new", "value" : "open.title" } } } } }, "version" : "1.0" }
        """#)
    let title = try #require(try bundle(folder)["intents"]?.elements.first?["title"])
    #expect(title["localizations"] == .object(["de": .string("Regal öffnen"), "en": .string("Open Shelf")]))
  }

  /// Chinese as it is written in Taiwan has a folder of its own, next to the one for all of Chinese.
  @Test func aVariantHasTheTextsOfItsOwnFile() throws {
    let folder = try LocalizedSample.folder(phrases: nil, texts: nil)
    try folder.write("\"Open Shelf\" = \"打开书架\";\n\"Shelf\" = \"书架\";\n", to: "App/zh.lproj/Localizable.strings")
    try folder.write("\"Open Shelf\" = \"打開書架\";\n", to: "App/zh_TW.lproj/Localizable.strings")
    let bundle = try bundle(folder)
    let title = try #require(bundle["intents"]?.elements.first?["title"])
    #expect(title["localizations"] == .object(["zh": .string("打开书架"), "zh-TW": .string("打開書架")]))
    // A variant inherits the texts that it lacks.
    let name = try #require(bundle["enums"]?.elements.first?["typeDisplayName"])
    #expect(name["localizations"] == .object(["zh": .string("书架"), "zh-TW": .string("书架")]))
  }

  /// Half of the translations would look as if the others were removed.
  @Test func aTableWithAnErrorFailsWithItsLocation() throws {
    let folder = try LocalizedSample.folder(texts: "{\n  \"strings\" : []\n}")
    let outcome = try folder.run("extract --localized App -o bundle.json")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("App/Localizable.xcstrings:2:15: error: expected an object"), "\(outcome.errors)")
    #expect(folder.contents(of: "bundle.json") == nil)
    #expect(try folder.run("extract --localized App").output == "")
  }

  @Test func anAppWithoutTablesSaysSo() throws {
    let folder = try CommandFolder([".git/HEAD": "", "App/Intents.swift": LocalizedSample.source])
    let outcome = try folder.run("extract --localized App")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("note: the bundle has no texts in other languages: no string tables in 'App'"))
    #expect(outcome.output == (try folder.run("extract App").output))
  }

  /// An app and a framework of one project are in one document, and so are stored ones.
  @Test func severalAppsAreMergedWithTheirLanguages() throws {
    let folder = try LocalizedSample.folder()
    _ = try folder.run("extract --localized App -o one.json")
    try folder.write("import AppIntents\n" + intent("Other"), to: "Other/Other.swift")
    try folder.write(
      #"{ "sourceLanguage" : "en", "strings" : { "Other" : { "localizations" : { "it" : "# + "{"
        + #" "stringUnit" : { "state" : "translated", "value" : "Altro" } } } } }, "version" : "1.0" }"#,
      to: "Other/Localizable.xcstrings")
    _ = try folder.run("extract --localized Other -o two.json")
    let merged = try JSONDocument(parsing: try folder.run("merge one.json two.json").output)
    let languages = merged["languages"]?.elements.compactMap(\.string)
    #expect(languages?.filter { ["de", "en", "fr"].contains($0) } == ["de", "en", "fr"])
  }
}
