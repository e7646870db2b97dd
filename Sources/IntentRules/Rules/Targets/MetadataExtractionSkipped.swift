import IntentModel

extension Rule {
  static let metadataExtractionSkipped: Rule = Rule(
    id: "metadata-extraction-skipped", severity: .error,
    summary: "the build of a target with App Intents skips the extraction of their metadata",
    rationale: """
      With the build setting 'LM_SKIP_METADATA_EXTRACTION', the build of a target has no step that extracts the metadata of App \
      Intents. The system reads only this metadata, so Shortcuts, Siri and Spotlight find none of the target's intents. Projects \
      use the setting to silence the warning "Metadata extraction skipped", which an app without App Intents gets. Remove it. The \
      rule reads the configuration that a scan is for, by default that of a release. It skips an extension whose types an \
      app has too.
      """,
    source:
      "swift-build, AppIntentsMetadataTaskProducer: it makes no task if the setting is YES; six public projects that use it",
    needs: [.targetMap],
    reported: Example(
      """
      struct ↓OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
      }
      """, settings: app(skippingExtraction: ["App"]),
      project: "the target sets 'LM_SKIP_METADATA_EXTRACTION = YES'"),
    correct: Example(
      """
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
      }
      """, settings: app(skippingExtraction: []), project: "the target does not set 'LM_SKIP_METADATA_EXTRACTION'"),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    lazy var imports = ModuleImports(model)
    lazy var shared = SharedFiles(model)
    for module in model.settings.modulesWithoutExtraction.sorted() {
      let own = model.metadataTypes(of: module)
      let type: DeclaredType?
      switch model.kind(of: module) {
      case .app:
        let linked = imports.modules(usedBy: module).filter { model.kind(of: $0) == .library }.sorted()
        type = own.first ?? linked.lazy.compactMap { model.metadataTypes(of: $0).first }.first
      case nil: type = nil
      default: type = own.first { !shared.isInApp($0) }
      }
      guard let type else { continue }
      reporter.report(
        "the target of '\(module)' skips the extraction of metadata, so the system finds neither '\(type.name)' nor any other App "
          + "Intents type of it; remove the build setting 'LM_SKIP_METADATA_EXTRACTION'", at: type.place,
        symbol: "\(module)/LM_SKIP_METADATA_EXTRACTION")
    }
  }
}

private func app(skippingExtraction modules: Set<String>) -> LintSettings {
  var settings = LintSettings(modules: ["App": .app, "Kit": .library, "Share": .appIntentsExtension])
  settings.modulesWithoutExtraction = modules
  return settings
}
