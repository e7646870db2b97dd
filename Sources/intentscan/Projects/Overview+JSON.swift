import DocumentFormats

extension Overview {
  /// The whole overview as a document.
  var json: [UInt8] {
    JSONWriter.document { json in
      json.array("projects", projects) { $0.string($1) }
      json.array("apps", apps) { json, app in json.object { app.write(to: &$0) } }
      json.array("notes", notes) { $0.string($1.text) }
      json.array("assumptions", assumptions) { $0.string($1.text) }
    }
  }
}

extension Overview.App {
  fileprivate func write(to json: inout JSONWriter) {
    if let name { json.member("name", name) }
    if let displayName { json.member("displayName", displayName) }
    if let bundleIdentifier { json.member("bundleIdentifier", bundleIdentifier) }
    json.member("platform", platform)
    if let deploymentTarget { json.member("deploymentTarget", deploymentTarget) }
    json.array("targets", targets) { json, target in json.object { target.write(to: &$0) } }
    json.array("notChecked", notChecked) { json, entry in
      json.object { json in
        json.member("needs", entry.needs)
        json.array("rules", entry.rules) { $0.string($1) }
      }
    }
  }
}

extension Overview.Target {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("name", name)
    if let kind { json.member("kind", kind) }
    json.member("module", module)
    json.member("files", files)
    if isContext { json.member("isContext", true) }
    json.array("intents", intents) { $0.string($1) }
    json.array("titles", references.filter { $0.title != nil }) { json, intent in
      json.object { json in
        json.member("intent", intent.name)
        json.member("title", intent.title ?? "")
      }
    }
    json.member("parameters", parameters)
    json.array("entities", entities) { $0.string($1) }
    json.array("enums", enums) { $0.string($1) }
    json.array("shortcuts", shortcuts) { json, shortcut in
      json.object { json in
        json.member("intent", shortcut.intent)
        if let title = shortcut.shortTitle { json.member("shortTitle", title) }
        json.array("phrases", shortcut.phrases) { $0.string($1) }
      }
    }
  }
}
