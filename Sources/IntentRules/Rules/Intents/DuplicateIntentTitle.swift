import IntentModel
import SourceFindings

extension Rule {
  static let duplicateIntentTitle = Rule(
    id: "duplicate-intent-title", severity: .warning, summary: "two intents have the same title",
    rationale: """
      Shortcuts, Spotlight and Siri show the title, so users cannot distinguish the two actions. Give each intent its \
      own title. Where one folder holds several apps, each with its own '@main', the rule compares only intents that can \
      be part of the same app.
      """,
    source: "WWDC25 244",
    triggering: [
      Example(
        """
        struct OpenBook: AppIntent {
          static let title: LocalizedStringResource = "Open"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct OpenShelf: AppIntent {
          static let title: LocalizedStringResource = ↓"Open"

          func perform() async throws -> some IntentResult { .result() }
        }
        """),
      Example(
        """
        struct OpenBook: AppIntent { static let title: LocalizedStringResource = "Open" }
        struct OpenShelf: AppIntent { static var title: LocalizedStringResource { ↓LocalizedStringResource("Open") } }
        """),
      // The shared file is part of both apps.
      Example(
        .twoApps(
          "struct A: AppIntent { static let title: LocalizedStringResource = \"Open\" }", "",
          shared: "struct B: AppIntent { static let title: LocalizedStringResource = ↓\"Open\" }")),
      Example(
        .twoApps(
          "struct A: AppIntent { static let title: LocalizedStringResource = \"Open\" }",
          "struct B: AppIntent { static let title: LocalizedStringResource = ↓\"Open\" }"),
        settings: .modules(["App": .app])),
    ],
    nonTriggering: [
      Example(
        """
        struct OpenBook: AppIntent {
          static let title: LocalizedStringResource = "Open Book"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct OpenShelf: AppIntent {
          static let title: LocalizedStringResource = "Open Shelf"

          func perform() async throws -> some IntentResult { .result() }
        }
        """),
      // Shortcuts does not list it.
      Example(
        """
        struct OpenBook: AppIntent { static let title: LocalizedStringResource = "Open" }
        struct OpenShelf: AppIntent {
          static let title: LocalizedStringResource = "Open"
          static let isDiscoverable = false
        }
        """),
      Example(
        """
        struct A: WidgetConfigurationIntent { static let title: LocalizedStringResource = "Configure" }
        struct B: WidgetConfigurationIntent { static let title: LocalizedStringResource = "Configure" }
        """),
      // Only one of them is compiled.
      Example(
        """
        #if os(iOS)
        struct A: AppIntent { static let title: LocalizedStringResource = "Open" }
        #else
        struct B: AppIntent { static let title: LocalizedStringResource = "Open" }
        #endif
        """),
      Example(
        """
        @available(iOS, obsoleted: 18)
        struct A: AppIntent { static let title: LocalizedStringResource = "Open" }
        @available(iOS 18, *)
        struct B: AppIntent { static let title: LocalizedStringResource = "Open" }
        """),
      // The same key in two tables.
      Example(
        """
        struct A: AppIntent { static let title: LocalizedStringResource = LocalizedStringResource("Open", table: "A") }
        struct B: AppIntent { static let title: LocalizedStringResource = LocalizedStringResource("Open", table: "B") }
        """),
      Example(
        """
        // file: App/A.swift
        import AppIntents
        struct A: AppIntent { static let title: LocalizedStringResource = "Open" }
        // file: Other/B.swift
        import AppIntents
        struct B: AppIntent { static let title: LocalizedStringResource = "Open" }
        """),
      // Two apps in one folder, with separate intents.
      Example(
        .twoApps(
          "struct A: AppIntent { static let title: LocalizedStringResource = \"Open\" }",
          "struct B: AppIntent { static let title: LocalizedStringResource = \"Open\" }")),
    ]
  ) { model, reporter in
    var listed: [String: [Intent]] = [:]
    lazy var targets = TargetFolders(model)
    let shown = model.bundle.intents.filter(isListed).sorted {
      ($0.type.place.file, $0.type.place.span.start) < ($1.type.place.file, $1.type.place.span.start)
    }
    for intent in shown {
      guard let title = intent.title.only, title.placeholders.isEmpty else { continue }
      let first = listed[title.key]?.first {
        $0.type.module == intent.type.module && $0.title.only.map(title.isLookedUp(like:)) ?? false
          && targets.mayShareApp($0.type, intent.type)
      }
      guard let first else {
        listed[title.key, default: []].append(intent)
        continue
      }
      // The folder holds two targets, each with its own copy of the type.
      guard first.type.qualifiedName != intent.type.qualifiedName else { continue }
      let isOwn = intent.title.alternatives[0].origin.providedBy == nil
      reporter.report(
        "'\(intent.type.name)' and '\(first.type.name)' have the same title, '\(title.key)', so users cannot distinguish them in Shortcuts",
        at: isOwn ? title.place : intent.type.place, symbol: intent.type.symbol("title"),
        notes: [Finding.Note(message: "'\(first.type.name)' is declared here", place: first.type.place)])
    }
  }

  private static func isListed(_ intent: Intent) -> Bool {
    intent.isShown && intent.type.conditions.isEmpty
      && !intent.conforms(
        to: "WidgetConfigurationIntent", "ControlConfigurationIntent", "SetFocusFilterIntent", "SnippetIntent")
      && !intent.type.availability.contains { $0.obsoleted != nil || $0.deprecated != nil || $0.isUnavailable }
  }
}

extension LocalizedText {
  /// The system finds both texts in the same table of the same bundle.
  fileprivate func isLookedUp(like other: LocalizedText) -> Bool {
    table.map(String.init(describing:)) == other.table.map(String.init(describing:))
      && (bundle == nil) == (other.bundle == nil)
  }
}
