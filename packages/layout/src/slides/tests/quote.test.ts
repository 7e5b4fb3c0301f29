import type { QuoteSlide } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { classicTemplate, fullTemplate } from "../../testing/index.ts";
import { named, pagesOf, placeSlide, textOf } from "../../testing/place-slide.ts";

const quote: QuoteSlide = {
  kind: "quote",
  title: "Customers feel it",
  quotation: "It cut our planning from six weeks to nine days.",
  name: "Maria Keller",
  role: "COO",
};

describe("a quotation", () => {
  test("is the title of its page, in its language's marks, with its source below and the slide's title above", () => {
    const [page] = pagesOf(placeSlide(quote, { language: "de" }));
    expect(page?.title).toBe("„It cut our planning from six weeks to nine days.“");
    expect(fullTemplate.layouts.find(({ id }) => id === page?.layoutId)?.name).toBe("h");
    expect(textOf(named(page, /^body 1$/u)[0])).toBe("Maria Keller\nCOO");
    expect(textOf(named(page, /^Message/u)[0])).toBe("Customers feel it");
  });

  test("hangs its opening mark before the edge of its lines", () => {
    const [page] = pagesOf(placeSlide(quote));
    const [title] = named(page, /^title/u);
    const { marginStart = 0, indent } = title?.text?.paragraphs[0] ?? {};
    expect(marginStart).toBeGreaterThan(0);
    expect(indent).toBe(-marginStart);
    const [source] = named(page, /^body 1$/u);
    expect((title?.box.x ?? 0) + marginStart).toBe(source?.box.x);
  });

  test("of a few words is set large", () => {
    const size = (quotation: string) =>
      named(pagesOf(placeSlide({ ...quote, quotation }))[0], /^title/u)[0]?.text?.paragraphs[0]?.runs[0]
        ?.size;
    expect(size("It just works.")).toBeGreaterThan(size(`${quote.quotation} `.repeat(3)) ?? 0);
  });

  test("stands below the slide's title where that finds no room above it", () => {
    const title = "What customers told us in the long autumn interviews, ".repeat(4).trim();
    const [page] = pagesOf(placeSlide({ ...quote, title }));
    expect(page?.title.startsWith("What customers told us")).toBe(true);
    expect(textOf(named(page, /^Quotation/u)[0])).toBe(`“${quote.quotation}”`);
  });

  test("stands below the slide's title where the template has no layout for it", () => {
    const [page] = pagesOf(placeSlide(quote, { template: classicTemplate, language: "fr" }));
    expect(page?.title).toBe(quote.title);
    expect(textOf(named(page, /^Quotation/u)[0])).toBe(`«\u202f${quote.quotation}\u202f»`);
    expect(textOf(named(page, /^Source/u)[0])).toBe("Maria Keller\nCOO");
  });
});
