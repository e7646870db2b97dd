import AppIntents
import Core
import Station
import Tuner

@main struct RadioApp {
  static func main() {}
}

struct PlayRadio: AppIntent {
  static let title: LocalizedStringResource = "Play Radio"

  func perform() async throws -> some IntentResult { .result() }
}
