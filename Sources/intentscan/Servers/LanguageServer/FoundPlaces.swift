import DocumentFormats
import IntentLocalization
import IntentModel
import IntentReports
import IntentScans
import SourceScan

/// A document as one part of a run scanned it.
struct ScannedDocument {
  let run: LintRun
  let file: FileID
  let document: TextDocument

  var bundle: MetadataBundle { run.scan.bundle }

  /// Whether a place is in this document and contains an offset, its end included.
  func holds(_ place: Place, _ offset: Int) -> Bool {
    place.file == file && Int(place.span.start) <= offset && offset <= Int(place.span.end)
  }

  func holds(_ type: DeclaredType, _ offset: Int) -> Bool {
    type.place.file == file && Int(type.span.start) <= offset && offset <= Int(type.span.end)
  }

  /// The string table that the document is; nil for source, or if no table was read.
  var table: Localization.Table? {
    let number = file.rawValue - run.scan.files.count
    return number < 0 ? nil : run.localization?.tables[number]
  }

  /// The texts of the source that the entry at an offset of a string table is for; empty for other documents and offsets.
  func neededStrings(at offset: Int) -> [NeededString] {
    guard let table, let needed = run.localization?.needed.strings else { return [] }
    let entry = table.catalog?.entries.first {
      Int($0.keySpan.start) <= offset && offset <= Int(max($0.span.end, $0.keySpan.end))
    }
    guard let key = entry?.key else { return [] }
    return needed.filter { $0.table == table.file.table && ($0.key == key || $0.texts.contains(key)) }
  }

  /// The phrase that an offset is in, with its App Shortcut; nil elsewhere.
  func phrase(at offset: Int) -> (phrase: LocalizedText, shortcut: AppShortcut)? {
    for shortcut in bundle.shortcutsProviders.flatMap(\.shortcuts) where shortcut.place.file == file {
      for phrase in shortcut.phrases.known ?? [] {
        if let text = phrase.known, holds(text.keyPlace, offset) { return (text, shortcut) }
      }
    }
    return nil
  }

  /// The sentence of a summary that an offset is in, with its intent; nil elsewhere.
  func sentence(at offset: Int) -> (text: LocalizedText, intent: Intent)? {
    for intent in bundle.intents {
      for sentence in intent.parameterSummary.known.flatMap(\.sentences) {
        if let text = sentence.text?.known, holds(text.keyPlace, offset) { return (text, intent) }
      }
    }
    return nil
  }

  /// The intent that a reference names: the one in the reference's module, else the only one with the qualified name. Nil if there
  /// is neither.
  func intent(_ reference: TypeReference?) -> Intent? {
    guard let reference else { return nil }
    let found = bundle.intents.filter { $0.type.qualifiedName == reference.qualifiedName }
    return found.first { $0.type.module == reference.module } ?? (found.count == 1 ? found[0] : nil)
  }

  /// The locations of places of the run, with files as the client names them.
  func location(_ places: [Place], _ server: LanguageServer) -> [JSONValue] {
    var locator = Locator(run.files)
    return places.map { server.location(locator.location(of: $0)) }
  }
}

extension LanguageServer {
  /// The document in each part of each run that read it. If an open folder is in another one, in those of the inner one.
  func scanned(_ document: TextDocument) -> [ScannedDocument] {
    let found = checked.map { (folder: $0.folder, documents: scanned(document, in: $0)) }.filter {
      !$0.documents.isEmpty
    }
    return found.flatMap { outer in
      found.contains { $0.folder != outer.folder && pathInside(of: $0.folder, in: outer.folder) != nil }
        ? [] : outer.documents
    }
  }

  private func scanned(_ document: TextDocument, in folder: CheckedFolder) -> [ScannedDocument] {
    (folder.runs?.runs ?? []).compactMap { run in
      let index =
        run.files.firstIndex { $0.path == document.path }
        ?? (hasLinks ? run.files.firstIndex { !$0.path.isEmpty && uri(of: $0.path) == document.uri } : nil)
      return index.map { ScannedDocument(run: run, file: FileID($0), document: document) }
    }
  }
}
