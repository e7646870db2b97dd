import SourceScan

/// The files that have to be parsed in full, as ascending indices: those that declare, extend, alias or inherit anything
/// that may have to do with App Intents. Goes by bare names, wherever they are declared, so it takes too many files
/// rather than too few; who really conforms is for `Program` to find out.
public func select(_ outlines: [Outline]) -> [Int] {
  let table = NameTable(outlines)
  var selection = Selection(table)
  selection.spread()
  return selection.files()
}

/// Marks spread from name to name until nothing new comes of it.
private struct Selection {
  /// Why the declarations of a name are needed.
  private enum Role: UInt8 {
    /// It may be, refine, extend or conform to one of the framework's protocols; and so may what names it.
    case relevant = 1
    /// Something relevant inherits from it: its members and its extensions' may be that thing's too.
    case provider = 2
    /// Something relevant is nested in it: what kind of type it is shows in mangled names.
    case outer = 4
  }

  private let table: NameTable
  private var marksOfName: [UInt8]
  private var marksOfEntry: [UInt8]
  private var isNeeded: [Bool]
  private var pending: [(name: Int32, role: Role)] = []

  init(_ table: NameTable) {
    self.table = table
    marksOfName = Array(repeating: 0, count: table.nameCount)
    marksOfEntry = Array(repeating: 0, count: table.entries.count)
    isNeeded = Array(repeating: false, count: table.fileCount)
  }

  mutating func spread() {
    for name in KnownNames.relevant { mark(table.name(name), .relevant) }
    for name in KnownNames.extensible { mark(table.name(name), .provider) }
    while let next = pending.popLast() {
      for entry in table.entries(naming: next.name)
      where next.role == .relevant || (next.role == .provider && isPlainAlias(Int(entry))) {
        take(Int(entry), next.role)
        // What an extension of the alias adds, it adds to what the alias stands for.
        if next.role == .provider { mark(table.entries[Int(entry)].name, .provider) }
      }
      for entry in table.entries(declaring: next.name) {
        // Only the declaration itself says what a type is.
        if next.role == .outer, table.entries[Int(entry)].kind == .extension { continue }
        take(Int(entry), next.role)
      }
    }
  }

  /// `typealias Tile = ShortcutTileColor`
  private func isPlainAlias(_ entry: Int) -> Bool {
    table.entries[entry].kind == .typealias && table.entries[entry].references.count == 1
  }

  func files() -> [Int] { isNeeded.indices.filter { isNeeded[$0] } }

  private mutating func mark(_ name: Int32?, _ role: Role) {
    guard let name, marksOfName[Int(name)] & role.rawValue == 0 else { return }
    marksOfName[Int(name)] |= role.rawValue
    pending.append((name, role))
  }

  private mutating func take(_ index: Int, _ role: Role) {
    guard marksOfEntry[index] & role.rawValue == 0 else { return }
    marksOfEntry[index] |= role.rawValue
    let entry = table.entries[index]
    isNeeded[Int(entry.file)] = true
    // What a body declares can't be named from elsewhere.
    if role == .relevant, !entry.isLocal { mark(entry.name, .relevant) }
    for reference in table.references[entry.references] {
      switch reference.role {
      // `struct Open: AppIntent, Titled`: defaults may come from `Titled`.
      case .inherited: if role != .outer { markDeclared(reference.name, .provider) }
      // `extension Alias: AppEnum` is about what the alias stands for.
      case .aliased: markDeclared(reference.name, role)
      case .attribute: break
      }
    }
    for name in table.outerNames(of: index) { mark(name, .outer) }
  }

  /// Types that the scan neither declares nor can give static members that matter stay out: half of all files extend
  /// `String`, or inherit from it.
  private mutating func markDeclared(_ name: Int32, _ role: Role) {
    if table.isDeclared(name) || (role == .provider && !table.isPlain(name)) { mark(name, role) }
  }
}

/// The names of the framework that decide which files are parsed.
enum KnownNames {
  /// What a file's declarations may inherit or bear as an attribute.
  static var relevant: [String] {
    KnownProtocols.all.map(\.name) + Array(KnownProtocols.aliases.keys) + KnownMacros.names
  }

  /// Types whose static members stand in values: an own extension of theirs may add one that is no constant.
  static let extensible = [
    "Date", "DateComponents", "DisplayRepresentation", "Duration", "InputConnectionBehavior",
    "IntentAuthenticationPolicy", "IntentCurrencyAmount", "IntentDescription", "IntentDialog",
    "IntentExecutionTargets", "IntentFile", "IntentModes", "IntentPerson", "IntentWidgetFamily",
    "LocalizedStringResource", "Measurement", "ShortcutTileColor", "StringSearchScope", "TypeDisplayRepresentation",
    "URL", "UTType",
  ]

  /// Types that many inherit and extend, and that give a conforming type nothing.
  static let plain = [
    "AnyObject", "Any", "Codable", "Decodable", "Encodable", "Hashable", "Equatable", "Comparable", "Sendable", "Error",
    "NSObject", "String", "Character", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "Double", "Float", "CGFloat",
  ]
}
