import AppIntents

// Words that a name shares with its surroundings are written once; the rest is what the ABI says.
struct App {
  struct AppIntentsApp: AppIntent {
    static let title: LocalizedStringResource = "1"
    func perform() async throws -> some IntentResult { .result() }
  }
}

struct OpenNoteIntent: AppIntent {
  static let title: LocalizedStringResource = "2"
  func perform() async throws -> some IntentResult { .result() }

  struct NoteOpen: AppIntent {
    static let title: LocalizedStringResource = "3"
    func perform() async throws -> some IntentResult { .result() }
  }
}

struct App_Intent: AppIntent {
  static let title: LocalizedStringResource = "4"
  func perform() async throws -> some IntentResult { .result() }
}

struct X2Go: AppIntent {
  static let title: LocalizedStringResource = "5"
  func perform() async throws -> some IntentResult { .result() }
}

struct lowercase: AppIntent {
  static let title: LocalizedStringResource = "6"
  func perform() async throws -> some IntentResult { .result() }
}

enum HTTPServer {
  struct HTTPIntent: AppIntent {
    static let title: LocalizedStringResource = "7"
    func perform() async throws -> some IntentResult { .result() }
  }
}

struct Pair<T, U> {
  struct In: AppIntent {
    static var title: LocalizedStringResource { "8" }
    func perform() async throws -> some IntentResult { .result() }
  }
}

extension Pair where T == Int {
  struct Only: AppIntent {
    static var title: LocalizedStringResource { "9" }
    func perform() async throws -> some IntentResult { .result() }
  }
}

struct Straße: AppIntent {
  static let title: LocalizedStringResource = "10"
  func perform() async throws -> some IntentResult { .result() }
}

struct 日本: AppIntent {
  static let title: LocalizedStringResource = "11"
  func perform() async throws -> some IntentResult { .result() }
}

extension Optional {
  enum Policy {
    struct Reset: AppIntent {
      static var title: LocalizedStringResource { "12" }
      func perform() async throws -> some IntentResult { .result() }
    }
  }
}
