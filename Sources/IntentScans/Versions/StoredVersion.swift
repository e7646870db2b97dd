import IntentChanges
import DocumentFormats
import OperatingSystem

/// The reason why versions cannot be compared, in one line for the user.
package struct IncomparableError: Error, Equatable {
  package let cause: InputError

  package init(_ message: String) { cause = InputError(message) }
  init(_ cause: InputError) { self.cause = cause }
}

extension ReadVersion {
  /// The bundle at a path, or Apple's metadata of a built app; nil for a folder of sources.
  package init?(storedAt path: String, in files: FileSystem) throws(IncomparableError) {
    let isFolder = (try? files.status(of: FilePath(folder: path)).kind) == .directory
    if isFolder ? files.holdsMetadata(path) : files.isMetadata(path) {
      self.init(catalog: try files.metadata(at: path), named: path)
    } else if isFolder {
      return nil
    } else {
      self.init(catalog: try files.bundle(at: path), named: path)
    }
  }
}

extension FileSystem {
  fileprivate func bundle(at path: String) throws(IncomparableError) -> Catalog {
    do {
      return try Catalog(bundle: try contents(of: FilePath(path)))
    } catch let error as JSONError {
      throw IncomparableError(InputError(error.message, at: "\(path):\(error.line):\(error.column)"))
    } catch {
      let message = (error as? SystemError)?.message ?? "\(error)"
      throw IncomparableError("cannot read '\(path)': \(message)" + suggestion(forMissing: path))
    }
  }

  /// The end of the message for a missing path that begins with the name of a revision, which is written with `git:`; empty for
  /// another path.
  private func suggestion(forMissing path: String) -> String {
    let revision = path.split(separator: ":", omittingEmptySubsequences: false).first.map(String.init) ?? path
    let repository = try? GitRepository(containing: directoryPath)
    guard let repository, (try? repository.commit(of: revision)) != nil else { return "" }
    return "; a revision is written 'git:\(path)'"
  }

  /// Apple's metadata of a built app.
  fileprivate func metadata(at path: String) throws(IncomparableError) -> Catalog {
    do throws(InputError) {
      return Catalog(bundle: try MetadataFile(at: path, in: self).bundle(in: self))
    } catch {
      throw IncomparableError(error)
    }
  }

  /// Whether a folder or a bundle contains Apple's document.
  fileprivate func holdsMetadata(_ path: String) -> Bool {
    MetadataFile.candidates(path).contains { (try? status(of: FilePath($0)).kind) == .regular }
  }

  /// Whether a file is one of Apple's documents: it contains 'actions' and is not a bundle. Its name does not matter.
  fileprivate func isMetadata(_ path: String) -> Bool {
    guard let bytes = try? contents(of: FilePath(path)), let document = try? parseJSON(bytes) else { return false }
    return document["schemaVersion"] == nil && document["actions"]?.members != nil
  }
}
