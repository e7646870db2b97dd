// Stand-in for the type that visual search hands to an app. Nothing here runs.
public struct SemanticContentDescriptor: Sendable {
  public var labels: [String] { [] }
}
