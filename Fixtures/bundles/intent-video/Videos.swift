import AppIntents

// What 'PlayVideoIntent' requires: the kinds of videos that the app plays.
struct PlayMovie: PlayVideoIntent {
  static let title: LocalizedStringResource = "Play Movie"
  static let supportedCategories: [VideoCategory] = [.movies, VideoCategory.tv]
  @Parameter(title: "Search Phrase") var term: String
  func perform() async throws -> some IntentResult { .result() }
}

struct PlayClip: PlayVideoIntent {
  static let title: LocalizedStringResource = "Play Clip"
  @available(iOS 18, *)
  static var supportedCategories: [VideoCategory] { [.freeform] }
  @Parameter(title: "Search Phrase") var term: String
  func perform() async throws -> some IntentResult { .result() }
}

struct PlayAnything: PlayVideoIntent {
  static let title: LocalizedStringResource = "Play Anything"
  static var supportedCategories: [VideoCategory] { VideoCategory.allCases.filter { $0 != .tv } }
  @Parameter(title: "Search Phrase") var term: String
  func perform() async throws -> some IntentResult { .result() }
}

struct PlayNothing: AppIntent {
  static let title: LocalizedStringResource = "Play Nothing"
  func perform() async throws -> some IntentResult { .result() }
}
