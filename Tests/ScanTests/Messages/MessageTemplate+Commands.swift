extension MessageTemplate {
  /// Messages that the tests of a command show: 'AdoptCommandTests', 'ConfigurationTests', 'AppConfigurationTests', 'WhyTests',
  /// 'BaselineTests', 'ChangedSinceTests', 'DeepStackTests' and 'ShippedProjectTests'.
  static let shownInTestsOfCommands = [
    #"\(paths[0]): 'extends' leads back to '\(next)'; a configuration cannot extend itself"#,
    #"'--changed-since' needs two versions of sources; found '\(name)'"#,
    // At a terminal: 'TerminalTextTests'.
    "no findings",
    #"\(parts.count) of \(count) \(count == 1 ? "app" : "apps"), as far as changes since '\(revision)' can affect"#,
    #"nothing else is an error"#,
    #"'\(baselinePath)' exists; remove it, or read it with 'lint --baseline \(baselinePath)'"#,
    #"  and \(counted(rows.count - shown, "other rule")); 'intentscan lint --notes' shows all"#,
    #"other rule"#,
    #"GitHub: add a step to a workflow (Plugins/GitHubAction/example.yml is a complete one):"#,
    #"GitLab: add to .gitlab-ci.yml:"#,
    #"Xcode Cloud: copy Plugins/Runner/ci_post_clone.sh to ci_scripts."#,
    #"pre-commit: add the hook 'intentscan-system' to .pre-commit-config.yaml."#,
    #"'intentscan lint' now reports new findings only. Commit the two files; to undo this, delete them."#,
    #"'intentscan lint --prune-baseline' removes from the baseline what you fixed."#,
    #", which extends "#,
    #"no configuration"#,
    #"note: state 'allow' in \(ConfigurationFile.name), so that every run reads '\(path)'"#,
    #"'--write-allow' needs '--reason': why the team accepts the changes"#,
    #"note: \(counted(report.notChecked.count, "rule")) not checked; 'intentscan lint --explain-unchecked' says why"#,
    #"removed \(counted(file.baseline.size - pruned.size, "finding")), \(pruned.size) left"#,
    #"'--prune-baseline' needs a baseline: state 'baseline' in the configuration, or add '--baseline'"#,
    #"'--write-baseline' writes the current findings, so it cannot be combined with '--prune-baseline'"#,
    #"'--prune-baseline' needs a run that checks the whole project; give neither paths nor '--target'"#,
    #"error: fewer than \(leastMemory >> 20) MB of memory are left; raise the limit of memory ('ulimit -v')"#,
    #"error: cannot start a thread with \(DeepStack.size >> 20) MB of stack: \(error.message); "#,
    #"raise the limit of the stack ('ulimit -s'), of memory ('ulimit -v') or of processes ('ulimit -u')"#,
    #"; 'intentscan list' shows all names"#,
    #"in no product"#,
    #"is a framework"#,
    #"and \(unread.count - 1) more are frameworks"#,
    #"  '\(visible(first.path))' \(others) without metadata, so not read"#,
  ]

  /// Rows of a table of changes, of which an example shows one.
  static let rowsOfChanges = [
    #"saved shortcuts can no longer hand its values to actions of other apps"#,
    #"saved shortcuts no longer get links to its values"#,
    #"people can no longer search for its values, and Siri does not find them by name"#,
    #"buttons of widgets run it in the extension, where audio stops"#,
    #"buttons of widgets and Live Activities run it in the extension, which cannot change the activity"#,
    #"people can no longer undo it"#,
    #"the system no longer suggests it"#,
    #"people lose the Focus filters that they set up"#,
    #"controls that people placed lose their configuration"#,
    #"widgets that people placed lose their configuration"#,
    #"saved shortcuts that use it there stop working"#,
  ]

  /// Words that a rule searches for, and the source of examples.
  static let wordsOfRules = [
    #"Start a timer"#,
    #""Star my book in \(.applicationName)""#,
    #"send a message"#,
    #"send a text"#,
    #"send message"#,
    #"send an email"#,
    #"remind me"#,
    #"set a timer"#,
    #"set timer"#,
    #"start a timer"#,
    #"set an alarm"#,
    #"set alarm"#,
    #"wake me up"#,
    #"navigate to"#,
    #"directions to"#,
    #"get directions"#,
  ]
}
