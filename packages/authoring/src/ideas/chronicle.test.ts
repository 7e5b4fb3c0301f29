import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "../embedded-author.ts";

const history = `History of the bicycle

Drais invented his running machine in 1817, which the press called Draisine. He patented the design in 1818.

In 1868 the Michaux company began to make its frames of cast iron. In 1885 John Starley made the first safety bicycle.

In 1888 John Dunlop made the first practical pneumatic tyre. The freewheel was developed in 1898, enabling the rider to coast. In 1905 Paul de Vivie built a gear of two speeds.`;

describe("withChronicle", () => {
  it("gathers dated events and tells none of them twice", async () => {
    const { slides } = (await createEmbeddedAuthor().compose({ prompt: history })).outline;
    const events = slides.flatMap((slide) => (slide.kind === "timeline" ? slide.events : []));
    expect(events.map(({ date }) => date)).toEqual(
      expect.arrayContaining(["1817", "1868", "1885", "1888", "1898", "1905"]),
    );
    const others = JSON.stringify(
      slides.flatMap(({ notes: _, ...slide }) => (slide.kind === "timeline" ? [] : [slide])),
    );
    for (const { title } of events) expect(others).not.toContain(title.slice(1, 24));
    expect(JSON.stringify(events)).not.toContain("…");
  });

  it("leaves a text with a date here and there alone", async () => {
    const prompt =
      "Our club rows on the lake. It was founded in 1911.\n\nMembers pay in spring. Boats are shared by all of us. Nobody rows alone in winter.";
    const { slides } = (await createEmbeddedAuthor().compose({ prompt })).outline;
    expect(slides.some(({ kind }) => kind === "timeline")).toBe(false);
  });
});
