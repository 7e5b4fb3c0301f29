import { expect, test } from "vitest";
import { createArea } from "../testing/create-area.ts";
import { createSharedWorkArea, createWorkArea } from "./kept-area.ts";
import type { KeptArea } from "./store.ts";

test("work outlives its tab where somebody stays signed in, and nowhere else", () => {
  for (const [isRemembered, want] of [
    [true, "text"],
    [false, null],
  ] as const) {
    for (const createOne of [createWorkArea, createSharedWorkArea]) {
      const browserArea = createArea();
      const open = () => createOne({ tabArea: createArea(), browserArea, isRemembered: () => isRemembered });
      open().setItem("name", "text");
      expect(open().getItem("name")).toBe(want);
    }
  }
});

test("a new tab begins with what was written last, and one with work of its own keeps to that", () => {
  const browserArea = createArea();
  const open = () => createWorkArea({ tabArea: createArea(), browserArea, isRemembered: () => true });
  const [first, second] = [open(), open()];
  first.setItem("name", "one");
  second.setItem("name", "two");
  expect([first.getItem("name"), open().getItem("name")]).toEqual(["one", "two"]);
  first.removeItem("name");
  second.setItem("name", "three");
  expect(first.getItem("name")).toBe("null");
});

test("what is taken out or put in place is gone in the browser, too, also after whoever was remembered is not", () => {
  const ways = [
    (area: KeptArea) => area.removeItem("name"),
    (area: KeptArea) => area.setItem("name", "empty"),
  ];
  for (const [createOne, end] of [createWorkArea, createSharedWorkArea].flatMap((one) =>
    ways.map((way) => [one, way] as const),
  )) {
    const browserArea = createArea();
    let isRemembered = true;
    const area = createOne({ tabArea: createArea(), browserArea, isRemembered: () => isRemembered });
    area.setItem("name", "text");
    isRemembered = false;
    end(area);
    expect(browserArea.names()).toEqual([]);
  }
});
