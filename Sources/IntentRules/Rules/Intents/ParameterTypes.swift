import IntentModel

/// Types outside the framework that neither a parameter nor a property of an entity can have. A type that is neither listed
/// nor declared in the sources may be supported: the framework's list grows with every release.
enum ParameterTypes {
  struct Unsupported: Sendable {
    var name: String
    var instead: String
  }

  static let unsupported: [Unsupported] = [
    Unsupported(name: "Data", instead: "'IntentFile'"),
    Unsupported(name: "UIImage", instead: "'IntentFile'"),
    Unsupported(name: "NSImage", instead: "'IntentFile'"),
    Unsupported(name: "CGImage", instead: "'IntentFile'"),
    Unsupported(name: "CIImage", instead: "'IntentFile'"),
    Unsupported(name: "Image", instead: "'IntentFile'"),
    Unsupported(name: "UIColor", instead: "an entity or an enum"),
    Unsupported(name: "NSColor", instead: "an entity or an enum"),
    Unsupported(name: "CGColor", instead: "an entity or an enum"),
    Unsupported(name: "Color", instead: "an entity or an enum"),
    Unsupported(name: "Any", instead: "an entity or an enum"),
    Unsupported(name: "AnyObject", instead: "an entity or an enum"),
    Unsupported(name: "Dictionary", instead: "an entity or several parameters"),
    Unsupported(name: "Range", instead: "two parameters"),
    Unsupported(name: "ClosedRange", instead: "two parameters"),
    Unsupported(name: "URLRequest", instead: "'URL'"),
    Unsupported(name: "URLComponents", instead: "'URL'"),
    Unsupported(name: "URLSession", instead: "'URL'"),
    Unsupported(name: "NSURL", instead: "'URL'"),
    Unsupported(name: "NSString", instead: "'String'"),
    Unsupported(name: "NSAttributedString", instead: "'AttributedString'"),
    Unsupported(name: "NSNumber", instead: "'Int' or 'Double'"),
    Unsupported(name: "NSDate", instead: "'Date'"),
    Unsupported(name: "NSPredicate", instead: "a string"),
    Unsupported(name: "NSObject", instead: "an entity or an enum"),
    Unsupported(name: "NSError", instead: "a string"),
    Unsupported(name: "Error", instead: "a string"),
    Unsupported(name: "IndexPath", instead: "an entity"),
    Unsupported(name: "IndexSet", instead: "an entity"),
    Unsupported(name: "CharacterSet", instead: "a string"),
    Unsupported(name: "CGPoint", instead: "two parameters"),
    Unsupported(name: "CGSize", instead: "two parameters"),
    Unsupported(name: "CGRect", instead: "an entity or several parameters"),
    Unsupported(name: "CLLocation", instead: "'CLPlacemark'"),
    Unsupported(name: "CLLocationCoordinate2D", instead: "'CLPlacemark'"),
    Unsupported(name: "AnyView", instead: "an entity"),
    Unsupported(name: "Void", instead: "a basic type such as 'String'"),
  ]

  static let unsupportedByName = Dictionary(
    unsupported.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The part of a type that the framework does not support, and the replacement; nil for a type that is supported or may be.
  static func problem(of type: ValueType) -> (type: ValueType, hint: String)? {
    switch type.kind {
    case .array: return type.elements.first.flatMap(problem)
    case .unknown: break
    default: return nil
    }
    if type.declaration != nil {
      guard type.unknownAncestors.allSatisfy({ KnownAncestors.plain.contains($0) }) else { return nil }
      return (type, "conform the type to 'AppEntity' or 'AppEnum', or make it a '@UnionValue'")
    }
    // A type without a name is a dictionary, a tuple or a function.
    guard let name = type.name else {
      let opens = type.spelling.first == "[" || type.spelling.first == "("
      return opens ? (type, "use an entity or several parameters") : nil
    }
    return unsupportedByName[name].map { (type, "use \($0.instead)") }
  }
}
