import { describe, expect, it } from "vitest";
import { PromptUnusableError } from "../../author.ts";
import { sanitisePrompt } from "./sanitise-prompt.ts";

describe("sanitisePrompt", () => {
  it.each([
    { what: "all line ends to line feeds", given: "a\r\nb\rc\u2028d", want: "a\nb\nc\nd" },
    { what: "composed characters", given: "Cafe\u0301", want: "Caf\u00e9" },
    { what: "no byte order mark and no NUL", given: "\ufeffTea\0time", want: "Teatime" },
    { what: "no direction overrides", given: "a\u202eb\u2066c\u2069", want: "abc" },
    {
      what: "no soft hyphens and zero-width spaces in Latin words",
      given: "ga\u00admes fam\u200bily",
      want: "games family",
    },
    { what: "the joiners of emoji", given: "👨‍👩‍👧 x", want: "👨‍👩‍👧 x" },
    { what: "the joiners of Persian", given: "می\u200cخواهم", want: "می\u200cخواهم" },
    { what: "no joiners in Latin words", given: "a\u200db c", want: "ab c" },
    { what: "no broken surrogates", given: "a\ud800b", want: "ab" },
    { what: "tabs and no-break spaces", given: "a\tb\u00a0c", want: "a\tb\u00a0c" },
    { what: "the flag of Wales", given: "🏴󠁧󠁢󠁷󠁬󠁳󠁿 x", want: "🏴󠁧󠁢󠁷󠁬󠁳󠁿 x" },
  ])("keeps $what", ({ given, want }) => {
    expect(sanitisePrompt(given).text).toBe(want);
  });

  it("keeps one of several joiners or selectors in a row", () => {
    const { text, removed } = sanitisePrompt(`👩${"\u200d".repeat(300)}👧 and ❤${"\ufe0f".repeat(300)} tea`);
    expect(text).toBe("👩\u200d👧 and ❤\ufe0f tea");
    expect(removed).toEqual({ "invisible characters": 598 });
  });

  it("keeps six marks on a letter and counts what it removed", () => {
    const { text, removed } = sanitisePrompt(`x${"\u0335".repeat(63_000)}`);
    expect(text).toBe(`x${"\u0335".repeat(6)}`);
    expect(removed).toEqual({ "surplus combining marks": 62_994 });
  });

  it.each(["     ", "\0\0\0\0\0", "\u200b\u200b\u200b\u200b\u200b", "\n\n\n\n\n"])("refuses %j", (prompt) => {
    expect(() => sanitisePrompt(prompt)).toThrow(PromptUnusableError);
    expect(() => sanitisePrompt(prompt)).toThrow(/Expected text, got only 5/u);
  });
});
