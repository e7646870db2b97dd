/// One version of a comparison: the facts that saved shortcuts, Siri and displayed texts depend on.
///
/// Always read from a bundle's JSON, so that sources, an old bundle and Apple's metadata are handled the same way.
package struct Catalog: Sendable {
  package internal(set) var modules: [String] = []
  /// The languages of the app, including the language of the source. Nil for a bundle without texts in other languages.
  var languages: Set<String>?
  var sourceLanguage: String?
  /// The systems that each module ships for. Empty for a bundle without targets.
  var systems: [String: ShippedSystems] = [:]
  /// The targets by the name of their module, with the symbols of the declarations in their documents.
  var targets: [String: [(name: String, declarations: Set<String>)]] = [:]
  var intents: [Intent] = []
  /// The positions of the intents by symbol; filled only in a catalog that `inOrder` returned.
  private(set) var positionsOfIntents: [String: [Int]] = [:]
  var entities: [Entity] = []
  var enums: [Enum] = []
  var unions: [Union] = []
  var queries: [Query] = []
  var providers: [Provider] = []
  /// Products with a document of their own. Empty for a bundle that does not state them.
  var products: [Product] = []
  /// The widgets and controls. Empty for a bundle that was extracted without them.
  var widgets: [Widget] = []
  /// Whether the version was read from Apple's metadata, which does not state all conformances.
  var isOfMetadata = false
  /// The custom intents of SiriKit.
  var siriKitIntents: [SiriKitIntent] = []
  /// Whether some SiriKit definitions of the version could not be read: their intents would look removed.
  package var hasUnreadDefinitions = false
  /// The names of the apps that each module is part of.
  var appsByModule: [String: Set<String>] = [:]

  /// Whether there is nothing to compare.
  package var isEmpty: Bool {
    intents.isEmpty && entities.isEmpty && enums.isEmpty && unions.isEmpty && queries.isEmpty && providers.isEmpty
      && siriKitIntents.isEmpty
  }
  package var typeCount: Int {
    intents.count + entities.count + enums.count + unions.count + queries.count + providers.count
  }
  package var intentCount: Int { intents.count }

  /// The catalog with its types sorted, so that the order of the files has no influence.
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
    copy.positionsOfIntents = Dictionary(grouping: copy.intents.indices) { copy.intents[$0].type.symbol }
    return copy
  }

  /// The positions of types in sorted order. Not generic, so that sorting is compiled once.
  private static func order(of types: [Declaration]) -> [Int] {
    types.indices.sorted { left, right in
      let left = types[left], right = types[right]
      if left.symbol != right.symbol { return left.symbol < right.symbol }
      return left.location ?? .nowhere < right.location ?? .nowhere
    }
  }

  /// A location as the bundle states it.
  package struct Location: Hashable, Comparable, Sendable {
    package var file: String
    package var line: Int
    package var column: Int

    /// `file` as the bundle names it, `line` and `column` from 1, the column in bytes of UTF-8.
    package init(file: String, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }

    static let nowhere = Location(file: "", line: 0, column: 0)

    package static func < (left: Location, right: Location) -> Bool {
      (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
  }

  /// The facts that every type has.
  struct Declaration: Equatable, Sendable {
    var module = ""
    var name = ""
    var qualifiedName = ""
    /// The name in Apple's metadata and in saved shortcuts; nil if it is not a compile-time constant.
    var identifier: String?
    var persistentIdentifier: Stated<String> = .absent
    /// The name of the SiriKit class that the intent replaces, if the intent's `identifier` is that name; otherwise nil.
    var migratedClassName: String?
    /// The SiriKit class that the intent declares to replace, independent of its own identifier.
    var replacedClassName: String?
    var conformances: Set<String> = []
    var location: Location?
    var availability: [Availability] = []
    var conditions: [String] = []
    var schema: Stated<String> = .absent

    /// The symbol in changes, such as `App.Shelves.OpenShelf`. Not inlined, because every kind of change uses it.
    @inline(never)
    var symbol: String { module.isEmpty ? qualifiedName : "\(module).\(qualifiedName)" }
  }

  struct Availability: Equatable, Sendable {
    var platform: String
    var introduced: [Int]?
    var isDeprecated: Bool
    var isUnavailable: Bool
  }

  /// A text that people see: what the source states, and what string tables have for it.
  struct Title: Equatable, Sendable {
    var text: Stated<String> = .absent
    /// Translations by language.
    var translations: [String: String] = [:]
  }

  struct Intent: Equatable, Sendable {
    var type: Declaration
    var title = Title()
    var description: Stated<String> = .absent
    var openAppWhenRun: Stated<Bool> = .absent
    var isDiscoverable: Stated<Bool> = .absent
    var isAssistantOnly: Stated<Bool> = .absent
    /// Whether code of the app runs it: a button, another intent.
    var hasRunner = false
    var authenticationPolicy: Stated<String> = .absent
    var supportedModes: Stated<[String]> = .absent
    var traits: Stated<[String]> = .absent
    var isDeprecated = false
    var urlRepresentation: Stated<String> = .absent
    var parameters: [Property] = []
    /// All sentences of the parameter summary as one text.
    var summary: Stated<String> = .absent
    /// The parameters of each prediction.
    var predictions: Stated<[[String]]> = .absent
    var hasPerform = false
    /// The value that `perform()` returns to the next action.
    var result: Stated<TypeShape> = .absent
  }

  /// A parameter of an intent, or a property of an entity.
  struct Property: Equatable, Sendable {
    /// The name in metadata: the name of the variable, or the identifier that its wrapper states.
    var name: String
    var title = Title()
    var type: TypeShape?
    var hasDefault = false
    /// The default value as text, to find renamed parameters.
    var defaultText: String?
    /// Whether only the app uses it: `visibility: .internal`.
    var isInternal = false
    var location: Location?
    var conditions: [String] = []
  }

  struct Entity: Equatable, Sendable {
    var type: Declaration
    var displayName = Title()
    var idType: String?
    var isTransient = false
    var urlRepresentation: Stated<String> = .absent
    var defaultQuery: Stated<String> = .absent
    var properties: [Property] = []
  }

  struct Enum: Equatable, Sendable {
    var type: Declaration
    var displayName = Title()
    var rawType: String?
    var urlRepresentation: Stated<String> = .absent
    var cases: [Case] = []
  }

  struct Case: Equatable, Sendable {
    var name: String
    /// The raw value as text, of any type; nil if the source states none.
    var rawValue: String?
    var title = Title()
    var image: Stated<String> = .absent
    var location: Location?

    /// The value that a saved shortcut stores.
    var savedValue: String { rawValue ?? name }
  }

  /// A `@UnionValue`: a parameter accepts the types of its cases.
  struct Union: Equatable, Sendable {
    var type: Declaration
    /// The cases, each with its label as the name and the type of its value.
    var cases: [Property] = []
  }

  struct Query: Equatable, Sendable {
    var type: Declaration
    /// The bare name of the entity that it finds.
    var entity: String?
    var members: Set<String> = []
    var sortingOptions: Stated<[String]> = .absent
    var properties: Stated<[QueryProperty]> = .absent

    /// Whether Shortcuts creates a Find action for it, according to the documentation of the two protocols below.
    var offersFind: Bool {
      !type.conformances.isDisjoint(with: ["EnumerableEntityQuery", "EntityPropertyQuery"])
    }

    /// Whether the source lists the filters and sort options of the Find action. For an enumerable query, Shortcuts creates them.
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
    /// Nil if the list, or one of its elements, is not readable.
    var shortcuts: [Shortcut]?
  }

  struct Shortcut: Equatable, Sendable {
    /// The bare name of the intent; nil if it is not readable.
    var intent: String?
    /// The arguments of the intent's initializer as text.
    var arguments: String
    var phrases: Stated<[Phrase]> = .absent
    /// Phrases by language, without those of the source.
    var localizedPhrases: [String: [Phrase]] = [:]
    var shortTitle = Title()
    var systemImageName: Stated<String> = .absent
    var location: Location?
  }

  struct Phrase: Equatable, Sendable {
    var text: String
    var location: Location?
  }
}
