// SVG -> the fonts that it has letters for -> each letter in a font that has it -> stretches in one font placed, clusters spaced
// -> resvg -> PNG.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createFontShelf, type OpenFonts } from "./font-shelf.ts";
import { createTextMeasure } from "./measure-text.ts";
import { hasStretches, placeStretches } from "./place-stretches.ts";
import { setFonts } from "./set-fonts.ts";
import { hasClusters, spaceClusters } from "./space-clusters.ts";

/** Returns an SVG document that stands alone as a PNG of 1,280 pixels on its longer side; throws an Error where it is no SVG. */
export type Rasterize = (svg: string) => Promise<Uint8Array>;

/** Returns what draws pictures; what that takes is loaded at the first one. */
export function createRasterizer(): Rasterize {
  let loading: ReturnType<typeof loadResvg> | undefined;
  const shelf = createFontShelf();
  return async (svg) => {
    loading ??= loadResvg();
    const [Resvg, fonts] = await Promise.all([loading, shelf.open(svg)]);
    const set = setFonts(svg, fonts.find);
    const words = await placeWords(set, fonts);
    const font = { fontBuffers: await fonts.readFiles() };
    const picture = new Resvg(words, { font, fitTo: { mode: longerSide(svg), value: 1280 } });
    try {
      const image = picture.render();
      const png = image.asPng();
      image.free();
      return png;
    } finally {
      picture.free();
    }
  };
}

async function placeWords(set: string, fonts: OpenFonts): Promise<string> {
  if (!hasStretches(set) && !hasClusters(set)) return set;
  const measure = await createTextMeasure(await fonts.readFilesByCut());
  return spaceClusters(placeStretches(set, measure.width), measure.shifts);
}

/** Pages may be up to 56 inches tall, and one wide. */
function longerSide(svg: string): "width" | "height" {
  const [, width = 0, height = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/u.exec(svg) ?? [];
  return Number(height) > Number(width) ? "height" : "width";
}

async function loadResvg() {
  const { initWasm, Resvg } = await import("@resvg/resvg-wasm");
  const path = fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"));
  await initWasm(await readFile(path));
  return Resvg;
}
