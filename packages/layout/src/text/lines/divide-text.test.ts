import { expect, test } from "vitest";
import { divideText } from "./divide-text.ts";

const text = [{ text: "One sentence ends here. ", bold: true }, { text: "Another one goes on and on." }];

test("divides text at the end of a sentence where one is near", () => {
  const [first, second] = divideText(text, [10, 20, 30], 30);
  expect(first).toEqual([{ text: "One sentence ends here. ", bold: true }]);
  expect(second).toEqual([{ text: "Another one goes on and on." }]);
});

test("divides text at the end of a line where no sentence ends near", () => {
  const [first, second] = divideText(text, [13, 18, 47], 20);
  expect(first).toEqual([{ text: "One sentence ends ", bold: true }]);
  expect(second.map((run) => run.text).join("")).toBe("here. Another one goes on and on.");
});
