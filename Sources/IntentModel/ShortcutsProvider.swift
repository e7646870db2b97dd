import SourceScan

/// A type that conforms to `AppShortcutsProvider`.
public struct ShortcutsProvider: Sendable {
  @Boxed public var type: DeclaredType
  /// The color's name.
  public var shortcutTileColor: Fact<String> = .absent
  /// Whether the app extends `ShortcutTileColor`, and so may have colors of its own.
  public var mayHaveOwnColor: Bool = false
  public var negativePhrases: Fact<[Text]> = .absent
  /// The elements that `appShortcuts` builds or lists, in source order. An element that is not a call of `AppShortcut` or `.init`
  /// with an `intent` is unreadable.
  public var appShortcuts: Fact<[Constant<AppShortcut>]> = .absent
  /// Statements in `appShortcuts` that the compiler rejects, or emits no value for, in source order.
  public var unsupportedStatements: [UnsupportedStatement] = []
  /// Locations of the name `AppShortcut` in calls inside the getter whose results `appShortcuts` does not hold, such as arguments
  /// of `append`.
  public var unlistedShortcuts: [Place] = []

  /// A statement that `AppShortcutsBuilder` has no method for, so that the getter does not compile; or a `return`.
  public struct UnsupportedStatement: Sendable {
    public enum Form: Sendable {
      /// `[AppShortcut(…)]` without `return`. With `return` in front, a getter that holds nothing else compiles.
      case array(isOnlyStatement: Bool)
      /// `if #available(…) { … } else { … }`
      case elseClause
      /// `if #unavailable(…) { … }`
      case unavailabilityCheck
      /// `return […]` after, or inside of, other statements: it compiles, and its shortcuts are lost.
      case returnAmongStatements
    }

    public var form: Form
    public var place: Place
  }

  /// The readable shortcuts of all alternatives.
  public var shortcuts: [AppShortcut] { appShortcuts.known.flatMap { $0.compactMap(\.known) } }
}

/// `AppShortcut(intent: OpenShelf(), phrases: ["Open in \(.applicationName)"], …)`
public struct AppShortcut: Sendable {
  public var intent: Constant<TypeReference>
  /// The arguments of the intent's initializer.
  public var arguments: [Argument] = []
  /// Empty without the argument, unreadable if it is not an array literal.
  public var phrases: Constant<[Text]>
  public var shortTitle: Text?
  public var systemImageName: Constant<String>?
  public var parameterPresentation: Constant<ParameterPresentation>?
  /// The location of the whole call.
  public var place: Place
  /// The location of the callee, such as `AppShortcut` or `.init`.
  public var calleePlace: Place
  /// The location of the value of `phrases:`; nil without that argument.
  public var phrasesPlace: Place?
  /// The source text of the array literal, if `phrases:` names a constant in the same file that is an array of string literals.
  public var hoistedPhrases: String?
  /// The availability that the surrounding `if #available` states.
  public var availability: [Availability] = []
  /// The `#if` conditions inside the builder, beyond those of `appShortcuts` itself.
  public var conditions: [String] = []
}

/// `ParameterPresentation(for: \.$shelf, summary: Summary("…"), optionsCollections: { OptionsCollection(…) })`
public struct ParameterPresentation: Sendable {
  public var parameter: Constant<NameReference>
  public var summary: Text?
  public var optionsCollections: [OptionsCollection] = []
  public var place: Place

  public struct OptionsCollection: Sendable {
    public var provider: Constant<TypeReference>
    public var title: Text?
    public var systemImageName: Constant<String>?
    public var place: Place
  }
}
