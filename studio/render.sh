#!/usr/bin/env bash
# Makes one picture from its scene: Blender (Cycles) -> EXR -> denoiser and tone curve -> work/png/NAME.png,
# and, without --preview, the master media/masters/NAME.avif.
#   ./render.sh NAME --passing     lays who walks past over the room's own master; do it once
#   ./render.sh NAME [--preview [--crop LEFT,TOP,RIGHT,BOTTOM]]     ./render.sh --list
# MARS_MEDIA_PREVIEW=440 makes previews of that width; MARS_MEDIA_THREADS=1 leaves a core to others; MARS_MEDIA_KEEP=1 keeps the EXR files, to finish a picture again.
# Needs: apt-get install --no-install-recommends blender python3-numpy python3-openimageio fonts-inter python3-torch; npm ci
set -euo pipefail
studio=$(cd "$(dirname "$0")" && pwd)
export MARS_MEDIA_WORK="${MARS_MEDIA_WORK:-$studio/work}" PYTHONDONTWRITEBYTECODE=1 OMP_NUM_THREADS="${MARS_MEDIA_THREADS:-2}" OMP_WAIT_POLICY=PASSIVE
mkdir -p "$MARS_MEDIA_WORK/exr" "$MARS_MEDIA_WORK/png"

blender_run() { nice -n "$1" blender -b --factory-startup -P "$studio/blender/render_picture.py" -- "${@:2}" 2>&1; }

if [ "${1:-}" = --list ]; then
  blender_run 0 --list | sed -n 's/^PICTURE \([^ ]*\).*/\1/p'
  exit
fi

name=$1
preview=${2:-}

# Finished pictures wait for one another, so that both cores work on one; a preview goes between.
niceness="${MARS_MEDIA_NICE:-15}"
lock="$MARS_MEDIA_WORK/finished.lock"
if [ "$preview" = --preview ]; then lock="$MARS_MEDIA_WORK/preview.lock"; fi
exec 8>"$lock"
flock 8

log="$MARS_MEDIA_WORK/$name.log"
start=$SECONDS
blender_run "$niceness" "$name" "${@:2}" >"$log" || { tail -n 30 "$log" >&2; exit 1; }
line=$(grep "^PICTURE $name " "$log" || true)
if [ -z "$line" ]; then grep -E 'Error|Traceback|File "|line ' "$log" >&2 || tail -n 30 "$log" >&2; exit 1; fi
read -r _ _ exposure bloom is_cutout supersampling ground grain white tone contrast warmth vignette softness black kept burn <<<"$line"
options=(--ev "$exposure" --bloom "$bloom" --shrink "$supersampling" --grain "$grain" --white "$white" --tone "$tone")
options+=(--contrast "$contrast" --warmth "$warmth" --vignette "$vignette" --softness "$softness" --black "$black" --kept "$kept" --burn "$burn")
[ "$is_cutout" = 1 ] && options+=(--alpha)
[ "${ground:--}" = - ] || options+=(--ground "$ground")
if [ "$preview" = --passing ]; then
  (cd "$studio" && npx tsx pictures/decode-master.ts "$name" "$MARS_MEDIA_WORK/png/$name-room.png")
  nice -n "$niceness" /usr/bin/python3 "$studio/finish/lay_over.py" "$name" "$MARS_MEDIA_WORK/png/$name-room.png" "${options[@]}"
else
  nice -n "$niceness" /usr/bin/python3 "$studio/finish/finish.py" "$name" "${options[@]}"
fi
[ -n "${MARS_MEDIA_KEEP:-}" ] || rm -f "$MARS_MEDIA_WORK/exr/$name".exr "$MARS_MEDIA_WORK/exr/$name"_?.exr
grep -E '^(RENDER|PASSING)' "$log"
flock -u 8
if [ "$preview" != --preview ]; then
  cd "$studio"
  files=("$MARS_MEDIA_WORK/png/$name.png")
  # A purifier's pictures get their ground here; its cut-out gives two, on the shared canvas and on the
  # cove. The edges of the hero become the ground of its page.
  case $name in
    gen-?-cutout | gen-?-front | gen-?-back | gen-?-top | gen-?-detail | gen-?-exploded) mapfile -t files < <(npx tsx pictures/compose-purifier.ts "${files[0]}") ;;
  esac
  npx tsx pictures/encode-master.ts "${files[@]}"
fi
echo "$name: $((SECONDS - start)) s"
