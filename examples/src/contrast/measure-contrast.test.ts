import { describe, expect, it } from "vitest";
import { measureContrast, type Picture } from "./measure-contrast.ts";

type Color = readonly [number, number, number];

function picture(colorOf: (x: number, y: number) => Color): Picture {
  const [width, height] = [40, 20];
  const data = Uint8Array.from(
    Array.from({ length: width * height }, (_, at) => colorOf(at % width, Math.floor(at / width))).flat(),
  );
  return { width, height, data };
}

const box = { left: 5, top: 5, right: 35, bottom: 15 };
const isInk = (x: number, y: number) => y >= 8 && y < 12 && x > 6 && x < 34 && x % 2 === 0;
const white: Color = [255, 255, 255];
const black: Color = [0, 0, 0];
const gray: Color = [119, 119, 119];

describe("the contrast of rendered text", () => {
  it.each<{
    title: string;
    ink: Color;
    ground: (x: number) => Color;
    least: number;
    most: number;
    isOnArt: boolean;
  }>([
    { title: "black on white", ink: black, ground: () => white, least: 20.9, most: 21, isOnArt: false },
    { title: "gray on white", ink: gray, ground: () => white, least: 4.4, most: 4.6, isOnArt: false },
    {
      title: "white on a picture, half of it so white that no text is seen there",
      ink: white,
      ground: (x) => (x < 20 ? black : [250, 250, 250]),
      least: 20,
      most: 21,
      isOnArt: false,
    },
    {
      title: "black on a picture, half of it dark",
      ink: black,
      ground: (x) => (x < 20 ? [60, 60, 60] : white),
      least: 1.5,
      most: 2.5,
      isOnArt: true,
    },
  ])("is measured: $title", ({ ink, ground, least, most, isOnArt }) => {
    const behind = picture((x) => ground(x));
    const shown = picture((x, y) => (isInk(x, y) ? ink : ground(x)));
    const found = measureContrast(shown, behind, box);
    expect(found?.isOnArt).toBe(isOnArt);
    expect(found?.contrast).toBeGreaterThan(least);
    expect(found?.contrast).toBeLessThanOrEqual(most);
  });

  it("is not told where there is no ink", () => {
    const page = picture(() => white);
    expect(measureContrast(page, page, box)).toBeUndefined();
  });
});
