import IntentReports
import IntentScans
import SourceScan

extension Command {
  /// Shows developers of the tool what a stage made of source. Not in the list of commands.
  static let debug = Command(
    "debug", overview: "Print what a stage of this tool reads from Swift source.",
    discussion: """
      tokens and declarations are those of each file alone; model is what rules read
      of the files. The form of the output may change in any release.
      """,
    positionals: [
      Positional(
        name: "stage", help: "tokens, declarations or model", isOptional: false, isRepeatable: false,
        value: .choice("stage", ["tokens", "declarations", "model"])), scanPaths,
    ],
    options: scanOptions, run: runDebug)
}

private func runDebug(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  let stage = arguments.positionals[0],
    arguments = arguments.replacingPositionals(Array(arguments.positionals.dropFirst()))
  let configuration = try configurationFile(arguments, in: environment)
  let options = try ScanOptions(arguments, configuration?.configuration, in: environment)
  var run = try ScanRun(arguments, configuration, options, in: environment)
  for scan in run.scan() {
    if stage == "model" { try environment.printVisible(ModelPrinter(scan).text) }
    for file in scan.files where file.isReported && stage != "model" {
      guard let bytes = try? environment.files.contents(of: file.path) else { continue }
      let text = SourceText(bytes)
      try environment.printVisible(stage == "tokens" ? TokenPrinter(text).lines : SyntaxPrinter(text).lines)
    }
  }
  return try run.finish([])
}

extension CommandEnvironment {
  /// Prints lines with control characters escaped, because source must not control the terminal.
  fileprivate func printVisible(_ lines: String) throws {
    try print(
      lines.split(separator: "\n", omittingEmptySubsequences: false).map { visible(String($0)) }.joined(separator: "\n")
    )
  }
}

/// Prints the model by the names of its properties, as rules read them: `intents[0].type.name: "OpenBook"`. Values that are nil or
/// false, and empty collections, are omitted.
private final class ModelPrinter {
  private let scan: Scan
  private var indices: LineIndices

  init(_ scan: Scan) {
    self.scan = scan
    indices = LineIndices(scan.lines)
  }

  var text: String { lines("", scan.reportedBundle).map { $0 + "\n" }.joined() }

  private func lines(_ name: String, _ value: Any) -> [String] {
    if let place = value as? Place { return ["\(name): \(location(place))"] }
    if let span = value as? ByteSpan { return ["\(name): \(span.start)..<\(span.end)"] }
    if let text = value as? String { return ["\(name): \(text.debugDescription)"] }
    if value as? Bool == false { return [] }
    let mirror = Mirror(reflecting: value), children = Array(mirror.children)
    switch mirror.displayStyle {
    case .optional, .class: return children.first.map { lines(name, $0.value) } ?? []
    case .collection: return children.indices.flatMap { lines("\(name)[\($0)]", children[$0].value) }
    case .set, .dictionary: return children.flatMap { lines(name, $0.value) }.sorted()
    case .enum where children.isEmpty, nil: return ["\(name): \(value)"]
    default: return children.flatMap { lines(Self.path(name, $0.label), $0.value) }
    }
  }

  /// The path of a member, without the storage of `Boxed`.
  private static func path(_ name: String, _ label: String?) -> String {
    guard let label, label != "box" else { return name }
    let member = label.hasPrefix("_") ? String(label.dropFirst()) : label
    return name.isEmpty ? member : "\(name).\(member)"
  }

  private func location(_ place: Place) -> String {
    let start = indices.lines(of: place.file).position(of: place.span.start)
    return "\(scan.program.files[place.file].path):\(start.line):\(start.column)"
  }
}
