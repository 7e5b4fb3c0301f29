import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Outline } from "@lectern/deck";
import { renderOutline } from "@lectern/engine";
import { chooseLayouts } from "@lectern/layout";
import { readTemplate, type TemplatePackage } from "@lectern/pptx";
import { guideTemplates } from "@lectern/pptx/testing";
import sharp from "sharp";
import { guideFolder, outFolder } from "../folders.ts";
import { writePdfs, writePictures } from "../pictures/convert.ts";
import { findProgram } from "../pictures/programs.ts";
import { drawOneLayout } from "./draw-template.ts";

const folder = join(outFolder, "guide");
const tile = { width: 480, height: 270 };
const gap = 16;
const heading = 30;

/** Draws the pictures of the guide to templates: what helps less at the start, what helps at the end. */
export async function drawGuide(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { name, poor, good } of guideTemplates()) {
    const columns = [await drawColumn(`${name}-poor`, poor), await drawColumn(`${name}-good`, good)];
    const file = join(guideFolder, `template-${name}.png`);
    await writeSheet(columns, file);
    console.log(file);
  }
}

// A layout says most about where things stand, a chart and cards about colours.
async function drawColumn(name: string, bytes: Uint8Array): Promise<readonly Buffer[]> {
  const template = readTemplate(bytes);
  const slides = await drawSlides(name, template);
  if (name.startsWith("accents")) return slides.slice(2, 4);
  const { layout } = chooseLayouts(template.template).content;
  const drawing = Buffer.from(drawOneLayout(template.template, layout));
  return [await toTile(drawing), ...slides.slice(1, 2)];
}

async function drawSlides(name: string, template: TemplatePackage): Promise<readonly Buffer[]> {
  const [soffice, pdftoppm] = [findProgram("soffice"), findProgram("pdftoppm")];
  if (!soffice || !pdftoppm) throw new Error("Expected soffice and pdftoppm on the PATH, got none.");
  const file = join(folder, `${name}.pptx`);
  writeFileSync(file, renderOutline(outline, { template }).bytes);
  await writePdfs(soffice, [file], folder);
  const pictures = await writePictures(pdftoppm, join(folder, `${name}.pdf`), join(folder, name));
  return Promise.all(pictures.map((picture) => toTile(picture)));
}

function toTile(picture: Buffer | string): Promise<Buffer> {
  return sharp(picture, { density: 144 }).resize(tile.width, tile.height, { fit: "fill" }).png().toBuffer();
}

async function writeSheet(columns: readonly (readonly Buffer[])[], file: string): Promise<void> {
  const rows = Math.max(...columns.map((column) => column.length));
  const width = gap + columns.length * (tile.width + gap);
  const height = heading + rows * (tile.height + gap);
  const tiles = columns.flatMap((column, across) =>
    column.map((input, down) => ({
      input,
      left: gap + across * (tile.width + gap),
      top: heading + down * (tile.height + gap),
    })),
  );
  await sharp({ create: { width, height, channels: 3, background: "#e2e8f0" } })
    .composite([{ input: Buffer.from(drawHeadings(width)), left: 0, top: 0 }, ...tiles])
    .png({ palette: true })
    .toFile(file);
}

function drawHeadings(width: number): string {
  const [first, second] = [gap, gap + tile.width + gap];
  const label = (x: number, text: string, color: string) =>
    `<text x="${x}" y="21" font-family="sans-serif" font-weight="bold" font-size="15" fill="${color}">${text}</text>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${heading}">` +
    `${label(first, "− Helps less", "#9f1239")}${label(second, "+ Helps", "#166534")}</svg>`
  );
}

const outline: Outline = {
  title: "A new reading room",
  language: "en",
  direction: "ltr",
  slides: [
    { kind: "title", title: "A new reading room" },
    {
      kind: "bullets",
      title: "Visitors stay longer where there is light",
      items: [
        { text: [{ text: "The average visit grew from 41 to 58 minutes" }] },
        { text: [{ text: "Window seats are taken first, every day of the week" }] },
        { text: [{ text: "Loans rose by 12 % without a single new shelf" }] },
        { text: [{ text: "Families come back on Sundays" }] },
      ],
    },
    {
      kind: "chart",
      title: "Sunday is the busiest day",
      chart: {
        form: "column",
        categories: ["Thursday", "Friday", "Saturday", "Sunday"],
        series: [
          { name: "Before", values: [310, 280, 420, 460] },
          { name: "After", values: [350, 330, 540, 690] },
        ],
      },
    },
    {
      kind: "cards",
      title: "Three rooms, three moods",
      cards: [
        { heading: "Quiet", text: [{ text: "Single desks, no telephones" }] },
        { heading: "Together", text: [{ text: "Round tables and a wall to write on" }] },
        { heading: "Play", text: [{ text: "Carpets, picture books, low shelves" }] },
      ],
    },
  ],
};
