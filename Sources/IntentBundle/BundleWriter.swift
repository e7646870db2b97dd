import IntentModel
import JSONDocuments
import SourceScan

/// Writes the typed model as the bundle's JSON: the rules of the format that hold everywhere, and what is in many
/// places: locations, texts, values, references. The other files of this folder write one kind of type each. What many
/// places call isn't inlined, unless it takes a closure.
struct BundleWriter {
  var json = JSONWriter()
  /// The conditions and availability of single members of the type that is being written, see `noteOrigin`.
  var memberNotes: [MemberNote] = []
  /// Every branch of an `#if` was kept: a fact under conditions says so in place.
  let hasAllConditions: Bool
  private let paths: [String]
  private let lineIndex: (Int) -> LineIndex
  private var lineIndices: [Int: LineIndex] = [:]
  /// The file of the last location, and its lines: most locations that follow each other lie in one file.
  private var latest: (file: Int, lines: LineIndex)?

  struct MemberNote {
    var member: String
    var conditions: [String]
    var availability: [Availability]
  }

  init(paths: [String], hasAllConditions: Bool, lineIndex: @escaping (Int) -> LineIndex) {
    self.paths = paths
    self.hasAllConditions = hasAllConditions
    self.lineIndex = lineIndex
  }

  // MARK: Members and elements

  @inline(never)
  mutating func string(_ key: String, _ value: String?) {
    guard let value else { return }
    json.key(key)
    json.string(value)
  }

  mutating func bool(_ key: String, _ value: Bool) {
    json.key(key)
    json.bool(value)
  }

  /// For booleans that appear only when they are true.
  mutating func flag(_ key: String, _ value: Bool) {
    if value { bool(key, true) }
  }

  mutating func object(_ key: String, _ members: (inout BundleWriter) -> Void) {
    json.key(key)
    object(members)
  }

  mutating func object(_ members: (inout BundleWriter) -> Void) {
    json.beginObject()
    members(&self)
    json.end()
  }

  /// An array that is absent when it is empty.
  mutating func array<Element>(
    _ key: String, _ elements: [Element], _ element: (inout BundleWriter, Element) -> Void
  ) {
    guard !elements.isEmpty else { return }
    json.key(key)
    array(elements, element)
  }

  mutating func array<Element>(_ elements: [Element], _ element: (inout BundleWriter, Element) -> Void) {
    json.beginArray()
    for each in elements { element(&self, each) }
    json.end()
  }

  @inline(never)
  mutating func strings(_ key: String, _ values: [String]) {
    array(key, values) { $0.json.string($1) }
  }

  // MARK: Places

  @inline(never)
  mutating func location(_ place: Place) {
    json.key("location")
    json.beginObject(staysOnOneLine: true)
    let position = lines(of: place.file).position(of: place.span.start)
    string("file", path(of: place.file))
    json.key("line")
    json.int(position.line)
    json.key("column")
    json.int(position.column)
    json.end()
  }

  func path(of file: Int) -> String { paths.indices.contains(file) ? paths[file] : "" }

  private mutating func lines(of file: Int) -> LineIndex {
    if let latest, latest.file == file { return latest.lines }
    let lines = lineIndices[file] ?? lineIndex(file)
    lineIndices[file] = lines
    latest = (file, lines)
    return lines
  }

  // MARK: What many places have

  @inline(never)
  mutating func unreadable(_ unreadable: Unreadable) {
    string("unreadable", unreadable.text)
    location(unreadable.place)
  }

  /// A constant of which the JSON is an object, or the object that says that it is unreadable.
  mutating func constant<Content>(
    _ key: String, _ constant: Constant<Content>?, _ members: (inout BundleWriter, Content) -> Void
  ) {
    guard let constant else { return }
    json.key(key)
    object(constant, members)
  }

  mutating func object<Content>(
    _ constant: Constant<Content>, _ members: (inout BundleWriter, Content) -> Void
  ) {
    object { writer in
      switch constant {
      case .known(let content): members(&writer, content)
      case .unreadable(let unreadable): writer.unreadable(unreadable)
      }
    }
  }

  /// A constant of which the JSON is plain (a string, an array), or the object that says that it is unreadable.
  mutating func plain<Content>(
    _ key: String, _ constant: Constant<Content>?, _ write: (inout BundleWriter, Content) -> Void
  ) {
    guard let constant else { return }
    json.key(key)
    plain(constant, write)
  }

  mutating func plain<Content>(_ constant: Constant<Content>, _ write: (inout BundleWriter, Content) -> Void) {
    switch constant {
    case .known(let content): write(&self, content)
    case .unreadable(let unreadable): object { $0.unreadable(unreadable) }
    }
  }

  mutating func string(_ key: String, _ constant: Constant<String>?) {
    plain(key, constant) { $0.json.string($1) }
  }

  /// Texts that may be missing as a whole: an argument that is no array literal, or an empty one.
  mutating func texts(_ key: String, _ texts: Constant<[Text]>?) {
    guard let texts, texts.known?.isEmpty != true else { return }
    plain(key, texts) { $0.array($1) { $0.object($1) { $0.text($1) } } }
  }

  mutating func text(_ key: String, _ text: Text?) {
    constant(key, text) { $0.text($1) }
  }

  mutating func text(_ text: LocalizedText) {
    string("key", text.key)
    string("defaultValue", text.defaultValue)
    string("table", text.table)
    if let bundle = text.bundle { object("bundle") { $0.value(bundle.value) } }
    string("comment", text.comment)
    flag("rawPlaceholders", text.hasRawPlaceholders)
  }

  mutating func reference(_ reference: TypeReference) {
    string("name", reference.name)
    string("qualifiedName", reference.qualifiedName)
    string("module", reference.module)
  }

  mutating func names(_ key: String, _ names: [Constant<NameReference>]) {
    array(key, names) { $0.plain($1) { $0.json.string($1.name) } }
  }

  mutating func type(_ key: String, _ type: ValueType?) {
    guard let type else { return }
    object(key) { $0.type(type) }
  }

  mutating func type(_ type: ValueType) {
    string("spelling", type.spelling)
    string("name", type.name)
    string("kind", type.kind.rawValue)
    flag("isOptional", type.isOptional)
    if type.kind == .measurement {
      string("unit", type.elements.first?.name)
    } else if type.elements.count == 1 {
      self.type("element", type.elements[0])
    }
    if let declaration = type.declaration, declaration.isResolved {
      object("declaration") { $0.reference(declaration) }
    }
  }

  mutating func availability(_ key: String, _ availability: [Availability]) {
    array(key, availability) { writer, entry in writer.object { $0.availability(entry) } }
  }

  private mutating func availability(_ entry: Availability) {
    string("platform", entry.platform)
    string("introduced", entry.introduced)
    switch entry.deprecated {
    case .always: bool("deprecated", true)
    case .version(let version): string("deprecated", version)
    case nil: break
    }
    string("obsoleted", entry.obsoleted)
    flag("unavailable", entry.isUnavailable)
    string("message", entry.message)
    string("renamed", entry.renamed)
  }
}
