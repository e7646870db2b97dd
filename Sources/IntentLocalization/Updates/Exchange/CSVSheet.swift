import SourceScan

/// The reason why a sheet of translations cannot be used, and the location.
package struct SheetError: Error, Equatable, Sendable {
  /// Counts from 1.
  package var line: Int
  /// A clause that starts with a lowercase letter and has no full stop.
  package var message: String

  package init(_ message: String, line: Int) {
    self.message = message
    self.line = line
  }
}

/// A sheet as comma-separated values (RFC 4180), the format of spreadsheets and translation services.
extension TranslationSheet {
  private static let columns = ["language", "file", "key", "number", "source", "target", "state", "context", "comment"]

  package var csv: String {
    var text = Self.columns.joined(separator: ",") + "\r\n"
    for row in rows {
      let fields = [
        language, row.file, row.key, row.number == 0 ? "" : String(row.number), row.source, row.target, row.state,
        row.context, row.comment,
      ]
      text += fields.map(Self.quoted).joined(separator: ",") + "\r\n"
    }
    return text
  }

  private static func quoted(_ field: String) -> String {
    guard field.unicodeScalars.contains(where: { "\",;\r\n\t".unicodeScalars.contains($0) }) else { return field }
    return "\"" + field.replacing(text: "\"", with: "\"\"") + "\""
  }

  /// Reads what `csv` wrote, with columns in any order, also with the separators that some spreadsheets write: `;` and tab.
  /// Unknown columns are skipped.
  package init(csv bytes: [UInt8]) throws(SheetError) {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard let text = String(validUTF8: bytes[...]), !bytes.contains(0) else {
      throw SheetError("the file is not UTF-8; save it as CSV in UTF-8", line: 1)
    }
    var records = try CSVRecords(text).records[...]
    guard let head = records.popFirst() else { throw SheetError("the file is empty", line: 1) }
    let names = head.fields.map { $0.lowercased() }
    func column(_ name: String) throws(SheetError) -> Int {
      if let index = names.firstIndex(of: name) { return index }
      throw SheetError("the first line has no column '\(name)'; it needs language, file, key and target", line: 1)
    }
    let (language, file, key) = (try column("language"), try column("file"), try column("key"))
    let target = try column("target")
    let numbers = names.firstIndex(of: "number")
    let source = names.firstIndex(of: "source"), state = names.firstIndex(of: "state")
    self.init(sourceLanguage: "", language: "")
    for record in records where record.fields.contains(where: { !$0.isEmpty }) {
      func field(_ index: Int?) -> String { index.map { $0 < record.fields.count ? record.fields[$0] : "" } ?? "" }
      guard record.fields.count > max(language, file, key, target) else {
        throw SheetError("the line has \(record.fields.count) of \(names.count) fields", line: record.line)
      }
      if self.language.isEmpty { self.language = field(language) }
      guard field(language) == self.language, !self.language.isEmpty else {
        throw SheetError(
          "the language is '\(field(language))', and '\(self.language)' above; a file has one language",
          line: record.line)
      }
      let number = field(numbers)
      guard number.isEmpty || Int(number).map({ $0 > 0 }) ?? false else {
        throw SheetError("the number '\(number)' is not a whole number from 1", line: record.line)
      }
      var row = Row(
        file: field(file), key: field(key), number: Int(number) ?? 0, source: field(source), target: field(target),
        state: field(state))
      row.line = record.line
      rows.append(row)
    }
  }
}

/// The records of a file of separated values, each with the number of its first line: a field in quotes may have several lines.
private struct CSVRecords {
  struct Record {
    var line: Int
    var fields: [String]
  }

  private(set) var records: [Record] = []

  init(_ text: String) throws(SheetError) {
    let scalars = Array(text.unicodeScalars)
    let head = scalars.prefix { $0 != "\n" && $0 != "\r" }
    let separator = ([",", ";", "\t"] as [Unicode.Scalar]).max { left, right in
      head.count { $0 == left } < head.count { $0 == right }
    }
    var index = 0, line = 1, start = 1, fields: [String] = [], field = String.UnicodeScalarView()
    func endField() { fields.append(String(field)); field = String.UnicodeScalarView() }
    func endRecord() {
      endField()
      records.append(Record(line: start, fields: fields))
      fields = []
    }
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if scalar == "\"", field.isEmpty {
        let opening = line
        while true {
          guard index < scalars.count else { throw SheetError("the quote is not closed", line: opening) }
          let inner = scalars[index]
          index += 1
          if inner == "\"" {
            guard index < scalars.count, scalars[index] == "\"" else { break }
            index += 1
          }
          if inner == "\n" { line += 1 }
          field.append(inner)
        }
      } else if scalar == separator {
        endField()
      } else if scalar == "\n" || scalar == "\r" {
        if scalar == "\r", index < scalars.count, scalars[index] == "\n" { continue }
        endRecord()
        line += 1
        start = line
      } else {
        field.append(scalar)
      }
    }
    if !field.isEmpty || !fields.isEmpty { endRecord() }
  }
}
