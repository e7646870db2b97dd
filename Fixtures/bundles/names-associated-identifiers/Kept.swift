protocol Kept: Identifiable {}

class Item: Identifiable {
  var id: Int { 0 }
}

// The superclass has the `id`.
final class Loan: Item {}
