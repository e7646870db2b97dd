import IntentModel
import SourceFindings
import SourceScan

extension Rule {
  static let summaryMissingRequiredParameter = Rule(
    id: "summary-missing-required-parameter", severity: .warning, summary: "a summary leaves a required parameter out",
    rationale: """
      A parameter that is neither optional nor has a default has to be in the summary: otherwise it can't be filled in, and \
      the intent disappears from Spotlight on the Mac. A note where only a branch of the summary leaves it out: the branch \
      may be the one that has no use for it.
      """,
    source: "WWDC25 244, WWDC25 260",
    triggering: [
      Example(
        .summary(#"Summary("Create \(\.$book)")"#, #"@Parameter(title: "Notes") var ↓notes: String"#),
        fixed: .summary(#"Summary("Create \(\.$book)") { \.$notes }"#, #"@Parameter(title: "Notes") var notes: String"#)
      ),
      Example(
        .summary(
          #"When(\.$shelf, .equalTo, .read) { Summary("Open \(\.$book) \(\.$n)") } otherwise: { Summary("Open \(\.$book)") }"#,
          #"@Parameter(title: "N") var ↓n: Int"#)),
    ],
    nonTriggering: [
      Example(.summary(#"Summary("Open \(\.$book)")"#)),
      Example(.summary(#"Summary("Open") { \.$book }"#)),
      Example(
        .summary(
          #"Switch(\.$shelf) { Case(.read) { Summary("Read \(\.$book)") } DefaultCase { Summary("Get") { \.$book } } }"#
        )),
      // Optional by its type, its name or an alias; with a default in the wrapper or on the variable.
      Example(.summary(#"Summary("Open \(\.$book)")"#, #"@Parameter(title: "N") var n: Optional<Int>"#)),
      Example(.summary(#"Summary("Open \(\.$book)")"#, #"typealias M = Int?; @Parameter(title: "N") var n: M"#)),
      Example(.summary(#"Summary("Open \(\.$book)")"#, #"@Parameter(title: "N", default: 3) var n: Int"#)),
      Example(.summary(#"Summary("Open \(\.$book)")"#, #"@Parameter(title: "N") var n: Int = 3"#)),
      // Nobody fills in what is not shown.
      Example(
        .summary(
          #"Summary("Open \(\.$book)")"#, #"static let isDiscoverable = false; @Parameter(title: "N") var n: Int"#)),
      // A default that no value of the enum leads to.
      Example(
        .summary(
          #"""
          Switch(\.$shelf) {
            Case(.read) { Summary("Read \(\.$book)") }
            Case(.toRead) { Summary("Get \(\.$book)") }
            DefaultCase { Summary() }
          }
          """#)),
      // Without a summary all parameters are shown.
      Example("struct A: AppIntent { @Parameter(title: \"N\") var n: Int }"),
      Example(.summary("make()", #"@Parameter(title: "N") var n: Int"#)),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents where intent.isShownInShortcuts {
      let summaries = intent.ownSummaries
      // What can't be read may name anything.
      guard !summaries.isEmpty, summaries.allSatisfy(\.unreadable.isEmpty) else { continue }
      // An empty sentence stands where no value leads, or where nothing is to be shown.
      let all = summaries.flatMap(\.sentences), shown = all.filter { $0.text != nil || !$0.others.isEmpty }
      let sentences = shown.isEmpty ? all : shown
      for parameter in intent.parameters where parameter.isRequired {
        let lacking = sentences.filter { !$0.names.contains { $0.parameterName == parameter.name } }
        guard let first = lacking.first else { continue }
        let isOnly = lacking.count == 1 && first.others.isEmpty && first.text != nil
        let end = Place(first.place.file, ByteSpan(first.place.span.end, first.place.span.end))
        reporter.report(
          "the summary of '\(intent.type.name)' leaves out '\(parameter.name)', which is required", at: parameter.place,
          symbol: "\(intent.type.symbol)/\(parameter.name)",
          severity: lacking.count < sentences.count ? .note : nil,
          notes: lacking.map { .init(message: "left out here", place: $0.place) },
          fixes: isOnly
            ? [
              FixIt(
                "add '\\.$\(parameter.name)' to the summary", .needsReview, [.init(end, " { \\.$\(parameter.name) }")])
            ]
            : [])
      }
    }
  }
}

extension WrappedProperty {
  /// It has to be filled in: it is neither optional nor has a default. False where the source doesn't tell.
  var isRequired: Bool {
    guard let type else { return false }
    return !type.isOptional && initialValue == nil && argument("default") == nil && argument("defaultValue") == nil
  }
}
