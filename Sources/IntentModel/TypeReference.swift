import SourceScan

/// A type that the source names, and its declaration if the scan holds it.
public struct TypeReference: Sendable {
  /// The bare name: `BookQuery` of `Library.BookQuery<Self>`.
  public var name: String
  /// The name without the module; nil if the scan does not hold the declaration.
  public var qualifiedName: String?
  /// The module of the declaration; nil if the scan does not hold it.
  public var module: String?
  public var place: Place

  public var isResolved: Bool { qualifiedName != nil }
}

/// A name that refers to a parameter, property, case or comparator: `shelf` of `\.$shelf`.
public struct NameReference: Equatable, Sendable {
  public var name: String
  public var place: Place
  /// The empty range where `$` is missing: before the name in a key path to one name, as in `\.shelf`; nil for any other reference.
  public var missingProjection: Place?

  init(_ name: String, at place: Place, missingProjection: Place? = nil) {
    self.name = name
    self.place = place
    self.missingProjection = missingProjection
  }
}

/// The type of a parameter, property, result or identifier, as written and as the framework sees it.
public struct ValueType: Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case primitive, entity, `enum`, union, measurement, file, person, intent, array, set
    /// Another type of Apple's, by name.
    case framework
    /// Any other type: one whose declaration the scan does not hold, a declared type of none of these kinds, or a type without a
    /// name.
    case unknown
  }

  /// The type as written, without line breaks and comments: `Shelf?`.
  public var spelling: String
  /// The bare name without the optional: `Shelf`. Nil for a type without one, such as an array or a tuple.
  public var name: String? = nil
  public var kind: Kind
  public var isOptional: Bool = false
  /// The element type of an array or a set; the generic arguments of another type: the unit of a `Measurement`.
  public var elements: [ValueType] = []
  /// The declaration that the name refers to; nil if the scan does not hold it.
  public var declaration: TypeReference? = nil
  /// Types from outside the scan that a declared type inherits, if the kind of that type is unknown.
  public var unknownAncestors: [String] = []
  /// The reason why only its spelling is known; nil for a type that was read.
  public var problem: Problem? = nil
  public var place: Place

  public enum Problem: Sendable {
    /// It refers to itself, or is too large with its typealiases replaced.
    case size
    /// A generic typealias is given the wrong number of types.
    case arguments
  }
}

extension ValueType {
  /// Passes all values to the memberwise initializer: setting a variable that has a default value copies the whole.
  init(spelling: String, name: String? = nil, kind: Kind, place: Place) {
    self.init(spelling: spelling, name: name, kind: kind, isOptional: false, place: place)
  }
}

/// A declared type that some code names where the framework requires a conformance. If several types have its name, the facts
/// are those of all: the scan may hold several targets.
public struct NamedType: Sendable {
  /// The framework's protocols that the type conforms to, with those that they refine. Sorted.
  public var conformances: [String]
  /// Protocols, superclasses and macros that neither the scan nor the table of the framework holds: they may add a
  /// conformance. Sorted.
  public var unknownAncestors: [String]
  /// The location of the name in the declaration. Nil if only its outline was read, or if the scan does not hold it.
  public var place: Place?
}
