import Testing

@testable import intentscan

/// The commands `compare` and `extract --format appintents`.
struct CompareCommandTests {
  private static let document = #"{"actions": {"A": {"title": {"key": "A"}}}, "generator": {"version": "1"}}"#

  /// A bundle has its resources at the top on iOS, and deeper on macOS and in a framework.
  @Test(arguments: ["", "Contents/Resources/", "Resources/"])
  func readsTheMetadataOfABundle(folder place: String) throws {
    let folder = try CommandFolder(["Radio.app/\(place)Metadata.appintents/extract.actionsdata": Self.document])
    #expect(try folder.run("compare Radio.app Radio.app").status == 0)
    let read = try folder.run("read Radio.app")
    #expect(read.status == 0 && read.output.contains("Radio.app/\(place)Metadata.appintents/"), "\(read.errors)")
  }

  @Test func exitStatuses() throws {
    let folder = try CommandFolder([
      "a/Metadata.appintents/extract.actionsdata": Self.document, "b/extract.actionsdata": Self.document,
      "other.actionsdata": #"{"actions": {"A": {"title": {"key": "B"}}}, "generator": {"version": "2"}}"#,
      "bundle.json": #"{"schemaVersion": 1}"#, "broken.json": "{",
    ])
    #expect(try folder.run("compare a b").status == 0)
    #expect(try folder.run("compare a/Metadata.appintents b/extract.actionsdata").status == 0)
    let outcome = try folder.run("compare a other.actionsdata")
    #expect(outcome.status == 1)
    let difference = "actions.A.title.key: \"A\" != \"B\"\n"
    let explanation = "  the title of the intent 'A': Shortcuts, Spotlight and Siri call the action by it\n"
    #expect(outcome.output == difference + explanation)
    #expect(try folder.run("compare a other.actionsdata --quiet").output == difference)
    #expect(outcome.errors == "note: the documents were written by different versions of Apple's tool: '1' and '2'\n")
    for words in ["compare a none", "compare none a", "compare bundle.json a", "compare a broken.json"] {
      let outcome = try folder.run(words)
      #expect(outcome.status == 3 && outcome.errors.hasPrefix("error: ") && outcome.output.isEmpty, "\(words)")
    }
    #expect(try folder.run("compare a").status == 2)
  }

  @Test(arguments: [
    ("extract A.swift --module M --format appintents", "writes a folder"),
    ("extract A.swift --module M --format appintents -o -", "writes a folder"),
    ("extract A.swift --module M --format appintents -o out --all-conditions", "one app has one branch"),
    ("extract A.swift --module M --format appintents -o out --xcode 14", "'--xcode 14' names Xcode 14"),
    ("extract A.swift --module M --format appintents -o out --xcode new", "needs a version"),
    ("extract A.swift --module M --format appintents -o out --deployment-target x", "needs a version"),
    ("extract A.swift --module M --format appintents -o out --target N", "is not a scanned module; use M"),
    ("extract --module M=A.swift --module N=A.swift --format appintents -o out", "with '--target'"),
    ("extract A.swift --module M --allow-unverified", "requires '--format appintents'"),
  ])
  func rejectsWrongUsage(words: String, reason: String) throws {
    let outcome = try CommandFolder(["A.swift": intent("A")]).run(words)
    #expect(outcome.status == 2 && outcome.errors.contains(reason), "\(outcome.errors)")
  }

  @Test func namesTheConfigurationThatStatesAnUnknownVersion() throws {
    let folder = try CommandFolder(["A.swift": intent("A"), ".intentscan.json": #"{"xcode": "14.3.1"}"#])
    let outcome = try folder.run("extract A.swift --module M --format appintents -o out")
    #expect(outcome.errors.hasPrefix("error: 'xcode' in '.intentscan.json:1:11' states Xcode 14.3.1, but "))
  }

  @Test func writesOnlyTheMetadataFolder() throws {
    let folder = try CommandFolder([
      "A.swift": intent("A").replacing(" }\n", with: "; func perform() async throws -> some IntentResult {} }\n"),
      "App.app/Metadata.appintents/extract.packagedata": "old", "App.app/Info.plist": "",
    ])
    let outcome = try folder.run("extract A.swift --module M --format appintents --xcode 26 -o App.app/")
    #expect(outcome.status == 0 && outcome.messages.isEmpty && outcome.output.isEmpty, "\(outcome.errors)")
    #expect(try folder.names() == ["A.swift", "App.app"])
    #expect(folder.contents(of: "App.app/Metadata.appintents/extract.packagedata") == nil)
    #expect(
      folder.contents(of: "App.app/Metadata.appintents/version.json")
        == "{\n  \"toolsVersion\" : \"17A324\",\n  \"version\" : \"3.0\"\n}")
    #expect(try folder.run("compare App.app App.app/Metadata.appintents").status == 0)
  }

  @Test func keepsTheFolderIfInputsAreMissing() throws {
    let folder = try CommandFolder(["A.swift": intent("A"), "App/Metadata.appintents/extract.actionsdata": "old"])
    let outcome = try folder.run("extract --module M=A.swift --module N=None --target M --format appintents -o App")
    #expect(outcome.status == 2)
    #expect(folder.contents(of: "App/Metadata.appintents/extract.actionsdata") == "old")
  }
}
