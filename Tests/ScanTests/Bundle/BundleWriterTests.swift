@testable import SourceScan
import Testing

@testable import IntentModel

@Suite struct BundleWriterTests {
  typealias Sample = BundleSample

  /// An intent's members after those that every declaration has, as written.
  private func members(_ intent: Intent, hasAllConditions: Bool = false) -> String {
    let json = Sample.json(MetadataBundle(intents: [intent]), hasAllConditions: hasAllConditions)
    let lines = json.split(separator: "\n", omittingEmptySubsequences: false)
    guard let location = lines.firstIndex(where: { $0.hasPrefix("      \"location\"") }) else { return json }
    return lines[(location + 1)...].prefix { $0 != "    }" }.map { String($0.dropFirst(6)) }.joined(separator: "\n")
  }

  private func intent(_ change: (inout Intent) -> Void) -> Intent {
    var intent = Intent(type: Sample.declaration("OpenShelf", ["AppIntent"]))
    change(&intent)
    return intent
  }

  @Test func theContractsExampleIsWritten() throws {
    let example = try JSONDocument(parsing: contractExample)
    let written = try Sample.document(Sample.contract)
    #expect(example.missing(in: written) == [])
    // The intent is complete there: no fact is written that it doesn't have.
    #expect(written["intents"] == example["intents"])
  }

  @Test func writesKeysInTheDocumentedOrder() {
    let json = Sample.json(MetadataBundle(modules: ["Library"], intents: [Sample.openShelf]))
    #expect(
      json.hasPrefix(
        """
        {
          "schemaVersion": 1,
          "generator": {"name": "intentscan", "version": "0.1.0"},
          "modules": ["Library"],
          "intents": [
            {
              "module": "Library",
              "name": "OpenShelf",
              "qualifiedName": "Shelves.OpenShelf",
              "mangledName": "7Library7ShelvesO9OpenShelfV",
              "identifier": "OpenShelf",
              "kind": "struct",
              "conformances": ["AppIntent", "OpenIntent", "PersistentlyIdentifiable", "SystemIntent"],
              "location": {"file": "Sources/Library/OpenShelf.swift", "line": 12, "column": 8},
              "availability": [{"platform": "iOS", "introduced": "17.0"}],
              "title": {"key": "Open Shelf"},
              "description": {
                "text": {"key": "Opens a shelf"},
                "categoryName": {"key": "Navigation"},
                "searchKeywords": [{"key": "shelf"}],
                "resultValueName": {"key": "Shelf"}
              },
              "openAppWhenRun": true,
              "isDiscoverable": true,
              "authenticationPolicy": "requiresAuthentication",
              "supportedModes": ["background", "foreground(dynamic)"],
              "hasPerform": true,
              "parameters": [
                {
                  "name": "target",
                  "wrapper": "Parameter",
                  "title": {"key": "Shelf"},
                  "description": {"key": "Which shelf"},
                  "type": {
                    "spelling": "Shelf?",
                    "name": "Shelf",
                    "kind": "enum",
                    "isOptional": true,
                    "declaration": {"name": "Shelf", "qualifiedName": "Shelf", "module": "Library"}
                  },
                  "default": {"enumCase": "read"},
                  "requestValueDialog": {"key": "Which shelf?"},
                  "inclusiveRange": {"lower": {"int": 1}, "upper": {"int": 10}},
                  "location": {"file": "Sources/Library/OpenShelf.swift", "line": 20, "column": 7}
                }
              ],
              "parameterSummary": {
                "text": {"key": "Open ${target}"},
                "parameters": ["target"],
                "others": ["count"]
              },
              "result": {

        """))
  }

  @Test func omitsFactsThatTheSourceDoesNotState() {
    #expect(
      Sample.json(MetadataBundle()) == """
        {
          "schemaVersion": 1,
          "generator": {"name": "intentscan", "version": "0.1.0"},
          "modules": [],
          "intents": [],
          "entities": [],
          "queries": [],
          "optionsProviders": [],
          "enums": [],
          "unions": [],
          "shortcutsProviders": [],
          "packages": [],
          "extensions": [],
          "diagnostics": []
        }

        """)
    #expect(members(intent { _ in }) == "\"hasPerform\": false")
    let bare = MetadataBundle(
      entities: [Entity(type: Sample.declaration("E"))], queries: [EntityQuery(type: Sample.declaration("Q"))])
    let json = Sample.json(bare)
    #expect(json.contains("\"isTransient\": false"))
    #expect(json.contains("\"providesSuggestedEntities\": false"))
    #expect(!inside(json).contains("[]") && !json.contains("{}") && !json.contains("null"))
  }

  @Test func emptyListsAreAbsent() {
    let provider = ShortcutsProvider(
      type: Sample.declaration("P"), negativePhrases: Sample.fact([]), appShortcuts: Sample.fact([]))
    let empty = MetadataBundle(
      intents: [intent { $0.supportedModes = Sample.fact(Sample.value(.array([]))) }],
      entities: [Entity(type: Sample.declaration("E"), transferRepresentations: Sample.fact([]))],
      queries: [
        EntityQuery(type: Sample.declaration("Q"), sortingOptions: Sample.fact([]), properties: Sample.fact([]))
      ],
      shortcutsProviders: [provider],
      packages: [IntentsPackage(type: Sample.declaration("K"), includedPackages: Sample.fact([]))])
    let json = Sample.json(empty)
    #expect(!inside(json).contains("[]") && !json.contains("{}"))
  }

  /// The JSON without the members of the document itself, whose arrays always exist.
  private func inside(_ json: String) -> String {
    json.split(separator: "\n").filter { $0.hasPrefix("    ") }.joined(separator: "\n")
  }

  @Test func writesResultFlagsThatAreFalse() {
    let intent = intent { $0.result = Sample.fact(PerformResult(place: Sample.place())) }
    #expect(
      members(intent) == """
        "hasPerform": true,
        "result": {
          "providesDialog": false,
          "showsSnippetView": false,
          "showsSnippetIntent": false,
          "opensIntent": false
        }
        """)
  }

  @Test func factsThatAreNotConstantsAreUnreadable() {
    let intent = intent {
      $0.title = Sample.fact(Sample.unreadable("Strings.open"))
      $0.openAppWhenRun = Sample.fact(Sample.unreadable("Settings.opens"))
    }
    let location = #"{"file": "Sources/Library/OpenShelf.swift", "line": 3, "column": 5}"#
    #expect(
      members(intent) == """
        "title": {
          "unreadable": "Strings.open",
          "location": \(location)
        },
        "openAppWhenRun": {
          "unreadable": "Settings.opens",
          "location": \(location)
        },
        "hasPerform": false
        """)
  }

  @Test func theIdentifierIsThePersistentOneElseTheName() throws {
    func identifier(_ fact: Fact<String>, hasAllConditions: Bool = false) throws -> JSONDocument? {
      let bundle = MetadataBundle(intents: [intent { $0.type.persistentIdentifier = fact }])
      return try Sample.document(bundle, hasAllConditions: hasAllConditions)["intents"]?.elements[0]["identifier"]
    }
    #expect(try identifier(.absent) == .string("OpenShelf"))
    #expect(try identifier(Sample.fact("OldName")) == .string("OldName"))
    #expect(try identifier(Sample.fact(Sample.unreadable("make()"))) == nil)
    #expect(try identifier(Sample.fact("OldName", ["DEBUG"])) == .string("OldName"))
    #expect(try identifier(Sample.fact("OldName", ["DEBUG"]), hasAllConditions: true) == nil)
  }

  /// `CustomIntentMigratedAppIntent` gives the class that an intent replaces as its identifier.
  @Test func theIdentifierOfAMigratedIntentIsItsClass() throws {
    func identifier(_ className: Fact<String>, _ persistent: Fact<String> = .absent) throws -> JSONDocument? {
      let bundle = MetadataBundle(intents: [
        intent {
          $0.type.migratedClassName = className
          $0.type.persistentIdentifier = persistent
        }
      ])
      return try Sample.document(bundle)["intents"]?.elements[0]["identifier"]
    }
    #expect(try identifier(Sample.fact("OpenShelfIntent")) == .string("OpenShelfIntent"))
    #expect(try identifier(Sample.fact("OpenShelfIntent"), Sample.fact("Old")) == .string("Old"))
    #expect(try identifier(Sample.fact(Sample.unreadable("make()"))) == nil)
  }

  // MARK: Branches

  private static let branches = Fact<LocalizedText>(
    Sample.fact(Sample.text("A"), ["os(iOS)"]).alternatives
      + Sample.fact(Sample.unreadable("make()"), ["!(os(iOS))", "DEBUG"]).alternatives)

  @Test func factsThatDifferByBranchAreVariants() {
    let intent = intent {
      $0.title = Self.branches
      $0.openAppWhenRun = Sample.fact(true, ["canImport(UIKit)"])
    }
    #expect(
      members(intent, hasAllConditions: true) == """
        "title": {
          "variants": [
            {"conditions": ["os(iOS)"], "key": "A"},
            {
              "conditions": ["!(os(iOS))", "DEBUG"],
              "unreadable": "make()",
              "location": {"file": "Sources/Library/OpenShelf.swift", "line": 3, "column": 5}
            }
          ]
        },
        "openAppWhenRun": {"variants": [{"conditions": ["canImport(UIKit)"], "value": true}]},
        "hasPerform": false
        """)
  }

  @Test func factOfOneBranchHasNoConditions() {
    let since = [Availability(platform: "iOS", introduced: "26.0")]
    let intent = intent {
      $0.title = Sample.fact(Sample.text("A"), ["os(iOS)"])
      $0.openAppWhenRun = Sample.fact(true)
      $0.supportedModes = Sample.fact(.known(Sample.option("background")), [], availability: since)
    }
    #expect(
      members(intent) == """
        "title": {"key": "A"},
        "openAppWhenRun": true,
        "supportedModes": ["background"],
        "hasPerform": false,
        "memberConditions": {"title": ["os(iOS)"]},
        "memberAvailability": {"supportedModes": [{"platform": "iOS", "introduced": "26.0"}]}
        """)
  }

  @Test func armsOfAnAvailabilityCheckAreVariantsToo() {
    let since = [Availability(platform: "iOS", introduced: "17.0")]
    let intent = intent {
      $0.intentClassName = Fact(
        Sample.fact(.known("A"), [], availability: since).alternatives + Sample.fact("B").alternatives)
    }
    #expect(
      members(intent) == """
        "intentClassName": {
          "variants": [
            {"availability": [{"platform": "iOS", "introduced": "17.0"}], "value": "A"},
            {"value": "B"}
          ]
        },
        "hasPerform": false
        """)
  }

  @Test func keepsCaseRepresentationsOfEveryBranch() throws {
    func entries(_ title: String) -> [AppEnum.CaseRepresentation] {
      [
        .init(
          caseName: .known(Sample.name("a")),
          representation: .known(DisplayRepresentation(title: Sample.text(title), place: Sample.place())),
          place: Sample.place())
      ]
    }
    let appEnum = AppEnum(
      type: Sample.declaration("E"), cases: [.init(name: "a", place: Sample.place())],
      caseDisplayRepresentations: Fact(
        Sample.fact(entries("A"), ["DEBUG"]).alternatives
          + Sample.fact(Sample.unreadable("all()"), ["!(DEBUG)"]).alternatives))
    let written = try Sample.document(MetadataBundle(enums: [appEnum]), hasAllConditions: true)["enums"]?.elements[0]
    let title = written?["cases"]?.elements[0]["title"]
    #expect(title == (try JSONDocument(parsing: #"{"variants": [{"conditions": ["DEBUG"], "key": "A"}]}"#)))
    let unread = written?["caseDisplayRepresentations"]?["variants"]?.elements
    #expect(unread?.map { $0["unreadable"] } == [.string("all()")])
  }

  @Test func shortcutsHaveTheConditionsOfTheirBranch() throws {
    func shortcut(_ name: String, _ conditions: [String]) -> Constant<AppShortcut> {
      .known(
        AppShortcut(
          intent: .known(Sample.reference(name)), phrases: .known([]), place: Sample.place(),
          calleePlace: Sample.place(),
          conditions: conditions))
    }
    let provider = ShortcutsProvider(
      type: Sample.declaration("P"),
      appShortcuts: Fact(
        Sample.fact([shortcut("A", []), shortcut("B", ["DEBUG"])], ["os(iOS)"]).alternatives
          + Sample.fact(Sample.unreadable("make()"), ["!(os(iOS))"]).alternatives))
    let written = try Sample.document(MetadataBundle(shortcutsProviders: [provider]))
    let shortcuts = written["shortcutsProviders"]?.elements[0]["shortcuts"]?.elements ?? []
    #expect(
      shortcuts.map { $0["conditions"]?.elements.compactMap(\.string) } == [
        ["os(iOS)"], ["os(iOS)", "DEBUG"], ["!(os(iOS))"],
      ])
    #expect(shortcuts.last?["unreadable"] == .string("make()"))
  }

  // MARK: Places

  @Test func aPhraseHasALocation() throws {
    let phrase = LocalizedText(
      key: "Open ${applicationName}", place: Sample.place(7, 11, file: 1), keyPlace: Sample.place())
    let provider = ShortcutsProvider(
      type: Sample.declaration("P"), negativePhrases: Sample.fact([.known(phrase)]))
    let written = try Sample.document(MetadataBundle(shortcutsProviders: [provider]))
    let expected = """
      {"key": "Open ${applicationName}", "location": {"file": "Sources/App/Shortcuts.swift", "line": 7, "column": 11}}
      """
    #expect(
      written["shortcutsProviders"]?.elements[0]["negativePhrases"]?.elements == [try JSONDocument(parsing: expected)])
  }

  @Test func aRepresentationThatCannotBeReadIsUnreadableOnce() throws {
    let entity = Entity(type: Sample.declaration("E"), typeDisplayRepresentation: Sample.fact(Sample.unreadable("r()")))
    let written = try Sample.document(MetadataBundle(entities: [entity]))["entities"]?.elements[0]
    #expect(written?["typeDisplayName"]?["unreadable"] == .string("r()"))
    for key in ["typeDisplayForm", "numericFormat", "typeDisplaySynonyms"] { #expect(written?[key] == nil) }
  }

  // MARK: Order

  @Test func typesAreOrderedByModulePathAndPosition() throws {
    func intent(_ name: String, _ module: String, _ place: Place) -> Intent {
      var type = Sample.declaration(name, at: place)
      type.module = module
      return Intent(type: type)
    }
    // File 1 is Sources/App/…, file 0 Sources/Library/…: paths count, not indices.
    let intents = [
      intent("a", "Kit", Sample.place(1, file: 1)), intent("b", "App", Sample.place(1)),
      intent("c", "App", Sample.place(9, file: 1)), intent("d", "App", Sample.place(2, file: 1)),
      intent("e", "app", Sample.place(1)), intent("f", "Äpp", Sample.place(1)),
    ]
    for order in [intents, intents.reversed()] {
      let written = try Sample.document(MetadataBundle(modules: ["b", "a"], intents: order))
      #expect(written["intents"]?.elements.compactMap { $0["name"]?.string } == ["d", "c", "b", "a", "e", "f"])
      #expect(written["modules"]?.elements.compactMap(\.string) == ["a", "b"])
    }
  }

  @Test func diagnosticsAreOrderedByPathPositionAndId() throws {
    let diagnostics = [("d", 0, 5), ("b", 1, 7), ("a", 1, 7), ("c", 0, 1)].map { id, file, line in
      FileDiagnostic(file: file, diagnostic: Diagnostic(id, .warning, "m", at: Sample.place(line).span))
    }
    for order in [diagnostics, diagnostics.reversed()] {
      let written = try Sample.document(MetadataBundle(diagnostics: order))
      #expect(written["diagnostics"]?.elements.compactMap { $0["id"]?.string } == ["a", "b", "c", "d"])
    }
  }
}
