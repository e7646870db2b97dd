import Foundation
import Testing

@testable import intentscan

@Suite struct CompletionTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func everyOptionIsThere(shell: String) throws {
    let script = try CommandFolder().run("completions \(shell)").output
    for command in Command.all {
      #expect(script.contains(command.name))
      for option in command.options {
        let long = option.long.map { shell == "fish" ? "-l \($0) " : "--\($0)" }
        let short = option.short.map { shell == "fish" ? "-s \($0) " : "-\($0)" }
        for name in [long, short].compactMap({ $0 }) { #expect(script.contains(name), "\(name)") }
        for choice in option.value.completions { #expect(script.contains(choice)) }
      }
    }
  }

  /// The manual page has every command and option too, and no line that roff would take for a request.
  @Test func everyOptionIsInTheManualPage() throws {
    let page = try CommandFolder().run("help --man").output
    for command in Command.all {
      #expect(page.contains(".SS \(command.name.replacingOccurrences(of: "-", with: "\\-"))\n"))
      for option in command.options { #expect(page.contains(option.name.replacingOccurrences(of: "-", with: "\\-"))) }
    }
    let requests: Set = [".TH", ".SH", ".SS", ".PP", ".TP", ".nf", ".fi", ".B"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
  }

  /// A script that a shell can't read fails only when a user presses Tab.
  @Test(arguments: ["bash", "zsh", "fish"])
  func shellsReadTheScript(shell: String) throws {
    let program = ["/bin", "/usr/bin", "/usr/local/bin"].map { "\($0)/\(shell)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let program else { return }
    let folder = try CommandFolder(["script": try CommandFolder().run("completions \(shell)").output])
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["-n", "\(folder.path)/script"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// The words of a command line, the last one to be completed, and what bash offers.
  @Test(arguments: [
    (["ext"], ["extract"]), (["extract", "--pla"], ["--platform"]), (["extract", "--platform", "t"], ["tvOS"]),
    (["extract", "--platform", "=", "wa"], ["watchOS"]), (["completions", ""], ["bash", "zsh", "fish"]),
    (["extract", "-o", "out"], []), (["extract", "Sour"], []), (["help", "sch"], ["schema"]),
    (["lint", "--enable", "phrase-miss"], ["phrase-missing-application-name"]),
    (["lint", "--profile", "rec"], ["recommended"]),
    (["explain", "intent-remov"], ["intent-removed"]),
    (
      ["extract", "--inputs", "a", "--al"],
      ["--all-conditions", "--allow-empty", "--all-targets", "--allow-unverified"]
    ),
  ])
  func bashOffers(words: [String], offered: [String]) throws {
    let folder = try CommandFolder(["script": try CommandFolder().run("completions bash").output])
    let list = (["intentscan"] + words).map { "'\($0)'" }.joined(separator: " ")
    let script = """
      source ./script; COMP_WORDS=(\(list)); COMP_CWORD=\(words.count); _intentscan; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let outcome = try shell(script, "", in: folder)
    #expect(outcome.output.split(separator: "\n").map(String.init) == offered)
    #expect(outcome.errors == "")
  }
}
