import IntentModel
import Reports

extension Rule {
  static let appEnumImportedConformance = Rule(
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
    triggering: [
      Example(
        """
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
        """),
      Example("import AppIntents\nimport Kit\nextension ↓Kit.Shelf: @retroactive AppEnum {}"),
      Example("import AppIntents\nimport Kit\nextension ↓Shelf: AppEnum {}"),
      Example("import AppIntents\nimport Foundation\nextension ↓Foundation.Calendar.Component: AppEnum {}"),
      // A note, since the cases are listed.
      Example(
        "import AppIntents\nimport Kit\nextension ↓Kit.Shelf: AppEnum { static let allCases: [Self] = [.read] }"),
      // Through a protocol of the app.
      Example("import AppIntents\nimport Kit\nprotocol Titled: AppEnum {}\nextension ↓Kit.Shelf: Titled {}"),
    ],
    nonTriggering: [
      // The enum's module declares the conformance.
      Example(
        """
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
        """),
      // Another file of the same module.
      Example(
        """
        enum Shelf: String { case read }
        // file: Intents.swift
        extension Shelf: AppEnum {}
        """),
      Example(
        """
        // file: App/Intents.swift
        import AppIntents
        import Kit
        extension Shelf: CustomStringConvertible {}
        // file: Kit/Shelf.swift
        import AppIntents
        public enum Shelf: String, AppEnum { case read }
        """),
      // The scan does not tell where the enum is declared.
      Example("import AppIntents\nimport SwiftUI\nextension Shelf: AppEnum {}"),
      Example("import AppIntents\nimport Kit\nextension Kit.Book: AppEntity {}"),
    ]
  ) { model, reporter in
    // Unverified: shipped apps and the second message suggest that an 'allCases' in the extension is enough.
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
          "'\(conformance.name)' \(place), so Xcode cannot read its cases for '\(file.module)'; "
            + "declare the conformance in the enum's module, or declare an app enum in '\(file.module)'",
          at: conformance.place,
          symbol: "\(file.module).\(conformance.name)", severity: severity)
      }
    }
  }
}
