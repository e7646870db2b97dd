import IntentModel
import IntentReports
import SourceScan

extension Rule {
  static let duplicateQueryName: Rule = Rule(
    id: "duplicate-query-name", severity: .error,
    summary: "two queries, entities, intents or app enums of one target have the same identifier",
    rationale: """
      Apple's tool identifies a type by its name without the enclosing types. A 'persistentIdentifier' replaces the \
      name, and an intent that conforms to 'CustomIntentMigratedAppIntent' has the class that it names. If two types have the same identifier, the tool exports no metadata, so Siri and \
      Shortcuts find none of the target's intents. Declare a 'persistentIdentifier' in one of them. Apple's error \
      message is known for queries; for other types the effect is unverified, and the finding is a warning. In a folder with several targets, \
      only the types of one file are compared.
      """,
    source: "Apple's metadata processor since Xcode 16",
    appleMessage: "Found multiple, identical identifiers for query: <name>, each identifier must be unique",
    mayLackFacts: true, isFixable: true,
    reported: Example(
      queries("↓Query"), fixed: queries("Query", #"static let persistentIdentifier = "ShelvesQuery""#)),
    correct: Example(queries("Query", #"static let persistentIdentifier = "ShelfQuery""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    lazy var targets = TargetFolders(model)
    let shared = Set(model.bundle.modules.filter(model.holdsSeveralTargets))
    for kind in model.identifiedTypes {
      var known: [String: [DeclaredType]] = [:]
      for type in kind.types {
        guard let identifier = type.identifier else { continue }
        let compared = known[identifier, default: []]
        let others = compared.filter {
          Steps.count()
          return $0.module == type.module && $0.qualifiedName != type.qualifiedName && $0.coexists(with: type)
            && targets.mayShareApp($0, type)
        }
        // Thousands of types with one identifier need not all be compared with each other.
        let isFull = compared.count == SourceScan.Limits.compared
        if !isFull { known[identifier, default: []].append(type) }
        guard let other = others.first(where: { $0.place.file == type.place.file }) ?? others.first else {
          if isFull { reporter.leaveUnchecked(without: .fewerTypes) }
          continue
        }
        if other.place.file != type.place.file, shared.contains(type.module) {
          reporter.leaveUnchecked(without: .targetMap)
          continue
        }
        reporter.report(
          "\(kind.name) '\(type.qualifiedName)' has the same identifier '\(identifier)' as '\(other.qualifiedName)', "
            + (kind.name == "enum"
              ? "which Apple's tool may not distinguish; "
              : "so Xcode cannot distinguish them; ")
            + (type.migratedClassName.isAbsent ? "rename one of them" : "name another class in one of them"),
          at: type.statedIdentifier.alternatives.first?.place ?? type.place, symbol: type.symbol,
          severity: kind.name == "query" ? nil : .warning,
          notes: [.declaration(of: other.qualifiedName, at: other.place)],
          fixes: type.statedIdentifier.isAbsent ? [.addPersistentIdentifier(to: type)] : [])
      }
    }
  }
}

extension LintModel {
  /// The types, without local ones, that Apple's metadata identifies by name: by kind, in source order.
  fileprivate var identifiedTypes: [(name: String, types: [DeclaredType])] {
    let queries = bundle.queries
    return [
      ("query", queries.filter { $0.conforms(to: "EntityQuery") }.map(\.type)),
      ("value query", queries.filter { $0.conforms(to: "IntentValueQuery") }.map(\.type)),
      ("entity", bundle.entities.map(\.type)), ("intent", bundle.intents.map(\.type)),
      ("enum", bundle.enums.map(\.type)),
    ].map { name, types in
      (
        name,
        types.filter { !$0.isLocal }.sorted {
          $0.place.order < $1.place.order
        }
      )
    }
  }
}

extension FixIt {
  /// Needs review: a new identifier breaks shortcuts that people saved with the old one.
  fileprivate static func addPersistentIdentifier(to type: DeclaredType) -> FixIt {
    let identifier = type.qualifiedName.filter { $0 != "." }
    let member = "static let persistentIdentifier = \"\(identifier)\""
    return .add(member, to: type, title: "add 'persistentIdentifier'")
  }
}

private func queries(_ second: String, _ member: String = "") -> String {
  """
  enum Books {
    struct Query: EntityQuery {
      func entities(for identifiers: [Int]) async throws -> [Book] { [] }
    }
  }

  enum Shelves {
    struct \(second): EntityQuery {
  \(member.isEmpty ? "" : "    \(member)\n\n")    func entities(for identifiers: [Int]) async throws -> [Shelf] { [] }
    }
  }
  """
}
