import type { Color } from "./color.ts";
import type { Surface } from "./file/surface.ts";
import type { TextStyle } from "./file/text-style.ts";
import { inches } from "./grid.ts";
import type { TypeScale, TypeStep } from "./type-scale.ts";

/** Returns the look of text of one step of a scale in a colour. */
export function textStyle(step: TypeStep, color: Color, alignment?: TextStyle["alignment"]): TextStyle {
  const { size, bold, italic, font, family, lineSpacing, letterSpacing = 0, capitals } = step;
  return {
    size,
    font,
    color,
    lineSpacing,
    ...(bold !== undefined && { bold }),
    ...(italic && { italic }),
    ...(family !== undefined && { family }),
    ...(letterSpacing !== 0 && { letterSpacing: letterSpacing * size }),
    ...(capitals && { capitals }),
    ...(alignment && { alignment }),
  };
}

/** Returns the look of lists on a surface: its ink, and markers in its accent. */
export function listStyle({ list }: TypeScale, { ink, accent }: Surface): readonly TextStyle[] {
  return list.levels.map(({ size, spaceBefore, start, marker: { character, hanging } }) => ({
    size,
    font: "body",
    color: ink,
    lineSpacing: list.lineSpacing,
    spaceBefore,
    marginStart: inches(start),
    marker: { character, color: accent, hanging: inches(hanging) },
  }));
}

/** Returns the look of plain lines of text in the ink, without markers: of new text boxes and of notes. */
export function plainStyle({ ink }: Surface, size: number): readonly TextStyle[] {
  return [{ size, font: "body", color: ink, lineSpacing: 1.15 }];
}
