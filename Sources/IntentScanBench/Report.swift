import DocumentFormats

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
func json(_ bench: Bench, _ corpus: Corpus) -> [UInt8] {
  var writer = JSONWriter()
  writer.beginObject()
  writer.key("files")
  writer.int(corpus.files.count)
  writer.key("bytes")
  writer.int(corpus.bytes)
  writer.key("commands")
  writer.beginArray()
  for standing in bench.standings {
    writer.beginObject()
    writer.key("name")
    writer.string(standing.contestant.name)
    writer.key("samples")
    writer.beginArray()
    for sample in standing.samples { append(sample, to: &writer) }
    writer.end()
    writer.end()
  }
  writer.end()
  writer.key("measures")
  writer.beginArray()
  for measure in bench.measures { append(measure, to: &writer) }
  writer.end()
  writer.key("remarks")
  writer.beginArray()
  for remark in bench.remarks { writer.string(remark) }
  writer.end()
  writer.end()
  return writer.document()
}

private func append(_ sample: Sample, to writer: inout JSONWriter) {
  writer.beginObject(staysOnOneLine: true)
  writer.key("wallNanoseconds")
  writer.int(Int(sample.wall))
  writer.key("processorNanoseconds")
  writer.int(Int(sample.processor))
  writer.key("peakKilobytes")
  writer.int(sample.peakMemory)
  writer.end()
}

private func append(_ measure: Measure, to writer: inout JSONWriter) {
  writer.beginObject()
  writer.key("name")
  writer.string(measure.name)
  writer.key("unit")
  writer.string(measure.unit)
  for (key, value) in [
    ("median", measure.value.median), ("minimum", measure.value.minimum), ("maximum", measure.value.maximum),
  ] {
    writer.key(key)
    writer.double(value)
  }
  if let goal = measure.goal {
    writer.key("goal")
    writer.string(goal.text)
    writer.key("isMet")
    writer.bool(goal.isMet(by: measure.value.median))
  }
  writer.end()
}
