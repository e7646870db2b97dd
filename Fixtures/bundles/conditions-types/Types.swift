import AppIntents
#if canImport(UIKit)
  import UIKit
#endif

#if os(iOS)
  struct OnPhone: AppIntent {
    static let title: LocalizedStringResource = "On the Phone"
    func perform() async throws -> some IntentResult { .result() }
  }
#elseif os(macOS)
  struct OnMac: AppIntent {
    static let title: LocalizedStringResource = "On the Mac"
    func perform() async throws -> some IntentResult { .result() }
  }
#else
  struct Elsewhere: AppIntent {
    static let title: LocalizedStringResource = "Elsewhere"
    func perform() async throws -> some IntentResult { .result() }
  }
#endif

#if canImport(UIKit)
  struct WithUIKit: AppIntent {
    static let title: LocalizedStringResource = "With UIKit"
    func perform() async throws -> some IntentResult { .result() }
  }
#endif

#if DEBUG
  struct Debugging: AppIntent {
    static let title: LocalizedStringResource = "Debugging"
    func perform() async throws -> some IntentResult { .result() }
  }
#endif

#if compiler(>=6.0) && swift(>=5.9)
  struct NewCompiler: AppIntent {
    static let title: LocalizedStringResource = "New Compiler"
    func perform() async throws -> some IntentResult { .result() }

    #if !os(watchOS)
      struct Inner: AppIntent {
        static let title: LocalizedStringResource = "Inner"
        func perform() async throws -> some IntentResult { .result() }
      }
    #endif
  }
#endif

#if compiler(>=99)
  struct Future: AppIntent {
    this need not even be Swift ~~ ] [ ?
  }
#endif

#if false
  struct Never: AppIntent {
    static let title: LocalizedStringResource = "Never"
    func perform() async throws -> some IntentResult { .result() }
  }
#endif

#if (os(iOS) || os(macOS) || os(Linux)) && !targetEnvironment(simulator)
  struct Device: AppIntent {
    static let title: LocalizedStringResource = "Device"
    func perform() async throws -> some IntentResult { .result() }
  }
#endif

#if os(iOS)
  extension Split: AppIntent {}
#endif

struct Split {
  static let title: LocalizedStringResource = "Split"
  func perform() async throws -> some IntentResult { .result() }
}

// One name, one declaration per platform.
#if os(macOS)
  struct Twice: AppIntent {
    static let title: LocalizedStringResource = "Twice on the Mac"
    func perform() async throws -> some IntentResult { .result() }
  }
#else
  struct Twice: AppIntent {
    static let title: LocalizedStringResource = "Twice"
    func perform() async throws -> some IntentResult { .result() }
  }
#endif
