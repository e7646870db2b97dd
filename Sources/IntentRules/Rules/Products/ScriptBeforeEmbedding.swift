import SourceScan

extension Rule {
  static let scriptBeforeEmbedding: Rule = Rule(
    id: "script-before-embedding", severity: .error,
    summary: "a script phase that reads the app's Info.plist comes before the phase that embeds extensions",
    rationale: """
      A script phase with the built Info.plist among its inputs waits for the steps that make the app's bundle. \
      Flutter's 'Thin Binary' is one. If the phase that copies extensions into the app comes after it, each waits for the other, and the build \
      fails since Xcode 15. Move the phase that embeds extensions above the script phase, directly after 'Copy Bundle Resources'.
      """,
    source: """
      flutter/flutter#135056; localsend/localsend#758, bhagat-techind/flutter_sharing_intent#36, \
      OneSignal/OneSignal-Flutter-SDK#907, nizwar/openvpn_flutter#113, customerio/customerio-flutter#132
      """,
    appleMessage: """
      Cycle inside <target>; building could produce unreliable results. This usually can be resolved by moving the shell script \
      phase '<name>' so that it runs before the build phase that depends on its outputs.
      """,
    needs: [.targetMap], reads: [.products],
    reported: Example(
      appWithWidget, settings: scripts(["App": ("Thin Binary", "Embed App Extensions")]),
      project: "'Thin Binary' comes before 'Embed App Extensions'"),
    correct: Example(
      appWithWidget.replacing(text: "↓", with: ""), settings: scripts([:]),
      project: "'Embed App Extensions' comes before 'Thin Binary'"),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    if let xcode = model.settings.xcode, xcode.lexicographicallyPrecedes([15]) { return }
    for (module, order) in model.settings.scriptsBeforeEmbedding.sorted(by: { $0.key < $1.key }) {
      let products = model.products.contents.map(\.product)
      guard let app = products.first(where: { $0.module == module }) else { continue }
      let extensions = products.filter { $0.kind.isExtension && app.embedded.contains($0.id) }
      guard let place = place(in: extensions.map(\.module) + [module], of: model) else { continue }
      reporter.report(
        "the build of '\(app.name)' has a cycle, because the script phase '\(order.script)' reads its Info.plist and comes before "
          + "'\(order.embedding)'; move '\(order.embedding)' above '\(order.script)'",
        at: place, symbol: "\(module)/\(order.script)")
    }
  }

  /// The location of the finding: the first type or widget of the modules, because a project file has no location in a scan. Nil if
  /// the modules have neither.
  private static func place(in modules: [String], of model: LintModel) -> Place? {
    for module in modules {
      if let type = model.metadataTypes[module]?.first { return type.place }
      let widgets = model.files.lazy.filter { $0.module == module }.flatMap(\.widgets)
      if let widget = widgets.first { return widget.place }
    }
    return nil
  }
}

private func scripts(_ scripts: [String: (script: String, embedding: String)]) -> LintSettings {
  var settings = LintSettings(modules: ["App": .app, "Widgets": .widgetExtension])
  settings.scriptsBeforeEmbedding = scripts.mapValues { .init(script: $0.script, embedding: $0.embedding) }
  return settings
}

private let appWithWidget = """
  // file: App/App.swift
  import SwiftUI

  // file: Widgets/Widgets.swift
  import AppIntents

  struct ↓Reload: AppIntent {
    static let title: LocalizedStringResource = "Reload"
  }
  """
