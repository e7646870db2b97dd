@testable import IntentModel
@testable import MetadataDocuments
import SourceScan

extension MetadataBundle {
  /// The bundle as its JSON document, see `jsonInPieces`.
  func json(
    paths: [String], hasAllConditions: Bool = false, siriKit: SiriKitContents = SiriKitContents(),
    texts: BundleTexts? = nil, lineIndex: @escaping (FileID) -> LineIndex
  ) -> [UInt8] {
    jsonInPieces(paths: paths, hasAllConditions: hasAllConditions, siriKit: siriKit, texts: texts, lineIndex: lineIndex)
      .reduce(into: []) { $0 += $1 }
  }
}
