import IntentModel
import OperatingSystem
import SourceScan

/// A file to scan, before it is read.
package struct InputFile: Sendable {
  private let folder: InputFolder
  /// The range in the folder's names; empty for a file that was named itself. `folder` then has the path of the file.
  private let name: Range<UInt32>
  /// Whether another path may lead to the file: it was named itself, or is a link.
  package let mayHaveOtherPath: Bool
  /// Whether results include the file. If the user named only some files of a module, the others are read for their names alone.
  package var isReported = true
  /// The index of the scan's set of compilation conditions for the file.
  var conditionScope: UInt16 = 0
  /// Whether the file may not exist: a project also lists files that its build generates.
  var mayBeMissing = false
  /// A number, counted from 0, that the file has in all parts of a plan; nil for a file that was not found through a project.
  var number: UInt32?

  /// A file that was named itself. `contents` is the text of standard input or of a pipe, which can be read only once.
  package init(_ path: FilePath, reportedAs reported: String, contents: SourceText? = nil) {
    folder = InputFolder(path, names: [], in: path, reportedAs: reported, contents: contents)
    name = 0..<0
    mayHaveOtherPath = true
  }

  /// A file in memory; `path` is its name in messages and documents.
  package init(at path: String, contents: [UInt8]) {
    self.init(FilePath(path), reportedAs: PathText.readable(path), contents: SourceText(contents))
  }

  /// A file found in a folder. `name` is the range of its name in the names of the folder.
  init(_ name: Range<Int>, in folder: InputFolder, isLink: Bool = false) {
    self.folder = folder
    mayHaveOtherPath = isLink
    self.name = UInt32(name.lowerBound)..<UInt32(name.upperBound)
  }

  private var nameBytes: ArraySlice<UInt8> { folder.names[Int(name.lowerBound)..<Int(name.upperBound)] }

  /// The path as given, or as found below a given folder: messages print it.
  package var path: FilePath { name.isEmpty ? folder.path : FilePath(folder.path, nameBytes) }

  /// Whether the file was found in a folder and has this name.
  package func isNamed(_ name: ArraySlice<UInt8>) -> Bool { nameBytes == name }

  /// The contents in memory; nil for a file that is read, as often as needed.
  package var contents: SourceText? { folder.contents }

  /// The path in the output; empty for a file that `--root` itself names.
  package var reportedPath: SourcePath { SourcePath(folder.reported, name) }
}

/// The parts of a path that the files of one folder share, or the path of a file that was named itself.
final class InputFolder: Sendable {
  fileprivate let path: FilePath
  fileprivate let names: [UInt8]
  fileprivate let reported: SourcePath.Folder
  fileprivate let contents: SourceText?

  /// `path` is `root`, which the output calls `reported`, or is inside it.
  init(
    _ path: FilePath, names: [UInt8], in root: FilePath, reportedAs reported: String, contents: SourceText? = nil
  ) {
    self.path = path
    self.names = names
    self.contents = contents
    let inside = path.bytes.dropFirst(root.bytes.count).drop { $0 == UInt8(ascii: "/") }
    self.reported = SourcePath.Folder(reported, inside: inside, names: names)
  }
}

/// The files of one module.
package struct ModuleInput: Sendable {
  package let name: String
  /// Whether the module is only read to resolve names, and never reported.
  package let isContext: Bool
  package var files: [InputFile]

  package init(name: String, isContext: Bool = false, files: [InputFile]) {
    self.name = name
    self.isContext = isContext
    self.files = files
  }
}

extension [ModuleInput] {
  /// Removes each file from all but the first `Limits.modulesOfFile` of its modules. Returns the paths of the files that had more.
  mutating func limitCopies() -> [FilePath] {
    guard count > Limits.modulesOfFile else { return [] }
    var modulesOfFile: [FilePath: Int] = [:], limited: [FilePath] = []
    for index in indices {
      self[index].files.removeAll { file in
        guard file.contents == nil else { return false }
        let path = file.path, number = modulesOfFile[path, default: 0] + 1
        modulesOfFile[path] = number
        if number == Limits.modulesOfFile + 1 { limited.append(path) }
        return number > Limits.modulesOfFile
      }
    }
    return limited
  }
}
