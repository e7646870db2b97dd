#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Replaces a file as a whole or not at all: a full disk, an error or a signal leaves the old one as it was.
///
/// The new contents are written to a temporary file in the same folder, which then gets the name of the old one. Pipes,
/// terminals and devices can't be replaced and are written to as they are.
package struct OutputFile {
  private let fileSystem: FileSystem
  /// The path of the file to write, after all symbolic links.
  private let path: FilePath
  /// The status of the existing file, nil if there is none.
  private let existing: FileStatus?

  /// Throws for a folder, for a file that may not be written to, for a cycle of links, and if the status of the file cannot be
  /// read.
  package init(_ path: FilePath, in fileSystem: FileSystem) throws(SystemError) {
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

  /// Replaces the file with `contents`. A precious file is flushed to the disk before it replaces the old one, so that a power
  /// failure does not lose both. Output that a command can make again is not worth that wait, which is as long as a small scan,
  /// or longer on a busy disk.
  ///
  /// A precious file also keeps its other names (hard links) and its owner. If it has other names, or if a new file cannot get
  /// its owner, the old file's contents are overwritten instead; a power failure during that can leave a part of each.
  package func replace(with contents: [UInt8], isPrecious: Bool = false) throws(SystemError) {
    try replace(with: [contents], isPrecious: isPrecious)
  }

  /// Replaces the file with the concatenated `pieces`, as `replace(with:isPrecious:)` does.
  package func replace(with pieces: [[UInt8]], isPrecious: Bool = false) throws(SystemError) {
    if existing?.kind == .other { return try writeInPlace(pieces) }
    // The signals that end a run wait until the temporary file is renamed or removed.
    let mask = SignalMask()
    defer { mask.restore() }
    if isPrecious, let existing, existing.linkCount > 1 { return try overwrite(with: pieces) }
    let (temporary, descriptor) = try createTemporary()
    do throws(SystemError) {
      let isSame: Bool
      do throws(SystemError) {
        isSame = try takeOver(descriptor)
        if isSame || !isPrecious {
          for piece in pieces { try writeAll(piece, to: descriptor) }
          if isPrecious { try flush(descriptor) }
        }
      } catch {
        close(descriptor)
        throw error
      }
      _ = try retrying { close(descriptor) }
      guard isSame || !isPrecious else {
        fileSystem.remove(temporary)
        return try overwrite(with: pieces)
      }
      try rename(temporary)
    } catch {
      fileSystem.remove(temporary)
      throw error
    }
  }

  /// Replaces several files. All new contents are written to temporary files before the first is renamed, so a full disk changes no
  /// file; a failure to rename one does not restore those before it. Returns the index of the first file that failed, and the
  /// error; nil if none failed.
  package static func replace(_ files: [(file: OutputFile, contents: [UInt8])]) -> (index: Int, error: SystemError)? {
    let mask = SignalMask()
    defer { mask.restore() }
    var temporaries: [FilePath?] = []
    defer {
      for case (let each, let temporary?) in zip(files, temporaries) { each.file.fileSystem.remove(temporary) }
    }
    for (index, each) in files.enumerated() {
      do throws(SystemError) {
        temporaries.append(try each.file.writeTemporary(each.contents))
      } catch {
        return (index, error)
      }
    }
    for (index, each) in files.enumerated() {
      do throws(SystemError) {
        if let temporary = temporaries[index] {
          try each.file.rename(temporary)
          temporaries[index] = nil
        } else {
          try each.file.writeInPlace([each.contents])
        }
      } catch {
        return (index, error)
      }
    }
    return nil
  }

  /// Writes the contents to a temporary file and returns its path; nil for a pipe or a device, which is not replaced.
  private func writeTemporary(_ contents: [UInt8]) throws(SystemError) -> FilePath? {
    if existing?.kind == .other { return nil }
    let (temporary, descriptor) = try createTemporary()
    do throws(SystemError) {
      do throws(SystemError) {
        _ = try takeOver(descriptor)
        try writeAll(contents, to: descriptor)
      } catch {
        close(descriptor)
        throw error
      }
      _ = try retrying { close(descriptor) }
    } catch {
      fileSystem.remove(temporary)
      throw error
    }
    return temporary
  }

  private func rename(_ temporary: FilePath) throws(SystemError) {
    _ = try retrying {
      temporary.withCString { old in
        path.withCString { new in renameat(fileSystem.directory, old, fileSystem.directory, new) }
      }
    }
  }

  /// Gives a new file the owner, the group and the mode of the old one. Returns false if the new file cannot get the owner and the
  /// group; true if there is no old file.
  private func takeOver(_ descriptor: Int32) throws(SystemError) -> Bool {
    guard let existing else { return true }
    var status = stat()
    _ = try retrying { fstat(descriptor, &status) }
    let isSame = (status.st_uid, status.st_gid) == (existing.owner, existing.group)
    let isTaken = isSame || fchown(descriptor, existing.owner, existing.group) == 0
    // The mode is set after the owner, because a change of the owner clears bits of the mode.
    _ = try retrying { fchmod(descriptor, existing.mode) }
    return isTaken
  }

  /// Writes into the existing file. If that fails, tries to restore the old contents.
  private func overwrite(with pieces: [[UInt8]]) throws(SystemError) {
    let old = try fileSystem.contents(of: path)
    let descriptor = try retrying { path.withCString { openat(fileSystem.directory, $0, O_WRONLY | O_CLOEXEC) } }
    defer { close(descriptor) }
    do throws(SystemError) {
      for piece in pieces { try writeAll(piece, to: descriptor) }
      _ = try retrying { ftruncate(descriptor, off_t(pieces.reduce(0) { $0 + $1.count })) }
      try flush(descriptor)
    } catch {
      _ = lseek(descriptor, 0, SEEK_SET)
      try? writeAll(old, to: descriptor)
      _ = ftruncate(descriptor, off_t(old.count))
      throw error
    }
  }

  private func writeInPlace(_ pieces: [[UInt8]]) throws(SystemError) {
    let descriptor = try retrying { path.withCString { openat(fileSystem.directory, $0, O_WRONLY | O_CLOEXEC) } }
    defer { close(descriptor) }
    for piece in pieces { try writeAll(piece, to: descriptor) }
  }

  /// Creates a file in the folder of the output file, so that renaming it moves no bytes.
  func createTemporary() throws(SystemError) -> (path: FilePath, descriptor: Int32) {
    let folder = path.split().folder
    // Users who may not read the old contents may not read the new ones.
    let mode: mode_t = existing == nil ? 0o666 : 0o600
    var attempt = 0
    while true {
      // The name does not contain the name of the output file, which may already be as long as the system allows.
      let unique = ".intentscan.\(getpid()).\(attempt)"
      let temporary = FilePath(folder, Array(unique.utf8)[...])
      do throws(SystemError) {
        let descriptor = try retrying {
          temporary.withCString {
            openat(fileSystem.directory, $0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
          }
        }
        return (temporary, descriptor)
      } catch {
        attempt += 1
        guard error.code == EEXIST, attempt < 100 else { throw error }
      }
    }
  }

  /// The path after all symbolic links, even if no file exists there yet.
  private static func followLinks(_ path: FilePath, in fileSystem: FileSystem) throws(SystemError) -> FilePath {
    var path = path
    for _ in 0..<40 {
      var target = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = target.withUnsafeMutableBytes { buffer in
        let characters = buffer.bindMemory(to: CChar.self)
        guard let start = characters.baseAddress else { return -1 }
        return path.withCString { readlinkat(fileSystem.directory, $0, start, characters.count) }
      }
      // The path is not a link, or no file is there; `init` finds out which.
      guard count > 0 else { return path }
      let folder = target[0] == UInt8(ascii: "/") ? FilePath("") : path.split().folder
      path = FilePath(folder, target[..<count])
    }
    throw SystemError(ELOOP)
  }
}

/// Waits until the contents of a file are on the disk.
private func flush(_ descriptor: Int32) throws(SystemError) {
  #if canImport(Darwin)
    // `fsync` of Apple's systems leaves the contents in the cache of the disk. Some file systems, such as those of other computers,
    // support only `fsync`.
    if fcntl(descriptor, F_FULLFSYNC) != -1 { return }
  #endif
  _ = try retrying { fsync(descriptor) }
}
