import Testing

/// The app may compute what Apple's metadata does not have.
@Suite struct ValuesOutsideMetadataTests {
  private static let source = #"""
    import AppIntents
    struct Shelf: AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
      static let defaultQuery = ShelfQuery()
      var id: Int
      @Property(title: "Name") var name: String = makeName()
      var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Shelf", image: .init(data: makeData())) }
      static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .png, shouldAttemptToOpenInPlace: opens()) { $0.file }
        DataRepresentation(exportedContentType: makeType()) { $0.data }
      }
    }
    struct ShelfQuery: EntityQuery {}
    struct Open: AppIntent {
      static let title: LocalizedStringResource = "Open Shelf"
      @Parameter(title: "A", optionsProvider: ShelfQuery(filter: { $0 > 1 })) var a: Shelf
      @Parameter(title: "B", query: ShelfQuery(filter: { $0 > 1 })) var b: Shelf
      @Parameter(title: "C", resolvers: { NameResolver(limit: makeLimit()) }) var c: String
      @Parameter(title: "D", supportedValues: makeValues()) var d: Int
      @Parameter(title: "E", requestValueDialog: IntentDialog(stringLiteral: String(localized: "Which?"))) var e: String
      @Parameter(title: "F", requestDisambiguationDialog: makeDialog()) var f: String
      @Parameter(title: "G", inclusiveRange: makeRange(
        from: 1,

        to: 2)) var g: Int
      @Parameter(title: "H") var h: Int = makeCount()
    }
    struct Repeat: AppIntent, PredictableIntent {
      static let title: LocalizedStringResource = "Repeat"
      static var predictionConfiguration: some IntentPredictionConfiguration { usual }
    }
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: Open(shelf: makeShelf()), phrases: ["Open in \(.applicationName)"], shortTitle: makeTitle(),
          systemImageName: "book",
          parameterPresentation: ParameterPresentation(for: \.$a, summary: Summary("Open \(\.$a)"), optionsCollections: {
            OptionsCollection(ShelfQuery(filter: { $0 > 1 }), title: "Shelves", systemImageName: "book")
          }))
      }
    }
    """#

  @Test func onlyValuesOfTheMetadataAreReported() throws {
    let folder = try CommandFolder([".git/HEAD": "", "A.swift": Self.source])
    let extract = try folder.run("extract A.swift")
    let warnings = extract.errors.split(separator: "\n").filter { $0.contains("warning:") }.map {
      String($0.split(separator: " ", maxSplits: 2)[2])
    }
    #expect(
      warnings == [
        "'exportedContentType' of a transfer representation of 'Shelf' is not a compile-time constant: 'makeType()'",
        "'inclusiveRange' of 'g' of 'Open' is not a compile-time constant: 'makeRange( from: 1, to: 2)'",
        "the initial value of 'h' of 'Open' is not a compile-time constant: 'makeCount()'",
        "'shortTitle' of 'Shortcuts' is not a compile-time constant: 'makeTitle()'",
      ])
    // The bundle has them.
    #expect(
      extract.output.contains(#""unreadable": "{ $0 > 1 }""#) && extract.output.contains(#""unreadable": "usual""#))
    let preview = try folder.run("preview A.swift").output
    #expect(!preview.contains("&#39;requestValueDialog&#39; of"))
  }

  @Test func aFindingHasTheValueOnOneLine() throws {
    let folder = try CommandFolder([".git/HEAD": "", "A.swift": Self.source])
    let lint = try folder.run("lint A.swift").output
    #expect(lint.contains("or Xcode omits it; found 'makeRange( from: 1, to: 2)' ["), "\(lint)")
  }
}
