import IntentReports

/// Rows whose cells are aligned, indented by two.
struct TextTable {
  var rows: [[String]]
  /// The columns of numbers.
  var rightAligned: Set<Int> = []
  /// The text that a terminal shows for a cell of a row and a column: color needs no room.
  var styled: (_ row: Int, _ column: Int, _ text: String) -> String = { $2 }

  /// The lines; if the terminal is narrower than the table, each row begins with its first cell in a line of its own.
  func lines(fitting width: Int?) -> [String] {
    let lines = lines
    guard let width, lines.contains(where: { columnCount(of: $0) > width }) else { return lines }
    return rows.flatMap { cells in
      ["  " + visible(cells[0]), "    " + cells.dropFirst().map(visible).joined(separator: "  ")]
    }
  }

  var lines: [String] {
    let rows = rows.map { $0.map(visible) }
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    return rows.enumerated().map { row, cells in
      let padded = cells.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count), shown = styled(row, column, cell)
        if rightAligned.contains(column) { return space + shown }
        return column + 1 == cells.count ? shown : shown + space
      }
      return "  " + padded.joined(separator: "  ")
    }
  }
}
