import Foundation

/// Holds a whole bundle against what the compiler wrote down of the same modules: the types that both see, and what
/// either says of them, field by field.
struct BundleComparison {
  var values = ValueComparison()
  /// How much was compared, for the record.
  private(set) var figures: [String: Int] = [:]

  var disagreements: [Disagreement] { values.disagreements }

  /// A declared type is known by its place: names come twice, lines hold one type of a name.
  private struct Place: Hashable, Comparable {
    var file: String
    var line: Int
    var name: String

    static func < (left: Place, right: Place) -> Bool {
      (left.file, left.line, left.name) < (right.file, right.line, right.name)
    }
  }

  /// The bundle's list of a type, by the protocol that puts it there.
  private static let arrays: [(protocolName: String, array: String)] = [
    ("AppIntent", "intents"), ("AppEntity", "entities"), ("EntityQuery", "queries"), ("IntentValueQuery", "queries"),
    ("DynamicOptionsProvider", "optionsProviders"), ("AppEnum", "enums"), ("AppUnionValue", "unions"),
    ("AppShortcutsProvider", "shortcutsProviders"), ("AppIntentsPackage", "packages"),
    ("AppIntentsExtension", "extensions"),
  ]

  mutating func compare(bundle: JSONDocument, with types: [CompilerType], in folder: URL) {
    values.modules = Set(bundle["modules"]?.elements.compactMap(\.string) ?? [])
    var ours: [Place: [String: JSONDocument]] = [:]
    var placesByMangledName: [String: Place] = [:]
    for array in Set(Self.arrays.map(\.array)) {
      for type in bundle[array]?.elements ?? [] {
        let place = Self.place(of: type)
        ours[place, default: [:]][array] = type.withoutPlaces
        if let name = type["mangledName"]?.string { placesByMangledName[name] = place }
      }
    }
    var seen: Set<Place> = []
    for type in types {
      let arrays = Self.arrays(of: type)
      guard !arrays.isEmpty else { continue }
      // A type of another module has no place.
      let place =
        type.file.isEmpty
        ? placesByMangledName[type.mangledName] ?? Self.place(of: type, in: folder) : Self.place(of: type, in: folder)
      seen.insert(place)
      let found = ours[place] ?? [:]
      for array in arrays {
        guard let found = found[array] else {
          values.report(place.name, nil, "\(array.dropLast()) \(type.name)")
          continue
        }
        compare(found, type, array: array)
      }
      for array in found.keys.sorted() where !arrays.contains(array) {
        values.report(place.name, found[array], "not in \(array)")
      }
    }
    for (place, found) in ours.sorted(by: { $0.key < $1.key }) where !seen.contains(place) {
      values.report(place.name, found.values.first, "no such type")
    }
  }

  private static func place(of type: JSONDocument) -> Place {
    let location = type["location"]
    return Place(
      file: location?["file"]?.string ?? "", line: location?["line"]?.integer ?? 0, name: type["name"]?.string ?? "")
  }

  private static func place(of type: CompilerType, in folder: URL) -> Place {
    let root = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    let file = type.file.hasPrefix(root) ? String(type.file.dropFirst(root.count)) : type.file
    return Place(file: file, line: type.line, name: TypeName(type.name).bareName)
  }

  private static func arrays(of type: CompilerType) -> Set<String> {
    var found = Set(arrays.filter { type.conformances.contains("AppIntents.\($0.protocolName)") }.map(\.array))
    // A query provides options too, and is listed once.
    if found.contains("queries") { found.remove("optionsProviders") }
    return found
  }

  private mutating func compare(_ ours: JSONDocument, _ theirs: CompilerType, array: String) {
    figures[array, default: 0] += 1
    let path = TypeName(theirs.name).bareName
    compareIdentity(ours, theirs, at: path)
    switch array {
    case "intents": compareIntent(ours, theirs, at: path)
    case "entities": compareEntity(ours, theirs, at: path)
    case "queries": compareQuery(ours, theirs, at: path)
    case "optionsProviders": compareOptionsProvider(ours, theirs, at: path)
    case "enums": compareEnum(ours, theirs, at: path)
    case "unions": compareUnion(ours, theirs, at: path)
    case "shortcutsProviders": compareShortcutsProvider(ours, theirs, at: path)
    case "packages": comparePackage(ours, theirs, at: path)
    default: break
    }
  }

  /// Names, kind and conformances. The compiler leaves out the owner of a local type.
  private mutating func compareIdentity(_ ours: JSONDocument, _ theirs: CompilerType, at path: String) {
    let qualified = TypeName(theirs.name).path, ownName = ours["qualifiedName"]?.string ?? ""
    if qualified != ownName, !ownName.hasSuffix(".\(qualified)") {
      values.report("\(path).qualifiedName", ours["qualifiedName"], qualified)
    }
    // A member that an extension adds to another module's type belongs to the extension's module, as the mangled name shows.
    let module = ours["module"]?.string ?? ""
    if !theirs.mangledName.contains("\(module.utf8.count)\(module)E") {
      values.compareModule(ours["module"], TypeName(theirs.name), at: path)
    }
    values.expect(ours["mangledName"], equals: .string(theirs.mangledName), at: "\(path).mangledName")
    values.expect(ours["kind"], equals: .string(theirs.kind), at: "\(path).kind")
    let known = theirs.conformances.filter { $0.hasPrefix("AppIntents.") && !$0.hasPrefix("AppIntents._") }
      .map { $0.lastComponent }.filter { !Self.foreignProtocols.contains($0) }
    values.expect(ours["conformances"], equals: .array(known.sorted().map { .string($0) }), at: "\(path).conformances")
    figures["conformances", default: 0] += known.count
    compareAvailability(ours["availability"], theirs.availability, at: "\(path).availability")
    compareMemberAvailability(ours["memberAvailability"], theirs, at: "\(path).memberAvailability")
  }

  /// Protocols of other modules of Apple's that live in the stub, because Linux has no such modules.
  private static let foreignProtocols: Set = ["AppExtension", "CustomLocalizedStringResourceConvertible"]

  /// A fact that a property holds, where the type declares one.
  mutating func compare(
    _ ours: JSONDocument?, _ property: CompilerType.Property?, at path: String,
    by compare: (inout ValueComparison, JSONDocument?, CompilerValue) -> Void
  ) {
    guard let property else { return values.expect(ours, equals: nil, at: path) }
    figures["values", default: 0] += 1
    compare(&values, ours, property.value)
  }

  mutating func count(_ figure: String, _ number: Int = 1) { figures[figure, default: 0] += number }
}

extension JSONDocument {
  /// The document without locations and conditions: the compiler has chosen its branch.
  fileprivate var withoutPlaces: JSONDocument {
    switch self {
    case .object(let members):
      .object(
        members.filter { !["location", "conditions"].contains($0.key) }.mapValues(\.withoutPlaces))
    case .array(let elements): .array(elements.map(\.withoutPlaces))
    default: self
    }
  }
}
