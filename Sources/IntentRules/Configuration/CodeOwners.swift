/// A `CODEOWNERS` file in the form of GitHub or GitLab, with a pattern and its owners on each line. The last line that fits a path
/// counts; in a file with sections, the last one of each section.
package struct CodeOwners: Sendable {
  fileprivate struct Line: Sendable {
    var pattern: Glob
    /// The pattern's path if it has a slash before its end, and neither wildcards, nor characters beyond ASCII, nor `./` at its
    /// beginning; else nil. Most lines have such a path, which is compared as bytes.
    var folder: String?
    /// The number of components that a matching path has, for a pattern such as `docs/*` that matches nothing in subfolders; else
    /// nil.
    var depth: Int?
    var owners: [String]
    var section: Int
  }

  /// The number of lines that are read; the rest of the file is ignored.
  private static let limit = 10_000
  /// The number of words that are read from a line: a pattern and fifty owners. Each finding in a file lists all owners of the
  /// file.
  private static let wordLimit = 51

  private var lines: [Line] = []

  package init(_ bytes: [UInt8]) {
    var section = 0, inherited: [String] = []
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).prefix(Self.limit) {
      let words = Self.words(line)
      guard let first = words.first else { continue }
      if first.hasPrefix("[") || first.hasPrefix("^[") {
        section += 1
        // `[Section name][2] @default`: only the words after the brackets are owners.
        inherited = line.lastIndex(of: "]").map { Self.words(line[line.index(after: $0)...]) } ?? []
        continue
      }
      let owners = words.count > 1 ? Array(words.dropFirst()) : inherited
      lines.append(Line(first, owners: owners, section: section))
    }
  }

  /// The owners of a file, by its path from the root of the repository.
  package func owners(of path: String) -> [String] {
    var found: [Int: [String]] = [:]
    // The last matching line of each section counts.
    for line in lines.reversed() where found[line.section] == nil && line.matches(path) {
      found[line.section] = line.owners
    }
    return found.sorted { $0.key < $1.key }.flatMap(\.value).uniqued
  }

  /// The first words of a line, up to `wordLimit`, without its comment; `\ ` is a space in a word.
  private static func words(_ line: Substring) -> [String] {
    var words: [String] = [], word = "", isEscaped = false
    for character in line {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == " " || character == "\t" {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else if character == "#", word.isEmpty {
        break
      } else {
        word.append(character)
      }
    }
    return Array((word.isEmpty ? words : words + [word]).prefix(wordLimit))
  }
}

extension CodeOwners.Line {
  fileprivate init(_ pattern: String, owners: [String], section: Int) {
    let inner = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
    // A pattern without a slash fits at every depth.
    let isAnchored = inner.contains("/"), text = inner.hasPrefix("/") ? String(inner.dropFirst()) : inner
    self.pattern = Glob(isAnchored ? text : "**/\(text)")
    let isPlain = !text.hasPrefix("./") && text.utf8.allSatisfy { $0 < 0x80 && !"*?".utf8.contains($0) }
    folder = isAnchored && isPlain ? text : nil
    depth = isAnchored && text.hasSuffix("/*") && !text.contains(text: "**") ? text.split(separator: "/").count : nil
    self.owners = owners
    self.section = section
  }

  fileprivate func matches(_ path: String) -> Bool {
    let slash = UInt8(ascii: "/")
    if let folder {
      return path.utf8.starts(with: folder.utf8) && (path.utf8.dropFirst(folder.utf8.count).first ?? slash) == slash
    }
    if let depth, path.split(separator: "/").count != depth { return false }
    return pattern.matches(path)
  }
}
