import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseXml } from "./parse-xml.ts";
import { element, textContent, xmlDocument } from "./xml.ts";

describe("element", () => {
  test.each([
    { given: element("a:p"), want: "<a:p/>" },
    {
      given: element("a:p", { lvl: 1, rtl: true, b: false, algn: undefined }),
      want: '<a:p lvl="1" rtl="1" b="0"/>',
    },
    {
      given: element("a", undefined, element("b"), false, undefined, [element("c"), [element("d")]]),
      want: "<a><b/><c/><d/></a>",
    },
    {
      given: element("a", { t: 'x < "y" & \t\n\r' }),
      want: '<a t="x &lt; &quot;y&quot; &amp; &#9;&#10;&#13;"/>',
    },
  ])("writes $want", ({ given, want }) => {
    expect(given).toBe(want);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])("refuses %d as an attribute", (value) => {
    expect(() => element("a:off", { x: value })).toThrow("Expected a finite number for x of a:off");
  });
});

test("text keeps the section end mark from ending anything", () => {
  expect(textContent("a ]]> b")).toBe("a ]]&gt; b");
});

test("text loses exactly the characters that XML 1.0 does not allow", () => {
  expect(textContent("a\u0000b\u000Bc\u001Fd\uFFFEe\uFFFFf\uD800g\uDC00h\t\n\u{1F600}")).toBe(
    "abcdefgh\t\n\u{1F600}",
  );
});

test("two halves of a character do not become one when what stands between them goes", () => {
  expect(textContent("a\uD83D\u0000\uDE00b")).toBe("ab");
});

test("whatever the string, what is written is read again, less what XML does not allow", () => {
  const anyText = fc.string({ unit: "binary", maxLength: 60 });
  const anyUnits = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 });
  const hostile = fc.oneof(
    anyText,
    anyUnits.map((units) => String.fromCharCode(...units)),
  );
  fc.assert(
    fc.property(hostile, (value) => {
      const root = parseXml(xmlDocument(element("t", { v: value }, textContent(value))));
      const allowed = [...value].filter(isXmlCharacter).join("");
      expect(root.attributes["v"]).toBe(allowed);
      expect(root.children.join("")).toBe(allowed);
    }),
    { numRuns: 500 },
  );
});

function isXmlCharacter(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code === 0x9 || code === 0xa || code === 0xd) return true;
  return (code >= 0x20 && code <= 0xd7ff) || (code >= 0xe000 && code <= 0xfffd) || code >= 0x10000;
}
