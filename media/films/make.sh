#!/usr/bin/env bash
# Makes a film from the committed pictures of its parts: public/films/NAME.{mp4,webm,vtt}.
#   media/films/make.sh six-stages            the film and its captions
#   media/films/make.sh six-stages poster     its poster, into media/masters
# The parts are rendered by media/render.sh: part-base part-particulate part-photocatalyst stage-*.
# Needs: npm ci, Chromium, ffmpeg with libx264 and libvpx-vp9.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ "${1:-}" = six-stages ] || { sed -n '2,6s/^# //p' "$0" >&2; exit 1; }
npx tsx media/films/capture.ts "${@:2}"
