import JSONDocuments
import MetadataDocuments
import OperatingSystem

/// `Metadata.appintents`: the folder in an app's bundle that the system reads, and the files in it.
struct MetadataFolder {
  static let name = "Metadata.appintents"
  static let actions = "extract.actionsdata"
  static let packages = "extract.packagedata"
  static let version = "version.json"

  private let path: FilePath
  private let fileSystem: FileSystem

  /// The folder inside of `bundle`, which is made where it isn't there.
  init(in bundle: String, _ fileSystem: FileSystem) {
    path = FilePath(FilePath(folder: bundle), Array(Self.name.utf8)[...])
    self.fileSystem = fileSystem
  }

  /// Replaces each file as a whole. One that the document doesn't have any more goes.
  func write(_ document: ActionsDocument) throws(CommandError) {
    try makeFolders()
    try write(document.actions.compact, to: Self.actions)
    try write(document.version, to: Self.version)
    if let packages = document.packages {
      try write(packages.compact, to: Self.packages)
    } else {
      fileSystem.remove(file(Self.packages))
    }
  }

  private func file(_ name: String) -> FilePath { FilePath(path, Array(name.utf8)[...]) }

  private func write(_ contents: [UInt8], to name: String) throws(CommandError) {
    do throws(SystemError) {
      try OutputFile(file(name), in: fileSystem).replace(with: contents)
    } catch {
      throw CommandError("cannot write '\(file(name).text)': \(error.message)")
    }
  }

  private func makeFolders() throws(CommandError) {
    if let (folder, error) = fileSystem.makeFolders(to: path) {
      throw CommandError("cannot create the folder '\(folder.text)': \(error.message)")
    }
  }
}

extension MetadataFolder {
  /// Where Apple's document can be, for a path: the file itself, in that folder, or in the folder of a bundle.
  static func candidates(_ path: String) -> [String] {
    [path, "\(path)/\(actions)", "\(path)/\(name)/\(actions)"]
  }
}

/// A document of Apple's that was read.
struct MetadataFile {
  var path: String
  var bytes: [UInt8]
  var document: JSONValue
}

extension CommandEnvironment {
  /// The document at a path: the file itself, or a folder that holds it, or a bundle that holds the folder.
  func readMetadata(at path: String) throws(CommandError) -> MetadataFile {
    let start = FilePath(folder: path)
    let isFolder = (try? files.status(of: start).kind) == .directory
    let candidates = isFolder ? MetadataFolder.candidates(path).dropFirst().map { FilePath($0) } : [start]
    let file = candidates.first { (try? files.status(of: $0)) != nil } ?? candidates[0]
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try files.contents(of: file)
    } catch {
      throw CommandError("cannot read '\(file.text)': \(error.message)")
    }
    do throws(JSONError) {
      let document = try parseJSON(bytes)
      guard document["actions"]?.members != nil else {
        throw JSONError(
          "this is not Apple's App Intents metadata, because it has no object 'actions'", at: 0, in: bytes)
      }
      return MetadataFile(path: file.text, bytes: bytes, document: document)
    } catch {
      throw CommandError("\(file.text):\(error.line):\(error.column): \(error.message)")
    }
  }
}
