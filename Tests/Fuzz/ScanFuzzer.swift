@testable import MetadataDocuments
@testable import IntentModel
@testable import IntentRules
@testable import IntentReports
@testable import SourceScan

/// Any bytes through the whole of a scan: lexer, outline, parser, resolution, extraction, bundle, lint. libFuzzer steers
/// the bytes to code that it hasn't seen; a trap, a hang or too much memory is what it reports.
///
/// Not part of the package: `Tests/Fuzz/run` builds it, with the tests' own `SkippingInvariants`.
@_cdecl("LLVMFuzzerTestOneInput")
public func scanAnyBytes(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = SourceText(UnsafeBufferPointer(start: bytes, count: count))
  var buffer = TokenBuffer()
  lex(text, into: &buffer)
  precondition(buffer.tokens.last?.kind == .endOfFile, "no end")
  var end: UInt32 = 0
  for token in buffer.tokens {
    precondition(token.start >= end && token.end >= token.start && Int(token.end) <= count, "tokens overlap")
    end = token.end
  }
  if let violation = SkippingInvariants(text: text, all: buffer).violation { preconditionFailure(violation) }

  let program = Program(
    parsing: [SourceFile(module: "App", path: "A.swift", text: text)], configuration: BuildConfiguration())
  var bundle = extract(program)
  bundle.reportUnreadableValues()
  let json = bundle.json(paths: ["A.swift"]) { _ in LineIndex(text) }
  precondition(json.last == UInt8(ascii: "\n"), "no document")

  var settings = LintSettings()
  settings.deployment = ["iOS": [16, 0], "macOS": [13, 0]]
  settings.applicationName = "App"
  settings.xcode = [26, 0]
  settings.modules = ["App": .app]
  let model = LintModel(bundle, files: program.fileFacts, settings: settings)
  for finding in LintResult(of: model, with: Rule.all).findings {
    precondition(Int(finding.place.span.end) <= count, "a finding outside of the file")
  }
  return 0
}
