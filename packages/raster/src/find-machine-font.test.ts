import { expect, test } from "vitest";
import { chooseFont } from "./find-machine-font.ts";

const listed = [
  { family: "Noto Serif CJK JP", path: "/serif.ttc", index: 0, weight: 80 },
  { family: "Noto Sans Mono CJK JP", path: "/mono.ttc", index: 0, weight: 80 },
  { family: "Noto Sans CJK JP", path: "/bold.ttc", index: 6, weight: 200 },
  { family: "Noto Sans CJK JP", path: "/regular.ttc", index: 5, weight: 80 },
  { family: "Droid Sans Fallback", path: "/droid.ttf", index: 0, weight: 80 },
];

test("the family that fontconfig would take is drawn in its regular and its bold cut", () => {
  expect(chooseFont(listed, "Noto Sans CJK JP")).toEqual({
    family: "Noto Sans CJK JP",
    path: "/regular.ttc",
    index: 5,
    bold: { path: "/bold.ttc", index: 6 },
  });
});

test("one that lacks the letter is not, but another without serifs", () => {
  expect(chooseFont(listed, "Arial")?.family).toBe("Noto Sans CJK JP");
  expect(chooseFont(listed.slice(0, 1), "Arial")?.family).toBe("Noto Serif CJK JP");
  expect(chooseFont([], "Arial")).toBeUndefined();
});

test("a family without a bold cut has none", () => {
  expect(chooseFont(listed, "Droid Sans Fallback")).toEqual({
    family: "Droid Sans Fallback",
    path: "/droid.ttf",
    index: 0,
  });
});
