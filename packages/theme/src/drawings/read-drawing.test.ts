import { describe, expect, it } from "vitest";
import { readDrawing } from "./read-drawing.ts";

const cheese = `<svg viewBox="0 0 100 100"><path d="M8 44C8 30 92 30 92 44V66C92 84 8 84 8 66Z" fill="main"/>
<ellipse cx="50" cy="44" rx="42" ry="13" fill="light"/><path d="M50 44L78 54V76L50 62Z" fill="paper"/></svg>`;

function svg(inside: string): string {
  return `<svg viewBox="0 0 100 100">${inside}</svg>`;
}

function tonesOf(answer: string): readonly number[] {
  const read = readDrawing(answer);
  return read.kind === "drawn" ? read.illustration.areas.map(({ tone }) => tone) : [];
}

function reasonOf(answer: string): string | undefined {
  const read = readDrawing(answer);
  return read.kind === "refused" ? read.reason : undefined;
}

const pair =
  '<rect x="10" y="10" width="40" height="80" fill="dark"/><rect x="50" y="10" width="40" height="80" fill="light"/>';

describe("a drawing", () => {
  it("fills a field of its own form, from back to front in its tones", () => {
    const read = readDrawing(`Here it is:\n\`\`\`svg\n${cheese}\n\`\`\``);
    if (read.kind === "refused") throw new Error(read.reason);
    const { width, height, areas } = read.illustration;
    expect([width, Math.round((100 * height) / width)]).toEqual([760, 58]);
    expect(areas.map(({ tone }) => tone)).toEqual([2, 3, 4]);
    for (const { commands } of areas) expect(commands).toMatch(/^M-?\d[MLCZ\d -]+Z$/u);
  });

  it.each([
    { given: "names of tones", inside: pair, want: [1, 3] },
    {
      given: "colours as light as they are",
      inside: pair.replace("dark", "#222").replace("light", "#EEEEEE"),
      want: [0, 4],
    },
    {
      given: "groups with a fill and a transform",
      inside: `<g fill="ink" transform="translate(10 0) rotate(5 50 50)"><g><circle cx="40" cy="50" r="30"/></g></g>${pair}`,
      want: [0, 1, 3],
    },
    {
      given: "a style",
      inside: `<circle cx="50" cy="50" r="9" style="fill:ink;stroke:none"/>${pair}`,
      want: [0, 1, 3],
    },
    {
      given: "lines, as bands between their corners",
      inside: `${pair}<polyline points="20,20 50,80 80,20" fill="none" stroke="ink" stroke-width="4"/>`,
      want: [1, 3, 0, 0],
    },
    {
      given: "a ground over the whole view, which goes",
      inside: `<rect width="100" height="100" fill="paper"/>${pair}`,
      want: [1, 3],
    },
    {
      given: "words, scripts and pictures, which go",
      inside: `<title>x</title><script>alert(1)</script><text x="9" y="9">x</text><image href="http://x"/>${pair}`,
      want: [1, 3],
    },
    {
      given: "shines, which go",
      inside: `${pair}<circle cx="40" cy="40" r="20" fill="paper" opacity="0.2"/>`,
      want: [1, 3],
    },
    {
      given: "parts that run the same way, one over the other",
      inside:
        '<path d="M10 10H70V90H10ZM50 10H90V90H50Z" fill="dark"/><circle cx="20" cy="50" r="8" fill="paper"/>',
      want: [1, 1, 4],
    },
    {
      given: "a part that runs the other way, which is a hole",
      inside:
        '<path d="M10 10H90V90H10ZM30 30V70H70V30Z" fill="dark"/><circle cx="20" cy="50" r="8" fill="paper"/>',
      want: [1, 4],
    },
  ])("may have $given", ({ inside, want }) => expect(tonesOf(svg(inside))).toEqual(want));

  it("may have more lines than areas, where they lie apart", () => {
    const dashes = Array.from({ length: 200 }, (_, index) => {
      const [x, y] = [12 + 7.5 * (index % 10), 12 + 3.8 * Math.floor(index / 10)];
      return `M${x} ${y}h4`;
    });
    const path = `<path d="${dashes.join("")}" fill="none" stroke="paper" stroke-width="1"/>`;
    const tones = tonesOf(svg(pair + path));
    expect(tones.length).toBeLessThan(8);
    expect([...new Set(tones)]).toEqual([1, 3, 4]);
  });

  it("keeps lines that cross as two areas, for one would have a hole there", () => {
    const lines = '<path d="M20 20L80 80M80 20L20 80" fill="none" stroke="ink" stroke-width="4"/>';
    expect(tonesOf(svg(pair + lines))).toEqual([1, 3, 0, 0]);
  });

  it("is cut at the edge of its view", () => {
    const read = readDrawing(svg(`${pair}<circle cx="100" cy="50" r="30" fill="ink"/>`));
    expect(read.kind === "drawn" && read.illustration.width).toBeGreaterThan(755);
    expect(read.kind === "drawn" && read.illustration.height).toBeGreaterThan(600);
  });
});

describe("what is no drawing", () => {
  it.each([
    { given: "prose", answer: "I cannot draw.", want: "is no whole SVG" },
    { given: "half an answer", answer: cheese.slice(0, 150), want: "is no whole SVG" },
    { given: "broken XML", answer: svg('<path d="M0 0" <g>'), want: "is no well-formed SVG" },
    { given: "nothing", answer: svg(""), want: "is empty" },
    {
      given: "a silhouette",
      answer: svg('<circle cx="50" cy="50" r="45" fill="ink"/>'),
      want: "has one tone",
    },
    {
      given: "a speck",
      answer: svg('<circle cx="50" cy="50" r="5" fill="ink"/><circle cx="52" cy="50" r="3" fill="main"/>'),
      want: "is too small in its view",
    },
    {
      given: "a hairline",
      answer: svg(
        '<path d="M0 0L100 100" stroke="ink" fill="none"/><path d="M0 1L100 98" stroke="paper" fill="none"/>',
      ),
      want: "leaves its field empty",
    },
  ])("is refused: $given", ({ answer, want }) => expect(reasonOf(answer)).toBe(want));

  const entities = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
  it.each([
    { given: "a path of 10 MB", answer: svg(`<path d="M0 0${"L1 1".repeat(2_500_000)}"/>`) },
    { given: "no numbers", answer: svg('<path d="MNaN NaNLInfinity 3" fill="ink"/>') },
    {
      given: "numbers that no file can say",
      answer: svg(`<circle cx="1e308" cy="-1e308" r="1e308"/>${pair}`),
    },
    {
      given: "a transform to nowhere",
      answer: svg(`<g transform="scale(1e200) translate(1e200)">${pair}</g>`),
    },
    {
      given: "a thousand groups in each other",
      answer: svg(`${"<g>".repeat(1_000)}${"</g>".repeat(1_000)}`),
    },
    { given: "ten thousand shapes", answer: svg('<rect width="1" height="1"/>'.repeat(10_000)) },
    { given: "many lines", answer: svg(`<path d="M0 0${"l9 9l-9 -9".repeat(700)}" stroke="ink"/>`) },
    { given: "entities", answer: `${entities}${svg("<text>&b;</text>")}` },
    { given: "entities within", answer: svg(`${entities}<text>&b;</text>`) },
    { given: "a view that is none", answer: '<svg viewBox="0 0 0 NaN"><rect width="9" height="9"/></svg>' },
    { given: "nothing but opening tags", answer: "<svg ".repeat(100_000) },
  ])("is refused at once: $given", ({ answer }) => {
    const begun = performance.now();
    expect(readDrawing(answer).kind).toBe("refused");
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
