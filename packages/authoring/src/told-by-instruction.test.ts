import type { OutlineSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import type { Brief } from "./brief/brief.ts";
import { createEmbeddedAuthor } from "./embedded-author.ts";

interface Deck {
  readonly title: string;
  readonly slides: readonly OutlineSlide[];
  readonly all: string;
  readonly leftOut: readonly string[];
  readonly brief: Brief;
}

async function deckOf(prompt: string): Promise<Deck> {
  const { outline, report } = await createEmbeddedAuthor().compose({ prompt });
  return {
    title: outline.title,
    slides: outline.slides,
    all: JSON.stringify(outline),
    leftOut: report.leftOut.map(({ text }) => text),
    brief: report.brief,
  };
}

const notes = `Make 7 slides for our harbour day, formal tone, end with next steps. Title should be "The harbour in 2027". Don't mention the crane accident in Vigsund.

Notes:
- welcome by harbour master Ines Dahl, 60 guests from 9 firms
- 2026: 412 ships (2025: 388), 1,940 containers, 31 % by rail
- quay 3 is 84 % full, limit is 90 %. The crane accident cost us 310,000 kroner (internal!)
- what we offer: (a) night shifts from 1 May, (b) a weighbridge for lorries, (c) shore power for eight ships
- questions to ines@harbour.example
- next: sign the berth plan by 3 March, meet again in June`;

describe("notes under an instruction", async () => {
  const { title, slides, all, leftOut } = await deckOf(notes);

  it("have the title that is asked for", () => {
    expect(title).toBe("The harbour in 2027");
    expect(slides[0]).toMatchObject({ kind: "title", title: "The harbour in 2027" });
    expect(slides).toHaveLength(7);
  });

  it("leave unsaid what the instruction excludes, in the notes too, and report it", () => {
    expect(all).not.toMatch(/310,000|accident|Vigsund/u);
    expect(all).toContain("84 %");
    // A report repeats no secret.
    expect(leftOut).toContain("…");
  });

  it("show each note, with no word of the heading that hands them over", () => {
    const titles = slides.map((slide) => slide.title);
    expect(titles.join()).toContain("Welcome by harbour master Ines Dahl");
    expect(titles.join()).not.toMatch(/Notes|\(\d\/\d\)/u);
    expect(all).toContain("1,940 containers");
    expect(all).toContain("ines@harbour.example");
    expect(slides.at(-1)).toMatchObject({ kind: "closing" });
  });
});

describe("a heading of what is to be left unsaid", () => {
  it("goes with all that stands under it, and nothing else does", async () => {
    const { all } = await deckOf(
      "Make slides from this. Don't mention the crane accident.\n\n# Harbour\n\n## Crane accident\n\nIt cost 310,000 kroner.\n\n### Its causes\n\n- A worn rope\n- Strong wind\n\n## Ships\n\n- 412 ships came in 2026\n- A third of them by night",
    );
    expect(all).not.toMatch(/310,000|worn rope|causes/u);
    expect(all).toContain("412 ships came in 2026");
  });
});

describe("an instruction that ends with next steps", () => {
  it("asks for them where the text has none", async () => {
    const { slides } = await deckOf(
      "Mach 5 Folien daraus und ende mit nächsten Schritten.\n\nDer Chor hat 34 Mitglieder. Im Mai sang er in Trier vor 210 Leuten. Die Noten kosteten 640 Euro. Ein Bass fehlt seit dem Winter.",
    );
    expect(slides).toHaveLength(5);
    expect(slides.at(-1)).toMatchObject({ kind: "closing" });
  });

  it("puts those of the text last", async () => {
    const { slides } = await deckOf(
      "Make slides from this and end with next steps.\n\n# Choir\n\n## Next steps\n\n- Find a bass\n- Book the hall\n\n## Where we are\n\n- 34 members sing with us\n- We sang in Trier\n\n## Money\n\n- Scores cost 640 euros\n- The hall costs 90 euros an evening",
    );
    expect(slides.at(-1)).toMatchObject({ kind: "closing", title: "Next steps" });
  });
});

const fire = {
  en: "# Mill\n\n## The fire\n\nThe fire of 2019 cost 310,000 kroner.\n\n## The wheel\n\n- It turns on Sundays\n- Forty people come to see it",
  de: "# Mühle\n\n## Der Brand\n\nDer Brand kostete 310.000 Kronen.\n\n## Das Rad\n\n- Es dreht sich sonntags\n- Vierzig Leute sehen zu",
  fr: "# Moulin\n\n## L'incendie\n\nL'incendie a coûté 310 000 couronnes.\n\n## La roue\n\n- Elle tourne le dimanche\n- Quarante personnes viennent la voir",
} as const;

describe("what a prompt excludes", () => {
  it.each([
    ["Make slides. Do not mention the fire of 2019.", fire.en, "310,000"],
    ["Mach Folien daraus, ohne den Brand zu erwähnen.", fire.de, "310.000"],
    ["Fais des diapositives, ne mentionne pas l'incendie.", fire.fr, "310 000"],
  ])("stands nowhere: %s", async (instruction, text, figure) => {
    const { all } = await deckOf(`${instruction}\n\n${text}`);
    expect(all).not.toContain(figure);
  });

  it("takes no other wish along", async () => {
    const { brief } = await deckOf(
      `Make 4 slides. Don't mention the fire, max 4 bullets per slide.\n\n${fire.en}`,
    );
    expect(brief).toMatchObject({ excluded: ["the fire"], limits: { points: 4 }, slideCount: { count: 4 } });
  });

  it("is nothing where a prompt only limits", async () => {
    const { brief } = await deckOf(`Make 8 slides for the board, no more than 4 bullets.\n\n${fire.en}`);
    expect(brief).toMatchObject({ excluded: [], audience: "the board" });
  });
});

describe("the title that a prompt asks for", () => {
  it.each([
    ['Make slides titled "Rain".', "Rain"],
    ['Make slides of this. The title is "Rain in May"', "Rain in May"],
    ["Erstelle Folien mit dem Titel „Regen“.", "Regen"],
    ["Fais des diapositives. Le titre : « La pluie »", "La pluie"],
    ["スライドを作ってください。タイトルは「五月の雨」です", "五月の雨"],
  ])("is read from %s", async (instruction, title) => {
    expect((await deckOf(`${instruction}\n\nRain fell on 12 days. The wells are full.`)).title).toBe(title);
  });

  it("is not the title of one slide", async () => {
    const { brief } = await deckOf('One slide titled "Costs", the rest as you like\n\nRain fell on 12 days.');
    expect(brief.title).toBeUndefined();
  });
});
