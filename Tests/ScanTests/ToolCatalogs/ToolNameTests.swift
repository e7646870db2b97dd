import Testing

@testable import MetadataDocuments

@Suite struct ToolNameTests {
  private func names(_ owners: (String, String, String)...) -> [String] {
    ToolName.names(
      for: owners.map { .init(module: $0.0, qualifiedName: $0.1, identifier: $0.2, path: "\($0.0)/A.swift") })
  }

  @Test func theIdentifierIsTheName() {
    #expect(names(("App", "OpenShelf", "OpenShelf"), ("App", "A", "com.example.a")) == ["OpenShelf", "com_example_a"])
  }

  @Test func sharedIdentifiersAreReplacedByTheFullNames() {
    #expect(
      names(("App", "Books.Open", "Open"), ("Kit", "Open", "Open"), ("App", "Close", "Close"))
        == ["App_Books_Open", "Kit_Open", "Close"])
  }

  @Test func namesThatStayEqualHaveAChecksumThatDoesNotDependOnTheOrder() {
    let first = names(("App", "A.B", "x"), ("App", "A_B", "x"))
    let second = names(("App", "A_B", "x"), ("App", "A.B", "x"))
    #expect(Set(first).count == 2 && first == Array(second.reversed()))
  }

  /// One file can declare an intent in each branch of an `#if`.
  @Test func branchesOfAConditionHaveNamesOfTheirOwn() {
    let owners = [["DEBUG"], ["!(DEBUG)"]].map { conditions in
      ToolName.Owner(module: "App", qualifiedName: "Open", identifier: "Open", path: "A.swift", conditions: conditions)
    }
    #expect(Set(ToolName.names(for: owners)).count == 2)
  }

  @Test func aLongNameIsCutAndStaysUnique() {
    let long = String(repeating: "a", count: 80)
    let found = names(("App", "A", long + "1"), ("App", "B", long + "2"))
    #expect(found.allSatisfy { $0.count == 64 } && Set(found).count == 2)
  }

  @Test func charactersThatAreNotAllowedAreReplaced() {
    #expect(names(("App", "Öffne", "Öffne"))[0].allSatisfy { $0.isASCII })
  }
}
