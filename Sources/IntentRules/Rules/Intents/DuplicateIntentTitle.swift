import IntentModel
import SourceScan

extension Rule {
  static let duplicateIntentTitle: Rule = Rule(
    id: "duplicate-intent-title", severity: .warning, summary: "two intents have the same title",
    rationale: """
      Shortcuts, Spotlight and Siri show the title, so users cannot distinguish the two actions. Give each intent its \
      own title. Where one folder holds several apps, each with its own '@main', the rule compares only intents that can \
      be part of the same app. It skips intents that only a widget extension compiles. There is one finding for each title. If only a button or a toggle runs an intent, hide it \
      from Shortcuts: set 'isDiscoverable' to false.
      """,
    source: "WWDC25 244",
    mayLackFacts: true,
    reported: """
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open"

        func perform() async throws -> some IntentResult { .result() }
      }

      struct OpenShelf: AppIntent {
        static let title: LocalizedStringResource = ↓"Open"

        func perform() async throws -> some IntentResult { .result() }
      }
      """,
    correct: """
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"

        func perform() async throws -> some IntentResult { .result() }
      }

      struct OpenShelf: AppIntent {
        static let title: LocalizedStringResource = "Open Shelf"

        func perform() async throws -> some IntentResult { .result() }
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    var groups: [String: [SameTitle]] = [:], titles: [String] = []
    lazy var targets = TargetFolders(model)
    let candidates = model.bundle.intents.filter { isListed($0) && model.kind(of: $0.type.module) != .widgetExtension }
    let shown = candidates.sorted {
      $0.type.place.order < $1.type.place.order
    }
    for intent in shown {
      guard let title = intent.title.only, title.placeholders.isEmpty else { continue }
      if groups[title.key] == nil { titles.append(title.key) }
      let index = groups[title.key]?.firstIndex { group in
        let first = group.intents[0]
        return first.type.module == intent.type.module && first.title.only.map(title.isLookedUp(like:)) ?? false
          && first.type.coexists(with: intent.type) && targets.mayShareApp(first.type, intent.type)
      }
      guard let index else {
        guard groups[title.key, default: []].count < SourceScan.Limits.compared else {
          reporter.leaveUnchecked(without: .fewerTypes)
          continue
        }
        groups[title.key, default: []].append(SameTitle(intents: [intent], names: [intent.type.qualifiedName]))
        continue
      }
      // Two types of one qualified name are copies in two targets, which the folder holds.
      guard groups[title.key]?[index].names.insert(intent.type.qualifiedName).inserted == true else { continue }
      groups[title.key]?[index].intents.append(intent)
    }
    lazy var controlled = model.intentsOfControls
    for group in titles.flatMap({ groups[$0] ?? [] }).map(\.intents) where group.count > 1 {
      report(group, group.map(\.type.name).filter(controlled.contains), model, &reporter)
    }
  }

  /// Intents of one app that have one title, with their qualified names.
  private struct SameTitle {
    var intents: [Intent]
    var names: Set<String>
  }

  /// Reports intents with one title. `controlled` has the names of those that buttons and toggles run.
  private static func report(_ group: [Intent], _ controlled: [String], _ model: LintModel, _ reporter: inout Reporter)
  {
    let intent = group[1]
    guard let title = intent.title.only else { return }
    let isOwn = intent.title.alternatives[0].origin.providedBy == nil
    let hidden = listed(controlled.map { "'\($0)'" })
    let advice =
      controlled.isEmpty ? "" : "; set 'isDiscoverable' to false for what only buttons are meant to run: \(hidden)"
    reporter.report(
      "\(listed(group.map { "'\($0.type.name)'" })) have the same title, '\(model.shownText(title, of: intent.type.module))', "
        + "so users cannot distinguish them in Shortcuts\(advice)",
      at: isOwn ? title.place : intent.type.place, symbol: intent.type.symbol("title"),
      notes: ([group[0]] + group.dropFirst(2)).map {
        .declaration(of: $0.type.name, at: $0.type.place)
      })
  }

  private static func isListed(_ intent: Intent) -> Bool {
    intent.isShown && !intent.isConfiguration && !intent.conforms(to: "SnippetIntent")
      && !intent.type.availability.contains { $0.obsoleted != nil || $0.deprecated != nil || $0.isUnavailable }
  }
}

extension LocalizedText {
  /// Whether the system finds both texts in the same table. Two texts that name a bundle are taken to name the same one.
  fileprivate func isLookedUp(like other: LocalizedText) -> Bool {
    table.map(String.init(describing:)) == other.table.map(String.init(describing:))
      && (bundle == nil) == (other.bundle == nil)
  }
}
