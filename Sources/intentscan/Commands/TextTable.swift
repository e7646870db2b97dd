import IntentReports

/// Rows whose cells are aligned.
struct TextTable {
  var rows: [[String]]
  /// The columns of numbers.
  var rightAligned: Set<Int> = []
  var indent = 2
  /// The form in which a terminal shows a cell's text, with color. The widths of columns depend only on the plain text.
  var styled: (_ row: Int, _ column: Int, _ text: String) -> String = { $2 }

  /// The lines. On a terminal that is narrower than the table, the texts of the last column have several lines, or, if they had
  /// less than 20 columns, each row begins with its first cell on a line of its own.
  func lines(fitting width: Int?) -> [String] {
    let lines = lines
    guard let width, lines.contains(where: { columnCount(of: $0) > width }) else { return lines }
    let last = (rows.map(\.count).max() ?? 1) - 1, margin = String(repeating: " ", count: indent)
    let start = widths.dropLast().reduce(indent) { $0 + $1 + 2 }
    if last > 0, width >= start + 20 {
      return zip(rows, lines).flatMap { cells, line -> [String] in
        guard cells.count > last, columnCount(of: line) > width else { return [line] }
        return wrapped(line, width: width, indent: start).split(separator: "\n").map(String.init)
      }
    }
    return rows.flatMap { cells in
      [margin + visible(cells[0])]
        + (cells.count == 1 ? [] : [margin + "  " + cells.dropFirst().map(visible).joined(separator: "  ")])
    }
  }

  /// The widths of the columns, at most 80, so that one long text does not widen all rows.
  private var widths: [Int] {
    (0..<(rows.map(\.count).max() ?? 0)).map { column in
      min(80, rows.map { column < $0.count ? columnCount(of: visible($0[column])) : 0 }.max() ?? 0)
    }
  }

  var lines: [String] {
    let rows = rows.map { $0.map(visible) }, widths = widths
    return rows.enumerated().map { row, cells in
      let padded = cells.enumerated().map { column, cell in
        let space = String(repeating: " ", count: max(0, widths[column] - columnCount(of: cell))),
          shown = styled(row, column, cell)
        if rightAligned.contains(column) { return space + shown }
        return column + 1 == cells.count ? shown : shown + space
      }
      return String(repeating: " ", count: indent) + padded.joined(separator: "  ")
    }
  }
}
