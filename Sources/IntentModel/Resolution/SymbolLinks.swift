/// The types that extensions extend, and the types that types inherit from. Incomplete while `Program` links.
struct SymbolLinks: Sendable {
  struct Extended: Sendable {
    /// The extended types: several if a name is declared several times (in branches of an `#if`, in targets that are scanned as
    /// one), none for a type that the scan does not hold.
    var symbols: [SymbolID] = []
    /// The name of the extended type without its module, used if the scan does not hold the type: `URL`, `Array`,
    /// `Notification.Name`.
    var foreignName = ""
    /// Whether the scan does not hold the extended type.
    var isForeign = false
    /// Whether the extended type is nested in so many types that it counts as one that the scan does not hold.
    var isTooDeep = false
  }

  /// The extended type of each extension.
  var extended: [Extended] = []
  private var extensionsOfSymbol: [[Int]] = []
  /// The extensions of each outlined type, by the number of its entry.
  private var extensionsOfOutlined: [Int: [Int]] = [:]
  private(set) var extensionsOfForeign: [String: [Int]] = [:]
  /// The direct ancestors of each symbol.
  var inherited: [[Resolution]] = []
  /// The direct ancestors of each outlined type that symbols inherit from, directly or not, by the number of the entry. Filled when
  /// everything is linked.
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

  /// Sorts extensions by position: they were added in the order in which their types were found.
  mutating func sortExtensions() {
    for symbol in extensionsOfSymbol.indices { extensionsOfSymbol[symbol].sort() }
    for number in extensionsOfOutlined.keys { extensionsOfOutlined[number]?.sort() }
    for name in extensionsOfForeign.keys { extensionsOfForeign[name]?.sort() }
  }
}
