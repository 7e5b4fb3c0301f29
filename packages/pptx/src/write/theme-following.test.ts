import { descendantElements, type XmlElement } from "@lectern/ooxml";
import { packParts } from "@lectern/ooxml/testing";
import { builtInTemplate } from "@lectern/theme";
import { describe, expect, test } from "vitest";
import { readTemplate } from "../read/read-template.ts";
import { sampleDeck } from "../testing/sample-deck.ts";
import { graphicsDeck } from "../testing/sample-graphics.ts";
import { attributesOf, writtenParts, xmlOf } from "../testing/written-parts.ts";

const harbor = readTemplate(builtInTemplate("harbor"));
const decks = [
  { name: "text and shapes", deck: sampleDeck(harbor.template) },
  { name: "tables and charts", deck: graphicsDeck(harbor.template) },
];
const outrightColors = ["srgbClr", "sysClr", "prstClr", "hslClr", "scrgbClr"];
const codeFont = "Courier New";
const theme = "ppt/theme/theme1.xml";

/** Bullets keep their font, as in Office's own themes: not every font has the characters. */
function typefaces(root: XmlElement): string[] {
  return ["latin", "ea", "cs", "sym"]
    .flatMap((name) => attributesOf(root, name))
    .flatMap(({ typeface }) => typeface ?? []);
}

describe.each(decks)("a deck with $name follows its theme", ({ deck }) => {
  const parts = writtenParts(deck, harbor);
  const drawn = [...parts.keys()].filter((name) => /^ppt\/(slides|charts)\/[^/]+\.xml$/.test(name));

  test.each(drawn)("%s names no colour and no font but the theme's and the one for code", (name) => {
    const root = xmlOf(parts, name);
    for (const color of outrightColors) expect(descendantElements(root, color)).toEqual([]);
    const outright = typefaces(root).filter((typeface) => !/^\+m[nj]-(lt|ea|cs)$/.test(typeface));
    expect(outright.filter((typeface) => typeface !== codeFont)).toEqual([]);
  });

  test("with other colours and fonts in the theme, it is read so, and nothing else is to be changed", () => {
    const source = String(parts.get(theme));
    const repainted = source
      .replace(/(<a:accent1>)<a:srgbClr val="[^"]+"\/>/, '$1<a:srgbClr val="0B6E4F"/>')
      .replace(/(<a:(?:major|minor)Font><a:latin typeface=)"[^"]+"/g, '$1"Georgia"');
    expect(repainted).not.toBe(source);
    const [layout] = readTemplate(packParts(new Map([...parts, [theme, repainted]]))).template.layouts;
    expect(layout?.theme.colors.accent1).toBe("0B6E4F");
    expect(layout?.theme.fonts.body.latin).toBe("Georgia");
  });
});
