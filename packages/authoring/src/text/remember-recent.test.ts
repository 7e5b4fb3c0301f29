import { expect, it } from "vitest";
import { rememberRecent } from "./remember-recent.ts";

it("reads a text once, as long as neither language nor many other texts came between", () => {
  const read: string[] = [];
  const reader = rememberRecent((text, language) => {
    read.push(`${text} ${language}`);
    return { text, language };
  });
  expect(reader("a", "en")).toBe(reader("a", "en"));
  expect(reader("a", "de")).toEqual({ text: "a", language: "de" });
  expect(read).toEqual(["a en", "a de"]);
  for (let index = 0; index < 3_000; index += 1) reader(`b${index}`, "de");
  reader("a", "de");
  expect(read.filter((entry) => entry === "a de")).toHaveLength(2);
});
