import IntentModel

/// Code or an App Shortcut that runs an intent, with the names of the products whose processes perform the intent.
package struct BundleRunner: Described {
  private let runner: IntentRunner
  private let processes: [Process]

  package init(_ runner: IntentRunner, in products: AppProducts) {
    self.runner = runner
    processes = runner.processes.map { process in
      Process(
        product: products[process.product]?.product.name ?? process.product, condition: process.condition.rawValue,
        isVerified: process.evidence != .unverified)
    }
  }

  struct Process: Described {
    var product: String
    var condition: String
    var isVerified: Bool

    static let blank = Process(product: "", condition: "", isVerified: false)

    func fields(_ table: inout BundleWriter) {
      table.field("product", .one(.string), isRequired: true) { $0.string(product) }
      table.field(
        "condition", .one(.string), "always, while the app runs, otherwise, unknown", isRequired: true
      ) { $0.string(condition) }
      table.field("isVerified", .one(.bool), "Whether the answer has evidence.", isRequired: true) {
        $0.bool(isVerified)
      }
    }
  }

  static let blank = BundleRunner(.blank, in: AppProducts([], MetadataBundle(modules: [])) { _ in "" })

  func fields(_ table: inout BundleWriter) {
    table.field("intent", .one(.string), "By module and name.", isRequired: true) { $0.string(runner.intent) }
    table.field(
      "kind", .one(.string), IntentRunner.Kind.allCases.map(\.rawValue).joined(separator: ", "), isRequired: true
    ) { $0.string(runner.kind.rawValue) }
    table.field(
      "surfaces", .one(.strings),
      "control, liveActivity, widget: where people see a button or toggle, if the code shows it."
    ) { $0.strings(runner.surfaces.map(\.rawValue)) }
    table.field("module", .one(.string), "The module whose code it is in.", isRequired: true) {
      $0.string(runner.module)
    }
    table.field("products", .one(.strings), "The products that its code is compiled into.") {
      $0.strings(runner.products.map(\.name))
    }
    table.field(
      "processes", .list(.runnerProcess),
      "The products whose processes perform the intent for it. Absent for a configuration."
    ) { $0.list(processes) }
    table.field("location", .one(.location), isRequired: true) { $0.location(runner.place) }
  }
}
