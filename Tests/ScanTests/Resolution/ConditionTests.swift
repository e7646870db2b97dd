@testable import SourceScan
import Testing

@testable import IntentModel

/// Values of `#if` conditions. Expectations are the facts of the platforms, and the compiler's own results.
struct ConditionTests {
  static let rows: [(condition: String, platforms: String)] = [
    ("true", "iOS macOS watchOS tvOS visionOS linux"), ("false", ""),
    ("!false", "iOS macOS watchOS tvOS visionOS linux"),
    ("os(iOS)", "iOS"), ("os(macOS)", "macOS"), ("os(OSX)", "macOS"), ("os(watchOS)", "watchOS"), ("os(tvOS)", "tvOS"),
    ("os(visionOS)", "visionOS"), ("os(xrOS)", "visionOS"), ("os(Linux)", "linux"), ("os(linux)", ""),
    ("os(Windows)", ""), ("!os(watchOS)", "iOS macOS tvOS visionOS linux"),
    ("os(iOS) || os(macOS)", "iOS macOS"), ("os(iOS) && os(macOS)", ""),
    ("!(os(iOS) || os(macOS)) && !os(Linux)", "watchOS tvOS visionOS"),
    ("os(iOS) || os(macOS) && false", "iOS"), ("(os(iOS) ||\n  os(macOS))", "iOS macOS"),
    ("canImport(UIKit)", "iOS watchOS tvOS visionOS"), ("canImport(AppKit)", "macOS"),
    ("canImport(WatchKit)", "watchOS"),
    ("canImport(AppIntents)", "iOS macOS watchOS tvOS visionOS linux"),
    ("canImport(SwiftUI)", "iOS macOS watchOS tvOS visionOS"), ("canImport(ActivityKit)", "iOS"),
    ("canImport(WidgetKit)", "iOS macOS watchOS visionOS"), ("canImport(WorkoutKit)", "iOS macOS watchOS visionOS"),
    ("canImport(AlarmKit)", "iOS"), ("canImport(ClockKit)", "iOS watchOS"),
    ("canImport(VisualIntelligence)", "iOS macOS"),
    ("canImport(HomeKit)", "iOS watchOS tvOS visionOS"), ("canImport(CoreMotion)", "iOS macOS watchOS visionOS"),
    ("canImport(PhotosUI)", "iOS macOS watchOS tvOS visionOS"),
    ("canImport(Foundation)", "iOS macOS watchOS tvOS visionOS linux"),
    ("canImport(FoundationEssentials)", "linux"), ("canImport(Glibc)", "linux"),
    ("canImport(Darwin)", "iOS macOS watchOS tvOS visionOS"),
    ("canImport(Foundation.NSString)", "iOS macOS watchOS tvOS visionOS linux"),
    ("canImport(Alamofire)", ""), ("canImport(Kit)", "iOS macOS watchOS tvOS visionOS linux"),
    ("canImport(UIKit, _version: 99)", "iOS watchOS tvOS visionOS"),
    ("targetEnvironment(simulator)", ""), ("targetEnvironment(macCatalyst)", ""),
    ("arch(arm64)", "iOS macOS watchOS tvOS visionOS"),
    ("arch(x86_64)", "linux"), ("_endian(little)", "iOS macOS watchOS tvOS visionOS linux"), ("_endian(big)", ""),
    ("_runtime(_ObjC)", "iOS macOS watchOS tvOS visionOS"),
    ("_pointerBitWidth(_64)", "iOS macOS watchOS tvOS visionOS linux"),
    ("DEBUG", ""), ("BETA", "iOS macOS watchOS tvOS visionOS linux"),
    ("!DEBUG && BETA", "iOS macOS watchOS tvOS visionOS linux"),
    ("swift(>=6.0)", ""), ("swift(<6)", "iOS macOS watchOS tvOS visionOS linux"),
    ("compiler(>=6.3)", "iOS macOS watchOS tvOS visionOS linux"),
    ("compiler(>=6.3.0)", "iOS macOS watchOS tvOS visionOS linux"), ("compiler(>=99)", ""),
    ("compiler(<99)", "iOS macOS watchOS tvOS visionOS linux"),
    ("compiler(>=5.10.1)", "iOS macOS watchOS tvOS visionOS linux"),
    ("swift(>=5)", "iOS macOS watchOS tvOS visionOS linux"),
    ("hasFeature(Macros)", "iOS macOS watchOS tvOS visionOS linux"), ("hasFeature(Nonsense)", ""),
    ("hasAttribute(available)", "iOS macOS watchOS tvOS visionOS linux"), ("hasAttribute(Nonsense)", ""),
    // Swift asks no such question; its compiler goes on with the `#else`.
    ("unheard(of)", ""), ("!unheard(of)", "iOS macOS watchOS tvOS visionOS linux"), ("42", ""),
  ]

  @Test(arguments: rows)
  func platforms(condition: String, platforms: String) {
    let source = "#if \(condition)\nstruct A: AppIntent {}\n#else\nstruct B: AppIntent {}\n#endif"
    let kept = Platform.allCases.map { platform -> String in
      let configuration = BuildConfiguration(platform: platform, flags: ["BETA"], modules: ["Kit"])
      return ProgramSketch(source, configuration: configuration).whole.conformanceSummary
    }
    let expected = Platform.allCases.map {
      platforms.split(separator: " ").contains(Substring($0.rawValue)) ? "A: AppIntent" : "B: AppIntent"
    }
    #expect(kept == expected)
  }

  @Test(arguments: [
    (
      "#if DEBUG\nstruct A: AppIntent {}\n#elseif BETA\nstruct B: AppIntent {}\n#else\nstruct C: AppIntent {}\n#endif",
      "B: AppIntent"
    ),
    ("#if BETA\nstruct A: AppIntent {}\n#elseif BETA\nstruct B: AppIntent {}\n#endif", "A: AppIntent"),
    ("#if DEBUG\nstruct A {\n}\n#else\nstruct A: AppIntent {}\n#endif", "A: AppIntent"),
    ("struct A {}\n#if DEBUG\nextension A: AppIntent {}\n#endif", ""),
    ("struct A {}\n#if BETA\n#if DEBUG\n#else\nextension A: AppIntent {}\n#endif\n#endif", "A: AppIntent"),
    (
      "struct A { struct B {} }\nextension A {\n#if BETA\nstruct C: AppIntent {}\n#else\nstruct C: AppEntity {}\n#endif\n}",
      "A.C: AppIntent"
    ),
    ("#if DEBUG\nprotocol AppIntent {}\n#endif\nstruct A: AppIntent {}", "A: AppIntent"),
    ("#if DEBUG\ntypealias P = AppEntity\n#else\ntypealias P = AppIntent\n#endif\nstruct A: P {}", "A: AppIntent"),
    ("struct A: AppIntent\n#if os(iOS)\n{ }\n#endif", "A: AppIntent"),
  ])
  func branches(source: String, expected: String) {
    let sketch = ProgramSketch(source, configuration: BuildConfiguration(flags: ["BETA"]))
    #expect(sketch.whole.conformanceSummary == expected)
    #expect(sketch.selected.conformanceSummary == expected)
  }

  @Test(arguments: [
    ("swift(>=5)", "5 6"), ("swift(>=5.10)", "5 6"), ("swift(>=5.10.1)", "6"), ("swift(>=6)", "6"),
    ("swift(>=6.3.1)", "6"), ("swift(>=6.4)", ""), ("swift(<6)", "5"), ("compiler(>=6.3)", "5 6"),
    ("hasFeature(Macros)", "5 6"), ("hasFeature(StrictConcurrency)", "6"), ("hasFeature(ExistentialAny)", ""),
  ])
  func languageModes(condition: String, modes: String) {
    let source = "#if \(condition)\nstruct A: AppIntent {}\n#endif"
    let kept = LanguageMode.allCases.filter { mode in
      let sketch = ProgramSketch(source, configuration: BuildConfiguration(languageMode: mode))
      return !sketch.whole.conformanceSummary.isEmpty
    }
    #expect(kept.map(\.rawValue).joined(separator: " ") == modes)
  }

  @Test func allConditionsKeepEveryBranch() {
    let source =
      "#if os(macOS)\nstruct A: AppIntent {}\n#elseif DEBUG\nstruct B: AppIntent {}\n#else\nstruct C: AppIntent {}\n#endif"
    let sketch = ProgramSketch(source, configuration: BuildConfiguration(allConditions: true))
    #expect(sketch.whole.conformanceSummary == "A: AppIntent; B: AppIntent; C: AppIntent")
  }
}
