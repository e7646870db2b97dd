/// What the bodies of intents mention: names and calls, by the intent. Only a side that is source has it.
public struct BodyShapes: Sendable {
  private var byType: [String: Set<String>] = [:]

  public init() {}

  /// Notes what is mentioned in a body of the intent `Module.Type`.
  public mutating func add(_ names: [String], of type: String) {
    if !names.isEmpty { byType[type, default: []].formUnion(names) }
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
