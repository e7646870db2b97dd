protocol AppIntent {}

struct Top: AppIntent {}  // 3Lib3TopV
enum A {
  struct B {
    enum C {
      struct Deep: AppIntent {}  // 3Lib1AO1BV1CO4DeepV
    }
  }
}
struct Outer {}
extension Outer {
  struct InExt: AppIntent {}  // 3Lib5OuterV5InExtV
}
final class Cls: AppIntent {}  // 3Lib3ClsC
actor Act: AppIntent {}  // 3Lib3ActC
enum EI: AppIntent {}  // 3Lib2EIO
extension String {
  struct InStr: AppIntent {}  // SS3LibE5InStrV
}
extension Array {
  struct InArr: AppIntent {}  // Sa3LibE5InArrVyx_G
}
extension Array where Element == Int {
  struct InArrInt: AppIntent {}  // Sa3LibSiRszlE8InArrIntVyx_G
}
extension Dictionary {
  struct Dump: AppIntent {}  // SD3LibE4DumpVyxq__G
}
extension Optional {
  enum Policy {
    struct Reset: AppIntent {}  // Sq3LibE6PolicyO5ResetVyx__G
  }
}
struct Gen<T> {
  struct InGen: AppIntent {}  // 3Lib3GenV02InB0Vyx_G
}
struct GenSelf<T>: AppIntent {}  // 3Lib7GenSelfVyxG
struct SendItem<Item, Carrier>: AppIntent {}  // 3Lib8SendItemVyxq_G
private struct Priv: AppIntent {}  // 3Lib4Priv33_F3BE98B4F4C2965D4C82301CEDF35829LLV
struct Holder {
  private struct PrivIn: AppIntent {}  // 3Lib6HolderV6PrivIn33_F3BE98B4F4C2965D4C82301CEDF35829LLV
}
func f() {
  struct Local: AppIntent {}  // 3Lib1fyyF5LocalL_V
}
struct M {
  func g(x: Int) -> Int {
    struct LocalM: AppIntent {}  // 3Lib1MV1g1xS2i_tF6LocalML_V
    return x
  }
  var v: Int {
    struct LocalV: AppIntent {}  // 3Lib1MV1vSivg6LocalVL_V
    return 1
  }
}
struct OpenOpenOpen {
  struct OpenThing: AppIntent {}  // 3Lib04OpenbB0V0B5ThingV
}
struct Lib: AppIntent {  // 3LibAAV
  struct Lib: AppIntent {}  // 3LibAAVAAV
}
struct `default`: AppIntent {}  // 3Lib7defaultV
struct Ünï: AppIntent {}  // 3Lib007n_jfaCdV
struct Späti🚀: AppIntent {}  // 3Lib0014Spti_moaIIFBIeV
func twice() {
  do {
    struct L: AppIntent {}  // 3Lib5twiceyyF1LL_V
  }
  do {
    struct L: AppIntent {}  // 3Lib5twiceyyF1LL0_V
  }
}
