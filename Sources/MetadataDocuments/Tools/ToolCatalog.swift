/// The intents of an app as tools for assistants, from the declarations in the source alone.
///
/// An intent is omitted and listed if JSON cannot express a parameter that a call must state; other such parameters are omitted
/// alone. Also omitted are intents that the app hides with `isDiscoverable = false` and, unless an App Shortcut offers them,
/// configurations of widgets and controls, Focus filters, and snippets.
package struct ToolCatalog: Sendable {
  package private(set) var tools: [Tool] = []
  package private(set) var omissions: [ToolOmission] = []

  /// If `keepsHidden`, intents with `isDiscoverable = false` are tools, too.
  package init(_ sources: [ToolSource], keepsHidden: Bool = false) {
    var seen: Set<String> = [], owners: [ToolName.Owner] = [], schemaParts = 0
    for (index, source) in sources.enumerated() {
      for intent in source.reported.intents {
        let type = intent.type
        // A file of several targets declares one intent for people, and several for the compiler.
        let path = source.paths.indices.contains(type.place.file) ? source.paths[type.place.file] : type.module
        guard seen.insert("\(path):\(type.place.span.start)").inserted else { continue }
        var reader = ToolReader(source: source, index: index, earlierParts: schemaParts)
        if let tool = reader.tool(intent, keepsHidden: keepsHidden) {
          tools.append(tool)
          owners.append(
            ToolName.Owner(
              module: type.module, qualifiedName: type.qualifiedName, identifier: tool.identifier, path: path,
              conditions: type.conditions))
        }
        omissions += reader.omissions
        schemaParts += reader.schemaParts
      }
    }
    for (index, name) in ToolName.names(for: owners).enumerated() { tools[index].name = name }
    tools.sort { ($0.name, $0.module) < ($1.name, $1.module) }
  }
}
