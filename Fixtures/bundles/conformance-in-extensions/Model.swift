// Nothing in this file names the framework.
struct OnlyInOtherFile {
  var count = 0
}

struct MemberOfModule {}
