/// The intents of an app as tools for assistants, from the declarations in the source alone.
///
/// An intent that JSON cannot express in full is omitted and listed, and so is a parameter that a call may omit. Intents that
/// an assistant cannot call are omitted, too: configurations of widgets, controls and Focus filters, snippets, and intents that
/// the app hides with `isDiscoverable = false`.
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
              module: type.module, qualifiedName: type.qualifiedName, identifier: tool.identifier, path: path))
        }
        omissions += reader.omissions
        schemaParts += reader.schemaParts
      }
    }
    for (index, name) in ToolName.names(for: owners).enumerated() { tools[index].name = name }
    tools.sort { ($0.name, $0.module) < ($1.name, $1.module) }
  }
}
