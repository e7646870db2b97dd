import DocumentFormats
import OperatingSystem
import ProjectFiles

/// The modules of an `--inputs` file, which build systems pass instead of long argument lists.
///
/// `{"modules": [{"name": "App", "role": "target", "files": ["…"]}, …]}`, where a role is `target` or `context`. In place of
/// `name` there may be `product`, from which Xcode derives the module's name. The error for a mistake is the message to print,
/// with its line and column.
func readInputs(_ path: String, in fileSystem: FileSystem) throws(InputError) -> [ModuleRequest] {
  try fileSystem.document(at: path, modules(ofInputs:))
}

/// The modules of an inputs file that was read.
func modules(ofInputs bytes: [UInt8]) throws(JSONError) -> [ModuleRequest] { try InputsReader(bytes: bytes).modules() }

private struct InputsReader {
  let bytes: [UInt8]

  func modules() throws(JSONError) -> [ModuleRequest] {
    let document = try parseJSON(bytes)
    let members = try members(of: document, known: ["modules"], required: ["modules"])
    var requests: [ModuleRequest] = []
    for module in try array(members["modules"], "'modules'") { requests.append(try request(module)) }
    return requests
  }

  private func request(_ module: JSONValue) throws(JSONError) -> ModuleRequest {
    let members = try members(of: module, known: ["name", "product", "role", "files"], required: ["role", "files"])
    let name = try name(of: module, members)
    let role = try string(members["role"], "'role'")
    guard role == "target" || role == "context" else {
      throw error("a role must be 'target' or 'context'; found '\(role)'", members["role"])
    }
    var files: [String] = []
    for file in try array(members["files"], "'files'") {
      let path = try string(file, "a file")
      guard !path.isEmpty, !path.utf8.contains(0) else {
        throw error("the path of a file must not be empty or contain NUL", file)
      }
      files.append(path)
    }
    return ModuleRequest(name: name, isContext: role == "context", paths: files)
  }

  private func name(of module: JSONValue, _ members: [String: JSONValue]) throws(JSONError) -> String {
    if let product = members["product"] {
      guard members["name"] == nil else {
        throw error("a module can have a 'name' or a 'product', but not both", product)
      }
      return moduleName(from: try string(product, "'product'"))
    }
    guard let member = members["name"] else { throw error("missing key 'name'", module) }
    let name = try string(member, "'name'")
    guard isModuleName(name) else {
      throw error("'\(name)' is not a valid module name; Xcode uses '\(moduleName(from: name))'", member)
    }
    return name
  }

  private func members(
    of value: JSONValue, known: [String], required: [String]
  ) throws(JSONError) -> [String: JSONValue] {
    guard let members = value.members else { throw error("expected an object, found \(value.kindName)", value) }
    for member in members where !known.contains(member.key) {
      throw JSONError(
        "unknown key '\(member.key)'" + known.suggestion(for: member.key), at: member.offset, in: bytes)
    }
    for key in required where value[key] == nil { throw error("missing key '\(key)'", value) }
    return Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
  }

  private func array(_ value: JSONValue?, _ name: String) throws(JSONError) -> [JSONValue] {
    guard let array = value?.array else { throw wrongKind(value, "\(name) must be an array") }
    return array
  }

  private func string(_ value: JSONValue?, _ name: String) throws(JSONError) -> String {
    guard let string = value?.string else { throw wrongKind(value, "\(name) must be a string") }
    return string
  }

  private func wrongKind(_ value: JSONValue?, _ expectation: String) -> JSONError {
    error("\(expectation), not \(value?.kindName ?? "absent")", value)
  }

  private func error(_ message: String, _ value: JSONValue?) -> JSONError {
    JSONError(message, at: value?.offset ?? 0, in: bytes)
  }
}
