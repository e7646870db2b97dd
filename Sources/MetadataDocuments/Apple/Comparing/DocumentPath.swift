/// The path to a value in a document: the keys of objects and the names or indices of elements.
struct DocumentPath: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    case key(String)
    /// An element by its name, or by its index if it has no name.
    case element(String)

    /// The key, the name or the index.
    var text: String {
      switch self {
      case .key(let text), .element(let text): text
      }
    }
  }

  private(set) var steps: [Step] = []

  func appending(_ step: Step) -> DocumentPath {
    var path = self
    path.steps.append(step)
    return path
  }

  /// The path as text, such as `actions.OpenShelf.parameters[target].isOptional`.
  var text: String {
    var text = ""
    for step in steps {
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .element(let name): text += "[\(name)]"
      }
    }
    return text
  }
}
