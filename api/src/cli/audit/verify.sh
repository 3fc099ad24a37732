#!/bin/bash
# Checks what `postzug audit export` wrote, or a receipt that came by mail, without Postzug and without a connection.
# Needs bash, awk, coreutils and openssl 3. docs/log.md explains each step by hand.
#
#   verify.sh [-k KEY.pem]... [-c CHECKPOINT]... [BUNDLE]
#   verify.sh [-k KEY.pem]... -r RECEIPT.tlog-proof
#
# -k  keys of the log that you trust, from elsewhere than the bundle. Without it the keys in the bundle are taken.
# -c  a checkpoint you hold: the file, or a whole mail that carries one. The bundle must not contradict it.
set -u -o pipefail
export LC_ALL=C
zeros=$(printf '%064d' 0)
line='^\{"game":([1-9][0-9]*),"seq":([1-9][0-9]*),"actor":("[a-z_]+"|\{[^{}]*\}),"event":\{"type":"([a-z_]+)"'
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

wrong() { echo "WRONG: $*"; exit 1; }
usage() { sed -n 's/^#   //p' "$0"; exit 2; }
bytes() { printf "$(sed 's/../\\x&/g' <<<"$1")"; }
hex() { od -An -v -tx1 | tr -d ' \n'; }
sum() { local s; s=$(sha256sum) && printf %s "${s%% *}"; }
node() { bytes "01$1$2" | sum; }
# One hash in base64 a line, to one in hexadecimal a line.
hashes() { base64 -d | od -An -v -w32 -tx1 | tr -d ' '; }

# A signed note on standard input: its signature is checked, and origin, size and root are set.
checkpoint() {
  cat >"$work/note"
  awk '/^$/ {exit} {print}' "$work/note" >"$work/body"
  [ "$(wc -l <"$work/body")" = 3 ] || wrong "$1: this is not a signed checkpoint"
  { read -r origin; read -r size; read -r root; } <"$work/body"
  [[ $size =~ ^(0|[1-9][0-9]{0,14})$ ]] || wrong "$1: this is not a signed checkpoint"
  root=$(base64 -d <<<"$root" | hex)
  [ ${#root} = 64 ] || wrong "$1: this is not a signed checkpoint"
  local key id line
  for key in "${keys[@]}"; do
    key=$(openssl pkey -pubin -in "$key" -outform DER 2>/dev/null | tail -c 32 | hex)
    [ ${#key} = 64 ] || wrong "a key is not a public key in PEM"
    id=$({ printf '%s\n' "$origin"; bytes "01$key"; } | sum)
    bytes "302a300506032b6570032100$key" >"$work/key"
    while read -r line; do
      line=$(base64 -d <<<"$line" 2>/dev/null | hex)
      [ "${line:0:8}" = "${id:0:8}" ] && [ ${#line} = 136 ] || continue
      bytes "${line:8}" >"$work/signature"
      if openssl pkeyutl -verify -pubin -keyform DER -inkey "$work/key" -rawin \
        -in "$work/body" -sigfile "$work/signature" >/dev/null 2>&1; then
        signer=${id:0:8}
        return
      fi
    done < <(awk -v name="$origin" 'after && $1 == "—" && $2 == name && NF == 3 {print $3} /^$/ {after = 1}' "$work/note")
  done
  wrong "$1: the checkpoint is not signed by a key that is trusted"
}

# The checkpoint in a mail, as a note; anything else as it is.
held() {
  if grep -q '^[> ]*Log of all events: ' "$1"; then
    tr -d '\r' <"$1" | awk '
      {sub(/^[> ]+/, ""); gsub(/=3[Dd]/, "=")}
      /^Log of all events: / {origin = $5}
      /^Entries: / {size = $2}
      /^Root: / {root = $2}
      part {signature = signature $1; part = 0}
      /^Signature: / {signature = $2; part = 1}
      END {printf "%s\n%s\n%s\n\n— %s %s\n", origin, size, root, origin, signature}'
  else
    cat "$1"
  fi
}

# RFC 9162 2.1.3.2: entry INDEX, whose leaf hash is LEAF, is in the tree; the proof is on standard input.
included() {
  local index=$1 fn=$1 sn=$((size - 1)) r=$2 p
  ((index < size)) || return 1
  while read -r p; do
    ((sn > 0)) || return 1
    if ((fn & 1)) || ((fn == sn)); then
      r=$(node "$p" "$r")
      while ((!(fn & 1) && fn != 0)); do ((fn >>= 1, sn >>= 1)); done
    else
      r=$(node "$r" "$p")
    fi
    ((fn >>= 1, sn >>= 1))
  done
  ((sn == 0)) && [ "$r" = "$root" ]
}

# RFC 9162 2.1.4.2: the tree of SIZE entries with this root is the beginning of the bundle's.
consistent() {
  local fn=$(($1 - 1)) sn=$((size - 1)) fr='' sr='' c
  { ((($1 & ($1 - 1)) == 0)) && printf '%s\n' "$2"; cat; } >"$work/path"
  while ((fn & 1)); do ((fn >>= 1, sn >>= 1)); done
  while read -r c; do
    if [ -z "$fr" ]; then fr=$c sr=$c; continue; fi
    ((sn > 0)) || return 1
    if ((fn & 1)) || ((fn == sn)); then
      fr=$(node "$c" "$fr") sr=$(node "$c" "$sr")
      while ((!(fn & 1) && fn != 0)); do ((fn >>= 1, sn >>= 1)); done
    else
      sr=$(node "$sr" "$c")
    fi
    ((fn >>= 1, sn >>= 1))
  done <"$work/path"
  ((sn == 0)) && [ "$fr" = "$2" ] && [ "$sr" = "$root" ]
}

# The opening FILE of an event and its PROOF. Sets game, event, kind, previous, hash, index, json.
event() {
  local opening=$1 proof=$2
  [ "$(sed -n 1p "$opening")" = "postzug log entry 1" ] && [ "$(sed -n 3p "$opening")" = "postzug event 1" ] &&
    grep -qxE 'salt [0-9a-f]{32}' <(sed -n 2p "$opening") && [ "$(wc -l <"$opening")" = 5 ] &&
    [ -z "$(tail -c 1 "$opening")" ] || wrong "$opening: this is not an event"
  previous=$(sed -n 4p "$opening")
  json=$(sed -n 5p "$opening")
  # Its kind stands first: nothing that is opened or sealed can be written so that it is not seen here.
  [[ $json =~ $line ]] || wrong "$opening: this is not an event"
  game=${BASH_REMATCH[1]} event=${BASH_REMATCH[2]} kind=${BASH_REMATCH[4]}
  hash=$(tail -n +3 "$opening" | sum)
  printf 'postzug log entry 1\ngame G%s event %s\ncommit=sha256:%s\n' "$game" "$event" "$(sum <"$opening")" >"$work/entry"
  [ "$(sed -n 1p "$proof")" = "c2sp.org/tlog-proof@v1" ] || wrong "$proof: this is not a proof"
  index=$(sed -n '2,3s/^index //p' "$proof")
  [[ $index =~ ^(0|[1-9][0-9]{0,14})$ ]] || wrong "$proof: this is not a proof"
  local leaf
  leaf=$({ printf '\0'; cat "$work/entry"; } | sum)
  awk '/^$/ {exit} NR > 1 && !/^(index|extra) /' "$proof" | hashes | included "$index" "$leaf" ||
    wrong "event $event of game G$game: it is not in the log as it is shown here, or not at this place"
}

# The text of the envelope in an event, without the escapes of JSON.
envelope() {
  awk '{
    at = index($0, "\"envelope\":\""); if (!at) exit 1
    text = substr($0, at + 12)
    while ((c = substr(text, 1, 1)) != "\"") {
      if (c == "") exit 1
      if (c == "\\") { text = substr(text, 2); c = substr(text, 1, 1); if (c == "n") c = "\n" }
      printf "%s", c
      text = substr(text, 2)
    }
  }' <<<"$1"
}

# The public keys in PEM in the files, each in a file of its own.
separate() {
  cat "$@" | awk -v work="$work" '
    /^-----BEGIN PUBLIC KEY-----/ {file = work "/public" ++n}
    file {print >file}
    /^-----END PUBLIC KEY-----/ {close(file); file = ""}'
  keys=("$work"/public*)
  [ -e "${keys[0]}" ] || wrong "a key is not a public key in PEM"
}

keys=() checkpoints=() receipt=''
while getopts k:c:r: option; do
  case $option in
    k) keys+=("$OPTARG") ;;
    c) checkpoints+=("$OPTARG") ;;
    r) receipt=$OPTARG ;;
    *) usage ;;
  esac
done
shift $((OPTIND - 1))
bundle=${1:-$(dirname "$0")}
given=${#keys[@]}
((given)) || keys=("$bundle"/keys/*.pem)
for file in "${keys[@]}" "${checkpoints[@]}" ${receipt:+"$receipt"}; do
  [ -r "$file" ] || { echo "$file cannot be read"; exit 2; }
done
separate "${keys[@]}"

if [ -n "$receipt" ]; then
  awk 'after {print} /^$/ {after = 1}' "$receipt" >"$work/checkpoint"
  checkpoint "$receipt" <"$work/checkpoint"
  sed -n '2s/^extra //p' "$receipt" | base64 -d >"$work/opening"
  event "$work/opening" "$receipt"
  echo "OK: event $event of game G$game is entry $index of $size in the log $origin, signed by key $signer."
  echo "$json"
  ((given)) || echo "NOTE: checked with the keys beside this script. Compare them with those you have from elsewhere."
  exit 0
fi

[ -d "$bundle/events" ] || { echo "$bundle is not a bundle"; exit 2; }
checkpoint "$bundle/checkpoint" <"$bundle/checkpoint"
name=$origin entries=$size head=$root
count=0 last=$zeros of='' place=-1 sealed=' ' own=0 closed=0 first=''
while :; do
  file=$(printf '%s/events/%05d' "$bundle" $((count + 1)))
  [ -e "$file.txt" ] || break
  awk 'after {print} /^$/ {after = 1}' "$file.tlog-proof" | cmp -s - "$bundle/checkpoint" ||
    wrong "event $((count + 1)): its proof is for another checkpoint than the bundle's"
  event "$file.txt" "$file.tlog-proof"
  ((count += 1))
  [ -n "$of" ] || of=$game
  [ "$game" = "$of" ] || wrong "event $count: it is of game G$game, not of G$of"
  [ "$event" = "$count" ] || wrong "event $count is missing: event $event stands there"
  [ "$previous" = "$last" ] || wrong "event $count does not follow event $((count - 1)): one of them was changed"
  ((index > place)) || wrong "event $count stands in the log before event $((count - 1))"
  ((closed == 0)) || wrong "event $count follows the end of the game"
  last=$hash place=$index
  [ -n "$first" ] || first=$index
  case $kind in
    sealed)
      [[ $json =~ \"commitment\":\"([0-9a-f]{64})\" ]] || wrong "event $count seals nothing"
      sealed+="${BASH_REMATCH[1]} " commitment=${BASH_REMATCH[1]}
      [[ $json != *'"strict":true'* ]] || own=1
      if [ -e "$bundle/envelopes/$commitment.age" ]; then
        [[ $json =~ \"ciphertext\":\"([0-9a-f]{64})\" ]] &&
          [ "$(sum <"$bundle/envelopes/$commitment.age")" = "${BASH_REMATCH[1]}" ] ||
          wrong "event $count: the envelope in the bundle is not the one that was sealed"
      fi
      ;;
    opened)
      envelope "$json" >"$work/text"
      # What is no move of this game is withheld. What the service sealed itself is one.
      if [ ! -s "$work/text" ] && [[ $own == 1 && $json == *'"verdict":{"kind":"illegal"}'* ]]; then continue; fi
      names=$(sed -n '1{/^postzug sealed move 1$/!q};2{s/^game: //p;q}' "$work/text")
      [ -z "$names" ] || [ "$names" = "G$of" ] ||
        wrong "event $count: what was opened was sealed in another game or another position"
      commitment=$(sum <"$work/text")
      [[ $sealed == *" $commitment "* ]] ||
        wrong "event $count: what was opened is not what was sealed, or was opened before"
      sealed=${sealed/ $commitment / }
      [ ! -e "$bundle/openings/$commitment.txt" ] || [ "$(sum <"$bundle/openings/$commitment.txt")" = "$commitment" ] ||
        wrong "event $count: the opening in the bundle is not the text of the envelope"
      ;;
    ended) closed=1 ;;
  esac
done
((count)) || wrong "there are no events"
by=$signer
[ "$(find "$bundle/events" -type f | wc -l)" = $((2 * count)) ] ||
  wrong "there are events after a gap: event $((count + 1)) is missing"
for folder in envelopes openings; do
  for file in "$bundle/$folder"/*; do
    [ -e "$file" ] || continue
    commitment=$(basename "$file")
    grep -qF "\"commitment\":\"${commitment%%.*}\"" "$bundle"/events/*.txt ||
      wrong "$file: no such envelope was sealed in this game"
    [ "$folder" = envelopes ] || [ "$(sum <"$file")" = "${commitment%%.*}" ] ||
      wrong "$file: this is not the text that was sealed"
  done
done

for file in "${checkpoints[@]}"; do
  checkpoint "$file" < <(held "$file")
  old=$size oldroot=$root
  size=$entries root=$head
  [ "$origin" = "$name" ] || wrong "$file: it is of another log, $origin"
  if ((old > size)); then
    wrong "$file: the log had $old entries then and $size here: this bundle was cut off, or is older"
  elif ((old == size)); then
    [ "$oldroot" = "$root" ] || wrong "$file: two logs of the same size with the same name: the log was forked"
  elif ((old > 0)); then
    [ -r "$bundle/consistency/$old" ] || {
      echo "UNKNOWN: $file: nothing in the bundle connects it. Export again with: --checkpoint $file"
      exit 3
    }
    awk '/^$/ {exit} NR > 1' "$bundle/consistency/$old" | hashes | consistent "$old" "$oldroot" ||
      wrong "$file: it contradicts the bundle: the log was forked"
  fi
  echo "OK: $file: the same log, $old entries long."
done

echo "OK: $count events of game G$of, entries $first to $place of $entries in the log $name, signed by key $by."
((given)) || echo "NOTE: checked with the keys in the bundle. Compare them with those you have from elsewhere (-k)."
((${#checkpoints[@]})) || echo "NOTE: checked against no checkpoint of yours. Every mail about a game carries one (-c)."
((closed)) || echo "NOTE: the game is not over here. Later events may be missing; the log itself shows them: docs/log.md."
