import IntentModel

/// What the bodies of intents mention: names and calls, by the intent. Only a side that is source has it.
public struct BodyShapes: Sendable {
  private var byType: [String: Set<String>] = [:]

  public init() {}

  public init(_ bundle: MetadataBundle) {
    for intent in bundle.intents {
      let names = intent.performBodies.reduce(into: Set<String>()) { $0.formUnion($1.names) }
      if !names.isEmpty { byType["\(intent.type.module).\(intent.type.qualifiedName)", default: []].formUnion(names) }
    }
  }

  /// Nil where nothing is known of a body, or where there is nothing in it that could be told from another.
  func shape(of type: Catalog.Declaration) -> Set<String>? {
    guard let names = byType[type.symbol]?.subtracting(Self.common), names.count > 2 else { return nil }
    return names
  }

  /// What nearly every body mentions.
  private static let common: Set<String> = [
    "return", "result", "try", "await", "let", "var", "if", "guard", "else", "self", "throw", "dialog", "value", "in",
  ]
}
