/// One file of a string table, before it is read.
package struct TableFile: Hashable, Sendable {
  /// The path relative to the root of the repository, with `/`, by which the file is read.
  package let path: String
  /// The path in messages.
  package var shownPath: String
  /// The path in documents: relative to the root of the run.
  package var reportedPath: String
  /// The language of its `.lproj` folder as that folder writes it; nil for a catalog, and for a file outside such a folder.
  package let locale: String?
  package let format: StringCatalog.Format
  /// The table's name: `AppShortcuts`.
  package let table: String

  /// Nil for a file that is not one of a string table.
  package init?(path: String, shownPath: String? = nil, reportedPath: String? = nil) {
    guard let format = catalogFormat(path: path) else { return nil }
    self.format = format
    self.path = path
    self.shownPath = shownPath ?? path
    self.reportedPath = reportedPath ?? shownPath ?? path
    locale = format == .catalog ? nil : catalogLocale(path: path)
    table = catalogName(path: path)
  }

  /// The folder that its table is in: that of the catalog, or the one around the `.lproj` folder.
  package var tableFolder: String { tableFolder(of: path) }
  /// `tableFolder` in reported paths.
  var reportedTableFolder: String { tableFolder(of: reportedPath) }

  private func tableFolder(of path: String) -> String {
    path.split(separator: "/").dropLast(locale == nil ? 1 : 2).joined(separator: "/")
  }
}
