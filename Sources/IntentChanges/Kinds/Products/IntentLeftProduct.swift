extension ChangeKind {
  static let intentLeftProduct: ChangeKind = ChangeKind(
    "intent-left-product", .breaking, .savedShortcuts,
    summary: "an app or an extension no longer has an intent that other products still have",
    rationale: """
      A saved shortcut stores which app or extension runs an action. If an intent moves from an extension to the app, shortcuts that \
      people saved fail with "Unknown extension process", and a 'persistentIdentifier' does not help. If an app loses an intent \
      that only an extension or another app keeps, its shortcuts show 'Unknown Action'. Compile the intent into both products for some \
      releases. The change is one level lower if the app had the intent before, too, because shortcuts may name the app. \
      An intent that no product has any more is reported as removed. The settings of a widget or a control are needed only in \
      its extension.
      """,
    source: "schmidtwmark/BetterBlue#90",
    reported: ChangeExample(
      """
      // product: Car app
      // product: CarWidgets widgetExtension
      // file: CarWidgets/Refresh.swift
      struct Refresh: AppIntent {
        static let title: LocalizedStringResource = "Refresh"
      }
      // file: Car/App.swift
      struct Lock: AppIntent {
        static let title: LocalizedStringResource = "Lock"
      }
      """,
      """
      // product: Car app
      // product: CarWidgets widgetExtension
      // file: Car/Refresh.swift
      struct ↓Refresh: AppIntent {
        static let title: LocalizedStringResource = "Refresh"
      }
      // file: Car/App.swift
      struct Lock: AppIntent {
        static let title: LocalizedStringResource = "Lock"
      }
      """),
    harmless: ChangeExample(
      """
      // product: Car app: Kit
      // file: Car/Refresh.swift
      struct Refresh: AppIntent {
        static let title: LocalizedStringResource = "Refresh"
      }
      """,
      """
      // product: Car app: Kit
      // file: Kit/Refresh.swift
      struct Refresh: AppIntent {
        static let title: LocalizedStringResource = "Refresh"
      }
      """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    let old = comparison.old, new = comparison.new
    lazy var holders = comparison.holdersOfIntents()
    lazy var intentsOfApps = Set(
      old.products.filter(\.isApp).flatMap { comparison.intents(of: $0, in: old).keys })
    var left: [Departure: (intent: Catalog.Intent, declaration: Catalog.Declaration, products: [String])] = [:]
    for pair in comparison.products.pairs where pair.old.isApp || pair.old.isExtension {
      let kept = comparison.intents(of: pair.new, in: new)
      for (identifier, position) in comparison.intents(of: pair.old, in: old) where kept[identifier] == nil {
        let intent = old.intents[position]
        // The system asks the extension for the settings of its widgets and controls, so the app does not need the intent.
        if intent.isForWidgets, pair.old.isApp { continue }
        guard let (other, found) = holders[identifier] else { continue }
        let declaration = new.intents[found].type
        // The product lost all types of the module, which `ChangeKind.typesLost` reports as one change.
        if pair.new?.lostModules[declaration.module] != nil, pair.old.lostModules[declaration.module] == nil {
          continue
        }
        let isMove = pair.old.isExtension && other.isApp
        let departure = Departure(
          identifier: identifier, other: other.shown, isMove: isMove,
          level: intent.lowered(isMove && intentsOfApps.contains(identifier) ? .dangerous : .breaking))
        left[departure, default: (intent, declaration, [])].products.append(pair.old.shown)
      }
    }
    for (each, (intent, declaration, products)) in left {
      reporter.report(
        "'\(each.identifier)' is no longer in \(products.joined(separator: " and ")), but in \(each.other), so "
          + (each.isMove && !intent.isForWidgets
            ? "shortcuts that people saved with the extension's action fail with 'Unknown extension process'"
            : "\(intent.type.keeper.users) there \(intent.type.keeper.failure)") + "; compile it into both",
        symbol: intent.type.symbol, at: .new(declaration.location), level: each.level,
        audience: intent.type.keeper.audience,
        notes: [.before("'\(each.identifier)' was declared here", intent.type.location)])
    }
  }

  /// The way in which products lost an intent. Products that lost it in the same way are one change.
  private struct Departure: Hashable {
    var identifier: String
    var other: String
    var isMove: Bool
    var level: Level
  }
}
