import IntentReports

/// A message of Apple's tools or devices that no single rule covers: a summary of other errors, a problem of the build
/// itself, or a problem in the translations. For `explain`; no command reports them.
package struct ToolMessage: Sendable {
  /// `<…>` marks text that varies.
  let text: String
  /// Other forms of the message: its number, or the words of another tool.
  var also: [String] = []
  let meaning: String
  /// Rules and changes to look at next, by id.
  let related: [String]

  /// The message and its meaning as plain text, for a terminal.
  var page: String {
    var page = "\(text)\n\n\(PageText.wrapped(meaning))\n"
    if !related.isEmpty { page += "\nSee: \(related.joined(separator: ", "))\n" }
    return page
  }
}

extension ToolMessage {
  /// Messages in public build logs and reports of failures; the causes are those that the reports found.
  static let all = build + devices

  private static let build = [
    ToolMessage(
      text: """
        At least one halting error produced during export. No AppIntents metadata have been exported and this target is \
        not usable with AppIntents until errors are resolved.
        """,
      meaning: """
        Apple's metadata processor prints this last when it found an error. The whole target then has no App Intents, although \
        the build may succeed. Any finding that is an error in the profile 'apple-build' can be the cause.
        """,
      related: []),
    ToolMessage(
      text:
        "Static extraction builder failure: The file “@__swiftmacro_<…>.swift” couldn’t be opened because there is no such file.",
      meaning: """
        A macro of another vendor adds the conformance, or declares the type in its expansion. Apple's tool looks for a file \
        that contains the expansion and finds none. Declare the type in a source file.
        """,
      related: []),
    ToolMessage(
      text: """
        No swift const values found. If SWIFT_ENABLE_EMIT_CONST_VALUES = NO, AppIntents metadata cannot be extracted.
        """,
      meaning: """
        The compiler wrote none of the '.swiftconstvalues' files that Apple's tool reads. Turn on the build setting \
        SWIFT_ENABLE_EMIT_CONST_VALUES. A build system other than Xcode must pass '-emit-const-values' to the compiler.
        """,
      related: []),
    ToolMessage(
      text: "Multiple commands produce <…>",
      meaning: """
        If the path ends with 'Metadata.appintents', two targets of one name write their metadata to the same place, for example two \
        pods of one product name. Rename one of them, or set 'PRODUCT_NAME'. The cause is in the build, not in the sources.
        """,
      related: []),
    ToolMessage(
      text: "Command ExtractAppIntentsMetadata failed with a nonzero exit code",
      also: ["ExtractAppIntentsMetadata (in target <X> from project <Y>)"],
      meaning: """
        The step of the build that runs Apple's metadata processor ended with an error, which it printed above. A path that does not \
        exist is a problem of the build; any finding that is an error in the profile 'apple-build' can be the cause, too.
        """,
      related: []),
    ToolMessage(
      text: "appintentsnltrainingprocessor: Unable to parse Info.plist",
      meaning: """
        Apple's tool that trains Siri's phrases could not read the Info.plist. One app saw it while the file had \
        'INAlternativeAppNames'. Check that each entry is a dictionary with 'INAlternativeAppName'.
        """,
      related: ["alternative-app-names"]),
    ToolMessage(
      text: "Using legacy extraction",
      meaning: """
        Apple's tool found no '.swiftconstvalues' files and reads the sources with its older method, which supports \
        fewer declarations.
        """,
      related: ["unsupported-parameter-type"]),
    ToolMessage(
      text: "Unable to find extract.actionsdata in '--input-data-path' directory path",
      meaning: """
        Apple's tool checked AppShortcuts.strings, but found no metadata. Either the target has no App Intents, or an error \
        stopped the export.
        """,
      related: ["target-without-app-intents"]),
    ToolMessage(
      text: "Missing value for --source-files",
      meaning: """
        The build called Apple's tool without a source file. Projects report this for targets of CocoaPods and packages. The \
        cause is in the build, not in the sources.
        """,
      related: []),
    ToolMessage(
      text: "BinaryScanningError <…>",
      meaning: """
        Apple's tool could not scan the binary that a target builds. Projects report this for targets of CocoaPods and \
        packages. The cause is in the build, not in the sources.
        """,
      related: []),
    ToolMessage(
      text: "Couldn't find AppShortcutsProvider.",
      meaning: """
        A device looked for the app's 'AppShortcutsProvider' and found none. Either the linker removed it, because no code \
        refers to it, or it is not in the app's own target.
        """,
      related: ["multiple-app-shortcuts-providers", "provider-outside-app"]),
    ToolMessage(
      text: "LNPerformActionErrorCodeActionNotFound",
      meaning: """
        This is error 2002 on a device: a saved shortcut refers to an intent by an identifier that the app no longer has. The \
        identifier is the type's name, unless 'persistentIdentifier' or, for an intent that was migrated from SiriKit, \
        'intentClassName' states another one.
        """,
      related: ["intent-identifier-changed", "intent-removed"]),
    ToolMessage(
      text: "Attempted to fetch dynamic options on parameter <…>, which does not declare support",
      meaning: """
        On a device, Shortcuts asked for the options of a parameter, but according to the metadata the parameter has none. \
        One cause is a parameter summary that names something other than a parameter of the intent.
        """,
      related: ["summary-unknown-parameter"]),
  ]
}
