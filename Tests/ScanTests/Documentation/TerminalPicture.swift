/// Text with the colors of a terminal as an image, for the guides.
struct TerminalPicture {
  private static let colors = [
    "2": "#9aa5b5", "31": "#ff8f86", "32": "#7ddb93", "33": "#f0bf5f", "34": "#8db0ff", "35": "#d7a8f5",
    "36": "#7ddbd0",
  ]
  private static let lineHeight = 19, margin = 18
  /// The width of a letter in the fonts of terminals, at 13 pixels.
  private static let letterWidth = 7.83

  private var lines: [String] = []
  private var longest = 0
  private var code = "0"

  static func svg(_ text: String) -> String {
    var picture = TerminalPicture()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { picture.add(line) }
    while picture.lines.last?.isEmpty == true { picture.lines.removeLast() }
    return picture.svg
  }

  private mutating func add(_ line: Substring) {
    var parts = "", length = 0
    for (index, part) in line.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated() {
      var text = part
      if index > 0, let end = part.firstIndex(of: "m") {
        code = String(part[..<end])
        text = part[part.index(after: end)...]
      }
      guard !text.isEmpty else { continue }
      length += text.count
      let codes = code.split(separator: ";").map(String.init)
      var attributes = codes.compactMap { Self.colors[$0] }.map { " fill=\"\($0)\"" }.joined()
      if codes.contains("1") { attributes += " font-weight=\"bold\"" }
      let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      parts += attributes.isEmpty ? escaped : "<tspan\(attributes)>\(escaped)</tspan>"
    }
    longest = max(longest, length)
    lines.append(parts)
  }

  private var svg: String {
    let width = Int(Double(longest) * Self.letterWidth) + 2 * Self.margin
    let height = lines.count * Self.lineHeight + 2 * Self.margin
    let texts = lines.enumerated().filter { !$0.element.isEmpty }.map { row, text in
      "<text xml:space=\"preserve\" x=\"\(Self.margin)\" y=\"\(Self.margin + row * Self.lineHeight + 14)\">\(text)</text>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      font-family="ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace" font-size="13" fill="#e6e9ef">
      <rect width="\(width)" height="\(height)" rx="10" fill="#171a20"/>
      \(texts.joined(separator: "\n"))
      </svg>

      """
  }
}
