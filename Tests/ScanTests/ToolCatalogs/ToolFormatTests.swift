import Foundation
@testable import DocumentFormats
import Testing

/// Requirements of the formats, checked on the catalogs of every fixture: a host rejects a whole catalog for one wrong tool.
@Suite struct ToolFormatTests {
  private static let letters = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")

  private func catalog(_ bundleCase: BundleCase, _ format: String) throws -> JSONValue {
    let words = ["tools", ".", "--module", "App", "--format", format, "--allow-empty", "--quiet", "--include-hidden"]
    let result = try runTool(words, in: bundleCase.folder)
    guard result.status == 0 else { throw ToolFailure(status: result.status, message: result.error) }
    return try parseJSON([UInt8](result.output))
  }

  private func expectNames(_ names: [String]) {
    #expect(Set(names).count == names.count, "\(names)")
    for name in names {
      #expect(!name.isEmpty && name.count <= 64 && name.allSatisfy(Self.letters.contains), "\(name)")
    }
  }

  @Test(arguments: BundleCase.all.filter { $0.variant == nil })
  func everyFixtureMakesAValidCatalog(bundleCase: BundleCase) throws {
    let tools = try #require(try catalog(bundleCase, "mcp")["tools"]?.array)
    expectNames(tools.compactMap { $0["name"]?.string })
    for tool in tools {
      let name = tool["name"]?.string ?? ""
      try expectObject(tool["inputSchema"], isStrict: false, name)
      if let output = tool["outputSchema"] { try expectObject(output, isStrict: false, name) }
    }
    let functions = try #require(try catalog(bundleCase, "openai").array)
    expectNames(functions.compactMap { $0["function"]?["name"]?.string })
    for function in functions {
      #expect(function["type"]?.string == "function" && function["function"]?["strict"]?.bool == true)
      try expectObject(function["function"]?["parameters"], isStrict: true, function["function"]?["name"]?.string ?? "")
    }
    let schemas = try #require(try catalog(bundleCase, "json-schema").members)
    #expect(schemas.map(\.key) == tools.compactMap { $0["name"]?.string })
  }

  /// An object schema: `required` names properties, and nothing else is allowed. In strict mode every property is required.
  private func expectObject(_ schema: JSONValue?, isStrict: Bool, _ name: String) throws {
    #expect(schema?["type"]?.string == "object" && schema?["additionalProperties"]?.bool == false, "\(name)")
    let properties = try #require(schema?["properties"]?.members, "\(name)")
    let required = schema?["required"]?.array?.compactMap(\.string) ?? []
    #expect(Set(required).isSubset(of: properties.map(\.key)), "\(name)")
    if isStrict { #expect(required == properties.map(\.key), "\(name)") }
    for property in properties { try expectSchema(property.value, isStrict: isStrict, "\(name).\(property.key)") }
  }

  private func expectSchema(_ schema: JSONValue, isStrict: Bool, _ name: String) throws {
    let known = [
      "type", "title", "description", "format", "minimum", "maximum", "enum", "items", "anyOf", "properties",
      "required", "additionalProperties", "default", "uniqueItems",
    ]
    let strict = known.filter { !["title", "default", "uniqueItems"].contains($0) }
    let keys = try #require(schema.members?.map(\.key), "\(name)")
    #expect(Set(keys).isSubset(of: isStrict ? strict : known) && Set(keys).count == keys.count, "\(name): \(keys)")
    if isStrict { #expect(schema["format"]?.string != "uri", "\(name)") }
    if let choices = schema["enum"]?.array { #expect(!choices.isEmpty, "\(name)") }
    if let items = schema["items"] { try expectSchema(items, isStrict: isStrict, name) }
    for alternative in schema["anyOf"]?.array ?? [] { try expectSchema(alternative, isStrict: isStrict, name) }
    if schema["type"]?.string == "object" { try expectObject(schema, isStrict: isStrict, name) }
    #expect(schema["type"] != nil || schema["anyOf"] != nil, "\(name)")
  }
}
