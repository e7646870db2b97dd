import SourceScan

/// The facts that all types of the bundle have in common: name, location, conformances.
public struct DeclaredType: Sendable {
  public enum Access: Comparable, Sendable { case `private`, `fileprivate`, `internal`, package, `public` }

  /// An attribute of the declaration: a global actor, `@Model`, a macro.
  public struct NamedAttribute: Sendable {
    public var name: String
    /// Whether parentheses follow the name.
    public var hasArguments: Bool
    /// The plain string literal of the argument `key:` if it is the only argument, as in `@Dependency(key: "store")`; nil
    /// otherwise, and for attributes of types.
    public var key: String?
    public var place: Place

    /// Whether it is one of Swift's own, and so neither a wrapper nor a macro.
    public var isSwifts: Bool { SwiftAttributes.contains(name) }
  }

  /// A conformance with its own conditions: `@available(iOS, unavailable) extension A: ForegroundContinuableIntent {}`.
  public struct LimitedConformance: Sendable {
    /// The framework's protocol that the clause names.
    public var name: String
    /// The conditions in addition to those of the type.
    public var conditions: [String] = []
    public var availability: [Availability] = []
  }

  /// A module whose binary has the conformances that make the type an intent, an entity or another kind, and a file that states
  /// them.
  package struct Conformer: Sendable {
    package var module: String
    var file: FileID
  }

  public var module: String
  public var name: String
  /// The name with the enclosing types, without the module.
  public var qualifiedName: String
  /// The Swift ABI name without `$s`; nil if it can't be known.
  public var mangledName: String? = nil
  /// The module of the outermost type that encloses the type. It differs from `module` for a type in an extension of another
  /// module's type. Nil if it can't be known, for a type in a function, and for a generic type or a type inside one.
  package var outermostModule: String? = nil
  public var kind: TypeBody.Kind
  /// The framework's public protocols that the type conforms to, with those that they refine. Sorted.
  public var conformances: [String] = []
  /// The modules of the extensions that alone make the type an App Intents type, in the order of the files; empty if its own
  /// module does.
  var foreignConformers: [Conformer] = []
  /// The modules whose binaries and documents have the type as one of App Intents.
  package var conformers: [Conformer] {
    foreignConformers.isEmpty ? [Conformer(module: module, file: place.file)] : foreignConformers
  }
  /// The module whose metadata has a text of the type that is written in `file`.
  package func module(ofTextIn file: FileID) -> String {
    (conformers.first { $0.file == file } ?? conformers[0]).module
  }
  /// Conformances that an extension states under an `#if` or an `@available` of its own.
  public var limitedConformances: [LimitedConformance] = []
  /// The location of the name in the declaration.
  public var place: Place
  /// The whole declaration, in the same file.
  public var span: ByteSpan
  /// The bytes between its braces.
  public var bodySpan: ByteSpan
  /// The access that the declaration states, or that of the extension around it; not narrowed by enclosing types.
  public var access: Access = .internal
  /// Whether the declaration has the modifier `final`.
  public var isFinal: Bool = false
  /// The range of the modifier that makes the type private to its file, with the space after it: `private` or `fileprivate` of the
  /// type itself, or of an extension or a type around it. Nil if there is none.
  public var privatePlace: Place? = nil
  /// Whether the type, or a type that it is nested in, has generic parameters.
  public var isGeneric: Bool = false
  /// The qualified name of the innermost generic type that the type is nested in; nil without one.
  public var enclosingGenericType: String? = nil
  /// Whether the type is declared inside a function, an accessor or a closure.
  public var isLocal: Bool = false
  public var attributes: [NamedAttribute] = []
  public var availability: [Availability] = []
  /// The `#if` conditions around the declaration, as written, outermost first.
  public var conditions: [String] = []
  public var schema: Schema? = nil
  public var persistentIdentifier: Fact<String> = .absent
  /// The class of the SiriKit intent that the type replaces if it conforms to `CustomIntentMigratedAppIntent`, and the default of
  /// its `persistentIdentifier`. Absent for every other type.
  public var migratedClassName: Fact<String> = .absent
  /// The type's own members first, then those of its extensions, those of superclasses, and those of protocols' extensions.
  public var members: [DeclaredMember] = []
  /// Whether `members` lacks inherited members, because the type inherits more than a scan reads.
  public var lacksMembers: Bool = false
  /// Names of members in `#if` branches that the configuration excludes. Sorted.
  public var hiddenMembers: [String] = []
  /// The names in its own inheritance clause and in those of its extensions, the last component of each.
  public var inherited: [NameReference] = []
  /// Protocols and superclasses that neither the scan nor the table of the framework holds, those of the standard library among
  /// them. They may add members that the scan does not see. Sorted.
  public var unknownAncestors: [String] = []
}

/// The schema that a macro names: `@AppIntent(schema: .visualIntelligence.semanticContentSearch)`.
public struct Schema: Sendable {
  /// `visualIntelligence.semanticContentSearch`
  public var name: Constant<String>
  /// `AppIntent`, `AssistantEntity`, …
  public var macro: String
  /// The location of the attribute, or of the constant's value.
  public var place: Place
  /// Whether the type declares the constant that a schema macro expands to, `static let __appSchemaIntent = "system.open"`,
  /// instead of using the macro.
  public var isWrittenOut: Bool = false
}

extension DeclaredType {
  /// The key of the type in Apple's metadata, which saved shortcuts store: the declared persistent identifier, else the class
  /// that a migrated intent names, else the bare name. Nil if it isn't readable or has several alternatives.
  ///
  /// `CustomIntentMigratedAppIntent` has the class name as the default of `persistentIdentifier`. Evidence: the class name is the
  /// key of 81 of the 82 migrated intents in a shipped app's metadata, and the name of the type is the key of none; in Apple's
  /// Voice Memos, the class name is the key of both migrated intents.
  public var identifier: String? {
    let stated = statedIdentifier
    return stated.isAbsent ? name : stated.only
  }

  /// The fact that the identifier comes from; absent if it is the name of the type.
  public var statedIdentifier: Fact<String> { persistentIdentifier.isAbsent ? migratedClassName : persistentIdentifier }
}
