import IntentModel
import SourceScan

extension Rule {
  static let appShortcutSystemParameterType: Rule = Rule(
    id: "app-shortcut-system-parameter-type", severity: .warning,
    summary: "an App Shortcut's intent has a parameter type that Siri's training fails on",
    rationale: """
      Apple's natural language training fails if the intent of an App Shortcut has a parameter of one of these types. The \
      build still succeeds, but Siri loses flexible matching for all phrases of the target. Use another type, such as an \
      app entity or a string.
      """,
    source: "failure reports on Xcode 26.6 and 27 beta 6",
    reported: Example(
      .phrases(#""Go with \(.applicationName)""#, of: "@Parameter(title: \"Place\") var place: ↓PlaceDescriptor?")),
    correct: Example(
      .phrases(#""Go with \(.applicationName)""#, of: "@Parameter(title: \"Place\") var place: String?")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    var reported: Set<Place> = []
    for listed in model.listedShortcuts {
      guard let intent = model.intent(of: listed), reported.insert(intent.type.place).inserted else { continue }
      for parameter in intent.parameters {
        guard let type = parameter.type, let name = type.untrainableName, reported.insert(parameter.place).inserted
        else {
          continue
        }
        reporter.report(
          "Siri's training fails on '\(name)', the type of '\(parameter.name)', "
            + "so all phrases of the target lose flexible matching; use another type", at: type.place,
          symbol: "\(intent.type.symbol)/\(parameter.name)",
          notes: [
            .init(message: "'\(intent.type.name)' has an App Shortcut here", place: listed.shortcut.calleePlace)
          ])
      }
    }
  }
}

/// Types that the training fails on, as developers reported for Xcode 26.6 and 27 beta 6.
private let untrainableTypes: Set<String> = ["PlaceDescriptor", "LinkMetadata", "AudioSearch", "PHAsset"]

extension ValueType {
  fileprivate var untrainableName: String? {
    if kind == .array || kind == .set { return elements.first?.untrainableName }
    // A type that the scan finds is the app's own type of that name.
    guard declaration == nil, let name, untrainableTypes.contains(name) else { return nil }
    return name
  }
}
