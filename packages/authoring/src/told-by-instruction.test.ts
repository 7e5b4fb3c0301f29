import type { OutlineSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { readExclusions } from "./brief/read-exclusions.ts";
import { readTitleWish } from "./brief/read-title-wish.ts";
import { createEmbeddedAuthor } from "./embedded-author.ts";

interface Deck {
  readonly title: string;
  readonly slides: readonly OutlineSlide[];
  readonly all: string;
  readonly leftOut: readonly string[];
}

async function deckOf(prompt: string): Promise<Deck> {
  const { outline, report } = await createEmbeddedAuthor().compose({ prompt });
  return {
    title: outline.title,
    slides: outline.slides,
    all: JSON.stringify(outline),
    leftOut: report.leftOut.map(({ text }) => text),
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
    expect(leftOut.join("\n")).toContain("The crane accident cost us 310,000 kroner");
  });

  it("make a part of each note, named by its label or first clause", () => {
    const titles = slides.map((slide) => slide.title);
    expect(titles).toEqual(expect.arrayContaining(["Welcome by harbour master Ines Dahl", "What we offer"]));
    expect(titles.join()).not.toMatch(/Notes|\(\d\/\d\)/u);
    expect(slides.find((slide) => slide.title === "What we offer")).toMatchObject({
      items: [{}, { text: [{ text: "A weighbridge for lorries" }] }, {}],
    });
    expect(all).toContain("ines@harbour.example");
    expect(slides.at(-1)).toMatchObject({ kind: "closing", items: [{}, {}] });
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
    expect(slides.at(-1)).toMatchObject({ kind: "closing", title: "Nächste Schritte" });
  });

  it("puts those of the text last", async () => {
    const { slides } = await deckOf(
      "Make slides from this and end with next steps.\n\n# Choir\n\n## Next steps\n\n- Find a bass\n- Book the hall\n\n## Where we are\n\n- 34 members sing with us\n- We sang in Trier\n\n## Money\n\n- Scores cost 640 euros\n- The hall costs 90 euros an evening",
    );
    expect(slides.at(-1)).toMatchObject({ kind: "closing", title: "Next steps" });
  });
});

describe("readExclusions", () => {
  it.each([
    ["Make slides. Do not mention the fire of 2019.", "the fire of 2019"],
    ["Mach Folien daraus, ohne den Brand zu erwähnen.", "den Brand"],
    ["Fais des diapositives, ne mentionne pas l'incendie.", "l'incendie"],
    ["Haz diapositivas sin mencionar el incendio.", "el incendio"],
    ["Faça slides. Não mencione o incêndio.", "o incêndio"],
    ["Fai una presentazione, senza menzionare l'incendio.", "l'incendio"],
    ["Сделай слайды. Не упоминай пожар.", "пожар"],
    ["请做幻灯片，不要提到火灾。", "火灾"],
    ["スライドを作成してください。火事については触れないでください。", "火事"],
    ["أعدّ عرضًا. لا تذكر الحريق.", "الحريق"],
  ])("reads %s", (instruction, phrase) => {
    const { excluded, rest } = readExclusions(instruction);
    expect(excluded).toEqual([phrase]);
    expect(rest).not.toContain(phrase);
    expect(rest.length).toBeGreaterThan(5);
  });

  it.each([
    ["Don't mention the fire, max 4 bullets per slide.", ["the fire"], "max 4 bullets"],
    ["Don't mention the fire, the flood or the theft.", ["the fire", "the flood", "the theft"], ""],
    [
      "Mach 4 Folien für den Vorstand und den Brand in der Küche nicht erwähnen.",
      ["den Brand in der Küche"],
      "4 Folien",
    ],
  ])("takes no other wish along: %s", (instruction, phrases, kept) => {
    const { excluded, rest } = readExclusions(instruction);
    expect(excluded).toEqual(phrases);
    expect(rest).toContain(kept);
  });

  it("leaves other instructions alone", () => {
    const instruction = "Make 8 slides for the board, no more than 4 bullets, without pictures.";
    expect(readExclusions(instruction)).toEqual({ excluded: [], rest: instruction });
  });
});

describe("readTitleWish", () => {
  it.each([
    ['Make slides titled "Rain".', "Rain"],
    ['The title is "Rain in May"', "Rain in May"],
    ["Erstelle Folien mit dem Titel „Regen“.", "Regen"],
    ["Le titre : « La pluie »", "La pluie"],
    ['Con el título "La lluvia"', "La lluvia"],
    ["Заголовок: «Дождь»", "Дождь"],
    ["タイトルは「五月の雨」です", "五月の雨"],
    ["标题为《雨》的幻灯片", undefined],
    ['One slide titled "Costs", the rest as you like', undefined],
    ["Make a title slide and 4 others", undefined],
  ])("reads %s", (instruction, title) => {
    expect(readTitleWish(instruction)).toBe(title);
  });
});
