import type { OutlineSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "../../embedded-author.ts";

const author = createEmbeddedAuthor();

async function slidesOf(prompt: string): Promise<readonly OutlineSlide[]> {
  return (await author.compose({ prompt })).outline.slides;
}

async function slideOf<Kind extends OutlineSlide["kind"]>(
  kind: Kind,
  prompt: string,
): Promise<Extract<OutlineSlide, { kind: Kind }>> {
  const slides = await slidesOf(prompt);
  const found = slides.find((slide): slide is Extract<OutlineSlide, { kind: Kind }> => slide.kind === kind);
  if (found === undefined)
    throw new Error(`Expected a ${kind}, got ${slides.map((slide) => slide.kind).join(", ")}.`);
  return found;
}

const visitors =
  "year,visitors,revenue_eur\n2021,42871,117250\n2022,86940,231700\n2023,109312,297450\n2024,118760,331900";

describe("tables", () => {
  it("become a chart of the series that is asked for, and a table of all: units never share an axis", async () => {
    const prompt = `Show the development of our visitor numbers:\n\n${visitors}`;
    const { chart, title, reading } = await slideOf("chart", prompt);
    expect(chart.categories).toEqual(["2021", "2022", "2023", "2024"]);
    expect(chart.series).toEqual([{ name: "Visitors", values: [42871, 86940, 109312, 118760] }]);
    expect(title).toBe("Visitors: 42,871 → 118,760 (2021 – 2024)");
    expect(reading).toEqual([{ text: "Highest value: 118,760 (2024)" }]);
    const table = await slideOf("table", prompt);
    expect(table.columns.map(({ heading }) => heading)).toEqual(["Year", "Visitors", "Revenue (EUR)"]);
  });

  it.each([
    { rows: "| A | 45 % |\n| B | 30 % |\n| C | 25 % |", form: "doughnut" },
    { rows: "| The very long name of one | 45 |\n| The other name | 30 |\n| Third | 20 |", form: "bar" },
    { rows: "| Q1 2024 | 45 |\n| Q2 2024 | 30 |\n| Q3 2024 | 20 |", form: "column" },
  ])("are drawn as a $form", async ({ rows, form }) => {
    const { chart } = await slideOf(
      "chart",
      `# Report\n\n## Figures\n\n| What | Value |\n|---|---|\n${rows}\n\n## More\n\nText follows here.`,
    );
    expect(chart.form).toBe(form);
  });

  it("stay tables where words matter, with their sum last and their numbers as written", async () => {
    const { rows } = await slideOf(
      "table",
      "# Kosten\n\n## Posten\n\n| Posten | Betrag | Wer |\n|---|---|---|\n| Gabeln | 1.284,50 € | Anna |\n| Sieb | 40,00 € | Jan |\n| Summe | 1.324,50 € | |\n\n## Weiter\n\nDas ist der Rest des Berichts.",
    );
    expect(rows.at(-1)).toMatchObject({
      role: "total",
      cells: [[{ text: "Summe" }], [{ text: "1.324,50 €" }], []],
    });
    expect(rows[0]?.cells[1]).toEqual([{ text: "1.284,50 €" }]);
  });
});

describe("rows of figures in a sentence", () => {
  it("become a chart over time, each quarter with its year", async () => {
    const { chart } = await slideOf(
      "chart",
      "# Tidal\n\n## Traction\n\nARR Q1 2024 $11k, Q2 $29k, Q3 $58k, Q1 2025 $141k.\n\n## Team\n\nNora and Idris, and three others who build.",
    );
    expect(chart.categories).toEqual(["Q1 2024", "Q2 2024", "Q3 2024", "Q1 2025"]);
    expect(chart.series[0]).toEqual({ name: "ARR", values: [11, 29, 58, 141] });
  });

  it("become a table where the sum follows", async () => {
    const { rows } = await slideOf(
      "table",
      "# Garden\n\n## What it costs\n\nforks 70 €, sieve 40 €, sign 60 €. Together 170 €.\n\n## Rest\n\nThere is a little more to be said here.",
    );
    expect(rows.at(-1)).toMatchObject({
      role: "total",
      cells: [[{ text: "Together" }], [{ text: "170 €" }]],
    });
  });
});

describe("amounts told in words", () => {
  it("become a chart where each member has a name and an amount of one unit", async () => {
    const { chart } = await slideOf(
      "chart",
      "# Sales\n\nThe year began well. July came in at €2.41 million, August at €1.78 million and September at €2.65 million. Nobody had expected that in the spring.",
    );
    expect(chart.categories).toEqual(["July", "August", "September"]);
    expect(chart.series[0]).toMatchObject({ values: [2.41, 1.78, 2.65] });
    expect(chart.unit).toBe("€ million");
  });

  it("keep a sum apart from its parts", async () => {
    const { rows } = await slideOf(
      "table",
      "# Club\n\nFinances: income £61,200, of which fees £38,900, grants £9,500, boat naming £12,800. It was a good year on the water for all of us.",
    );
    expect(rows.map(({ role }) => role)).toEqual([undefined, undefined, undefined, "total"]);
    expect(rows.at(-1)?.cells).toEqual([[{ text: "Income" }], [{ text: "£61,200" }]]);
  });

  it("that add up are one table without any unit, and what is taken off has its sign", async () => {
    const { rows } = await slideOf(
      "table",
      "# Roof\n\n## Cost\n\n- Panels: 46,500\n- Work: 12,800\n- Wiring (3 x 2): 3,950\n- Grant: - 18,900\n- Net: 44,350",
    );
    expect(rows.at(-1)).toMatchObject({ role: "total", cells: [[{ text: "Net" }], [{ text: "44,350" }]] });
    expect(rows[3]?.cells[1]).toEqual([{ text: "−18,900" }]);
  });
});

describe("lists", () => {
  it.each([
    ["Plan", "- March 2025: contract\n- June 2025: funding\n- April 2026: panels", "timeline"],
    [
      "Meilensteine",
      "- M1 Konzept – 28.02.2025 – erledigt\n- M2 Test – 16.05.2025 – offen\n- M3 Start – 01.09.2025 – offen",
      "timeline",
    ],
    ["План", "- 2025-02-28: Предложение\n- 2025-03-17: Договор\n- 2025-05-26: Итоги", "timeline"],
    [
      "الجدول الزمني",
      "- مارس 2025: توقيع العقد\n- يونيو 2025: إغلاق التمويل\n- أبريل 2026: تركيب الألواح",
      "timeline",
    ],
    ["Ablauf", "1. Wasser kochen\n2. Tee aufgießen\n3. Drei Minuten warten", "process"],
    ["The day", "- 06:15 open\n- 07:00 doors\n- 13:00 handover", "process"],
    ["流程", "1. 烧水\n2. 泡茶\n3. 等三分钟", "process"],
    [
      "Key figures",
      "- Revenue: $4.1 million (last year: $3.9 million)\n- Margin: 37.4 %\n- Churn: 2 %",
      "numbers",
    ],
    ["Was erlaubt ist", "- Ja: Schalen, Laub, Kaffeesatz\n- Nein: Fleisch, Käse", "comparison"],
    ["Change", "- Before: paper, fax\n- After: one form, one mail", "columns"],
    [
      "Actions",
      "- Tom: camera fix, by Thu 6 March\n- Wei: load test by 13 March\n- Carla: articles, text freeze 12 March\n- Jonas: mail plan, draft by 10 March\n- Luca: wording by 5 March\n- Ann: order by 6 March\n- Bo: call by 7 March",
      "table",
    ],
  ] as const)("under %s are a slide of their kind: %s", async (heading, list, kind) => {
    const slides = await slidesOf(
      `# Title of it\n\n## ${heading}\n\n${list}\n\n## Rest\n\nThere is a little more to be said here.`,
    );
    expect(slides.map((slide) => slide.kind)).toContain(kind);
  });

  it("keep the words of their dates, tasks and owners", async () => {
    const slides = await slidesOf(
      "# Meeting notes\n\n## Topic\n\nWe met and talked about it.\n\n## Subject\n\nAnd about another thing too.\n\n## Actions\n\n- Tom: camera fix, by Thu 6 March\n- Luca: wording, no later than 14 March",
    );
    expect(slides.at(-1)).toMatchObject({
      kind: "closing",
      nextSteps: [
        { action: "Camera fix", owner: "Tom", date: "Thu 6 March" },
        { action: "Wording", owner: "Luca", date: "14 March" },
      ],
    });
  });
});

describe("quotations, code and options", () => {
  it("give a quotation its own slide, with who said it", async () => {
    const quote = await slideOf(
      "quote",
      '# Report\n\n## Market\n\n> "The bikes are never stuck behind the tram."\n> — Maren Holt, founder\n\n## Rest\n\nThere is a little more to be said here.',
    );
    expect(quote).toMatchObject({
      quotation: "The bikes are never stuck behind the tram.",
      name: "Maren Holt",
      role: "founder",
    });
  });

  it("keep code as it is", async () => {
    const code = await slideOf(
      "code",
      "# Tool\n\n## Use\n\n```bash\nrun --name 'a'  -- ./x\n\tindented\n```\n\n## Rest\n\nThere is a little more to be said here.",
    );
    expect(code).toMatchObject({ code: "run --name 'a'  -- ./x\n\tindented", codeLanguage: "Bash" });
  });

  it("compare options by what speaks for and against them, and by the figures that all have", async () => {
    const option = (name: string, cost: string): string =>
      `**Option ${name}**\nInvestment ${cost} €, life 20 years\n+ quiet\n– dear\n`;
    const prompt = `Compare two ways for the owners' meeting. Be neutral until the last slide, then give the recommendation of the committee: option A.\n\n${option("A", "142,000")}\n${option("B", "68,500")}`;
    const { options } = await slideOf("comparison", prompt);
    expect(options.map(({ points }) => points.map(({ sign }) => sign))).toEqual([
      ["plus", "minus"],
      ["plus", "minus"],
    ]);
    const { rows } = await slideOf("table", prompt);
    expect(rows[0]?.cells).toEqual([
      [{ text: "Investment" }],
      [{ text: "142,000 €" }],
      [{ text: "68,500 €" }],
    ]);
    expect((await slidesOf(prompt)).at(-1)).toMatchObject({
      kind: "closing",
      title: "Recommendation of the committee: option A",
    });
  });
});

describe("plans that say how", () => {
  it.each([
    ["The recipe, as big numbers: 18.0 g in, 38 g out, 93 °C", "numbers", "The recipe"],
    ["A day (process): 06:15 open - 07:00 doors - 13:00 handover", "process", "A day"],
    [
      'Two columns, "We do" / "We don\'t"\n   We do: greet, taste\n   We don\'t: steam twice, leave',
      "comparison",
      "We do / We don't",
    ],
    ['Quote: "Coffee is a business that uses beans." (our founder, Maren Holt)', "quote", "Maren Holt"],
    ["Your first days: day 1 shift, day 3 till, week 2 milk test", "timeline", "Your first days"],
    ["Agenda: who we are, our coffee", "agenda", "Agenda"],
  ])("show %s as %s", async (line, kind, title) => {
    const slides = await slidesOf(
      `Slide 1 - Title: "Welcome"\nSlide 2 - ${line}\nSlide 3 - Closing: "Questions?"`,
    );
    expect(slides[1]).toMatchObject({ kind, title });
  });
});
