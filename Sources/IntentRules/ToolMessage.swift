import Reports

/// A message of Apple's tools or devices that no single rule covers: a summary of other errors, a problem of the build
/// itself, or a problem in the translations. For `explain`; no command reports them.
public struct ToolMessage: Sendable {
  /// `<…>` marks text that varies.
  public let text: String
  public let meaning: String
  /// Rules and changes to look at next, by id.
  public let related: [String]

  /// In plain text, for a terminal.
  public var page: String {
    var page = "\(text)\n\n\(PageText.wrapped(meaning))\n"
    if !related.isEmpty { page += "\nSee: \(related.joined(separator: ", "))\n" }
    return page
  }
}

extension ToolMessage {
  /// As seen in public build logs and reports of failures; the causes are those that the reports found.
  public static let all = [
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
        A macro that isn't Apple's adds the conformance, or its expansion declares the type. The tool looks for a file with the \
        expansion and finds none. Write the type by hand, or generate a source file.
        """,
      related: []),
    ToolMessage(
      text: """
        No swift const values found. If SWIFT_ENABLE_EMIT_CONST_VALUES = NO, AppIntents metadata cannot be extracted.
        """,
      meaning: """
        The compiler wrote none of the '.swiftconstvalues' files that Apple's tool reads. The build setting is off, or the \
        build system doesn't pass '-emit-const-values'.
        """,
      related: []),
    ToolMessage(
      text: "Using legacy extraction",
      meaning: """
        Apple's tool found no '.swiftconstvalues' files and reads the sources in its former way, which understands less.
        """,
      related: ["unsupported-parameter-type"]),
    ToolMessage(
      text: "This phrase is not used in any App Shortcut or as a Negative Phrase",
      meaning: """
        A key of AppShortcuts.strings or AppShortcuts.xcstrings is no phrase of the source, letter by letter, with \
        '${applicationName}' for the name. intentscan doesn't read these files yet.
        """,
      related: []),
    ToolMessage(
      text: "Malformed AppShortcuts.strings file",
      meaning: "The file can't be parsed: a semicolon or a quote is missing. intentscan doesn't read these files yet.",
      related: []),
    ToolMessage(
      text: "Unable to find extract.actionsdata in '--input-data-path' directory path",
      meaning: """
        The check of AppShortcuts.strings ran where no metadata was written: there are no App Intents in the target, or an \
        error stopped their export.
        """,
      related: ["target-without-app-intents"]),
    ToolMessage(
      text: "Missing value for --source-files",
      meaning: """
        Apple's tool was called without a source file to read; reported of targets of CocoaPods and packages. It isn't about \
        the sources.
        """,
      related: []),
    ToolMessage(
      text: "BinaryScanningError <…>",
      meaning: """
        Apple's tool could not scan what a target builds; reported of targets of CocoaPods and packages. It isn't about the \
        sources.
        """,
      related: []),
    ToolMessage(
      text: "Couldn't find AppShortcutsProvider.",
      meaning: """
        A device looked for the app's provider and found none: the linker left it out because nothing names it, or it isn't \
        in the app's own target.
        """,
      related: ["multiple-app-shortcuts-providers", "provider-in-widget-target"]),
    ToolMessage(
      text: "LNPerformActionErrorCodeActionNotFound",
      meaning: """
        Error 2002 on a device: a saved shortcut asks for an intent that the app no longer has under that identifier. The \
        identifier is the type's name, unless 'persistentIdentifier' gives another.
        """,
      related: ["intent-identifier-changed", "intent-removed"]),
    ToolMessage(
      text: "Attempted to fetch dynamic options on parameter <…>, which does not declare support",
      meaning: """
        On a device Shortcuts asked for a parameter's choices, and the metadata says that it has none. One cause is a summary \
        that names what is no parameter of the intent.
        """,
      related: ["summary-unknown-parameter"]),
  ]
}
