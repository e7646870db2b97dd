import FoundationEssentials

extension URL {
  struct InURL: AppIntent {}  // 20FoundationEssentials3URLV3LibE02InC0V
}
