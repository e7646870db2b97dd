protocol AppIntent {}

struct Shelf {
  init(x: Int) {
    struct A: AppIntent {}  // 5Store5ShelfV1xACSi_tcfc1AL_V
  }
  init?() {
    struct A: AppIntent {}  // 5Store5ShelfVACSgycfc1AL_V
  }
  init!(y: Int) throws {
    struct A: AppIntent {}  // 5Store5ShelfV1yACSgSi_tKcfc1AL_V
  }
  private init(a: borrowing String, b: consuming String, c: __shared String, d: __owned String, e: sending String) {
    struct A: AppIntent {}  // 5Store5ShelfV1a1b1c1d1eACSSh_S2ShSSnSSntc33_3435A3DCD0DDA47284B0FDCBB488D79CLlfc1AL_V
  }
  static func all() async throws -> [String: Int?] {
    struct A: AppIntent {}  // 5Store5ShelfV3allSDySSSiSgGyYaKFZ1AL_V
    return [:]
  }
  var body: some Equatable {
    struct A: AppIntent {}  // 5Store5ShelfV4bodyQrvg1AL_V
    return 1
  }
  static var shared: Shelf {
    get {
      struct A: AppIntent {}  // 5Store5ShelfV6sharedACvgZ1AL_V
      return Shelf(x: 1)
    }
    set {
      struct A: AppIntent {}  // unread 5Store5ShelfV6sharedACvsZ1AL_V
    }
  }
  private func hidden() {
    struct A: AppIntent {  // 5Store5ShelfV6hidden33_3435A3DCD0DDA47284B0FDCBB488D79CLLyyF1AL_V
      func perform() async throws -> some Equatable {
        struct B: AppIntent {}  // 5Store5ShelfV6hidden33_3435A3DCD0DDA47284B0FDCBB488D79CLLyyF1AL_V7performQryYaKF1BL_V
        return 1
      }
    }
  }
  subscript(x: Int) -> Int {
    struct A: AppIntent {}  // unread 5Store5ShelfVyS2icig1AL_V
    return x
  }
  static func == (a: Shelf, b: Shelf) -> Bool {
    struct A: AppIntent {}  // 5Store5ShelfV2eeoiySbAC_ACtFZ1AL_V
    return true
  }
  static prefix func - (a: Shelf) -> Shelf {
    struct A: AppIntent {}  // 5Store5ShelfV1sopyA2CFZ1AL_V
    return a
  }
  func withSelf(_ other: Self) -> Self {
    struct A: AppIntent {}  // 5Store5ShelfV8withSelfyA2CF1AL_V
    return other
  }
}
private struct Hidden {
  private func hidden() {
    struct A: AppIntent {}  // 5Store6Hidden33_3435A3DCD0DDA47284B0FDCBB488D79CLLV6hiddenyyF1AL_V
  }
  private init() {
    struct A: AppIntent {}  // 5Store6Hidden33_3435A3DCD0DDA47284B0FDCBB488D79CLLVADycfc1AL_V
  }
}
private extension Shelf {
  func inPrivateExtension() {
    struct A: AppIntent {}  // 5Store5ShelfV18inPrivateExtension33_3435A3DCD0DDA47284B0FDCBB488D79CLLyyF1AL_V
  }
  internal func stated() {
    struct A: AppIntent {}  // 5Store5ShelfV6statedyyF1AL_V
  }
}
extension String {
  func inForeign() -> String {
    struct A: AppIntent {}  // SS5StoreE9inForeignSSyF1AL_V
    return self
  }
}
final class Library {
  deinit {
    struct A: AppIntent {}  // 5Store7LibraryCfd1AL_V
  }
  class func all() -> [Library] {
    struct A: AppIntent {}  // 5Store7LibraryC3allSayACGyFZ1AL_V
    return []
  }
  func chained() -> Self {
    struct A: AppIntent {}  // 5Store7LibraryC7chainedACXDyF1AL_V
    return self
  }
}
private var global: Int {
  struct A: AppIntent {}  // 5Store6global33_3435A3DCD0DDA47284B0FDCBB488D79CLLSivg1AL_V
  return 1
}
let value: Int = {
  struct A: AppIntent {}  // unread 5Store5valueSivpfiSiyXEfU_1AL_V
  return 1
}()
func outer(_ run: () -> Void) {
  struct A: AppIntent {}  // 5Store5outeryyyyXEF1AL_V
  if true {
    struct A: AppIntent {}  // 5Store5outeryyyyXEF1AL0_V
  } else {
    struct A: AppIntent {}  // 5Store5outeryyyyXEF1AL1_V
  }
  func inner() {
    struct A: AppIntent {}  // unread 5Store5outeryyyyXEF5innerL_yyF1AL_V
  }
  defer {
    struct A: AppIntent {}  // unread 5Store5outeryyyyXEF6$deferL_yyF1AL_V
  }
  outer {
    struct A: AppIntent {}  // unread 5Store5outeryyyyXEFyyXEfU_1AL_V
  }
  var computed: Int {
    struct A: AppIntent {}  // unread 5Store5outeryyyyXEF8computedL_Sivg1AL_V
    return 1
  }
  for _ in 0..<computed {
    struct A: AppIntent {}  // 5Store5outeryyyyXEF1AL2_V
  }
}
func shadowed(a: Int) {
  do {
    struct a: AppIntent {}  // unread 5Store8shadowed1aySi_tFACL0_V
  }
}
func thrower() throws(CancellationError) {
  struct A: AppIntent {}  // 5Store7throweryyScEYKF1AL_V
}
func rethrower(_ run: () throws -> Void) rethrows {
  struct A: AppIntent {}  // 5Store9rethroweryyyyKXEKF1AL_V
}
func nothrower() throws(Never) {
  struct A: AppIntent {}  // 5Store9nothroweryyF1AL_V
}
func anythrower() throws(any Error) {
  struct A: AppIntent {}  // 5Store10anythroweryyKF1AL_V
}
func opaque() -> (some Equatable, [some Hashable]?) {
  struct A: AppIntent {}  // 5Store6opaqueQr_SayQR_GSgtyF1AL_V
  return (1, Optional([1]))
}
