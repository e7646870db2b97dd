import DocumentFormats
import IntentModel
import SourceScan

/// The name of a value in a message about an unreadable value.
enum Subject {
  case named(String)
  /// The argument with this label, or without one.
  case argument(String?, of: ArgumentOwner)
  case initialValue(of: String)
  case rawValue(of: String)
  /// The result of `perform()`.
  case result

  enum ArgumentOwner {
    case property(String)
    case image
    case transferRepresentation
    case shortcut
  }

  var text: String {
    switch self {
    case .named(let name): "'\(name)'"
    case .argument(let label, let owner): "'\(label ?? "argument")' of \(owner.text)"
    case .initialValue(let name): "the initial value of '\(name)'"
    case .rawValue(let name): "the raw value of '\(name)'"
    case .result: "what 'perform()' returns"
    }
  }

  fileprivate func text(ofPart part: String) -> String { "'\(part)' of '\(text.filter { $0 != "'" })'" }
}

extension Subject.ArgumentOwner {
  fileprivate var text: String {
    switch self {
    case .property(let name): "'\(name)'"
    case .image: "'image'"
    case .transferRepresentation: "a transfer representation"
    case .shortcut: "a shortcut's intent"
    }
  }

  /// Whether Apple's metadata has the argument. Other arguments are evaluated when the app runs, and may be any expression.
  func hasInMetadata(_ label: String?) -> Bool {
    switch self {
    case .property: !KnownParameterArguments.isRead(whenRun: label ?? "")
    case .image: true
    case .transferRepresentation: TransferRepresentation.labelsInMetadata.contains(label ?? "")
    case .shortcut: false
    }
  }
}

/// The role of a type of which only the spelling may be known.
enum TypeRole {
  case property(String)
  case identifier
  /// The result of an options provider.
  case options
  /// The result of `perform()`.
  case result
  /// The parameter of `values(for:)`.
  case input
  case output
  case unionCase(String)
  case associatedValue(of: String)

  fileprivate func text(in typeName: String) -> String {
    switch self {
    case .property(let name): "the type of '\(name)' of '\(typeName)'"
    case .identifier: "the type of 'id' of '\(typeName)'"
    case .options: "the result type of '\(typeName)'"
    case .result: "the type that 'perform()' of '\(typeName)' returns"
    case .input: "what 'values(for:)' of '\(typeName)' takes"
    case .output: "what 'values(for:)' of '\(typeName)' returns"
    case .unionCase(let name): "'\(name)'"
    case .associatedValue(let name): "an associated value of '\(name)'"
    }
  }
}

extension MetadataBundle {
  /// Adds a diagnostic for each value that the document holds as unreadable, such as one that isn't a compile-time constant, and
  /// for each type of which only the spelling is known.
  package mutating func reportUnreadableValues() {
    var writer = BundleWriter()
    writer.members(of: BundleDocument(bundle: self))
    diagnostics = writer.diagnostics + diagnostics
  }
}

extension BundleWriter {
  @inline(never)
  mutating func report(_ unreadable: Unreadable) {
    guard isInMetadata || unreadable.reason == .depth else { return }
    let excerpt = unreadable.text.onOneLine
    if case .result = subject {
      let message = "what 'perform()' of '\(typeName)' returns cannot be determined from '\(excerpt)'"
      return report(message, at: unreadable.place, id: Diagnostic.unreadableValue)
    }
    let name = part.map { subject.text(ofPart: $0) } ?? subject.text
    if unreadable.reason == .depth {
      let message = "\(name) of '\(typeName)' is nested too deeply, so '\(excerpt)' is not read"
      report(message, at: unreadable.place, id: Limits.diagnosticID)
    } else {
      let message = "\(name) of '\(typeName)' is not a compile-time constant: '\(excerpt)'"
      report(message, at: unreadable.place, id: Diagnostic.unreadableValue)
    }
  }

  /// Reports a type of which only the spelling is known.
  @inline(never)
  mutating func report(_ problem: ValueType.Problem, of type: ValueType, _ role: TypeRole) {
    let reason =
      switch problem {
      case .size: "refers to itself, or is too large with its typealiases replaced"
      case .arguments: "gives a generic typealias the wrong number of types"
      }
    let message = "\(role.text(in: typeName)) is not read: '\(type.spelling.onOneLine)' \(reason)"
    report(message, at: type.place, id: "unreadable-type")
  }

  private mutating func report(_ message: String, at place: Place, id: String) {
    diagnostics.append(
      FileDiagnostic(file: place.file, diagnostic: Diagnostic(id, .warning, message, at: place.span)))
  }
}
