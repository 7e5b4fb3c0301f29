import { expect, test } from "vitest";
import { withoutAttributes } from "./without-attributes.ts";

test.each([
  { text: "One letterbox on her round is a milk churn", left: ["letterbox", "churn"], gone: ["milk"] },
  { text: "An average parcel weighed 11.6 kg", left: ["parcel"], gone: ["average"] },
  { text: "She delivered a live cockerel. It wasn't hers", left: ["cockerel"], gone: ["live"] },
  { text: "Apple pie, pear cake", left: ["pie", "cake"], gone: ["Apple", "pear"] },
])("of '$text' things are left that are none of another thing", ({ text, left, gone }) => {
  const words = withoutAttributes(text).split(/[^\p{L}]+/u);
  for (const word of left) expect(words).toContain(word);
  for (const word of gone) expect(words).not.toContain(word);
});
