import SourceScan

extension Rule {
  static let fileInNoTarget: Rule = Rule(
    id: "file-in-no-target", severity: .warning,
    summary: "a file of a project has App Intents types, and no target compiles it",
    rationale: """
      A file whose target membership is removed stays in the project navigator. A file that a script or a person puts \
      into the project's folder is not in the project at all. If no other file names its types, the app still builds, but it does not \
      contain them: its intents are missing from Shortcuts. Add the file to a target, or remove it. A file with an intent or an \
      'AppShortcutsProvider' is an error, because people lose a feature. The rule reads the Swift files that an Xcode project \
      lists and that no build phase and no target has, and those in the folders of its groups and files that it does not list, \
      unless the manifest of a generator, such as 'project.yml', is next to the project. It skips a file with a type that a \
      target declares in another file, and files in packages and synchronized folders.
      """,
    source: """
      Xcode: Adding files to a target; an intent of a public app, taken out of its target, and the app still builds; \
      m1roxx/os_intents, "Nothing appears in Shortcuts"; 5 of 93 public repositories, all accidents
      """,
    reported: Example(
      """
      struct ↓OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
      }
      """, settings: uncompiled(besides: ["Shortcuts"]), project: "no target of the project compiles the file"),
    correct: Example(
      """
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
      }
      """, project: "a target of the project compiles the file"),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard let compiled = model.settings.compiledTypes else { return }
    for (file, types) in Dictionary(grouping: model.types, by: \.place.file) {
      guard model.files.indices.contains(file), !types.contains(where: { compiled.contains($0.qualifiedName) }),
        let first = types.min(by: { $0.place.span.start < $1.place.span.start })
      else { continue }
      let isFeature = model.hasFeatures(in: file)
      let path = model.files[file].path, name = path.split(separator: "/").last ?? ""
      let subject = verb(andOthers: Set(types.map(\.place)).count - 1, "type")
      let isUnlisted = model.settings.unlistedFiles.contains(path)
      let problem = isUnlisted ? "the project does not list '\(name)' in its folder" : "no target compiles '\(name)'"
      let remedy =
        isUnlisted
        ? "add the file to a target, or delete it" : "add the file to a target, or remove it from the project"
      reporter.report(
        "\(problem), so '\(first.name)' \(subject) missing from the app; \(remedy)", at: first.place,
        symbol: "\(first.symbol)/target", severity: isFeature ? .error : nil,
        cause: .init(
          path.split(separator: "/").dropLast().joined(separator: "/"),
          note: isUnlisted ? "the project does not list '\(name)' either" : "no target compiles '\(name)' either"))
    }
  }
}

extension LintModel {
  /// Whether people of the app lose something with a file: an intent, or App Shortcuts.
  fileprivate func hasFeatures(in file: FileID) -> Bool {
    bundle.intents.contains { $0.type.place.file == file }
      || bundle.shortcutsProviders.contains { $0.type.place.file == file }
  }
}

extension RuleSelection {
  /// The selection for files that no target compiles; nil if none of the rules is about them.
  package var forUncompiledFiles: RuleSelection? {
    guard includes(.fileInNoTarget) else { return nil }
    var copy = self
    copy.only = [Rule.fileInNoTarget.id]
    return copy
  }
}

/// Settings for files that no target compiles, next to targets with these types.
private func uncompiled(besides types: Set<String>) -> LintSettings {
  var settings = LintSettings()
  settings.compiledTypes = types
  return settings
}
