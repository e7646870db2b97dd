extension ChangeKind {
  static let moduleChanged = ChangeKind(
    "module-changed", .dangerous, .savedShortcuts, summary: "types have moved to another module",
    rationale: """
      Apple's metadata keys actions, entities and enums by their bare name, and holds the name with the module, the mangled \
      name and the default query's full name beside it. Whether a saved shortcut survives that these change is unproven; one \
      app's shortcuts broke after its modules were renamed. A type with a 'persistentIdentifier' is not reported. All types \
      that moved the same way are one change.
      """,
    source: "metadata of shipped apps; utmapp/UTM issue 7412",
    examples: [
      ChangeExample(
        """
        // file: App/OpenShelf.swift
        struct OpenShelf: AppIntent {}
        """,
        """
        // file: Kit/OpenShelf.swift
        struct ↓OpenShelf: AppIntent {}
        """),
      ChangeExample(
        """
        // file: App/Shelves.swift
        struct OpenShelf: AppIntent {}
        struct CloseShelf: AppIntent {}
        struct MoveShelf: AppIntent {}
        struct SortShelf: AppIntent {}
        """,
        """
        // file: Kit/Shelves.swift
        struct OpenShelf: AppIntent {}
        struct ↓CloseShelf: AppIntent {}
        struct MoveShelf: AppIntent {}
        struct SortShelf: AppIntent {}
        """),
    ],
    harmless: [
      ChangeExample(
        """
        // file: App/OpenShelf.swift
        struct OpenShelf: AppIntent {}
        """,
        """
        // file: Kit/OpenShelf.swift
        struct OpenShelf: AppIntent { static let persistentIdentifier = "OpenShelf" }
        """),
      ChangeExample(
        """
        // file: App/OpenShelf.swift
        struct OpenShelf: AppIntent {}
        """,
        """
        // file: App/Shelves/OpenShelf.swift
        struct OpenShelf: AppIntent {}
        """),
    ]
  ) { comparison, reporter in
    guard comparison.comparesModules else { return }
    var moved: [String: [(old: Catalog.Declaration, new: Catalog.Declaration)]] = [:]
    for pair in comparison.declarations {
      guard pair.old.module != pair.new.module, pair.new.persistentIdentifier.isAbsent,
        !pair.old.module.isEmpty, !pair.new.module.isEmpty
      else { continue }
      moved["\(pair.old.module)\u{1F}\(pair.new.module)", default: []].append(pair)
    }
    for pairs in moved.values {
      let pairs = pairs.sorted { $0.old.symbol < $1.old.symbol }, names = pairs.map { "'\($0.new.name)'" }
      let list = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
      reporter.report(
        "\(list) moved from the module '\(pairs[0].old.module)' to '\(pairs[0].new.module)'",
        symbol: "\(pairs[0].old.module)/\(pairs[0].new.module)", at: .new(pairs[0].new.location),
        notes: [.before("'\(pairs[0].old.name)' stood here", pairs[0].old.location)])
    }
  }
}
