import Reports

extension Overview {
  /// How many rows of one kind are shown before the rest is a count: an app fits a screen.
  private static let shownRows = 12, shownNotes = 5

  /// In aligned columns, at most about a screen for each app.
  func text(usesColor: Bool) -> String {
    func strong(_ text: String) -> String { usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
    func dim(_ text: String) -> String { usesColor ? "\u{1B}[2m\(text)\u{1B}[0m" : text }
    var lines: [String] = []
    if !projects.isEmpty { lines += [dim("read from \(projects.map(visible).joined(separator: ", "))"), ""] }
    for app in apps {
      lines.append(strong(app.heading))
      lines += app.table(limit: Self.shownRows, heading: dim)
      lines += app.shortcutLines(limit: Self.shownRows, heading: dim)
      for (needs, rules) in app.notChecked {
        lines.append(
          "  "
            + dim("not checked: \(counted(rules.count, "rule")) that \(rules.count == 1 ? "needs" : "need") \(needs)"))
      }
      lines.append("")
    }
    if !notes.isEmpty {
      lines.append("could not be read:")
      lines += notes.prefix(Self.shownNotes).map { "  " + visible($0) }
      if notes.count > Self.shownNotes { lines.append("  and \(notes.count - Self.shownNotes) more (--format json)") }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }
}

extension Overview.App {
  /// `Trips: app "Trip Planner" for iOS 17.0, com.example.trips`
  fileprivate var heading: String {
    let system = [platform, deploymentTarget].compactMap(\.self).joined(separator: " ")
    guard let name else { return "\(targets.contains { $0.kind != nil } ? "modules" : "folders") for \(system)" }
    let kind = targets.first?.kind ?? "app"
    let shown = displayName.map { " \"\($0)\"" } ?? ""
    return visible("\(name): \(kind)\(shown) for \(system)" + (bundleIdentifier.map { ", \($0)" } ?? ""))
  }

  private static let columns = ["files", "intents", "parameters", "entities", "enums", "shortcuts", "phrases"]

  /// The targets that have something; the others as a count.
  fileprivate func table(limit: Int, heading: (String) -> String) -> [String] {
    let shown = targets.filter { !$0.isEmpty }
    guard !shown.isEmpty else {
      return ["  no App Intents in \(counted(targets.reduce(0) { $0 + $1.files }, "file"))"]
    }
    var rows = [["", ""] + Self.columns]
    for target in shown.prefix(limit) {
      let counts = [
        target.files, target.intents.count, target.parameters, target.entities.count, target.enums.count,
        target.shortcuts.count, target.phrases,
      ]
      rows.append([visible(target.name), target.kind ?? "module"] + counts.map { $0 == 0 ? "-" : String($0) })
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.enumerated().map { row, cells in
      let padded = cells.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column < 2 ? cell + space : space + cell
      }
      let line = "  " + padded.joined(separator: "  ")
      return row == 0 ? heading(line) : line
    }
    let more = shown.count - min(shown.count, limit), without = targets.count - shown.count
    if more > 0 { lines.append("  and \(counted(more, "target")) more") }
    if without > 0 {
      lines.append(heading("  \(counted(without, "target")) without App Intents"))
    }
    return lines
  }

  /// `Open Trip   8 phrases   "Open ${trip} in ${applicationName}"`
  fileprivate func shortcutLines(limit: Int, heading: (String) -> String) -> [String] {
    let all = targets.flatMap(\.shortcuts)
    guard !all.isEmpty else { return [] }
    let shown = all.prefix(limit)
    let names = shown.map { visible($0.shortTitle ?? $0.intent) },
      counts = shown.map { counted($0.phrases.count, "phrase") }
    let width = names.map(\.count).max() ?? 0, countWidth = counts.map(\.count).max() ?? 0
    var lines = [heading("  App Shortcuts")]
    for (index, shortcut) in shown.enumerated() {
      func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: width - text.count) }
      let phrase = shortcut.phrases.first.map { "  \"\(visible($0))\"" } ?? ""
      lines.append("  " + padded(names[index], width) + "  " + padded(counts[index], countWidth) + phrase)
    }
    if all.count > limit { lines.append("  and \(all.count - limit) more") }
    return lines
  }
}
