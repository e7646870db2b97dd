import OperatingSystem
import DocumentFormats
import MetadataDocuments
import IntentReports
import IntentScans

extension Command {
  /// Checks a built app without running it and without a Mac.
  static let verify = Command(
    "verify", overview: "Check that the App Intents in a built app are the ones its metadata lists.",
    discussion: """
      Reads the binaries and the documents of an app, its extensions and frameworks,
      and compares their types. Nothing of the app is run. Encrypted binaries are not
      checked. Exit status: 0 if App Intents were compared and no error was found, 1
      if an error was found or there are no App Intents, 2 for wrong usage, if there
      is no bundle, or if nothing could be checked.
      """,
    positionals: [
      Positional(
        name: "app", help: "A bundle, or a folder that contains some, such as an .xcarchive.", isOptional: false,
        isRepeatable: false, value: .file("path"))
    ],
    options: [
      Option("format", .choice("format", ["text", "json"]), help: "The format of the result. (default: text)"), .output,
      .expectedSources, .acceptsNone,
    ], run: runVerify)
}

extension Option {
  fileprivate static let expectedSources = Option(
    "sources", .directory("path"),
    help:
      "Also compare each document with what the project in this folder ships, and name the rules of the merge that were not met."
  )
  fileprivate static let acceptsNone = Option("allow-empty", help: "Succeed if the app contains no App Intents.")
}

private func runVerify(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  let path = arguments.positionals[0]
  let bundles: [AppBundle]
  do throws(SystemError) {
    bundles = try BundleSearch.bundles(at: path, environment.files)
  } catch {
    throw CommandError("cannot read '\(path)': \(error.message)")
  }
  guard !bundles.isEmpty else {
    throw CommandError("'\(path)' is not a bundle and contains none; name a built app, such as 'MyApp.app'")
  }
  var checks = bundles.map { BundleCheck($0, in: environment.files) }
  var types = BuiltTypeIndex()
  for (number, check) in checks.enumerated() { types.add(check.types, of: number) }
  let paths = checks.map(\.bundle.path)
  for number in checks.indices {
    checks[number].finish { types.first($0, except: number).map { paths[$0.bundle] } }
  }
  var timings = StageTimings()
  if let sources = arguments[.expectedSources] {
    let expected = try ExpectedProduct.all(at: sources, in: environment.files, &timings)
    if expected.isEmpty {
      throw CommandError(
        "no project in '\(sources)' makes an app, an extension or a framework; name the folder of the app's project")
    }
    for number in checks.indices { checks[number].compare(with: expected) }
  }
  let result = VerificationText(checks: checks)
  let hasErrors = checks.contains { $0.findings.contains { $0.severity == .error } }
  let comparesTypes = checks.contains(where: \.comparesTypes),
    isUnchecked = checks.contains { $0.reasonForNotChecking != nil }
  var missing: MissingPart?
  if !hasErrors, !comparesTypes, !isUnchecked, !arguments.has(.acceptsNone) { missing = .everything }
  // The report names the bundles that could not be checked.
  let output = CommandOutput(to: arguments[.output], namesUnreadable: true) {
    [arguments[.reportFormat] == "json" ? result.json : Array(result.text.utf8)]
  }
  _ = try environment.write([output], lacking: missing, reportsFiles: false, &timings)
  if hasErrors { return .findings }
  if comparesTypes { return .success }
  // A check of nothing must not look like a check that found nothing.
  if isUnchecked {
    environment.report(
      line: "error: nothing was checked, so the app may lack intents; the report names the reason after 'not checked'")
    return .failure
  }
  if arguments.has(.acceptsNone) { return .success }
  environment.report(
    line: "error: found no App Intents in the binaries and the metadata; check the path and the build "
      + "(--allow-empty accepts this)")
  return .findings
}

/// The result of `verify` for people and for programs.
private struct VerificationText {
  let checks: [BundleCheck]

  var text: String {
    var lines: [String] = []
    for check in checks where check.isOfInterest {
      let facts = [check.identifier, check.platform, check.minimumVersion.map { "from \($0)" }].compactMap { $0 }
      lines.append("\(check.bundle.path)\(facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))")")
      if let reason = check.reasonForNotChecking { lines.append("  not checked: \(reason)") }
      for count in check.verification?.counts ?? [] {
        let document = check.document == nil ? "no document" : "\(count.document) in the document"
        lines.append("  \(count.noun): \(count.binary) in the binary, \(document)")
      }
      for name in check.verification?.notCompared ?? [] {
        lines.append("  not checked: '\(name)' is generic, and it is unknown whether Xcode lists such a type")
      }
      for finding in check.findings {
        lines.append("  \(finding.severity.rawValue): \(finding.message) [\(finding.id)]")
      }
    }
    let errors = checks.reduce(0) { $0 + $1.findings.count { $0.severity == .error } }
    let warnings = checks.reduce(0) { $0 + $1.findings.count } - errors
    let unchecked = checks.count { $0.reasonForNotChecking != nil }
    var summary = "\(counted(checks.count, "bundle")): \(counted(errors, "error")), \(counted(warnings, "warning"))"
    if unchecked > 0 { summary += "; \(unchecked) not checked" }
    lines.append(summary)
    return lines.map { visible($0) + "\n" }.joined()
  }

  var json: [UInt8] {
    JSONWriter.document {
      $0.array("bundles", checks) { json, check in json.object { Self.write(check, to: &$0) } }
    }
  }

  private static func write(_ check: BundleCheck, to json: inout JSONWriter) {
    json.member("path", check.bundle.path)
    json.member("kind", check.bundle.kind.rawValue)
    if let identifier = check.identifier { json.member("identifier", identifier) }
    if let platform = check.platform { json.member("platform", platform) }
    if let version = check.minimumVersion { json.member("minimumVersion", version) }
    json.array("architectures", check.architectures) { $0.string($1) }
    json.member("isChecked", check.reasonForNotChecking == nil)
    if let reason = check.reasonForNotChecking { json.member("reason", reason) }
    if let document = check.document { json.member("document", document.path) }
    json.array("types", check.verification?.counts ?? []) { json, count in
      json.object {
        $0.member("kind", count.noun)
        $0.member("binary", count.binary)
        $0.member("document", count.document)
      }
    }
    json.array("notCompared", check.verification?.notCompared ?? []) { $0.string($1) }
    json.array("findings", check.findings) { json, finding in
      json.object {
        $0.member("id", finding.id)
        $0.member("severity", finding.severity.rawValue)
        if let type = finding.type { $0.member("type", type) }
        $0.member("message", finding.message)
      }
    }
  }
}
