import { describe, expect, it } from "vitest";
import { splitSentences } from "../../text/sentences/sentences.ts";
import { findStepsInSentences } from "./steps-in-sentences.ts";

function stepsOf(
  text: string,
  language: string,
): { readonly steps: readonly string[]; readonly count: number } | undefined {
  const sentences = splitSentences(text, language).map(({ start, end }) => text.slice(start, end));
  const found = findStepsInSentences(sentences, 0, { language, heading: "", subject: "" });
  const body = found?.exhibit.body;
  return body?.kind === "process"
    ? { steps: body.steps.map(({ title }) => title), count: found?.count ?? 0 }
    : undefined;
}

describe("findStepsInSentences", () => {
  it.each([
    [
      "en",
      "First we open the case. Then the movement comes out, then the dial. It is cleaned for an hour. After 20 minutes we oil every jewel. A service costs 180 francs.",
      [
        "We open the case",
        "The movement comes out",
        "The dial",
        "It is cleaned for an hour",
        "After 20 minutes we oil every jewel",
      ],
      4,
    ],
    [
      "en",
      "A rental works like this. First you sign the sheet. Then we hand over the key. Last you bring it back by six.",
      ["You sign the sheet", "We hand over the key", "You bring it back by six"],
      4,
    ],
    [
      "en",
      "Step one, ask which page. Step two, open the board. Step three, write back.",
      ["Ask which page", "Open the board", "Write back"],
      3,
    ],
    [
      "de",
      "Zuerst setzen wir den Sauerteig an. Danach ruht er zwölf Stunden. Zum Schluss kommt das Brot in den Ofen. Wir backen 300 Laibe.",
      ["Wir setzen den Sauerteig an", "Er ruht zwölf Stunden", "Das Brot kommt in den Ofen"],
      3,
    ],
    [
      "es",
      "Primero se lava la lana. Después se seca dos días al sol. Al final se tiñe.",
      ["Se lava la lana", "Se seca dos días al sol", "Se tiñe"],
      3,
    ],
    [
      "nl",
      "Eerst wordt het deeg gekneed. Daarna rust het een uur. Ten slotte gaat het in de oven.",
      ["Eerst wordt het deeg gekneed", "Daarna rust het een uur", "Ten slotte gaat het in de oven"],
      3,
    ],
    [
      "ja",
      "まず受付で名前を書きます。次に血圧を測ります。最後に診察室へ入ります。",
      ["受付で名前を書きます", "血圧を測ります", "診察室へ入ります"],
      3,
    ],
  ])("shows the steps that sentences tell (%s: %s)", (language, text, steps, count) => {
    expect(stepsOf(text, language)).toEqual({ steps, count });
  });

  it.each([
    ["en", "First, the roof leaks. Second, the boiler is old. Finally, we have no money left."],
    ["en", "First he moved to Paris in 1902. Then he married in 1905. Finally he died in 1920."],
    ["en", "First impressions count. We greet every guest. Then we smile."],
    ["en", "Then we saw a rise in calls. Sales went up. Then the strike came."],
    ["en", "What happens first? Then who comes? Finally who is last?"],
    ["de", "Erst im Mai hatten wir genug Geld. Dann kam der Umbau. Die Gäste sind zufrieden."],
    ["fr", "Enfin une bonne nouvelle. Le toit est réparé. Puis il a plu."],
  ])("takes no other sentences for steps (%s: %s)", (language, text) => {
    expect(stepsOf(text, language)).toBeUndefined();
  });
});
