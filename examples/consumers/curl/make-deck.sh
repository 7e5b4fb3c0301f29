#!/bin/sh
# sh make-deck.sh [TEXT] → deck.pptx
set -eu
url="${LECTERN_URL:-http://127.0.0.1:4010}"
key="${LECTERN_API_KEY:-any}"
prompt="${1:-Urban gardening on small balconies}"

# A text with quotes or line breaks needs an encoder, such as: jq -n --arg prompt "$prompt" "{prompt: \$prompt}"
answer=$(printf '{"prompt": "%s"}' "$prompt" | curl -sS --fail-with-body "$url/v1/presentations/generate" \
  -H "Authorization: Bearer $key" -H "Content-Type: application/json" --data-binary @-)
download=$(printf '%s' "$answer" | sed 's/.*"download": *"\([^"]*\)".*/\1/')

# The links carry their own signature: no header is needed.
curl -sS --fail-with-body -o deck.pptx "$download"
echo "The presentation is in deck.pptx."
