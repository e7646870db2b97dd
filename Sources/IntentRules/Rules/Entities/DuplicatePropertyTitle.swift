import IntentModel
import SourceScan

extension Rule {
  static let duplicatePropertyTitle: Rule = Rule(
    id: "duplicate-property-title", severity: .warning, summary: "two properties of an entity have the same title",
    rationale: """
      Shortcuts shows the title of a property in the menu of a variable. It is also in the filters of a Find action. With the same \
      title, users cannot distinguish the two properties. Give each property its own title.
      """,
    source: "WWDC22 10032; WWDC24 10134",
    reported: """
      struct Book: AppEntity {
        let id: Int
        @Property(title: "Date") var started: Date
        @Property(title: ↓"Date") var finished: Date
        // …
      }
      """,
    correct: """
      struct Book: AppEntity {
        let id: Int
        @Property(title: "Date Started") var started: Date
        @Property(title: "Date Finished") var finished: Date
        // …
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for entity in model.bundle.entities {
      for (property, title, earlier) in entity.properties.withEarlierTitle {
        reporter.report(
          "'\(property.name)' and '\(earlier.name)' of '\(entity.type.name)' have the same title, so users cannot distinguish them in Shortcuts",
          at: title.place, symbol: entity.type.symbol(property.name),
          notes: [.declaration(of: earlier.name, at: earlier.place)])
      }
    }
  }
}

extension [WrappedProperty] {
  /// The properties that have the title of an earlier one with another name in the same build. Those with a stated availability are
  /// omitted.
  var withEarlierTitle: [(property: WrappedProperty, title: LocalizedText, earlier: WrappedProperty)] {
    var titled: [ShownText: [WrappedProperty]] = [:]
    return filter(\.availability.isEmpty).compactMap { property -> (WrappedProperty, LocalizedText, WrappedProperty)? in
      guard let title = property.title?.text, let shown = ShownText(title) else { return nil }
      guard let earlier = titled[shown]?.first(where: { $0.coexists(with: property) }) else {
        if titled[shown, default: []].count < SourceScan.Limits.compared { titled[shown, default: []].append(property) }
        return nil
      }
      return earlier.name == property.name ? nil : (property, title, earlier)
    }
  }
}
