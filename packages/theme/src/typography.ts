import { inches } from "./grid.ts";
import type { Surface } from "./surface.ts";
import type { TextStyle } from "./text-style.ts";

const bodySpacing = 1.15;

/** Returns the look of titles at a size in points; titles are bold and set tight. */
export function titleStyle({ ink }: Surface, size: number): readonly TextStyle[] {
  return [{ size, bold: true, font: "heading", color: ink, lineSpacing: 0.9 }];
}

/** Returns the look of a quotation: the heading's family, light, with room between lines. */
export function quotationStyle({ ink }: Surface, size: number): readonly TextStyle[] {
  return [{ size, font: "heading", color: ink, lineSpacing: 1.1 }];
}

/** Returns the look of lists: markers in the accent, 20, 18 and from the third level 16 points. */
export function listStyle(surface: Surface): readonly TextStyle[] {
  const level = (size: number, spaceBefore: number, margin: number, hanging: number, character: string) => ({
    size,
    font: "body" as const,
    color: surface.ink,
    lineSpacing: bodySpacing,
    spaceBefore,
    marginStart: inches(margin),
    marker: { character, color: surface.accent, hanging: inches(hanging) },
  });
  return [
    level(20, 12, 0.3, 0.3, "•"),
    level(18, 6, 0.6, 0.25, "–"),
    level(16, 4, 0.85, 0.22, "•"),
    level(16, 4, 1.1, 0.22, "–"),
    level(16, 4, 1.35, 0.22, "•"),
    level(16, 4, 1.6, 0.22, "–"),
    level(16, 4, 1.85, 0.22, "•"),
    level(16, 4, 2.1, 0.22, "–"),
    level(16, 4, 2.35, 0.22, "•"),
  ];
}

/** Returns the look of plain lines of text in the ink, without markers. */
export function plainStyle({ ink }: Surface, size: number, bold = false): readonly TextStyle[] {
  return [{ size, bold, font: "body", color: ink, lineSpacing: bodySpacing }];
}

/** Returns the look of plain lines that stand back behind the title. */
export function quietStyle({ quiet }: Surface, size: number): readonly TextStyle[] {
  return [{ size, font: "body", color: quiet, lineSpacing: bodySpacing }];
}

/** Returns the look of the small label above a title that names the section. */
export function kickerStyle({ quiet }: Surface): readonly TextStyle[] {
  return [{ size: 12, bold: true, font: "body", color: quiet, lineSpacing: 1, tracking: 0.8 }];
}

/** Returns the look of a large numeral. */
export function numeralStyle({ accent }: Surface): readonly TextStyle[] {
  return [{ size: 120, bold: true, font: "heading", color: accent, lineSpacing: 0.9 }];
}

/** Returns the look of a quotation's source: the name in bold, what follows quiet. */
export function attributionStyle(surface: Surface): readonly TextStyle[] {
  return [...plainStyle(surface, 18, true), ...quietStyle(surface, 16)];
}

/** Returns the look of footers: 10 points, quiet. */
export function footerStyle({ quiet }: Surface, alignment: "start" | "end"): readonly TextStyle[] {
  return [{ size: 10, font: "body", color: quiet, lineSpacing: 1, alignment }];
}
