import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createRasterizer } from "./index.ts";
import { setFonts } from "./set-fonts.ts";

const rasterize = createRasterizer();
const page = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="320" height="180"><path d="M0 0H320V180H0Z" fill="#ffffff"/>${content}</svg>`;
const text = (words: string, family = "Arial, Arial, 'Liberation Sans', sans-serif", more = "") =>
  page(`<text x="20" y="100" font-family="${family}" font-size="40" ${more} fill="#000000">${words}</text>`);

/** Reads how many pixels are darker than white, and the size. */
function readPng(png: Uint8Array) {
  const view = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const parts: Buffer[] = [];
  for (let at = 8; at < view.length; at += 12 + view.readUInt32BE(at)) {
    if (view.toString("latin1", at + 4, at + 8) === "IDAT")
      parts.push(view.subarray(at + 8, at + 8 + view.readUInt32BE(at)));
  }
  return {
    width: view.readUInt32BE(16),
    height: view.readUInt32BE(20),
    data: inflateSync(Buffer.concat(parts)),
  };
}

/** Two pictures are drawn alike where their pixels are the same. */
const pixels = async (svg: string) => readPng(await rasterize(svg)).data.toString("base64");

describe("a picture", () => {
  test("has 1,280 pixels on its longer side", async () => {
    expect(readPng(await rasterize(page("")))).toMatchObject({ width: 1280, height: 720 });
    const tall = page("")
      .replace("0 0 320 180", "0 0 10 400")
      .replace('"320"', '"10"')
      .replace('"180"', '"400"');
    expect(readPng(await rasterize(tall))).toMatchObject({ width: 32, height: 1280 });
  });

  test.each([
    ["Arial", "Arial, Arial, 'Liberation Sans', sans-serif", "Night buses"],
    ["Calibri", "Calibri, Carlito, sans-serif", "Night buses"],
    ["Cambria", "Cambria, Caladea, serif", "Night buses"],
    ["Georgia", "Georgia, Gelasio, serif", "Night buses"],
    ["Courier New", "'Courier New', 'Liberation Mono', Cousine, monospace", "Night buses"],
    ["Times", "'Times New Roman', 'Liberation Serif', Tinos, serif", "Night buses"],
    ["an unknown family", "Nosuch, Arial, 'Liberation Sans', sans-serif", "Night buses"],
    ["Greek", "Calibri, Carlito, sans-serif", "Νυχτερινά"],
    ["Cyrillic", "Calibri, Carlito, sans-serif", "Ночные"],
    ["Arabic", "Arial, Arial, 'Liberation Sans', sans-serif", "الحافلات"],
    ["letters that Caladea lacks", "Cambria, Caladea, serif", "Νυχτερινά"],
  ])("has text in %s", async (_name, family, words) => {
    expect(await pixels(text(words, family))).not.toBe(await pixels(page("")));
  });

  test("tells bold, italic and another family apart", async () => {
    const family = "Calibri, Carlito, sans-serif";
    const drawn = await Promise.all([
      pixels(text("Night", family)),
      pixels(text("Night", family, 'font-weight="700"')),
      pixels(text("Night", family, 'font-style="italic"')),
      pixels(text("Night", "Cambria, Caladea, serif")),
    ]);
    expect(new Set(drawn).size).toBe(4);
  });
});

const rightToLeft = (words: string, anchor = "") =>
  page(
    `<text x="160" y="100" direction="rtl" ${anchor} font-family="Arial, sans-serif" font-size="20">${words}</text>`,
  );

test("text from right to left begins at its right", async () => {
  const words = "1200 راكب";
  const starts = setFonts(rightToLeft(words), () => "Arimo");
  expect(starts).toContain('text-anchor="end"');
  expect(setFonts(rightToLeft(words, 'text-anchor="end"'), () => "Arimo")).toContain('text-anchor="start"');
  expect(setFonts(rightToLeft(words, 'text-anchor="middle"'), () => "Arimo")).toContain(
    'text-anchor="middle"',
  );
});

test("each letter names the font that has it", () => {
  const svg = page('<text font-family="A"><tspan font-family="B">a &amp; ب</tspan> c</text>');
  const found = setFonts(svg, (families, letter) => `${families}${letter > 0x600 ? "-arabic" : ""}`);
  expect(found).toContain(
    '<tspan font-family="B"><tspan font-family="B">a &amp; </tspan><tspan font-family="B-arabic">ب</tspan></tspan>',
  );
  expect(found).toContain('<tspan font-family="A"> c</tspan>');
});

test("the letters of a text in one family are told together", () => {
  const svg = page(
    '<text font-family="A"><tspan font-family="B">до 10</tspan><tspan>x &lt; y</tspan></text>',
  );
  const told: string[] = [];
  setFonts(svg, (families, _letter, among) => {
    told.push(`${families}: ${among}`);
    return families;
  });
  expect(new Set(told)).toEqual(new Set(["B: до 10", "A: x  y"]));
});

const georgia = "Georgia, Gelasio, serif";
const calibri = "Calibri, Carlito, sans-serif";
const bold = 'font-weight="700"';
/** Two texts, one behind the other, as they would stand if they were drawn alone. */
const two = (first: string, second: string, x: number) =>
  page(
    `<text x="20" y="100" font-size="40" fill="#000000">${first}</text><text x="${x}" y="100" font-size="40" fill="#000000">${second}</text>`,
  );
const run = (family: string, words: string) =>
  `<tspan font-family="${family}" font-weight="700">${words}</tspan>`;

describe("one weight and family", () => {
  test("digits among words that a family lacks have the words' face", async () => {
    expect(await pixels(text("до 10 марта", georgia, bold))).toBe(
      await pixels(text("до 10 марта", "Tinos, serif", bold)),
    );
  });

  test("digits in Arabic have the weight and the face of the words", async () => {
    const line = (content: string) =>
      page(`<text x="300" y="100" direction="rtl" font-size="40" fill="#000000">${content}</text>`);
    const told = await pixels(line(run(calibri, "15 مايو")));
    expect(told).toBe(await pixels(line(`${run(calibri, "15")}${run(calibri, " مايو")}`)));
    expect(told).not.toBe(await pixels(line(run(calibri, "15 مايو").replace("700", "400"))));
  });

  test("words behind a sign that their family lacks stay in it", async () => {
    const sign = await pixels(two(run("Arimo", "\u25b2"), "", 200));
    const both = await pixels(two(run(calibri, "\u25b2 Gelb"), "", 200));
    expect(both).not.toBe(sign);
    expect(both).not.toBe(await pixels(two(run("Arimo", "\u25b2 Gelb"), "", 200)));
  });

  test("an emoji is drawn, and the words before it as without it", async () => {
    const words = await pixels(text("Games", georgia));
    expect(await pixels(text("Games \u{1f389}", georgia))).not.toBe(words);
    expect(await pixels(text("\u{1f389}", georgia))).not.toBe(await pixels(text("\u{1f388}", georgia)));
  });
});

test("what is no SVG is refused", async () => {
  await expect(rasterize("no picture")).rejects.toThrow();
});
