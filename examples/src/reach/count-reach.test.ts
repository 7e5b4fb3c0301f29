import { expect, test } from "vitest";
import { ReachCounter } from "./count-reach.ts";

const source = `const words = list();
function list() {
  return ["a"];
}
function read(text) {
  // Says nothing of lines that are not code.
  if (text === "") {
    return 0;
  }
  return 1;
}
`;
const at = (words: string) => source.indexOf(words);
const whole = { startOffset: 0, endOffset: source.length, count: 1 };
const list = { startOffset: at("function list"), endOffset: at("function read") - 1, count: 1 };
const read = { startOffset: at("function read"), endOffset: source.length - 1, count: 0 };

function counterOf(): ReachCounter {
  const functions = [
    { functionName: "", ranges: [whole] },
    { functionName: "list", ranges: [list] },
    { functionName: "read", ranges: [read] },
  ];
  return new ReachCounter([{ path: "a.ts", functions }], new Map([["a.ts", source]]));
}

test("lines and functions are counted by the kind of prompt that reaches them, lines within a range of their own apart", () => {
  const counter = counterOf();
  const inside = { startOffset: at("return 0"), endOffset: at("return 0") + 9, count: 0 };
  const functions = [{ functionName: "read", ranges: [{ ...read, count: 3 }, inside] }];
  counter.add("fresh", [{ path: "a.ts", functions }]);
  counter.add("corpus", [{ path: "a.ts", functions: [{ functionName: "read", ranges: [read] }] }]);
  const [file] = counter.files();
  expect(file?.functions).toEqual([{ name: "read", line: 5, lines: 7, corpus: 0, annotated: 0, fresh: 1 }]);
  expect(file?.lines.map(({ fresh }) => fresh)).toEqual([1, 1, 0, 1, 1, 1]);
  expect(file?.lines.every(({ corpus }) => corpus === 0)).toBe(true);
});

test("what ran at the import is not counted", () => {
  const [file] = counterOf().files();
  expect(file?.functions.map(({ name }) => name)).toEqual(["read"]);
});
