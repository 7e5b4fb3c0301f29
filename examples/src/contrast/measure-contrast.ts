import type { Rectangle } from "../pictures/text-boxes.ts";

/** A rendered page: three bytes a pixel, red, green and blue, row after row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** How the text in a box stands out from the pixels behind it. */
export interface BoxContrast {
  /** That of the ink with the tenth of the pixels behind it that it stands out from least (WCAG 2.2, 1.4.3). */
  readonly contrast: number;
  /** Whether what is behind it is drawn on: pixels of more than one colour, or another than the corner of the page has. */
  readonly isOnArt: boolean;
}

const inkChange = 40;
const fewestPixels = 12;

/**
 * Measures the text in a box of a page by two pictures of that, with and without its text. The ink is where they differ most;
 * undefined where they hardly differ. A pixel is a point wide times `scale`.
 */
export function measureContrast(
  shown: Picture,
  behind: Picture,
  box: Rectangle,
  scale = 1,
): BoxContrast | undefined {
  const changes = changedPixels(shown, behind, box, scale);
  if (changes.length < fewestPixels) return undefined;
  const ink = averageOf(
    changes.slice(0, Math.max(3, Math.ceil(changes.length / 20))).map(({ at }) => colorAt(shown, at)),
  );
  const grounds = changes.map(({ at }) => colorAt(behind, at));
  const contrasts = grounds.map((ground) => contrastOf(ink, ground)).sort((one, other) => one - other);
  return {
    contrast: contrasts[Math.floor(contrasts.length / 10)] ?? 21,
    isOnArt: grounds.some((ground) => distance(ground, grounds[0] ?? ground) > inkChange),
  };
}

type Color = readonly [red: number, green: number, blue: number];

/** The pixels in which two pictures differ, those that differ most first. */
function changedPixels(
  shown: Picture,
  behind: Picture,
  box: Rectangle,
  scale: number,
): { at: number; change: number }[] {
  const [left, right] = [
    Math.max(0, Math.floor(box.left * scale)),
    Math.min(shown.width, Math.ceil(box.right * scale)),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(box.top * scale)),
    Math.min(shown.height, Math.ceil(box.bottom * scale)),
  ];
  const found: { at: number; change: number }[] = [];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * shown.width + x) * 3;
      const change = distance(colorAt(shown, at), colorAt(behind, at));
      if (change > 6) found.push({ at, change });
    }
  }
  return found.sort((one, other) => other.change - one.change);
}

function colorAt({ data }: Picture, at: number): Color {
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

function averageOf(colors: readonly Color[]): Color {
  const sum = (channel: 0 | 1 | 2) =>
    colors.reduce((total, color) => total + color[channel], 0) / colors.length;
  return [sum(0), sum(1), sum(2)];
}

function distance(one: Color, other: Color): number {
  return Math.max(...one.map((channel, index) => Math.abs(channel - (other[index] ?? 0))));
}

function contrastOf(one: Color, other: Color): number {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
