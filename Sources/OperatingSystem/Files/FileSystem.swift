#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The file system as seen from a working directory, which need not be the process's own. Files that the user names are opened
/// only here and in `OutputFile`.
package struct FileSystem: Sendable {
  /// The descriptor of the folder that relative paths start from.
  let directory: Int32
  /// The absolute path of `directory`.
  package let directoryPath: String
  /// The files of a revision, which are read instead of those on the disk; nil to read the disk.
  package var revision: RevisionTree? = nil
  /// Whether paths outside the revision's repository are read from the disk. Otherwise no file exists there.
  package var readsDiskOutsideRevision = false
  /// The texts that are read in place of files on disk; nil without an editor.
  package var unsaved: UnsavedFiles? = nil

  /// The file system as seen from the process's own working directory.
  package static func process() -> FileSystem {
    guard let path = getcwd(nil, 0) else { return FileSystem(directory: AT_FDCWD, directoryPath: "/") }
    defer { free(path) }
    return FileSystem(directory: AT_FDCWD, directoryPath: FilePath(cString: path).text)
  }

  /// The revision that a path is looked up in; nil for the disk.
  func revision(of path: FilePath) -> RevisionTree? {
    guard let revision else { return nil }
    return readsDiskOutsideRevision && !revision.contains(path, from: directoryPath) ? nil : revision
  }

  /// The status of the file at a path. Symbolic links are followed.
  package func status(of path: FilePath) throws(SystemError) -> FileStatus {
    if let revision = revision(of: path) { return try revision.status(of: path, from: directoryPath) }
    do throws(SystemError) {
      return try found(path) { path throws(SystemError) in
        var status = stat()
        _ = try retrying { path.withCString { fstatat(directory, $0, &status, 0) } }
        return FileStatus(status)
      }
    } catch {
      if let unsaved = unsavedStatus(of: path) { return unsaved }
      throw error
    }
  }

  /// Opens a file for reading, with additional flags, and returns its descriptor.
  func open(_ path: FilePath, _ flags: Int32 = 0) throws(SystemError) -> Int32 {
    try found(path) { path throws(SystemError) in
      try retrying { path.withCString { openat(directory, $0, O_RDONLY | O_CLOEXEC | flags) } }
    }
  }

  /// The absolute path without symbolic links, `.` and `..`; nil if there is no such file, or if it cannot be reached. A file that
  /// only has unsaved text exists, too.
  package func realPath(of path: FilePath) -> FilePath? {
    if let revision = revision(of: path) { return revision.realPath(of: path, from: directoryPath) }
    if let real = realPathOnDisk(of: path) { return real }
    guard unsavedContents(of: path) != nil, case let (folder, name) = fromRoot(path).split() else { return nil }
    return realPath(of: folder).map { FilePath($0, name) }
  }

  /// The absolute path of a file on the disk without symbolic links, `.` and `..`; nil if there is none.
  func realPathOnDisk(of path: FilePath) -> FilePath? {
    try? found(fromRoot(path)) { path throws(SystemError) in
      guard let real = path.withCString({ realpath($0, nil) }) else { throw SystemError.last }
      defer { free(real) }
      return FilePath(cString: real)
    }
  }

  /// The path from the root, still with `.` and `..`: a link before `..` leads elsewhere.
  private func fromRoot(_ path: FilePath) -> FilePath {
    path.bytes.first == UInt8(ascii: "/") ? path : FilePath(FilePath(directoryPath), path.bytes)
  }

  /// Whether there is a symbolic link at the path, even one whose target is missing.
  package func isLink(_ path: FilePath) -> Bool {
    var first: CChar = 0
    return path.withCString { readlinkat(directory, $0, &first, 1) } >= 0
  }

  /// Makes a folder and the folders that contain it, if they don't exist. Returns the folder that could not be made and the error;
  /// nil if none failed.
  package func makeFolders(to path: FilePath) -> (folder: FilePath, error: SystemError)? {
    var prefix: [UInt8] = []
    for component in path.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      prefix += component
      if !component.isEmpty {
        let folder = FilePath(FilePath(""), prefix[...])
        let status = folder.withCString { mkdirat(directory, $0, 0o777) }, error = SystemError.last
        if status != 0, error.code != EEXIST { return (folder, error) }
      }
      prefix.append(UInt8(ascii: "/"))
    }
    return nil
  }

  /// Removes a file. A failure is ignored.
  package func remove(_ path: FilePath) { _ = path.withCString { unlinkat(directory, $0, 0) } }

  /// The entries of a folder, in the order of the file system. Hidden entries are omitted, and regular files whose names do not end
  /// with `suffix` or consist of it alone.
  package func listing(of path: FilePath, endingWith suffix: [UInt8]) throws(SystemError) -> DirectoryListing {
    if let revision = revision(of: path) {
      return try revision.listing(of: path, endingWith: suffix, from: directoryPath)
    }
    // `opendir` takes two fewer system calls than `open` and `fdopendir`, which checks its descriptor first.
    let byPath = directory == AT_FDCWD ? path.withCString { opendir($0) } : nil
    let descriptor = if let byPath { dirfd(byPath) } else { try open(path, O_DIRECTORY) }
    guard let stream = byPath ?? fdopendir(descriptor) else {
      defer { close(descriptor) }
      throw SystemError.last
    }
    defer { closedir(stream) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError.last }
    var listing = DirectoryListing(of: FileStatus(status).identity)
    while let entry = readdir(stream) { listing.append(entry, endingWith: suffix, in: descriptor) }
    addUnsavedNames(to: &listing, of: path, endingWith: suffix)
    return listing
  }
}

/// The identity of a file, independent of its path.
package struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let inode: UInt64
}

/// The status of the file at a path.
package struct FileStatus: Sendable {
  /// `other` is a pipe, a device or a socket.
  package enum Kind: Sendable { case regular, directory, other }

  /// The identity of the file, which is equal for all paths that lead to it.
  package let identity: FileIdentity
  package let kind: Kind
  /// The permission bits.
  let mode: mode_t
  /// The time at which the file's contents, name or permissions were last changed, in nanoseconds since 1970; 0 for a file that is
  /// not on the disk.
  var change: UInt64 = 0
  /// The number of hard links: the names that the file has.
  package private(set) var linkCount = 1
  var owner: uid_t = 0
  var group: gid_t = 0

  /// Whether the file belongs to a third person: neither this user, nor the system's administrator, nor the owner of `start`.
  ///
  /// A search for files in the folders above `start` can come to a folder that everyone may write to, such as `/tmp`.
  package func isForeign(to start: FileStatus?) -> Bool {
    owner != 0 && owner != geteuid() && owner != start?.owner
  }

  init(identity: FileIdentity, kind: Kind, mode: mode_t) {
    self.identity = identity
    self.kind = kind
    self.mode = mode
  }

  init(_ status: stat) {
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .directory
    default: kind = .other
    }
    mode = status.st_mode & 0o7777
    #if canImport(Darwin)
      let time = status.st_ctimespec
    #else
      let time = status.st_ctim
    #endif
    change = UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000 &+ UInt64(truncatingIfNeeded: time.tv_nsec)
    linkCount = Int(status.st_nlink)
    owner = status.st_uid
    group = status.st_gid
  }
}

/// The entries of one folder.
package struct DirectoryListing: Sendable {
  /// The kind of an entry. Links are not followed.
  package enum Kind: Sendable { case regular, directory, link, other }

  /// An entry of the folder.
  package struct Entry: Sendable {
    /// The range of the name in `names`.
    package let name: Range<Int>
    package let kind: Kind
  }

  /// The identity of the folder, which is equal for all paths that lead to it.
  package let identity: FileIdentity
  /// The entries in the order of the file system, and after `sort` in the order of their paths.
  package private(set) var entries: [Entry] = []
  /// The names of all entries. Each is followed by one byte: `/` for a folder, and NUL for any other entry.
  package private(set) var names: [UInt8] = []

  init(of identity: FileIdentity) {
    self.identity = identity
    // Enough for most folders: growing the arrays step by step took an eighth of the time of listing folders.
    entries.reserveCapacity(8)
    names.reserveCapacity(240)
  }

  /// The bytes of the name, without the byte after it in `names`.
  package func name(of entry: Entry) -> ArraySlice<UInt8> { names[entry.name] }

  /// The name as text, see `PathText`.
  package func text(of entry: Entry) -> String {
    let name = names[entry.name]
    for byte in name where byte >= 0x80 { return PathText.text(name) }
    return String(decoding: name, as: UTF8.self)
  }

  /// Sorts by the bytes of the entries' paths: a folder's name counts with the `/` after it.
  package mutating func sort() {
    let names = names
    names.withUnsafeBytes { names in
      guard let start = names.baseAddress else { return }
      entries.sort { left, right in
        // The byte after a name is `/` for a folder and NUL for any other entry, see `names`.
        let shared = min(left.name.count, right.name.count) + 1
        return memcmp(start + left.name.lowerBound, start + right.name.lowerBound, shared) < 0
      }
    }
  }

  /// Removes the entries that have one of these names, except for regular files.
  mutating func remove(_ unwanted: [[UInt8]]) {
    let names = names
    entries.removeAll { entry in
      entry.kind != .regular && unwanted.contains { $0.elementsEqual(names[entry.name]) }
    }
  }

  fileprivate mutating func append(
    _ entry: UnsafeMutablePointer<dirent>, endingWith suffix: [UInt8], in folder: Int32
  ) {
    // The entry may be shorter than its type, so its name must not be copied as a whole.
    let bytes = (UnsafeRawPointer(entry) + Self.nameOffset).assumingMemoryBound(to: UInt8.self)
    if bytes[0] == UInt8(ascii: ".") { return }
    let count = strlen(UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self))
    let hasSuffix = count > suffix.count && memcmp(bytes + count - suffix.count, suffix, suffix.count) == 0
    if entry.pointee.d_type == UInt8(DT_REG), !hasSuffix { return }
    let kind = Self.kind(entry.pointee.d_type) ?? Self.kind(of: bytes, in: folder)
    if kind == .regular, !hasSuffix { return }
    append(UnsafeBufferPointer(start: bytes, count: count), kind)
  }

  mutating func append(_ name: some Collection<UInt8>, _ kind: Kind) {
    entries.append(Entry(name: names.count..<names.count + name.count, kind: kind))
    names.append(contentsOf: name)
    names.append(kind == .directory ? UInt8(ascii: "/") : 0)
  }

  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0

  /// The kind of an entry; nil if the file system does not report it.
  private static func kind(_ type: UInt8) -> Kind? {
    switch Int(type) {
    case Int(DT_REG): .regular
    case Int(DT_DIR): .directory
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): nil
    default: .other
    }
  }

  private static func kind(of name: UnsafePointer<UInt8>, in folder: Int32) -> Kind {
    var status = stat()
    let name = UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self)
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .other }
    if status.st_mode & S_IFMT == S_IFLNK { return .link }
    switch FileStatus(status).kind {
    case .regular: return .regular
    case .directory: return .directory
    case .other: return .other
    }
  }
}
