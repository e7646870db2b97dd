import IntentModel
import DocumentFormats

/// The names of everything that people can request of an app: intents, App Shortcuts and phrases. A name that one scan has and
/// the next one lacks has disappeared for its users.
package struct Snapshot: Equatable, Sendable {
  /// The symbols of the intents, such as `App.OpenShelf`.
  var intents: [String] = []
  /// The provider and the intent of each App Shortcut, such as `App.Shortcuts/OpenShelf`.
  var shortcuts: [String] = []
  /// The App Shortcut and the text of each phrase, such as `App.Shortcuts/OpenShelf/Open in ${applicationName}`.
  var phrases: [String] = []

  package init() {}

  /// Lists the names in sorted order, without phrases that cannot be read. A name that the source declares twice is listed twice.
  package init(_ bundle: MetadataBundle) {
    intents = bundle.intents.map(\.type.symbol).sorted()
    let named = bundle.shortcutsProviders.flatMap { provider in
      provider.shortcuts.map { ("\(provider.type.symbol)/\($0.intent.known?.name ?? "?")", $0) }
    }
    shortcuts = named.map(\.0).sorted()
    phrases = named.flatMap { name, shortcut in
      (shortcut.phrases.known ?? []).compactMap { $0.known.map { "\(name)/\($0.key)" } }
    }.sorted()
  }

  /// Adds the names of another part of the app. Names that both parts have, such as those of a shared library, are listed once.
  package mutating func add(_ other: Snapshot) {
    for (_, list) in Self.lists {
      var counts = Dictionary(self[keyPath: list].map { ($0, 1) }, uniquingKeysWith: +)
      for name in other[keyPath: list] {
        if let count = counts[name], count > 0 { counts[name] = count - 1 } else { self[keyPath: list].append(name) }
      }
      self[keyPath: list].sort()
    }
  }

  /// The declarations in this snapshot that `other` lacks: "intent 'App.OpenShelf'".
  ///
  /// `modules` are those that were scanned. A name of any other module is taken to have a former name of its module, so only the
  /// part after the module is compared.
  package func missing(in other: Snapshot, modules: Set<String>? = nil) -> [String] {
    func key(_ name: String) -> String {
      modules?.contains(SymbolKey.module(of: name)) ?? true ? name : "." + SymbolKey.withoutModule(name)
    }
    func missing(_ noun: String, _ list: KeyPath<Snapshot, [String]>) -> [String] {
      var counts = Dictionary(other[keyPath: list].map { (key($0), 1) }, uniquingKeysWith: +)
      func take(_ key: String) -> Bool {
        guard let count = counts[key], count > 0 else { return false }
        counts[key] = count - 1
        return true
      }
      return self[keyPath: list].filter { name in
        if take(key(name)) { return false }
        // One of the two snapshots may have the former name of the module.
        let rest = SymbolKey.withoutModule(name)
        if key(name).hasPrefix(".") {
          return !(modules ?? []).contains { take("\($0).\(rest)") }
        }
        return !take(".\(rest)")
      }.map { "\(noun) '\($0)'" }
    }
    return missing("intent", \.intents) + missing("shortcut", \.shortcuts) + missing("phrase", \.phrases)
  }
}

extension Snapshot {
  fileprivate static let lists: [(key: String, path: WritableKeyPath<Snapshot, [String]> & Sendable)] = [
    ("intents", \.intents), ("shortcuts", \.shortcuts), ("phrases", \.phrases),
  ]

  package func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      for (key, path) in Self.lists { json.array(key, self[keyPath: path]) { $0.string($1) } }
    }
    return json.document()
  }

  package init(_ bytes: [UInt8]) throws(JSONError) {
    self.init()
    let document = try parseJSON(bytes)
    guard let members = document.members else {
      throw JSONError("expected an object, found \(document.kindName)", at: document.offset, in: bytes)
    }
    for member in members {
      guard let list = Self.lists.first(where: { $0.key == member.key }) else {
        let hint = Self.lists.map(\.key).suggestion(for: member.key)
        throw JSONError("unknown key '\(member.key)'\(hint)", at: member.offset, in: bytes)
      }
      let names = (member.value.array ?? []).compactMap(\.string)
      guard let array = member.value.array, names.count == array.count else {
        throw JSONError("'\(member.key)' must be an array of strings", at: member.value.offset, in: bytes)
      }
      self[keyPath: list.path] = names
    }
  }
}
