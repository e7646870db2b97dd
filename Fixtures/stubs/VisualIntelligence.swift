// Stub for the type that visual search hands to an app. Nothing here runs.
import AppIntents

public struct SemanticContentDescriptor: Sendable, _IntentValue {
  public var labels: [String] { [] }
}
