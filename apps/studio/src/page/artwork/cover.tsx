import "./artwork.css";
import type { CSSProperties, ReactElement } from "react";
import type { CoverColors } from "../file-look/deck-look.ts";
import { Arcs } from "./arcs.tsx";

interface CoverProps {
  readonly colors: CoverColors;
  readonly title?: string;
}

/** A small title slide, drawn in the colours of a deck. Only to be looked at. */
export function Cover({ colors, title }: CoverProps): ReactElement {
  const ink = isLight(colors.field) ? "#12263f" : "#ffffff";
  const style = { "--cover-field": colors.field, "--cover-ink": ink } as CSSProperties;
  return (
    <div className="cover" style={style} aria-hidden="true">
      <Arcs colors={colors.accents} />
      {title === undefined ? null : <span className="cover-title">{title}</span>}
    </div>
  );
}

/** Whether dark letters are easier to read on a colour (WCAG 2.2, relative luminance). */
function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.26;
}
