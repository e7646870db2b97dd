import SourceScan

/// A file to scan, before it is read.
struct InputFile: Sendable {
  enum Contents: Sendable {
    /// To be read, as often as needed.
    case file
    /// Already here: what came from standard input or a pipe can be read but once.
    case memory(SourceText)
  }

  /// As the user gave it, or as the walk of a folder he gave found it: what messages print.
  let path: FilePath
  var contents = Contents.file
  /// How many bytes of `path` `reportedFolder` stands for.
  fileprivate let givenLength: Int
  /// As the output names it; nothing where the root itself was given.
  fileprivate let reportedFolder: String

  /// A file that was named itself.
  init(_ path: FilePath, reportedAs reported: String, contents: Contents = .file) {
    self.path = path
    self.contents = contents
    givenLength = path.bytes.count
    reportedFolder = reported
  }

  /// A file found in a folder that was named, whose path starts with `folder`.
  init(_ path: FilePath, in folder: FilePath, reportedAs reported: String) {
    self.path = path
    givenLength = folder.bytes.count
    reportedFolder = reported
  }

  /// As the output names it. Made on demand: most files hold nothing to report.
  var reportedPath: String {
    let rest = path.bytes.dropFirst(givenLength).drop { $0 == UInt8(ascii: "/") }
    if rest.isEmpty { return reportedFolder }
    let tail = String(decoding: rest, as: UTF8.self)
    return reportedFolder.isEmpty ? tail : "\(reportedFolder)/\(tail)"
  }
}

/// The files of one module.
struct ModuleInput: Sendable {
  let name: String
  /// Context resolves names and is never reported.
  let isContext: Bool
  var files: [InputFile]
}
