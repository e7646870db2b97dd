import IntentExtraction

/// Types outside the framework that no parameter can have. Whatever isn't listed, and isn't declared by the sources
/// either, may be supported: the framework's list grows with every release.
enum ParameterTypes {
  struct Unsupported: Sendable {
    var name: String
    var instead: String
  }

  static let unsupported: [Unsupported] = [
    Unsupported(name: "Data", instead: "IntentFile"),
    Unsupported(name: "UIImage", instead: "IntentFile"),
    Unsupported(name: "NSImage", instead: "IntentFile"),
    Unsupported(name: "CGImage", instead: "IntentFile"),
    Unsupported(name: "CIImage", instead: "IntentFile"),
    Unsupported(name: "Image", instead: "IntentFile"),
    Unsupported(name: "UIColor", instead: "an entity or an enum"),
    Unsupported(name: "NSColor", instead: "an entity or an enum"),
    Unsupported(name: "CGColor", instead: "an entity or an enum"),
    Unsupported(name: "Color", instead: "an entity or an enum"),
    Unsupported(name: "Any", instead: "an entity or an enum"),
    Unsupported(name: "AnyObject", instead: "an entity or an enum"),
    Unsupported(name: "Dictionary", instead: "an entity, or several parameters"),
    Unsupported(name: "Range", instead: "two parameters"),
    Unsupported(name: "ClosedRange", instead: "two parameters"),
  ]

  static let unsupportedByName = Dictionary(
    unsupported.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
