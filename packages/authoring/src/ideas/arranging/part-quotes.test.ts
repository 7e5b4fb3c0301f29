import { describe, expect, it } from "vitest";
import { type Block, toPlainLines } from "../../structure/blocks.ts";
import { toRichText } from "../../text/markup/rich-text.ts";
import { partQuotes } from "./part-quotes.ts";

const source = { start: 0, end: 0 };

function part(words: string): readonly string[] {
  const blocks: readonly Block[] = [{ kind: "paragraph", text: toRichText(words), source }];
  return partQuotes(blocks).flatMap((block) => toPlainLines(block).map((line) => `${block.kind}: ${line}`));
}

describe("partQuotes", () => {
  it.each([
    {
      what: "names before the words",
      given: 'Irene (stall 4) "We sold out by nine." Tom (stall 9) "And then? We went home."',
      want: [
        'quote: Irene (stall 4) "We sold out by nine."',
        'quote: Tom (stall 9) "And then? We went home."',
      ],
    },
    {
      what: "names with a colon",
      given:
        "Sabine, bénévole : « On pleure un peu. Puis on recommence. » Karim, 27 ans : « Je connaissais deux trajets. »",
      want: [
        "quote: Sabine, bénévole : « On pleure un peu. Puis on recommence. »",
        "quote: Karim, 27 ans : « Je connaissais deux trajets. »",
      ],
    },
    {
      what: "one person's several sentences",
      given: "Schwester Ute Brand: „Die Betten sind voll. Wir brauchen zwei mehr.“",
      want: ["quote: Schwester Ute Brand: „Die Betten sind voll. Wir brauchen zwei mehr.“"],
    },
    {
      what: "three people, named behind their words",
      given:
        '"My shoe was on the wrong foot." (Ayo, 6) "She gave me her glove." (Cal, 9) "She stops the lorries." (Ted, 5)',
      want: [
        'list: - Ayo, 6: "My shoe was on the wrong foot."',
        'list: - Cal, 9: "She gave me her glove."',
        'list: - Ted, 5: "She stops the lorries."',
      ],
    },
  ])("parts $what", ({ given, want }) => {
    expect(part(given)).toEqual(want);
  });

  it.each([
    'We called it "the long and winding road" because it has 14 bends. Everybody still does.',
    'The sign says "no dogs on the beach" and the other one says "dogs on a lead please", so nobody knows.',
    'Ann: "We sold out by nine." That was in May, and it has not happened since.',
    '"Read me first", "do not touch" and "for Ann only" stood on the boxes.',
  ])("leaves alone: %s", (given) => {
    expect(part(given)).toEqual([`paragraph: ${given}`]);
  });
});
