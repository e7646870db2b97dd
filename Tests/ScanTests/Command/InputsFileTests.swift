import Testing

@testable import intentscan

/// `--inputs FILE`: what it takes, and where it says that something is wrong.
@Suite struct InputsFileTests {
  @Test func modulesAndContext() throws {
    let folder = try CommandFolder([
      "A.swift":
        "import AppIntents\nimport Kit\nstruct A: Opening { static let title: LocalizedStringResource = \"A\" }\n",
      "B.swift": intent("B"), "Kit/K.swift": "import AppIntents\npublic protocol Opening: AppIntent {}\n\(intent("K"))",
      "inputs.json": """
      {"modules": [
        {"name": "Kit", "role": "context", "files": ["Kit/K.swift"]},
        {"name": "App", "role": "target", "files": ["B.swift", "A.swift", "B.swift"]}
      ]}
      """,
    ])
    let bundle = try ExtractCommandTests.Bundle(try folder.run("extract --inputs inputs.json").output)
    #expect(bundle.modules == ["App"])
    #expect(bundle.intents == ["App/A A.swift", "App/B B.swift"])
  }

  @Test func moduleNameFollowsXcodesRule() throws {
    let folder = try CommandFolder([
      "A.swift": intent("A"),
      "i.json": #"{"modules": [{"product": "My App", "role": "target", "files": ["A.swift"]}]}"#,
    ])
    #expect(try ExtractCommandTests.Bundle(try folder.run("extract --inputs i.json").output).modules == ["My_App"])
  }

  @Test func stubsMatchTheFrameworkInterface() throws {
    let folder = try CommandFolder([
      "P/Package.swift": "", "P/Sources/App/A.swift": intent("A"),
      "P/Sources/AppIntents/AppIntents.swift": "public protocol AppIntent {}\n",
      "i.json": """
      {"modules": [{"name": "App", "role": "target", "files": ["P/Sources/App/A.swift"]},
        {"name": "AppIntents", "role": "context", "files": ["P/Sources/AppIntents/AppIntents.swift"]}]}
      """,
    ])
    for words in ["extract --inputs i.json", "extract P", "extract --module App=P/Sources/App --context AppIntents=P"] {
      #expect(try ExtractCommandTests.Bundle(try folder.run(words).output).modules == ["App"])
    }
  }

  @Test(arguments: [
    ("", "1:1: expected a value"), ("{", "1:2: expected a key"), ("[]", "1:1: expected an object, found an array"),
    ("{}", "1:1: missing key 'modules'"), (#"{"modles": []}"#, "1:2: unknown key 'modles'; did you mean 'modules'?"),
    (#"{"modules": {}}"#, "1:13: 'modules' must be an array, not an object"),
    ("{\"modules\": [\n  1]}", "2:3: expected an object, found a number"),
    (#"{"modules": [{"name": "A", "role": "target"}]}"#, "1:14: missing key 'files'"),
    (#"{"modules": [{"name": 1, "role": "target", "files": []}]}"#, "1:23: 'name' must be a string, not a number"),
    (#"{"modules": [{"name": "A-B", "role": "target", "files": []}]}"#, "1:23: 'A-B' is not a valid module name"),
    (
      #"{"modules": [{"name": "A", "role": "app", "files": []}]}"#,
      "1:36: a role must be 'target' or 'context'; found 'app'"
    ),
    (#"{"modules": [{"name": "A", "role": "target", "files": [null]}]}"#, "1:56: a file must be a string, not null"),
    (#"{"modules": [{"name": "A", "role": "target", "files": [""]}]}"#, "1:56: the path of a file must not be empty"),
    (
      #"{"modules": [{"name": "A", "role": "target", "files": ["a\u0000"]}]}"#,
      "1:56: the path of a file must not be empty"
    ),
    (#"{"modules": [{"role": "target", "files": []}]}"#, "1:14: missing key 'name'"),
    (
      #"{"modules": [{"name": "A", "product": "A", "role": "target", "files": []}]}"#,
      "1:39: a module can have a 'name' or a 'product'"
    ),
    (#"{"modules": [], "modules": []}"#, "1:17: the key 'modules' occurs twice"),
  ])
  func mistakes(json: String, message: String) throws {
    let outcome = try CommandFolder(["i.json": json]).run("extract --inputs i.json")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix("i.json:\(message.replacing(": ", with: ": error: ", maxReplacements: 1))"),
      "\(outcome.errors)")
  }

  @Test func rejectsAModuleThatIsAlsoContext() throws {
    let folder = try CommandFolder([
      "i.json": """
      {"modules": [{"name": "A", "role": "target", "files": []}, {"name": "A", "role": "context", "files": []}]}
      """
    ])
    #expect(
      try folder.run("extract --inputs i.json").errors.hasPrefix(
        "error: 'A' is given with both '--module' and '--context'; use one of them\n"))
  }

  @Test func missingFilesAreUnreadableInputs() throws {
    let folder = try CommandFolder([
      "A.swift": intent("A"),
      "i.json": #"{"modules": [{"name": "M", "role": "target", "files": ["A.swift", "None.swift"]}]}"#,
    ])
    let outcome = try folder.run("extract --inputs i.json")
    #expect(outcome.status == 2)
    #expect(try ExtractCommandTests.Bundle(outcome.output).intents == ["M/A A.swift"])
  }
}
