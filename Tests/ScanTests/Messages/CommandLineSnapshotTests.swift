import Testing

@testable import intentscan

/// The help of every command, and each of its errors, in `Fixtures/rendered/messages/command-line`.
@Suite struct CommandLineSnapshotTests {
  @Test func helpOfEveryCommand() throws {
    var text = try CommandFolder().run("--help").output
    for command in Command.all.map(\.name) {
      text += "\n\n$ intentscan \(command) --help\n" + (try CommandFolder().run("\(command) --help").output)
    }
    try expectGolden(text, "messages/command-line/help.txt")
  }

  /// The summaries of 'lint'.
  @Test func summariesOfLint() throws {
    let folder = try CommandFolder([
      "App/A.swift": intent("A"),
      "App/B.swift": "import AppIntents\nstruct B: OpenIntent {\n  @Parameter(title: \"X\") var x: String\n"
        + "  static let title: LocalizedStringResource = \"B\"\n"
        + "  static var parameterSummary: some ParameterSummary { Summary(\"B \\(\\.x)\") }\n}\n",
      "Key/A.swift": intent("A"), "Key/B.swift": "\0GITCRYPT\0\u{1}ü\"", "Key/C.swift": "\0GITCRYPT\0",
      "Keys/A.swift": intent("A"), "Keys/B.swift": "\0GITCRYPT\0", "Keys/C.swift": "\0GITCRYPT\0",
      "Keys/D.swift": "\0GITCRYPT\0",
    ])
    var text = ""
    let cases = [
      "lint App", "lint --notes App", "lint --statistics App", "lint --explain-unchecked App",
      "lint --write-baseline baseline.json App", "lint --baseline baseline.json App",
      "lint Key/A.swift Key/B.swift", "lint Key", "lint Keys",
    ]
    for words in cases {
      let outcome = try folder.run(words.split(separator: " ").map(String.init))
      text += "$ intentscan \(words)\n\(outcome.output)\(withoutTime(outcome.errors))exit status \(outcome.status)\n\n"
    }
    try expectGolden(text, "messages/command-line/summaries.txt")
  }

  /// Wrong use of the command line, and inputs that are missing or broken.
  static let mistakes = [
    "--frobnicate", "frobnicate", "extrat", "extract --modul App", "extract --quiet=yes", "extract --module",
    "extract --platform windows", "extract --threads 0", "extract --config a.json --config b.json", "explain",
    "schema nothing", "completions tcsh", "rules phrase extra", "rules nothing-has-this", "rules phrase --format json",
    "extract None.swift", "extract Empty", "extract Plain",
    "extract Plain --all-conditions", "extract -D a-b App", "extract --context Kit App", "extract --module a-b=App",
    "extract --module A=App --module B=App App", "extract --module A --module B App",
    "extract --module A=App --module B App", "extract --module A=App --context A=Plain",
    "extract --inputs inputs.json App",
    "extract --inputs none.json", "extract --inputs broken.json", "extract --config broken.json App",
    "extract --config unknown.json App", "extract --config none.json App", "extract --stdin-name a.swift App",
    "extract --module A=- --module B=-", "extract App -o App/A.swift", "extract App --allow-unverified",
    "extract App --format appintents", "extract App --format appintents --all-conditions -o out",
    "extract App --format appintents --xcode 1.0 -o out", "extract App --format appintents --xcode new -o out",
    "extract App --format appintents --config old.json -o out",
    "extract App --format appintents --deployment-target new -o out",
    "extract App --format appintents --target Kit -o out",
    "extract --module A=App --module B=Plain --format appintents -o out", "extract None.swift App -o out.json",
    "extract App -o none/out.json", "lint --strict --fail-on note App", "lint --dry-run App", "lint --unsafe-fixes App",
    "lint --fix -", "lint --fix App - --stdin-name App/A.swift",
    "strings --sync App - --stdin-name App/A.swift", "lint - --stdin-name App/Localizable.xcstrings",
    "mcp --allow none", "lint --watch --fix App", "lint --watch -", "lint --statistics --format json App",
    "lint --only intent-empty-title --profile siri-tools App", "lint --only frobnicate App", "lint Plain -o out.json",
    "lint App None -o out.json", "diff --merge-base App App",
    "diff --merge-base git:main App",
    "lint --enable intent-mising-title App", "lint --enable frobnicate App", "lint --xcode new App",
    "lint --expect intents App", "lint --expect intent=1 App", "lint --expect intents=2 App --allow-empty",
    "lint --baseline none.json App", "lint --baseline broken.json App", "lint --snapshot snapshot.json App",
    "lint -o out.json --bundle out.json App", "explain frobnicate", "help --man lint", "explain intent-mising-title",
    "read none",
    "read App",
    "read broken.json", "read inputs.json", "extract ''", "diff ''", "diff App",
    "diff git: App", "preview --compare App App", "preview --source-url https://example.com App",
    "diff --summary markdown --format json App App", "diff App Plain",
    "lint --fix Fixes",
    "extract Plain App/None --allow-unverified", "extract Plain Plain2",
    "extract --facts broken.json App", "facts --module A=App --module B=Plain", "merge inputs.json",
    "tools App --locale fr",
    "extract --inputs array.json", "extract --inputs role.json", "extract --inputs path.json",
    "extract --inputs number.json", "extract --inputs both.json", "extract --inputs unnamed.json",
    "extract --inputs dashed.json", "extract --inputs keyless.json", "extract --inputs object.json",
  ]

  @Test func everyMistakeIsExplained() throws {
    let folder = try CommandFolder([
      "App/A.swift": intent("A"), "Empty/README": "", "Plain/B.swift": "struct B {}\n",
      "inputs.json": #"{"modules": []}"#, "broken.json": "{\"modules\": [", "unknown.json": #"{"disable": []}"#,
      "Plain2/C.swift": "struct C {}\n", "old.json": #"{"xcode": "1.0"}"#,
      "Fixes/D.swift": "// intentscan:disable:next intent-empty-title\n"
        + "import AppIntents\nstruct D: AppIntent {}\n",
      "array.json": "[]", "object.json": #"{"modules": {}}"#, "keyless.json": "{}",
      "role.json": #"{"modules": [{"name": "A", "role": "app", "files": []}]}"#,
      "path.json": #"{"modules": [{"name": "A", "role": "target", "files": [""]}]}"#,
      "number.json": #"{"modules": [{"name": "A", "role": "target", "files": [1]}]}"#,
      "both.json": #"{"modules": [{"name": "A", "product": "B", "role": "target", "files": []}]}"#,
      "unnamed.json": #"{"modules": [{"role": "target", "files": []}]}"#,
      "dashed.json": #"{"modules": [{"name": "A-B", "role": "target", "files": []}]}"#,
      "snapshot.json": #"{"intents": ["App.Gone"], "shortcuts": [], "phrases": []}"#,
    ])
    var text = ""
    for words in Self.mistakes {
      // Two quotes are an empty argument.
      let outcome = try folder.run(words.split(separator: " ").map { $0 == "''" ? "" : String($0) })
      #expect(outcome.status != 0, "\(words)")
      text += "$ intentscan \(words)\n\(withoutTime(outcome.errors))exit status \(outcome.status)\n\n"
    }
    try expectGolden(text, "messages/command-line/errors.txt")
  }

  /// Why an app gets no file of phrases.
  @Test func everyReasonForNoTrainingFileIsShown() throws {
    let identifier = "<key>CFBundleIdentifier</key><string>com.example.app</string>"
    let folder = try CommandFolder([
      "App/A.swift": """
      import AppIntents
      struct A: AppIntent {
        static let title: LocalizedStringResource = "A"
        func perform() async throws -> some IntentResult { .result() }
      }
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: A(), phrases: ["A \\(.applicationName)"], shortTitle: "A", systemImageName: "a")
        }
      }
      """,
      "Broken.app/Info.plist": "<plist>", "Bare.app/Info.plist": "<plist><dict>\(identifier)</dict></plist>",
      "Named.app/Info.plist": "<plist><dict>\(identifier)<key>CFBundleName</key><string>A</string></dict></plist>",
      "Unbuilt.app/Info.plist": "<plist><dict>\(identifier.replacing("com.example.app", with: "$(ID)"))</dict></plist>",
    ])
    var text = ""
    for app in ["New.app", "Broken.app", "Bare.app", "Named.app", "Unbuilt.app"] {
      let words = "extract App --format appintents -o \(app)"
      let outcome = try folder.run(words)
      text += "$ intentscan \(words)\n\(outcome.errors)exit status \(outcome.status)\n\n"
    }
    try expectGolden(text, "messages/command-line/training.txt")
  }

  /// The output of commands about projects: the overview, and each mistake.
  @Test func everyMessageAboutProjectsIsShown() throws {
    let shortcuts = """
      import AppIntents
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: AddTrip(), phrases: ["Add a trip to \\(.applicationName)"], shortTitle: "Add Trip",
            systemImageName: "plus")
        }
      }
      extension AddTrip { func perform() async throws -> some IntentResult { .result() } }

      """
    // An app without App Intents, a library that it does not link, and more references than are shown.
    let apart = twoTargets.replacing("(ST, ET)", with: "(ST)").replacing("(DW)", with: "()")
      .replacing("product-type.app-extension", with: "product-type.framework.static")
    let references = (1...7).map { "<FileRef location='absolute:/Users/maker/\($0).xcodeproj'/>" }.joined()
    let project = try CommandFolder([
      "Many/All.xcworkspace/contents.xcworkspacedata":
        "<Workspace><FileRef location='group:A.xcodeproj'/>\(references)</Workspace>",
      "Many/A.xcodeproj/project.pbxproj": apart, "Many/Trips/M.swift": "struct M {}\n",
      "Many/Widgets/W.swift": intent("AddWidget"), "Many/Widgets/Info.plist": widgetInfo, "Many/Shared/S.swift": "",
      "Trips.xcodeproj/project.pbxproj": twoTargets, "Trips/App.swift": intent("AddTrip") + shortcuts,
      "Widgets/Widget.swift": "struct Widget {}\n", "Widgets/Info.plist": widgetInfo, "Shared/S.swift": "struct S {}\n",
      "Loose/L.swift": intent("Loose"), "Two/A.xcodeproj/project.pbxproj": twoTargets,
      "Two/B.xcodeproj/project.pbxproj": twoTargets, "Two/Trips/A.swift": intent("A"),
      "Broken/B.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = {", "Broken/B.swift": intent("B"),
      "Kit/Package.swift": "// swift-tools-version: 6.0\nlet package = Package(name: \"Kit\", products: make(), "
        + "targets: [.target(name: \"Kit\")])\n", "Kit/Sources/Kit/K.swift": intent("K"),
    ])
    let empty = try CommandFolder(["App/A.swift": intent("A")])
    let manifest =
      "// swift-tools-version: 6.0\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n"
    let choices = try CommandFolder([
      "One/Package.swift": manifest, "One/Sources/Kit/K.swift": intent("K"),
      "One/Example/A.xcodeproj/project.pbxproj": twoTargets, "Both/Package.swift": manifest,
      "Both/Sources/Kit/K.swift": intent("K"), "Both/Demos/A/A.xcodeproj/project.pbxproj": twoTargets,
      "Both/Demos/B/B.xcodeproj/project.pbxproj": twoTargets, "Flow/All.xcworkspace/readme": "",
      "Flow/Trips.xcodeproj/project.pbxproj": twoTargets.replacing(
        "isa = PBXProject;", with: "isa = PBXProject; attributes = { LastUpgradeCheck = 1620; };"),
      "Flow/Trips/A.swift": intent("A"), "Flow/Widgets/Info.plist": widgetInfo, "Plain/A.swift": intent("A"),
      "Empty/readme": "", "Kit.xcframework/ios-arm64/Kit.framework/Kit": "",
    ])
    // The intents are in files of no target, and a generator makes the project.
    let stray = try CommandFolder([
      ".git/HEAD": "", "Trips/App.swift": "struct App {}\n", "Widgets/Widget.swift": "struct Widget {}\n",
      "Widgets/Info.plist": widgetInfo, "Shared/S.swift": "", "Old/Add.swift": intent("AddTrip"),
      "Old/More.swift": intent("MoreTrip"), "project.yml": "name: Trips\n",
      "Trips.xcodeproj/project.pbxproj": twoTargets.replacing("children = (FT,", with: "children = (OO, OM, FT,")
        .replacing(
          "G = {",
          with: """
            OO = { isa = PBXFileReference; path = Old/Add.swift; sourceTree = "<group>"; };
            OM = { isa = PBXFileReference; path = Old/More.swift; sourceTree = "<group>"; };
            G = {
            """),
    ])
    let cases = [
      "list --xcode 26.0", "list", "lint --target Nothing", "lint --configuration Nothing",
      "lint --project Loose/L.swift",
      "lint --project Nothing.xcodeproj", "lint --project Trips.xcodeproj --module App Trips", "lint Loose",
      "lint --module App Trips --target Kit", "extract --module App Trips --format appintents --target Kit -o out",
      "extract Two --format appintents -o out", "extract --format appintents --all-targets -o out",
      "lint Broken", "lint Kit", "list Kit", "list Many",
      "init", "init", "extract --format appintents --all-targets --target Trips --project Trips.xcodeproj -o out",
      "extract Loose --module Loose --format appintents --all-targets -o out",
    ]
    var text = ""
    let others = [
      "lint One", "list One", "lint Both", "lint Flow", "init Flow", "lint Plain --context Kit=Empty",
      "lint Plain --context Kit=Kit.xcframework", "read Kit.xcframework",
    ]
    for (folder, words) in cases.map({ (project, $0) }) + others.map({ (choices, $0) }) + [
      (empty, "init"), (empty, "lint App --target Kit"), (stray, "extract"), (stray, "list"),
    ] {
      let outcome = try folder.run(words)
      text += "$ intentscan \(words)\n\(outcome.output)\(withoutTime(outcome.errors))exit status \(outcome.status)\n\n"
    }
    let watched = try empty.run(["lint", "--watch", "App/A.swift"]) { $0.continuesWatching = { false } }
    text += "$ intentscan lint --watch App/A.swift\n\(withoutTime(watched.errors))exit status \(watched.status)\n"
    try expectGolden(text, "messages/command-line/projects.txt")
  }

  /// The output of commands about intents for people and for assistants.
  @Test func everySentenceOfReferencesAndToolsIsShown() throws {
    let cases = (0...1000).map { "c\($0)" }.joined(separator: ", ")
    let folder = try CommandFolder([
      "App/A.swift": """
      import AppIntents
      enum Coin: String, AppEnum {
        case cent, euro
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Coin"
        static let caseDisplayRepresentations: [Coin: DisplayRepresentation] = [.cent: "One Cent"]
      }
      struct Old: AppIntent {
        static let title: LocalizedStringResource = "Old"
        static let openAppWhenRun = true
        static let isDiscoverable = false
        static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
        @Parameter(title: "Note", default: "a|b") var note: String
      }
      struct Near: AppIntent {
        static let title: LocalizedStringResource = "Near"
        static let authenticationPolicy = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication
        @Parameter(title: "Method") var method: IntentPaymentMethod?
        @Parameter(title: "Coins", description: "What to pay with") var coins: [Coin]
        static var parameterSummary: some ParameterSummary { Summary("Pay with \\(\\.$method)") }
      }
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: Near(), phrases: ["Pay in \\(.applicationName)"], shortTitle: "Pay", systemImageName: "a")
        }
      }
      """,
      "Wide/A.swift": """
      import AppIntents
      enum Wide: String, AppEnum { case \(cases) }
      struct Choose: AppIntent {
        static let title: LocalizedStringResource = "Choose"
        @Parameter(title: "Wide") var wide: Wide
      }
      """,
      "Look/A.swift": """
      import AppIntents
      struct Look: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Look"
      }
      """,
    ])
    var text = ""
    for words in [
      "list App --format markdown", "tools App", "tools Wide --format openai", "tools Look",
    ] {
      let outcome = try folder.run(words)
      text += "$ intentscan \(words)\n\(outcome.output)\(withoutTime(outcome.errors))exit status \(outcome.status)\n\n"
    }
    try expectGolden(text, "messages/command-line/references.txt")
  }

  /// The time of a run varies.
  private func withoutTime(_ text: String) -> String { text.replacing(/; [0-9]+ ms\n/, with: "\n") }
}
