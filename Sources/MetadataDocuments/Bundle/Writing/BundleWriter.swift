import IntentModel
import DocumentFormats
import SourceScan

/// Goes through the typed model by its field tables. Either it writes the bundle's JSON, or it collects a diagnostic for each
/// value of Apple's metadata that it would write as unreadable, so that none of these is in one of the two and not in the other. Or
/// it collects the rows of one table, for the schema.
///
/// Methods with many callers aren't inlined, unless they take a closure.
struct BundleWriter {
  /// Nil while diagnostics or rows are collected.
  var json: JSONWriter?
  var diagnostics: [FileDiagnostic] = []
  /// The collected rows of a table; nil while a document is written or diagnostics are collected.
  var rows: [Row]?
  /// The key of the field that is being written or checked.
  var key = ""
  var member: String?
  /// The name of an unreadable value, see `Subject`.
  var subject = Subject.named("")
  /// The name of the value that contains the owner of the field.
  var outerSubject = Subject.named("")
  /// The key of the part of a text that is being checked, for messages; nil outside of such a part.
  var part: String?
  /// Whether Apple's metadata has the value that is being read, see `outsideMetadata`.
  private(set) var isInMetadata = true
  /// The qualified name of the type that is being checked.
  var typeName = ""
  /// The conditions and availability of single members of the type that is being written, see `noteOrigin`.
  var memberNotes: [MemberNote] = []
  /// Whether all branches of every `#if` were kept. If so, each fact under conditions is written with them.
  let hasAllConditions: Bool
  /// The texts in other languages; nil if string tables were not read.
  var texts: BundleTexts?
  private let paths: [String]
  private var lineIndices: LineIndices

  init(
    paths: [String], hasAllConditions: Bool, texts: BundleTexts? = nil, lineIndex: @escaping (FileID) -> LineIndex
  ) {
    json = JSONWriter()
    self.paths = paths
    self.texts = texts
    self.hasAllConditions = hasAllConditions
    lineIndices = LineIndices(lineIndex)
  }

  /// Creates a writer that collects diagnostics or, once `rows` is set, rows.
  init() {
    paths = []
    hasAllConditions = true
    lineIndices = LineIndices { _ in LineIndex(SourceText()) }
  }

  /// Whether the writer writes JSON, and does not collect diagnostics or rows.
  var isWriting: Bool { json != nil }

  // MARK: Containers

  /// Writes or checks the members of an object, in the order of its table.
  mutating func members<Owner: Described>(of owner: Owner) {
    if isWriting { return owner.fields(&self) }
    let outer = (outerSubject, subject)
    outerSubject = subject
    owner.fields(&self)
    (outerSubject, subject) = outer
  }

  mutating func object(_ key: String, _ members: (inout BundleWriter) -> Void) {
    json?.key(key)
    object(members)
  }

  mutating func object(_ members: (inout BundleWriter) -> Void) {
    json?.beginObject()
    members(&self)
    json?.end()
  }

  mutating func object<Owner: Described>(of owner: Owner) {
    json?.beginObject()
    members(of: owner)
    json?.end()
  }

  /// Writes or checks an array under a key; nothing if it is empty.
  mutating func array<Element>(
    _ key: String, _ elements: [Element], _ element: (inout BundleWriter, Element) -> Void
  ) {
    guard !elements.isEmpty else { return }
    json?.key(key)
    array(elements, element)
  }

  mutating func array<Element>(_ elements: [Element], _ element: (inout BundleWriter, Element) -> Void) {
    json?.beginArray()
    for each in elements { element(&self, each) }
    json?.end()
  }

  // MARK: Locations

  @inline(never)
  mutating func location(_ place: Place) {
    guard isWriting else { return }
    json?.key("location")
    json?.beginObject(staysOnOneLine: true)
    let position = lineIndices.lines(of: place.file).position(of: place.span.start)
    string("file", path(of: place.file))
    json?.member("line", position.line)
    json?.member("column", position.column)
    json?.end()
  }

  func path(of file: FileID) -> String { paths.indices.contains(file) ? paths[file] : "" }

  // MARK: What can't be read

  /// Goes through values that Apple's metadata does not have: the app evaluates them when it runs, so they may be any expression,
  /// and there is no diagnostic for one that is not a constant.
  mutating func outsideMetadata(if isOutside: Bool = true, _ write: (inout BundleWriter) -> Void) {
    let outer = isInMetadata
    if isOutside { isInMetadata = false }
    write(&self)
    isInMetadata = outer
  }

  @inline(never)
  mutating func unreadable(_ unreadable: Unreadable) {
    guard isWriting else { return report(unreadable) }
    string("unreadable", unreadable.text)
    location(unreadable.place)
  }
}
