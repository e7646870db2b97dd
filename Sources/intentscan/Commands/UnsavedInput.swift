import IntentLocalization
import OperatingSystem

extension CommandEnvironment {
  /// The environment with the text of standard input in place of the file that `--stdin-name` names, if another path holds that
  /// file: `lint - App --stdin-name App/Shortcuts.swift`. Otherwise `-` stays a source of its own.
  func readingUnsavedInput(of arguments: inout Arguments) throws -> CommandEnvironment {
    guard arguments.positionals.contains("-"), let name = arguments[.standardInputName] else { return self }
    let others = arguments.positionals.filter { $0 != "-" }
    let isHeld = others.contains { ReportedPaths(root: $0, files: files).pathInside(of: name) != nil }
    guard isHeld else {
      guard TableFile(path: name) == nil else {
        throw UsageError(
          "'\(name)' is a string table, which is read with the source of its app; add a folder that holds both: '- <folder>'"
        )
      }
      return self
    }
    let path = "/" + ReportedPaths.components(of: name, from: files.directoryPath).joined(separator: "/")
    var environment = self
    environment.files.unsaved = UnsavedFiles()
    do throws(SystemError) {
      environment.files.setUnsaved(path, to: try readToEnd(standardInput))
    } catch {
      throw CommandError("cannot read standard input: \(error.message)")
    }
    arguments = arguments.withoutStandardInput(.standardInputName)
    return environment
  }
}
