/// A command that takes part, under a name.
struct Contestant {
  let name: String
  let command: [String]
  /// The exit statuses that count as a run: `grep` gives 1 where it finds nothing, the compiler where a file is broken.
  var acceptable: Set<Int32> = [0]
}

/// What all rounds brought for one contestant, in their order.
struct Standing {
  let contestant: Contestant
  var samples: [Sample] = []

  var wall: Spread { Spread(samples.map { Double($0.wall) / 1e9 }) }
  var processor: Spread { Spread(samples.map { Double($0.processor) / 1e9 }) }
  var peakMemory: Spread { Spread(samples.map { Double($0.peakMemory) / 1024 }) }
}

/// A figure over several rounds.
struct Spread {
  let median: Double
  let minimum: Double
  let maximum: Double

  init(_ values: [Double]) {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    median =
      sorted.isEmpty ? .nan : sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    minimum = sorted.first ?? .nan
    maximum = sorted.last ?? .nan
  }
}

/// Runs all contestants in turn, round after round, so that whatever else the machine does meets them alike: every other round
/// backwards, since the system hands out its processors in turn too, and they need not be alike. The first round warms the page
/// cache and doesn't count.
func compete(_ contestants: [Contestant], rounds: Int, output: String) throws(BenchError) -> [Standing] {
  var standings = contestants.map { Standing(contestant: $0) }
  for round in 0...rounds {
    for index in round % 2 == 0 ? Array(standings.indices) : standings.indices.reversed() {
      let contestant = standings[index].contestant
      let sample = try runProcess(contestant.command, output: output)
      guard contestant.acceptable.contains(sample.status) else {
        throw BenchError("\(contestant.name) ended with status \(sample.status); see \(output)")
      }
      if round > 0 { standings[index].samples.append(sample) }
    }
  }
  return standings
}

/// How often the other's time one contestant takes: over the pairs of the same round, since a busy moment hits both.
func ratio(_ left: Standing, to right: Standing, by time: (Sample) -> UInt64 = \.wall) -> Spread {
  Spread(zip(left.samples, right.samples).map { Double(time($0)) / Double(max(1, time($1))) })
}
