import { expect, test } from "vitest";
import { numberTitles } from "./number-titles.ts";

test("numbers the pages of a series and tells repeated titles apart", () => {
  const wanted = [
    { title: "Cover", series: "0" },
    { title: "List", series: "1" },
    { title: "List", series: "1" },
    { title: "cover", series: "2" },
    { title: "List", series: "3" },
    { title: "Cover (2)", series: "4" },
  ];
  expect(numberTitles(wanted)).toEqual([
    "Cover",
    "List (1/2)",
    "List (2/2)",
    "cover (2)",
    "List",
    "Cover (2) (2)",
  ]);
});
