import SourceScan

/// One manifest of a package, and the version of the tools that it is written for.
struct ManifestFile {
  /// The newest version of Swift whose manifests are read. The version that builds the package is unknown, so a manifest for a
  /// newer version is not chosen.
  static let newestSwift = [6, 3]

  let path: String
  let text: SourceText
  let toolsVersion: [Int]

  private init?(_ path: String, in folder: ProjectFolder) {
    guard let bytes = folder.read(path) else { return nil }
    self.path = path
    text = SourceText(bytes)
    toolsVersion = Self.toolsVersion(bytes) ?? [5]
  }

  /// The manifest that SwiftPM chooses: the newest `Package@swift-….swift` that is not too new, if it is written for newer tools
  /// than `Package.swift`, or if its name has exactly the version of Swift; else `Package.swift`. The readable one if only one can
  /// be read, and nil if none can.
  static func chosen(in place: String, of folder: ProjectFolder) -> ManifestFile? {
    let regular = ManifestFile(ProjectPath.join(place, "Package.swift"), in: folder)
    var newest: (version: [Int], name: String)?
    for entry in folder.list(place) ?? [] where entry.kind == .file {
      guard let version = version(ofSpecific: entry.name), !newestSwift.lexicographicallyPrecedes(version) else {
        continue
      }
      if let other = newest, !other.version.lexicographicallyPrecedes(version) { continue }
      newest = (version, entry.name)
    }
    guard let newest, let specific = ManifestFile(ProjectPath.join(place, newest.name), in: folder) else {
      return regular
    }
    guard let regular else { return specific }
    // SwiftPM uses a manifest whose name has exactly the version of the tools, whatever tools version is in the file.
    let isExact = newest.version == newestSwift || newest.version == [newestSwift[0]]
    return isExact || regular.toolsVersion.lexicographicallyPrecedes(specific.toolsVersion) ? specific : regular
  }

  /// `[5, 9]` of `Package@swift-5.9.swift`; nil for other names.
  private static func version(ofSpecific name: String) -> [Int]? {
    let start = "Package@swift-", end = ".swift"
    guard name.hasPrefix(start), name.hasSuffix(end), name.utf8.count > start.utf8.count + end.utf8.count else {
      return nil
    }
    let text = name.dropFirst(start.count).dropLast(end.count), numbers = Manifest.version(text)
    return numbers.count == text.split(separator: ".", omittingEmptySubsequences: false).count ? numbers : nil
  }

  /// The numbers of `// swift-tools-version:5.9`, which is the first line that is not blank; nil if that line has another form.
  private static func toolsVersion(_ bytes: [UInt8]) -> [Int]? {
    let blank: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    let line = bytes.drop(while: blank.contains).prefix(200).prefix { $0 != 0x0A && $0 != 0x0D }
    let text = String(decoding: line, as: UTF8.self).lowercased()
    guard text.hasPrefix("//"), let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    guard text[..<colon].dropFirst(2).filter({ $0 != " " && $0 != "\t" }) == "swift-tools-version" else { return nil }
    let version = text[text.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
    let numbers = Manifest.version(version.prefix { $0.isNumber || $0 == "." })
    return numbers.isEmpty ? nil : numbers
  }
}
