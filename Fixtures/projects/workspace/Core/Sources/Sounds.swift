public struct Sounds {}
