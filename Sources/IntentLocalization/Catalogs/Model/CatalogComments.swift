import SourceScan

extension StringCatalog {
  /// A line of a comment that begins with a given word, such as the mark of a directive.
  package struct MarkedComment: Sendable {
    package var span: ByteSpan
    /// The text from the word to the end of its line.
    package var text: String
    /// The span of the entry that the comment is about: the entry that has the comment in a catalog, the next entry in a `.strings`
    /// file. Nil if no entry comes after the comment.
    package var entry: ByteSpan?
  }

  /// The lines of comments that begin with `word`, after spaces, tabs, `*` and `/`, in the order of the file.
  package func comments(markedBy word: String) -> [MarkedComment] {
    let comments: [(span: ByteSpan, text: String, entry: ByteSpan?)]
    if format == .catalog {
      let wanted = Array(word.utf8)
      comments = entries.compactMap { entry in
        guard let span = entry.commentSpan, text.bytes[span.range].firstRange(ofBytes: wanted) != nil,
          let comment = entry.comment
        else { return nil }
        return (span, comment, ByteSpan(entry.keySpan.start, entry.span.end))
      }
    } else {
      // Almost no table has such a comment, so the whole text is searched for the word first.
      guard text.contains(text: word) else { return [] }
      let starts = entries.map { ByteSpan($0.keySpan.start, max($0.keySpan.end, $0.span.end)) }.sorted {
        $0.start < $1.start
      }
      comments = commentSpans.map { span in
        (span, text.string(ByteSpan(span.start + 2, span.end)), starts.first { $0.start >= span.end })
      }
    }
    return comments.flatMap { span, text, entry in
      text.split(whereSeparator: \.isNewline).compactMap { line in
        let line = line.drop { $0 == " " || $0 == "\t" || $0 == "*" || $0 == "/" }
        return line.hasPrefix(word) ? MarkedComment(span: span, text: String(line), entry: entry) : nil
      }
    }
  }

  /// The spans of the comments of a `.strings` file; that of a block comment ends before its `*/`.
  private var commentSpans: [ByteSpan] {
    let bytes = text.bytes, count = text.count
    var spans: [ByteSpan] = [], index = 0
    func isAt(_ index: Int, _ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
      index + 1 < count && bytes[index] == UInt8(ascii: first) && bytes[index + 1] == UInt8(ascii: second)
    }
    while index < count {
      let start = index
      if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
        let quote = bytes[index]
        index += 1
        while index < count, bytes[index] != quote { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
        index += 1
      } else if isAt(index, "/", "*") {
        index += 2
        while index < count, !isAt(index, "*", "/") { index += 1 }
        spans.append(ByteSpan(UInt32(start), UInt32(min(index, count))))
        index += 2
      } else if isAt(index, "/", "/") {
        while index < count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        spans.append(ByteSpan(UInt32(start), UInt32(index)))
      } else {
        index += 1
      }
    }
    return spans
  }
}
