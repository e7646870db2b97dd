#if DEBUG
  @testable import IntentReports
  @testable import IntentRules
  @testable import IntentScans
  @testable import OperatingSystem
  @testable import SourceScan
  import Testing

  /// Sources in which every fix-it causes another finding: the work to find that out is counted, in steps of the scan.
  @Suite struct RepairWorkTests {
    /// 20 KB, 40 KB and 80 KB in 50 modules. Each App Shortcut has a phrase that its fix-it would make equal to the other one.
    @Test(arguments: [(1, 60), (1, 120), (50, 5)])
    func trialsReadTheirFileAndRunItsRules(modules: Int, shortcuts: Int) throws {
      let inputs = (0..<modules).map { module in
        ModuleInput(
          name: "M\(module)",
          files: [InputFile(at: "M\(module)/A.swift", contents: Array(Self.source(module, shortcuts).utf8))])
      }
      let plan = ScanPlan(modules: inputs, ScanOptions(workers: Workers(count: 1)), RunOptions())
      var runs: LintRuns?
      let once = Steps.counted { runs = LintRuns(plan, plan.scan()) }
      let run = try #require(runs?.runs.first)
      var trials: [Set<String>?] = [], budget = RepairBudget(), repaired: Repaired?
      let all = Steps.counted {
        repaired = Repaired(
          LintedSources(files: run.files, findings: run.result.findings), [.safe, .needsReview], budget: &budget
        ) { contents, rules in
          trials.append(rules)
          let again = run.linted(with: contents, rules: rules, in: .process())
          return LintedSources(files: again.files, findings: again.result.findings)
        }
      }
      let count = modules * shortcuts
      #expect(repaired?.refusals.count == count && repaired?.count == 0)
      #expect(trials.filter { $0 == nil }.count == 1 && trials.count <= 2 * count)
      #expect(Set(trials) == [nil, ["phrase-missing-application-name", "duplicate-phrase"]])
      #expect(all <= (trials.count + 1) * (once + once / 2), "\(once) steps once, \(all) of \(trials.count) trials")
      let bytes = inputs.flatMap(\.files).reduce(0) { $0 + ($1.contents?.count ?? 0) }
      #expect(trials.count * bytes <= SourceScan.Limits.repairWork)
    }

    private static func source(_ module: Int, _ count: Int) -> String {
      var source = "import AppIntents\n", shortcuts = ""
      for number in 0..<count {
        let name = "Open\(module)x\(number)"
        source += """
          struct \(name): AppIntent {
            static let title: LocalizedStringResource = "\(name)"
            func perform() async throws -> some IntentResult { .result() }
          }

          """
        shortcuts += #"""
          AppShortcut(intent: \#(name)(), phrases: ["\#(name)", "\#(name) in \(.applicationName)"],
            shortTitle: "Open", systemImageName: "star")

          """#
      }
      return source
        + "struct S\(module): AppShortcutsProvider {\nstatic var appShortcuts: [AppShortcut] {\n\(shortcuts)}\n}\n"
    }
  }
#endif
