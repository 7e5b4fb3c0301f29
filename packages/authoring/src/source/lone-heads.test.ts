import { describe, expect, it } from "vitest";
import { readSource } from "./read-source.ts";

const headings = (text: string) =>
  readSource(text).units.flatMap((unit) => (unit.form === "heading" ? [unit.text] : []));

describe("lines that stand alone", () => {
  it("head the paragraphs below them where three do", () => {
    const text = `Background

Last year 3,150 visitors came to the site. Two were found in the paint store.

What changes

Every visit must be announced by e-mail a day in advance.

Any questions?

Call Karin Osei on extension 4417 before noon.`;
    expect(headings(text)).toEqual(["Background", "What changes", "Any questions?"]);
  });

  it("are left where one or two stand among paragraphs, end as sentences or open what follows", () => {
    const text = `Hello Tom

I need slides on our new rules for visitors by Friday.

Thanks a lot.

The rules hold from March on and for everybody on site.

Please note:

Nobody walks alone in halls 3, 4 and 7 any more.

Ann`;
    expect(headings(text)).toEqual([]);
  });
});
