import { expect, it } from "vitest";
import { createRememberedFiles } from "./remembered-files.ts";

it("files are remembered for a time, up to so many bytes, the first one put going first", () => {
  let time = 0;
  const files = createRememberedFiles({ most: 10, keepFor: 100, now: () => time });
  files.put("a", Buffer.from("aaaa"));
  files.put("too large", Buffer.alloc(11));
  time = 50;
  files.put("b", Buffer.from("bbbb"));
  expect([files.get("a"), files.get("too large")]).toEqual([Buffer.from("aaaa"), undefined]);
  files.put("c", Buffer.from("cccc"));
  expect([files.get("a"), files.get("b")]).toEqual([undefined, Buffer.from("bbbb")]);
  time = 150;
  expect(files.get("b")).toBe(undefined);
});
