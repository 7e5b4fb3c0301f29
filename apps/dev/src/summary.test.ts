import { expect, test } from "vitest";
import { toSummary } from "./summary.ts";

test("addresses stand below each other", () => {
  const lines = [
    { name: "Studio", address: "http://127.0.0.1:5173/" },
    { name: "Mock", address: "http://127.0.0.1:4010", note: "any key will do" },
  ];
  expect(toSummary(lines, 1.25).split("\n").slice(1, 3)).toEqual([
    "  Studio  http://127.0.0.1:5173/",
    "  Mock    http://127.0.0.1:4010   any key will do",
  ]);
});
