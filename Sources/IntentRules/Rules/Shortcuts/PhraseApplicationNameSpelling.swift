import IntentModel
import SourceFindings
import SourceScan

extension Rule {
  static let phraseApplicationNameSpelling = Rule(
    id: "phrase-application-name-spelling", severity: .error,
    summary: "a phrase misspells the application name's token",
    rationale: """
      Only '\\(.applicationName)' and '${applicationName}' stand for the app's name. Anything like them is spoken as it \
      stands, or does not compile; Apple's tool then misses the name and drops the shortcuts of the whole target.
      """,
    source: "Apple's string processor; WWDC23 10102",
    triggering: [
      Example(.phrases(#""Open ↓${applicationname}""#), fixed: .phrases(#""Open \(.applicationName)""#)),
      Example(.phrases(#""Open ↓${appName} now""#), fixed: .phrases(#""Open \(.applicationName) now""#)),
      Example(.phrases(#""Open ↓$(applicationName)""#), fixed: .phrases(#""Open \(.applicationName)""#)),
      Example(.phrases(#""Open ↓\(applicationName)""#), fixed: .phrases(#""Open \(.applicationName)""#)),
      Example(.phrases(#""Open ↓\(.applicationname)""#), fixed: .phrases(#""Open \(.applicationName)""#)),
      Example(.phrases(#""Open ↓{applicationName}""#), fixed: .phrases(#""Open \(.applicationName)""#)),
    ],
    nonTriggering: [
      Example(.phrases(#""Open \(.applicationName)""#)),
      Example(.phrases(#""Open ${applicationName}""#)),
      // A parameter of that name.
      Example(
        .phrases(
          #""Open ${appName} in ${applicationName}""#, of: "@Parameter(title: \"App\") var appName: Shelf", with: .shelf
        )
      ),
      Example(.phrases(#""Open \(.applicationName) application name""#)),
    ]
  ) { model, reporter in
    for listed in model.listedShortcuts {
      let intent = model.intent(of: listed)
      for phrase in listed.phrases {
        let misspelt = phrase.misspeltApplicationNames(intent)
        // One more name is no repair.
        let isOnly = misspelt.count == 1 && !phrase.text.placeholders.contains { $0.kind == .applicationName }
        for (spelling, place) in misspelt {
          let name = phrase.text.interpolation(".applicationName")
          let fixes =
            place.map { [FixIt("write '\(name)'", isOnly ? .safe : .needsReview, [.init($0, name)])] } ?? []
          reporter.report(
            "'\(spelling)' does not stand for the application name", at: place ?? phrase.text.keyPlace,
            symbol: phrase.symbol, fixes: fixes)
        }
      }
      for (index, phrase) in (listed.shortcut.phrases.known ?? []).enumerated() {
        guard let unreadable = phrase.unreadable, let (spelling, place) = unreadable.misspeltApplicationName else {
          continue
        }
        reporter.report(
          "'\(spelling)' does not stand for the application name", at: place,
          symbol: "\(listed.symbol)/phrases[\(index)]",
          fixes: [FixIt("write '\\(.applicationName)'", .safe, [.init(place, "\\(.applicationName)")])])
      }
    }
  }
}

/// What people write for the token, in lower case.
private let misspellings: Set<String> = [
  "applicationname", "appname", "application_name", "app_name", "application name",
]

extension ListedPhrase {
  /// What was meant to be the app's name and isn't, with its place where it can be told.
  func misspeltApplicationNames(_ intent: Intent?) -> [(spelling: String, place: Place?)] {
    func isParameter(_ name: String) -> Bool { intent?.parameters.contains { $0.name == name } == true }
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
        while let start = rest.firstRange(of: open) {
          rest = rest[start.upperBound...]
          guard let end = rest.firstRange(of: close) else { break }
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
  /// `\(applicationName)`: the dot is missing.
  var misspeltApplicationName: (spelling: String, place: Place)? {
    guard reason == .interpolation, text.utf8.count == place.span.count else { return nil }
    for name in ["applicationName", "appName"] {
      guard let range = text.firstRange(of: "\\(\(name))") else { continue }
      let start = place.span.start + UInt32(text[..<range.lowerBound].utf8.count)
      return ("\\(\(name))", Place(place.file, ByteSpan(start, start + UInt32(name.utf8.count + 3))))
    }
    return nil
  }
}
