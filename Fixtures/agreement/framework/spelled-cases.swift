import AppIntents
import Foundation

struct Level: AppIntent {
  static let title: LocalizedStringResource = "Level"
  static let authenticationPolicy = AppIntents.IntentAuthenticationPolicy.requiresAuthentication
  static let supportedModes: IntentModes = [
    IntentModes.background, AppIntents.IntentModes.foreground(AppIntents.IntentModes.ForegroundMode.dynamic),
  ]
  @Parameter(
    title: "a", controlStyle: IntentParameter<Int>.IntControlStyle.stepper,
    inputConnectionBehavior: InputConnectionBehavior.never)
  var a: Int
  @Parameter(
    title: "b", controlStyle: AppIntents.IntentParameter<Double>.DoubleControlStyle.slider,
    inputConnectionBehavior: AppIntents.InputConnectionBehavior.connectToPreviousIntentResult)
  var b: Double
  @Parameter(title: "c", kind: IntentParameter<Date>.DateKind.date) var c: Date
  @Parameter(title: "d", kind: Parameter<DateComponents>.DateKind.time) var d: DateComponents
  @Parameter(
    title: "e",
    inputOptions: String.IntentInputOptions(
      keyboardType: String.IntentInputOptions.KeyboardType.numberPad,
      capitalizationType: Swift.String.IntentInputOptions.CapitalizationType.words))
  var e: String
  @Parameter(title: "f", mode: IntentPerson.ParameterMode.email) var f: IntentPerson
  @Parameter(title: "g", defaultUnit: IntentParameter<Measurement<UnitLength>>.Length.meters)
  var g: Measurement<UnitLength>

  static var parameterSummary: some ParameterSummary {
    When(\.$a, ComparableComparisonOperator.greaterThanOrEqualTo, 3) {
      When(\.$b, AppIntents.EquatableComparisonOperator.equalTo, 1.5) {
        Summary("Level \(\.$a)")
      } otherwise: {
        Summary("Other \(\.$b)")
      }
    } otherwise: {
      When(\.$e, HasValueComparisonOperator.hasAnyValue) {
        Summary("Third \(\.$e)")
      } otherwise: {
        When(widgetFamily: EquatableComparisonOperator.equalTo, IntentWidgetFamily.systemSmall) {
          Summary("Small")
        } otherwise: {
          Summary("Rest")
        }
      }
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

struct Shortcuts: AppShortcutsProvider {
  static let shortcutTileColor = AppIntents.ShortcutTileColor.navy
  static var appShortcuts: [AppShortcut] {
    AppIntents.AppShortcut(
      intent: Level(), phrases: ["Level in \(AppIntents.AppShortcutPhraseToken.applicationName)"],
      shortTitle: "Level", systemImageName: "circle")
  }
}
