/// The custom intents of SiriKit that an `.intentdefinition` file declares, with the enums and types of their parameters.
///
/// Intents of the system in the file are not among them: an App Intent does not replace one of them by its class.
package struct SiriKitDefinition: Equatable, Sendable {
  /// The file as reports name it.
  package var path: String
  package var intents: [SiriKitIntent] = []
  package var enums: [SiriKitEnum] = []
  package var types: [SiriKitObjectType] = []
  /// The names of the targets that compile it; empty without a project.
  package var targets: [String] = []
  /// The languages of its tables; empty if they were not read.
  package var languages: Set<String> = []

  package init(path: String) { self.path = path }

  /// The values of an enum parameter. Nil for any other parameter, for an enum of the system, and if the file does not declare the
  /// enum.
  package func values(of parameter: SiriKitParameter) -> [SiriKitEnum.Value]? {
    guard !parameter.isOfSystem, let name = parameter.enumName else { return nil }
    return enums.first { $0.name == name }?.values
  }
}

/// A position in a file: line and column from 1, the column in bytes of UTF-8.
package struct SiriKitPosition: Equatable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A text of a definition, with its key in the tables of other languages.
package struct SiriKitText: Equatable, Sendable {
  package var text: String
  package var key: String?
  /// The texts of these tables by language; empty if they were not read.
  package var translations: [String: String]

  package init(_ text: String, key: String? = nil, translations: [String: String] = [:]) {
    self.text = text
    self.key = key
    self.translations = translations
  }
}

/// A custom intent.
package struct SiriKitIntent: Equatable, Sendable {
  /// A sentence for one set of visible parameters: `Brew ${leaf}`.
  package struct Summary: Equatable, Sendable {
    package var parameters: [String]
    package var title: SiriKitText
    /// Whether the sentence is for donations and suggestions, and not for Shortcuts.
    package var isForSuggestions: Bool
    /// Whether the app opens instead of running in the background.
    package var opensApp: Bool

    package init(parameters: [String], title: SiriKitText, isForSuggestions: Bool, opensApp: Bool) {
      self.parameters = parameters
      self.title = title
      self.isForSuggestions = isForSuggestions
      self.opensApp = opensApp
    }
  }

  /// The text for a code of the response, such as `success`.
  package struct Response: Equatable, Sendable {
    package var code: String
    package var text: SiriKitText

    package init(code: String, text: SiriKitText) {
      self.code = code
      self.text = text
    }
  }

  /// The name in Xcode's editor, which is not that of the class.
  package var name: String
  /// The class that Xcode generates: what saved shortcuts store.
  package var className: String
  package var position: SiriKitPosition
  package var title: SiriKitText?
  package var description: SiriKitText?
  package var isConfigurable = false
  package var isForWidgets = false
  /// Whether the system may suggest donations of it.
  package var isSuggested = false
  /// The parameter that takes the result of the previous action.
  package var input: String?
  package var parameters: [SiriKitParameter] = []
  package var summaries: [Summary] = []
  /// The value for the next action, of which only the type is read.
  package var output: SiriKitParameter?
  package var responses: [Response] = []

  package init(name: String, className: String, position: SiriKitPosition) {
    self.name = name
    self.className = className
    self.position = position
  }

  /// Whether Shortcuts has an action for it. Shortcuts makes actions only of classes whose names end in `Intent`.
  package var isInShortcuts: Bool { (isConfigurable || !summaries.isEmpty) && className.hasSuffix("Intent") }
  /// Whether people can add it to a shortcut or a widget.
  package var isVisible: Bool { isInShortcuts || isForWidgets }
}

/// A parameter of an intent; also what a response returns, and a property of an object type.
package struct SiriKitParameter: Equatable, Sendable {
  package struct Size: Equatable, Sendable {
    /// The name of the widget's size: `Small`, `AccessoryCircular`.
    package var name: String
    package var count: Int

    package init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  /// The value of the parent for which a parameter is shown.
  package enum Condition: Hashable, Sendable {
    case hasAnyValue
    case isTrue(Bool)
    /// The parent has this value of its enum.
    case isValue(String)
  }

  package var name: String
  package var position: SiriKitPosition
  /// `String`, `Integer`, `Object`, …; an enum's is `Integer`.
  package var type: String
  package var enumName: String?
  package var objectName: String?
  /// Whether the enum or the object type is one of the system's.
  package var isOfSystem = false
  package var isArray = false
  /// The number that stays the same if the parameter is renamed.
  package var tag: Int?
  package var title: SiriKitText?
  /// Whether users can edit it. If not, only donations set it.
  package var isConfigurable = false
  package var defaultValue: String?
  /// Whether the app supplies the options.
  package var isOptionsProvided = false
  /// The name of the parameter whose value decides whether this one is shown.
  package var parent: String?
  /// The value of the parent that shows the parameter; nil without a parent, and for a condition that is not known.
  package var condition: Condition?
  /// Whether the app searches the options.
  package var isSearchable = false
  /// The question for a value that is missing.
  package var prompt: SiriKitText?
  package var minimum: String?
  package var maximum: String?
  /// The control with which people edit the value: `Field`, `Stepper`, `Date`.
  package var control: String?
  package var trueName: SiriKitText?
  package var falseName: SiriKitText?
  /// The order among the parameters that people see.
  package var priority: Int?
  /// The number of elements by the size of a widget: `Small`.
  package var sizes: [Size] = []
  /// The uniform type identifiers of the files that it accepts.
  package var contentTypes: [String] = []

  package init(name: String, type: String, position: SiriKitPosition) {
    self.name = name
    self.type = type
    self.position = position
  }
}

/// An enum that parameters have as their type.
package struct SiriKitEnum: Equatable, Sendable {
  package struct Value: Equatable, Sendable {
    package var name: String
    /// The index in the generated class; saved shortcuts store the name.
    package var index: Int?
    package var title: SiriKitText?

    package init(name: String, index: Int? = nil, title: SiriKitText? = nil) {
      self.name = name
      self.index = index
      self.title = title
    }
  }

  package var name: String
  package var position: SiriKitPosition
  package var title: SiriKitText?
  /// The values, except the one that means no value.
  package var values: [Value] = []

  package init(name: String, position: SiriKitPosition) {
    self.name = name
    self.position = position
  }
}

/// A type of objects. Its properties do not include the identifier and the texts that all objects have.
package struct SiriKitObjectType: Equatable, Sendable {
  package var name: String
  package var position: SiriKitPosition
  package var title: SiriKitText?
  package var properties: [SiriKitParameter] = []

  package init(name: String, position: SiriKitPosition) {
    self.name = name
    self.position = position
  }
}

/// The SiriKit definitions and handlers of an app.
package struct SiriKitContents: Equatable, Sendable {
  package var definitions: [SiriKitDefinition] = []
  /// The names of the targets whose Info.plists list a class, as `IntentsSupported` or `INIntentsSupported`, by class.
  package var handlers: [String: [String]] = [:]
  /// Whether a definition file could not be read, so that there may be more intents.
  package var hasUnreadFiles = false
  /// Whether an Info.plist could not be read, so that more classes may be listed.
  package var hasUnreadLists = false

  package init() {}

  /// The classes of intents that are defined or listed.
  package var classes: Set<String> {
    Set(definitions.flatMap(\.intents).map(\.className)).union(handlers.keys)
  }

  /// The App Intents by the classes that they replace: first by the class that an intent states, then by the class whose name is an
  /// intent's identifier. The first intent of a class counts.
  package static func successors(among intents: [Intent]) -> [String: DeclaredType] {
    var successors: [String: DeclaredType] = [:]
    for intent in intents {
      for name in intent.type.migratedClassName.alternatives.compactMap(\.content.known) where successors[name] == nil {
        successors[name] = intent.type
      }
    }
    for intent in intents {
      if let name = intent.type.identifier, successors[name] == nil { successors[name] = intent.type }
    }
    return successors
  }

  /// The intents of each class, with their files.
  package var intentsByClass: [String: [(intent: SiriKitIntent, definition: SiriKitDefinition)]] {
    Dictionary(grouping: definitions.flatMap { file in file.intents.map { ($0, file) } }) { $0.0.className }
  }
}
