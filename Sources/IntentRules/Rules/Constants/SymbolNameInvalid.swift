import IntentModel
import SourceScan

extension Rule {
  static let symbolNameInvalid: Rule = Rule(
    id: "symbol-name-invalid", severity: .warning, summary: "a name cannot be the name of an SF Symbol",
    rationale: """
      'systemImageName' and 'systemName' take the name of an SF Symbol. These names consist of lower-case letters, digits \
      and dots. For any other name the system shows no image. Copy the name from the SF Symbols app. The rule does not know \
      the list of symbols. 'empty-metadata-text' reports an empty 'systemImageName'.
      """,
    source: "the names in SF Symbols; AppIntents documentation: AppShortcut, DisplayRepresentation.Image",
    reported: Example(.openBooks("systemImageName: \"Book.Fill\"")),
    correct: Example(.phrases(#""Open my books in \(.applicationName)""#)),
    check: checkModel)

  private static func checkModel(_ model: LintModel, _ reporter: inout Reporter) {
    var seen: Set<Place> = []
    func check(_ name: String, at place: Place, symbol: @autoclosure () -> String) {
      guard !name.isSymbolName, seen.insert(place).inserted else { return }
      reporter.report(
        name.allSatisfy(\.isWhitespace)
          ? "the name of the symbol is empty, so the system shows no image"
          : "'\(name)' is not the name of an SF Symbol, so the system shows no image; use lower-case letters, digits and dots",
        at: place, symbol: symbol(), cause: .init(name, note: "'\(name)' is used here too"))
    }
    func check(_ representation: DisplayRepresentation?, symbol: String) {
      for argument in representation?.image?.known?.arguments ?? [] where argument.label == "systemName" {
        guard case .string(let name) = argument.value.form else { continue }
        check(name, at: argument.value.place, symbol: symbol)
      }
    }

    for listed in model.listedShortcuts {
      if let name = listed.shortcut.systemImageName?.known, !name.allSatisfy(\.isWhitespace) {
        check(name, at: listed.shortcut.calleePlace, symbol: listed.symbol)
      }
      for collection in listed.shortcut.parameterPresentation?.known?.optionsCollections ?? [] {
        if let name = collection.systemImageName?.known { check(name, at: collection.place, symbol: listed.symbol) }
      }
    }
    for entity in model.bundle.entities {
      for shown in entity.displayRepresentation.known {
        check(shown, symbol: entity.type.symbol("displayRepresentation"))
      }
    }
    for appEnum in model.bundle.enums {
      for entry in appEnum.caseDisplayRepresentations.known.joined() {
        check(entry.representation.known, symbol: appEnum.type.symbol(entry.caseName.known?.name ?? "?"))
      }
    }
  }
}

extension String {
  fileprivate var isSymbolName: Bool {
    !isEmpty
      && utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): true
        default: false
        }
      }
  }
}
