import IntentReports
import SourceScan

extension Overview {
  /// The number of rows of one kind that are shown before the rest is a count: an app fits a screen.
  private static let shownRows = 12, shownNotes = 5

  /// The overview in aligned columns: apps and targets with App Intents in full, all others in a line, and at the end the rules
  /// that are not checked and the files that were not read.
  func text(_ style: TextStyle, width: Int?) -> String {
    var blocks: [[String]] = []
    if !projects.isEmpty { blocks.append([style.dim("read from \(projects.map(visible).joined(separator: ", "))")]) }
    for app in apps where !app.isEmpty {
      let heading = app.title + " for " + app.system + (app.bundleIdentifier.map { ", \($0)" } ?? "")
      blocks.append(
        [style.strong(visible(heading))] + app.table(limit: Self.shownRows, style, width: width)
          + app.intentLines(limit: Self.shownRows, style, width: width)
          + app.shortcutLines(limit: Self.shownRows, style, width: width)
          + app.lostLines(limit: Self.shownRows, style, width: width)
          + app.siriKitLines(limit: Self.shownRows, style, width: width)
          + app.binaryLines(style, width: width))
    }
    let empty = apps.filter(\.isEmpty)
    if !empty.isEmpty {
      let rows = empty.prefix(Self.shownRows).map { app in
        [app.name ?? app.title, app.kind ?? "", app.system, counted(app.targets.reduce(0) { $0 + $1.files }, "file")]
      }
      blocks.append(
        [style.strong("without App Intents:")] + TextTable(rows: rows, rightAligned: [3]).lines(fitting: width)
          + Self.rest(empty.count - rows.count))
    }
    if let unchecked = uncheckedLines(style) { blocks.append(unchecked) }
    for (heading, lines) in [("not read:", Self.lines(notes)), ("assumed:", Self.lines(assumptions))]
    where !lines.isEmpty {
      blocks.append(
        [style.strong(heading)] + lines.prefix(Self.shownNotes).map { "  " + visible($0) }
          + Self.rest(lines.count - Self.shownNotes, "; --format json lists all"))
    }
    return blocks.map { lines in
      lines.map { line in (width.map { wrapped(line, width: $0, indent: 4) } ?? line) + "\n" }.joined()
    }.joined(separator: "\n")
  }

  /// Joins notes of several files about one problem into one line.
  private static func lines(_ notes: [Note]) -> [String] {
    var groups: [(first: Note, others: Int)] = []
    for note in notes {
      if note.isOfFile, let index = groups.firstIndex(where: { $0.first.message == note.message && $0.first.isOfFile })
      {
        groups[index].others += 1
      } else {
        groups.append((note, 0))
      }
    }
    return groups.map { note, others in
      others == 0 ? note.text : "\(note.place) and \(counted(others, "other file")): \(note.message)"
    }
  }

  private static func rest(_ count: Int, _ hint: String = "") -> [String] {
    count > 0 ? ["  and \(count) more\(hint)"] : []
  }

  /// Once for all apps that have App Intents; a rule that only some lack something for is counted with them.
  private func uncheckedLines(_ style: TextStyle) -> [String]? {
    var rules: [String: Set<String>] = [:]
    for app in apps where !app.isEmpty {
      for entry in app.notChecked { rules[entry.needs, default: []].formUnion(entry.rules) }
    }
    if rules.isEmpty { return nil }
    let rows = rules.sorted { $0.key < $1.key }.map { needs, ids in
      "  \(counted(ids.count, "rule")) \(ids.count == 1 ? "needs" : "need") \(needs)"
    }
    return [style.strong("not checked:")] + rows
  }
}

extension Overview.App {
  /// `iOS 17.0`
  var system: String { [platform, deploymentTarget].compactMap(\.self).joined(separator: " ") }

  private static let columns = ["files", "intents", "parameters", "entities", "enums", "shortcuts", "phrases"]

  /// The targets that have something; the others as a count.
  fileprivate func table(limit: Int, _ style: TextStyle, width: Int?) -> [String] {
    if targets.allSatisfy(\.isEmpty) { return [] }
    let shown = targets.filter { !$0.isEmpty }, hasKinds = shown.contains { $0.kind != nil }
    var rows = [["", ""] + Self.columns]
    for target in shown.prefix(limit) {
      let counts = [
        target.files, target.intents.count, target.parameters, target.entities.count, target.enums.count,
        target.shortcuts.count, target.phrases,
      ]
      rows.append([target.name, target.kind ?? "module"] + counts.map { $0 == 0 ? "-" : String($0) })
    }
    if !hasKinds { rows = rows.map { [$0[0]] + $0.dropFirst(2) } }
    let names = hasKinds ? 2 : 1
    var lines = TextTable(rows: rows, rightAligned: Set(names..<names + Self.columns.count)).lines
    if let width, lines.contains(where: { columnCount(of: $0) > width }) {
      lines = shown.prefix(limit).flatMap { target in
        [
          "  \(style.strong(visible(target.name)))  \(target.kind ?? "module"), \(counted(target.files, "file"))",
          "    \(target.words)",
        ]
      }
    } else {
      lines[0] = style.dim(lines[0])
    }
    let more = shown.count - min(shown.count, limit), without = targets.count - shown.count
    if more > 0 { lines.append("  and \(counted(more, "target")) more") }
    if without > 0 {
      let kind = hasKinds ? "target" : "module"
      lines.append(style.dim("  and \(counted(without, kind)) without App Intents"))
    }
    return lines
  }

  /// `Open Trip   OpenTrip   App, Widgets   App Shortcut`; without the products where one has all, and without runners where none is
  /// known.
  fileprivate func intentLines(limit: Int, _ style: TextStyle, width: Int?) -> [String] {
    let all = targets.flatMap(\.references).uniqued(by: \.place)
    if all.isEmpty { return [] }
    let isInSeveral = Set(all.map(\.products)).count > 1 || all.contains { $0.products.count > 1 }
    let rows = all.prefix(limit).map { intent in
      [intent.title ?? "?", intent.name]
        + (isInSeveral ? [intent.products.isEmpty ? "in no product" : intent.products.joined(separator: ", ")] : [])
        + (intent.runners.isEmpty ? [] : [intent.runners.shortWords])
    }
    let more = all.count > limit ? ["  and \(all.count - limit) more"] : []
    return [style.dim("  intents:")] + TextTable(rows: rows).lines(fitting: width) + more
  }

  /// `Open Trip   8 phrases   "Open ${trip} in ${applicationName}"`
  fileprivate func shortcutLines(limit: Int, _ style: TextStyle, width: Int?) -> [String] {
    // A file in the app and in its widgets or its package is the same App Shortcut for people.
    let all = targets.flatMap(\.shortcuts).filter { !$0.isLost }.uniqued(by: \.place)
    if all.isEmpty { return [] }
    let rows = all.prefix(limit).map { shortcut in
      [shortcut.shortTitle ?? shortcut.intent, counted(shortcut.phrases.count, "phrase")]
        + shortcut.phrases.prefix(1).map { "\"\($0)\"" }
    }
    let more = all.count > limit ? ["  and \(all.count - limit) more"] : []
    return [style.dim("  App Shortcuts:")] + TextTable(rows: rows, rightAligned: [1]).lines(fitting: width) + more
  }

  /// `Kit   3 intents, 1 entity   Frameworks/Kit.xcframework`
  fileprivate func binaryLines(_ style: TextStyle, width: Int?) -> [String] {
    let all = Set(products.contents.flatMap(\.product.binaries)).sorted { $0.path < $1.path }
    if all.isEmpty { return [] }
    let rows = all.filter { $0.words != "" }.map { [$0.name, $0.words, $0.path] }
    let unread = all.filter { $0.declarations == nil && $0.problem == nil }
    var lines = rows.isEmpty ? [] : [style.dim("  without source:")] + TextTable(rows: rows).lines(fitting: width)
    if let first = unread.first {
      let others = unread.count == 1 ? "is a framework" : "and \(unread.count - 1) more are frameworks"
      lines.append(style.dim("  '\(visible(first.path))' \(others) without metadata, so not read"))
    }
    lines += all.compactMap(\.problem).prefix(3).map { "  " + visible($0) }
    return lines
  }

  /// `App   5 App Shortcuts of 'Shortcuts' in 'Kit': App Shortcuts of a static module are not in the product's document`
  fileprivate func lostLines(limit: Int, _ style: TextStyle, width: Int?) -> [String] {
    let all = products.contents.flatMap { contents in
      contents.losses.oncePerFacts.map { [contents.product.name, "\($0.what): \($0.reason)"] }
    }
    if all.isEmpty { return [] }
    let more = all.count > limit ? ["  and \(all.count - limit) more; --format json lists all"] : []
    return [style.dim("  lost:")] + TextTable(rows: Array(all.prefix(limit))).lines(fitting: width) + more
  }
}

extension Overview.Target {
  /// `5 intents, 13 parameters, 1 entity`
  fileprivate var words: String {
    let counts = [
      (intents.count, "intent"), (parameters, "parameter"), (entities.count, "entity"), (enums.count, "app enum"),
      (shortcuts.count, "App Shortcut"), (phrases, "phrase"),
    ]
    return counts.filter { $0.0 > 0 }.map { $0.0 > 1 && $0.1 == "entity" ? "\($0.0) entities" : counted($0.0, $0.1) }
      .joined(separator: ", ")
  }
}
