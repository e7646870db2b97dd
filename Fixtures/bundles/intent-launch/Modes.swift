import AppIntents

struct Opens: AppIntent {
  static let title: LocalizedStringResource = "Opens"
  static let openAppWhenRun: Bool = true
  func perform() async throws -> some IntentResult { .result() }
}

struct OpensByInference: AppIntent {
  static let title: LocalizedStringResource = "Opens by Inference"
  static var openAppWhenRun = true
  func perform() async throws -> some IntentResult { .result() }
}

struct OpensComputed: AppIntent {
  static let title: LocalizedStringResource = "Opens, Computed"
  static var openAppWhenRun: Bool { true }
  func perform() async throws -> some IntentResult { .result() }
}

struct StaysClosed: AppIntent {
  static let title: LocalizedStringResource = "Stays Closed"
  static let openAppWhenRun = false
  func perform() async throws -> some IntentResult { .result() }
}

struct Undecided: AppIntent {
  static let title: LocalizedStringResource = "Undecided"
  func perform() async throws -> some IntentResult { .result() }
}

struct ForegroundOnly: AppIntent {
  static let title: LocalizedStringResource = "Foreground"
  static let supportedModes: IntentModes = .foreground
  func perform() async throws -> some IntentResult { .result() }
}

struct BackgroundOnly: AppIntent {
  static let title: LocalizedStringResource = "Background"
  static var supportedModes: IntentModes { .background }
  func perform() async throws -> some IntentResult { .result() }
}

struct ForegroundDynamic: AppIntent {
  static let title: LocalizedStringResource = "Foreground, Dynamic"
  static let supportedModes: IntentModes = .foreground(.dynamic)
  func perform() async throws -> some IntentResult { .result() }
}

struct BothModes: AppIntent {
  static let title: LocalizedStringResource = "Both"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  func perform() async throws -> some IntentResult { .result() }
}

struct BothDeferred: AppIntent {
  static let title: LocalizedStringResource = "Both, Deferred"
  static var supportedModes: IntentModes {
    return [.background, IntentModes.foreground(.deferred)]
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct Immediate: AppIntent {
  static let title: LocalizedStringResource = "Immediate"
  static let supportedModes = IntentModes.foreground(.immediate)
  func perform() async throws -> some IntentResult { .result() }
}

struct ModesFromSettings: AppIntent {
  static let title: LocalizedStringResource = "From Settings"
  static var supportedModes: IntentModes { Settings.isFast ? .background : .foreground }
  static var openAppWhenRun: Bool { !Settings.isFast }
  func perform() async throws -> some IntentResult { .result() }
}

enum Settings {
  static var isFast: Bool { true }
}

struct ModesInExtension: AppIntent {
  static let title: LocalizedStringResource = "In an Extension"
  func perform() async throws -> some IntentResult { .result() }
}

extension ModesInExtension {
  static var openAppWhenRun: Bool { true }
  static var supportedModes: IntentModes { [.foreground] }
}
