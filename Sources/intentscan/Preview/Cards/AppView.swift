import IntentModel
import IntentReports
import SourceScan

/// One app with what its cards look up: the anchors of its types, lines, findings and translations.
final class AppView {
  let app: PreviewApp
  /// The prefix of every id: `old-` for the old version, empty for the new one.
  let prefix: String
  /// The languages that the page offers in addition to the source's.
  let languages: [String]
  /// The names of types in the new version, by kind and old name, such as `intent OpenShelf`. Empty for the new version.
  private let newNames: [String: String]
  /// The folder that locations are relative to, with `/` at its end.
  let folder: String
  private var anchors: [String: String] = [:]
  private var anchorsByName: [String: [String]] = [:]
  private var lines: LineIndices
  private var takenAnchors: Set<String> = []
  /// The number that the next anchor of a text gets.
  private var nextNumbers: [String: Int] = [:]
  /// All ids of the page so far.
  var usedAnchors: Set<String> { takenAnchors }
  let enums: [AppEnum]
  let intents: [Intent]
  let entities: [Entity]
  let unions: [UnionValue]
  let queries: [EntityQuery]
  let optionsProviders: [OptionsProvider]
  let providers: [ShortcutsProvider]
  /// The key of each declaration (`TypeOrder.declaration`) by symbol. The modules that share a file have equal keys.
  private var copies: [String: String] = [:]
  private var enumsByDeclaration: [String: Int] = [:]
  private var intentsByDeclaration: [String: Int] = [:]

  /// `names` has the ids of the page so far, and gets those of this app.
  init(
    _ app: PreviewApp, prefix: String, languages: [String], newNames: [String: String] = [:], names: inout Set<String>
  ) {
    self.app = app
    self.newNames = newNames
    lines = LineIndices { LineIndex(app.files[$0].parsed?.text ?? SourceText()) }
    self.prefix = prefix
    self.languages = languages
    folder = Self.commonFolder(app)
    let bundle = app.bundle
    // A declaration that several targets share is listed once, under the name of the first module.
    func sorted<Element>(_ elements: [Element], _ type: (Element) -> DeclaredType) -> [Element] {
      elements.map { (Self.order(type($0), app.files), $0) }.sorted { $0.0 < $1.0 }
        .uniqued { $0.0.declaration }.map(\.1)
    }
    enums = sorted(bundle.enums, \.type)
    intents = sorted(bundle.intents, \.type)
    entities = sorted(bundle.entities, \.type)
    unions = sorted(bundle.unions, \.type)
    queries = sorted(bundle.queries, \.type)
    optionsProviders = sorted(bundle.optionsProviders, \.type)
    providers = sorted(bundle.shortcutsProviders, \.type)
    takenAnchors = names
    for intent in intents { name(intent.type, "intent") }
    for entity in entities { name(entity.type, "entity") }
    for appEnum in enums { name(appEnum.type, "enum") }
    for union in unions { name(union.type, "union") }
    for query in queries { name(query.type, "query") }
    for provider in optionsProviders { name(provider.type, "options") }
    for provider in providers { name(provider.type, "shortcuts") }
    names = takenAnchors
    nameCopies(of: bundle)
  }

  /// Makes references to a declaration in another module that has the same file lead to the same card.
  private func nameCopies(of bundle: MetadataBundle) {
    let types =
      bundle.intents.map(\.type) + bundle.entities.map(\.type) + bundle.enums.map(\.type)
      + bundle.unions.map(\.type)
      + bundle.queries.map(\.type) + bundle.optionsProviders.map(\.type)
    var byDeclaration: [String: String] = [:]
    for type in types {
      if let anchor = anchors[symbol(type)] {
        byDeclaration[Self.order(type, app.files).declaration] = anchor
      }
    }
    for type in types where anchors[symbol(type)] == nil {
      anchors[symbol(type)] = byDeclaration[Self.order(type, app.files).declaration]
    }
    copies = Dictionary(
      types.map { (symbol($0), Self.order($0, app.files).declaration) }
    ) { first, _ in first }
    for (index, intent) in intents.enumerated() {
      intentsByDeclaration[Self.order(intent.type, app.files).declaration] = index
    }
    for (index, appEnum) in enums.enumerated() {
      enumsByDeclaration[Self.order(appEnum.type, app.files).declaration] = index
    }
  }

  /// The innermost folder with all intents, entities, enums, queries and providers of App Shortcuts of an app, with `/` at its
  /// end; empty if there is none. Locations are relative to it.
  static func commonFolder(_ app: PreviewApp) -> String {
    let files = Set(app.bundle.listedTypes.map(\.place.file)).filter { app.files.indices.contains($0) }
    var common: [Substring]?
    for file in files {
      let parts = app.files[file].reportedPath.split(
        separator: "/", omittingEmptySubsequences: false
      ).dropLast()
      common =
        common.map { known in zip(known, parts).prefix { $0.0 == $0.1 }.map(\.0) } ?? Array(parts)
    }
    guard let common, !common.isEmpty else { return "" }
    return common.joined(separator: "/") + "/"
  }

  private static func order(_ type: DeclaredType, _ files: [LintFile]) -> TypeOrder {
    let path = files.indices.contains(type.place.file) ? files[type.place.file].reportedPath : ""
    return TypeOrder(
      name: type.qualifiedName, module: type.module, path: path, start: type.place.span.start)
  }

  /// The qualified name that a type has in the new version. It pairs the cards of both versions.
  func newName(of type: DeclaredType, _ kind: String) -> String {
    newNames["\(kind) \(type.qualifiedName)"] ?? type.qualifiedName
  }

  func key(of type: DeclaredType, _ kind: String) -> String { "\(kind) \(newName(of: type, kind))" }

  // MARK: Anchors

  private func symbol(_ type: DeclaredType) -> String { "\(type.module).\(type.qualifiedName)" }

  private func name(_ type: DeclaredType, _ kind: String) {
    let anchor = newAnchor("\(kind)-\(type.qualifiedName)")
    // References to a type that is listed under several kinds, or that two targets declare, lead to the first of its cards.
    if anchors[symbol(type)] == nil { anchors[symbol(type)] = anchor }
    anchorsByKind["\(kind) \(symbol(type)) \(type.place.file.rawValue) \(type.place.span.start)"] = anchor
    anchorsByName[type.name, default: []].append(anchor)
  }

  private var anchorsByKind: [String: String] = [:]

  /// The ids of the cards of types whose names no other type has, by name.
  var uniqueAnchors: [String: String] { anchorsByName.compactMapValues { $0.count == 1 ? $0[0] : nil } }

  /// The id of the card of a type.
  func anchor(of type: DeclaredType, _ kind: String) -> String {
    anchorsByKind["\(kind) \(symbol(type)) \(type.place.file.rawValue) \(type.place.span.start)"]
      ?? newAnchor(kind)
  }

  /// The name of the buttons that choose a state on a card: FNV-1a of the card's anchor, because it must be short and the same in
  /// both versions.
  func radioName(for anchor: String) -> String {
    var hash: UInt32 = 0x811c_9dc5
    for byte in anchor.dropFirst(prefix.count).utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return newAnchor("s" + String(hash, radix: 36))
  }

  /// An id that the page does not have yet.
  func newAnchor(_ text: String) -> String {
    let plain = prefix + String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    if takenAnchors.insert(plain).inserted { return plain }
    var number = nextNumbers[plain] ?? 2
    while !takenAnchors.insert("\(plain)-\(number)").inserted { number += 1 }
    nextNumbers[plain] = number + 1
    return "\(plain)-\(number)"
  }

  /// The id of the card that a reference leads to; nil if the page has none, or if several types have the name.
  func anchor(of reference: TypeReference) -> String? {
    if let module = reference.module, let name = reference.qualifiedName {
      return anchors["\(module).\(name)"]
    }
    let found = anchorsByName[reference.name] ?? []
    return found.count == 1 ? found[0] : nil
  }

  /// The name of a type, as a link to its card if there is one.
  func link(_ reference: TypeReference) -> Markup {
    let code = element("code", [:], Markup(reference.qualifiedName ?? reference.name))
    guard let anchor = anchor(of: reference) else { return code }
    return element("a", ["href": "#\(anchor)"], code)
  }

  func appEnum(_ reference: TypeReference?) -> AppEnum? {
    declaration(of: reference).flatMap { enumsByDeclaration[$0] }.map { enums[$0] }
  }

  func intent(_ reference: TypeReference?) -> Intent? {
    declaration(of: reference).flatMap { intentsByDeclaration[$0] }.map { intents[$0] }
  }

  /// The number of cases that the system offers of an enum, at least 1; 1 for another type. Needed for every phrase with a
  /// parameter.
  func offeredCaseCount(_ reference: TypeReference?) -> Int {
    guard let index = declaration(of: reference).flatMap({ enumsByDeclaration[$0] }) else { return 1 }
    return offeredCaseCounts[index]
  }

  /// The representation of a case; nil if none can be read. The representations of each enum are cached.
  func representation(of name: String, in appEnum: AppEnum) -> DisplayRepresentation? {
    let place = appEnum.type.place
    if let known = representations[place] { return known(name).known.first }
    let new = AppEnum.representations(in: appEnum.caseDisplayRepresentations)
    representations[place] = new
    return new(name).known.first
  }

  private var representations: [Place: (String) -> Fact<DisplayRepresentation>] = [:]

  private lazy var offeredCaseCounts = enums.map { max(1, $0.offeredCases?.count ?? 1) }

  private func declaration(of reference: TypeReference?) -> String? {
    guard let reference, let module = reference.module, let name = reference.qualifiedName else {
      return nil
    }
    return copies["\(module).\(name)"]
  }

  // MARK: Locations

  /// The location in words: `Sources/App/OpenShelf.swift:12`. Empty for a file that was not parsed.
  func location(_ place: Place) -> String {
    guard app.files.indices.contains(place.file), let text = app.files[place.file].parsed?.text
    else { return "" }
    let index = lines.lines(of: place.file)
    let path = app.files[place.file].reportedPath
    let shown = path.utf8.starts(with: folder.utf8) ? Substring(path.utf8.dropFirst(folder.utf8.count)) : path[...]
    return "\(shown):\(index.position(of: min(place.span.start, UInt32(text.count))).line)"
  }

  /// A location that can be broken after each folder, linked to the source if the user gave an address for it.
  func locationMarkup(_ place: Place) -> Markup {
    let shown = location(place)
    let parts = shown.split(separator: "/", omittingEmptySubsequences: false).map { Markup(String($0)) }
    let text = parts.joined("/" + element("wbr"))
    guard let link = app.sourceLink, let line = shown.split(separator: ":").last, let path = path(place).utf8URLPath
    else { return element("span", ["class": "location"], text) }
    return element("a", ["class": "location", "href": link.url(path: path, line: String(line))], text)
  }

  // MARK: Findings

  /// The findings of the app; those of a file that several targets have are listed once.
  private(set) lazy var allFindings: [Finding] = {
    var seen: Set<[String]> = []
    return app.findings.filter {
      seen.insert([$0.rule, $0.message, path($0.place), "\($0.place.span)"]).inserted
    }
  }()

  private func path(_ place: Place) -> String {
    app.files.indices.contains(place.file) ? app.files[place.file].reportedPath : ""
  }

  /// The findings that a card has shown, as indices in `allFindings`.
  private(set) var shownFindings: Set<Int> = []
  /// The id of the card that shows each finding, by the index in `allFindings`.
  private(set) var anchorsOfFindings: [Int: String] = [:]

  /// The findings of each file by its path, in the order of their locations.
  private lazy var findingsByPath: [String: [Int]] = Dictionary(grouping: allFindings.indices) {
    path(allFindings[$0].place)
  }.mapValues { indices in
    indices.sorted { (allFindings[$0].place.span.start, $0) < (allFindings[$1].place.span.start, $1) }
  }

  /// The findings that start in some bytes of a file, in the order of the report. Uses a binary search, because every card needs
  /// them.
  private func findings(startingIn place: Place) -> [Int] {
    let indices = findingsByPath[path(place)] ?? []
    let first = firstNumber(below: indices.count) { allFindings[indices[$0]].place.span.start < place.span.start }
    return indices[first...].prefix { allFindings[$0].place.span.start <= place.span.end }.sorted()
  }

  /// The worst severity of the findings in a text, which is marked where it is shown; nil if there are none.
  func worstFinding(in place: Place) -> Severity? {
    findings(startingIn: place).map { allFindings[$0].severity }.max()
  }

  /// The findings in some bytes of a file that no other card has shown, those of the worst severity first.
  func findings(in place: Place, anchor: String) -> Card.Findings {
    var found: [Finding] = []
    for index in findings(startingIn: place)
    where place.span.contains(allFindings[index].place.span) && shownFindings.insert(index).inserted {
      anchorsOfFindings[index] = anchor
      found.append(allFindings[index])
    }
    let ordered = found.enumerated().sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }
    return Card.Findings(items: ordered.map { item($0.element) }, worst: ordered.first?.element.severity)
  }

  /// The ids of the cards that show findings, by rule, path and bytes. A report combines findings of one cause, so its findings
  /// have no indices here.
  private lazy var anchorsByLocation: [[String]: String] = Dictionary(
    anchorsOfFindings.map { (key(allFindings[$0.key]), $0.value) }, uniquingKeysWith: min)

  private func key(_ finding: Finding) -> [String] {
    [finding.rule, path(finding.place), "\(finding.place.span)"]
  }

  /// The id of the card that shows a finding, else of a card of the type that the finding is about; nil if the page has neither.
  func anchor(of finding: Finding) -> String? {
    if let shown = anchorsByLocation[key(finding)] { return shown }
    return finding.symbol.nameOfType.flatMap { anchorsByName[$0] }?.first
  }

  private func item(_ finding: Finding) -> Markup {
    let severity = finding.severity.rawValue
    return element(
      "li", ["class": "finding \(severity)"],
      element("span", ["class": "severity"], Markup(severity + ":")), " ",
      Markup(finding.message.firstUppercased), " ",
      element("code", ["class": "rule"], Markup(finding.rule)), " ",
      locationMarkup(finding.place))
  }
}

/// Types by name; those of one name by module and location, so that the order of files has no influence.
struct TypeOrder: Comparable {
  var name: String
  var module: String
  var path: String
  var start: UInt32

  /// A key that is equal for a declaration in all modules that have its file.
  var declaration: String { "\(path) \(start) \(name)" }

  static func < (left: TypeOrder, right: TypeOrder) -> Bool {
    (left.name, left.module, left.path, left.start) < (
      right.name, right.module, right.path, right.start
    )
  }
}

extension String {
  var firstUppercased: String { prefix(1).uppercased() + dropFirst() }

  /// The last part of the name of the type in a symbol: `Open` of `Kit.Open/page`. Nil for a symbol without a name.
  var nameOfType: String? { prefix { $0 != "/" }.split(separator: ".").last.map(String.init) }
}
