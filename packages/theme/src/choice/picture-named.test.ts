import { expect, it } from "vitest";
import { looks } from "../looks/looks.ts";
import { pictureNamed, stockThing } from "./picture-named.ts";

const paletteOf = (accent1: string) => {
  const [look] = looks;
  if (!look) throw new Error("Expected a look.");
  const grays = {
    accent2: "444444",
    accent3: "666666",
    accent4: "888888",
    accent5: "AAAAAA",
    accent6: "CCCCCC",
  };
  return { ...look.palette, ...grays, accent1 };
};

it.each([
  { color: "blue", accent: "1D4FA8" },
  { color: "red", accent: "C0392B" },
  { color: "green", accent: "2E7D46" },
  { color: "yellow", accent: "F2B630" },
])("shows a $color door of the stock in the accent that is $color", ({ color, accent }) => {
  const shown = pictureNamed(`${color} door`, { palette: paletteOf(accent) });
  expect(shown).toMatchObject({ name: `${color} door`, illustration: { color: "accent1" } });
});

it("shows no door of the stock where it cannot have its colour", () => {
  expect(pictureNamed("blue door", { palette: paletteOf("C0392B") })).toBeUndefined();
  expect(pictureNamed("blue door", {})).toBeUndefined();
  expect(pictureNamed("door", { palette: paletteOf("C0392B") })).toBe("door");
});

it("shows what a writer drew in the colour of its name, or as it is drawn", () => {
  const drawings = {
    "red ribbon": { width: 10, height: 10, areas: [{ tone: 2, commands: "M0 0L9 9L0 9Z" }] },
  };
  const red = pictureNamed("red ribbon", { drawings, palette: paletteOf("C0392B") });
  expect(red).toMatchObject({ illustration: { color: "accent1" } });
  expect(pictureNamed("red ribbon", { drawings, palette: paletteOf("C0392B") })).toBe(red);
  expect(pictureNamed("red ribbon", { drawings, palette: paletteOf("1D4FA8") })).toMatchObject({
    illustration: drawings["red ribbon"],
  });
});

it("has in the stock what differs by a colour, and no other sort", () => {
  expect(["blue door", "ice cream van"].map(stockThing)).toEqual(["door", undefined]);
});
