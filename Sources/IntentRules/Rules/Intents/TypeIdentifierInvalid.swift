extension Rule {
  static let typeIdentifierInvalid: Rule = Rule(
    id: "type-identifier-invalid", severity: .warning,
    summary: "'supportedTypeIdentifiers:' contains a text that is not a type identifier",
    rationale: """
      'supportedTypeIdentifiers:' takes uniform type identifiers such as 'public.png'. A file extension or a MIME type \
      matches no file, so users cannot choose any file for the parameter. Use the identifier of the type, or \
      'supportedContentTypes:' with constants such as '.png'.
      """,
    source: "AppIntents documentation: IntentParameter; UniformTypeIdentifiers documentation: UTType.identifier",
    reported: """
      struct SendPicture: AppIntent {
        static let title: LocalizedStringResource = "Send Picture"
        @Parameter(title: "Picture", supportedTypeIdentifiers: [↓"png", "public.jpeg"]) var picture: IntentFile
        // …
      }
      """,
    correct: """
      struct SendPicture: AppIntent {
        static let title: LocalizedStringResource = "Send Picture"
        @Parameter(title: "Picture", supportedTypeIdentifiers: ["public.png", "public.jpeg"]) var picture: IntentFile
        // …
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (type, parameter) in model.parameters {
      for argument in parameter.arguments where argument.label == "supportedTypeIdentifiers" {
        guard case .array(let identifiers) = argument.value.form else { continue }
        for identifier in identifiers {
          guard case .string(let text) = identifier.form, !isIdentifier(text) else { continue }
          reporter.report(
            "'\(text)' is not a type identifier, so '\(parameter.name)' accepts no such file; use one such as 'public.png'",
            at: identifier.place, symbol: type.symbol(parameter.name))
        }
      }
    }
  }

  /// Whether the text is two or more words with periods between them, and without a slash, which a MIME type has.
  private static func isIdentifier(_ text: String) -> Bool {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    return words.count > 1 && !words.contains("") && !text.contains("/")
  }
}
