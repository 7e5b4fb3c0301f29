import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { ChartForm, OutlineSlide, SlideKind } from "@lectern/deck";
import { renderOutline } from "@lectern/engine";
import {
  descendantElements,
  elementText,
  firstElement,
  inflateEntry,
  parseXml,
  readZip,
  type XmlElement,
} from "@lectern/ooxml";
import { looks } from "@lectern/theme";
import validate from "@ooxml-tools/validate";
import { beforeAll, describe, expect, it } from "vitest";
import type { Example } from "./example.ts";
import { promptsFolder } from "./folders.ts";
import { gallery } from "./gallery.ts";
import { type RenderedExample, renderExample, renderPrompt } from "./render-example.ts";

/** A new kind of slide, or form of chart, does not compile until it stands here. */
const kinds: Readonly<Record<SlideKind, true>> = {
  title: true,
  agenda: true,
  section: true,
  bullets: true,
  columns: true,
  comparison: true,
  table: true,
  chart: true,
  timeline: true,
  process: true,
  numbers: true,
  quote: true,
  statement: true,
  cards: true,
  flow: true,
  hierarchy: true,
  matrix: true,
  plan: true,
  code: true,
  closing: true,
};
const forms: Readonly<Record<ChartForm, true>> = {
  bar: true,
  column: true,
  stackedBar: true,
  stackedColumn: true,
  line: true,
  pie: true,
  doughnut: true,
};

const slides = gallery.flatMap(({ outline }) => outline.slides);
const validated = process.env["THOROUGH_TESTS"] ? gallery : chooseCover(gallery);

describe("the gallery", () => {
  it("holds every file of outlines/ under its name", () => {
    const files = readdirSync(new URL("../outlines/", import.meta.url)).map((file) =>
      file.replace(/\.ts$/u, ""),
    );
    expect(gallery.map(({ name }) => name)).toEqual(files.sort());
  });

  it.each(Object.keys(kinds))("shows slides of the kind %s in at least three decks", (kind) => {
    const shown = (slide: OutlineSlide) => slide.kind === kind;
    expect(gallery.filter(({ outline }) => outline.slides.some(shown)).length).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.keys(forms))("shows a chart of the form %s", (form) => {
    expect(slides.some((slide) => slide.kind === "chart" && slide.chart.form === form)).toBe(true);
  });

  it.each(looks.slice(0, 6).map(({ name }) => name))("shows the look %s in at least two decks", (look) => {
    expect(gallery.filter((example) => example.look === look).length).toBeGreaterThanOrEqual(2);
  });

  it.each(["zh", "ja", "ar", "de", "en"])("speaks %s", (language) => {
    expect(gallery.some(({ outline }) => outline.language.startsWith(language))).toBe(true);
  });

  it("has notes on every slide", () => {
    expect(slides.filter(({ notes }) => !notes?.trim())).toEqual([]);
  });
});

describe.each(gallery.map((example) => ({ ...example, isValidated: validated.includes(example) })))(
  "$name",
  (example) => {
    let rendered: RenderedExample;
    beforeAll(() => {
      rendered = renderExample(example);
    });

    it("is free of findings", () => {
      expect(rendered.inspection.findings).toEqual([]);
      expect(rendered.lint).toEqual([]);
    });

    // The validator takes up to four seconds a deck.
    if (example.isValidated)
      it("is valid by the Open XML SDK", async () => {
        expect(await validate(rendered.bytes, "pptx", "Microsoft365")).toEqual([]);
      });

    it("has a title of its own in a title placeholder on every slide, and no empty placeholder", () => {
      const placeholders = readSlideParts(rendered.bytes).map(readPlaceholders);
      const titles = placeholders.map((all) =>
        all.filter(({ type }) => titleTypes.has(type)).map(({ text }) => text),
      );
      expect(titles.filter((found) => found.length !== 1 || found[0]?.trim() === "")).toEqual([]);
      expect(new Set(titles.flat()).size).toBe(rendered.slideCount);
      expect(placeholders.flat().filter(({ text }) => text.trim() === "")).toEqual([]);
    });

    it("has no text under 12 pt besides footers and source lines", () => {
      const sizes = rendered.inspection.slides.map(({ smallestText }) => smallestText ?? 12);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
    });

    it("has the same bytes every time", () => {
      const { bytes } = renderOutline(example.outline, { look: example.look });
      expect(Buffer.from(bytes).equals(rendered.bytes)).toBe(true);
    });
  },
);

describe("a prompt", () => {
  it.each(readdirSync(promptsFolder))("%s becomes a deck without findings", async (file) => {
    const { slideCount, inspection, lint } = await renderPrompt(file, join(promptsFolder, file));
    expect(slideCount).toBeGreaterThanOrEqual(3);
    expect(inspection.findings).toEqual([]);
    expect(lint).toEqual([]);
  });
});

/** As few decks as show every look, kind of slide, form of chart and direction that there is in all of them. */
function chooseCover(examples: readonly Example[]): readonly Example[] {
  const missing = new Set(examples.flatMap(shownBy));
  const chosen: Example[] = [];
  while (missing.size > 0) {
    const news = (example: Example) => shownBy(example).filter((shown) => missing.has(shown)).length;
    const best = examples.reduce((one, other) => (news(other) > news(one) ? other : one));
    for (const shown of shownBy(best)) missing.delete(shown);
    chosen.push(best);
  }
  return chosen;
}

function shownBy({ look, outline }: Example): readonly string[] {
  const parts = outline.slides.map((slide) =>
    slide.kind === "chart" ? `chart ${slide.chart.form}` : slide.kind,
  );
  return [...new Set([`look ${look}`, outline.direction, ...parts])];
}

const titleTypes = new Set(["title", "ctrTitle"]);

function readSlideParts(bytes: Uint8Array): XmlElement[] {
  return [...readZip(bytes).entries.values()]
    .filter(({ name }) => /^ppt\/slides\/[^/]+\.xml$/u.test(name))
    .map((entry) => parseXml(inflateEntry(entry)));
}

function readPlaceholders(slide: XmlElement): { readonly type: string; readonly text: string }[] {
  return descendantElements(slide, "sp").flatMap((shape) => {
    const placeholder = firstElement(shape, "nvSpPr", "nvPr", "ph");
    const text = descendantElements(shape, "t").map(elementText).join("");
    return placeholder ? [{ type: placeholder.attributes["type"] ?? "obj", text }] : [];
  });
}
