/// The attributes that belong to Swift. Any other name after an `@` is a property wrapper, a result builder, a global actor or
/// a macro.
///
/// The list is the result of Swift 6.3.1, which reports every other candidate as an "unknown attribute". Attributes that begin
/// with an underscore and a lowercase letter are the compiler's by convention.
package enum SwiftAttributes {
  package static func contains(_ name: String) -> Bool {
    names.contains(name) || name.utf8.first == UInt8(ascii: "_") && name.dropFirst().first?.isLowercase == true
  }

  private static let names: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "NSApplicationMain",
    "NSCopying", "NSManaged", "Sendable", "UIApplicationMain", "abi", "attached", "autoclosure", "available",
    "backDeployed", "c", "concurrent", "const", "constInitialized", "convention", "derivative", "differentiable",
    "discardableResult", "dynamicCallable", "dynamicMemberLookup", "escaping", "exclusivity", "export", "freestanding",
    "frozen", "globalActor", "implementation", "inlinable", "inline", "isolated", "lifetime", "main", "noDerivative",
    "nonexhaustive", "nonisolated", "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper",
    "requires_stored_property_inits", "resultBuilder", "retroactive", "safe", "section", "sensitive", "specialized",
    "storageRestrictions", "testable", "transpose", "unchecked", "unsafe", "unsafe_no_objc_tagged_pointer", "used",
    "usableFromInline", "warn_unqualified_access",
  ]
}
