import SourceScan

/// Facts of a file other than its types, for rules that need more than one declaration.
///
/// A class, because many rules go through all files of an app, and copying the more than 20 references of each file took 3 to 6 %
/// of the time of `lint`. Unchecked, because nothing changes an instance after `Program.fileFacts` has made it.
package final class FileFacts: @unchecked Sendable {
  /// The modules that a file imports, scanned or not.
  enum Imports: Sendable {
    case listed([String])
    /// The imports of a file that was not parsed, found only on request: most files are never asked for theirs.
    case unlisted(Boxed<Outlines>, file: FileID)
  }

  let sourcePath: SourcePath
  package let module: String
  let importedModules: Imports
  /// The names of `KnownMentions` in its code.
  let mentions: Mentions
  /// False for a file that was only outlined.
  package let isParsed: Bool
  /// The modules that the file imports with `@_exported`, so that its whole module sees them.
  package internal(set) var exports: [String] = []
  /// The location of the first import outside of `#if`. Nil if the file has none, was not parsed, or belongs to a module that only
  /// resolves names.
  package internal(set) var firstImport: Place? = nil
  /// Conformances that its extensions add to types that other modules declare, or that the scan does not hold.
  package internal(set) var outsideConformances: [OutsideConformance] = []
  /// Types and extensions under `#if` that state a protocol of the framework, including those that the configuration excludes.
  package internal(set) var conditionalTypes: [ConditionalType] = []
  /// The modules that `#if canImport(…)` around the file's declarations asks for, once for each location.
  package internal(set) var importQuestions: [NameReference] = []
  /// Widgets, controls and widget bundles; empty unless mentions were requested.
  package internal(set) var widgets: [DeclaredWidget] = []
  /// Mentions of widgets in code that makes, or may make, instances of them.
  package internal(set) var widgetUses: [WidgetUse] = []
  /// The bare names of widgets that are made in code which is commented out.
  package internal(set) var widgetsInComments: Set<String> = []
  /// The literals of its code that name the kind of a widget.
  package internal(set) var widgetKindUses: [WidgetKindUse] = []
  /// The buttons and toggles of a file with a widget that take a closure or a binding, and no intent.
  package internal(set) var controlsWithoutIntent: [NameReference] = []
  /// Whether its code starts Live Activities: `Activity.request(…)`.
  package internal(set) var startsActivities = false
  /// Code of the file that runs intents, such as controls, and code that starts Live Activities.
  package internal(set) var runs = FileRuns()
  /// The intents that its tips for Siri show.
  package internal(set) var intentsOfTips: [NameReference] = []
  /// Types with a `localizedStringResource`.
  package internal(set) var describedTypes: [DescribedType] = []
  package internal(set) var macrosWithoutConformance: [UnappliedMacro] = []
  /// The names by which tests find the app's declarations.
  package internal(set) var testedNames: [TestedName] = []

  init(
    _ sourcePath: SourcePath, module: String, importedModules: Imports, mentions: Mentions, isParsed: Bool
  ) {
    self.sourcePath = sourcePath
    self.module = module
    self.importedModules = importedModules
    self.mentions = mentions
    self.isParsed = isParsed
  }

  /// The path that messages show; computed on each access.
  package var path: String { sourcePath.text }

  /// The modules that it imports, `@_exported` or not. Sorted.
  package var imports: [String] {
    switch importedModules {
    case .listed(let names): names
    case .unlisted(let outlines, let file): Set(outlines.wrappedValue.imports(ofFile: file)).sorted()
    }
  }

  package func imports(_ module: String) -> Bool {
    switch importedModules {
    case .listed(let names): names.contains(module)
    case .unlisted(let outlines, let file): outlines.wrappedValue.imports(module, inFile: file)
    }
  }

  /// A conformance that an extension adds to a type of another module: `extension Kit.Mode: AppEnum {}`.
  package struct OutsideConformance: Sendable {
    /// The name as written: `Kit.Mode`.
    package var name: String
    /// The module that declares the type, or the imported module in front of its name; nil if the scan does not hold the type and
    /// the name has no such module.
    package var module: String?
    /// The framework's protocols that the clause makes it conform to, closed under refinement. Sorted.
    package var conformances: [String]
    /// The names of the members that the file's module adds to the type. Sorted.
    package var members: [String]
    /// The location of the extended type.
    package var place: Place
  }

  /// A name by which a test finds a declaration: `definitions.intents["OpenBook"].makeIntent(target: book)`.
  package struct TestedName: Sendable {
    /// The collection that the name is looked up in: `intents`.
    package var registry: String
    package var name: String
    /// The location of the literal.
    package var place: Place
    /// The labels of `makeIntent`.
    package var labels: [NameReference] = []
    /// `read` of `makeCase("read")`; nil without such a call.
    package var caseValue: NameReference?
  }

  /// `@AppIntent(.tool) struct Find {}`: a macro that gives the type no conformance, and a type that states none.
  package struct UnappliedMacro: Sendable {
    package var name: String
    package var macro: String
    /// The protocol that the macro is for; nil if no such macro exists.
    package var conformance: String?
    /// The location of the type's name.
    package var place: Place
  }

  /// A type with a text for people: `enum ShelfError: Error { var localizedStringResource: LocalizedStringResource { … } }`.
  package struct DescribedType: Sendable {
    package var name: String
    /// Inherited types that neither the scan nor the table of the framework holds: `Error`, `LocalizedError`.
    package var unknownAncestors: [String]
    /// The location of the name.
    package var place: Place
  }

  /// A type or an extension under `#if` whose inheritance clause or macro states a protocol of the framework.
  package struct ConditionalType: Sendable {
    package var name: String
    /// The framework's protocols that the clause or a macro states, and the protocols that these refine. Sorted.
    package var conformances: [String]
    /// The conditions as written, outermost first.
    package var conditions: [String]
    /// The kinds of questions in the conditions: `os(iOS)`, `DEBUG`, `compiler`.
    package var questions: [String]
    /// The platforms whose builds contain it, if the conditions ask for nothing but the operating system; else nil.
    package var platforms: Set<Platform>?
    /// Whether the configuration keeps the declaration.
    package var isActive: Bool
    /// The location of the name.
    package var place: Place
  }
}
