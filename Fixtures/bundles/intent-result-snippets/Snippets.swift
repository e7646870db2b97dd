import AppIntents
import SwiftUI

// A result that shows a view.
struct ShowScore: AppIntent {
  static let title: LocalizedStringResource = "Show Score"
  func perform() async throws -> some IntentResult & ShowsSnippetView & ProvidesDialog {
    .result(dialog: "Here is the score.") {
      ScoreView()
    }
  }
}

// A result that shows another intent's snippet.
struct CountGoal: AppIntent {
  static let title: LocalizedStringResource = "Count Goal"
  @Parameter(title: "Team") var team: String

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetIntent {
    .result(value: 1, snippetIntent: ScoreSnippet(team: team))
  }
}

// Asks for a confirmation with a snippet of its own before it answers.
struct ResetScore: AppIntent {
  static let title: LocalizedStringResource = "Reset Score"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    try await requestConfirmation(
      result: .result(snippetIntent: ConfirmResetSnippet()), confirmationActionName: .go)
    return .result(snippetIntent: ScoreSnippet())
  }
}

struct ScoreSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Score"
  static let isDiscoverable: Bool = false

  @Parameter var team: String?

  init() {}
  init(team: String) { self.team = team }

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: ScoreView())
  }
}

struct ConfirmResetSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Confirm Reset"
  func perform() async throws -> some ShowsSnippetView { .result { ScoreView() } }
}

// A button names an intent; it is no App Shortcut.
struct ScoreView: View {
  var body: some View {
    VStack {
      Text("Score")
      Button("Reset", intent: ResetScore())
    }
  }
}
