import DocumentFormats
import IntentModel
import SourceScan

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
    json.array("products", products.contents) { json, contents in json.object { contents.write(to: &$0) } }
    json.objects("processes", processes) { json, intent in
      json.member("intent", intent.name)
      if !intent.runners.isEmpty {
        json.objects("runners", intent.runners) { json, runner in
          json.member("kind", runner.kind.rawValue)
          if !runner.surfaces.isEmpty { json.array("surfaces", runner.surfaces) { $0.string($1.rawValue) } }
          json.member("module", runner.module)
          json.array("products", runner.products) { $0.string($1.name) }
          json.array("processes", runner.processes) { write($1, to: &$0) }
        }
      }
      for each in intent.processes {
        json.array(each.surface.rawValue, each.processes) { write($1, to: &$0) }
      }
    }
    if !siriKitIntents.isEmpty {
      json.array("siriKitIntents", siriKitIntents) { json, intent in json.object { intent.write(to: &$0) } }
    }
    json.objects("notChecked", notChecked) { json, entry in
      json.member("needs", entry.needs)
      json.array("rules", entry.rules) { $0.string($1) }
    }
  }
}

extension Overview.App {
  private func write(_ process: IntentProcess, to json: inout JSONWriter) {
    json.object { json in
      json.member("product", products[process.product]?.product.name ?? process.product)
      json.member("condition", process.condition.rawValue)
      json.member("isVerified", process.evidence != .unverified)
    }
  }

  /// One entry for each intent that a product has.
  fileprivate var processes: [IntentReference] {
    targets.flatMap(\.references).filter { !$0.products.isEmpty }.uniqued(by: \.place)
  }
}

extension ProductContents {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("name", product.name)
    json.member("kind", product.kind.rawValue)
    json.member("module", product.module)
    json.member("platform", product.platform.rawValue)
    if let deploymentTarget = product.deploymentTarget { json.member("deploymentTarget", deploymentTarget) }
    json.array("staticModules", product.staticModules) { $0.string($1) }
    json.objects("binaries", product.binaries) { json, module in
      json.member("name", module.name)
      json.member("path", module.path)
      json.member("isRead", module.declarations != nil)
      if let problem = module.problem { json.member("problem", problem) }
      for kind in ShippedDeclaration.Kind.allCases {
        if let names = module.declarations?[kind] { json.array(kind.plural, names) { $0.string($1) } }
      }
    }
    if product.hasDocument {
      json.key("document")
      json.object { json in
        for kind in ShippedDeclaration.Kind.allCases {
          json.array(kind.plural, declarations(kind)) { $0.string($1.symbol) }
        }
        if let provider {
          json.member("provider", provider.symbol)
          json.member("appShortcuts", provider.shortcuts)
        }
      }
    }
    json.objects("lost", losses) { json, loss in
      json.member("rule", loss.rule.rawValue)
      json.member("what", loss.words)
      json.member("reason", MergeRule[loss.rule].statement)
      json.member("isVerified", MergeRule[loss.rule].isVerified)
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
    json.objects("titles", references.filter { $0.title != nil }) { json, intent in
      json.member("intent", intent.name)
      json.member("title", intent.title ?? "")
    }
    json.member("parameters", parameters)
    json.array("entities", entities) { $0.string($1) }
    json.array("enums", enums) { $0.string($1) }
    json.objects("shortcuts", shortcuts) { json, shortcut in
      json.member("intent", shortcut.intent)
      if shortcut.isLost { json.member("isLost", true) }
      if let title = shortcut.shortTitle { json.member("shortTitle", title) }
      json.array("phrases", shortcut.phrases) { $0.string($1) }
    }
  }
}
