/// A script phase that reads the Info.plist of the built product and comes before a phase that embeds extensions. Each phase
/// waits for the other, which is a cycle in the build.
package struct ScriptBeforeEmbedding: Hashable, Sendable {
  /// The names of the two phases.
  package var script: String
  package var embedding: String
}

extension ProjectDocument {
  /// The first pair of a target's phases with this mistake; nil if there is none.
  func scriptBeforeEmbedding(of target: Value) -> ScriptBeforeEmbedding? {
    var script: String?
    for phase in objects("buildPhases", of: target) {
      if isa(phase, "PBXShellScriptBuildPhase") {
        let reads = list.texts("inputPaths", in: phase).contains { path in
          path.contains(text: "INFOPLIST_PATH")
            && (path.contains(text: "TARGET_BUILD_DIR") || path.contains(text: "BUILT_PRODUCTS_DIR"))
        }
        if reads, script == nil { script = text("name", of: phase) ?? "Run Script" }
      } else if let script, isa(phase, "PBXCopyFilesBuildPhase"), embedsExtensions(phase) {
        return ScriptBeforeEmbedding(script: script, embedding: text("name", of: phase) ?? "Copy Files")
      }
    }
    return nil
  }

  private func embedsExtensions(_ phase: Value) -> Bool {
    files(of: phase).contains { file in
      object("fileRef", of: file).flatMap { text("path", of: $0) }?.hasSuffix(".appex") ?? false
    }
  }
}
