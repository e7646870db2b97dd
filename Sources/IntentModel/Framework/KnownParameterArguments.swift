/// What the arguments of `@Parameter` are to the metadata, by their labels.
public enum KnownParameterArguments {
  /// Instances and functions that the app makes when the intent runs; Apple's tool reads their types at most.
  private static let whenRun: Set<String> = ["optionsProvider", "query", "resolvers", "supportedValues"]

  /// Texts that the app shows when the intent runs.
  private static let dialogs: Set<String> = ["requestValueDialog", "requestDisambiguationDialog"]

  /// Whether an argument is evaluated when the intent runs, and so needn't be a compile-time constant.
  public static func isRead(whenRun label: String) -> Bool { whenRun.contains(label) || dialogs.contains(label) }

  /// Arguments that the framework declares `_const`, so that another expression does not compile (interface of iOS 17.4;
  /// which of them later SDKs still declare so is known for `inputConnectionBehavior` alone). `default` and its kin depend on
  /// the parameter's type.
  public static let constants: Set<String> = [
    "inputConnectionBehavior", "controlStyle", "inclusiveRange", "kind", "displayStyle", "supportedTypeIdentifiers",
    "mode",
    "currencyCodes", "defaultUnit", "defaultUnitAdjustForLocale", "unit", "unitAdjustForLocale",
    "supportsNegativeNumbers",
  ]

  /// The default value, however the initializer calls it.
  public static let defaults: Set<String> = ["default", "defaultValue"]

  /// Texts of the metadata.
  public static let texts: Set<String> = ["title", "description", "displayName"]
}
