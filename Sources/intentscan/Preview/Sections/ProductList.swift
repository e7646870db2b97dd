import IntentModel
import SourceScan

/// The products of an app with what the system sees of each, and what runs each intent.
extension AppView {
  private static let shownLosses = 12

  /// The number of products that have or lose App Intents, and a list of them; nil if there are none.
  var productList: (count: Int, markup: Markup)? {
    let shown = app.products.contents.filter { !$0.declarations.isEmpty || $0.provider != nil || !$0.losses.isEmpty }
    if shown.isEmpty { return nil }
    return (shown.count, element("dl", ["class": "products"], shown.map(row).joined()))
  }

  private func row(_ contents: ProductContents) -> Markup {
    var counts = ShippedDeclaration.Kind.allCases.compactMap { kind -> String? in
      let count = contents.declarations(kind).count
      return count == 0 ? nil : "\(count) \(count == 1 ? kind.rawValue : kind.plural)"
    }
    if let provider = contents.provider {
      counts.append("\(provider.shortcuts) App \(provider.shortcuts == 1 ? "Shortcut" : "Shortcuts")")
    }
    let system = [contents.product.platform.rawValue, contents.product.deploymentTarget].compactMap(\.self)
    let name =
      element("strong", [:], Markup(contents.product.name))
      + element("span", ["class": "quiet"], Markup(" \(contents.product.kind.words), \(system.joined(separator: " "))"))
    let losses = contents.losses.oncePerFacts
    let lost = losses.prefix(Self.shownLosses).map { loss in
      element("li", [:], element("del", [:], Markup(loss.what)), Markup(": " + loss.reason))
    }
    let more = losses.count - lost.count
    let rest = more > 0 ? element("li", ["class": "quiet"], Markup("and \(more) more")) : Markup()
    return element(
      "div", [:], element("dt", [:], name),
      element(
        "dd", [:], Markup(counts.isEmpty ? "nothing" : counts.joined(separator: ", ")),
        lost.isEmpty ? Markup() : element("ul", ["class": "lost", "aria-label": "Lost"], lost.joined() + rest)))
  }

  /// The facts about what runs an intent. They are not compared, because they follow from other code and from products.
  func processes(of intent: Intent) -> [Card.Part] {
    var parts: [Card.Part] = []
    func path(_ file: FileID) -> String { app.files.indices.contains(file) ? app.files[file].reportedPath : "" }
    let runners = app.runners?.runners(of: intent) ?? []
    if !runners.isEmpty { parts.append(Card.Part("Run by", Markup(runners.words), isDerived: true)) }
    if let words = app.products.words(running: intent, path: path) {
      parts.append(Card.Part("Runs", Markup(words), isDerived: true))
    }
    return parts
  }
}
