import IntentModel
import SourceScan

extension Rule {
  static let appShortcutSystemParameterType = Rule(
    id: "app-shortcut-system-parameter-type", severity: .warning,
    summary: "a shortcut's intent has a parameter of a type that Siri's training fails on",
    rationale: """
      Apple's natural language training fails on the intent of a shortcut that has a parameter of one of these types. The \
      build stays green, and flexible matching is lost for all phrases of the target.
      """,
    source: "failure reports on Xcode 26.6 and 27 beta 6",
    triggering: [
      Example(.phrases(#""Go with \(.applicationName)""#, of: "@Parameter(title: \"P\") var place: ↓PlaceDescriptor?")),
      Example(.phrases(#""Go with \(.applicationName)""#, of: "@Parameter(title: \"P\") var photos: ↓[PHAsset]")),
    ],
    nonTriggering: [
      Example(.phrases(#""Go with \(.applicationName)""#, of: "@Parameter(title: \"P\") var place: String?")),
      // An intent without a shortcut.
      Example(
        .phrases(
          #""Go with \(.applicationName)""#,
          with: "struct Go: AppIntent { @Parameter(title: \"P\") var place: PlaceDescriptor? }")),
      // An entity of the app's own.
      Example(
        .phrases(
          #""Go with \(.applicationName)""#, of: "@Parameter(title: \"P\") var link: LinkMetadata",
          with: "struct LinkMetadata: AppEntity { let id: Int }")),
    ]
  ) { model, reporter in
    var reported: Set<Place> = []
    for listed in model.listedShortcuts {
      guard let intent = model.intent(of: listed) else { continue }
      for parameter in intent.parameters {
        guard let type = parameter.type, let name = type.untrainableName, reported.insert(parameter.place).inserted
        else {
          continue
        }
        reporter.report(
          "'\(parameter.name)' of '\(intent.type.name)', which has a shortcut, is of type '\(name)'", at: type.place,
          symbol: "\(intent.type.symbol)/\(parameter.name)",
          notes: [.init(message: "the shortcut", place: listed.shortcut.calleePlace)])
      }
    }
  }
}

/// Types that the training fails on, as measured with Xcode 26.6 and 27 beta 6.
private let untrainableTypes: Set<String> = ["PlaceDescriptor", "LinkMetadata", "AudioSearch", "PHAsset"]

extension ValueType {
  fileprivate var untrainableName: String? {
    if kind == .array || kind == .set { return elements.first?.untrainableName }
    // A type of that name that the app declares is another one.
    guard declaration == nil, let name, untrainableTypes.contains(name) else { return nil }
    return name
  }
}
