import { createOutline, type PlacedElement, singleElements } from "@lectern/deck";
import { outlines } from "@lectern/deck/testing";
import { childElements, descendantElements, elementText, parseXml } from "@lectern/ooxml";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openDeck, renderOutline } from "./index.ts";

describe("the picture of a slide", () => {
  it("has every word of it, in well-formed SVG without a number that is none, whatever the deck", () => {
    fc.assert(
      fc.property(outlines({ hostile: true }), (outline) => {
        const { bytes, deck } = renderOutline(outline);
        const drawable = openDeck(bytes);
        expect(drawable.slideCount).toBe(deck.slides.length);
        deck.slides.forEach((slide, index) => {
          const svg = drawable.draw(index + 1);
          expect(svg).not.toMatch(/NaN|Infinity|undefined/u);
          const drawn = drawnLetters(svg);
          for (const words of slide.elements.flatMap(textsOf)) expect(drawn).toContain(lettersOf(words));
        });
      }),
      { numRuns: 12, seed: 20261122, endOnFailure: true },
    );
  });

  it("stands in the lines that were measured, with what letters and colours the deck has", () => {
    const outline = createOutline({
      title: "Bees & flowers",
      language: "en",
      direction: "ltr",
      slides: [
        { kind: "title", title: "Bees & flowers" },
        {
          kind: "chart",
          title: "Hives by year",
          chart: {
            form: "column",
            categories: ["2024", "2025"],
            series: [{ name: "Hives", values: [12, 1400] }],
          },
        },
      ],
      design: { look: "harbor" },
    });
    const deck = openDeck(renderOutline(outline).bytes);
    const cover = parseXml(deck.draw(1));
    expect(cover.attributes["viewBox"]).toBe("0 0 1280 720");
    expect(elementText(childElements(cover, "title")[0] ?? cover)).toBe("Bees & flowers");
    const [line] = descendantElements(cover, "text");
    expect(line?.attributes["font-family"]).toMatch(/^Cambria, Caladea/u);
    expect(Number(line?.attributes["textLength"])).toBeGreaterThan(100);
    const bars = descendantElements(parseXml(deck.draw(2)), "rect");
    const [low = 0, high = 0] = bars.map(({ attributes }) => Number(attributes["height"]));
    expect(high / low).toBeCloseTo(1400 / 12, 0);
    expect(deck.draw(2)).toContain(">1,400</text>");
  });

  it("keeps bold and colour to the words that have them", () => {
    const text = [{ text: "Bees", bold: true }, { text: " fly far" }];
    const outline = createOutline({
      title: "Bees",
      language: "en",
      direction: "ltr",
      slides: [
        {
          kind: "bullets",
          title: "Insects",
          items: [{ text }, { text: [{ text: "Wasps build" }] }, { text: [{ text: "Ants walk" }] }],
        },
      ],
      design: { look: "harbor" },
    });
    const texts = descendantElements(parseXml(openDeck(renderOutline(outline).bytes).draw(1)), "text");
    const line = texts.find((element) => elementText(element) === "Bees fly far");
    const [bold, plain] = line ? childElements(line, "tspan") : [];
    expect(line?.attributes["font-weight"]).toBeUndefined();
    expect(line?.attributes["fill"]).toBeUndefined();
    expect(bold?.attributes["font-weight"]).toBe("700");
    expect(plain?.attributes["font-weight"]).toBeUndefined();
  });

  it("keeps the words of a decision inside its lozenge", () => {
    const question = "Is the heat on by May?";
    const outline = createOutline({
      title: "Pumps",
      language: "en",
      direction: "ltr",
      slides: [
        {
          kind: "flow",
          title: "When we open",
          nodes: [
            { id: "1", form: "question", text: question, edges: [{ to: "2", label: "Yes" }, { to: "3" }] },
            { id: "2", form: "end", text: "Open" },
            { id: "3", form: "end", text: "Wait" },
          ],
        },
      ],
      design: { look: "harbor" },
    });
    const { bytes, deck } = renderOutline(outline);
    const lozenge = deck.slides
      .flatMap(({ elements }) => singleElements(elements))
      .find((element) => element.kind === "shape" && element.geometry === "flowDecision");
    const texts = descendantElements(parseXml(openDeck(bytes).draw(1)), "text");
    const lines = texts.filter((element) => question.includes(elementText(element).replace(/\u00a0/gu, " ")));
    expect(lines.length).toBeGreaterThan(1);
    const widest = Math.max(...lines.map(({ attributes }) => Number(attributes["textLength"])));
    expect(widest * 9_525).toBeLessThanOrEqual((lozenge?.box.width ?? 0) / 2);
  });

  it("is refused for a slide that the deck does not have, and for bytes that are no deck", () => {
    const outline = createOutline({
      title: "Bees",
      language: "en",
      direction: "ltr",
      slides: [{ kind: "title", title: "Bees" }],
    });
    const deck = openDeck(renderOutline(outline).bytes);
    expect(() => deck.draw(2)).toThrow(new RangeError("Expected a slide from 1 to 1, got 2."));
    expect(() => openDeck(new Uint8Array([1, 2, 3]))).toThrow("Expected a PowerPoint file");
  });
});

/** Lines end anywhere, and capitals may be the look's. */
function lettersOf(text: string): string {
  return text.replace(/\s+/gu, "").toLowerCase();
}

function drawnLetters(svg: string): string {
  return lettersOf(descendantElements(parseXml(svg), "text").map(elementText).join(""));
}

function textsOf(element: PlacedElement): readonly string[] {
  return singleElements([element]).flatMap((each): string[] => {
    switch (each.kind) {
      case "placeholder":
      case "shape":
        return (each.text?.paragraphs ?? []).map(({ runs }) => runs.map(({ text }) => text).join(""));
      case "table":
        return each.rows.flatMap(({ cells }) =>
          cells.flatMap(({ text }) =>
            text.paragraphs.map(({ runs }) => runs.map((run) => run.text).join("")),
          ),
        );
      default:
        return [];
    }
  });
}
