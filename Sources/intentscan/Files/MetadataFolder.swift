import MetadataDocuments
import OperatingSystem
import IntentScans

/// `Metadata.appintents`: the folder in an app's bundle that the system reads.
enum MetadataFolder {
  /// The files of a document. The contents are nil for a file that must not exist.
  static func files(of document: ActionsDocument, in bundle: String) -> [(path: String, contents: [UInt8]?)] {
    [
      (path(MetadataFile.actions, in: bundle), document.actions.compact),
      (path(MetadataFile.version, in: bundle), document.version),
      (path(MetadataFile.packages, in: bundle), document.packages?.compact),
    ]
  }

  static func path(_ name: String, in bundle: String) -> String {
    "\(FilePath(folder: bundle).text)/\(MetadataFile.folder)/\(name)"
  }
}

extension CommandEnvironment {
  /// Replaces all files of `outputs` or none, and makes the folders that they are in. A file without contents is removed.
  func replace(_ outputs: [(path: String, contents: [UInt8]?)]) throws(CommandError) {
    var replaced: [(file: OutputFile, contents: [UInt8])] = []
    for output in outputs {
      guard let contents = output.contents else { continue }
      if let (folder, error) = files.makeFolders(to: FilePath(output.path).split().folder) {
        throw CommandError("cannot create the folder '\(folder.text)': \(error.message)")
      }
      do throws(SystemError) {
        replaced.append((try OutputFile(FilePath(output.path), in: files), contents))
      } catch {
        throw CommandError("cannot write '\(output.path)': \(error.message)")
      }
    }
    if let (index, error) = OutputFile.replace(replaced) {
      throw CommandError("cannot write '\(outputs.filter { $0.contents != nil }[index].path)': \(error.message)")
    }
    for output in outputs where output.contents == nil { files.remove(FilePath(output.path)) }
  }
}
