import { expect, test } from "vitest";
import { arial, besideEastAsian, cambriaAndCalibri, georgia, georgiaAndCalibri } from "./font-pair.ts";

test.each([
  [georgiaAndCalibri, "Calibri", "Calibri"],
  [cambriaAndCalibri, "Calibri", "Calibri"],
  [georgia, "Calibri", "Calibri"],
  [arial, "Arial", "Arial"],
])("beside ideographs neither digits nor Latin words have serifs", (pair, heading, body) => {
  const beside = besideEastAsian(pair);
  expect([beside.heading, beside.body]).toEqual([
    { latin: heading, serif: false },
    { latin: body, serif: false },
  ]);
});
