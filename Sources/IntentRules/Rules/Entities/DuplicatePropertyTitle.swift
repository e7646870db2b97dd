import IntentModel

extension Rule {
  static let duplicatePropertyTitle = Rule(
    id: "duplicate-property-title", severity: .warning, summary: "two properties of an entity have the same title",
    rationale: """
      Shortcuts shows the title of a property in the menu of a variable and in the filters of a Find action. With the same \
      title, users cannot distinguish the two properties. Give each property its own title.
      """,
    source: "WWDC22 10032; WWDC24 10134",
    triggering: [
      Example(
        """
        struct Book: AppEntity {
          let id: Int
          @Property(title: "Date") var started: Date
          @Property(title: ↓"Date") var finished: Date
          // …
        }
        """),
      Example(
        .fullEntity(
          "Book", "AppEntity",
          "@Property(title: \"Pages\") var count: Int\n@ComputedProperty(title: ↓\"pages\") var left: Int { 0 }")),
    ],
    nonTriggering: [
      Example(
        """
        struct Book: AppEntity {
          let id: Int
          @Property(title: "Date Started") var started: Date
          @Property(title: "Date Finished") var finished: Date
          // …
        }
        """),
      Example(
        .fullEntity(
          "Book", "AppEntity",
          """
          #if os(iOS)
          @Property(title: "Date") var started: Date
          #else
          @Property(title: "Date") var finished: Date
          #endif
          """)),
      Example(
        .fullEntity("Book", "AppEntity", "@Property(title: \"Name\") var name: String")
          + .fullEntity("Shelf", "AppEntity", "@Property(title: \"Name\") var name: String")),
      Example(
        .fullEntity(
          "Book", "AppEntity",
          """
          @Property(title: LocalizedStringResource("Date", table: "A")) var started: Date
          @Property(title: LocalizedStringResource("Date", table: "B")) var finished: Date
          """)),
    ]
  ) { model, reporter in
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
