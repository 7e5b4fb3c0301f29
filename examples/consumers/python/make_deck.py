"""python3 make_deck.py [TEXT] -> deck.pptx. Needs nothing but Python 3.8."""

import json
import os
import sys
import urllib.error
import urllib.request

URL = os.environ.get("LECTERN_URL", "http://127.0.0.1:4010")
KEY = os.environ.get("LECTERN_API_KEY", "any")


def generate(prompt):
    request = urllib.request.Request(
        URL + "/v1/presentations/generate",
        data=json.dumps({"prompt": prompt}).encode(),
        headers={"Authorization": "Bearer " + KEY, "Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=300) as response:
        return json.load(response)


def main():
    prompt = sys.argv[1] if len(sys.argv) > 1 else "Urban gardening on small balconies"
    try:
        presentation = generate(prompt)
    except urllib.error.HTTPError as error:
        problem = json.load(error)
        sys.exit(problem["title"] + " " + problem["detail"])
    # The link carries its own signature: no header is needed.
    urllib.request.urlretrieve(presentation["download"], "deck.pptx")
    print("The presentation is in deck.pptx; it can be seen at " + presentation["embed"])


main()
