/// A rule by which a build merges the metadata of modules into the document of a product, or by which the system reads that
/// document, with its evidence. A row whose evidence is `unverified` never makes more than a warning.
package struct MergeRule: Sendable {
  package enum ID: String, CaseIterable, Sendable {
    case staticModulesMerged, staticModulesNeedXcode26, providerOfStaticModule, providerOfExtension,
      providerOfFramework, secondProvider, sameIdentifier, watchAppLast, frameworkNeedsPackage, commandLineTool,
      extractionSkipped
  }

  package let id: ID
  /// A sentence without a full stop.
  package let statement: String
  let evidence: Evidence
  /// The location of the evidence.
  let source: String

  private init(_ id: ID, _ statement: String, _ evidence: Evidence, _ source: String) {
    self.id = id
    self.statement = statement
    self.evidence = evidence
    self.source = source
  }

  static let all: [MergeRule] = [
    MergeRule(
      .staticModulesMerged, "the types of modules that are linked statically are in the product's document", .document,
      "m1roxx/os_intents, variants P and D, Xcode 26.0; bazelbuild/rules_apple#2878"),
    MergeRule(
      .staticModulesNeedXcode26, "an Xcode before 26 does not merge the types of static modules", .documentation,
      "WWDC25 244"),
    MergeRule(
      .providerOfStaticModule, "App Shortcuts of a static module are not in the product's document", .document,
      "m1roxx/os_intents, variants P and D, Xcode 26.0; touyou/IntentTodo, Xcode 27"),
    MergeRule(
      .providerOfExtension, "the system reads App Shortcuts of an app or an App Intents extension only",
      .documentation, "WWDC23 10103"),
    MergeRule(
      .providerOfFramework, "App Shortcuts of a dynamic framework are not in the app's document", .unverified,
      "no document of an app with such a framework is known"),
    MergeRule(
      .secondProvider, "an app has one provider of App Shortcuts", .documentation, "WWDC23 10102, WWDC25 244"),
    MergeRule(
      .sameIdentifier, "of several types with one identifier, the document has the one of the last module by path",
      .asserted, "touyou/IntentTodo, FB24570185: Apple's tool, run with the inputs in both orders, Xcode 27"),
    MergeRule(
      .watchAppLast,
      "the entities and enums that a static module has in the embedded watch app replace those of the iOS app",
      .asserted,
      "touyou/IntentTodo, FB24570185, Xcode 27; its intents were seen to keep what the iOS app has"),
    MergeRule(
      .frameworkNeedsPackage, "the types of a dynamic framework are found through 'AppIntentsPackage' only",
      .documentation, "WWDC23 10103, WWDC25 275"),
    MergeRule(
      .commandLineTool, "a command-line tool has no document", .asserted, "Muesli-HQ/muesli#312"),
    MergeRule(
      .extractionSkipped, "with 'LM_SKIP_METADATA_EXTRACTION' a build writes no document", .asserted,
      "swift-build, AppIntentsMetadataTaskProducer"),
  ]

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }

  /// The row of an id; a test requires one for each.
  package static subscript(id: ID) -> MergeRule {
    byID[id] ?? MergeRule(id, id.rawValue, .unverified, "")
  }

  package var isVerified: Bool { evidence != .unverified }
}
