import IntentChanges
import IntentModel

extension BodyShapes {
  /// The bodies of `perform()` of all intents in the bundles of some scans.
  package init(_ bundles: [MetadataBundle]) {
    self.init()
    for intent in bundles.flatMap(\.intents) {
      for body in intent.performBodies { add(body.names, of: "\(intent.type.module).\(intent.type.qualifiedName)") }
    }
  }
}
