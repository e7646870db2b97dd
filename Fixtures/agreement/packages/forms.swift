import AppIntents

struct A: AppIntentsPackage {}
final class B: AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { return [A.self] } }
enum C: AppIntentsPackage { static let includedPackages: [any AppIntentsPackage.Type] = [A.self, B.self] }
struct D { }
extension D: AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { list }; static let list: [any AppIntentsPackage.Type] = [A.self] }
