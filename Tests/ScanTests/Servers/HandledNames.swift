@testable import intentscan

/// The requests, notifications and tools that the servers have.
var handledNames: [String] {
  LanguageServer.requests.keys.sorted() + LanguageServer.notifications.keys.sorted()
    + ContextTool.all.map { "\"name\": \"\($0.name)\"" }
}
