import Testing

@testable import intentscan

/// What the command line says of itself: the help of every command, and each of its errors, in
/// `Fixtures/rendered/messages/command-line`.
@Suite struct CommandLineSnapshotTests {
  @Test func helpOfEveryCommand() throws {
    var text = try CommandFolder().run("--help").output
    for command in Command.all.map(\.name) {
      text += "\n\n$ intentscan \(command) --help\n" + (try CommandFolder().run("\(command) --help").output)
    }
    try expectGolden(text, "messages/command-line/help.txt")
  }

  /// Wrong use of the command line, and inputs that are missing or broken.
  static let mistakes = [
    "--frobnicate", "frobnicate", "extrat", "extract --modul App", "extract --quiet=yes", "extract --module",
    "extract --platform windows", "extract --threads 0", "extract --config a.json --config b.json", "explain",
    "schema nothing", "completions tcsh", "rules extra", "extract None.swift", "extract Empty", "extract Plain",
    "extract Plain --all-conditions", "extract -D a-b App", "extract --context Kit App", "extract --module a-b=App",
    "extract --module A=App --module B=App App", "extract --module A --module B App",
    "extract --module A=App --module B App", "extract --module A=App --context A=Plain",
    "extract --inputs inputs.json App",
    "extract --inputs none.json", "extract --inputs broken.json", "extract --config broken.json App",
    "extract --config unknown.json App", "extract --config none.json App", "extract --stdin-name a.swift App",
    "extract --module A=- --module B=-", "extract App -o App/A.swift", "extract App --allow-unverified",
    "extract App --format appintents", "extract App --format appintents --all-conditions -o out",
    "extract App --format appintents --xcode 1.0 -o out", "extract App --format appintents --xcode new -o out",
    "extract App --format appintents --deployment-target new -o out",
    "extract App --format appintents --target Kit -o out",
    "extract --module A=App --module B=Plain --format appintents -o out", "extract None.swift App -o out.json",
    "extract App -o none/out.json", "lint --strict --fail-on note App", "lint --dry-run App", "lint --unsafe-fixes App",
    "lint --fix -",
    "lint --enable intent-mising-title App", "lint --enable frobnicate App", "lint --xcode new App",
    "lint --expect intents App", "lint --expect intent=1 App", "lint --expect intents=2 App --allow-empty",
    "lint --baseline none.json App", "lint --baseline broken.json App", "lint --snapshot snapshot.json App",
    "lint -o out.json --bundle out.json App", "explain frobnicate", "explain intent-mising-title", "read none",
    "read App",
    "read broken.json",
  ]

  @Test func everyMistakeIsExplained() throws {
    let folder = try CommandFolder([
      "App/A.swift": intent("A"), "Empty/README": "", "Plain/B.swift": "struct B {}\n",
      "inputs.json": #"{"modules": []}"#, "broken.json": "{\"modules\": [", "unknown.json": #"{"disable": []}"#,
      "snapshot.json": #"{"intents": ["App.Gone"], "shortcuts": [], "phrases": []}"#,
    ])
    var text = ""
    for words in Self.mistakes {
      let outcome = try folder.run(words)
      #expect(outcome.status != 0, "\(words)")
      text += "$ intentscan \(words)\n\(withoutTime(outcome.errors))exit status \(outcome.status)\n\n"
    }
    try expectGolden(text, "messages/command-line/errors.txt")
  }

  /// The time of a run varies.
  private func withoutTime(_ text: String) -> String { text.replacing(/; [0-9]+ ms\n/, with: "\n") }
}
