import { describe, expect, it } from "vitest";
import { compactPattern } from "./compact-pattern.ts";

const scripts = [
  ..."Latin Greek Cyrillic Armenian Hebrew Arabic Devanagari Bengali Gurmukhi Gujarati Tamil Telugu Kannada Malayalam Thai".split(
    " ",
  ),
  ..."Georgian Hangul Hiragana Katakana Han".split(" "),
];
/** Letters that no running text has: half forms of phonetic alphabets, archaic supplements, letters for other notations. */
const rare =
  /[\u02c2-\u02ff\u1680-\u1bff\u1d00-\u1dff\u2000-\u2fff\ua490-\uabff\ud7b0-\ud7ff\ufb00-\ufeff\u1380-\u139f\u2d00-\u2dff\u1cf2-\u1cff\u1c90-\u1cbf\u07ca-\u07ff\u0870-\u088f]/u;

describe("compactPattern", () => {
  const letter = compactPattern("^\\p{L}$", "u");
  const word = compactPattern("^[\\p{L}\\p{M}]$", "u");
  const planeZero = Array.from({ length: 0x10000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code));

  it.each(scripts)("matches every letter of %s in running text", (script) => {
    const known = planeZero.filter(
      (char) => new RegExp(`^(?=\\p{L})\\p{Script=${script}}$`, "u").test(char) && !rare.test(char),
    );
    expect(known.length).toBeGreaterThan(0);
    expect(known.filter((char) => !letter.test(char))).toEqual([]);
  });

  it("matches no digit, space, punctuation or symbol", () => {
    expect(
      planeZero.filter(
        (char) =>
          /^[\p{N}\p{Z}\p{P}\p{S}\p{C}]$/u.test(char) && /^[^\p{Cn}\p{Co}]$/u.test(char) && word.test(char),
      ),
    ).toEqual([]);
  });

  it("keeps classes, escapes, flags and what is no letter", () => {
    expect("d'été 3 x].".match(compactPattern("[\\p{L}'\\]]{2,}", "u"))?.[0]).toBe("d'été");
    expect(compactPattern("(?<!\\p{L})\\[\\p{Lu}\\P{L}", "giu").source).toMatch(
      /^\(\?<!\[A-Za-z.*\\\[\\p\{Lu\}\\P\{L\}$/u,
    );
    expect(compactPattern("\\p{L}", "giu").flags).toBe("giu");
  });
});
