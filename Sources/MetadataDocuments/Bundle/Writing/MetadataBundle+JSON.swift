import IntentModel
import SourceScan

extension MetadataBundle {
  /// The bundle as its JSON document, in pieces that follow one another.
  ///
  /// `paths` are the scan's files as they are to be shown, by index: relative to the root, with `/`. `hasAllConditions` is true
  /// if the branches of all `#if`s were kept. `lineIndex` is called once for each file that a location lies in.
  ///
  /// `targets` are those of the project that was read. `texts` are those in other languages; without them, the document has no
  /// keys about languages.
  package func jsonInPieces(
    paths: [String], hasAllConditions: Bool = false, targets: [BundleTarget] = [],
    siriKit: SiriKitContents = SiriKitContents(), widgets: [BundleWidget] = [], runners: [BundleRunner] = [],
    texts: BundleTexts? = nil,
    lineIndex: @escaping (FileID) -> LineIndex
  ) -> [[UInt8]] {
    var writer = BundleWriter(paths: paths, hasAllConditions: hasAllConditions, texts: texts, lineIndex: lineIndex)
    writer.object(
      of: BundleDocument(bundle: self, targets: targets, widgets: widgets, runners: runners, siriKit: siriKit))
    return writer.json?.documentInPieces() ?? []
  }
}
