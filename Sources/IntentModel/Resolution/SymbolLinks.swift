/// What extends what, and what inherits from what: as far as it is known yet while `Program` links, and all of it after that.
struct SymbolLinks: Sendable {
  struct Extended: Sendable {
    /// What an extension extends: more than one where a name is declared several times (in branches of an `#if`, in targets
    /// that are scanned as one), none for a type that the scan does not hold.
    var symbols: [SymbolID] = []
    /// The extended type as written, for one that the scan does not hold: `URL`, `Array`, `Notification.Name`.
    var foreignName = ""
    /// It extends a type that the scan does not hold.
    var isForeign = false
  }

  /// By extension.
  var extended: [Extended] = []
  /// By symbol, of parsed files and of those that were only outlined.
  private var extensionsOfSymbol: [[Int]] = []
  /// By number of the outlined entry.
  private var extensionsOfOutlined: [Int: [Int]] = [:]
  private(set) var extensionsOfForeign: [String: [Int]] = [:]
  /// What every symbol inherits.
  var inherited: [[Resolution]] = []
  /// The same of the outlined types that symbols inherit from, once everything is linked. By number of the entry.
  var inheritedByOutlined: [Int: [Resolution]] = [:]

  init() {}

  init(symbols: Int, extensions: Int) {
    extended = Array(repeating: Extended(), count: extensions)
    extensionsOfSymbol = Array(repeating: [], count: symbols)
    inherited = Array(repeating: [], count: symbols)
  }

  /// The extensions of a type, in the order of the files.
  func extensions(of id: SymbolID) -> [Int] {
    switch id {
    case .parsed(let index): extensionsOfSymbol[index]
    case .outlined(let number): extensionsOfOutlined[number] ?? []
    }
  }

  mutating func attach(_ index: Int, to symbols: [SymbolID]) {
    extended[index].symbols = symbols
    for id in symbols {
      switch id {
      case .parsed(let symbol): extensionsOfSymbol[symbol].append(index)
      case .outlined(let number): extensionsOfOutlined[number, default: []].append(index)
      }
    }
  }

  mutating func attach(_ index: Int, toForeign name: String) {
    extended[index].foreignName = name
    extended[index].isForeign = true
    extensionsOfForeign[name, default: []].append(index)
  }

  /// Extensions were attached as what they extend was found; what counts is where they stand.
  mutating func sortExtensions() {
    for symbol in extensionsOfSymbol.indices { extensionsOfSymbol[symbol].sort() }
    for number in extensionsOfOutlined.keys { extensionsOfOutlined[number]?.sort() }
    for name in extensionsOfForeign.keys { extensionsOfForeign[name]?.sort() }
  }
}
