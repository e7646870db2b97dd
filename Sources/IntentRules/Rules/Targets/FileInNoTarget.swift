import IntentModel
import SourceScan

extension Rule {
  static let fileInNoTarget = Rule(
    id: "file-in-no-target", severity: .warning,
    summary: "the project lists a file with App Intents types that no target compiles",
    rationale: """
      A file whose target membership is removed stays in the project navigator. If no other file names its types, the app \
      still builds, but it does not contain them: its intents are missing from Shortcuts. Add the file to a target, or remove it \
      from the project. The rule reads the Swift files that an Xcode project lists and that no build phase and no target has. \
      It skips a file with a type that a target declares in another file, and files in packages and synchronized folders.
      """,
    source:
      "Xcode: Adding files to a target; an intent of a public app, taken out of its target, and the app still builds",
    triggering: [
      Example(
        """
        struct ↓OpenBook: AppIntent {
          static let title: LocalizedStringResource = "Open Book"
        }
        """, settings: .uncompiled(besides: ["Shortcuts"])),
      Example(
        "enum ↓Shelf: String, AppEnum { case new }\nstruct Book: AppEntity {}\nstruct Open: AppIntent {}",
        settings: .uncompiled(besides: [])),
      Example(
        "struct ↓Shortcuts: AppShortcutsProvider {}\nenum Shelf: String, AppEnum { case new }",
        settings: .uncompiled(besides: ["Open"])),
    ],
    nonTriggering: [
      Example(
        """
        struct OpenBook: AppIntent {
          static let title: LocalizedStringResource = "Open Book"
        }
        """),
      // A copy: a target compiles the type in another file.
      Example("struct Open: AppIntent {}\nstruct Close: AppIntent {}", settings: .uncompiled(besides: ["Open"])),
      Example("import AppIntents\nstruct Reader {}", settings: .uncompiled(besides: [])),
    ]
  ) { model, reporter in
    guard let compiled = model.settings.compiledTypes else { return }
    let bundle = model.bundle
    let all =
      bundle.types + bundle.shortcutsProviders.map(\.type) + bundle.packages.map(\.type) + bundle.extensions.map(\.type)
    for (file, types) in Dictionary(grouping: all, by: \.place.file) {
      guard model.files.indices.contains(file), !types.contains(where: { compiled.contains($0.qualifiedName) }),
        let first = types.min(by: { $0.place.span.start < $1.place.span.start })
      else { continue }
      let path = model.files[file].path, name = path.split(separator: "/").last ?? "",
        others = Set(types.map(\.place)).count - 1
      let subject = others == 0 ? "is" : others == 1 ? "and another type are" : "and \(others) other types are"
      reporter.report(
        "no target compiles '\(name)', so '\(first.name)' \(subject) missing from the app; add the file to a target, or remove "
          + "it from the project", at: first.place, symbol: "\(first.symbol)/target",
        cause: .init(
          path.split(separator: "/").dropLast().joined(separator: "/"), note: "no target compiles '\(name)' either"))
    }
  }
}

extension RuleSelection {
  /// The same for files that no target compiles; nil if none of the rules is about them.
  package var forUncompiledFiles: RuleSelection? {
    guard includes(.fileInNoTarget) else { return nil }
    var copy = self
    copy.only = [Rule.fileInNoTarget.id]
    return copy
  }
}

extension LintSettings {
  /// For files that no target compiles, next to targets with these types.
  fileprivate static func uncompiled(besides types: Set<String>) -> LintSettings {
    var settings = LintSettings()
    settings.compiledTypes = types
    return settings
  }
}
