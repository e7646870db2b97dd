import IntentModel

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
      var titled: [ShownText: [WrappedProperty]] = [:]
      for property in entity.properties where property.availability.isEmpty {
        guard let title = property.title?.text, let shown = ShownText(title) else { continue }
        guard let earlier = titled[shown]?.first(where: { $0.coexists(with: property) }) else {
          titled[shown, default: []].append(property)
          continue
        }
        guard earlier.name != property.name else { continue }
        reporter.report(
          "'\(property.name)' and '\(earlier.name)' of '\(entity.type.name)' have the same title, so users cannot distinguish them in Shortcuts",
          at: title.place, symbol: entity.type.symbol(property.name),
          notes: [.init(message: "'\(earlier.name)' is declared here", place: earlier.place)])
      }
    }
  }
}
