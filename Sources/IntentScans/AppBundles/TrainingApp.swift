import MetadataDocuments
import OperatingSystem
import DocumentFormats

extension TrainingFile {
  /// Makes the file for the app whose bundle is at a path. Nil if the document has no App Shortcuts.
  /// - Parameter properties: the path of the app's Info.plist; nil for the one in the bundle.
  package init?(for document: ActionsDocument, at path: String, _ properties: String? = nil, in files: FileSystem) {
    switch TrainingApp(at: path, properties, in: files) {
    case .app(let app): self.init(for: document, of: app)
    case .missing(let reason): self.init(for: document, reasonForNone: reason)
    }
  }
}

/// The facts of an app's bundle that its training file needs.
private enum TrainingApp {
  case app(TrainingFile.App)
  /// The reason why there is no training file.
  case missing(String)

  /// Reads Info.plist, from `properties` or directly in the folder. Only the bundle of an app for iOS has the file there, and
  /// Xcode makes the training file for iOS only.
  init(at path: String, _ properties: String?, in files: FileSystem) {
    let folder = FilePath(folder: path).text
    let path = properties ?? "\(folder)/Info.plist"
    guard properties != nil || files.isFile(path), let bytes = try? files.contents(of: FilePath(path)) else {
      self = .missing("the folder of '-o' has no Info.plist, so it is not the bundle of an iOS app")
      return
    }
    guard let information = try? parsePropertyValue(bytes) else {
      self = .missing("the Info.plist of the app cannot be read as a property list")
      return
    }
    func text(_ key: String) -> String? {
      // A value that is empty or has a variable such as `$(NAME)` counts as missing: only the build can replace the variable.
      information[key]?.string.flatMap { $0.isEmpty || $0.contains(text: "$(") || $0.contains(text: "${") ? nil : $0 }
    }
    let name = text("CFBundleDisplayName") ?? text("CFBundleName")
    guard let identifier = text("CFBundleIdentifier"), let region = text("CFBundleDevelopmentRegion"), let name else {
      let keys = ["CFBundleIdentifier", "CFBundleDevelopmentRegion"].filter { text($0) == nil }
      let missing = (keys + (name == nil ? ["CFBundleDisplayName"] : [])).map { "'\($0)'" }
      self = .missing("the Info.plist of the app does not state \(missing.joined(separator: ", "))")
      return
    }
    var app = TrainingFile.App(identifier: identifier, name: name, developmentRegion: region)
    app.hasAlternativeNames = information["INAlternativeAppNames"] != nil
    app.addLanguages(at: folder, in: files)
    self = .app(app)
  }
}

extension TrainingFile.App {
  fileprivate mutating func addLanguages(at folder: String, in files: FileSystem) {
    guard let listing = try? files.listing(of: FilePath(folder), endingWith: []) else { return }
    for entry in listing.entries where entry.kind == .directory {
      let directory = listing.text(of: entry)
      guard directory.hasSuffix(".lproj") else { continue }
      let language = String(directory.dropLast(6))
      localizations.append(language)
      let table = FilePath("\(folder)/\(directory)/AppShortcuts.strings")
      if (try? files.status(of: table)) != nil { translations.insert(language) }
    }
  }
}
