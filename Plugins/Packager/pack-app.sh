#!/bin/sh
# Builds an executable product of the SwiftPM package in this folder, and packs it as an app with the metadata of its App Intents.
#
#   pack-app.sh PRODUCT APP [options of 'swift build'...]
#
#   INFO_PLIST      the Info.plist of the app (default: Info.plist)
#   TARGET_TRIPLE   the triple that is built for (default: arm64-apple-ios17.0)
#   XCODE_VERSION   the build number of Xcode that documents name (default: 99T999)
#   INTENTSCAN      the tool (default: intentscan)
#
# The steps are those of Xcode: the compiler extracts constants, each linked module gets a document, and the document of the app
# lists them all. Sign the app afterwards. Needs SwiftPM's native build system.
set -eu
product=$1 app=$2
shift 2
tool=${INTENTSCAN:-intentscan} triple=${TARGET_TRIPLE:-arm64-apple-ios17.0}

protocols=$PWD/.build/protocols.json
mkdir -p .build
echo '["AppEntity","AppEnum","AppIntent","AppIntentsPackage","AppShortcutsProvider","EntityQuery","IntentValueQuery"]' >"$protocols"
build() {
  swift build --build-system native --product "$product" -Xswiftc -emit-const-values \
    -Xswiftc -Xfrontend -Xswiftc -const-gather-protocols-file -Xswiftc -Xfrontend -Xswiftc "$protocols" "$@"
}
build "$@"
bin=$(build "$@" --show-bin-path)

case $triple in
  *-macos*) contents=$app/Contents executables=$app/Contents/MacOS resources=$app/Contents/Resources ;;
  *) contents=$app executables=$app resources=$app ;;
esac
mkdir -p "$contents" "$executables" "$resources"
cp "$bin/$product" "$executables/"
cp "${INFO_PLIST:-Info.plist}" "$contents/Info.plist"

# What the other modules declare comes first, so that the app's document can list it.
documents=$bin/$product.documents
: >"$documents"
metadata() {
  module=$1 output=$2
  shift 2
  find "$bin/$module.build" -name '*.swiftconstvalues' >"$bin/$module.constants"
  "$tool" process --module-name "$module" --output "$output" --source-file-list "$bin/$module.build/sources" \
    --swift-const-vals-list "$bin/$module.constants" --target-triple "$triple" \
    --xcode-version "${XCODE_VERSION:-99T999}" "$@"
}
for module in $(sed -n 's|.*/\([^/]*\)\.build/.*|\1|p' "$bin/$product.product/Objects.LinkFileList" | sort -u); do
  [ "$module" != "$product" ] && [ -f "$bin/$module.build/sources" ] || continue
  metadata "$module" "$bin/$module.appintents"
  echo "$bin/$module.appintents/Metadata.appintents/extract.actionsdata" >>"$documents"
done
metadata "$product" "$resources" --static-metadata-file-list "$documents"

# The phrases for Siri, which Xcode's build for iOS writes.
case $triple in
  *-ios*)
    "$tool" process-training --infoplist-path "$contents/Info.plist" --product-path "$resources" \
      --extracted-metadata-path "$resources/Metadata.appintents" --temp-dir-path "$bin/$product.phrases"
    ;;
esac
