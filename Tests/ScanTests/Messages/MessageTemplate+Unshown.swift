extension MessageTemplate {
  /// Messages of 'verify', 'strings', '--all-targets' and '--watch' that no snapshot has yet. The tests of these commands cause
  /// most of them and compare a part of the text. A snapshot that shows one makes the test fail until the entry is removed.
  static let notInSnapshots = [
    // AppBundles/BundleCheck.swift
    #"'\(bundle.infoPath)' cannot be read as a property list"#,
    #"'\(bundle.infoPath)' is not 'com.apple.appintents-extension', so the system does not start it"#,
    #"'\(path)' cannot be read: \((error as? SystemError)?.message ?? "\(error)")"#,
    #"'\(path)' cannot be read: \(error.message)"#,
    #"'\(path)' is encrypted, as apps of the App Store are"#,
    #"'\(path)' is not where the system looks, so the system does not read it; it belongs to '\(bundle.resources)'"#,
    #"\(error.message); the system finds none of its intents"#,
    #"\(swift.unreadableCount) records of Swift types in '\(path)' cannot be read, so types may seem to be missing"#,
    #"its executable '\(path)' is missing"#,
    #"missing, so the system finds none of them"#,
    #"the binary has \(intents) \(intents == 1 ? "intent" : "intents"), but '\(bundle.resources)/\(MetadataFile.folder)' is "#,
    #"the binary has an App Intents extension, but 'EXAppExtensionAttributes.EXExtensionPointIdentifier' in "#,
    #"the executable '\(path)' that its Info.plist names is missing"#,
    // Commands/AppIntentsFormat.swift
    #"'--all-targets' and '--target' exclude each other"#,
    #"'--all-targets' needs a project that has apps, extensions or frameworks; without one, name the modules with '--module'"#,
    // Commands/VerifyCommand.swift
    #"'\(path)' is not a bundle and contains none; name a built app, such as 'MyApp.app'"#,
    // Commands/WatchRuns.swift
    #"watching \(counted(stamps.count, "file")); press Ctrl-C to stop"#,
    // Strings/CoverageReport.swift
    #"'intentscan strings --sync' creates the table"#,
    #"the app has no table '\(table)', so Siri understands its phrases only in \(source); "#,
    #"the app has no table '\(table)', so its texts are shown only in \(source)"#,
    #"the app has one language, \(source)"#,
    #"which table holds them is not known"#,
    // Strings/ExchangeRun.swift
    #"'\(name)' is for \(locale), and the translations are for \(language)"#,
    #"'\(table.shownPath)' cannot be read: \(error.message)"#,
    #"\(counted(missing.count, "text")) \(missing.count == 1 ? "is" : "are") not exported: no table has an entry with "#,
    #"no app here has the table '\(name)'"#,
    #"one text in each language; 'intentscan strings --sync' adds new texts, and Xcode edits plural forms"#,
    // Strings/KeyReport.swift
    #"not readable"#,
    // Strings/LocalizedApp.swift
    #"error: cannot read '\(table.file.shownPath)', which the project lists"#,
    // Tables/TranslatedScans.swift
    #"the file cannot be read"#,
    // Strings/SentenceReport.swift
    #"    and \(more) more"#,
    #"  note: people can also call the app "#,
    #"  note: the app's name is not known; a project, or 'applicationName' in .intentscan.json, states it"#,
    #": no App Shortcuts"#,
    // Strings/StringsCommand.swift
    #"error: nothing was imported, because '\(path)' has errors"#,
    #"would import"#,
    // Strings/SyncRun.swift
    #"'\(path)' changed during the run, so it was not written; run again"#,
    #"'\(present)' exists, but the target '\(scope.name)' does not include it, so nothing reads it; add it to the "#,
    #"cannot create '\(failure.folder.text)': \(failure.error.message)"#,
    #"make sure that the target '\(scope.name)' includes the file: in a group of Xcode, add it to the target"#,
    #"target in Xcode"#,
    // Strings/TableNeeds.swift
    #"'\(names.last ?? "")' has no table '\(names.first ?? "")' for \(counted(count, "text")); create it in Xcode"#,
    #"\($0.name) cannot be read: '\($0.source)'"#,
    #"\(string.name): the table that holds it is not known"#,
    // Verifying/Verification.swift
    #"\(noun), but the type in the binary does not conform to the protocol; write the document again"#,
    #"if it is in the app's own module, write the document again with that module as '--target'"#,
    #"looks the type up by its mangled name"#,
    #"the \(noun) '\(full)' has the mangled name '\(listed.mangledName ?? "")', which is that of '\(path)'; the system "#,
    #"the binary has the provider of App Shortcuts '\(first.name)', but the document has no App Shortcuts, so no phrase works; "#,
    #"the document has the App Shortcuts of '\(listed.name)', but the binary has no such provider, so no phrase works"#,
    #"the document has the mangled name '\(mangled)' for '\(listed.name)', but the binary has '\(symbol)'; the system looks "#,
    #"the document lists '\(listed.name)' as \(noun == "entity" || noun == "intent" || noun == "enum" ? "an" : "a") "#,
    #"the system cannot ask it for values"#,
    #"the system does not offer its cases in parameters"#,
    #"the system does not offer its values in parameters"#,
    #"the type up by its mangled name"#,
    #"this binary does not have it; '\($0)' does"#,
  ]
}
