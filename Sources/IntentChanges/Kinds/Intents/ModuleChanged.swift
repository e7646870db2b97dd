extension ChangeKind {
  static let moduleChanged: ChangeKind = ChangeKind(
    "module-changed", .dangerous, .savedShortcuts, summary: "types moved to another module",
    rationale: """
      Apple's metadata identifies actions, entities and enums by the bare name of their type. It also contains the \
      name with the module, the mangled name and the full name of the default query. Whether saved shortcuts keep \
      working when these change is unverified; the shortcuts of one app broke after its modules were renamed. Test a \
      saved shortcut before you release. Types that declare a 'persistentIdentifier' are not reported. All types that \
      moved from one module to the same other module are reported as one change, those of widgets and controls as another.
      """,
    source: "metadata of shipped apps; utmapp/UTM issue 7412",
    reported: ChangeExample(
      """
      // file: App/OpenShelf.swift
      struct OpenShelf: AppIntent {}
      """,
      """
      // file: Kit/OpenShelf.swift
      struct ↓OpenShelf: AppIntent {}
      """),
    harmless: ChangeExample(
      instead: """
        // file: Kit/OpenShelf.swift
        struct OpenShelf: AppIntent {
          static let persistentIdentifier = "OpenShelf"
        }
        """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    guard comparison.comparesModules else { return }
    // `ChangeKind.intentLeftProduct` reports an intent that moved to another product.
    let left = comparison.movedIntents
    var moved: [String: [(old: Catalog.Declaration, new: Catalog.Declaration)]] = [:]
    for pair in comparison.declarations {
      guard pair.old.module != pair.new.module, pair.new.persistentIdentifier.isAbsent,
        !pair.old.module.isEmpty, !pair.new.module.isEmpty, pair.old.identifier.map(left.contains) != true
      else { continue }
      let kept = pair.old.keeper.name
      moved["\(pair.old.module)\u{1F}\(pair.new.module)\u{1F}\(kept)", default: []].append(pair)
    }
    for pairs in moved.values {
      let pairs = pairs.sorted { $0.old.symbol < $1.old.symbol }, names = pairs.map { "'\($0.new.name)'" }
      let keeper = pairs[0].old.keeper
      reporter.report(
        "\(names.listed()) moved from the module '\(pairs[0].old.module)' to '\(pairs[0].new.module)', so "
          + "\(keeper.name) may \(keeper.failure); test one before you release",
        symbol: "\(pairs[0].old.module)/\(pairs[0].new.module)", at: .new(pairs[0].new.location),
        audience: keeper.audience,
        notes: [.before("'\(pairs[0].old.name)' was declared here", pairs[0].old.location)])
    }
  }
}
