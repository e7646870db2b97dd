package enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, sarif, github, gitlab, checkstyle, junit, markdown

  /// Whether a report lists the inputs that could not be read. Text for people does not: standard error lists them.
  package var recordsFailures: Bool { self != .text }
}

/// The options of a renderer, in addition to the report.
package struct RenderingOptions: Sendable {
  /// Whether the source line with a caret, and the fixes are shown.
  var showsSource: Bool
  /// Whether a terminal's colors are used.
  package var usesColor: Bool
  /// The number of columns of a terminal; nil for other output. On a terminal, blank lines separate findings, and their words are
  /// wrapped.
  package var width: Int?

  /// The addresses that locations in Markdown link to; nil for no links.
  package var links: SourceLinks?

  package init(
    showsSource: Bool = false, usesColor: Bool = false, width: Int? = nil
  ) {
    self.width = width
    self.showsSource = showsSource
    self.usesColor = usesColor
  }
}

extension Report {
  /// The report in a format, as bytes. The same report gives the same bytes, everywhere.
  package func rendered(as format: ReportFormat, _ options: RenderingOptions = RenderingOptions()) -> [UInt8] {
    switch format {
    case .text: Array(text(options).utf8)
    case .json: json()
    case .sarif: sarif()
    case .github: Array(gitHubAnnotations().utf8)
    case .gitlab: gitLabCodeQuality()
    case .checkstyle: Array(checkstyle().utf8)
    case .junit: Array(junit().utf8)
    case .markdown: Array(markdown(options.links).utf8)
    }
  }
}
