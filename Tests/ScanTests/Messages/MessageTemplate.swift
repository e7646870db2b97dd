import Foundation
@testable import SourceScan

/// A string literal of our own sources that becomes a message: its text in pieces, with interpolations between them.
struct MessageTemplate {
  var file: String
  /// The literal as written, without its quotes.
  var source: String
  private var pieces: [String]

  /// Whether a text, which ends in a NUL, contains the pieces in order, on one line. Only the lines with the longest piece are looked
  /// at, because thousands of templates are compared with a megabyte.
  func matches(_ text: [CChar]) -> Bool {
    guard let longest = pieces.max(by: { $0.utf8.count < $1.utf8.count }) else { return true }
    return text.withUnsafeBufferPointer { text in
      var rest = text.baseAddress
      while let start = rest, let found = strstr(start, longest) {
        var lineStart = UnsafePointer(found)
        while lineStart > start, lineStart[-1] != 0x0A { lineStart -= 1 }
        let end = strchr(found, 0x0A).map { UnsafePointer($0) }
        let length = end.map { $0 - lineStart } ?? strlen(lineStart)
        let line = String(decoding: UnsafeRawBufferPointer(start: lineStart, count: length), as: UTF8.self)
        if isIn(line) { return true }
        rest = end
      }
      return false
    }
  }

  private func isIn(_ line: String) -> Bool {
    var rest = line[...]
    for piece in pieces {
      guard let range = rest.range(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  /// All literals with at least two words in the files of a folder. Literals in the arguments of `describingTypes` are
  /// descriptions and examples; those that span lines or contain code are source that a fix-it inserts.
  static func all(in folder: URL, skippingCallsOf describingTypes: Set<String>) throws -> [MessageTemplate] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
    // A table of the framework's names holds no message.
    let files = paths.filter { $0.hasSuffix(".swift") && !$0.contains("/Known") }
    return try files.flatMap { path in
      templates(
        of: SourceText(try Data(contentsOf: folder.appending(path: path))), file: path, skippingCallsOf: describingTypes
      )
    }
  }

  private static func templates(
    of text: SourceText, file: String, skippingCallsOf describingTypes: Set<String>
  ) -> [MessageTemplate] {
    var buffer = TokenBuffer(), found: [MessageTemplate] = [], index = 0
    lex(text, into: &buffer)
    let tokens = buffer.tokens
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .leftParenthesis, index > 0, describingTypes.contains(text.string(tokens[index - 1].span)) {
        index = Int(token.partner)
      } else if token.kind == .stringOpen, let template = template(at: index, tokens, text, file) {
        found.append(template)
      }
      index += 1
    }
    return found
  }

  private static func template(at open: Int, _ tokens: [Token], _ text: SourceText, _ file: String) -> MessageTemplate?
  {
    let close = Int(tokens[open].partner)
    let source = text.string(ByteSpan(tokens[open].end, tokens[close].start))
    var pieces: [String] = [], index = open + 1
    while index < close {
      if tokens[index].kind == .stringSegment { pieces.append(unescaped(text.string(tokens[index].span))) }
      index = tokens[index].kind == .interpolationOpen ? Int(tokens[index].partner) + 1 : index + 1
    }
    let words = pieces.joined(separator: " ").split(separator: " ").filter { $0.allSatisfy(\.isLetter) }
    guard words.count >= 2, !source.contains("\n"), !source.contains("\\n"), !source.contains("{ ") else { return nil }
    return MessageTemplate(file: file, source: source, pieces: pieces.filter { !$0.isEmpty })
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }

  /// Messages that other tests show: a terminal's progress, damaged streams, files that change during a run, compared documents.
  static let shownElsewhere = [
    // An App Shortcut whose provider is in no target: see 'UncompiledFileTests'.
    #"no target compiles the file of '\(provider.name)', which lists it"#,
    // A built app against its sources, and frameworks without sources: see 'VerifyCommandTests' and 'ShippedProjectTests'.
    #"the document has no App Shortcuts, but the sources of '\(product.name)' have the provider '\(provider.symbol)'; build again "#,
    "from these sources",
    #"the document lacks the \(expected.kind.rawValue) '\(expected.symbol)' of the sources"#,
    #"link '\(expected.module)' statically, and build with Xcode 26"#, #"\(message); build again from these sources"#,
    #"the document has '\(listed.name)' for the identifier '\(listed.identifier)', where '\(expected.symbol)' is expected"#,
    "give one of the types another name", "report this as a defect of the rule, with the version of Xcode",
    #"the property '\($0)'"#, #"the property '\($0)' of '\(declaration.symbol)'"#,
    #"\(message), which contradicts the rule '\(rule.rawValue)' (\(row.statement)\(row.isVerified ? "" : "; unverified")); \(remedy)"#,
    "no target of the sources makes it, so its document is not compared with them",
    #"there is no '\(shown(path))', so nothing is known of '\(name)'"#,
    #"no project in '\(sources)' makes an app, an extension or a framework; name the folder of the app's project"#,
    // A project of XcodeGen next to another project: see 'ProjectChoiceTests'.
    #"\(note.message); until then, it is not read"#,
    // Definitions of SiriKit's intents: see 'SiriKitDefinitionTests' and 'SiriKitCommandTests'.
    "the file is larger than 4 MiB, so it is not read", "the file has no 'INIntents', so it declares no intents",
    #"the file has more than \(intentLimit) intents, so it is not read"#,
    #"an intent has more than \(parameterLimit) parameters, so the file is not read"#,
    #"warning: \(place): \(error.message); its SiriKit intents are not known"#,
    // Shown in 'builds.txt', with the other messages of the commands that builds call.
    #"the \(key.kind.noun) '\(key.identifier)' of '\(known.path)' is not listed, because '\(entry.path)' has "#,
    "another one of this identifier; rename one of them",
    #"its identifier '\(part.identifier)' is also in '\(entry.path)', and Apple's tool keeps one of them without a "#,
    "message; rename one of them",
    #"\(path): only in the first: \(show(value))"#, #"\(path): only in the second: \(show(value))"#,
    #"\(path): the same elements in another order"#, "unknown key", "unknown value", "no key of the bundle says it",
    "would fix", ", which the app still runs on",
    #"note: the documents were written by different versions of Apple's tool: '\(tools[0])' and '\(tools[1])'"#,
    #"\r\u{1B}[K\(stage) \(done) of \(total) files"#, #"\($0.count) files matter"#,
    #"cannot write to standard output: \(error.message)"#, #"cannot read standard input: \(error.message)"#,
    #"cannot create the folder '\(folder.text)': \(error.message)"#,
    #"'\(refusal.finding.rule)' is not fixed: \(refusal.reason)"#,
    #"warning: '\(path(of: file).text)' is not fixed: a link to it leads out of what is scanned; "#,
    "name the file that it leads to",
    #"'\(table.shownPath)' is not changed: a link to it leads out of what is scanned"#,
    #"'\(table.shownPath)' is not created: a link to it leads out of what is scanned"#,
    #"'\(path.text)' belongs to several modules whose fix-its differ, so it was not changed"#,
    #"'\(path)' changed during the run, so it was not fixed; run again"#,
    // More languages than an app has: see 'HostileCountTests'.
    #"only \(AppLanguages.limit) languages are counted; languages not counted: \(coverage.uncountedLanguages)"#,
    // Why rules about tables are not checked.
    "standard input has no string tables", "the given folders",
    "the project has no app whose string tables the texts are looked up in",
    // Projects of several targets or of other users, and tables that cannot be read or that the system does not look up.
    "it is a 'TransientAppEntity', which has no query, and an 'IndexedEntity', which Spotlight finds by its query; ",
    "conform to 'AppEntity' and declare a 'defaultQuery', or remove 'IndexedEntity'",
    #"the type '\(name)' is declared only in \(targets), which this product does not contain; compile its file into "#,
    "this target, too",
    #"'\(path)' belongs to another user, so it is not read; name the configuration with --config"#,
    "other string table",
    #"what is in '\(first.file.shownPath)'\(rest), which cannot be read"#,
    #"'\(repository.shown(location.path))' belongs to another user, so it is not read; name the project with --project, "#,
    "or use --no-project",
    "the string tables of a package are in resource bundles, in which the system does not look up texts of App Intents; scan ",
    "the project of the app that links the package",
    "other table",
    "this string table cannot be read",
    #"no files of \(names) were found, so their texts are not known: "#,
    #"'\(table.shownPath)' was not created, because '\(scope.name)' may have the table '\(missing.name)': "#,
    #"'\(target.target)' has no table '\(target.table)', so \(counted(target.texts, "text")) of it "#,
    #"phrases in \(unspoken.map(\.language).joined(separator: ", ")) are not asked for by 'lint': Siri does not speak "#,
    "  note: the translations are not known: ",
    // The help wraps it.
    "OVERVIEW: Extract, check and compare the App Intents of an app from its Swift source.",
  ]

  /// Names of values, which a message such as `the \(what) must be a string literal` is completed with.
  static let namesOfValues = [
    "static library",
    "dynamic library", "package module",
    "list of packages", "intent class name", "search keywords", "search keyword", "deprecation message",
    "display representations", "a key of the display representations", "type name", "numeric format",
    #"description of '\(parameter.name)'"#, "query properties", "property of a query", "title of a property",
    "sorting options", "sorting option", "intent of the App Shortcut", "list of phrases", "short title",
    "system image name",
    "parameter of the presentation", "parameter presentation", "summary of the presentation", "table of a text",
    "title of the options", "list of negative phrases", "negative phrase", "list of App Shortcuts",
    "parameter of a summary",
    "sentence of the parameter summary", "parameter of the summary", "comparison of the summary",
    "a value of the parameter summary", "this list of execution targets",
  ]

  /// Messages that no case causes yet. A case that causes one makes the test fail until the entry is removed.
  static let notShown = [
    #"no '\(key)' in the table of \(shape.name)"#,
    "such a value in a parameter summary", "compare with a case, a string, a number, 'true' or 'false'",
    "conform to 'EntityQuery' alone", "remove the option",
    "use a type such as 'String', or an entity or enum of the app",
    #"the intent has no parameter '\(parameter.name)'; name one that it has"#,
    #"the key '\(key)' of Xcode \(release.name)"#,
    #"the \(what) depends on conditions; declare it once"#,
    #"the \(what) must be a string literal"#,
    // Source that nests this deep takes Swift's own parser, which reads every case, exponential time.
    #"\(what) is nested too deeply to be read; simplify it"#,
  ]

  /// Literals that look like messages and are not: source that a fix-it inserts, names of Apple's documents.
  static let notMessages = [
    #"public static let defaultQuery = \(query.joined(separator: "."))()"#,
    #"public static let persistentIdentifier = \"\(characters)\""#,
    #"static let persistentIdentifier = \"\(identifier)\""#,
    "some ParameterSummary",
    #"@Parameter(title: \"Book\") var book: String"#,
    "  static var appShortcuts",
    "intentscan facts 1",
  ]
}
