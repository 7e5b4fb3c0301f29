import { describe, expect, it } from "vitest";
import type { Block } from "../../structure/blocks.ts";
import { toPlainText, toRichText } from "../../text/markup/rich-text.ts";
import { cutDictation } from "./cut-dictation.ts";

function cut(text: string, language = "en"): string {
  const block: Block = { kind: "paragraph", text: toRichText(text), source: { start: 0, end: 0 } };
  return cutDictation([block], language)
    .map((one) => ("text" in one ? toPlainText(one.text) : ""))
    .join("\n");
}

describe("cutDictation", () => {
  it.each([
    [
      "en",
      "so the thing is we opened the shop in 2011 with two ovens then in 2014 we took the flat above and in 2019 we bought the van and now there are nine of us on the payroll",
      "We opened the shop in 2011 with two ovens. Then in 2014 we took the flat above. In 2019 we bought the van. Now there are nine of us on the payroll.",
    ],
    [
      "de",
      "wir haben 2011 mit zwei Öfen angefangen und dann haben wir die Wohnung oben dazugenommen und jetzt sind wir neun Leute im Betrieb und wir suchen noch jemanden für den Verkauf am Samstag",
      "Wir haben 2011 mit zwei Öfen angefangen. Dann haben wir die Wohnung oben dazugenommen. Jetzt sind wir neun Leute im Betrieb. Wir suchen noch jemanden für den Verkauf am Samstag.",
    ],
    [
      "en",
      "check the feet of the ladder and the rungs before you go up new line lean it one in four against something that holds new line use the tower for anything above nine metres",
      "Check the feet of the ladder and the rungs before you go up. Lean it one in four against something that holds. Use the tower for anything above nine metres.",
    ],
  ])("sets the marks in %s speech", (language, text, want) => {
    expect(cut(text, language)).toBe(want);
  });

  it.each([
    "We opened in 2011 and then we took the flat above.",
    "When the bakery opened in 2011, it had two ovens, four people and a debt of 80,000 euros; then, in 2014, the flat above was taken, and in 2019, after a long search, the van was bought.",
  ])("leaves %j", (text) => {
    expect(cut(text)).toBe(text);
  });
});
