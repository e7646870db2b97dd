import IntentModel
import SourceScan

/// How the lexer looks for them.
extension KnownMentions {
  public static let query = Mentions.Query(
    names: [update, dependencies] + donations.sorted(), attributes: entryPoints.sorted(), labels: labelsOfIntents,
    of: controls)
  /// Code in bodies that mentions none of them.
  public static let bodiesWithout = SkippableBodies(withoutMentionsOf: query)
}
