import SourceScan

/// A nominal type as the mangler wants it: where it is declared, and everything of its declaration that its symbol name
/// depends on. Plain data, made by whoever resolved the names; `mangledName` reads nothing else.
struct NominalPath: Hashable, Sendable {
  var scope: ManglingScope
  /// Without backticks.
  var name: String
  var kind: TypeBody.Kind
  /// How many generic parameters the declaration itself has.
  var genericParameterCount: Int
  /// What the declaration asks of its own generic parameters, `where` clause and bounds alike.
  var requirements: [ManglingRequirement]
  /// The base name of its file (`Shelf.swift`) when the type is `private` or `fileprivate` and no type around it is;
  /// for a type in a `private extension` too. Never for a local type.
  var privateFile: String?

  init(
    _ scope: ManglingScope, _ name: String, _ kind: TypeBody.Kind, genericParameterCount: Int = 0,
    requirements: [ManglingRequirement] = [], privateFile: String? = nil
  ) {
    self.scope = scope
    self.name = name
    self.kind = kind
    self.genericParameterCount = genericParameterCount
    self.requirements = requirements
    self.privateFile = privateFile
  }

  /// Names differ most often. Not inlined: sets and arrays of paths ask it in each of their functions.
  @inline(never)
  static func == (left: NominalPath, right: NominalPath) -> Bool {
    left.name == right.name && left.kind == right.kind && left.scope == right.scope
      && left.genericParameterCount == right.genericParameterCount && left.requirements == right.requirements
      && left.privateFile == right.privateFile
  }

  /// By the name alone: few paths that are distinguished share one.
  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The symbol name without its prefix, as the compiler prints it: `7Library7ShelvesO9OpenShelfV`. Nil where the path
  /// leaves open what the compiler knows (see `Unmangleable`).
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
  /// The module that the compiler's full name of the type begins with: that of the outermost type around it, which an extension
  /// may be of. Nil for a type in a body, and in a generic type.
  var outermostModule: String? {
    if genericParameterCount > 0 { return nil }
    switch scope {
    case .module(StandardTypes.module):
      // Types of concurrency are in another module, whose name their mangled names lack.
      let letters = StandardTypes.rows.first { $0.name == name }?.letters
      return letters?.hasPrefix("c") == false ? StandardTypes.module : nil
    case .module(let module): return module
    case .type(let outer), .extension(of: let outer, in: _, requirements: _): return outer.outermostModule
    case .body: return nil
    }
  }
}

/// What a type, function or variable is declared in.
indirect enum ManglingScope: Equatable, Sendable {
  /// The top level of a module. `Swift` refers to the standard library with its concurrency part, `__C` for what
  /// clang declares (`NSObject`, `CGRect`).
  case module(String)
  /// The body of a type.
  case type(NominalPath)
  /// An extension that the named module declares, with the requirements of its `where` clause.
  case `extension`(of: NominalPath, in: String, requirements: [ManglingRequirement] = [])
  /// The body of a function, accessor or closure, an initial value, top-level code. The index counts the declarations of
  /// the same name before this one in the same body: types, functions, variables, parameters, `self`; those of inner
  /// blocks included, those of closures and functions inside it excluded. A `defer` block is a function `$defer`.
  case body(BodyOwner, index: Int = 0)

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
    /// `T: P`. `inherited` is every protocol that P refines, directly or not; nil where that isn't known.
    case conforms(NominalPath, inherited: Set<NominalPath>?)
    /// `T == Int`
    case same(MangledType)
    /// `T: SomeClass`
    case superclass(MangledType)
    /// `T: AnyObject`
    case anyObject
    /// One that couldn't be resolved. It matters only to extensions that have requirements of their own.
    case unknown
  }

  /// The parameter, counted over all generic parameters in scope, outermost type's first.
  var parameter: Int
  var form: Form

  init(parameter: Int, _ form: Form) {
    self.parameter = parameter
    self.form = form
  }
}

/// Why there is no mangled name: something the compiler knows and the path doesn't say.
enum Unmangleable: Error {
  /// A name is empty.
  case unnamed
  /// A type has another number of generic arguments than its declaration has parameters.
  case genericArguments
  /// Requirements whose minimal, ordered form takes more than their text: protocols whose refinement isn't known,
  /// generic parameters made equal to each other besides other requirements.
  case requirements
  /// A composition of protocols whose order takes more than their names.
  case composition
  /// A closure that takes or returns `sending` values: its type depends on where it is passed.
  case closure
}
