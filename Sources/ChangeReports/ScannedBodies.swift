import IntentChanges
import IntentModel

extension BodyShapes {
  /// The bodies of all intents that a scan found.
  public init(_ bundle: MetadataBundle) {
    self.init()
    for intent in bundle.intents {
      for body in intent.performBodies { add(body.names, of: "\(intent.type.module).\(intent.type.qualifiedName)") }
    }
  }
}
