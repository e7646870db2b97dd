import IntentModel
import DocumentFormats
import SourceScan

/// A problem of a built app.
package struct VerificationFinding: Sendable {
  package var id: String
  /// An error or a warning.
  package var severity: Diagnostic.Severity
  package var message: String
  /// The type that the finding is about, such as `MyApp.Open`; nil if it is not about a type.
  package var type: String?

  package init(_ id: String, _ severity: Diagnostic.Severity, _ message: String, type: String? = nil) {
    self.id = id
    self.severity = severity
    self.message = message
    self.type = type
  }
}

/// The numbers of types of a kind in the binary and in the document.
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
  ///   - elsewhere: The path of another bundle of the app whose binary has a type; nil if there is none.
  package init(types: [BuiltType], document: JSONValue?, elsewhere: (ListedType) -> String?) {
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
    var index = BuiltTypeIndex()
    index.add(types, of: 0)
    for each in listed {
      if let position = index.first(each) {
        reportListed(each, types[position.type])
      } else {
        reportMissingInBinary(each, elsewhere(each))
      }
    }
    if let document { reportProvider(compared.filter { $0.isListed(as: .shortcutsProvider) }, of: document, types) }
  }

  /// The declarations of one kind that a document lists, and the effect if one is missing.
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
    let listed = ListedTypeIndex(listed)
    // The types of the binary that the document lists, by their last name, at most two of different modules. Xcode's tool keeps one
    // of two types with one name.
    var twins: [String: [BuiltType]] = [:]
    for type in built where listed.contains(type) {
      guard let name = type.components.last, twins[name]?.contains(where: { $0.module == type.module }) != true,
        twins[name]?.count ?? 0 < 2
      else { continue }
      twins[name, default: []].append(type)
    }
    for type in built where !listed.contains(type) {
      let namesakes = type.components.last.flatMap { twins[$0] } ?? []
      if let twin = namesakes.first(where: { $0.module != type.module }) {
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

  private static func noun(_ listed: ListedType) -> String {
    kinds.first { $0.kind == listed.kind }?.noun ?? "type"
  }

  private mutating func reportMissingInBinary(_ listed: ListedType, _ place: String?) {
    reportMangledName(of: listed)
    let noun = Self.noun(listed)
    let cause = place.map { "this binary does not have it; '\($0)' does" } ?? "the binary has no such type"
    findings.append(
      VerificationFinding(
        "\(noun)-not-in-binary", .error,
        "the document lists the \(noun) '\(listed.name)', but \(cause), so the system shows it and cannot use it; check the "
          + "module's name and the sources that the document was written from", type: listed.name))
  }

  private mutating func reportMangledName(of listed: ListedType) {
    guard let full = listed.fullName, listed.mangledName != nil, let path = listed.path?.joined(separator: "."),
      path != full
    else { return }
    findings.append(
      VerificationFinding(
        "mangled-name-mismatch", .error,
        "the \(Self.noun(listed)) '\(full)' has the mangled name '\(listed.mangledName ?? "")', which is that of '\(path)'; the "
          + "system looks the type up by its mangled name", type: full))
  }

  private mutating func reportListed(_ listed: ListedType, _ type: BuiltType) {
    reportMangledName(of: listed)
    let noun = Self.noun(listed)
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
    let index = ListedTypeIndex([listed])
    guard !providers.contains(where: index.contains) else { return }
    findings.append(
      VerificationFinding(
        "provider-not-in-binary", .error,
        "the document has the App Shortcuts of '\(listed.name)', but the binary has no such provider, so no phrase works",
        type: listed.name))
  }
}
