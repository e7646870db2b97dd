import DocumentFormats
import IntentModel
import SourceScan

/// `textDocument/documentSymbol`: intents, entities, enums and App Shortcuts with what is in them.
extension LanguageServer {
  /// The numbers of `SymbolKind` in the Language Server Protocol.
  private enum Kind: Int {
    case property = 7, enumeration = 10, function = 12, enumMember = 22, structure = 23, event = 24
  }

  mutating func documentSymbols(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    refresh()
    guard let scanned = scanned(document).first else { return .list([]) }
    // Places in other files have no range in this document.
    func isOwn(_ place: Place) -> Bool { place.file == scanned.file }
    func members<Member>(_ members: [Member], _ kind: Kind, _ name: (Member) -> (String, Place, ByteSpan))
      -> [JSONValue]
    {
      members.map(name).filter { isOwn($0.1) }.map { symbol($0.0, kind, nil, $0.1, $0.2, document) }
    }
    let bundle = scanned.bundle
    let symbols =
      bundle.intents.filter { isOwn($0.type.place) }.map { intent in
        (
          intent.type, Kind.structure, intent.title.known.first?.key,
          members(intent.parameters, .property) { ($0.name, $0.place, $0.span) }
        )
      }
      + bundle.entities.filter { isOwn($0.type.place) }.map { entity in
        (
          entity.type, Kind.structure, "entity",
          members(entity.properties, .property) { ($0.name, $0.place, $0.span) }
        )
      }
      + bundle.enums.filter { isOwn($0.type.place) }.map { list in
        (
          list.type, Kind.enumeration, "enum",
          members(list.cases, .enumMember) { ($0.name, $0.place, $0.place.span) }
        )
      }
      + bundle.shortcutsProviders.filter { isOwn($0.type.place) }.map { provider in
        (
          provider.type, Kind.structure, "App Shortcuts",
          provider.shortcuts.filter { isOwn($0.place) }.map { shortcut($0, document) }
        )
      }
    let sorted = symbols.sorted { $0.0.span.start < $1.0.span.start }
    return .list(sorted.map { symbol($0.0.name, $0.1, $0.2, $0.0.place, $0.0.span, document, children: $0.3) })
  }

  private func shortcut(_ shortcut: AppShortcut, _ document: TextDocument) -> JSONValue {
    let phrase = shortcut.phrases.known?.first?.known?.key
    let name = shortcut.intent.known?.name ?? phrase ?? "AppShortcut"
    return symbol(name, .event, phrase, shortcut.calleePlace, shortcut.place.span, document)
  }

  private func symbol(
    _ name: String, _ kind: Kind, _ detail: String?, _ place: Place, _ span: ByteSpan, _ document: TextDocument,
    children: [JSONValue] = []
  ) -> JSONValue {
    // The protocol requires that `range` contains the name.
    let whole = ByteSpan(min(span.start, place.span.start), max(span.end, place.span.end))
    return .members([
      "name": .text(name), "detail": detail.map { .text($0) }, "kind": .number(kind.rawValue),
      "range": document.range(whole, client.encoding), "selectionRange": document.range(place.span, client.encoding),
      "children": children.isEmpty ? nil : .list(children),
    ])
  }
}
