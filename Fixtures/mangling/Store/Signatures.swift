struct Book {}
enum Genre<T> {
  struct Inner<U> {
    struct Flat {}
  }
  struct Plain {}
}
typealias Books = [Book]
typealias Handler = (Book) -> Void
func a(_ x: (Int, b: String), c: inout [Int], d: String..., e: () -> Void, f: @escaping (Int) throws -> Book) {
  struct A: AppIntent {}  // 5Store1a_1c1d1e1fySi_SS1bt_SaySiGzSSdyyXEAA4BookVSiKctF1AL_V
}
func b(g: any Error, h: Any, i: AnyObject, j: Int.Type, k: any AppIntent, l: any AppIntent.Type, m: Any.Type) {
  struct A: AppIntent {}  // 5Store1b1g1h1i1j1k1l1mys5Error_p_ypyXlSimAA9AppIntent_pAaK_pXpypXptF1AL_V
}
func c(_: Void, _: ()) -> (Int, b: ()) {
  struct A: AppIntent {}  // 5Store1cySi_yt1btyt_yttF1AL_V
  return (1, ())
}
func d(_: Void) -> Void {
  struct A: AppIntent {}  // 5Store1dyyyt_tF1AL_V
}
func e(_: @autoclosure () -> Int, _: @autoclosure @escaping () -> Int, _: (() -> Void)?, _: @Sendable () -> Void) {
  struct A: AppIntent {}  // 5Store1eyySiyXK_SiyXAyycSgyyYbXEtF1AL_V
}
func f(_: @escaping @MainActor @Sendable () async -> Void, _: (() -> Void)...) {
  struct A: AppIntent {}  // 5Store1fyyyyYaYbScMYcc_yycdtF1AL_V
}
func g(_: (inout Int, consuming Book, Int...) -> Void, _: (sending Int) -> sending Int, _: sending Int) {
  struct A: AppIntent {}  // 5Store1gyyySiz_AA4BookVnSidtXE_S2inYuYTXESintF1AL_V
}
func h(a: borrowing Book, b: consuming Book, c: __owned Book, d: __shared Book, e: isolated MainActor) {
  struct A: AppIntent {}  // 5Store1h1a1b1c1d1eyAA4BookV_AInAInAIhScMYitF1AL_V
}
func i(e: [[Int]], f: [String: [Int]], g: Set<Int>, h: Int!, i: UnsafePointer<UInt8>, j: Range<Int>) {
  struct A: AppIntent {}  // 5Store1i1e1f1g1hAB1jySaySaySiGG_SDySSAHGShySiGSiSgSPys5UInt8VGSnySiGtF1AL_V
}
func j(k: Result<Int, any Error>, l: KeyPath<Book, Int>, n: Task<Void, Never>, o: Int32, p: AsyncStream<Int>) {
  struct A: AppIntent {}  // 5Store1j1k1l1n1o1pys6ResultOySis5Error_pG_s7KeyPathCyAA4BookVSiGScTyyts5NeverOGs5Int32VScSySiGtF1AL_V
}
func k(a: Genre<Int>, b: Genre<Int>.Inner<String>, c: Genre<Int>.Inner<String>.Flat, d: Genre<Int>.Plain) {
  struct A: AppIntent {}  // 5Store1k1a1b1c1dyAA5GenreOySiG_AH5InnerVySi_SSGAK4FlatVySi_SS_GAH5PlainVySi_GtF1AL_V
}
func l(a: Books, b: Handler, c: Handler?, d: @escaping Handler) -> Books? {
  struct A: AppIntent {}  // 5Store1l1a1b1c1dSayAA4BookVGSgAI_yAHXEyAHcSgyAHctF1AL_V
  return nil
}
func m(a: Swift.Int, b: Book, c: Store.Book, d: Swift.Optional<Book>, e: Array<Book>) {
  struct A: AppIntent {}  // 5Store1m1a1b1c1d1eySi_AA4BookVA2ISgSayAIGtF1AL_V
}
var n: (sending Int, inout Book) throws -> Int {
  struct A: AppIntent {}  // 5Store1nyS2in_AA4BookVztKcvg1AL_V
  fatalError()
}
var o: @MainActor () -> Void {
  struct A: AppIntent {}  // unread 5Store1oyyScMYccvg1AL_V
  fatalError()
}
func p(_: (Int) throws(CancellationError) -> Void) {
  struct A: AppIntent {}  // unread 5Store1pyyySiScEYKXEF1AL_V
}
func q(_: any AppIntent & Sendable) {
  struct A: AppIntent {}  // unread 5Store1qyyAA9AppIntent_s8SendablepF1AL_V
}
func r(_: @convention(c) () -> Void) {
  struct A: AppIntent {}  // unread 5Store1ryyyyXCF1AL_V
}
func s(_: any Collection<Int>) {
  struct A: AppIntent {}  // unread 5Store1syySl_pSi7ElementSlRts_XPF1AL_V
}
func t(_: nonisolated(nonsending) () async -> Void, _: @isolated(any) () async -> Void) {
  struct A: AppIntent {}  // unread 5Store1tyyyyYaYCXE_yyYaYAXEtF1AL_V
}
func u(_: [Int].Index, _: (any AppIntent).Type) {
  struct A: AppIntent {}  // unread 5Store1uyySi_AA9AppIntent_pmtF1AL_V
}
func v(_: () async -> Void) {
  struct A: AppIntent {}  // unread 5Store1vyyyyYaXEF1AL_V
}
func w(_: @Sendable () async -> Void) {
  struct A: AppIntent {}  // unread 5Store1wyyyyYaYbXEF1AL_V
}
