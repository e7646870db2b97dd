import IntentExtraction
import SourceScan
import Testing

/// Mangled names that the compiler printed for declarations written as in the comments.
@Suite struct MangledNameTests {
  /// `"struct A.enum B"` in a module, outermost first.
  static let nested: [(module: String, path: String, expected: String)] = [
    ("Lib", "struct Top", "3Lib3TopV"),
    ("Lib", "enum A.struct B.enum C.struct Deep", "3Lib1AO1BV1CO4DeepV"),
    ("Lib", "struct Outer.struct InExt", "3Lib5OuterV5InExtV"),
    ("Lib", "class Cls", "3Lib3ClsC"),
    ("Lib", "actor Act", "3Lib3ActC"),
    ("Lib", "enum EI", "3Lib2EIO"),
    ("Lib", "struct OpenOpenOpen.struct OpenThing", "3Lib04OpenbB0V0B5ThingV"),
    ("Lib", "struct Lib.struct Lib", "3LibAAVAAV"),
    ("Lib", "struct default", "3Lib7defaultV"),
    ("Lib", "struct Ünï", "3Lib007n_jfaCdV"),
    ("Lib", "struct Späti🚀", "3Lib0014Spti_moaIIFBIeV"),
    ("Lib", "struct Gen/1.struct InGen", "3Lib3GenV02InB0Vyx_G"),
    ("Lib", "struct GenSelf/1", "3Lib7GenSelfVyxG"),
    ("Lib", "struct SendItem/2", "3Lib8SendItemVyxq_G"),
    ("NotesApp", "struct NotesApp.struct NotesIntent", "8NotesAppAAV0A6IntentV"),
    ("NotesApp", "struct OpenNoteIntent.struct OpenNoteIntent", "8NotesApp14OpenNoteIntentVABV"),
    ("NotesApp", "struct OpenNoteIntent.struct NoteOpen", "8NotesApp14OpenNoteIntentV0dC0V"),
    ("NotesApp", "struct App_Intent", "8NotesApp0B7_IntentV"),
    ("NotesApp", "struct X2Go", "8NotesApp4X2GoV"),
    ("NotesApp", "struct lowercase", "8NotesApp9lowercaseV"),
    ("NotesApp", "struct AddNotesAppNote", "8NotesApp03AddaB4NoteV"),
    ("NotesApp", "struct HTTPServer.struct HTTPIntent", "8NotesApp10HTTPServerV10HTTPIntentV"),
    ("NotesApp", "struct Pair/2.struct In", "8NotesApp4PairV2InVyxq__G"),
    ("NotesApp", "struct Pair/2.struct Gen/1", "8NotesApp4PairV3GenVyxq__qd__G"),
    ("NotesApp", "struct Two Words", "8NotesApp0020TwoWords_liaADEDGcjaV"),
    ("NotesApp", "struct Straße", "8NotesApp009Strae_oqaV"),
    ("NotesApp", "struct 日本", "8NotesApp006wgvHBaV"),
    ("Radio", "struct MuteRadioIntent", "5Radio04MuteA6IntentV"),
    ("Radio", "struct RadioShortcuts", "5Radio0A9ShortcutsV"),
    ("AppDemo", "struct AppDemoShortcuts", "7AppDemo0aB9ShortcutsV"),
    ("IntentFixture", "struct PingIntent", "13IntentFixture04PingA0V"),
    ("NetNewsWire_iOS", "struct NetNewsWireAppShortcuts", "15NetNewsWire_iOS0abC12AppShortcutsV"),
    ("TrollLEDs", "struct TrollLEDsAppShortcutsProvider", "9TrollLEDs0aB20AppShortcutsProviderV"),
    ("JibunKit_App", "struct JibunKitShortcuts", "12JibunKit_App0aB9ShortcutsV"),
    ("Phoebus", "struct FindIndexedPhoebusPostsIntent", "7Phoebus011FindIndexedA11PostsIntentV"),
    ("PhoebusWidget", "struct CalendarWidgetIntent", "13PhoebusWidget08CalendarB6IntentV"),
    ("PhoebusWidget", "struct FeedSourceIntent.enum Source", "13PhoebusWidget16FeedSourceIntentV0D0O"),
    ("PhoebusWidget", "enum WidgetSortOption", "13PhoebusWidget0B10SortOptionO"),
    ("WidgetSmith", "struct ControlWidgetEntity", "11WidgetSmith07ControlA6EntityV"),
    ("Weather", "struct OpenWeatherAirQualityIntent", "7Weather04OpenA16AirQualityIntentV"),
    ("DuplicateTasks", "struct CompleteTaskIntent", "14DuplicateTasks18CompleteTaskIntentV"),
    ("Freeform", "struct CRLiOSBoardEntity.struct BoardQuery", "8Freeform17CRLiOSBoardEntityV10BoardQueryV"),
    ("Freeform", "struct CRLResizeSelectionFontIntent_v2", "8Freeform31CRLResizeSelectionFontIntent_v2V"),
    ("TodoAppIntents", "struct TodoIntentsPackage", "14TodoAppIntents0aC7PackageV"),
    ("TodoAppIntents", "struct TodoAppEntity", "14TodoAppIntents0aB6EntityV"),
  ]

  @Test(arguments: nested)
  func nestedType(module: String, path: String, expected: String) throws {
    #expect(try #require(nominal(path, in: .module(module))).mangledName == expected)
  }
}

/// `struct A/1.enum B`: a kind, a name and the number of generic parameters, dot by dot.
func nominal(_ path: String, in scope: ManglingScope) -> NominalPath? {
  var scope = scope, innermost: NominalPath?
  for part in path.split(separator: ".") {
    let pieces = part.split(separator: " ", maxSplits: 1), name = pieces[1].split(separator: "/")
    guard let kind = TypeBody.Kind(rawValue: String(pieces[0])) else { return nil }
    let count = name.count > 1 ? Int(name[1]) ?? 0 : 0
    let type = NominalPath(scope, String(name[0]), kind, genericParameterCount: count)
    scope = .type(type)
    innermost = type
  }
  return innermost
}
