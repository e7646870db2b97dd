extension Rule {
  package static let intentsInCommandLineTool: Rule = Rule(
    id: "intents-in-command-line-tool", severity: .warning,
    summary: "a command-line tool has intents or App Shortcuts, which the system does not read",
    rationale: """
      The system reads App Intents from the metadata in the bundle of an app, an extension or a framework. A command-line tool \
      has no bundle, and 'swift build' writes no metadata, so Shortcuts and Siri find none of its intents. Move them to the \
      target of an app. If a script puts the tool into an app's bundle, write the metadata with Xcode, with 'xcrun \
      appintentsmetadataprocessor' or with 'intentscan extract --format appintents'. The rule skips tools that import SwiftUI, \
      AppKit or UIKit, and files that a target of an app compiles, too.
      """,
    source: "Muesli-HQ/muesli#312; the task producer of swift-build, which makes metadata for bundles and libraries",
    needs: [.targetMap], reads: [.products],
    reported: Example(
      toolWithIntent, settings: .init(modules: ["Tool": .commandLineTool]), project: "'Tool' is a command-line tool"),
    correct: Example(
      toolWithIntent.replacing(text: "↓", with: ""), settings: .init(modules: ["Tool": .app]),
      project: "'Tool' is an app"),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    lazy var shared = SharedFiles(model)
    for product in model.products.contents.map(\.product) where product.kind == .commandLineTool {
      let providers = model.bundle.shortcutsProviders.map(\.type).filter { $0.module == product.module }
      let types =
        (model.metadataTypes[product.module] ?? []).filter { $0.conformances.contains("AppIntent") } + providers
      guard let first = types.first(where: { !shared.isInApp($0) }) else { continue }
      reporter.report(
        "'\(product.name)' is a command-line tool, which has no metadata, so the system does not find '\(first.name)'; move it to an "
          + "app's target", of: first)
    }
  }
}

private let toolWithIntent = """
  // file: Tool/OpenBook.swift
  import AppIntents

  struct ↓OpenBook: AppIntent {
    static let title: LocalizedStringResource = "Open Book"
  }
  """
