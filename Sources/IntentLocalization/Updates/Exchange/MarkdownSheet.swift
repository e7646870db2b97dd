import SourceScan
import DocumentFormats

/// A sheet to read: the facts that a translator needs for each text. It can't be imported.
extension TranslationSheet {
  package var markdown: String {
    var text = """
      # Translations into \(language)

      Keep tokens such as `${applicationName}` as they are; their position in the sentence may differ. A phrase needs
      `${applicationName}` exactly once. A language may have more phrases than the source, or fewer.

      """
    for (file, rows) in rowsByFile {
      text += "\n## \(Self.inline(file))\n"
      var last: String?
      for row in rows {
        if row.key != last {
          text += "\n### \(Self.inline(row.context))\n\n"
          if !row.comment.isEmpty { text += "\(Self.inline(row.comment))\n\n" }
          text += "| \(sourceLanguage) | \(language) | state |\n| --- | --- | --- |\n"
        }
        last = row.key
        text +=
          "| \(Self.cell(row.source)) | \(Self.cell(row.target)) | \(row.state.replacing(text: "_", with: " ")) |\n"
      }
    }
    return text
  }

  private static func cell(_ text: String) -> String {
    inline(text).replacing(text: "|", with: "\\|")
  }

  /// Puts a text on one line, escapes characters of Markdown and HTML, and makes code spans of words that would become links.
  private static func inline(_ text: String) -> String {
    let line = String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" || $0 == "\r" ? " " : $0 }))
    return markdownPieces(line).map { piece in
      piece.isLink ? markdownCodeSpan(String(piece.text)) : escaped(piece.text)
    }.joined()
  }

  private static func escaped(_ text: Substring) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]": result += "\\" + String(scalar)
      case "<": result += "&lt;"
      case "&": result += "&amp;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
