import Foundation

/// The figures for people.
func table(_ bench: Bench, _ corpus: Corpus) -> String {
  var text = "\(corpus.files.count) Swift files, \(decimal(Double(corpus.bytes) / 1e6)) MB\n\n"
  let commands = bench.standings.map { standing in
    [
      standing.contestant.name, decimal(standing.wall.median * 1000),
      "\(decimal(standing.wall.minimum * 1000))–\(decimal(standing.wall.maximum * 1000))",
      decimal(standing.processor.median * 1000), decimal(standing.peakMemory.median),
    ]
  }
  text += aligned([["command", "wall ms", "min–max", "cpu ms", "peak MB"]] + commands) + "\n"
  let measures = bench.measures.map { measure in
    let verdict = measure.goal.map { $0.isMet(by: measure.value.median) ? "met" : "not met" } ?? ""
    return [
      measure.name, "\(decimal(measure.value.median)) \(measure.unit)",
      "\(decimal(measure.value.minimum))–\(decimal(measure.value.maximum))", measure.goal?.text ?? "", verdict,
    ]
  }
  text += aligned([["measure", "median", "min–max", "goal", ""]] + measures)
  for remark in bench.remarks { text += "\n\(remark)" }
  return text + "\n"
}

/// Columns as wide as what is in them; all but the first to the right.
private func aligned(_ rows: [[String]]) -> String {
  let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  return rows.map { row in
    let cells = zip(row, widths).enumerated().map { index, cell in
      let space = String(repeating: " ", count: cell.1 - cell.0.count)
      return index == 0 ? cell.0 + space : space + cell.0
    }
    return cells.joined(separator: "  ") + "\n"
  }.joined()
}

/// The figures for machines: every sample of every command, and the measures with their goals.
func json(_ bench: Bench, _ corpus: Corpus) throws(BenchError) -> String {
  struct Document: Encodable {
    struct Command: Encodable { var name: String, samples: [Sample] }
    struct Row: Encodable {
      var name: String, unit: String, median: Double, minimum: Double, maximum: Double, goal: String?, isMet: Bool?
    }

    var files: Int, bytes: Int, commands: [Command], measures: [Row], remarks: [String]
  }
  let rows = bench.measures.map {
    Document.Row(
      name: $0.name, unit: $0.unit, median: $0.value.median, minimum: $0.value.minimum, maximum: $0.value.maximum,
      goal: $0.goal?.text, isMet: $0.goal?.isMet(by: $0.value.median))
  }
  let document = Document(
    files: corpus.files.count, bytes: corpus.bytes,
    commands: bench.standings.map { .init(name: $0.contestant.name, samples: $0.samples) }, measures: rows,
    remarks: bench.remarks)
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  guard let bytes = try? encoder.encode(document) else { throw BenchError("a figure is not a number") }
  return String(decoding: bytes, as: UTF8.self)
}
