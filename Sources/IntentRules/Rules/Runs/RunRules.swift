extension Rule {
  /// Buttons, controls and Live Activities: what people see an intent run in, and in which process.
  static let runRules: [Rule] = [
    stateOfExtension, toggleIntentBinding,
    audioRecordingWithoutLiveActivity, buttonIntentAsks, configurationIntentDiscoverable, controlIntentResultNotShown,
    controlNeverReloaded, controlOpensAppOnWatch, controlRunsSnippetIntent, controlURLCustomScheme,
    intentPerformedByHand,
    liveActivityButtonPlainIntent, liveActivityChangedInExtension, setValueIntentWithoutValue, widgetKindChanges,
    xcodeTemplateLeft,
  ]
}
