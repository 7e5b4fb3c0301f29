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

test("digits beside ideographs and Hangul have a letter with them that keeps them in their own font", () => {
  const set = (words: string) =>
    setFonts(page(`<text font-family="A">${words}</text>`), (_, letter) =>
      letter > 0x5ff ? "cjk" : "latin",
    );
  expect(set("2억")).toMatch(
    /억<\/tspan><tspan font-family="latin"[^>]* fill="none"[^>]*>.<\/tspan><\/text>/u,
  );
  for (const words of ["억", "2", "2 दिन", "2 راكب"]) expect(set(words)).not.toContain('fill="none"');
});

test("what is no SVG is refused", async () => {
  await expect(rasterize("no picture")).rejects.toThrow();
});
