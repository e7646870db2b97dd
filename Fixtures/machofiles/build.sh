#!/bin/sh
# Builds the binaries next to this file: with the Swift toolchain's compiler, and with Debian's lld 14 (package 'lld'), because
# the toolchain's own linker refuses Apple's platforms. No standard library is needed: '-parse-stdlib'.
set -e
cd "$(dirname "$0")"
work=$(mktemp -d)
link=/usr/bin/ld64.lld-14
for target in arm64-apple-ios17 x86_64-apple-macos14; do
  arch=${target%%-*}
  case $target in *ios*) platform="ios 17.0 17.0" ;; *) platform="macos 14.0 14.0" ;; esac
  for library in libobjc.A swift/libswiftCore; do
    name=$(basename $library .A)
    printf -- '--- !tapi-tbd\ntbd-version: 4\ntargets: [ arm64-ios, x86_64-macos ]\ninstall-name: /usr/lib/%s.dylib\n...\n' \
      $library > $work/$name.tbd
  done
  swiftc -frontend -c -target $target -parse-stdlib -module-name AppIntents AppIntents.swift \
    -emit-module-path $work/AppIntents.swiftmodule -o $work/AppIntents.o
  swiftc -frontend -c -target $target -parse-stdlib -module-name App -I $work App.swift -o $work/App.o
  $link -arch $arch -platform_version $platform -dylib -L$work -undefined dynamic_lookup \
    -install_name /System/Library/Frameworks/AppIntents.framework/AppIntents $work/AppIntents.o -o $work/AppIntents
  $link -arch $arch -platform_version $platform -dylib -L$work -undefined dynamic_lookup -install_name App \
    $work/App.o $work/AppIntents -o $work/App-$arch
done
cp $work/App-arm64 App
llvm-strip -x $work/App-x86_64 -o App-stripped
llvm-lipo-14 -create $work/App-arm64 App-stripped -output App-universal
chmod -x App App-stripped App-universal
rm -r $work
