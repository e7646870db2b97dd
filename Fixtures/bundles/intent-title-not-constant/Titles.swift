import AppIntents

enum Names {
  static let open: LocalizedStringResource = "Open"
  static var computed: LocalizedStringResource { "Computed" }
}

let globalTitle: LocalizedStringResource = "Global"
let appName = "Library"

func makeTitle(_ text: String) -> LocalizedStringResource { LocalizedStringResource(stringLiteral: text) }

struct FromConstant: AppIntent {
  static let title: LocalizedStringResource = Names.open
  func perform() async throws -> some IntentResult { .result() }
}

struct FromGlobal: AppIntent {
  static let title = globalTitle
  func perform() async throws -> some IntentResult { .result() }
}

struct FromCall: AppIntent {
  static let title: LocalizedStringResource = makeTitle("Made")
  func perform() async throws -> some IntentResult { .result() }
}

struct FromTernary: AppIntent {
  static let title: LocalizedStringResource = appName.isEmpty ? "Short" : "Long"
  func perform() async throws -> some IntentResult { .result() }
}

struct FromConcatenation: AppIntent {
  static let title = LocalizedStringResource(stringLiteral: "Open" + " Shelf")
  func perform() async throws -> some IntentResult { .result() }
}

struct FromInterpolation: AppIntent {
  static let title: LocalizedStringResource = "Open \(appName)"
  func perform() async throws -> some IntentResult { .result() }
}

struct FromClosure: AppIntent {
  static let title: LocalizedStringResource = { "From a Closure" }()
  func perform() async throws -> some IntentResult { .result() }
}

struct FromStatements: AppIntent {
  static var title: LocalizedStringResource {
    let name: LocalizedStringResource = "From Statements"
    return name
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct FromIf: AppIntent {
  static var title: LocalizedStringResource {
    if appName.isEmpty { "Empty" } else { "Not Empty" }
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct FromAvailability: AppIntent {
  static var title: LocalizedStringResource {
    if #available(iOS 18, macOS 15, *) {
      return "New"
    }
    return "Old"
  }
  func perform() async throws -> some IntentResult { .result() }
}
