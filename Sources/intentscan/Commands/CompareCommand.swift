import MetadataDocuments
import IntentReports
import IntentScans

extension Command {
  static let compare = Command(
    "compare", overview: "Compare two of Apple's metadata documents.",
    discussion: """
      Lists that Apple's tool writes in random order are sorted before the comparison.
      The version of the tool is ignored. A line under a difference says which
      declaration of the source it is about and what the system does with it; with
      --quiet, there are no such lines. Exit status: 0 if the documents are equal,
      1 if they differ, 2 for wrong usage, 3 if one of them cannot be read.
      """,
    positionals: [
      metadataPath("first", "A folder that holds extract.actionsdata, or the file."),
      metadataPath("second", "The document to compare it with."),
    ], options: [.quiet], run: runCompare)

  static func metadataPath(_ name: String, _ help: String) -> Positional {
    Positional(name: name, help: help, isOptional: false, isRepeatable: false, value: .file("path"))
  }
}

private func runCompare(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  let documents: [NormalizedDocument]
  do throws(InputError) {
    documents = [
      NormalizedDocument(try MetadataFile(at: arguments.positionals[0], in: environment.files).document),
      NormalizedDocument(try MetadataFile(at: arguments.positionals[1], in: environment.files).document),
    ]
  } catch {
    environment.report(line: "error: \(error.message)")
    return .incomparable
  }
  let comparison = DocumentComparison(documents[0], documents[1])
  let differences = comparison.differences.filter { $0.path != "generator.version" }
  let isQuiet = arguments.has(.quiet)
  let lines = differences.map { difference in
    let explanation = isQuiet ? nil : difference.explanation
    return visible(difference.text) + "\n" + (explanation.map { "  \(visible($0))\n" } ?? "")
  }
  try environment.print(lines.joined())
  if !isQuiet {
    let tools = documents.map { $0.json["generator"]?["version"]?.string ?? "?" }
    if tools[0] != tools[1] {
      environment.report(
        line: "note: the documents were written by different versions of Apple's tool: '\(tools[0])' and '\(tools[1])'")
    }
  }
  return differences.isEmpty ? .success : .findings
}
