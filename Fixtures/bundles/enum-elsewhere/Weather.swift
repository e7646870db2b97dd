// The enum itself: knows nothing of App Intents.
enum Weather: Int, CaseIterable {
  case sunny

  var isDry: Bool { self == .sunny }

  case rainy = 5
  case snowy
}

enum Wind {
  case calm, strong
}
