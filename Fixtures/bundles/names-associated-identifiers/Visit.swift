import Foundation

struct Visit { var date: Date }

extension Visit: Identifiable {
  var id: Date { date }
}

struct Marker: Identifiable { let id = "only" }

// The protocol of another file refines `Identifiable`, so the file is not parsed for the identifier.
struct Named: Kept { let id: String }
