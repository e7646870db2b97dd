import DocumentFormats

/// The client's features.
struct ClientCapabilities: Sendable {
  var encoding = PositionEncoding.utf16
  /// Whether the client requests diagnostics, so they are not pushed.
  var pullsDiagnostics = false
  var refreshesDiagnostics = false
  var watchesFiles = false
  var showsMarkdown = false
  var showsProgress = false

  init() {}

  init(_ params: JSONValue) {
    let capabilities = params["capabilities"] ?? .null
    let encodings = capabilities.at("general", "positionEncodings")?.array ?? []
    if encodings.contains(.text("utf-8")) { encoding = .utf8 }
    pullsDiagnostics = capabilities.at("textDocument", "diagnostic") != nil
    refreshesDiagnostics = capabilities.at("workspace", "diagnostics", "refreshSupport")?.bool ?? false
    watchesFiles = capabilities.at("workspace", "didChangeWatchedFiles", "dynamicRegistration")?.bool ?? false
    showsProgress = capabilities.at("window", "workDoneProgress")?.bool ?? false
    showsMarkdown =
      capabilities.at("textDocument", "hover", "contentFormat")?.array?.contains(.text("markdown")) ?? false
  }
}

extension LanguageServer {
  var initializeResult: JSONValue {
    .members([
      "capabilities": .members([
        "positionEncoding": .text(client.encoding.rawValue),
        "textDocumentSync": .members([
          "openClose": .flag(true), "change": .number(2), "save": .members(["includeText": .flag(false)]),
        ]),
        "diagnosticProvider": .members([
          "identifier": .text(Generator.name), "interFileDependencies": .flag(true),
          "workspaceDiagnostics": .flag(false),
        ]),
        "codeActionProvider": .members(["codeActionKinds": .texts(["quickfix", Self.fixAllKind])]),
        "hoverProvider": .flag(true),
        "completionProvider": .members(["triggerCharacters": .texts(["\\", "(", ".", "$", ":", "\"", " "])]),
        "documentSymbolProvider": .flag(true),
        "definitionProvider": .flag(true),
        "workspace": .members([
          "workspaceFolders": .members(["supported": .flag(true), "changeNotifications": .flag(true)])
        ]),
      ]),
      "serverInfo": .members(["name": .text(Generator.name), "version": .text(Generator.version)]),
    ])
  }
}
