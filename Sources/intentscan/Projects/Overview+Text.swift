import DocumentFormats
import IntentModel
import IntentReports

extension Overview {
  /// The largest number of notes that are listed. The others are only counted.
  private static let shownNotes = 5

  /// The overview in aligned columns: apps with App Intents in full, the others in one row each, and at the end the numbers of
  /// rules that are not checked, the files that were not read, and the assumptions.
  func text(_ style: TextStyle, width: Int?) -> String {
    // The largest number of rows of one kind that are listed. The others are only counted.
    let shownRows = width == nil ? 12 : 30
    var blocks: [[String]] = []
    if !projects.isEmpty { blocks.append([style.dim("read from \(projects.map(visible).joined(separator: ", "))")]) }
    for app in apps where !app.isEmpty {
      let heading = app.title + " for " + app.system + (app.bundleIdentifier.map { ", \($0)" } ?? "")
      blocks.append(
        [style.strong(visible(heading))] + app.table(limit: shownRows, style, width: width)
          + app.intentLines(limit: shownRows, style, width: width)
          + app.shortcutLines(limit: shownRows, style, width: width)
          + app.lostLines(limit: shownRows, style, width: width)
          + app.siriKitLines(limit: shownRows, style, width: width)
          + app.binaryLines(style, width: width))
    }
    let empty = apps.filter { $0.isEmpty && $0.targets.contains { $0.files > 0 } }
    if !empty.isEmpty {
      let rows = empty.prefix(shownRows).map { app in
        [app.rowTitle, app.kind ?? "", app.system, counted(app.targets.reduce(0) { $0 + $1.files }, "file")]
      }
      blocks.append(
        [style.strong("without App Intents:")] + TextTable(rows: rows, rightAligned: [3]).lines(fitting: width)
          + Self.rest(empty.count - rows.count))
    }
    if let unchecked = uncheckedLines(style) { blocks.append(unchecked) }
    for (heading, lines) in [
      ("not read:", Self.lines(notes) + unreadBinaries), ("assumed:", Self.lines(assumptions)),
    ]
    where !lines.isEmpty {
      blocks.append(
        [style.strong(heading)] + lines.prefix(Self.shownNotes).map { "  " + visible($0) }
          + Self.rest(lines.count - Self.shownNotes, "; --format json lists all"))
    }
    return blocks.map { lines in
      lines.map { line in
        (width.map { wrapped(line, width: $0, indent: max(4, line.prefix { $0 == " " }.count + 2)) } ?? line) + "\n"
      }.joined()
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

  /// The frameworks of which nothing is known, once for all apps that link them.
  private var unreadBinaries: [String] {
    let all = apps.filter { !$0.isEmpty }.flatMap(\.binaries).uniqued(by: \.path).sorted { $0.path < $1.path }
    let unread = all.filter { $0.declarations == nil && $0.problem == nil }
    let withoutMetadata = unread.first.map { first in
      let others = unread.count == 1 ? "is a framework" : "and \(unread.count - 1) more are frameworks"
      return "'\(first.path)' \(others) without metadata"
    }
    return [withoutMetadata].compactMap(\.self) + all.compactMap(\.problem)
  }

  private static func rest(_ count: Int, _ hint: String = "") -> [String] {
    count > 0 ? ["  and \(count) more\(hint)"] : []
  }

  /// The numbers of rules that are not checked, by the fact that they lack. A rule counts if it lacks the fact in at least one app
  /// with App Intents. Nil without such rules.
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
  /// The platform and the deployment target: `iOS 17.0`.
  var system: String { [platform, deploymentTarget].compactMap(\.self).joined(separator: " ") }

  private static let columns = ["files", "intents", "parameters", "entities", "enums", "shortcuts", "phrases"]

  /// Rows below a heading. On a terminal, they are further to the right, and an empty line comes before the heading.
  func list(
    _ heading: String, _ rows: [[String]], limit: Int = .max, hint: String? = nil, rightAligned: Set<Int> = [],
    _ style: TextStyle, width: Int?
  ) -> [String] {
    if rows.isEmpty { return [] }
    let indent = width == nil ? 2 : 4
    let table = TextTable(rows: Array(rows.prefix(limit)), rightAligned: rightAligned, indent: indent)
    var lines = (width == nil ? [style.dim("  \(heading):")] : ["", "  \(heading):"]) + table.lines(fitting: width)
    if rows.count > limit {
      let words = (width == nil ? hint : "--format json lists all").map { "; \($0)" } ?? ""
      lines.append(String(repeating: " ", count: indent) + "and \(rows.count - limit) more\(words)")
    }
    return lines
  }

  /// The table of the targets with App Intents, and the number of the others.
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
    let names = hasKinds ? 2 : 1
    // A column without a number takes room that a terminal may lack.
    let columns = rows[0].indices.filter { column in
      column < names || column > 1 && (width == nil || rows.dropFirst().contains { $0[column] != "-" })
    }
    rows = rows.map { row in columns.map { row[$0] } }
    var lines = TextTable(rows: rows, rightAligned: Set(names..<columns.count)).lines
    if let width, lines.contains(where: { columnCount(of: $0) > width }) {
      let heads = shown.prefix(limit).map { [$0.name, $0.kind ?? "module", counted($0.files, "file")] }
      // The spaces in a count are replaced while lines are broken, so that a number stays on the line of its noun.
      lines = zip(TextTable(rows: heads, rightAligned: [2]).lines, shown).flatMap { head, target in
        let words = target.counts.map { String($0.map { $0 == " " ? "\u{A0}" : $0 }) }.joined(separator: ", ")
        let text = String(wrapped("    " + words, width: width, indent: 4).map { $0 == "\u{A0}" ? " " : $0 })
        return [head] + text.split(separator: "\n").map(String.init)
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

  /// The intents in lines: `Open Trip   OpenTrip   App, Widgets   App Shortcut`. Products are omitted if one has all intents, and
  /// runners if none is known. On a terminal, the products and the kind of a configuration are in headings, so that rows are short.
  fileprivate func intentLines(limit: Int, _ style: TextStyle, width: Int?) -> [String] {
    let all = targets.flatMap(\.references).uniqued(by: \.place)
    let isInSeveral = Set(all.map(\.products)).count > 1 || all.contains { $0.products.count > 1 }
    let rows = all.map { intent -> (heading: String, cells: [String]) in
      let products = intent.products.isEmpty ? "no product" : intent.products.joined(separator: ", ")
      let runners = intent.runners.isEmpty ? [] : [intent.runners.shortWords],
        names = [intent.title?.onOneLine ?? "?", intent.name]
      if width == nil {
        let place = intent.products.isEmpty ? "in no product" : products
        return ("intents", names + (isInSeveral ? [place] : []) + runners)
      }
      let kind = runners.first { $0.hasSuffix(" configuration") && !$0.contains(text: ",") }
      return ((kind ?? "intent") + "s" + (isInSeveral ? " in \(products)" : ""), names + (kind == nil ? runners : []))
    }
    let headings = rows.map(\.heading).uniqued, others = headings.filter { !$0.hasPrefix("intents") }
    return (headings.filter { !others.contains($0) } + others).flatMap { heading in
      list(heading, rows.filter { $0.heading == heading }.map(\.cells), limit: limit, style, width: width)
    }
  }

  /// The App Shortcuts in lines, without those that no product has: `Open Trip   8 phrases   "Open ${trip} in
  /// ${applicationName}"`.
  fileprivate func shortcutLines(limit: Int, _ style: TextStyle, width: Int?) -> [String] {
    // A file can be in the app and in its widgets or its package. For people, its App Shortcuts are the same.
    let all = targets.flatMap(\.shortcuts).filter { !$0.isLost }.uniqued(by: \.place)
    let rows = all.map { shortcut in
      [shortcut.shortTitle?.onOneLine ?? shortcut.intent, counted(shortcut.phrases.count, "phrase")]
        + shortcut.phrases.prefix(1).map { "\"\($0.onOneLine)\"" }
    }
    return list("App Shortcuts", rows, limit: limit, rightAligned: [1], style, width: width)
  }

  /// The frameworks without source in lines: `Kit   3 intents, 1 entity   Frameworks/Kit.xcframework`.
  fileprivate func binaryLines(_ style: TextStyle, width: Int?) -> [String] {
    let rows = binaries.sorted { $0.path < $1.path }.filter { $0.words != "" }.map { [$0.name, $0.words, $0.path] }
    return list("without source", rows, style, width: width)
  }

  /// The frameworks that its products link without their sources.
  fileprivate var binaries: Set<BinaryModule> { Set(products.contents.flatMap(\.product.binaries)) }

  /// The declarations that do not reach a product's document, in lines:
  /// `App   5 App Shortcuts of 'Shortcuts' in 'Kit': App Shortcuts of a static module are not in the product's document`.
  fileprivate func lostLines(limit: Int, _ style: TextStyle, width: Int?) -> [String] {
    let all = products.contents.flatMap { contents in
      contents.losses.oncePerFacts.map { [contents.product.name, "\($0.what): \($0.reason)"] }
    }
    return list("lost", all, limit: limit, hint: "--format json lists all", style, width: width)
  }
}

extension Overview.Target {
  /// The counts that are not zero, in words: `5 intents`, `13 parameters`, `1 entity`.
  fileprivate var counts: [String] {
    let counts = [
      (intents.count, "intent"), (parameters, "parameter"), (entities.count, "entity"), (enums.count, "app enum"),
      (shortcuts.count, "App Shortcut"), (phrases, "phrase"),
    ]
    return counts.filter { $0.0 > 0 }.map { $0.0 > 1 && $0.1 == "entity" ? "\($0.0) entities" : counted($0.0, $0.1) }
  }
}
