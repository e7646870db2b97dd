extension Rule {
  /// Rules about intents that buttons, controls and Live Activities run: what people see, and which process runs them.
  static let runRules: [Rule] = [
    stateOfExtension, toggleIntentBinding,
    audioRecordingWithoutLiveActivity, buttonIntentAsks, configurationIntentDiscoverable, controlIntentResultNotShown,
    controlNeverReloaded, controlOpensAppOnWatch, controlRunsSnippetIntent, controlURLCustomScheme,
    intentPerformedByHand,
    liveActivityButtonPlainIntent, liveActivityChangedInExtension, setValueIntentWithoutValue, widgetKindChanges,
    xcodeTemplateLeft,
  ]
}
