#!/bin/sh
# A Run Script phase of an Xcode target. Unverified: run with Xcode's variables set, never in Xcode.
#
# With script sandboxing (ENABLE_USER_SCRIPT_SANDBOXING = YES) a script may read only its inputs. So add to the phase
#   Input File Lists:  $(SRCROOT)/App/intentscan.xcfilelist     the Swift files of the target, one a line
#   Input Files:       $(SRCROOT)/.intentscan.json              if you have one
#   Output Files:      $(DERIVED_FILE_DIR)/intentscan.stamp     so that the phase runs only if an input changed
# Without file lists, turn sandboxing off; the phase then reads the folder $(SRCROOT)/$(TARGET_NAME).
set -u
tool=${INTENTSCAN:-intentscan}
# iphonesimulator is iOS, xros is visionOS.
case "${PLATFORM_NAME:-iphoneos}" in
  iphone*) platform=iOS ;;
  appletv*) platform=tvOS ;;
  watch*) platform=watchOS ;;
  xr*) platform=visionOS ;;
  *) platform=macOS ;;
esac
version=${SWIFT_VERSION:-5}
check() { "$tool" lint --platform "$platform" --swift-version "${version%%.*}" --no-summary --allow-empty "$@"; }

count=${SCRIPT_INPUT_FILE_LIST_COUNT:-0}
if [ "$count" -gt 0 ]; then
  index=0 files=
  while [ "$index" -lt "$count" ]; do
    eval "list=\$SCRIPT_INPUT_FILE_LIST_$index"
    # In JSON, a quote and a backslash have a backslash before them.
    files="$files$(sed -n '/\.swift$/{s/\\/\\\\/g;s/"/\\"/g;s/.*/"&",/p;}' "$list")"
    index=$((index + 1))
  done
  printf '{"modules": [{"name": "%s", "role": "target", "files": [%s]}]}' "$PRODUCT_MODULE_NAME" "${files%,}" |
    check --inputs /dev/stdin --root "$SRCROOT"
else
  check --module "$PRODUCT_MODULE_NAME" "$SRCROOT/$TARGET_NAME"
fi
status=$?
if [ "$status" -eq 0 ] && [ "${SCRIPT_OUTPUT_FILE_COUNT:-0}" -gt 0 ]; then : > "$SCRIPT_OUTPUT_FILE_0"; fi
exit "$status"
