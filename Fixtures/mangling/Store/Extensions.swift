protocol Sorted {}
protocol Refined: Sorted {}
class Base {}
struct Box<T> {
  struct Inner<U> {}
  struct Flat {}
}
struct Keyed<Key: Hashable, Value> {
  struct Entry {}
}
struct Bounded<T> where T: Comparable {}
struct Cage<T: Base> {}
struct Move<T: ~Copyable>: ~Copyable {
  struct Nested: AppIntent {}  // unread 5Store4MoveVAARi_zrlE6NestedVyx_G
}
struct Pack<each T> {
  struct Nested: AppIntent {}  // unread 5Store4PackV6NestedVyxxQp_QP_G
}
struct Sized<let count: Int> {
  struct Nested: AppIntent {}  // unread 5Store5SizedV6NestedVyx_G
}
typealias Ints = Box<Int>
typealias Boxes = Box
extension Box { struct A01: AppIntent {} }  // 5Store3BoxV3A01Vyx_G
extension Box where T: Sequence { struct A02: AppIntent {} }  // 5Store3BoxVAASTRzlE3A02Vyx_G
extension Box where T: AnyObject { struct A03: AppIntent {} }  // 5Store3BoxVAARlzClE3A03Vyx_G
extension Box where T == [Int]? { struct A04: AppIntent {} }  // 5Store3BoxVAASaySiGSgRszlE3A04Vyx_G
extension Box where T == Box<Box<Int>> { struct A05<V>: AppIntent {} }  // 5Store3BoxVAaCyACySiGGRszlE3A05Vyx_qd__G
extension Box.Inner where T == Int { struct A06: AppIntent {} }  // 5Store3BoxV5InnerVAASiRszrlE3A06Vyx_qd___G
extension Box.Inner where U == Int, T == Int { struct A07: AppIntent {} }  // 5Store3BoxV5InnerVAASiRszSiRsd__rlE3A07Vyx_qd___G
extension Box.Inner where U: Hashable { struct A08: AppIntent {} }  // 5Store3BoxV5InnerVAASHRd__rlE3A08Vyx_qd___G
extension Box.Flat where T: Hashable { struct A09: AppIntent {} }  // 5Store3BoxV4FlatVAASHRzlE3A09Vyx__G
extension Box where T: Sorted { struct A10: AppIntent {} }  // 5Store3BoxVA2A6SortedRzlE3A10Vyx_G
extension Box where T: Hashable & Codable { struct A11: AppIntent {} }  // 5Store3BoxVAASeRzSERzSHRzlE3A11Vyx_G
extension Box where T: Equatable, T: Hashable { struct A12: AppIntent {} }  // 5Store3BoxVAASHRzlE3A12Vyx_G
extension Box where T: Encodable & Decodable { struct A13: AppIntent {} }  // 5Store3BoxVAASeRzSERzlE3A13Vyx_G
extension Box<Int> { struct A14: AppIntent {} }  // 5Store3BoxVAASiRszlE3A14Vyx_G
extension Ints { struct A15: AppIntent {} }  // unread 5Store3BoxVAASiRszlE3A15Vyx_G
extension Boxes { struct A16: AppIntent {} }  // 5Store3BoxV3A16Vyx_G
extension Box where T == Int {
  struct A17 {
    struct A18: AppIntent {}  // 5Store3BoxVAASiRszlE3A17V3A18Vyx__G
  }
}
extension Keyed where Key == Int { struct B01: AppIntent {} }  // 5Store5KeyedVAASiRszrlE3B01Vyxq__G
extension Keyed where Key: Equatable { struct B02: AppIntent {} }  // 5Store5KeyedV3B02Vyxq__G
extension Keyed where Key: Hashable { struct B03: AppIntent {} }  // 5Store5KeyedV3B03Vyxq__G
extension Keyed where Key: Comparable { struct B04: AppIntent {} }  // 5Store5KeyedVAASLRzrlE3B04Vyxq__G
extension Keyed.Entry where Value: Sorted { struct B05: AppIntent {} }  // 5Store5KeyedV5EntryVA2A6SortedR_rlE3B05Vyxq___G
extension Keyed where Value: Hashable, Key == String { struct B06: AppIntent {} }  // 5Store5KeyedVAASSRszSHR_rlE3B06Vyxq__G
extension Bounded where T: Equatable { struct B07: AppIntent {} }  // 5Store7BoundedV3B07Vyx_G
extension Bounded where T == Int { struct B08: AppIntent {} }  // 5Store7BoundedVAASiRszrlE3B08Vyx_G
extension Set where Element == Int { struct C01: AppIntent {} }  // Sh5StoreSiRszrlE3C01Vyx_G
extension Dictionary where Value: Hashable { struct C02: AppIntent {} }  // SD5StoreSHR_rlE3C02Vyxq__G
extension Dictionary<String, Int> { struct C03: AppIntent {} }  // SD5StoreSSRszSiRs_rlE3C03Vyxq__G
extension Result where Failure == any Error { struct C04: AppIntent {} }  // s6ResultO5Stores5Error_pRs_rlE3C04Vyxq__G
extension Array where Element: Sorted { struct C05: AppIntent {} }  // Sa5StoreAA6SortedRzlE3C05Vyx_G
extension Range where Bound == Int { struct C06: AppIntent {} }  // Sn5StoreSiRszrlE3C06Vyx_G
extension AsyncStream where Element == Int { struct C07: AppIntent {} }  // ScS5StoreSiRszlE3C07Vyx_G
extension Array where Element: Sendable { struct C08: AppIntent {} }  // Sa5Stores8SendableRzlE3C08Vyx_G
extension Task { struct C09: AppIntent {} }  // ScT5StoreE3C09Vyxq__G
extension Int32 { struct C10: AppIntent {} }  // s5Int32V5StoreE3C10V
extension KeyPath { struct C11: AppIntent {} }  // s7KeyPathC5StoreE3C11Vyxq__G
extension TaskLocal { struct C12: AppIntent {} }  // s9TaskLocalC5StoreE3C12Vyx_G
extension Box where T: Sorted & Hashable { struct D01: AppIntent {} }  // 5Store3BoxVA2A6SortedRzSHRzlE3D01Vyx_G
extension Box where T: Base { struct D02: AppIntent {} }  // 5Store3BoxVA2A4BaseCRbzlE3D02Vyx_G
extension Box where T: Sequence & AnyObject { struct D03: AppIntent {} }  // unread 5Store3BoxVAARlzCSTRzlE3D03Vyx_G
extension Box.Inner where T == U { struct D04: AppIntent {} }  // unread 5Store3BoxV5InnerVAAqd__RszrlE3D04Vyx_qd___G
extension Box where T: Collection, T.Element == Int { struct D05: AppIntent {} }  // unread 5Store3BoxVAASlRzSi7ElementRtzlE3D05Vyx_G
extension Keyed where Key == [Value] { struct D06: AppIntent {} }  // unread 5Store5KeyedVAASayq_GRszSHR_rlE3D06Vyxq__G
extension Cage where T: Sorted { struct D07: AppIntent {} }  // unread 5Store4CageVA2A6SortedRzrlE3D07Vyx_G
extension Move { struct D08: AppIntent {} }  // unread 5Store4MoveV3D08Vyx_G
extension [Int] { struct D09: AppIntent {} }  // unread Sa5StoreSiRszlE3D09Vyx_G
extension String.Index { struct D10: AppIntent {} }  // unread SS5IndexV5StoreE3D10V
extension Regex { struct D11: AppIntent {} }  // unread 17_StringProcessing5RegexV5StoreE3D11Vyx_G
