import IntentModel
import IntentReports

extension Rule {
  static let appEnumImportedConformance: Rule = Rule(
    id: "app-enum-imported-conformance", severity: .error,
    summary: "an enum of another module conforms to 'AppEnum' here",
    rationale: """
      Apple's tool reads the cases of an app enum from the module that declares the conformance. It finds no cases \
      of an enum from another module and drops the metadata of the whole target. Declare the conformance in the \
      enum's module, or declare an app enum with the same cases here. The finding is a warning if only an import \
      suggests that the enum is in another module. It is a note if the extension lists 'allCases', as shipped apps \
      do.
      """,
    source: "Apple's metadata processor; forums.swift.org: AppEnum of a Swift package",
    appleMessage:
      "Type '(<T>)' cases not found, enums implemented in an imported framework or library are not supported",
    furtherAppleMessages: [
      """
      The property 'allCases' must be implemented when conforming to 'AppIntents.AppEnum', and a compile-time static value \
      must be provided
      """,
      "Unable to determine value type for type <…>",
    ],
    mayLackFacts: true,
    reported: """
      // file: App/Shelf+Intents.swift
      import AppIntents
      import Kit

      extension ↓Shelf: AppEnum {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
        static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: "Read"]
      }
      // file: Kit/Shelf.swift
      public enum Shelf: String {
        case read
      }
      """,
    correct: """
      // file: App/Shelf+Description.swift
      import Kit
      extension Shelf: CustomStringConvertible {}
      // file: Kit/Shelf.swift
      import AppIntents

      public enum Shelf: String {
        case read
      }

      extension Shelf: AppEnum {
        public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
        public static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: "Read"]
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    // Unverified: shipped apps and the second of Apple's messages above suggest that an 'allCases' in the extension is enough.
    let scanned = Set(model.bundle.modules)
    for file in model.files {
      for conformance in file.outsideConformances where conformance.conformances.contains("AppEnum") {
        let foreign = file.imports.filter { !PlatformModules.contains($0) && !scanned.contains($0) }
        guard conformance.module != nil || !foreign.isEmpty else {
          reporter.leaveUnchecked(without: .unreadModules)
          continue
        }
        let listsCases = conformance.members.contains("allCases")
        let severity: Severity? = listsCases ? .note : conformance.module == nil ? .warning : nil
        let place =
          conformance.module.map { "is declared in the module '\($0)'" } ?? "is not declared in the scanned source"
        reporter.report(
          "'\(conformance.name)' \(place), so Xcode cannot read its cases; declare the conformance in "
            + "the enum's module, or declare an app enum here",
          at: conformance.place,
          symbol: "\(file.module).\(conformance.name)", severity: severity)
      }
    }
  }
}
