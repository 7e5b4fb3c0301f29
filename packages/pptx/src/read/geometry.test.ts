import { parseXml } from "@lectern/ooxml";
import { describe, expect, test } from "vitest";
import { boundsOf, intersection, largestFreeBox, readFrame, toBox } from "./geometry.ts";

describe("readFrame", () => {
  test.each([
    { given: '<a:xfrm><a:off x="-5" y="2"/><a:ext cx="3" cy="4"/></a:xfrm>', want: toBox(-5, 2, 3, 4) },
    {
      given: '<a:xfrm rot="5400000"><a:off x="0" y="0"/><a:ext cx="400" cy="200"/></a:xfrm>',
      want: toBox(100, -100, 200, 400),
    },
    {
      given: '<a:xfrm rot="10800000"><a:off x="0" y="0"/><a:ext cx="400" cy="200"/></a:xfrm>',
      want: toBox(0, 0, 400, 200),
    },
    { given: '<a:xfrm><a:off x="0" y="0"/></a:xfrm>', want: undefined },
    { given: '<a:xfrm><a:off x="x" y="0"/><a:ext cx="1" cy="1"/></a:xfrm>', want: undefined },
  ])("of $given", ({ given, want }) => {
    expect(readFrame(parseXml(given))).toEqual(want);
  });
});

describe("largestFreeBox", () => {
  const page = toBox(0, 0, 100, 60);

  test.each([
    { title: "nothing in the way", obstacles: [], want: page },
    { title: "a bar above", obstacles: [toBox(0, 0, 100, 10)], want: toBox(0, 10, 100, 50) },
    { title: "a bar across", obstacles: [toBox(-10, 20, 200, 5)], want: toBox(0, 25, 100, 35) },
    {
      title: "a column at the left and a footer",
      obstacles: [toBox(0, 0, 30, 60), toBox(0, 55, 100, 5)],
      want: toBox(30, 0, 70, 55),
    },
    { title: "a corner", obstacles: [toBox(90, 50, 10, 10)], want: toBox(0, 0, 90, 60) },
    { title: "something elsewhere", obstacles: [toBox(200, 200, 10, 10)], want: page },
    { title: "all covered", obstacles: [toBox(-1, -1, 200, 200)], want: undefined },
  ])("with $title", ({ obstacles, want }) => {
    expect(largestFreeBox(page, obstacles)).toEqual(want);
  });
});

test("boxes meet where they overlap, and the bounds hold them all", () => {
  expect(intersection(toBox(0, 0, 10, 10), toBox(5, 5, 10, 10))).toEqual(toBox(5, 5, 5, 5));
  expect(intersection(toBox(0, 0, 10, 10), toBox(10, 0, 10, 10))).toBeUndefined();
  expect(boundsOf([toBox(0, 0, 10, 10), toBox(20, 5, 1, 20)])).toEqual(toBox(0, 0, 21, 25));
  expect(boundsOf([])).toBeUndefined();
});
