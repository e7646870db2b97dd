#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Replaces a file as a whole or not at all: a full disk, an error or a signal leaves the old one as it was.
///
/// The new contents go to a file beside the old one, which takes its name when everything is written. Pipes, terminals and
/// devices have nothing to replace and are written to as they are.
public struct OutputFile {
  private let fileSystem: FileSystem
  /// Symbolic links followed, as far as they lead.
  private let path: FilePath
  /// What is there now, nil for nothing.
  private let existing: FileStatus?

  /// Refuses a folder, a file that may not be written to, and links that go round.
  public init(_ path: FilePath, in fileSystem: FileSystem) throws(SystemError) {
    self.fileSystem = fileSystem
    self.path = try Self.followLinks(path, in: fileSystem)
    do throws(SystemError) {
      existing = try fileSystem.status(of: self.path)
    } catch {
      guard error.code == ENOENT else { throw error }
      existing = nil
    }
    if existing?.kind == .directory { throw SystemError.isDirectory }
    if existing != nil {
      let (fileSystem, path) = (fileSystem, self.path)
      _ = try retrying { path.withCString { faccessat(fileSystem.directory, $0, W_OK, 0) } }
    }
  }

  /// A precious file is on the disk before the old one goes, so that it outlives a power failure as well. What a command
  /// can make again isn't worth that wait: it takes as long as a small scan, or longer on a busy disk.
  public func replace(with contents: [UInt8], isPrecious: Bool = false) throws(SystemError) {
    try replace(with: [contents], isPrecious: isPrecious)
  }

  /// The same with contents in pieces.
  public func replace(with pieces: [[UInt8]], isPrecious: Bool = false) throws(SystemError) {
    if existing?.kind == .other { return try writeInPlace(pieces) }
    // The signals that end a run wait until the temporary file has its name or is gone.
    let masked = SignalMask(holding: [SIGINT, SIGTERM, SIGHUP])
    defer { masked.restore() }
    let (temporary, descriptor) = try createTemporary()
    do throws(SystemError) {
      do throws(SystemError) {
        for piece in pieces { try writeAll(piece, to: descriptor) }
        if let existing { _ = try retrying { fchmod(descriptor, existing.mode) } }
        if isPrecious { _ = try retrying { fsync(descriptor) } }
      } catch {
        close(descriptor)
        throw error
      }
      _ = try retrying { close(descriptor) }
      _ = try retrying {
        temporary.withCString { old in
          path.withCString { new in renameat(fileSystem.directory, old, fileSystem.directory, new) }
        }
      }
    } catch {
      fileSystem.remove(temporary)
      throw error
    }
  }

  private func writeInPlace(_ pieces: [[UInt8]]) throws(SystemError) {
    let descriptor = try retrying { path.withCString { openat(fileSystem.directory, $0, O_WRONLY | O_CLOEXEC) } }
    defer { close(descriptor) }
    for piece in pieces { try writeAll(piece, to: descriptor) }
  }

  /// A new file in the same folder, so that renaming it moves no bytes.
  private func createTemporary() throws(SystemError) -> (path: FilePath, descriptor: Int32) {
    let (folder, name) = path.split()
    var attempt = 0
    while true {
      // A long name leaves no room for more: the name of the process is enough to tell runs apart.
      let unique = ".\(String(decoding: name.prefix(200), as: UTF8.self)).\(getpid()).\(attempt)"
      let temporary = FilePath(folder, Array(unique.utf8)[...])
      do throws(SystemError) {
        let descriptor = try retrying {
          temporary.withCString {
            openat(fileSystem.directory, $0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
          }
        }
        return (temporary, descriptor)
      } catch {
        attempt += 1
        guard error.code == EEXIST, attempt < 100 else { throw error }
      }
    }
  }

  /// Where a link leads, also where nothing is there yet.
  private static func followLinks(_ path: FilePath, in fileSystem: FileSystem) throws(SystemError) -> FilePath {
    var path = path
    for _ in 0..<40 {
      var target = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = target.withUnsafeMutableBytes { buffer in
        let characters = buffer.bindMemory(to: CChar.self)
        guard let start = characters.baseAddress else { return -1 }
        return path.withCString { readlinkat(fileSystem.directory, $0, start, characters.count) }
      }
      // No link, or nothing at all: opening it will tell.
      guard count > 0 else { return path }
      let folder = target[0] == UInt8(ascii: "/") ? FilePath("") : path.split().folder
      path = FilePath(folder, target[..<count])
    }
    throw SystemError(ELOOP)
  }
}

/// Holds signals back for a while; those that came meanwhile are delivered by `restore`.
private struct SignalMask {
  private var before = sigset_t()

  init(holding signals: [Int32]) {
    var held = sigset_t()
    sigemptyset(&held)
    for signal in signals { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
  }

  func restore() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
