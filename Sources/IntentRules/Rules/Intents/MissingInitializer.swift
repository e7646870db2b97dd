import IntentModel
import IntentReports
import SourceScan

/// The reason why a type has no 'init()', although its protocol requires one.
struct MissingInitializer {
  private enum Reason {
    /// The type declares this initializer, so Swift provides no 'init()'.
    case other(DeclaredMember)
    /// The stored variable that has no initial value.
    case variable(DeclaredMember)
    /// The 'init()' that Swift provides is internal, and the type is public.
    case access
  }

  private let type: DeclaredType
  private let reason: Reason

  /// Nil for a type that has an 'init()', or may have one that the scan does not see, and for a type that is neither a struct nor a
  /// class.
  init?(_ type: DeclaredType) {
    guard type.kind == .struct || type.kind == .class, type.schema == nil, !type.mayHaveHiddenMembers,
      !type.hiddenMembers.contains("init"), type.kind == .struct || type.hasFrameworkMembersAlone
    else { return nil }
    let initializers = type.members.filter { $0.kind == .initializer }
    guard !initializers.contains(where: { $0.parameters.isEmpty && !$0.isFailable }) else { return nil }
    self.type = type
    // A macro adds no 'init()' to a type with an initializer in its body, but may add one to a type without initializers.
    if let own = initializers.first(where: { $0.isInBody(of: type) && !$0.modifiers.contains("convenience") }) {
      reason = .other(own)
    } else if !type.hasUnknownMacro, let variable = type.ownMembers.first(where: \.needsValue) {
      reason = .variable(variable)
    } else if !type.hasUnknownMacro, type.access == .public, type.isAtTopLevel {
      reason = .access
    } else {
      return nil
    }
  }

  /// Reports the missing initializer. `purpose` is the clause of the message about it: `the system needs to create it`.
  func report(neededBy purpose: String, _ reporter: inout Reporter) {
    switch reason {
    case .other(let other):
      reporter.report(
        "'\(type.name)' declares '\(other.signature)' but no 'init()', which \(purpose)", at: other.place,
        symbol: type.symbol,
        fixes: [
          FixIt(
            "add 'init()'", .needsReview,
            [.init(Place(other.place.file, other.span).beginning, "\(type.memberAccess)init() {}\n\n  ")])
        ])
    case .variable(let variable):
      reporter.report(
        "'\(variable.name)' of '\(type.name)' has no initial value, so '\(type.name)' has no 'init()', which \(purpose)",
        at: variable.place, symbol: type.symbol)
    case .access:
      reporter.report(
        "'\(type.name)' is public but declares no 'public init()', which \(purpose)", of: type,
        fixes: [.add("init() {}", to: type, title: "add 'public init()'")])
    }
  }
}

extension DeclaredType {
  /// Whether the type is not nested in another type, so that its own modifier determines its access.
  var isAtTopLevel: Bool { qualifiedName == name && !isLocal }
}

extension DeclaredMember {
  fileprivate func isInBody(of type: DeclaredType) -> Bool {
    providedBy == nil && place.file == type.place.file && type.bodySpan.contains(span)
  }

  /// Whether it is a stored variable that an initializer must give a value. A property wrapper may provide one.
  fileprivate var needsValue: Bool {
    kind == .variable && !isStatic && storage == .stored && !hasInitialValue && type != nil && attributes.isEmpty
      && !modifiers.contains("lazy") && (isLet || !startsAsNil)
  }

  /// Whether Swift gives the variable the value 'nil', as it does for a type that ends in '?' or '!', but not for 'Optional<Int>'.
  private var startsAsNil: Bool {
    type.map { $0.isOptional && !$0.spelling.hasPrefix("Optional<") } ?? true
  }
}
