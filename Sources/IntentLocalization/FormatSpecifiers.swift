/// The format specifiers of a text, such as `%lld` and `%@`.
struct FormatSpecifiers {
  /// The specifiers in order, without positions, flags, widths and precisions, which a translation may change: `%@` for `%1$@`,
  /// `%f` for `%.2f`.
  private(set) var names: [String] = []
  /// The text without its specifiers and other percent signs.
  private(set) var rest = ""

  init(in text: String) {
    var remaining = text.utf8[...]
    while let percent = remaining.firstIndex(of: UInt8(ascii: "%")) {
      rest += String(Substring(remaining[..<percent]))
      remaining = remaining[remaining.index(after: percent)...]
      if remaining.first == UInt8(ascii: "%") {
        remaining = remaining.dropFirst()
        continue
      }
      let end = remaining.firstIndex { !"0123456789$.-+lhqz".utf8.contains($0) } ?? remaining.endIndex
      guard end < remaining.endIndex, "@dDiuUxXoOfeEgGcCsSpaAF".utf8.contains(remaining[end]) else { continue }
      let flags = remaining[..<end].filter { "lhqz".utf8.contains($0) }
      names.append("%" + String(decoding: flags, as: UTF8.self) + String(decoding: [remaining[end]], as: UTF8.self))
      remaining = remaining[remaining.index(after: end)...]
    }
    rest += String(Substring(remaining))
  }
}
