import AppIntents

protocol First: Second {}
protocol Second: First, AppIntent {}

struct ThroughCycle: First {
  static let title: LocalizedStringResource = "Through a Cycle"
  func perform() async throws -> some IntentResult { .result() }
}

class Chicken: Egg {}
class Egg: Chicken {}

typealias Ouroboros = Snake
typealias Snake = Ouroboros

struct Eaten: Ouroboros {
  static let title: LocalizedStringResource = "Eaten"
}

struct Own: Own {
  @Parameter(title: "Own") var own: Snake
}

struct Referring: AppIntent {
  static let title: LocalizedStringResource = Referring.title
  @Parameter(title: "Own") var own: Snake
  func perform() async throws -> some IntentResult { .result() }
}
