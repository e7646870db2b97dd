import SourceScan

/// A nominal type for the mangler: its context, and all of its declaration that its symbol name depends on. Plain data with all
/// names resolved; `mangledName` reads nothing else.
struct NominalPath: Hashable, Sendable {
  let scope: ManglingScope
  /// One more than the number of types around it. Stored, because comparisons and hashes use it.
  fileprivate let level: Int
  /// The name without backticks.
  var name: String
  var kind: TypeBody.Kind
  /// The number of generic parameters of the declaration itself.
  var genericParameterCount = 0
  /// The requirements on its own generic parameters, from the `where` clause and from bounds.
  var requirements: [ManglingRequirement] = []
  /// The base name of its file (`Shelf.swift`) when the type is `private` or `fileprivate` and no type around it is; for a type in
  /// a `private extension` too. Nil for any other type, and for every local type.
  var privateFile: String?

  init(
    scope: ManglingScope, name: String, kind: TypeBody.Kind, genericParameterCount: Int = 0,
    requirements: [ManglingRequirement] = [], privateFile: String? = nil
  ) {
    self.scope = scope
    level = scope.outerLevel + 1
    self.name = name
    self.kind = kind
    self.genericParameterCount = genericParameterCount
    self.requirements = requirements
    self.privateFile = privateFile
  }

  /// Compares the names first, because they differ most often. Not inlined: every function of a set or an array of paths would
  /// contain a copy.
  @inline(never)
  static func == (left: NominalPath, right: NominalPath) -> Bool {
    left.name == right.name && left.level == right.level && left.kind == right.kind && left.scope == right.scope
      && left.genericParameterCount == right.genericParameterCount && left.requirements == right.requirements
      && left.privateFile == right.privateFile
  }

  /// Hashes only the name and the level, because few different paths have the same name and the same level.
  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(level)
  }

  /// The symbol name without its prefix, as the compiler prints it: `7Library7ShelvesO9OpenShelfV`. Nil if it depends on facts that
  /// a path does not contain (see `Unmangleable`).
  var mangledName: String? {
    var mangler = Mangler()
    do throws(Unmangleable) {
      try mangler.append(declared: self)
    } catch {
      return nil
    }
    return String(decoding: mangler.output, as: UTF8.self)
  }
}

extension NominalPath {
  /// The module that the compiler's full name of the type begins with: that of the outermost type around it, even if an extension
  /// in another module contains this one. Nil for a type in a body, for a generic type or a type inside one, and for a type of
  /// Swift's module that is or may be part of concurrency.
  var outermostModule: String? {
    if genericParameterCount > 0 { return nil }
    switch scope {
    case .module(StandardTypes.module):
      // Types of concurrency are in another module, which their mangled names do not state. A type without letters may be one of
      // them.
      let letters = StandardTypes.rows.first { $0.name == name }?.letters
      return letters?.hasPrefix("c") == false ? StandardTypes.module : nil
    case .module(let module): return module
    case .type(let outer), .extension(of: let outer, in: _, requirements: _): return outer.outermostModule
    case .body: return nil
    }
  }
}

/// The context of a declaration of a type, function or variable.
indirect enum ManglingScope: Equatable, Sendable {
  /// The top level of a module. `Swift` refers to the standard library with its concurrency part, `__C` to clang's declarations
  /// (`NSObject`, `CGRect`).
  case module(String)
  /// The body of a type.
  case type(NominalPath)
  /// An extension that the named module declares, with the requirements of its `where` clause.
  case `extension`(of: NominalPath, in: String, requirements: [ManglingRequirement] = [])
  /// The body of a function, accessor or closure, an initial value, or top-level code. The index counts the declarations of the
  /// same name before this one in the same body: types, functions, variables, parameters, `self`. Those in inner blocks count,
  /// those in closures and functions inside the body do not. A `defer` block is a function `$defer`.
  case body(BodyOwner, index: Int = 0)

  fileprivate var outerLevel: Int {
    switch self {
    case .module: 0
    case .type(let path), .extension(of: let path, in: _, requirements: _): path.level
    case .body(let owner, index: _): owner.scope.outerLevel
    }
  }

  /// The module whose source holds the declaration.
  var declaringModule: String {
    switch self {
    case .module(let name), .extension(of: _, in: let name, requirements: _): name
    case .type(let path): path.scope.declaringModule
    case .body(let owner, index: _): owner.scope.declaringModule
    }
  }
}

/// A requirement on one generic parameter.
struct ManglingRequirement: Equatable, Sendable {
  enum Form: Equatable, Sendable {
    /// `T: P`. `inherited` is every protocol that P refines, directly or not; nil if that isn't known.
    case conforms(NominalPath, inherited: Set<NominalPath>?)
    /// `T == Int`
    case same(MangledType)
    /// `T: SomeClass`
    case superclass(MangledType)
    /// `T: AnyObject`
    case anyObject
    /// A protocol that couldn't be resolved. It matters only to extensions that have requirements of their own.
    case unknown
  }

  /// The index of the parameter among all generic parameters in scope, those of the outermost type first.
  var parameter: Int
  var form: Form

  init(parameter: Int, _ form: Form) {
    self.parameter = parameter
    self.form = form
  }
}

/// The reason why the mangled name of a path is not known here.
enum Unmangleable: Error {
  /// A name is empty.
  case unnamed
  /// A name has too many bytes; the time for Punycode grows with their square.
  case length
  /// The number of a type's generic arguments is not that of its declaration's parameters.
  case genericArguments
  /// Requirements whose minimal, ordered form depends on more than their text: protocols whose refinement isn't known, or
  /// generic parameters that are equal to each other and have other requirements.
  case requirements
  /// A composition of several protocols: their order depends on more than their names.
  case composition
}
