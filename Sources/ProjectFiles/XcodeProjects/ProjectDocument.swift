import DocumentFormats
import SourceScan

/// A `project.pbxproj` that was read: its objects, and how they refer to one another. This type does not interpret them.
struct ProjectDocument: Sendable {
  typealias Value = PropertyListDocument.Value

  /// The path from the root: `ios/App.xcodeproj`.
  let path: String
  /// The path of the `project.pbxproj` in it.
  let filePath: String
  let list: PropertyListDocument
  let objects: ObjectTable
  /// The object of the class `PBXProject`.
  let project: Value
  /// The build files of each phase, which targets may share.
  private var files: [Value: [Value]] = [:]

  init(path: String, bytes: [UInt8]) throws(ReadingError) {
    self.path = path
    filePath = ProjectPath.join(path, "project.pbxproj")
    list = try parsePropertyList(bytes)
    guard let members = list.value("objects", in: list.root), list.isDictionary(members) else {
      throw ReadingError("the project has no 'objects'")
    }
    objects = ObjectTable(members, of: list)
    guard let reference = list.value("rootObject", in: list.root), let project = objects.object(reference) else {
      throw ReadingError("the project has no object that 'rootObject' refers to")
    }
    self.project = project
    for target in self.objects("targets", of: project) {
      for phase in self.objects("buildPhases", of: target) where files[phase] == nil {
        files[phase] = self.objects("files", of: phase)
      }
    }
  }

  /// The build files of a phase of a target.
  func files(of phase: Value) -> [Value] {
    let files = files[phase] ?? []
    Steps.count(files.count)
    return files
  }

  func isa(_ object: Value, _ name: StaticString) -> Bool {
    list.value("isa", in: object).map { list.isText($0, name) } ?? false
  }

  func text(_ key: StaticString, of object: Value) -> String? { list.text(key, in: object) }

  /// The object that the member `key` refers to; nil if there is none.
  func object(_ key: StaticString, of object: Value) -> Value? {
    list.value(key, in: object).flatMap(objects.object)
  }

  /// The objects that an array refers to, each once; references to nothing are skipped. If an object counted once for each
  /// reference, lists in lists would multiply the work.
  func objects(_ key: StaticString, of object: Value) -> [Value] {
    let elements = list.elements(key, in: object)
    Steps.count(1 + elements.count)
    return elements.compactMap(objects.object).uniqued
  }

  /// The identifiers and objects that an array refers to, each once.
  func identified(_ key: StaticString, of object: Value) -> [(id: String, object: Value)] {
    list.elements(key, in: object).compactMap { reference in
      guard let id = list.text(reference), let object = objects.object(reference) else { return nil }
      return (id, object)
    }.uniqued(by: \.object)
  }

  /// A note with an offset; `locate` replaces the offsets of all notes by lines, because lines are counted from the start of the
  /// file.
  func note(_ message: String, at value: Value?) -> ProjectNote {
    var note = ProjectNote(.note, filePath, message)
    note.offset = value.map(list.offset)
    return note
  }

  func locate(_ notes: inout [ProjectNote]) {
    guard notes.contains(where: { $0.offset != nil }) else { return }
    let lines = LineIndex(SourceText(list.bytes))
    for index in notes.indices {
      guard let offset = notes[index].offset else { continue }
      let position = lines.position(of: UInt32(clamping: offset))
      notes[index].line = position.line
      notes[index].column = position.column
      notes[index].offset = nil
    }
  }

  /// The platforms that a build file or a dependency is limited to; nil for all.
  func platforms(of object: Value) -> Set<ApplePlatform>? {
    KnownPlatform.platforms(
      ofFilters: list.texts("platformFilters", in: object) + list.texts("platformFilter", in: object))
  }
}
