import IntentModel
import Reports

extension Rule {
  static let appEnumImportedConformance = Rule(
    id: "app-enum-imported-conformance", severity: .error, summary: "another module's enum is made an app enum",
    rationale: """
      Apple's tool reads an enum's cases out of the module that states the conformance. The cases of another module's enum \
      aren't there, and the metadata of the whole target is dropped. Let the enum's own module state the conformance, or \
      make an app enum of the same cases here. It is a warning where nothing but an import of what wasn't scanned says \
      that the enum is another module's, and a note where the extension lists 'allCases' itself: shipped apps do so.
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
        public enum Shelf: String { case read }
        """),
      Example("import AppIntents\nimport Kit\nextension ↓Kit.Shelf: @retroactive AppEnum {}"),
      Example("import AppIntents\nimport Kit\nextension ↓Shelf: AppEnum {}"),
      Example("import AppIntents\nimport Foundation\nextension ↓Foundation.Calendar.Component: AppEnum {}"),
      // A note, since the cases are listed.
      Example(
        "import AppIntents\nimport Kit\nextension ↓Kit.Shelf: AppEnum { static let allCases: [Self] = [.read] }"),
      // By way of a protocol of one's own.
      Example("import AppIntents\nimport Kit\nprotocol Titled: AppEnum {}\nextension ↓Kit.Shelf: Titled {}"),
    ],
    nonTriggering: [
      // Another file of the same module.
      Example(
        """
        enum Shelf: String { case read }
        // file: Intents.swift
        extension Shelf: AppEnum {}
        """),
      // The enum's own module states it.
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
      // Nobody knows where it is declared.
      Example("import AppIntents\nimport SwiftUI\nextension Shelf: AppEnum {}"),
      Example("import AppIntents\nimport Kit\nextension Kit.Book: AppEntity {}"),
    ]
  ) { model, reporter in
    // That an 'allCases' of its own is enough is what shipped apps and the second message say; unproven.
    let scanned = Set(model.bundle.modules)
    for file in model.files {
      for conformance in file.outsideConformances where conformance.conformances.contains("AppEnum") {
        let foreign = file.imports.filter { !PlatformModules.contains($0) && !scanned.contains($0) }
        guard conformance.module != nil || !foreign.isEmpty else {
          reporter.leaveUnchecked()
          continue
        }
        let listsCases = conformance.members.contains("allCases")
        let severity: Severity? = listsCases ? .note : conformance.module == nil ? .warning : nil
        let place = conformance.module.map { "is declared in '\($0)'" } ?? "isn't declared in what was scanned"
        reporter.report(
          "'\(conformance.name)' \(place); its cases can't be read from '\(file.module)'", at: conformance.place,
          symbol: "\(file.module).\(conformance.name)", severity: severity)
      }
    }
  }
}
