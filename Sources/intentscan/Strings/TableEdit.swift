import IntentLocalization
import IntentRules
import OperatingSystem

/// New contents of a string table.
struct TableEdit {
  var table: TableFile
  /// The contents on disk; nil for a new file.
  var old: [UInt8]?
  var new: [UInt8]
}

extension [TableEdit] {
  var diff: [UInt8] { reduce(into: []) { $0 += unifiedDiff($1.old ?? [], $1.new, path: $1.table.reportedPath) } }

  func write(in environment: CommandEnvironment) throws(CommandError) {
    for edit in self { try environment.replace(edit.table.shownPath, edit.old, with: edit.new) }
  }
}

extension CommandEnvironment {
  /// Writes a file of the user's as a whole or not at all. `old` are the contents that were read; nil for a new file.
  func replace(_ path: String, _ old: [UInt8]?, with new: [UInt8]) throws(CommandError) {
    let file = FilePath(path)
    if old == nil, let failure = files.makeFolders(to: file.split().folder) {
      throw CommandError("cannot create '\(failure.folder.text)': \(failure.error.message)")
    }
    let now = try? files.contents(of: file)
    guard now == old else { throw CommandError("'\(path)' changed during the run, so it was not written; run again") }
    do throws(SystemError) {
      try OutputFile(file, in: files).replace(with: new, isPrecious: true)
    } catch {
      throw CommandError("cannot write '\(path)': \(error.message)")
    }
  }
}

extension RepairScope {
  /// The reason why a table must stay as it is; nil if it may change.
  func refusal(of table: TableFile, in files: FileSystem) -> String? {
    contains(FilePath(table.shownPath), in: files)
      ? nil : "'\(table.shownPath)' is not changed: a link to it leads out of what is scanned"
  }

  /// The reason why a table must not be created next to a file; nil if it may be. Neither it nor its folder may be a link.
  func refusal(ofNew table: TableFile, nextTo neighbor: String, in files: FileSystem) -> String? {
    let path = FilePath(table.shownPath), isLink = files.isLink(path) || files.isLink(path.split().folder)
    return !isLink && contains(FilePath(neighbor), in: files)
      ? nil : "'\(table.shownPath)' is not created: a link to it leads out of what is scanned"
  }
}
