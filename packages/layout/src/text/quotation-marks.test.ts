import { expect, test } from "vitest";
import { quotationMarksOf } from "./quotation-marks.ts";

test.each([
  { language: "en-GB", want: "“x”" },
  { language: "de-AT", want: "„x“" },
  { language: "de-CH", want: "«x»" },
  { language: "fr", want: "«\u202fx\u202f»" },
  { language: "es-MX", want: "«x»" },
  { language: "ru", want: "«x»" },
  { language: "pl", want: "„x”" },
  { language: "sv", want: "”x”" },
  { language: "ja", want: "「x」" },
  { language: "zh-Hans", want: "“x”" },
  { language: "zh-Hant-TW", want: "「x」" },
  { language: "sw", want: "“x”" },
])("quotes in $language as $want", ({ language, want }) => {
  const { open, close } = quotationMarksOf(language);
  expect(`${open}x${close}`).toBe(want);
});
