extension ChangeKind {
  static let widgetKindRemoved: ChangeKind = ChangeKind(
    "widget-kind-removed", .breaking, .widgets, summary: "a widget or control no longer has its kind",
    rationale: """
      The system stores the kind of each widget and control that people placed. If no widget has the kind any more, because it \
      was changed or the widget was removed, the placed ones stop updating and go blank. Keep the kind when you rename a widget.
      """,
    source: "SideStore/SideStore#1415; Apple's documentation of WidgetConfiguration",
    reported: ChangeExample(
      shelfWidget(kind: "\"Shelf\""), shelfWidget(kind: "\"com.example.shelf\"", mark: "↓")),
    harmless: ChangeExample(instead: shelfWidget("BookShelfWidget", kind: "\"Shelf\"")),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    let new = comparison.new.widgets
    // A bundle that was extracted without widgets, or one with a computed kind, may still have each kind.
    guard !new.isEmpty, new.allSatisfy({ $0.kind != nil }) else { return }
    let kept = Set(new.compactMap(\.kind))
    var seen: Set<String> = []
    for widget in comparison.old.widgets {
      guard let kind = widget.kind, !kept.contains(kind), seen.insert(kind).inserted else { continue }
      let noun = widget.isControl ? "control" : "widget", renamed = new.first { $0.name == widget.name }
      reporter.report(
        "no \(noun) has the kind '\(kind)' any more, so \(noun)s that people placed stop working; keep the kind",
        symbol: "\(widget.module).\(widget.name)", at: renamed.map { .new($0.location) } ?? .old(widget.location))
    }
  }
}

private func shelfWidget(_ name: String = "ShelfWidget", kind: String, mark: String = "") -> String {
  """
  import AppIntents
  import SwiftUI
  import WidgetKit

  struct \(mark)\(name): Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: \(kind), provider: Provider()) { ShelfView(entry: $0) }
    }
  }

  struct OpenShelf: AppIntent {
    static let title: LocalizedStringResource = "Open Shelf"
  }
  """
}
