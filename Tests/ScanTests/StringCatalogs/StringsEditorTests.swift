import Testing

@testable import IntentLocalization

/// The bytes that an edit of `.strings` files writes, and no others.
@Suite struct StringsEditorTests {
  @Test func textsAndEntries() throws {
    let edited = try edit(
      "\u{FEFF}/* A */\n\"a\" = \"x\"; // y\nb=z;\n",
      { editor, catalog in
        editor.set(try #require(catalog.entry("a")?.localization("de")?.unit), to: "\"ä\"\\\n")
        editor.set(try #require(catalog.entry("b")?.localization("de")?.unit), to: "z")
        let isAdded = editor.add("c", "d", comment: "*/ E")
        #expect(isAdded)
      })
    #expect(edited == "\u{FEFF}/* A */\n\"a\" = \"\\\"ä\\\"\\\\\\n\"; // y\nb=z;\n\n/* * / E */\n\"c\" = \"d\";\n")
  }

  @Test(arguments: [
    ("", "\"c\" = \"d\";\n"), ("\"a\" = \"b\";", "\"a\" = \"b\";\n\"c\" = \"d\";\n"),
    ("\"a\" = \"b\";\r\n", "\"a\" = \"b\";\r\n\"c\" = \"d\";\r\n"),
  ])
  func addedLinesEndAsTheFileDoes(text: String, expected: String) throws {
    #expect(try edit(text) { editor, _ in _ = editor.add("c", "d") } == expected)
  }

  @Test func encodingIsKept() throws {
    for isLittle in [true, false] {
      func encode(_ text: String) -> [UInt8] {
        text.utf16.flatMap { isLittle ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      }
      let catalog = try readCatalog(path: "de.lproj/A.strings", bytes: encode("\u{FEFF}\"a\" = \"😀\";\n"))
      var editor = StringsEditor(catalog)
      #expect(editor.bytes == encode("\u{FEFF}\"a\" = \"😀\";\n"))
      let isAdded = editor.add("é", "漢")
      #expect(isAdded)
      #expect(editor.bytes == encode("\u{FEFF}\"a\" = \"😀\";\n\"é\" = \"漢\";\n"))
    }
  }

  @Test func xml() throws {
    let text = "<plist><dict><key>a</key> <string>b</string></dict></plist>"
    let edited = try edit(text) { editor, catalog in
      editor.set(try #require(catalog.entry("a")?.localization("de")?.unit), to: "<c> & d")
      let isAdded = editor.add("e", "f")
      #expect(!isAdded)
    }
    #expect(edited == "<plist><dict><key>a</key> <string>&lt;c&gt; &amp; d</string></dict></plist>")
    #expect(
      try readCatalog(path: "de.lproj/A.strings", bytes: Array(edited.utf8)).entry("a")?.localization("de")?.unit?.value
        == "<c> & d")
  }

  /// An entry after the closing brace would make the file unreadable.
  @Test(arguments: ["{ a = b; }", "/* c */\n{ a = b; }\n", "// {\n{}"]) func filesWithBracesDoNotGrow(text: String)
    throws
  {
    _ = try edit(text) { editor, _ in
      let isAdded = editor.add("c", "d")
      #expect(!isAdded)
    }
  }

  private func edit(_ text: String, _ change: (inout StringsEditor, StringCatalog) throws -> Void) throws -> String {
    let catalog = try readCatalog(path: "de.lproj/A.strings", bytes: Array(text.utf8))
    var editor = StringsEditor(catalog)
    #expect(editor.bytes == Array(text.utf8))
    try change(&editor, catalog)
    return String(decoding: editor.bytes, as: UTF8.self)
  }
}
