import { readContract } from "@lectern/spec";
import { expect, test } from "vitest";
import { echo, readExampleBase } from "./echo.ts";

const terms = { exampleBase: "http://x", base: "http://me:1", ids: new Map([["ex", "a/b $&"]]) };

test.each([
  { given: "ex", want: "a/b $&" },
  { given: 'no id "ex"', want: 'no id "a/b $&"' },
  { given: "http://x/v1/ex/embed?token=t", want: "http://me:1/v1/a%2Fb%20%24%26/embed?token=t" },
  { given: "http://xy/v1", want: "http://xy/v1" },
  { given: [{ id: "ex", size: 3, none: null }], want: [{ id: "a/b $&", size: 3, none: null }] },
])("$given becomes $want", ({ given, want }) => {
  expect(echo(given, terms)).toEqual(want);
});

test("the contract's examples begin with its server at its default", () => {
  expect(readExampleBase(readContract())).toBe("http://127.0.0.1:4000");
});
