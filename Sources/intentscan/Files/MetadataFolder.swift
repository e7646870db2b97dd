import MetadataDocuments
import OperatingSystem
import IntentScans

/// Writes `Metadata.appintents`: the folder in an app's bundle that the system reads, and the files in it.
struct MetadataFolder {
  private let path: FilePath
  private let fileSystem: FileSystem

  /// The folder inside of `bundle`, which is made where it isn't there.
  init(in bundle: String, _ fileSystem: FileSystem) {
    path = FilePath(FilePath(folder: bundle), Array(MetadataFile.folder.utf8)[...])
    self.fileSystem = fileSystem
  }

  /// Replaces each file as a whole. One that the document doesn't have any more goes.
  func write(_ document: ActionsDocument, training: TrainingFile?) throws(CommandError) {
    try makeFolders()
    try write(document.actions.compact, to: MetadataFile.actions)
    try write(document.version, to: MetadataFile.version)
    try replace(MetadataFile.packages, with: document.packages?.compact)
    try replace(TrainingFile.name, with: training?.text)
  }

  private func replace(_ name: String, with contents: [UInt8]?) throws(CommandError) {
    if let contents {
      try write(contents, to: name)
    } else {
      fileSystem.remove(file(name))
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
