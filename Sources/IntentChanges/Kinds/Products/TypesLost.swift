extension ChangeKind {
  static let typesLost: ChangeKind = ChangeKind(
    "types-lost", .breaking, .savedShortcuts, summary: "the types of a module no longer reach the app",
    rationale: """
      The module is still in the sources, but the build does not put its types into the app's metadata. It became a dynamic \
      framework without 'AppIntentsPackage', or the build skips the extraction. Shortcuts lists none of its actions, saved \
      shortcuts that use them stop working, and the build succeeds.
      """,
    source: "WWDC23 10103; the task producer of swift-build",
    reported: ChangeExample(
      """
      // product: App app: Kit
      // file: Kit/Run.swift
      struct Run: AppIntent {
        static let title: LocalizedStringResource = "Run"
      }
      """,
      """
      // product: App app; loads: Kit
      // product: Kit framework
      // file: Kit/Run.swift
      struct ↓Run: AppIntent {
        static let title: LocalizedStringResource = "Run"
      }
      """),
    harmless: ChangeExample(
      instead: """
        // product: App app; loads: Kit
        // product: Kit framework
        // file: App/Package.swift
        struct AppPackage: AppIntentsPackage {}
        // file: Kit/Run.swift
        struct KitPackage: AppIntentsPackage {}
        struct Run: AppIntent {
          static let title: LocalizedStringResource = "Run"
        }
        """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for case (let old, let new?) in comparison.products.pairs where new.isApp || new.isExtension {
      let before = comparison.intents(of: old, in: comparison.old)
      for (module, loss) in new.lostModules where old.lostModules[module] == nil {
        // The product had these intents of the module. Their loss is one change, which is reported at the first of them.
        let intents = comparison.new.intents.map(\.type).filter { type in
          type.module == module && before[type.identifier ?? type.name] != nil
        }
        guard let first = intents.min(by: { $0.symbol < $1.symbol }) else { continue }
        reporter.report(
          "\(new.shown) lost \(loss.what): \(loss.reason)", symbol: first.symbol, at: .new(first.location),
          level: loss.isVerified ? nil : .dangerous)
      }
    }
  }
}
