extension ChangeKind {
  static let urlRepresentationChanged: ChangeKind = ChangeKind(
    "url-representation-changed", .dangerous, .savedShortcuts, summary: "the URL of an intent or its values changed",
    rationale: """
      People share and save the links that 'urlRepresentation' makes. If its text changes, links that exist lead nowhere, \
      unless the app still opens them. Keep the old form working, for example with a redirect on your server.
      """,
    source: "Apple's documentation of URLRepresentableEntity",
    reported: ChangeExample(
      linkedBook("https://example.com/books/\\(.id)"), linkedBook("https://example.com/b/\\(.id)", mark: "↓")),
    harmless: ChangeExample(instead: linkedBook("https://example.com/books/\\(.id)", "var title: String")),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    func report(
      _ old: Stated<String>, _ new: Stated<String>, _ pair: (old: Catalog.Declaration, new: Catalog.Declaration)
    ) {
      guard let text = old.known, let changed = new.known, text != changed else { return }
      reporter.report(
        "the URL of '\(pair.new.name)' changed from '\(text)' to '\(changed)', so links that people saved may lead nowhere",
        symbol: pair.old.symbol, at: .new(pair.new.location))
    }
    for pair in comparison.intents.pairs {
      report(pair.old.urlRepresentation, pair.new.urlRepresentation, (pair.old.type, pair.new.type))
    }
    for pair in comparison.entities.pairs {
      report(pair.old.urlRepresentation, pair.new.urlRepresentation, (pair.old.type, pair.new.type))
    }
    for pair in comparison.enums.pairs {
      report(pair.old.urlRepresentation, pair.new.urlRepresentation, (pair.old.type, pair.new.type))
    }
  }
}

private func linkedBook(_ url: String, _ member: String = "", mark: String = "") -> String {
  """
  struct \(mark)Book: AppEntity, URLRepresentableEntity {
    var id: Int\(member.isEmpty ? "" : "\n  " + member)
    static var urlRepresentation: URLRepresentation { "\(url)" }
  }
  """
}
