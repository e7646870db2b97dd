extension Construct {
  /// Phrases, their parameters and their translations: what one entry of a table, one phrase and one query can have many of. A
  /// comparison of two texts is cheap, so these are repeated more often.
  static let tables = [
    // MARK: Phrases of the source
    Construct(
      "parameters of one phrase", flag + "struct B: AppIntent {\n", "@Parameter(title: \"A$\") var x$: Flag",
      " }\n" + phrases("a"),
      second: "\\(\\.$x$)", end: " \\(.applicationName)\"" + endOfPhrases, least: least),
    Construct(
      "one parameter many times in one phrase", flagged + phrases("a"), "\\(\\.$x)",
      " \\(.applicationName)\"" + endOfPhrases,
      separator: " ", least: least),
    Construct(
      "brackets in one phrase", flagged + phrases("a"), "[p] {q} <r>", " \\(.applicationName)\"" + endOfPhrases,
      separator: " ", least: least),
    Construct(
      "phrases with the values of an enum", "enum Flag: String, AppEnum { case ", "v$",
      " }\nstruct B: AppIntent { @Parameter(title: \"A\") var x: Flag }\n" + phrases(nil),
      second: "\"a$ \\(\\.$x) \\(.applicationName)\",", end: endOfPhrases, separator: ", ", least: least),
    Construct(
      "negative phrases",
      "struct A: AppShortcutsProvider {\nstatic var negativePhrases: [NegativeAppShortcutPhrase] { [",
      "\"a$ \\(.applicationName)\",", "] }\nstatic var appShortcuts: [AppShortcut] { [] } }", least: least),

    // MARK: Phrases of a table
    Construct(
      "phrases of a set", catalog("AppShortcuts") + entry("a0 ${applicationName}", "de", "stringSet", "values") + "[",
      "\"b$ ${applicationName}\"",
      "]}}}}, \"version\" : \"1.0\"}\n--- App/A.swift\nstruct B: AppIntent {}\n" + phrases(nil),
      second: "\"a$ \\(.applicationName)\",", end: endOfPhrases, separator: ",\n", least: least),
    Construct(
      "phrases of a set that are those of the source",
      catalog("AppShortcuts") + entry("a0 ${applicationName}", "de", "stringSet", "values") + "[",
      "\"a$ ${applicationName}\"",
      "]}}}}, \"version\" : \"1.0\"}\n--- App/A.swift\nstruct B: AppIntent {}\n" + phrases(nil),
      second: "\"a$ \\(.applicationName)\",", end: endOfPhrases, separator: ",\n", least: least),
    Construct(
      "phrases of the source in a set",
      catalog("AppShortcuts") + entry("a0 ${applicationName}", "en", "stringSet", "values") + "[",
      "\"c$ ${applicationName}\"",
      "]}}}}, \"version\" : \"1.0\"}\n--- App/A.swift\nstruct B: AppIntent {}\n" + phrases(nil),
      second: "\"a$ \\(.applicationName)\",", end: endOfPhrases, separator: ",\n", least: least),
    Construct(
      "phrases of one App Shortcut with an entry each", catalog("AppShortcuts"),
      unit("a$ ${applicationName}", "de", "b$ ${applicationName}"),
      "}, \"version\" : \"1.0\"}\n--- App/A.swift\nstruct B: AppIntent {}\n" + phrases(nil),
      second: "\"a$ \\(.applicationName)\",", end: endOfPhrases, separator: ",\n", least: least),
    // Few, because the time for many App Shortcuts of one app grows with their square. Apple allows 10.
    Construct(
      "App Shortcuts that were renamed", catalog("AppShortcuts"),
      "\"a$ ${applicationName}\" : {\"localizations\" : {\"en\" : {\"stringSet\" : {\"state\" : \"new\", \"values\" : [\"a$ ${applicationName}\", \"c ${applicationName}\"]}}}}",
      "}, \"version\" : \"1.0\"}\n--- App/A.swift\nstruct B: AppIntent {}\nstruct A: AppShortcutsProvider { static var appShortcuts: [AppShortcut] {\n",
      second:
        "AppShortcut(intent: B(), phrases: [\"b$ \\(.applicationName)\", \"c \\(.applicationName)\"], shortTitle: \"A\", systemImageName: \"a\"),",
      end: " } }", separator: ",\n", least: 40),
    Construct(
      "entries that nothing uses", catalog("AppShortcuts"),
      unit("a$ ${applicationName}", "de", "b$ ${applicationName}"),
      "}, \"version\" : \"1.0\"}\n--- App/A.swift\nstruct B: AppIntent {}\n" + phrases(nil)
        + "\"a \\(.applicationName)\"" + endOfPhrases,
      separator: ",\n", least: least),
    Construct(
      "tokens of a translation",
      "--- App/de.lproj/AppShortcuts.strings\n\"a ${applicationName}\" = \"b ${applicationName}", " ${x$}",
      "\";\n--- App/A.swift\nstruct B: AppIntent {}\n" + phrases(nil) + "\"a \\(.applicationName)\"" + endOfPhrases,
      separator: "",
      least: least),

    // MARK: Languages and forms
    Construct(
      "languages of one key", catalog("Localizable") + "\"A\" : {\"localizations\" : {",
      "\"l$\" : {\"stringUnit\" : {\"state\" : \"translated\", \"value\" : \"B$\"}}",
      "}}}, \"version\" : \"1.0\"}\n" + titled,
      separator: ",\n", least: least),
    Construct(
      "languages of one set", catalog("AppShortcuts") + "\"a ${applicationName}\" : {\"localizations\" : {",
      "\"l$\" : {\"stringSet\" : {\"state\" : \"translated\", \"values\" : [\"b$ ${applicationName}\"]}}",
      "}}}, \"version\" : \"1.0\"}\n--- App/A.swift\nstruct B: AppIntent {}\n" + phrases(nil)
        + "\"a \\(.applicationName)\""
        + endOfPhrases, separator: ",\n", least: least),
    Construct(
      "texts in three languages", catalog("Localizable"),
      "\"A$\" : {\"localizations\" : {"
        + ["de", "fr", "ja"].map {
          "\"\($0)\" : {\"stringUnit\" : {\"state\" : \"translated\", \"value\" : \"\($0)$\"}}"
        }
        .joined(separator: ", ") + "}}",
      "}, \"version\" : \"1.0\"}\n--- App/A.swift\n",
      second: "struct A$: AppIntent { static let title: LocalizedStringResource = \"A$\" }", separator: ",\n",
      least: 400),
    Construct(
      "keys, languages and intents", catalog("Localizable"),
      "\"A$\" : {\"localizations\" : {"
        + languages.map { "\"\($0)\" : {\"stringUnit\" : {\"state\" : \"translated\", \"value\" : \"\($0)$\"}}" }
        .joined(separator: ", ") + "}}",
      "}, \"version\" : \"1.0\"}\n--- App/A.swift\n",
      second: "struct A$: AppIntent { static let title: LocalizedStringResource = \"A$\" }", separator: ",\n",
      least: 200),
    Construct(
      "languages with a file each", "", "--- App/l$.lproj/Localizable.strings\n\"A\" = \"B$\";",
      "\n--- App/en.lproj/Localizable.strings\n\"A\" = \"A\";\n" + titled, least: 200),
    Construct(
      "languages with a file each, and intents", "", "--- App/l$.lproj/Localizable.strings\n\"A\" = \"B\";",
      "\n--- App/A.swift\n",
      second: "struct A$: AppIntent { static let title: LocalizedStringResource = \"A$\" }", least: 300),
    Construct(
      "keys of two languages with a file each", "--- App/en.lproj/Localizable.strings\n", "\"A$\" = \"A$\";",
      "\n--- App/de.lproj/Localizable.strings\n", second: "\"A$\" = \"B$\";",
      end: "\n"
        + (0..<20).reduce("--- App/A.swift\n") {
          $0 + "struct A\($1): AppIntent { static let title: LocalizedStringResource = \"A\($1)\" }\n"
        }, least: least),
    Construct(
      "suppressions in a table", "--- App/de.lproj/Localizable.strings\n",
      "// intentscan:disable:next missing-intent-string\n\"A$\" = \"\";", "\n" + titled, least: least),
    Construct(
      "forms of one key",
      catalog("Localizable") + "\"A\" : {\"localizations\" : {\"de\" : {\"variations\" : {\"device\" : {",
      "\"d$\" : {\"stringUnit\" : {\"state\" : \"translated\", \"value\" : \"B$\"}}",
      "}}}}}}, \"version\" : \"1.0\"}\n" + titled, separator: ",\n", least: least),

    Construct(
      "parts of the name of a language", catalog("Localizable") + "\"A\" : {\"localizations\" : {\"de", "-a",
      "\" : {\"stringUnit\" : {\"state\" : \"translated\", \"value\" : \"B\"}}}}}, \"version\" : \"1.0\"}\n" + titled,
      separator: "", least: least),
    Construct(
      "folders with a table each", "",
      "--- m$/Localizable.xcstrings\n{\"sourceLanguage\" : \"en\", \"strings\" : {}}\n--- m$/A.swift\n"
        + "struct A$: AppIntent { static let title: LocalizedStringResource = \"A$\" }", least: 100),
    Construct(
      "specifiers of one text",
      catalog("Localizable") + "}, \"version\" : \"1.0\"}\n--- App/A.swift\n"
        + "struct A: AppIntent { static let title: LocalizedStringResource = \"",
      "\\(placeholder: .int)", "\" }", separator: " ", least: least),

    // MARK: Queries, unions, repairs
    Construct(
      "properties of a query",
      "struct E: AppEntity { var id: Int }\nstruct Q: EntityPropertyQuery { static let properties = QueryProperties {\n",
      "Property(\\E.$x$) { EqualToComparator { $0 } }", "\n} }", least: least),
    Construct(
      "sort options of a query",
      "struct E: AppEntity { var id: Int }\nstruct Q: EntityPropertyQuery { static let sortingOptions = SortingOptions {\n",
      "SortableBy(\\E.$x$)", "\n} }", least: least),
    Construct("cases of a union, more of them", "@UnionValue enum A {\n", "case a$(Int)", "\n}", least: least),
    Construct(
      "fix-its that are refused", "", "struct A$: AppIntent { @Parameter(title: \"A\" ) let x: Int; \\q }", least: 100),
    // MARK: Definitions of SiriKit
    Construct(
      "SiriKit intents with an enum each", definition,
      "<dict><key>INIntentName</key><string>A$</string><key>INIntentConfigurable</key><true/><key>INIntentParameters</key><array><dict>"
        + "<key>INIntentParameterName</key><string>a</string><key>INIntentParameterEnumType</key><string>E$</string></dict></array></dict>",
      "</array><key>INEnums</key><array>\n",
      second:
        "<dict><key>INEnumName</key><string>E$</string><key>INEnumValues</key><array><dict><key>INEnumValueName</key>"
        + "<string>v$</string></dict></array></dict>",
      end: endOfDefinition, least: least),
    Construct(
      "SiriKit intents with one enum, and its cases", definition,
      "<dict><key>INIntentName</key><string>A$</string><key>INIntentConfigurable</key><true/><key>INIntentParameters</key><array><dict>"
        + "<key>INIntentParameterName</key><string>a</string><key>INIntentParameterEnumType</key><string>E</string></dict></array></dict>",
      "</array><key>INEnums</key><array><dict><key>INEnumName</key><string>E</string><key>INEnumValues</key><array>\n",
      second: "<dict><key>INEnumValueName</key><string>v$</string></dict>",
      end: "</array></dict>" + endOfDefinition, least: least),
    Construct(
      "names of SiriKit that Swift does not have", definition,
      "<dict><key>INIntentName</key><string>A B</string><key>INIntentClassName</key><string>A$Intent</string>"
        + "<key>INIntentConfigurable</key><true/></dict>", endOfDefinition, least: least),
    Construct(
      "suppressed findings", "", "// intentscan:disable:next intent-missing-title\nstruct A$: AppIntent {}", least: 400),
  ]

  private static let least = 500
  private static let languages = [
    "ar", "cs", "da", "de", "es", "fi", "fr", "it", "ja", "ko", "nl", "pl", "pt", "ru", "sv", "tr",
  ]
  private static let definition = "--- App/A.intentdefinition\n<plist><dict><key>INIntents</key><array>\n"
  private static let endOfDefinition = "\n</array></dict></plist>\n--- App/A.swift\nstruct A: AppIntent {}"
  private static let flag = "enum Flag: String, AppEnum { case a, b }\n"
  private static let flagged = flag + "struct B: AppIntent { @Parameter(title: \"A\") var x: Flag }\n"
  private static let titled =
    "--- App/A.swift\nstruct A: AppIntent { static let title: LocalizedStringResource = \"A\" }"

  /// The start of a provider up to its phrases, or up to the middle of the first one.
  private static func phrases(_ start: String?) -> String {
    "struct A: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { AppShortcut(intent: B(), phrases: ["
      + (start.map { "\"\($0) " } ?? "")
  }

  private static let endOfPhrases = "], shortTitle: \"A\", systemImageName: \"a\") } }"

  private static func catalog(_ table: String) -> String {
    "--- App/\(table).xcstrings\n{\"sourceLanguage\" : \"en\", \"strings\" : {\n"
  }

  private static func entry(_ key: String, _ locale: String, _ form: String, _ list: String) -> String {
    "\"\(key)\" : {\"localizations\" : {\"\(locale)\" : {\"\(form)\" : {\"state\" : \"translated\", \"\(list)\" : "
  }

  private static func unit(_ key: String, _ locale: String, _ value: String) -> String {
    "\"\(key)\" : {\"localizations\" : {\"\(locale)\" : {\"stringUnit\" : {\"state\" : \"translated\", \"value\" : \"\(value)\"}}}}"
  }
}
