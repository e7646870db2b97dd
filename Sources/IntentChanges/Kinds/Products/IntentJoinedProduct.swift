extension ChangeKind {
  static let intentJoinedProduct: ChangeKind = ChangeKind(
    "intent-joined-product", .info, .display, summary: "another app or extension now has an intent, too",
    rationale: """
      Shortcuts shows the actions of each app of a product family. An intent that the watch app gets is shown on the \
      watch. \
      If an extension gets an intent of the app, Siri and Shortcuts were observed to run it in the extension while the app is not \
      alive. An intent that no product had before is reported as added.
      """,
    source: "home-assistant/iOS#5414; kntkymt/ios-app-intents-sample, observed with Xcode 26.2 on iOS 26.1",
    reported: ChangeExample(
      """
      // product: Home app
      // product: Watch watchApp
      // file: Home/Run.swift
      struct Run: AppIntent {
        static let title: LocalizedStringResource = "Run"
      }
      // file: Watch/App.swift
      struct Ping: AppIntent {
        static let title: LocalizedStringResource = "Ping"
      }
      """,
      """
      // product: Home app: Kit
      // product: Watch watchApp: Kit
      // file: Kit/Run.swift
      struct ↓Run: AppIntent {
        static let title: LocalizedStringResource = "Run"
      }
      // file: Watch/App.swift
      struct Ping: AppIntent {
        static let title: LocalizedStringResource = "Ping"
      }
      """),
    harmless: ChangeExample(
      """
      // product: Home app
      // file: Home/Run.swift
      struct Run: AppIntent {
        static let title: LocalizedStringResource = "Run"
      }
      """,
      """
      // product: Home app: Kit
      // file: Kit/Run.swift
      struct Run: AppIntent {
        static let title: LocalizedStringResource = "Run"
      }
      """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    // `ChangeKind.intentLeftProduct` reports an intent that left another product.
    let known = Set(comparison.old.intents.compactMap(\.type.identifier)).subtracting(comparison.movedIntents)
    var joined: [String: (intent: Catalog.Intent, products: [String])] = [:]
    for case (let old, let new?) in comparison.products.pairs where new.isApp || new.isExtension {
      let before = comparison.intents(of: old, in: comparison.old)
      for (identifier, position) in comparison.intents(of: new, in: comparison.new)
      where before[identifier] == nil && known.contains(identifier) {
        joined[identifier, default: (comparison.new.intents[position], [])].products.append(new.shown)
      }
    }
    for (identifier, (intent, products)) in joined {
      reporter.report(
        "\(products.joined(separator: " and ")) now \(products.count == 1 ? "has" : "have") the intent '\(identifier)', too",
        symbol: intent.type.symbol, at: .new(intent.type.location))
    }
  }
}
