import SourceScan

/// A type that conforms to `AppShortcutsProvider`.
public struct ShortcutsProvider: Sendable {
  @Boxed public var type: DeclaredType
  /// The colour's name.
  public var shortcutTileColor: Fact<String> = .absent
  public var negativePhrases: Fact<[Text]> = .absent
  /// What `appShortcuts` builds or lists, in source order; an element may be something else than a call of `AppShortcut`.
  public var appShortcuts: Fact<[Constant<AppShortcut>]> = .absent

  /// The readable shortcuts of all alternatives.
  public var shortcuts: [AppShortcut] { appShortcuts.known.flatMap { $0.compactMap(\.known) } }
}

/// `AppShortcut(intent: OpenShelf(), phrases: ["Open in \(.applicationName)"], …)`
public struct AppShortcut: Sendable {
  public var intent: Constant<TypeReference>
  /// Of the intent's initialiser.
  public var arguments: [Argument] = []
  /// Unreadable where the argument is no array literal.
  public var phrases: Constant<[Text]>
  public var shortTitle: Text? = nil
  public var systemImageName: Constant<String>? = nil
  public var parameterPresentation: Constant<ParameterPresentation>? = nil
  /// The whole call.
  public var place: Place
  /// `AppShortcut`, as the call names it.
  public var calleePlace: Place
  /// The argument `phrases:`; nil without one.
  public var phrasesPlace: Place? = nil
  /// Where `phrases:` names a constant of the same file that is a list of literals: the list's source.
  public var hoistedPhrases: String? = nil
  /// Of the `if #available` around it.
  public var availability: [Availability] = []
  /// The `#if` conditions inside the builder, beyond those of `appShortcuts` itself.
  public var conditions: [String] = []
}

/// `ParameterPresentation(for: \.$shelf, summary: Summary("…"), optionsCollections: { OptionsCollection(…) })`
public struct ParameterPresentation: Sendable {
  public var parameter: Constant<NameReference>
  public var summary: Text? = nil
  public var optionsCollections: [OptionsCollection] = []
  public var place: Place

  public struct OptionsCollection: Sendable {
    public var provider: Constant<TypeReference>
    public var title: Text? = nil
    public var systemImageName: Constant<String>? = nil
    public var place: Place
  }
}
