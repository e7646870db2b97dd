import IntentModel
import JSONDocuments
import SourceScan

/// What is wrong with a built app.
package struct VerificationFinding: Sendable {
  package var id: String
  /// An error or a warning.
  package var severity: Diagnostic.Severity
  package var message: String
  /// `MyApp.Open`, if it is about a type.
  package var type: String?

  package init(_ id: String, _ severity: Diagnostic.Severity, _ message: String, type: String? = nil) {
    self.id = id
    self.severity = severity
    self.message = message
    self.type = type
  }
}

/// How many types of a kind the binary and the document have.
package struct VerifiedCount: Sendable {
  package var noun: String
  package var binary: Int
  package var document: Int
}

/// Compares the types of a program with the document next to it.
package struct Verification: Sendable {
  package private(set) var findings: [VerificationFinding] = []
  package private(set) var counts: [VerifiedCount] = []
  /// Types of the binary that are not compared, because it is unknown how Xcode lists them: generic ones.
  package private(set) var notCompared: [String] = []

  /// - Parameters:
  ///   - document: Nil if the bundle has none.
  ///   - elsewhere: the types of the app's other binaries, by the path of their bundle.
  package init(types: [BuiltType], document: JSONValue?, elsewhere: [(path: String, types: [BuiltType])]) {
    let compared = types.filter { !$0.isGeneric }
    notCompared = types.filter { type in type.isGeneric && Self.kinds.contains { type.isListed(as: $0.kind) } }.map(
      \.name)
    let listed = document.map(ListedType.all) ?? []
    for kind in Self.kinds {
      let built = compared.filter { kind.has($0) }
      let names = listed.filter { $0.kind == kind.kind }
      if built.count + names.count > 0 {
        counts.append(VerifiedCount(noun: kind.noun, binary: built.count, document: names.count))
      }
      if document != nil { reportMissing(built, kind, listed: names) }
    }
    for type in listed { reportListed(type, types, elsewhere) }
    if let document { reportProvider(compared.filter { $0.isListed(as: .shortcutsProvider) }, of: document, types) }
  }

  /// What a document lists, and what the system lacks if the document does not list it.
  private struct Kind {
    var kind: KnownProtocol.Kind
    var noun: String
    var severity: Diagnostic.Severity
    var effect: String

    func has(_ type: BuiltType) -> Bool {
      type.isListed(as: kind) || (kind == .query && type.isListed(as: .intentValueQuery))
    }
  }

  private static let kinds = [
    Kind(kind: .intent, noun: "intent", severity: .error, effect: "Siri, Shortcuts and widgets do not find it"),
    Kind(
      kind: .entity, noun: "entity", severity: .warning, effect: "the system does not offer its values in parameters"),
    Kind(kind: .enum, noun: "enum", severity: .warning, effect: "the system does not offer its cases in parameters"),
    Kind(kind: .query, noun: "query", severity: .warning, effect: "the system cannot ask it for values"),
  ]

  private mutating func reportMissing(_ built: [BuiltType], _ kind: Kind, listed: [ListedType]) {
    for type in built where !listed.contains(where: { Self.matches($0, type) }) {
      if let twin = Self.twin(of: type, built, listed) {
        findings.append(
          VerificationFinding(
            "\(kind.noun)-not-in-document", .warning,
            "the \(kind.noun) '\(type.name)' is not in the document, which lists '\(twin.name)' by the same name; unless both are "
              + "compiled from one file, rename one of them", type: type.name))
        continue
      }
      findings.append(
        VerificationFinding(
          "\(kind.noun)-not-in-document", kind.severity,
          "the \(kind.noun) '\(type.name)' is in the binary but not in the document, so \(kind.effect); write the document "
            + "from the sources of this build", type: type.name))
    }
  }

  /// The type of another module that the document lists by the name of this one: Xcode's tool keeps one of them.
  private static func twin(of type: BuiltType, _ built: [BuiltType], _ listed: [ListedType]) -> BuiltType? {
    built.first { other in
      other.module != type.module && other.components.last == type.components.last
        && listed.contains { matches($0, other) }
    }
  }

  private static func matches(_ listed: ListedType, _ type: BuiltType) -> Bool {
    if let mangled = listed.mangledName, mangled == type.mangledName { return true }
    if let path = listed.path { return path == [type.module] + type.components }
    // A private type, whose mangled name only its symbol tells.
    return type.mangledName == nil && listed.fullName?.hasSuffix(type.components.last ?? "?") == true
  }

  private mutating func reportListed(
    _ listed: ListedType, _ types: [BuiltType], _ elsewhere: [(path: String, types: [BuiltType])]
  ) {
    let noun = Self.kinds.first { $0.kind == listed.kind }?.noun ?? "type"
    if let full = listed.fullName, listed.mangledName != nil, let path = listed.path?.joined(separator: "."),
      path != full
    {
      findings.append(
        VerificationFinding(
          "mangled-name-mismatch", .error,
          "the \(noun) '\(full)' has the mangled name '\(listed.mangledName ?? "")', which is that of '\(path)'; the system "
            + "looks the type up by its mangled name", type: full))
    }
    guard let type = types.first(where: { Self.matches(listed, $0) }) else {
      let place = elsewhere.first { $0.types.contains { Self.matches(listed, $0) } }?.path
      let cause = place.map { "this binary does not have it; '\($0)' does" } ?? "the binary has no such type"
      return findings.append(
        VerificationFinding(
          "\(noun)-not-in-binary", .error,
          "the document lists the \(noun) '\(listed.name)', but \(cause), so the system shows it and cannot use it; check the "
            + "module's name and the sources that the document was written from", type: listed.name))
    }
    guard type.isGeneric || Self.kinds.first(where: { $0.kind == listed.kind })?.has(type) == true else {
      return findings.append(
        VerificationFinding(
          "\(noun)-without-conformance", .error,
          "the document lists '\(listed.name)' as \(noun == "entity" || noun == "intent" || noun == "enum" ? "an" : "a") "
            + "\(noun), but the type in the binary does not conform to the protocol; write the document again",
          type: listed.name))
    }
    if let mangled = listed.mangledName, let symbol = type.mangledName, mangled != symbol {
      findings.append(
        VerificationFinding(
          "mangled-name-mismatch", .error,
          "the document has the mangled name '\(mangled)' for '\(listed.name)', but the binary has '\(symbol)'; the system looks "
            + "the type up by its mangled name", type: listed.name))
    }
  }

  private mutating func reportProvider(_ providers: [BuiltType], of document: JSONValue, _ types: [BuiltType]) {
    guard let listed = ListedType.provider(of: document) else {
      guard let first = providers.first else { return }
      return findings.append(
        VerificationFinding(
          "provider-not-in-document", .warning,
          "the binary has the provider of App Shortcuts '\(first.name)', but the document has no App Shortcuts, so no phrase works; "
            + "if it is in the app's own module, write the document again with that module as '--target'",
          type: first.name))
    }
    guard !providers.contains(where: { Self.matches(listed, $0) }) else { return }
    findings.append(
      VerificationFinding(
        "provider-not-in-binary", .error,
        "the document has the App Shortcuts of '\(listed.name)', but the binary has no such provider, so no phrase works",
        type: listed.name))
  }
}
