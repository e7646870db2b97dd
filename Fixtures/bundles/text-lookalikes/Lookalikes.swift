import AppIntents

//struct InLineComment: AppIntent {
//  static let title: LocalizedStringResource = "In a Line Comment"
//}

/*
struct InBlockComment: AppIntent {
  static let title: LocalizedStringResource = "In a Block Comment"
  /* nested: */
  func perform() async throws -> some IntentResult { .result() }
}
*/

/** struct InDocComment: AppIntent { } */
/// struct InDocLine: AppIntent { }

let inString = "struct InString: AppIntent { }"

let inMultiLineString = """
  import AppIntents

  struct InMultiLineString: AppIntent {
    static let title: LocalizedStringResource = "In a String"
  }
  \(inString + "struct InInterpolation: AppIntent { }")
  """

let inRawString = #"""
  struct InRawString: AppIntent { "\(not an interpolation)" }
  """#

// A regular expression with a brace, a quote and a comment's beginning; then a division.
let regex = /struct \w+: AppIntent \{ "[^"]*\/\*/
let quotient = 8 / 4 / 2

struct Real: AppIntent {
  static let title: LocalizedStringResource = "Real"  // "Not this", /* nor this */
  // static let description = IntentDescription("Commented out")
  /* static let openAppWhenRun = true */

  @Parameter(title: "Live" /* , default: "commented" */) var live: String
  // @Parameter(title: "Dead") var dead: String

  var helper: String { "@Parameter(title: \"Quoted\") var quoted: String" }

  func perform() async throws -> some IntentResult {
    // struct InBody: AppIntent {}
    let code = "static let title: LocalizedStringResource = \"\(live)\""
    _ = code.replacing(/}/, with: "{")
    return .result()
  }
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    // AppShortcut(intent: Real(), phrases: ["Commented out \(.applicationName)"])
    AppShortcut(
      intent: Real(),
      phrases: [
        "Live \(.applicationName)",
        // "Dead \(.applicationName)",
        /* "Dead too \(.applicationName)", */
        "Alive \(.applicationName)",
      ],
      shortTitle: "Live",
      systemImageName: "leaf"
    )
    /*
    AppShortcut(intent: Real(), phrases: ["Dead again \(.applicationName)"])
    */
  }
}

// A member, a function and a variable that only sound like the framework's.
struct AppIntentFactory {
  var AppIntent = 1
  func AppShortcut(intent: Int) -> Int { intent }
  enum Key: String { case AppEnum, AppEntity }
}
