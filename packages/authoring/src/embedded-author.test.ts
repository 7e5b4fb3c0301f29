import type { Outline, OutlineSlide, RichText } from "@lectern/deck";
import { createOutline } from "@lectern/deck";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Authored, type AuthorProgress, authorStages, PromptUnusableError } from "./author.ts";
import { createEmbeddedAuthor } from "./embedded-author.ts";

const author = createEmbeddedAuthor();

const report = `# Harbour ferry – report for the second quarter

Prepared for the board, 4 July 2031.

## Passengers

We carried 41,300 passengers. That is 12.5 % more than a year ago, because the line now stops at the market. Sundays were weak.

- Weekdays: 31,900
- Weekends: 9,400

## Costs

Fuel cost 88,000 €. Repairs of the pier cost 12,700 €, although the storm that came over the harbour in June did far less damage to it than everybody had feared at first.

| Month | Fuel (€) | Staff (€) |
|---|---|---|
| April | 28,000 | 61,000 |
| May | 29,500 | 61,000 |
| June | 30,500 | 63,400 |

## Safety

No accident was reported. Two near misses were studied with the crew; both happened in fog. Life jackets were replaced on all three boats.

## Next steps

1. Order the new ramp by 15 August.
2. Train four deckhands.
`;

const article = `When the mill stopped in 1911, few people in the valley believed that anyone would miss its noise. The wheel had turned for two hundred years. Farmers had set their clocks by it, and children had learned to count by its beats.

The new owners came from the city with a plan for electric light. They bought the wheel for the price of its iron. In the spring of 1913 the first lamp burned in the schoolhouse, and the teacher wrote in her diary that nobody had slept that night.

The valley changed quickly afterwards. Shops stayed open after dark, and the choir began to meet on Thursdays. Not everyone was pleased: the miller's daughter kept candles in her window until the end of her life.

Today the wheel is back in its old place. Volunteers rebuilt it from drawings that had been kept in the church, and on Sundays it turns again for an hour.`;

async function compose(prompt: string): Promise<Authored> {
  return author.compose({ prompt });
}

/** Every text that a slide shows, whatever its kind. */
function shownLines(slide: OutlineSlide): readonly string[] {
  const { kind: _, notes: __, ...shown } = slide;
  return linesIn(shown);
}

function linesIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (isRichText(value)) return [value.map((run) => run.text).join("")];
  if (Array.isArray(value)) return value.flatMap(linesIn);
  if (typeof value !== "object" || value === null) return [];
  const { lead, text, ...rest } = value as { lead?: string; text?: unknown };
  const own = linesIn(text);
  return [
    ...(lead === undefined ? own : [`${lead}: ${own.join("")}`]),
    ...Object.values(rest).flatMap(linesIn),
  ];
}

function isRichText(value: unknown): value is RichText {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (run) =>
        typeof run?.text === "string" &&
        !("children" in run) &&
        !("lead" in run) &&
        typeof run.text === "string" &&
        !("sign" in run),
    )
  );
}

function shownText(outline: Outline): string {
  return outline.slides.flatMap(shownLines).join("\n");
}

function everything(outline: Outline): string {
  return [shownText(outline), ...outline.slides.map(({ notes }) => notes ?? "")].join("\n");
}

/** Figures with their separators; the count that tells slides of one title apart is ours. */
function numbersIn(text: string): readonly string[] {
  return text.replaceAll(/ \(\d+\/\d+\)$/gmu, "").match(/\d+(?:[.,:]\d+)*/gu) ?? [];
}

function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

describe("the embedded author with a report", () => {
  it("makes a cover, a slide for each part and the text's own ending", async () => {
    const { outline, report: told } = await compose(report);
    expect(outline.slides.map(({ kind, title }) => [kind, title])).toEqual([
      ["title", "Harbour ferry – report for the second quarter"],
      ["bullets", "Passengers: We carried 41,300 passengers"],
      ["numbers", "Passengers"],
      ["numbers", "Costs"],
      ["chart", "Fuel: 28,000 → 30,500 € (April – June)"],
      ["bullets", "Safety: No accident was reported"],
      ["closing", "Next steps"],
    ]);
    expect(outline).toMatchObject({ language: "en", direction: "ltr" });
    expect(told).toMatchObject({ mode: "document", slideCount: 7 });
  });

  it("sets labelled figures large, and draws the table", async () => {
    const { outline } = await compose(report);
    expect(outline.slides[2]).toMatchObject({
      figures: [
        { value: "31,900", label: "Weekdays" },
        { value: "9,400", label: "Weekends" },
      ],
    });
    expect(outline.slides[4]).toMatchObject({
      chart: {
        categories: ["April", "May", "June"],
        series: [{ name: "Fuel" }, { name: "Staff" }],
        unit: "€",
      },
    });
  });

  it("keeps what was cut in the notes", async () => {
    const { outline, report: told } = await compose(report);
    const costs = outline.slides.find(({ title }) => title === "Costs");
    expect(costs === undefined ? [] : shownLines(costs)).toEqual(
      expect.arrayContaining(["12,700 €", "Repairs of the pier cost"]),
    );
    expect(costs?.notes).toContain(
      "although the storm that came over the harbour in June did far less damage to it than everybody had feared at first.",
    );
    expect(told.leftOut.every(({ where }) => where === "notes")).toBe(true);
  });
});

describe("the embedded author with prose", () => {
  it("gives each paragraph a slide whose title is one of its statements", async () => {
    const { outline } = await compose(article);
    const kinds = new Set(["bullets", "numbers", "statement"]);
    const titles = outline.slides.filter(({ kind }) => kinds.has(kind)).map(({ title }) => title);
    expect(titles.length).toBeGreaterThanOrEqual(3);
    for (const title of titles) expect(article).toContain(title);
  });
});

describe("the embedded author with a plan", () => {
  it("makes exactly the slides that are planned, in their order, and never shows their numbers", async () => {
    const { outline, report: told } = await compose(
      'Please follow this plan.\n\nSlide 1 - Title: "Welcome aboard", subtitle: For new deckhands\nSlide 2 - Your boat: built 2019, 3 decks, 200 seats\nSlide 3-4 - The lines. One slide each for:\n  * Market line (every 20 minutes)\n  * Night line (weekends only)\nSlide 5 - Closing: "Ask the captain."',
    );
    expect(told.mode).toBe("plan");
    expect(outline.slides.map(({ kind, title }) => [kind, title])).toEqual([
      ["title", "Welcome aboard"],
      ["numbers", "Your boat"],
      ["bullets", "The lines: Market line"],
      ["bullets", "The lines: Night line"],
      ["closing", "Ask the captain."],
    ]);
    expect(outline.slides[1]).toMatchObject({
      figures: [
        { value: "3", label: "Decks" },
        { value: "200", label: "Seats" },
      ],
    });
  });
});

describe("the embedded author with a topic", () => {
  it.each([
    { given: "The future of river ferries", language: "en", draft: "A storyline to fill in" },
    { given: "Die Zukunft der Fähren auf dem Rhein", language: "de", draft: "Ein roter Faden zum Ausfüllen" },
    { given: "L’avenir des bateaux sur la rivière", language: "fr", draft: "Une trame à compléter" },
    { given: "El futuro de los barcos en el río", language: "es", draft: "Un guion para completar" },
  ])("asks questions about $given and claims nothing", async ({ given, language, draft }) => {
    const { outline, report: told } = await compose(given);
    expect(told).toMatchObject({ mode: "topic", language });
    expect(outline.slides[0]).toMatchObject({ kind: "title", title: given, subtitle: draft });
    expect(outline.slides.length).toBeGreaterThanOrEqual(6);
    expect(numbersIn(shownText(outline))).toEqual([]);
    for (const { notes } of outline.slides.slice(1)) expect(notes).toBeTruthy();
  });

  it.each([
    ["How to dry herbs at home", "What you will be able to do"],
    ["Pitch for investors: herb drying as a service", "The problem"],
    ["Tea versus coffee", "Why this matters now"],
    ["Project review of the herb garden", "What we set out to do"],
  ])("follows the kind of talk in %s", async (given, want) => {
    const { outline } = await compose(given);
    expect(outline.slides[1]?.title).toContain(want);
  });

  it("takes the points that a brief asks for as its slides", async () => {
    const { outline } = await compose(
      "Please make a presentation with exactly 6 slides about bee hotels. Explain what a bee hotel is, why bees need it, and how to build one. Last slide: two things to do today.",
    );
    expect(outline.slides.map(({ title }) => title)).toEqual([
      "Bee hotels",
      "What a bee hotel is",
      "Why bees need it",
      "How to build one",
      expect.any(String),
      "Two things to do today",
    ]);
  });
});

describe("the number of slides", () => {
  const counts = [2, 3, 4, 5, 6, 7, 9, 12, 15, 20, 30];
  it.each(counts.flatMap((count) => [report, article, "Bees"].map((text) => ({ count, text }))))(
    "is $count where that is asked",
    async ({ count, text }) => {
      const { outline } = await compose(
        text === "Bees" ? `Bees, ${count} slides` : `Make exactly ${count} slides from this text:\n\n${text}`,
      );
      expect(outline.slides).toHaveLength(count);
    },
  );

  it("stays below a limit", async () => {
    const { outline, report: told } = await compose(`make slides from this, 4 slides max:\n\n${report}`);
    expect(outline.slides.length).toBeLessThanOrEqual(4);
    expect(told.slideCountAsked).toBe(4);
  });

  it("is 25 at most where nothing is asked, and every chapter is there", async () => {
    const chapters = Array.from(
      { length: 60 },
      (_, index) => `## Chapter word${index}\n\nAlpha sentence ${index} is here. Beta follows it.\n`,
    );
    const { outline } = await compose(`# Manual\n\n${chapters.join("\n")}`);
    expect(outline.slides.length).toBeLessThanOrEqual(25);
    for (let index = 0; index < 60; index += 1) expect(everything(outline)).toContain(`word${index}`);
  });
});

describe("what is on the slides", () => {
  const texts = [report, article, "Opening: 4 May\nPlace: the old mill, gate 3\nPrice: 12,50 €"];

  it.each(texts)("has no figure that the text has not", async (text) => {
    const { outline } = await compose(text);
    const known = new Set(numbersIn(text));
    expect(numbersIn(everything(outline)).filter((number) => !known.has(number))).toEqual([]);
  });

  it.each(texts)("has with the notes every word of the text", async (text) => {
    const { outline } = await compose(text);
    const present = new Set(wordsIn(everything(outline)));
    expect(wordsIn(text).filter((word) => !present.has(word))).toEqual([]);
  });

  it("has six points at most, and a title of its own on every slide", async () => {
    const { outline } = await compose(
      `${report}\n## List\n\n${Array.from({ length: 17 }, (_, n) => `- point ${n}`).join("\n")}`,
    );
    for (const slide of outline.slides) {
      if (slide.kind === "bullets") expect(slide.items.length).toBeLessThanOrEqual(6);
    }
    expect(new Set(outline.slides.map(({ title }) => title)).size).toBe(outline.slides.length);
  });
});

describe("the embedded author", () => {
  it.each([report, article])("does not mind line ends and spaces at the ends of lines", async (text) => {
    const { outline } = await compose(text);
    expect((await compose(text.replaceAll("\n", "\r\n"))).outline).toEqual(outline);
    expect((await compose(text.replaceAll("\n", "  \n").replaceAll("\n  \n", "\n\n"))).outline).toEqual(
      outline,
    );
    expect((await compose(text.normalize("NFD"))).outline).toEqual(outline);
  });

  it("says the same every time", async () => {
    expect(await compose(report)).toEqual(await compose(report));
  });

  it("tells its stages in order", async () => {
    const progress: AuthorProgress[] = [];
    await author.compose({ prompt: report, onProgress: (step) => progress.push(step) });
    // It draws no pictures.
    const stages = authorStages.slice(0, -1);
    expect(progress.map(({ stage }) => stage)).toEqual(stages);
    expect(progress.map(({ done, of }) => [done, of])).toEqual(
      stages.map((_, index) => [index, authorStages.length]),
    );
  });

  it("stops between stages when it is aborted", async () => {
    const controller = new AbortController();
    const stages: string[] = [];
    const onProgress = ({ stage }: AuthorProgress): void => {
      stages.push(stage);
      if (stage === "structure") controller.abort(new Error("no longer wanted"));
    };
    await expect(author.compose({ prompt: report, signal: controller.signal, onProgress })).rejects.toThrow(
      "no longer wanted",
    );
    expect(stages.at(-1)).toBe("structure");
  });

  it("refuses a prompt without anything printable", async () => {
    await expect(compose("\u0000\u200b \n\t")).rejects.toBeInstanceOf(PromptUnusableError);
    for (const prompt of ["?????? !!!!", "-----", "$ + $ = ?", "。。。。。"]) {
      await expect(compose(prompt)).rejects.toBeInstanceOf(PromptUnusableError);
    }
    await expect(compose("🎉🎉🎉🎉🎉")).resolves.toBeDefined();
  });
});

describe("whatever is written", () => {
  async function expectValid(prompt: string): Promise<void> {
    try {
      const { outline, report: told } = await compose(prompt);
      expect(() => createOutline(outline)).not.toThrow();
      expect(told.slideCount).toBe(outline.slides.length);
      expect(outline.slides.length).toBeLessThanOrEqual(40);
    } catch (error) {
      if (!(error instanceof PromptUnusableError)) throw error;
    }
  }

  const pieces = fc.constantFrom(
    "# ",
    "## 1.2 ",
    "- ",
    "1. ",
    "**",
    "`",
    "```\n",
    "|",
    "\n",
    "\n\n",
    ": ",
    ". ",
    "(",
    ")",
    '"',
    "“",
    "→",
    " – ",
    "a",
    "Tea is hot.",
    "12 slides",
    "Slide 2 - ",
    "https://a.example/b",
    "2,5 %",
    "茶。",
    "שלום",
    "\u0301",
    "👩‍🚀",
    "\t",
    "---\n",
    "===\n",
    "Ana: ",
    "{",
    "}",
    "[x](y)",
    "Q3 2025",
    "28 May 1850",
    "1.284,5 €",
    "45 %",
    "06:15 ",
    "Yes: a, b",
    "No: c, d",
    "**A**\n",
    "+ plus\n",
    "Total",
    "|-|-|\n",
    "> ",
    "## Actions\n",
  );
  it("a valid outline comes of options that are only marks", async () => {
    await expectValid("## Actions\n- 1. **A**\n+ plus\n# ===\n## Actions\n+ plus\n");
  });

  it("a valid outline comes of any mixture of marks and words", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { minLength: 5, maxLength: 60 }), (list) =>
        expectValid(list.join("")),
      ),
      { numRuns: 200 },
    );
  });

  it("a valid outline comes of any string", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", minLength: 5, maxLength: 200 }), expectValid),
      { numRuns: 200 },
    );
  });
});

describe("the README's example", () => {
  it("is true", async () => {
    const { outline, report: told } = await author.compose({ prompt: "Bees, 8 slides" });
    expect(outline.slides.length).toBe(8);
    expect(told.mode).toBe("topic");
  });
});
