import IntentModel
import DocumentFormats

/// Writes App Shortcuts.
extension PartWriter {
  /// - Parameter earlier: The App Shortcuts before this one in the provider.
  mutating func shortcut(
    _ shortcut: AppShortcut, at index: Int, after earlier: ArraySlice<AppShortcut>, of provider: ShortcutsProvider
  ) -> Part {
    var record = Record(shape: .shortcut, release: release)
    var identifier = ""
    if let reference = constant(shortcut.intent, "intent of the App Shortcut") {
      if let key = TypeKey(reference), let intent = types.intents[key], let name = intent.type.identifier {
        need(.action, key)
        identifier = name
        let own = intent.type.availability + availability(of: shortcut, after: earlier, running: intent.type)
        record["availabilityAnnotations"] = availability(own, at: intent.type.place)
      } else {
        notScanned("the intent '\(reference.name)' is not declared in the scanned files", at: reference.place)
      }
    }
    record["actionIdentifier"] = JSONValue(identifier)
    record["phraseTemplates"] = localized(constant(shortcut.phrases, "list of phrases") ?? [], "phrase")
    record["shortTitle"] = localized(shortcut.shortTitle, "short title")
    record["systemImageName"] = JSONValue(constant(shortcut.systemImageName, "system image name") ?? "")
    if let presentation = constant(shortcut.parameterPresentation, "parameter presentation") {
      record["parameterPresentation"] = parameterPresentation(presentation)
    }
    // The document has no key for the arguments of the intent's initializer, by Apple's coder.
    if let argument = shortcut.arguments.first {
      recordEvidence(.coder, "the omission of the intent's arguments", at: argument.value.place)
    }
    return Part(
      id: Part.ID(kind: .shortcut, type: TypeKey(provider.type), index: index), identifier: identifier,
      place: shortcut.place, json: finish(record, at: shortcut.place), unsupported: constructs, evidence: evidence,
      needs: needs)
  }

  /// The availability that 'if #available' adds to that of the intent. A public project asserts about its build that an App
  /// Shortcut has the availability of its intent, with one such block, and reports that Xcode's tool applies the availability
  /// of a block to every App Shortcut after it, too.
  private mutating func availability(
    of shortcut: AppShortcut, after earlier: ArraySlice<AppShortcut>, running intent: DeclaredType
  ) -> [Availability] {
    let blocks = (earlier + [shortcut]).map(\.availability).filter { !$0.isEmpty }
    guard let block = blocks.first else { return [] }
    if blocks.contains(where: { $0 != block }) {
      unverified(
        "the availability of an App Shortcut in or after several 'if #available'",
        instead: "use one 'if #available'", at: shortcut.place)
    }
    let added = block.filter { entry in !intent.availability.contains(entry) }
    if added.contains(where: { entry in intent.availability.contains { $0.platform == entry.platform } }) {
      unverified(
        "the availability of an App Shortcut whose intent has another one than 'if #available'",
        instead: "state the same availability for both", at: shortcut.place)
    }
    recordEvidence(.asserted, "the availability of an App Shortcut in or after 'if #available'", at: shortcut.place)
    return added
  }

  private mutating func parameterPresentation(_ presentation: ParameterPresentation) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("genericTitle", "")]
    if let parameter = constant(presentation.parameter, "parameter of the presentation") {
      members.append(("parameterIdentifier", JSONValue(parameter.name)))
    }
    if let summary = constant(presentation.summary, "summary of the presentation") {
      let names = summary.placeholders.filter { $0.kind == .keyPath }.map { JSONValue($0.name) }
      members.append(
        ("specificTitle", ["formatString": JSONValue(summary.key), "parameterIdentifiers": JSONValue(names)]))
      if let table = constant(summary.table, "table of a text") {
        members.append(("localizationTable", JSONValue(table)))
      } else {
        recordEvidence(.coder, "the presentation without a table", at: presentation.place)
      }
    }
    let collections = presentation.optionsCollections.map { collection -> JSONValue in
      var members: [(key: String, value: JSONValue)] = []
      if let title = localized(collection.title, "title of the options") { members.append(("title", title)) }
      if collection.title == nil {
        // The document requires the key of the title.
        unverified("an options collection without a title", instead: "give it a title", at: collection.place)
      }
      if let image = constant(collection.systemImageName, "system image name") {
        members.append(("systemImageName", JSONValue(image)))
      } else {
        recordEvidence(.coder, "the options collection without an image", at: collection.place)
      }
      return JSONValue(members: members)
    }
    members.append(("optionsCollection", JSONValue(collections)))
    return JSONValue(members: members)
  }

  // MARK: The provider

  mutating func tileColor(_ provider: ShortcutsProvider) -> Int {
    guard let name = constant(provider.shortcutTileColor, "tile color") else { return KnownConstants.defaultTileColor }
    if let row = KnownConstants.tileColors.row(name) {
      recordEvidence(row.evidence, "the number of the tile color '\(name)'", at: provider.type.place)
      return row.number
    }
    unsupported(
      "the framework has no tile color '\(name)'; use one that it has, such as '.blue'", at: provider.type.place)
    return KnownConstants.defaultTileColor
  }

  mutating func negativePhrases(_ provider: ShortcutsProvider) -> JSONValue {
    let phrases = constant(provider.negativePhrases, "list of negative phrases") ?? []
    return JSONValue(phrases.compactMap { localized($0, "negative phrase") }.map { ["phrase": $0] })
  }

  mutating func shortcuts(_ provider: ShortcutsProvider) -> [AppShortcut] {
    (constant(provider.appShortcuts, "list of App Shortcuts") ?? []).compactMap { constant($0, "App Shortcut") }
  }
}
