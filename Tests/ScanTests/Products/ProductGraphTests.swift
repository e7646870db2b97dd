import IntentModel
import Testing

@testable import IntentScans
@testable import ProjectFiles
@testable import SourceScan

/// The products of projects whose graph no build accepts, or that are very large.
@Suite struct ProductGraphTests {
  @Test func cyclesAndSelfReferencesEnd() throws {
    let products = try products([
      target("App", .app, links: ["A", "App"], embeds: ["App", "Widgets"]), target("A", .staticLibrary, links: ["B"]),
      target("B", .staticLibrary, links: ["A", "Kit"]), target("Kit", .framework, links: ["Kit", "C"]),
      target("C", .staticLibrary, links: ["Kit"]), target("Widgets", .widgetExtension, links: ["B"], embeds: ["App"]),
    ])
    #expect(products.map(\.name) == ["App", "Kit", "Widgets"])
    #expect(products[0].staticModules == ["A", "B"])
    #expect(products[0].frameworks == ["P.xcodeproj/Kit"])
    #expect(products[1].staticModules == ["C"])
    #expect(products[2].staticModules == ["A", "B"])
  }

  /// Two projects may each have a target of one name; a reference to a target that was not read leads nowhere.
  @Test func homonymsAndMissingTargetsAreKept() throws {
    var other = target("Kit", .staticLibrary)
    other.id.project = "Other.xcodeproj"
    let products = try products([
      target("App", .app, links: ["Kit", "Missing"]), target("Kit", .staticLibrary), other,
    ])
    #expect(products.map(\.staticModules) == [["Kit"]])
  }

  /// Each target is visited once for each product that links it.
  @Test func eachDependencyIsFollowedOnce() throws {
    let count = 200
    let libraries = (1..<count).map {
      target("L\($0)", .staticLibrary, links: $0 + 1 < count ? ["L\($0 + 1)", "L1"] : [])
    }
    var products: [Product] = []
    let steps = try Steps.counted {
      products = try self.products([target("App", .app, links: ["L1"])] + libraries)
    }
    #expect(products.first?.staticModules.count == count - 1)
    #expect(steps == 1 + 2 * (count - 2))
  }

  /// Each framework is followed once for all apps: 150 apps with a chain of 150 frameworks took minutes.
  @Test func appsShareWhatTheirTargetsLink() {
    let count = 40
    var project = Project(path: "P.xcodeproj", kind: .xcodeProject)
    project.targets = (0..<count).flatMap { index in
      [
        target("App\(index)", .app, links: ["F0"]),
        target("F\(index)", .framework, links: index + 1 < count ? ["F\(index + 1)"] : []),
      ]
    }
    var products: [[Product]] = []
    let steps = Steps.counted { products = ProjectGroup.groups(of: [project], platform: nil).map { $0.products() } }
    #expect(products.map(\.count) == Array(repeating: count + 1, count: count))
    #expect(products.allSatisfy { $0.first?.frameworks.count == count })
    #expect(steps <= 2 * count * count)
  }

  private func target(
    _ name: String, _ kind: TargetKind, links: [String] = [], embeds: [String] = []
  ) -> ProjectTarget {
    func id(_ name: String) -> ProjectTarget.ID { .init(project: "P.xcodeproj", name: name) }
    var target = ProjectTarget(id: id(name), kind: kind, moduleName: name)
    target.swiftFiles = [TargetFile(path: "\(name).swift")]
    target.dependencies =
      links.map { Dependency(kind: .links, name: $0, target: id($0)) }
      + embeds.map { Dependency(kind: .embeds, name: $0, target: id($0)) }
    return target
  }

  private func products(_ targets: [ProjectTarget]) throws -> [Product] {
    var project = Project(path: "P.xcodeproj", kind: .xcodeProject)
    project.targets = targets
    return try #require(ProjectGroup.groups(of: [project], platform: nil).first).products()
  }
}
