#!/bin/sh
# Checks a project's App Intents on a CI machine, and compares a pull request with what it is merged into.
# The GitHub action, the GitLab template and Xcode Cloud's script call it; so can any other runner.
#
#   INTENTSCAN               the tool (default: intentscan)
#   INTENTSCAN_PATHS         what to check, separated by spaces (default: the nearest project)
#   INTENTSCAN_OPTIONS       more options of 'lint', such as '--strict --baseline intents.json'
#   INTENTSCAN_DIFF_OPTIONS  more options of 'diff', such as '--allow accepted.json --fail-on dangerous'
#   INTENTSCAN_FORMAT        how findings are printed: github, text, … (default: text)
#   INTENTSCAN_REPORTS       a folder for 'lint.sarif', 'codequality.json', 'junit.xml', 'summary.md' and 'preview.html' (default: none)
#   INTENTSCAN_PREVIEW       0: no 'preview.html', the page of the app, and in a pull request of its changes (default: 1)
#   INTENTSCAN_CHANGED_ONLY  1: in a pull request, only the apps that it can affect are read (default: all apps)
#   INTENTSCAN_BASE          the revision that a pull request is compared with (default: what the service's variables say; none: no comparison)
#
# With the argument 'lint' or 'diff', only that part runs: GitHub shows ten annotations of each level for one step, so each part
# gets a step of its own.
#
# Exit status: that of 'lint', or that of 'diff' if 'lint' finds nothing.
set -u
part=${1:-all} status=0
tool=${INTENTSCAN:-intentscan} format=${INTENTSCAN_FORMAT:-text} reports=${INTENTSCAN_REPORTS:-}
[ -z "$reports" ] || mkdir -p "$reports"

# Paths and options are words.
# shellcheck disable=SC2086
lint() { "$tool" lint ${INTENTSCAN_PATHS:-} ${INTENTSCAN_OPTIONS:-} ${since:+--changed-since "$since"} "$@"; }

# The revision to compare with, fetched if this clone is shallow.
fetch_base() {
  if [ -n "${INTENTSCAN_BASE:-}" ]; then
    base=$INTENTSCAN_BASE merge_base=--merge-base
  elif [ -n "${CI_MERGE_REQUEST_DIFF_BASE_SHA:-}" ]; then
    # GitLab names the merge base itself.
    git fetch --quiet --depth=1 origin "$CI_MERGE_REQUEST_DIFF_BASE_SHA"
    base=$CI_MERGE_REQUEST_DIFF_BASE_SHA merge_base=
    return
  elif [ -n "${GITHUB_BASE_REF:-}" ]; then
    # GitHub checks out the merge of the pull request into its target: the first parent is the target.
    git fetch --quiet --depth=2 origin "${GITHUB_SHA:-HEAD}"
    if git rev-parse --quiet --verify 'HEAD^2' >/dev/null; then
      base='HEAD^1' merge_base=
      return
    fi
    base=origin/$GITHUB_BASE_REF merge_base=--merge-base
    git fetch --quiet origin "$GITHUB_BASE_REF:refs/remotes/origin/$GITHUB_BASE_REF"
  elif [ -n "${CI_PULL_REQUEST_TARGET_BRANCH:-}" ]; then
    # Xcode Cloud
    base=origin/$CI_PULL_REQUEST_TARGET_BRANCH merge_base=--merge-base
    git fetch --quiet origin "$CI_PULL_REQUEST_TARGET_BRANCH:refs/remotes/$base"
  else
    return 1
  fi
  # A merge base needs the history.
  [ "$(git rev-parse --is-shallow-repository)" = false ] || git fetch --quiet --unshallow origin
}

base= since=
if [ "$part" != lint ] || [ "${INTENTSCAN_CHANGED_ONLY:-}" = 1 ]; then fetch_base || base=; fi
[ "${INTENTSCAN_CHANGED_ONLY:-}" != 1 ] || since=$base
if [ "$part" != diff ]; then
  lint --format "$format"
  status=$?
fi
if [ "$part" != diff ] && [ -n "$reports" ]; then
  for report in sarif:lint.sarif gitlab:codequality.json junit:junit.xml markdown:lint.md; do
    # The first run printed what is wrong. A report that cannot be written does not exist.
    lint --format "${report%%:*}" -o "$reports/${report#*:}" --quiet 2>/dev/null
  done
fi

if [ "$part" != lint ] && [ -n "$reports" ] && [ "${INTENTSCAN_PREVIEW:-1}" = 1 ]; then
  old=$base
  [ -z "$base" ] || [ -z "$merge_base" ] || old=$(git merge-base "$base" HEAD 2>/dev/null)
  # shellcheck disable=SC2086
  "$tool" preview ${INTENTSCAN_PATHS:-} --allow-empty ${old:+--compare "git:$old"} --quiet -o "$reports/preview.html" 2>/dev/null
fi

changes=0
if [ "$part" != lint ] && [ -n "$base" ]; then
  # shellcheck disable=SC2086
  diff() { "$tool" diff --against "git:$base" $merge_base --allow-empty ${INTENTSCAN_PATHS:-} ${INTENTSCAN_DIFF_OPTIONS:-} ${since:+--changed-since "$since"} "$@"; }
  diff --format "$format"
  changes=$?
  if [ -n "$reports" ]; then diff --summary markdown --quiet -o "$reports/diff.md" 2>/dev/null; fi
fi
if [ -n "$reports" ]; then
  for report in lint diff; do
    if [ -f "$reports/$report.md" ]; then cat "$reports/$report.md" && echo; fi
  done > "$reports/summary.md"
fi
[ "$status" -ne 0 ] || status=$changes
exit "$status"
