import IntentModel

/// Types outside the framework that neither a parameter nor a property of an entity can have. A type that is neither listed
/// nor declared in the sources may be supported: the framework's list grows with every release.
enum ParameterTypes {
  /// The types by what to use instead.
  private static let unsupported = [
    "'IntentFile'": ["Data", "UIImage", "NSImage", "CGImage", "CIImage", "Image"],
    "an entity or an enum": ["UIColor", "NSColor", "CGColor", "Color", "Any", "AnyObject", "NSObject"],
    "an entity or several parameters": ["Dictionary", "CGRect"],
    "two parameters": ["Range", "ClosedRange", "CGPoint", "CGSize"],
    "'URL'": ["URLRequest", "URLComponents", "URLSession", "NSURL"],
    "'String'": ["NSString"],
    "'AttributedString'": ["NSAttributedString"],
    "'Int' or 'Double'": ["NSNumber"],
    "'Date'": ["NSDate"],
    "a string": ["NSPredicate", "NSError", "Error", "CharacterSet"],
    "an entity": ["IndexPath", "IndexSet", "AnyView"],
    "'CLPlacemark'": ["CLLocation", "CLLocationCoordinate2D"],
    "a basic type such as 'String'": ["Void"],
  ]

  /// The replacement of each unsupported type, by the name of the type.
  static let replacements = Dictionary(
    uniqueKeysWithValues: unsupported.flatMap { instead, names in names.map { ($0, instead) } })

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
    return replacements[name].map { (type, "use \($0)") }
  }
}
