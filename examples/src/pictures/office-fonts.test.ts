import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { withLineHeight } from "./office-fonts.ts";

const require = createRequire(import.meta.url);
const font = readFileSync(require.resolve("@expo-google-fonts/gelasio/700Bold/Gelasio_700Bold.ttf"));

test("only the height of a font's lines changes", () => {
  const changed = withLineHeight(font);
  expect(changed.length).toBe(font.length);
  const different = [...font.keys()].filter((at) => font[at] !== changed[at]);
  expect(different.length).toBeGreaterThan(0);
  expect(different.length).toBeLessThanOrEqual(16);
  expect(withLineHeight(changed)).toEqual(changed);
});
