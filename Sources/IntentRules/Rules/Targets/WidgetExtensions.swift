import IntentModel

/// A widget extension as the scan sees it: a module with a widget bundle, or one that starts with a widget.
struct WidgetExtension {
  let module: String
  /// The type with `@main`, else the first bundle.
  let main: DeclaredWidget
  let bundles: [DeclaredWidget]
  /// All but the bundles, in source order.
  let widgets: [DeclaredWidget]
}

extension LintModel {
  /// The extensions whose entry point or widget bundle is in the scan. A folder with several of them is one.
  var widgetExtensions: [WidgetExtension] {
    let filesOfModules = Dictionary(grouping: files.filter { !$0.widgets.isEmpty }, by: \.module)
    return bundle.modules.sorted().compactMap { module in
      guard kind(of: module) == nil || kind(of: module) == .widgetExtension else { return nil }
      let declared = (filesOfModules[module] ?? []).flatMap(\.widgets)
        .sorted { $0.place.order < $1.place.order }
      guard let main = declared.first(where: \.isMain) ?? declared.first(where: { $0.role == .bundle }) else {
        return nil
      }
      return WidgetExtension(
        module: module, main: main, bundles: declared.filter { $0.role == .bundle },
        widgets: declared.filter { $0.role != .bundle })
    }
  }
}
