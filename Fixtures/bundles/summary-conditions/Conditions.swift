import AppIntents

enum Kind: String, AppEnum {
  case walk, ride, swim
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
  static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [.walk: "Walk", .ride: "Ride", .swim: "Swim"]
}

struct WhenTrailing: AppIntent {
  static let title: LocalizedStringResource = "When"
  @Parameter(title: "Timed") var isTimed: Bool
  @Parameter(title: "Minutes") var minutes: Int
  static var parameterSummary: some ParameterSummary {
    When(\.$isTimed, .equalTo, true) {
      Summary("Go \(\.$isTimed) for \(\.$minutes)")
    } otherwise: {
      Summary("Go \(\.$isTimed)")
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct WhenArguments: AppIntent {
  static let title: LocalizedStringResource = "Closures as Arguments"
  @Parameter(title: "Kind") var kind: Kind
  @Parameter(title: "Minutes") var minutes: Int?
  static var parameterSummary: some ParameterSummary {
    When(\WhenArguments.$kind, .notEqualTo, .swim, {
      Summary("Go by \(\.$kind)")
    }, otherwise: {
      When(\.$minutes, .hasAnyValue) {
        Summary("Swim \(\.$minutes)")
      } otherwise: {
        Summary("Swim")
      }
    })
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct WhenOneOf: AppIntent {
  static let title: LocalizedStringResource = "One of"
  @Parameter(title: "Kind") var kind: Kind
  static var parameterSummary: some ParameterSummary {
    When(\.$kind, .oneOf, [.walk, .ride]) {
      Summary("On land: \(\.$kind)")
    } otherwise: {
      Summary("In water: \(\.$kind)")
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct WhenCompared: AppIntent {
  static let title: LocalizedStringResource = "Compared"
  @Parameter(title: "Minutes") var minutes: Int
  static var parameterSummary: some ParameterSummary {
    When(\.$minutes, .greaterThan, 60) {
      Summary("Long: \(\.$minutes)")
    } otherwise: {
      Summary("Short: \(\.$minutes)")
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct SwitchOnCase: AppIntent {
  static let title: LocalizedStringResource = "Switch"
  @Parameter(title: "Kind") var kind: Kind
  @Parameter(title: "Minutes") var minutes: Int?
  @Parameter(title: "Laps") var laps: Int?
  static var parameterSummary: some ParameterSummary {
    Switch(\.$kind) {
      Case(.walk) {
        Summary("Walk (\(\.$kind)) for \(\.$minutes)")
      }
      Case([.ride, Kind.swim]) {
        When(\.$laps, .hasNoValue) {
          Summary("\(\.$kind)") { \.$laps }
        } otherwise: {
          Summary("\(\.$kind) \(\.$laps) laps")
        }
      }
      DefaultCase {
        Summary("Do \(\.$kind)")
      }
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct SwitchWithParentheses: AppIntent {
  static let title: LocalizedStringResource = "Parentheses"
  @Parameter(title: "Laps") var laps: Int
  static var parameterSummary: some ParameterSummary {
    Switch(\.$laps) {
      Case(1) { Summary("One lap") }
      Case(2) { Summary("Two laps") }
      DefaultCase() { Summary("\(\.$laps) laps") }
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct WidgetSummary: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Widget"
  @Parameter(title: "Kind") var kind: Kind
  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemSmall) {
      Summary { \.$kind }
    } otherwise: {
      Summary()
    }
  }
}

struct WidgetOneOf: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Widget, One of"
  @Parameter(title: "Kind") var kind: Kind
  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .oneOf, [.systemSmall, .systemMedium]) {
      Summary { \.$kind }
    } otherwise: {
      Summary("Large \(\.$kind)")
    }
  }
}

struct WidgetSwitch: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Widget Switch"
  @Parameter(title: "Kind") var kind: Kind
  static var parameterSummary: some ParameterSummary {
    Switch(.widgetFamily) {
      Case([.systemSmall, .systemMedium]) {
        Summary { \.$kind }
      }
      DefaultCase {
        Summary()
      }
    }
  }
}

struct NestedThrice: AppIntent {
  static let title: LocalizedStringResource = "Nested Thrice"
  @Parameter(title: "Kind") var kind: Kind
  @Parameter(title: "Timed") var isTimed: Bool
  @Parameter(title: "Laps") var laps: Int
  static var parameterSummary: some ParameterSummary {
    Switch(\NestedThrice.$kind) {
      Case(Kind.swim) {
        When(\.$isTimed, .equalTo, false) {
          Switch(\.$laps) {
            Case(1) { Summary("Once") }
            DefaultCase { Summary("\(\.$laps) times") }
          }
        } otherwise: {
          Summary("Timed") {
            \NestedThrice.$laps
          }
        }
      }
      DefaultCase() {
        Summary("\(\NestedThrice.$kind)")
      }
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}
