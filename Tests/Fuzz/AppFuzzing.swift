@testable import DocumentFormats
@testable import MetadataDocuments
@testable import OperatingSystem

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Any bytes as parts of a built app, as `verify` reads them.
nonisolated(unsafe) let appTargets: [String: Target] = [
  "binary": { bytes throws(JSONError) in
    do throws(MachOError) {
      for image in try MachOFile(bytes).images {
        let types = try SwiftTypes(of: image)
        precondition(types.types.allSatisfy { !$0.components.isEmpty }, "a type without a name")
      }
    } catch {
      precondition(!error.message.isEmpty, "a mistake without a message")
    }
  },
  // The Info.plist, the document and the binary, with a zero byte between them.
  "app": { bytes throws(JSONError) in
    let parts = bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    write(parts[0], to: "Info.plist")
    write(parts.count > 1 ? parts[1] : [], to: "Metadata.appintents/extract.actionsdata")
    write(parts.count > 2 ? parts[2] : [], to: "Tested")
    for format in ["text", "json"] {
      let status = run(["verify", folder, "--format", format], in: quiet)
      precondition((0...2).contains(status), "a status that no guide names")
    }
  },
]

/// A folder in the working directory, which belongs to this target.
private let folder = "Tested.app"

/// An environment that discards all output.
private let quiet: CommandEnvironment = {
  mkdir(folder, 0o777)
  mkdir("\(folder)/Metadata.appintents", 0o777)
  var environment = CommandEnvironment.process()
  environment.standardOutput = open("/dev/null", O_WRONLY)
  environment.standardError = environment.standardOutput
  return environment
}()

private func write(_ bytes: ArraySlice<UInt8>, to name: String) {
  _ = quiet
  guard let file = fopen("\(folder)/\(name)", "w") else { fatalError("cannot write \(name)") }
  _ = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
  fclose(file)
}
