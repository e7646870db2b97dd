import SourceScan

/// What a file states besides its types, for rules that look further than one declaration.
package struct FileFacts: Sendable {
  /// The modules that a file imports, scanned or not.
  enum Imports: Sendable {
    case listed([String])
    /// Of a file that was not parsed they are found when a caller asks: of most files no caller does.
    case unlisted(UnlistedImports, file: FileID)
  }

  /// Who knows the imports of files that list none. (An object: one reference for each of the files that share it.)
  final class UnlistedImports: Sendable {
    fileprivate let names: @Sendable (_ file: FileID) -> [String]
    fileprivate let contain: @Sendable (_ module: String, _ file: FileID) -> Bool

    init(
      names: @escaping @Sendable (_ file: FileID) -> [String],
      contain: @escaping @Sendable (_ module: String, _ file: FileID) -> Bool
    ) {
      self.names = names
      self.contain = contain
    }
  }

  let sourcePath: SourcePath
  package let module: String
  let importedModules: Imports
  /// What its code mentions of `KnownMentions`.
  package var mentions: Mentions
  /// False for a file that was only outlined.
  package var isParsed: Bool
  /// Of the imports those that it passes on to its whole module: `@_exported`.
  package var exports: [String] = []
  /// Its first import; nil without one.
  package var firstImport: Place? = nil
  /// What its extensions make of types that other modules declare, or that the scan doesn't hold.
  package var outsideConformances: [OutsideConformance] = []
  /// Types under `#if`, those that the configuration leaves out among them.
  package var conditionalTypes: [ConditionalType] = []
  /// The modules that its `#if canImport(…)` around declarations ask for, as often as they are there.
  package var importQuestions: [NameReference] = []
  /// Its widgets, controls and widget bundles, if any caller asked for mentions.
  package var widgets: [DeclaredWidget] = []
  /// The widgets that its code makes instances of, or may.
  package var widgetUses: [WidgetUse] = []
  /// The bare names of widgets that are made in code which is commented out.
  package var widgetsInComments: Set<String> = []
  /// The literals of its code that name the kind of a widget.
  package var widgetKindUses: [WidgetKindUse] = []
  /// The buttons and toggles of a file with a widget that take a closure or a binding, and no intent.
  package var controlsWithoutIntent: [NameReference] = []
  /// Some code of it starts Live Activities: `Activity.request(…)`.
  package var startsActivities = false
  /// What its code runs: controls with intents, and more.
  package var runs = FileRuns()
  /// The intents that its tips for Siri show.
  package var intentsOfTips: [NameReference] = []
  /// Types with a `localizedStringResource`.
  package var describedTypes: [DescribedType] = []

  /// As the user reads it; made each time.
  package var path: String { sourcePath.text }

  /// The modules that it imports, `@_exported` or not. Sorted.
  package var imports: [String] {
    switch importedModules {
    case .listed(let names): names
    case .unlisted(let others, let file): Set(others.names(file)).sorted()
    }
  }

  /// Whether it imports a module of the name.
  package func imports(_ module: String) -> Bool {
    switch importedModules {
    case .listed(let names): names.contains(module)
    case .unlisted(let others, let file): others.contain(module, file)
    }
  }

  /// `extension Kit.Mode: AppEnum {}`
  package struct OutsideConformance: Sendable {
    /// As written: `Kit.Mode`.
    package var name: String
    /// The module that declares the type, or that its name is qualified by; nil where the scan cannot tell.
    package var module: String?
    /// The framework's protocols that the clause makes it conform to, closed under refinement. Sorted.
    package var conformances: [String]
    /// The names of the members that the file's module adds to the type. Sorted.
    package var members: [String]
    /// The extended type.
    package var place: Place
  }

  /// `enum ShelfError: Error { var localizedStringResource: LocalizedStringResource { … } }`
  package struct DescribedType: Sendable {
    package var name: String
    /// What it inherits that neither the scan nor the table of the framework holds: `Error`, `LocalizedError`.
    package var unknownAncestors: [String]
    /// The name.
    package var place: Place
  }

  /// A type whose clause, macro or extension makes it conform to a protocol of the framework.
  package struct ConditionalType: Sendable {
    package var name: String
    /// The framework's protocols that the clause names, closed under refinement. Sorted.
    package var conformances: [String]
    /// As written, outermost first.
    package var conditions: [String]
    /// What the conditions ask: `os(iOS)`, `DEBUG`, `compiler`.
    package var questions: [String]
    /// The platforms whose builds contain it, if the conditions ask for nothing but the operating system; else nil.
    package var platforms: Set<Platform>?
    /// The configuration keeps it.
    package var isActive: Bool
    /// The name.
    package var place: Place
  }
}
