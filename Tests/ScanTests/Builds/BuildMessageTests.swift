import Testing

@testable import intentscan

/// Messages of the commands that builds call, in `Fixtures/rendered/messages/command-line/builds.txt`.
@Suite struct BuildMessageTests {
  private static let files: KeyValuePairs = [
    "A.swift": twoIntents,
    "Shortcuts.swift": """
    import AppIntents
    struct A: AppIntent { static let title: LocalizedStringResource = "A"; func perform() async throws -> some IntentResult { .result() } }
    struct S: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: A(), phrases: ["Do \\(.applicationName)"], shortTitle: "A", systemImageName: "star")
      }
    }

    """,
    "Other.swift": """
    import AppIntents
    struct A: AppIntent { static let title: LocalizedStringResource = "Other"; func perform() async throws -> some IntentResult { .result() } }

    """,
    "Plain.swift": "struct P {}\n", "Empty.list": "\n", "Wrong.json": "{}", "Wrong.list": "Wrong.json\n",
    "Kit.list": "Kit/Metadata.appintents/extract.actionsdata\n",
    "Kits.list": "Kit/Metadata.appintents/extract.actionsdata\nOther/Metadata.appintents/extract.actionsdata\n",
    "Types.swiftconstvalues": """
    [{"typeName": "App.A", "file": "A.swift", "line": 2, "conformances": ["AppIntents.AppIntent"]},
     {"typeName": "App.C", "file": "C.swift", "line": 7, "conformances": ["AppIntents.AppIntent"]}]
    """,
    "Info.plist": "<plist version=\"1.0\"><dict></dict></plist>",
    "Full.plist": """
    <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.app</string>
    <key>CFBundleName</key><string>Example</string><key>CFBundleDevelopmentRegion</key><string>en_GB</string></dict></plist>
    """,
    "AppShortcuts.strings": "\"Say ${applicationName}\" = \"Say it\";\n",
  ]

  private static let twoIntents = """
    import AppIntents
    struct A: AppIntent { static let title: LocalizedStringResource = "A"; func perform() async throws -> some IntentResult { .result() } }
    struct B: AppIntent { static let title: LocalizedStringResource = "B"; func perform() async throws -> some IntentResult { .result() } }

    """

  /// Runs in this order, because some need what others write.
  private static let commands: [String] = {
    let app = "process --module-name App --target-triple arm64-apple-ios17.0"
    let library = "--source-files A.swift --force --output"
    return [
      "process", "process --module-name a-b", "process --module-name App", "process --module-name App --output Out",
      "process --module-name App --module-name B --output Out", "process --frobnicate",
      "\(app) --output Out --source-file-list None.list", "\(app) --output Out --source-file-list Empty.list",
      "\(app) --output Out --source-files None.swift",
      "\(app) --output Out --source-files A.swift --xcode-version 14.3",
      "process --module-name App --output Out --source-files A.swift",
      "process --module-name App --output Out --source-files A.swift --target-triple x86_64-unknown-linux-gnu",
      "\(app) --target-triple arm64-apple-macosx14.0 --output Out --source-files A.swift",
      "\(app) --output Out --source-files A.swift --static-metadata-file-list Wrong.list",
      "\(app) --output Out --source-files A.swift --swift-const-vals Wrong.json",
      "\(app) --output Out --source-files A.swift --swift-const-vals None.swiftconstvalues",
      "\(app) --output Out --source-files A.swift --swift-const-vals Types.swiftconstvalues",
      "\(app) --output Out --source-files Plain.swift", "\(app) --output A.swift --source-files A.swift",
      "process --module-name Kit --target-triple arm64-apple-ios17.0 \(library) Kit",
      "process --module-name Other --target-triple arm64-apple-ios17.0 --source-files Other.swift --output Other",
      "\(app) --output Out --source-files Plain.swift --static-metadata-file-list Kits.list",
      "\(app) --output Out --source-files Other.swift --static-metadata-file-list Kit.list",
      "\(app) --output App.app --source-files Shortcuts.swift --stringsdata-file Phrases.stringsdata",
      "process-training",
      "process-training --infoplist-path Info.plist --product-path App.app "
        + "--extracted-metadata-path App.app/Metadata.appintents",
      "process-training --infoplist-path Full.plist --product-path App.app --temp-dir-path ssu "
        + "--extracted-metadata-path App.app/Metadata.appintents",
      "process-strings --source-file AppShortcuts.strings --input-data-path App.app/Metadata.appintents",
      "process-strings --source-file AppShortcuts.strings --input-data-path None",
      "process-strings --source-file None.strings --input-data-path App.app/Metadata.appintents",
    ]
  }()

  @Test func everyMessageOfBuildsIsShown() throws {
    let folder = try CommandFolder(Self.files)
    var text = ""
    for words in Self.commands {
      let outcome = try folder.run(words)
      text += "$ intentscan \(words)\n\(outcome.output)\(outcome.errors)exit status \(outcome.status)\n\n"
    }
    try expectGolden(text, "messages/command-line/builds.txt")
  }
}
