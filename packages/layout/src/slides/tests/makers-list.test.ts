import { inches, type OutlineSlide, points, type SlideDesign } from "@lectern/deck";
import { expect, test } from "vitest";
import { boxOf } from "../../geometry.ts";
import { classicTemplate } from "../../testing/index.ts";
import { pagesOf, placeSlide, textOf } from "../../testing/place-slide.ts";

const said = ["Why", "How", "Who", "When"].map((word) => ({
  title: word,
  summary: `${word}, in a few words`,
}));
const agenda = (count: number): OutlineSlide => ({
  kind: "agenda",
  title: "Today",
  entries: said.slice(0, count),
});
const cards = (value?: string): OutlineSlide => ({
  kind: "cards",
  title: "Four rules",
  cards: said.map(({ title, summary }) => ({
    heading: title,
    text: [{ text: summary }],
    ...(value && { value }),
  })),
});

const pictured: SlideDesign = {
  image: { bytes: new Uint8Array(), mediaType: "image/png" },
  background: "FFFFFF",
  title: boxOf(inches(0.5), inches(0.3), inches(9), inches(1.2)),
  content: boxOf(inches(0.5), inches(1.75), inches(9), inches(4.9)),
};

interface Makers {
  readonly uses?: number | undefined;
  readonly size?: number;
  readonly content?: SlideDesign;
}

function listOf(slide: OutlineSlide, { uses = 9, size = 28, content }: Makers = {}) {
  const layouts = classicTemplate.layouts.map((layout) => ({
    ...layout,
    ...(layout.type === "obj" && { uses }),
    placeholders: layout.placeholders.map((one) => ({
      ...one,
      levels: one.levels.map((level) => (one.type === "obj" ? { ...level, size: points(size) } : level)),
    })),
  }));
  const template = { ...classicTemplate, layouts, ...(content && { slideDesigns: { content } }) };
  const [page] = pagesOf(placeSlide(slide, { template }));
  const list = page?.elements.find(
    (one) => one.kind === "placeholder" && textOf(one).includes("in a few words"),
  );
  return list?.kind === "placeholder" ? list : undefined;
}

test("an agenda and plain cards are lists with the makers' marks, where many slides of a template have such", () => {
  for (const slide of [agenda(4), cards()]) {
    const list = listOf(slide);
    expect(list?.text.paragraphs.map(({ level }) => level)).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
    expect(list?.text.paragraphs[0]?.runs[0]?.size).toBeGreaterThan(20);
    const filled = (list?.text.measured.height ?? 0) / (list?.box.height ?? 1);
    expect(filled).toBeGreaterThan(0.7);
    expect(filled).toBeLessThan(0.96);
  }
});

test("and where most slides of the makers stand on a picture of their own", () => {
  expect(listOf(agenda(4), { uses: 1, content: pictured })).toBeDefined();
});

test.each([
  { what: "a list would leave half of the page empty", slide: agenda(2), more: {} },
  { what: "the makers' type is small", slide: agenda(4), more: { size: 18 } },
  { what: "hardly any slide has one", slide: agenda(4), more: { uses: 1 } },
  { what: "cards have figures", slide: cards("12 %"), more: {} },
])("they are not where $what", ({ slide, more }) => {
  expect(listOf(slide, more)).toBeUndefined();
});
