/// One side of a comparison: what saved shortcuts, Siri and people's screens depend on, and nothing else.
///
/// Read from a bundle's JSON, so that sources, a bundle of last year's release and Apple's own metadata go one way. Knows
/// nothing of the other side.
public struct Catalog: Sendable {
  var modules: [String] = []
  var intents: [Intent] = []
  var entities: [Entity] = []
  var enums: [Enum] = []
  var unions: [Union] = []
  var queries: [Query] = []
  var providers: [Provider] = []

  /// Nothing to compare.
  public var isEmpty: Bool {
    intents.isEmpty && entities.isEmpty && enums.isEmpty && unions.isEmpty && queries.isEmpty && providers.isEmpty
  }
  public var typeCount: Int {
    intents.count + entities.count + enums.count + unions.count + queries.count + providers.count
  }
  public var intentCount: Int { intents.count }

  /// With its types in an order that is theirs, and not that of the files.
  var inOrder: Catalog {
    func sorted<Element>(_ elements: [Element], _ type: (Element) -> Declaration) -> [Element] {
      Self.order(of: elements.map(type)).map { elements[$0] }
    }
    var copy = self
    copy.intents = sorted(intents, \.type)
    copy.entities = sorted(entities, \.type)
    copy.enums = sorted(enums, \.type)
    copy.unions = sorted(unions, \.type)
    copy.queries = sorted(queries, \.type)
    copy.providers = sorted(providers, \.type)
    return copy
  }

  /// The positions of types in their order: sorting is compiled once, not for each kind of type.
  private static func order(of types: [Declaration]) -> [Int] {
    types.indices.sorted { left, right in
      let left = types[left], right = types[right]
      if left.symbol != right.symbol { return left.symbol < right.symbol }
      return left.location ?? .nowhere < right.location ?? .nowhere
    }
  }

  /// Where something stands, as the bundle gives it.
  public struct Location: Hashable, Comparable, Sendable {
    public var file: String
    public var line: Int
    public var column: Int

    /// `file` as the bundle names it, `line` and `column` from 1, the column in bytes of UTF-8.
    public init(file: String, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }

    static let nowhere = Location(file: "", line: 0, column: 0)

    public static func < (left: Location, right: Location) -> Bool {
      (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
  }

  /// What every type has.
  struct Declaration: Equatable, Sendable {
    var module = ""
    var name = ""
    var qualifiedName = ""
    /// What Apple's metadata and saved shortcuts call it; nil where the source hides it.
    var identifier: String?
    var persistentIdentifier: Stated<String> = .absent
    var conformances: Set<String> = []
    var location: Location?
    var availability: [Availability] = []
    var conditions: [String] = []
    var schema: Stated<String> = .absent

    /// `App.Shelves.OpenShelf`. Not inlined: every kind of change asks for it.
    @inline(never)
    var symbol: String { module.isEmpty ? qualifiedName : "\(module).\(qualifiedName)" }
  }

  struct Availability: Equatable, Sendable {
    var platform: String
    var introduced: [Int]?
    var isDeprecated: Bool
    var isUnavailable: Bool
  }

  struct Intent: Equatable, Sendable {
    var type: Declaration
    var title: Stated<String> = .absent
    var description: Stated<String> = .absent
    var openAppWhenRun: Stated<Bool> = .absent
    var isDiscoverable: Stated<Bool> = .absent
    var authenticationPolicy: Stated<String> = .absent
    var supportedModes: Stated<[String]> = .absent
    var traits: Stated<[String]> = .absent
    var isDeprecated = false
    var parameters: [Property] = []
    /// The summary's sentences, one after the other, as one text.
    var summary: Stated<String> = .absent
    var hasPerform = false
    /// What `perform()` gives to the next action.
    var result: Stated<TypeShape> = .absent
  }

  /// A parameter of an intent, or a property of an entity.
  struct Property: Equatable, Sendable {
    /// What metadata calls it: the variable's name, or the identifier that its wrapper gives.
    var name: String
    var title: Stated<String> = .absent
    var type: TypeShape?
    var hasDefault = false
    /// What the default is, for likeness.
    var defaultText: String?
    var location: Location?
    var conditions: [String] = []
  }

  struct Entity: Equatable, Sendable {
    var type: Declaration
    var displayName: Stated<String> = .absent
    var idType: String?
    var isTransient = false
    var defaultQuery: Stated<String> = .absent
    var properties: [Property] = []
  }

  struct Enum: Equatable, Sendable {
    var type: Declaration
    var displayName: Stated<String> = .absent
    var rawType: String?
    var cases: [Case] = []
  }

  struct Case: Equatable, Sendable {
    var name: String
    /// As text, whatever its kind; nil where the source gives none.
    var rawValue: String?
    var title: Stated<String> = .absent
    var image: Stated<String> = .absent
    var location: Location?

    /// What a saved shortcut holds.
    var savedValue: String { rawValue ?? name }
  }

  /// A `@UnionValue`: its cases are what a parameter may hold.
  struct Union: Equatable, Sendable {
    var type: Declaration
    var cases: [String] = []
  }

  struct Query: Equatable, Sendable {
    var type: Declaration
    /// The bare name of what it finds.
    var entity: String?
    var members: Set<String> = []
    var sortingOptions: Stated<[String]> = .absent
    var properties: Stated<[QueryProperty]> = .absent

    /// Shortcuts makes a Find action of it (the two protocols' documentation).
    var offersFind: Bool {
      !type.conformances.isDisjoint(with: ["EnumerableEntityQuery", "EntityPropertyQuery"])
    }

    /// The Find action filters and sorts by what the source lists; that of an enumerable query by all that there is.
    var statesFilters: Bool {
      type.conformances.contains("EntityPropertyQuery") && !type.conformances.contains("EnumerableEntityQuery")
    }
  }

  struct QueryProperty: Equatable, Sendable {
    var name: String
    var comparators: [String]
  }

  struct Provider: Equatable, Sendable {
    var type: Declaration
    var tileColor: Stated<String> = .absent
    /// Nil where the list itself can't be read.
    var shortcuts: [Shortcut]?
  }

  struct Shortcut: Equatable, Sendable {
    /// The intent's bare name; nil where it can't be read.
    var intent: String?
    /// Of the intent's initialiser, as text.
    var arguments: String
    var phrases: Stated<[Phrase]> = .absent
    var shortTitle: Stated<String> = .absent
    var systemImageName: Stated<String> = .absent
    var location: Location?
  }

  struct Phrase: Equatable, Sendable {
    var text: String
    var location: Location?
  }
}
