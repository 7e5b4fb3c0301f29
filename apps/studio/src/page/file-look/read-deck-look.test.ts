// @vitest-environment jsdom
import { builtInTemplate } from "@lectern/theme";
import { expect, test } from "vitest";
import { builtInLooks } from "../page-constants.ts";
import { readDeckLook } from "./read-deck-look.ts";

test.each(builtInLooks)("finds the colours of $name in its template", async ({ name, colors }) => {
  const look = await readDeckLook(new Blob([new Uint8Array(builtInTemplate(name))]));
  expect(look.colors).toEqual(colors);
  expect(look.slideCount).toBe(0);
});

test("refuses a file that is no archive", async () => {
  await expect(readDeckLook(new Blob(["not a presentation"]))).rejects.toThrow(RangeError);
});
