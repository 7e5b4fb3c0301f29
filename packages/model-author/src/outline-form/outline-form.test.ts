import { slideKinds } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { exampleOutline } from "./example-outline.ts";
import { readOutlineForm, readSlideChange, readSlideForm } from "./read-outline-form.ts";
import { writeSlideFields } from "./write-slide-fields.ts";

describe("the example", () => {
  it("has a slide of every kind and is taken without a word", async () => {
    const { value, faults, advice } = await readOutlineForm(exampleOutline);
    expect([faults, advice]).toEqual([[], []]);
    expect(new Set(value?.slides.map(({ kind }) => kind))).toEqual(new Set(slideKinds));
  });

  it.each(exampleOutline.slides)("is written out as it was read: $kind", (slide) => {
    const { value } = readSlideForm(slide, "en");
    if (value === undefined) throw new Error("Expected a slide.");
    const again = readSlideForm(writeSlideFields(value), "en");
    expect([again.faults, again.value]).toEqual([[], value]);
  });
});

const bullets = { kind: "bullets", title: "T", items: [{ text: "One" }, { text: "Two" }] };
const chart = {
  kind: "chart",
  title: "T",
  chart: { form: "line", categories: ["May", "June"], series: [{ name: "Sales", values: [1, 2] }] },
};

describe("readSlideForm", () => {
  it.each([
    { given: "a text", want: [["", 'expected an object {kind, title, …}, got "a text"']] },
    {
      given: { kind: "list", title: "T" },
      want: [["/kind", /^expected one of title, agenda, .*, got "list"$/u]],
    },
    {
      given: { ...bullets, bullets: ["x"], title: "" },
      want: [
        [
          "/bullets",
          "expected no such field: a bullets slide has title, items, total, takeaway, source, picture, partsOf, backup, notes",
        ],
        ["/title", 'expected a text of at most 130 characters, got ""'],
      ],
    },
    {
      given: { ...bullets, items: [{ text: "One" }, { txt: "Two" }, "three", null] },
      want: [
        ["/items/1/txt", "expected no such field: this has lead, text, amount, status, emphasis, children"],
        ["/items/1/text", "expected a text of at most 240 characters, got nothing"],
        ["/items/2", /^expected an object \{lead\?, text, .*, got "three"$/u],
        ["/items/3", /got null$/u],
      ],
    },
    {
      given: {
        ...chart,
        chart: { ...chart.chart, form: "area", highlightedCategory: "July", decimals: 1.5 },
      },
      want: [
        ["/chart/form", /^expected one of column, .*, got "area"$/u],
        ["/chart/decimals", "expected a whole number, got 1.5"],
        ["/chart/highlightedCategory", 'expected one of the categories: "May", "June", got "July"'],
      ],
    },
    {
      given: { ...chart, chart: { ...chart.chart, series: [{ name: "Sales", values: ["1 %", 2] }] } },
      want: [["/chart/series/0/values/0", 'expected a number, as digits only, got "1 %"']],
    },
    {
      given: { ...chart, chart: { ...chart.chart, series: [{ name: "Sales", values: [1, 2, 3] }] } },
      want: [["/chart/series/0/values", "expected 2 values, one for each category, got 3"]],
    },
    {
      given: { ...bullets, items: [{ text: "x".repeat(2_001) }] },
      want: [["/items/0/text", "expected at most 2000 characters, got 2001"]],
    },
    { given: { kind: "matrix", title: "T" }, want: [["/quadrants", /^expected /u]] },
  ])("finds every fault and where it is: $given", ({ given, want }) => {
    const { value, faults } = readSlideForm(given, "en");
    expect(value).toBeUndefined();
    expect(faults.map(({ pointer }) => pointer)).toEqual(want.map(([pointer]) => pointer));
    for (const [index, [, message = ""]] of want.entries())
      expect(faults[index]?.message).toEqual(
        typeof message === "string" ? message : expect.stringMatching(message),
      );
  });

  it("advises where a text is longer than reads well", () => {
    const { value, advice } = readSlideForm({ ...bullets, title: "word ".repeat(30).trim() }, "en");
    expect(value?.kind).toBe("bullets");
    expect(advice).toEqual([{ pointer: "/title", message: "has 149 characters; at most 130 read well" }]);
  });
});

describe("readSlideChange", () => {
  const titled = (title: string) => ({ kind: "statement", title });

  it("puts slides in the place of one and leaves the others as they are", async () => {
    const given = { title: "T", language: "en", slides: ["One", "Two", "Three"].map(titled) };
    const { value: outline } = await readOutlineForm(given);
    if (outline === undefined) throw new Error("Expected an outline.");
    const long = "word ".repeat(30).trim();
    const changed = await readSlideChange({ outline, place: 1, slides: [titled("A"), titled(long)] });
    expect(changed.value?.slides.map(({ title }) => title)).toEqual(["One", "A", long, "Three"]);
    expect(changed.value?.slides[0]).toEqual(outline.slides[0]);
    expect(changed.advice.map(({ pointer }) => pointer)).toEqual([
      "/slides/2/title",
      "/slides/0",
      "/slides/3",
    ]);
    const refused = await readSlideChange({ outline, place: 0, slides: [titled("A"), { kind: "x" }] });
    expect([refused.value, refused.faults.map(({ pointer }) => pointer)]).toEqual([
      undefined,
      ["/slides/1/kind"],
    ]);
    const backup = await readSlideChange({ outline, place: 0, slides: [{ ...titled("A"), backup: true }] });
    expect(backup.faults.map(({ pointer }) => pointer)).toEqual(["/slides/0/backup"]);
  });
});

describe("readOutlineForm", () => {
  it("finds the faults of all slides, and of the deck, at once", async () => {
    const { faults } = await readOutlineForm({
      title: " ",
      language: "english!",
      slides: [{ kind: "x" }, { ...bullets, items: 3 }],
    });
    expect(faults.map(({ pointer }) => pointer)).toEqual([
      "/title",
      "/language",
      "/slides/0/kind",
      "/slides/1/items",
    ]);
  });

  it("takes no more than a deck can hold, without a long look at it", async () => {
    const items = Array.from({ length: 5_000 }, () => ({ txt: 1 }));
    const many = Array.from({ length: 300 }, () => bullets);
    const read = async (slides: readonly unknown[]) =>
      (await readOutlineForm({ title: "T", language: "en", slides })).faults;
    expect(await read(many)).toEqual([
      { pointer: "/slides", message: "expected at most 200 slides, got 300" },
    ]);
    expect(await read([{ ...bullets, items }])).toHaveLength(100);
    expect(await read([{ ...bullets, notes: "x".repeat(300_000) }])).toEqual([
      { pointer: "/slides/0", message: expect.stringMatching(/^expected a slide of at most 250000 /u) },
    ]);
  });

  it("says what nobody wants to show of a deck without a fault", async () => {
    const { value, faults, advice } = await readOutlineForm({
      title: "Deck",
      language: "en",
      slides: [bullets, { ...bullets, items: [{ text: "TBD" }, { text: "By [your name]" }] }, bullets, chart],
    });
    expect([value?.slides.length, faults]).toEqual([4, []]);
    expect(advice.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining([
        "/slides/0",
        "/slides/3",
        "/slides/1/items/0/text",
        "/slides/1/title",
        "/slides/2/title",
      ]),
    );
  });
});
