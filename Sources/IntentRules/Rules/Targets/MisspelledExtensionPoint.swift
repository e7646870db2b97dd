import DocumentFormats

extension Rule {
  static let misspelledExtensionPoint: Rule = Rule(
    id: "misspelled-extension-point", severity: .error,
    summary: "the Info.plist of an extension with App Intents misspells its extension point",
    rationale: """
      The system starts an extension by the identifier of its extension point, which the Info.plist states in \
      'EXExtensionPointIdentifier' or 'NSExtensionPointIdentifier'. It never starts an extension whose identifier it does not \
      know, so its intents or widgets are missing. The build reports nothing. The rule compares the identifier with those of the \
      extensions that contain App Intents, and reports one that differs by at most three letters.
      """,
    source: "Xcode's templates of App Intents, widget and Intents extensions; documentation of AppIntentsExtension",
    needs: [.targetMap],
    reported: Example(
      """
      // file: Intents/Extension.swift
      import AppIntents

      @main
      struct ↓BookIntents: AppIntentsExtension {}
      """, settings: intents(at: "com.apple.appintent-extension"),
      project: "the Info.plist of the target says 'com.apple.appintent-extension'"),
    correct: Example(
      """
      // file: Intents/Extension.swift
      import AppIntents

      @main
      struct BookIntents: AppIntentsExtension {}
      """, settings: intents(at: "com.apple.appintents-extension"),
      project: "the Info.plist of the target says 'com.apple.appintents-extension'"),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let extensions = Dictionary(model.bundle.extensions.map { ($0.type.module, $0.type) }) { first, _ in first }
    for (module, point) in model.settings.extensionPoints.sorted(by: { $0.key < $1.key }) {
      guard !pointsOfIntents.contains(point), !similarPoints.contains(point),
        let meant = pointsOfIntents.filter({ abs($0.utf8.count - point.utf8.count) <= 3 }).min(by: {
          editDistance(of: $0, to: point) < editDistance(of: $1, to: point)
        }),
        editDistance(of: meant, to: point) <= 3,
        let type = extensions[module] ?? model.metadataTypes(of: module).first
      else { continue }
      reporter.report(
        "the extension point '\(point)' in the Info.plist of '\(module)' does not exist, so the system never starts the "
          + "extension; write '\(meant)'", at: type.place, symbol: "\(module)/\(point)")
    }
  }

  /// Extension points of extensions that contain App Intents.
  private static let pointsOfIntents = [
    "com.apple.appintents-extension", "com.apple.widgetkit-extension", "com.apple.intents-service",
    "com.apple.intents-ui-service",
  ]
  /// Existing extension points that are spelled like one of `pointsOfIntents`.
  private static let similarPoints = ["com.apple.widget-extension"]

  private static func editDistance(of identifier: String, to other: String) -> Int {
    DocumentFormats.editDistance(identifier, other.lowercased())
  }
}

private func intents(at point: String) -> LintSettings {
  var settings = LintSettings(modules: ["App": .app, "Intents": .appIntentsExtension])
  settings.extensionPoints["Intents"] = point
  return settings
}
