// A slide of an outline -> the fields in which an assistant writes it: what `readSlideFields` makes the same slide of.
import type { OutlineSlide, RichText, TextRun } from "@lectern/deck";
import type { Fields } from "../answer/model-deck.ts";
import type { RecordShape, Shape } from "../slides/shape.ts";
import { slideShapes } from "../slides/slide-fields.ts";

/** Returns a slide in the fields that an assistant writes: texts with marks for their looks, places by their words. */
export function writeSlideFields(slide: OutlineSlide): Fields {
  return { kind: slide.kind, ...writeRecord(slideShapes[slide.kind].shape, slide as unknown as Fields) };
}

function writeRecord({ fields }: RecordShape, given: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, shape]) =>
      given[name] === undefined ? [] : [[name, write(shape, given[name], given)] as const],
    ),
  );
}

function write(shape: Shape, value: unknown, owner: Fields): unknown {
  switch (shape.kind) {
    case "text":
      return shape.form === "rich" ? writeRich(value as RichText) : value;
    case "place":
      return (owner[shape.list] as readonly unknown[])[value as number];
    case "list":
      return (value as readonly unknown[]).map((one) => write(shape.of, one, owner));
    case "record":
      return writeRecord(shape, value as Fields);
    default:
      return value;
  }
}

function writeRich(runs: RichText): string {
  return runs.map(writeRun).join("");
}

/** One mark around each run, besides a link: marks that meet would be read otherwise. */
function writeRun({ text, bold, italic, code, href }: TextRun): string {
  const words = href === undefined ? text : `[${text}](${href})`;
  if (code) return `\`${words}\``;
  if (bold) return `**${words}**`;
  return italic ? `*${words}*` : words;
}
