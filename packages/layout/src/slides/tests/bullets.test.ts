import { inches, type OutlineSlide, plainStyle, type Template } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { fullTemplate } from "../../testing/index.ts";
import { named, pagesOf, placeSlide, textOf } from "../../testing/place-slide.ts";

const onePoint = (title: string, text: string, lead?: string) =>
  pagesOf(
    placeSlide({
      kind: "bullets",
      title,
      items: [{ text: [{ text }], ...(lead !== undefined && { lead }) }],
    }),
  );

describe("a list of one point", () => {
  test("is said once where its title is the beginning of it", () => {
    const [page, another] = onePoint("Children under ten…", "Children under ten borrow every third book.");
    expect(another).toBeUndefined();
    expect(page?.title).toBe("Children under ten borrow every third book");
    expect(named(page, /^body 1$/u)).toEqual([]);
  });

  test("loses a lead-in that is its title", () => {
    const [page] = onePoint("Open questions", "Who looks after the pump", "Open questions");
    const said = (page?.elements ?? []).map(textOf).join("\n");
    expect(said.match(/Open questions/gu)).toHaveLength(1);
  });
});

test("terms that go on over a second page have type for those of one page, not for all", () => {
  const items = Array.from({ length: 10 }, (_, index) => ({
    lead: `Term ${index + 1}`,
    text: [{ text: "What is said of it" }],
  }));
  const pages = pagesOf(placeSlide({ kind: "bullets", title: "Ten terms", items }));
  const sizes = pages.flatMap((page) =>
    named(page, /^Text/u).map(({ text }) => text?.paragraphs[0]?.runs[0]?.size ?? 0),
  );
  expect(pages).toHaveLength(2);
  expect(sizes).toHaveLength(10);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(20);
});

describe("one point below the name of what it tells", () => {
  // The first list of a deck stands beside its title.
  const short = ["It is short", "So is this"].map((text) => ({ text: [{ text }] }));
  const before: readonly OutlineSlide[] = [{ kind: "bullets", title: "One", items: short }];
  const sizesOf = (title: string, text: string, lead?: string) => {
    const items = [{ text: [{ text }], ...(lead !== undefined && { lead }) }];
    const { slides } = placeSlide({ kind: "bullets", title, items }, { before });
    const page = slides.find((slide) => slide.title === title);
    const sizeOf = (words: string) => {
      const element = named(page, /./u).find((one) => textOf(one).includes(words));
      return element?.text?.paragraphs[0]?.runs[0]?.size ?? 0;
    };
    return { name: sizeOf(title), point: sizeOf(text) };
  };

  test.each([
    {
      title: "Where we are",
      text: "1,140 missed appointments in 2024, each costs about $165",
      lead: undefined,
    },
    { title: "Ziel", text: "Unter vier Prozent bis Dezember", lead: undefined },
    { title: "Le votazioni", text: "bilancio 2025 e rinnovo di due consiglieri", lead: "Si vota su:" },
  ])("is larger than the name “$title”", ({ title, text, lead }) => {
    const { name, point } = sizesOf(title, text, lead);
    expect(point).toBeGreaterThanOrEqual(24);
    expect(point).toBeGreaterThanOrEqual(name);
  });

  test.each([
    { title: "The tariff rises by four percent in January", text: "Children pay as before" },
    { title: "How it works", text: "Add your points on “How it works” here." },
  ])("stands below “$title”, which says more or is what it speaks of", ({ title, text }) => {
    const { name, point } = sizesOf(title, text);
    expect(point).toBeLessThan(name);
  });
});

test.each([
  { texts: ["Stop early", "Tea counts, too"], most: 3.3, least: 36 },
  {
    texts: [
      "A point that goes on for a good while, so that it needs several lines of the tile that it has",
      "And another point of about the same length, which has a tile of its own beside the first one",
    ],
    most: 4.9,
    least: 24,
  },
])("tiles are as high as their words need, with air, and no higher", ({ texts, most, least }) => {
  // The first list of a deck stands beside its title.
  const short = ["It is short", "So is this"].map((text) => ({ text: [{ text }] }));
  const before: readonly OutlineSlide[] = [{ kind: "bullets", title: "One", items: short }];
  const items = texts.map((text) => ({ text: [{ text }] }));
  const { slides } = placeSlide({ kind: "bullets", title: "T", items }, { before });
  const tiles = slides
    .flatMap((slide) => named(slide, /^Tile/u))
    .filter((tile) => textOf(tile).replaceAll("\u00a0", " ") === texts[0]);
  expect(tiles).toHaveLength(1);
  expect(tiles[0]?.box.height).toBeLessThanOrEqual(inches(most));
  expect(tiles[0]?.text?.paragraphs[0]?.runs[0]?.size).toBeGreaterThanOrEqual(least);
});

describe("lists of few short points", () => {
  const list = (index: number): OutlineSlide => ({
    kind: "bullets",
    title: `Title ${index}`,
    items: ["Churn fell to one farm in 18 months", "Letters from 212 farms", "Margin at 81 %"].map(
      (text) => ({
        text: [{ text }],
      }),
    ),
  });
  const slides = pagesOf(placeSlide(list(7), { before: [1, 2, 3, 4, 5, 6].map(list) }));

  test("take another form than the one before", () => {
    const forms = slides.map((slide) => {
      const names = slide.elements.map(({ name }) => name.replaceAll(/\d+/gu, ""));
      return `${slide.layoutId}: ${[...new Set(names)].toSorted().join()}`;
    });
    expect(new Set(forms).size).toBeGreaterThanOrEqual(3);
    expect(forms.filter((form, index) => form === forms[index - 1])).toEqual([]);
  });

  test("have no figure in bold that the outline does not mark", () => {
    for (const { elements } of slides) {
      const runs = elements.flatMap((element) =>
        element.kind === "shape" && element.text
          ? element.text.paragraphs.flatMap((paragraph) => paragraph.runs)
          : [],
      );
      const bold = runs.filter((run) => run.bold).map(({ text }) => text);
      for (const figure of ["18 months", "212", "81\u00a0%"]) expect(bold).not.toContain(figure);
    }
  });

  test("are at least 20 points large", () => {
    const sizes = slides.flatMap(({ elements }) =>
      elements.flatMap((element) =>
        element.kind !== "chart" &&
        "text" in element &&
        element.text &&
        !/^(?:ftr|sldNum|footer|slide)/iu.test(element.name)
          ? element.text.paragraphs.flatMap(({ runs }) => runs.map(({ size }) => size))
          : [],
      ),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(20);
  });
});

test("numbered clauses have a narrow column for their numbers on every page", () => {
  const clauses = (index: number): OutlineSlide => ({
    kind: "bullets",
    title: `${index} Terms`,
    items: [
      { lead: `${index}.1`, text: [{ text: "Employees shall be reachable by telephone" }] },
      { lead: `${index}.2`, text: [{ text: "Working time is recorded daily" }] },
      { lead: `${index}.3 Questions`, text: [{ text: "Human Resources" }] },
    ],
  });
  const pages = pagesOf(placeSlide(clauses(5), { before: [1, 2, 3, 4].map(clauses) }));
  for (const [index, page] of pages.entries()) {
    const terms = named(page, /^Term/u);
    expect(terms.map(textOf)).toEqual([1, 2, 3].map((clause) => `${index + 1}.${clause}`));
    expect(Math.max(...terms.map(({ box }) => box.width))).toBeLessThan(inches(1.2));
  }
  const said = (pages[0]?.elements ?? []).map(textOf).join("\n");
  expect(said).toContain("Questions: Human Resources");
});

test("a closing that is only its title stands lower than one with takeaways", () => {
  const [alone] = pagesOf(placeSlide({ kind: "closing", title: "Questions?" }));
  const items = [{ text: [{ text: "Ask" }] }];
  const [listed] = pagesOf(placeSlide({ kind: "closing", title: "Questions?", items }));
  const topOf = (page: typeof alone) => named(page, /^title/u)[0]?.box.y ?? 0;
  expect(topOf(alone)).toBeGreaterThan(topOf(listed));
});

test("an agenda does not number titles that bring their numbers", () => {
  const entries = [{ title: "1 Scope" }, { title: "2 Duties" }];
  const [page] = pagesOf(placeSlide({ kind: "agenda", title: "Agenda", entries }));
  expect(named(page, /^Entry/u).map(textOf)).toEqual(["Scope", "Duties"]);
  expect(named(page, /^Numeral/u).map(textOf)).toEqual(["1", "2"]);
});

describe("terms with their texts", () => {
  const termsOf = (title: string): OutlineSlide => ({
    kind: "bullets",
    title,
    items: ["Rope", "Sail", "Oar"].map((lead) => ({
      lead: `${lead}:`,
      text: [{ text: `What a ${lead} is for` }],
    })),
  });

  test("are rows, and cards where the pages before have other forms", () => {
    const deck = placeSlide(termsOf("Third"), { before: [termsOf("First"), termsOf("Second")] });
    const namesOf = (title: string) =>
      named(
        deck.slides.find((slide) => slide.title === title),
        /^(?:Term|Card)/u,
      ).map(({ name }) => name.replace(/ .*/u, ""));
    expect([...new Set(namesOf("First"))]).toEqual(["Term"]);
    expect([...new Set(namesOf("Third"))]).toEqual(["Card"]);
  });
});

test("terms stand above their texts, but open them where amounts would go on over a second page", () => {
  const costs = ["Suit", "Smoker", "Hive tool", "First hive", "Nucleus"].map((lead, index) => ({
    lead,
    text: [{ text: "What it is for, told in a line" }],
    amount: { value: 10 + index, shown: `£${10 + index}` },
  }));
  const pagesWith = (count: number) =>
    pagesOf(
      placeSlide({
        kind: "bullets",
        title: "What it costs to begin",
        items: costs.slice(0, count),
        total: { value: 60, shown: "£60", label: "To start with one hive" },
        takeaway: [{ text: "The first three are half of it" }],
      }),
    );
  const termsOf = (count: number) =>
    named(pagesWith(count)[0], /^Point/u).map((element) => element.text?.paragraphs.length);
  expect(termsOf(2)).toEqual([2, 2, 1]);
  expect(pagesWith(5)).toHaveLength(1);
  expect(termsOf(5)).toEqual([1, 1, 1, 1, 1, 1]);
});

test("terms stand in the place for lists, with its marks, where many slides of a template have lists there", () => {
  const items = ["Hull", "Deck", "Mast"].map((lead) => ({ lead, text: [{ text: "is painted twice" }] }));
  const placesOf = (uses: number) => {
    const layouts = fullTemplate.layouts.map((layout) => ({
      ...layout,
      ...(layout.type === "obj" && { uses }),
    }));
    const template = { ...fullTemplate, layouts };
    const [page] = pagesOf(placeSlide({ kind: "bullets", title: "The boat", items }, { template }));
    return (page?.elements ?? []).filter(
      (element) => element.kind === "placeholder" && textOf(element).includes("is painted twice"),
    );
  };
  expect(placesOf(9)).toHaveLength(1);
  expect(placesOf(1)).toHaveLength(0);
});

test("the sign of the one row that warns stands behind the words, which all begin where rows do", () => {
  const items = ["Brake hand", "Carabiner", "Gate side"].map((lead, index) => ({
    lead,
    text: [{ text: "People let go to sort out the rope, and this hand stays closed" }],
    ...(index === 0 && { emphasis: "warning" as const }),
  }));
  const [page] = pagesOf(placeSlide({ kind: "bullets", title: "What goes wrong", items }));
  const [sign] = named(page, /^Warning/u);
  const words = named(page, /^(?:Point|Text) /u);
  expect(words.length).toBeGreaterThan(0);
  for (const { box } of words) expect(sign?.box.x).toBeGreaterThanOrEqual(box.x + box.width);
});

describe("lists in a look of ours", () => {
  const own: Template = { ...fullTemplate, style: plainStyle };
  const list = (title: string, texts: readonly string[]): OutlineSlide => ({
    kind: "bullets",
    title,
    items: texts.map((text) => ({ text: [{ text }] })),
  });
  const short = ["A booth", "A nine-minute test", "A result to read on the bus"];

  test("begin with large type between rules, and have strong panels once in four", () => {
    const before = ["One", "Two", "Three"].map((title) => list(title, short));
    const slides = pagesOf(placeSlide(list("Four", short), { template: own, before }));
    const panels = slides.map((slide) => named(slide, /^Row/u).length > 0);
    expect(panels[0]).toBe(false);
    const sizes = named(slides[0], /^Point/u).map(({ text }) => text?.paragraphs[0]?.runs[0]?.size ?? 0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(36);
    expect(panels.filter(Boolean)).toHaveLength(1);
  });

  test("have one weight, a term before the text of a point where others have none", () => {
    const items = [
      { text: [{ text: "Bring a lamp" }] },
      { lead: "Phones", text: [{ text: "off, all of them" }] },
    ];
    const [page] = pagesOf(placeSlide({ kind: "bullets", title: "Rules", items }, { template: own }));
    const [plain, termed] = named(page, /^Point/u);
    expect(plain?.text?.paragraphs[0]?.runs.map(({ bold }) => bold ?? false)).toEqual([false]);
    expect(textOf(termed)).toBe("Phones: off, all of them");
  });
});

describe("one point in a look of ours", () => {
  const own: Template = { ...fullTemplate, style: plainStyle };
  const sizeIn = (slide: OutlineSlide, words: string, before: readonly OutlineSlide[] = []) => {
    const { slides } = placeSlide(slide, { template: own, before });
    const said = slides.at(-1)?.elements.find((element) => textOf(element).includes(words));
    const text = said?.kind === "placeholder" ? said.text : undefined;
    return text?.paragraphs.at(-1)?.runs[0]?.size ?? 0;
  };
  const point = (title: string, text: string): OutlineSlide => ({
    kind: "bullets",
    title,
    items: [{ text: [{ text }] }],
  });

  test("is set in display type in its layout's place, the larger the fewer its words", () => {
    const short = sizeIn(point("Ask", "£450k by summer"), "£450k");
    const long = sizeIn(
      point("Ask", "Everybody over fifty gets their eyes tested, nobody gets their ears tested"),
      "Everybody",
    );
    expect(short).toBeGreaterThanOrEqual(66);
    expect(long).toBeGreaterThanOrEqual(40);
    expect(long).toBeLessThan(short);
  });

  test("is no command, which would break at its hyphens", () => {
    const command = "lectern generate notes.md -o notes.pptx";
    const slide: OutlineSlide = {
      kind: "bullets",
      title: "Without a server",
      items: [{ text: [{ text: command, code: true }] }],
    };
    expect(sizeIn(slide, "lectern")).toBeLessThan(sizeIn(point("Without a server", command), "lectern"));
  });

  test("looks so on each page of a run of them", () => {
    const before = ["Passport", "Shoes"].map((title) => point(title, "In the small pocket, not in the case"));
    const alone = sizeIn(point("Pencil", "Take two and a sharpener"), "Take two");
    expect(sizeIn(point("Pencil", "Take two and a sharpener"), "Take two", before)).toBe(alone);
  });

  test("stands larger than usual below a title that says more", () => {
    const slide = point("Members delivering olives: 186", "Twelve fewer");
    expect(sizeIn(slide, "Members")).toBeGreaterThanOrEqual(54);
    expect(sizeIn(slide, "Twelve fewer")).toBeGreaterThanOrEqual(28);
  });
});

describe("a few terms with a few words each", () => {
  const own: Template = { ...fullTemplate, style: plainStyle };
  const before: readonly OutlineSlide[] = [{ kind: "section", title: "Part" }];
  const bandsOf = (count: number, text: string) => {
    const items = Array.from({ length: count }, (_, index) => ({
      lead: `Term ${index + 1}`,
      text: [{ text }],
    }));
    const slide: OutlineSlide = { kind: "bullets", title: "What they are", items };
    const { slides } = placeSlide(slide, { template: own, before });
    return slides.flatMap((page) => named(page, /^Band/u));
  };

  test("stand on bands that fill the page", () => {
    const bands = bandsOf(3, "what it is");
    expect(bands).toHaveLength(3);
    expect(bands.reduce((sum, { box }) => sum + box.height, 0)).toBeGreaterThan(inches(3));
  });

  test.each([
    { what: "many", count: 5, text: "what it is" },
    {
      what: "told at length",
      count: 3,
      text: "what is said of it takes more words than one line of large type",
    },
  ])("but stand between rules where they are $what", ({ count, text }) => {
    expect(bandsOf(count, text)).toEqual([]);
  });
});
