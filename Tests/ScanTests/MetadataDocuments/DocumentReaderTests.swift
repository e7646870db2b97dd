import Foundation
@testable import DocumentFormats
import Testing

@testable import MetadataDocuments
@testable import intentscan

/// Apple's document in, our bundle out.
struct DocumentReaderTests {
  private static func bundle(_ document: JSONValue) -> JSONValue {
    bundleJSON(reading: document) { .location(file: "extract.actionsdata", line: 1, column: $0 + 1) }
  }

  /// The facts of a bundle, without locations and without facts that only one of the two has.
  private static func facts(_ value: JSONValue) -> JSONValue {
    let unsaid: Set = [
      "location", "readFrom", "generator", "comment", "requestValueDialog", "requestDisambiguationDialog", "members",
      "providesSuggestedEntities", "idType", "displayRepresentation", "rawType", "transferRepresentations",
      "unread", "typeDisplayForm", "conformanceAvailability", "conformances", "wrapper", "spelling",
      "authenticationPolicy",
      "isDiscoverable", "openAppWhenRun", "supportedModes", "memberAvailability",
    ]
    switch value.form {
    case .array(let elements): return JSONValue(elements.map(facts))
    case .object(let members):
      let kept = members.filter { member in
        // A provider's own availability is in no document.
        let isProvider = value["shortcuts"] != nil
        return !unsaid.contains(member.key) && !(isProvider && member.key == "availability")
      }
      return JSONValue(members: kept.map { ($0.key, facts($0.value)) })
    default: return value
    }
  }

  /// The bundle of the sources and the bundle read from what they are written as say the same, where the document holds
  /// it: names of cases and of providers of options it doesn't.
  @Test(arguments: AppIntentsCase.all.filter { $0.text("capture") != nil && !$0.namesPaths })
  func comesBack(_ appIntentsCase: AppIntentsCase) throws {
    let words = (appIntentsCase.text("arguments") ?? "").split { $0 == " " || $0.isNewline }.map(String.init)
    let module = try #require(words.firstIndex(of: "--module"))
    let result = try runTool(
      ["extract", "--quiet", "--module", words[module + 1], "."], in: appIntentsCase.file("."))
    let expected = Self.facts(try parseJSON([UInt8](result.output)))
    let read = Self.facts(Self.bundle(try appIntentsCase.run().document()))
    let difference = DocumentComparison(Self.byName(read), Self.byName(expected))
    #expect(difference.differences.map(\.text) == [])
  }

  /// Types by name: the bundle orders them by place, and there are none here.
  private static func byName(_ bundle: JSONValue) -> NormalizedDocument {
    NormalizedDocument(
      JSONValue(
        members: (bundle.members ?? []).map { member in
          guard let elements = member.value.array, elements.first?["qualifiedName"] != nil else {
            return (member.key, member.value)
          }
          let named = elements.map { (key: $0["qualifiedName"]?.string ?? "", value: $0) }
          return (member.key, JSONValue(members: named))
        }))
  }

  /// The whole bundle that is read, for the case with the most kinds of parameters, and for the one with all summaries.
  @Test(arguments: [
    "parameter-metadata", "summary-conditions", "intent-kinds", "query-properties", "shortcut-provider",
  ])
  func matchesItsGolden(_ name: String) throws {
    let appIntentsCase = AppIntentsCase(name: name)
    let read = Self.bundle(try appIntentsCase.run().document()).readable
    if updatesGoldens {
      try read.write(to: appIntentsCase.file("read.json"), atomically: true, encoding: .utf8)
    }
    #expect(read == appIntentsCase.text("read.json"), "run with UPDATE_GOLDEN=1 and read the diff")
  }

  @Test(arguments: AppIntentsCase.all.filter { $0.text("capture") != nil })
  func knowsEveryKeyOfACapture(_ appIntentsCase: AppIntentsCase) throws {
    let captured = try Data(contentsOf: appIntentsCase.file("captured.actionsdata"))
    try expectEveryKeyKnown(in: try parseJSON([UInt8](captured)))
  }

  @Test(.enabled(if: AppleCaptures.folder != nil, "INTENTSCAN_CAPTURES names no folder"), arguments: AppleCaptures.all)
  func knowsEveryKeyOfOtherCaptures(_ name: String) throws {
    try expectEveryKeyKnown(in: try #require(try AppleCaptures.document(name)))
  }

  private func expectEveryKeyKnown(in document: JSONValue) throws {
    let bundle = Self.bundle(document)
    let unread = (bundle["unread"]?.array ?? []).map { "\($0["reason"]?.string ?? ""): \($0["path"]?.string ?? "")" }
    #expect(unread.filter { $0.hasPrefix("unknown key") } == [])
    let schema = try BundleSchemaTests.schema.get()
    let text = String(decoding: bundle.compact, as: UTF8.self)
    let failures = JSONSchemaValidator(schema: schema, isStrict: true).failures(in: try JSONDocument(parsing: text))
    // Values that are kept unread have no schema.
    #expect(failures.filter { !$0.hasPrefix("/unread/") } == [])
  }

  @Test func keepsWhatItDoesNotKnow() throws {
    let source = #"""
      {"actions": {"A": {"identifier": "A", "mangledTypeName": "1M1AV", "fullyQualifiedTypeName": "M.A", "mood": 3,
       "outputFlags": 16, "presentationStyle": 1, "title": {"key": "A", "tone": "x"},
       "parameters": [{"name": "p", "valueType": {"novel": {"wrapper": 1}}}]}},
       "weather": true, "version": 2}
      """#
    let bundle = Self.bundle(try parseJSON(Array(source.utf8)))
    let unread = (bundle["unread"]?.array ?? []).map { "\($0["reason"]?.string ?? ""): \($0["path"]?.string ?? "")" }
    #expect(
      unread.sorted() == [
        "no key of the bundle says it: actions.A.presentationStyle", "no key of the bundle says it: version",
        "unknown key: actions.A.mood", "unknown key: actions.A.title.tone", "unknown key: weather",
        "unknown value: actions.A.outputFlags", "unknown value: actions.A.parameters[p].valueType",
      ])
    let place = bundle["intents"]?.array?.first?["location"]
    #expect(place == .location(file: "extract.actionsdata", line: 1, column: 19))
  }

  /// A thousand parameters may refer to one type, and each would repeat its name.
  @Test func longNamesAreShortenedInReferences() throws {
    let name = "M." + String(repeating: "n", count: 20_000)
    let parameters = (0..<200).map {
      #"{"name": "p\#($0)", "valueType": {"entity": {"wrapper": {"typeName": "E"}}}}"#
    }
    let source = #"""
      {"actions": {"A": {"identifier": "A", "parameters": [\#(parameters.joined(separator: ", "))]}},
       "entities": {"E": {"identifier": "E", "fullyQualifiedTypeName": "\#(name)"}}}
      """#
    let bundle = Self.bundle(try parseJSON(Array(source.utf8)))
    #expect(bundle["entities"]?.array?.first?["qualifiedName"]?.string == String(name.dropFirst(2)))
    let types = (bundle["intents"]?.array?.first?["parameters"]?.array ?? []).map { $0["type"] }
    #expect(types.count == 200)
    #expect(types.allSatisfy { $0?["declaration"]?["name"]?.string?.count == 200 })
  }

  @Test(arguments: [
    ("5Radio04MuteA6IntentV", "Radio", "MuteRadioIntent"), ("5Radio0A9ShortcutsV", "Radio", "RadioShortcuts"),
    ("7AppDemo0aB9ShortcutsV", "AppDemo", "AppDemoShortcuts"),
    ("13IntentFixture04PingA0V", "IntentFixture", "PingIntent"),
    ("15NetNewsWire_iOS0abC12AppShortcutsV", "NetNewsWire_iOS", "NetNewsWireAppShortcuts"),
    ("9TrollLEDs0aB20AppShortcutsProviderV", "TrollLEDs", "TrollLEDsAppShortcutsProvider"),
    ("7Phoebus011FindIndexedA11PostsIntentV", "Phoebus", "FindIndexedPhoebusPostsIntent"),
    ("13PhoebusWidget16FeedSourceIntentV0D0O", "PhoebusWidget", "FeedSourceIntent.Source"),
    ("7Weather04OpenA16AirQualityIntentV", "Weather", "OpenWeatherAirQualityIntent"),
    ("14DuplicateTasks18CompleteTaskIntentV", "DuplicateTasks", "CompleteTaskIntent"),
    ("8Freeform17CRLiOSBoardEntityV10BoardQueryV", "Freeform", "CRLiOSBoardEntity.BoardQuery"),
    ("8Freeform31CRLResizeSelectionFontIntent_v2V", "Freeform", "CRLResizeSelectionFontIntent_v2"),
  ])
  func readsMangledNames(mangled: String, module: String, name: String) {
    let nominal = NominalName(mangled: mangled)
    #expect(nominal?.module == module)
    #expect(nominal?.components.joined(separator: ".") == name)
  }

  @Test(arguments: ["", "V", "5Radio", "99A", "5Radio4MuteX", "0A5RadioV", "ChangeOperation", "00A", "5Radio0z1AV"])
  func refusesOtherNames(mangled: String) { #expect(NominalName(mangled: mangled) == nil) }

  /// The declarations of linked types are built one inside another.
  @Test func refusesNamesOfTypesThatAreNestedTooDeeply() {
    #expect(NominalName(mangled: "1M" + String(repeating: "1aV", count: 64))?.components.count == 64)
    #expect(NominalName(mangled: "1M" + String(repeating: "1aV", count: 65)) == nil)
  }
}
