import IntentModel
import IntentReports
import SourceScan

extension Rule {
  static let phraseApplicationNameSpelling: Rule = Rule(
    id: "phrase-application-name-spelling", severity: .error,
    summary: "a phrase misspells '\\(.applicationName)'",
    rationale: """
      The system replaces only '\\(.applicationName)' and '${applicationName}' with the app's name. Any other spelling stays \
      in the phrase as text, or does not compile. Xcode then finds no application name in the phrase and drops all App \
      Shortcuts of the target.
      """,
    source: "Apple's string processor; WWDC23 10102",
    isFixable: true,
    reported: Example(.phrases(#""Open ↓${applicationname}""#), fixed: .phrases(#""Open \(.applicationName)""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for listed in model.listedShortcuts {
      let intent = model.intent(of: listed)
      for phrase in listed.phrases {
        lazy var symbol = phrase.symbol
        let misspelled = phrase.misspelledApplicationNames(intent)
        // A fix-it must not add a second application name.
        let isOnly = misspelled.count == 1 && !phrase.text.placeholders.contains { $0.kind == .applicationName }
        for (spelling, place) in misspelled {
          let name = phrase.text.interpolation(".applicationName")
          let fixes =
            place.map { [FixIt("replace with '\(name)'", isOnly ? .safe : .needsReview, [.init($0, name)])] } ?? []
          reporter.report(
            message(spelling), at: place ?? phrase.text.keyPlace, symbol: symbol, fixes: fixes)
        }
      }
      for phrase in listed.shortcut.phrases.known ?? [] {
        guard let unreadable = phrase.unreadable, let (spelling, place) = unreadable.misspelledApplicationName else {
          continue
        }
        reporter.report(
          message(spelling), at: place,
          symbol: "\(listed.symbol)/phrases/\(unreadable.text)",
          fixes: [FixIt("replace with '\\(.applicationName)'", .safe, [.init(place, "\\(.applicationName)")])])
      }
    }
  }

  private static func message(_ spelling: String) -> String {
    "'\(spelling)' is not replaced by the app's name, so Siri never matches the phrase; write '\\(.applicationName)'"
  }
}

/// Common misspellings of the token, in lower case.
private let misspellings: Set<String> = [
  "applicationname", "appname", "application_name", "app_name", "application name",
]

extension ListedPhrase {
  /// Misspellings of the application name, with their places if those are known.
  func misspelledApplicationNames(_ intent: Intent?) -> [(spelling: String, place: Place?)] {
    func isParameter(_ name: String) -> Bool { intent?.parameter(name) != nil }
    var found: [(spelling: String, place: Place?)] = []
    for placeholder in text.placeholders where placeholder.kind == .other {
      guard misspellings.contains(placeholder.name.lowercased()), !isParameter(placeholder.name) else { continue }
      let spelling = placeholder.isRaw ? "${\(placeholder.name)}" : "\\(.\(placeholder.name))"
      found.append((spelling, placeholder.place == text.keyPlace ? nil : placeholder.place))
    }
    for part in text.plainParts {
      for (open, close) in [("$(", ")"), ("{", "}"), ("[", "]"), ("<", ">")] {
        guard let first = open.utf8.first, part.utf8.contains(first) else { continue }
        var rest = part[...]
        while let start = rest.firstRange(ofText: open) {
          rest = rest[start.upperBound...]
          guard let end = rest.firstRange(ofText: close) else { break }
          if misspellings.contains(rest[..<end.lowerBound].lowercased()) {
            let spelling = open + rest[..<end.lowerBound] + close
            found.append((spelling, text.place(of: spelling)))
          }
          rest = rest[end.upperBound...]
        }
      }
    }
    return found
  }
}

extension Unreadable {
  /// The first `\(applicationName)`, else the first `\(appName)`, which lack the period, with its location. Nil if the text
  /// contains neither, or if its bytes are not those of the source.
  var misspelledApplicationName: (spelling: String, place: Place)? {
    guard reason == .interpolation, text.utf8.count == place.span.count else { return nil }
    for name in ["applicationName", "appName"] {
      guard let range = text.firstRange(ofText: "\\(\(name))") else { continue }
      let start = place.span.start + UInt32(text[..<range.lowerBound].utf8.count)
      return ("\\(\(name))", Place(place.file, ByteSpan(start, start + UInt32(name.utf8.count + 3))))
    }
    return nil
  }
}
