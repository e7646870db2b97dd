@testable import SourceScan
import Testing

@testable import IntentModel

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

  /// `extended` is the type's own module and path.
  static let foreign: [(extended: (module: String, path: String), module: String, path: String, expected: String)] = [
    (("FoundationEssentials", "struct URL"), "Lib", "struct InURL", "20FoundationEssentials3URLV3LibE02InC0V"),
    (("Foundation", "class Bundle"), "Lib", "struct InBundle", "10Foundation6BundleC3LibE02InB0V"),
    (("AppIntents", "struct IntentDialog"), "NotesApp", "struct Say", "10AppIntents12IntentDialogV05NotesA0E3SayV"),
    (("__C", "struct tm"), "Lib", "struct Open", "So2tmV3LibE4OpenV"),
    (
      ("FoundationEssentials", "struct Data"), "Lib", "struct DataDataData",
      "20FoundationEssentials4DataV3LibE0ccC0V"
    ),
    (
      ("FoundationEssentials", "struct Locale.struct Language"), "Lib", "struct LanguageLib",
      "20FoundationEssentials6LocaleV8LanguageV3LibE0dE0V"
    ),
    (
      ("FoundationEssentials", "struct URL"), "Lib", "struct A.struct URL",
      "20FoundationEssentials3URLV3LibE1AVABV"
    ),
    // An extension without conditions in the type's own module is the type.
    (("Lib", "struct Outer"), "Lib", "struct InExt", "3Lib5OuterV5InExtV"),
  ]

  @Test(arguments: foreign)
  func extensionOfForeignType(
    extended: (module: String, path: String), module: String, path: String, expected: String
  ) throws {
    let type = try #require(nominal(extended.path, in: .module(extended.module)))
    #expect(try #require(nominal(path, in: .extension(of: type, in: module))).mangledName == expected)
  }

  @Test func standardTypesAreAbbreviated() throws {
    let cases: [(String, String, String)] = [
      ("String", "struct InStr", "SS3LibE5InStrV"), ("Array", "struct InArr", "Sa3LibE5InArrVyx_G"),
      ("Dictionary", "struct Dump", "SD3LibE4DumpVyxq__G"),
      ("Optional", "enum Policy.struct Reset", "Sq3LibE6PolicyO5ResetVyx__G"),
      ("Int32", "struct A", "s5Int32V3LibE1AV"), ("Task", "struct A", "ScT3LibE1AVyxq__G"),
      ("TaskLocal", "struct A", "s9TaskLocalC3LibE1AVyx_G"),
    ]
    for (name, path, expected) in cases {
      let type = try #require(NominalPath.standard(name))
      #expect(try #require(nominal(path, in: .extension(of: type, in: "Lib"))).mangledName == expected)
    }
  }

  @Test func mangledNamesOfPrivateTypesContainTheFile() throws {
    var outer = try #require(nominal("struct Priv", in: .module("Lib")))
    outer.privateFile = "nest.swift"
    #expect(outer.mangledName == "3Lib4Priv33_F3BE98B4F4C2965D4C82301CEDF35829LLV")
    let inner = NominalPath(scope: .type(outer), name: "In", kind: .enum)
    #expect(inner.mangledName == "3Lib4Priv33_F3BE98B4F4C2965D4C82301CEDF35829LLV2InO")
  }

  @Test func mangledNamesOfLocalTypesContainTheFunction() throws {
    let int = try #require(MangledType.standard("Int"))
    let type = try #require(nominal("struct Sub", in: .module("Lib")))
    func local(_ form: BodyOwner.Form, isStatic: Bool = false, index: Int = 0) -> String? {
      NominalPath(
        scope: .body(BodyOwner(scope: .type(type), form: form, isStatic: isStatic), index: index), name: "A",
        kind: .struct
      ).mangledName
    }
    let signature = FunctionSignature(parameters: [.init(label: "x", type: int)], result: int)
    #expect(local(.function(name: "g", signature)) == "3Lib3SubV1g1xS2i_tF1AL_V")
    #expect(local(.function(name: "g", signature), index: 1) == "3Lib3SubV1g1xS2i_tF1AL0_V")
    #expect(local(.getter(of: "v", type: int), isStatic: true) == "3Lib3SubV1vSivgZ1AL_V")
    #expect(local(.initializer(FunctionSignature(result: .nominal(type)))) == "3Lib3SubVACycfc1AL_V")
    let function = BodyOwner(
      scope: .type(type), form: .function(name: "f", FunctionSignature(parameters: [.init(label: nil, type: int)])))
    let deferred = BodyOwner(scope: .body(function), form: .function(name: "$defer", FunctionSignature()))
    #expect(
      NominalPath(scope: .body(deferred), name: "A", kind: .struct).mangledName == "3Lib3SubV1fyySiF6$deferL_yyF1AL_V")
  }

  /// A path that does not determine the name has none: a guess would be worse than none.
  @Test func nothingIsGuessed() throws {
    let box = NominalPath(scope: .module("Lib"), name: "Box", kind: .struct, genericParameterCount: 1)
    let pair = NominalPath(scope: .module("Lib"), name: "Pair", kind: .struct, genericParameterCount: 2)
    let sorted = NominalPath(scope: .module("Lib"), name: "Sorted", kind: .protocol),
      other = NominalPath(scope: .module("Lib"), name: "Other", kind: .protocol)
    func extending(_ type: NominalPath, _ requirements: ManglingRequirement...) -> String? {
      NominalPath(scope: .extension(of: type, in: "Lib", requirements: requirements), name: "A", kind: .struct)
        .mangledName
    }
    #expect(extending(box, .init(parameter: 0, .conforms(sorted, inherited: nil))) == "3Lib3BoxVA2A6SortedRzlE1AVyx_G")
    #expect(
      extending(
        box, .init(parameter: 0, .conforms(sorted, inherited: nil)),
        .init(parameter: 0, .conforms(other, inherited: nil))) == nil)
    #expect(extending(box, .init(parameter: 0, .unknown)) == nil)
    #expect(extending(box, .init(parameter: 1, .anyObject)) == nil)
    let second = MangledType.genericParameter(depth: 0, index: 1)
    #expect(extending(pair, .init(parameter: 0, .same(second))) == "3Lib4PairVAAq_RszrlE1AVyxq__G")
    #expect(
      extending(
        pair, .init(parameter: 0, .same(second)), .init(parameter: 1, .conforms(sorted, inherited: []))) == nil)
    let bare = MangledType.nominal(box), two = MangledType.existential([sorted, other])
    for type in [bare, two] {
      let owner = BodyOwner(scope: .module("Lib"), form: .getter(of: "v", type: type))
      #expect(NominalPath(scope: .body(owner), name: "A", kind: .struct).mangledName == nil)
    }
    #expect(NominalPath(scope: .module("Lib"), name: "", kind: .struct).mangledName == nil)
  }
}

/// `struct A/1.enum B`: a kind, a name and the number of generic parameters, dot by dot.
func nominal(_ path: String, in scope: ManglingScope) -> NominalPath? {
  var scope = scope, innermost: NominalPath?
  for part in path.split(separator: ".") {
    let pieces = part.split(separator: " ", maxSplits: 1), name = pieces[1].split(separator: "/")
    guard let kind = TypeBody.Kind(rawValue: String(pieces[0])) else { return nil }
    let count = name.count > 1 ? Int(name[1]) ?? 0 : 0
    let type = NominalPath(scope: scope, name: String(name[0]), kind: kind, genericParameterCount: count)
    scope = .type(type)
    innermost = type
  }
  return innermost
}
