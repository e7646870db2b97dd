/// A kind of evidence for a row in a table of facts about the framework. Each row states one kind or more.
package enum Evidence: Hashable, Sendable {
  /// Apple's documentation: the page named after the symbol.
  case documentation
  /// The public Swift interface of the framework in an SDK.
  case interface(SDK)
  /// A metadata document that Xcode wrote.
  case document
  /// Apple's code that reads and writes metadata documents, or the tables and headers that this code uses.
  case coder
  /// A statement of a public project about the document of its own build, or the output of a tool that was compared with Xcode's.
  case asserted
  /// The constants that the compiler gives to Apple's tool: two sources with the same constants have the same document.
  case compiler
  /// No evidence of the other kinds.
  case unverified

  package enum SDK: String, Sendable {
    case iOS17 = "iOS 17.4"
    case macOS27 = "macOS 27.0"
  }
}

extension [Evidence] {
  /// The combinations that most rows use.
  static let documentation: [Evidence] = [.documentation]
  static let iOS17: [Evidence] = [.interface(.iOS17)]
  static let macOS27: [Evidence] = [.interface(.macOS27)]
  static let documentationAndiOS17: [Evidence] = [.documentation, .interface(.iOS17)]
}
