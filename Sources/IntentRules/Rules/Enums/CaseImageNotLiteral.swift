extension Rule {
  static let caseImageNotLiteral: Rule = Rule(
    id: "case-image-not-literal", severity: .note,
    summary: "the image of an enum's case is not a compile-time constant",
    rationale: """
      Shortcuts shows the image that the metadata contains. Apple's tool reads the image from a literal in the display \
      representation. If the image comes from a constant declared elsewhere, a function or a condition, the metadata may \
      contain no image for the case. Write the image as a literal. What Apple's tool makes of other expressions is \
      unverified: a sample of Apple's looks the images up in a dictionary.
      """,
    source: "WWDC22 10032: the compiler reads the dictionary literal",
    reported: Example(.appEnum("case a", "[\n    .a: .init(title: \"A\", image: ↓.init(systemName: symbols[0]))\n  ]")),
    correct: Example(.appEnum("case a", "[\n    .a: .init(title: \"A\", image: .init(systemName: \"book\"))\n  ]")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for appEnum in model.bundle.enums {
      for entry in appEnum.caseDisplayRepresentations.own.flatMap({ $0.content.known ?? [] }) {
        guard let unreadable = entry.representation.known?.image?.unreadable else { continue }
        let name = entry.caseName.known?.name ?? "?"
        reporter.report(
          "the image of case '\(name)' is not a literal, so Shortcuts may show none; found '\(unreadable.excerpt)'",
          at: unreadable.place,
          symbol: appEnum.type.symbol("\(name)/image"))
      }
    }
  }
}
