import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "../../embedded-author.ts";
import { type Block, toPlainLines } from "../blocks.ts";
import { readStructure } from "../read-structure.ts";

function outlineOf(text: string): readonly string[] {
  return readStructure(text).blocks.map((block) => `${nameOf(block)} ${toPlainLines(block).join(" / ")}`);
}

function nameOf(block: Block): string {
  return block.kind === "heading" ? `h${block.level}` : block.kind;
}

const page = `<!DOCTYPE html><html lang="de"><head><title>Neue Linien | Stadtwerke</title><style>p{}</style></head><body class="home">
<header><a href="/">Start</a><form><input name=q><button>Suchen</button></form></header>
<div id="cookie-notice">Wir verwenden Cookies. <a href="/p">Mehr</a></div>
<nav><ul><li>Netz</li></ul></nav>
<h1>Neue Linien ab Mai</h1>
<p>Die Linie 5 f&auml;hrt alle 15&nbsp;Minuten.<br><br>Die Stadt zahlt 410.000&nbsp;&euro; im Jahr.
<h2>Was sich &auml;ndert</h2>
<ul><li>Linie 5<ul><li>Halt am <b>Hafen</b><li>barrierefrei</ul><li>Linie 2 entf&auml;llt</ul>
<table><tr><td>Karte<td>neu<tr><td>Einzelfahrt<td>2,80 €</table>
<blockquote><p>Endlich kommt man abends heim.</p><footer>Marta Huber</footer></blockquote>
<pre><code class="language-sh">echo &lt;ok&gt;
exit</code></pre>
<dl><dt>Baubeginn<dd>März 2026</dl>
<footer>Impressum</footer><script>var a = "<p>no</p>";</script></body></html>`;

describe("readStructure of web pages", () => {
  it("finds headings, nested lists, tables, quotations and code, tags left open or not", () => {
    expect(outlineOf(page)).toEqual([
      "h1 Neue Linien ab Mai",
      "paragraph Die Linie 5 fährt alle 15\u00a0Minuten.",
      "paragraph Die Stadt zahlt 410.000\u00a0€ im Jahr.",
      "h2 Was sich ändert",
      "list - Linie 5 /   - Halt am Hafen /   - barrierefrei / - Linie 2 entfällt",
      "table Karte | neu / Einzelfahrt | 2,80 €",
      "quote Endlich kommt man abends heim. — Marta Huber",
      "code echo <ok> / exit",
      "list - Baubeginn: März 2026",
    ]);
  });

  it("reports what only belongs to the site", () => {
    const { format, leftOut } = readStructure(page);
    expect(format).toBe("HTML");
    expect(leftOut.map(({ text, reason }) => `${reason}: ${text}`)).toEqual([
      "form of a web page: Suchen",
      "cookie notice of a web page: Wir verwenden Cookies. Mehr",
      "navigation of a web page: Netz",
      "furniture of a web page: Impressum",
      "line above a web page's heading: Start",
    ]);
  });

  it.each([
    {
      what: "the main part alone, without the line above its heading",
      given:
        "<div>Daily Post</div><main><div>Sport</div><h1>Cup won</h1><p>Ann scored twice.</p></main><p>Weather</p>",
      want: ["h1 Cup won", "paragraph Ann scored twice."],
    },
    {
      what: "questions that unfold as headings",
      given: "<h2>Help</h2><details><summary>When?</summary><p>At noon.</p></details><p>Ask us.</p>",
      want: ["h2 Help", "h3 When?", "paragraph At noon.", "paragraph Ask us."],
    },
    {
      what: "the cells of tables that only set the page out",
      given: "<table><tr><td><h1>Fair</h1><p>Sunday</p></td><td><p>Cakes</p></td></tr></table>",
      want: ["h1 Fair", "paragraph Sunday", "paragraph Cakes"],
    },
    {
      what: "cells that reach over rows and columns",
      given:
        "<table><tr><th>Quay<th>Ship<th>Load<tr><td rowspan=2>North<td>Ann<td>3<tr><td>Bo<td>4<tr><td colspan=2>All<td>7</table><p>End.</p>",
      want: ["table Quay | Ship | Load / North | Ann | 3 / North | Bo | 4 / All |  | 7", "paragraph End."],
    },
    {
      what: "a cake shop's cookies",
      given: '<h1>Shop</h1><div class="cookie"><p>Cookies with nuts, 2 €.</p></div>',
      want: ["h1 Shop", "paragraph Cookies with nuts, 2 €."],
    },
    {
      what: "the page below words of one's own",
      given: "The page for the meeting:\n<h1>Cup</h1><p>Won.</p>",
      want: ["h1 Cup", "paragraph Won."],
    },
  ])("finds $what", ({ given, want }) => {
    expect(outlineOf(given)).toEqual(want);
  });

  it("lets nothing in by entities that a prompt may not hold", () => {
    const [block] = readStructure("<p>a&#x202e;b&#0;c&#8203;d</p><p>&amp;lt;</p>").blocks;
    expect(block === undefined ? [] : toPlainLines(block)).toEqual(["ab\ufffdcd"]);
  });

  it("takes the window's title where the page has no heading of its own", () => {
    expect(
      readStructure("<html><title>Buslinien – Lindau</title><p>Bus 5.</p><p>Bus 6.</p></html>").title,
    ).toBe("Buslinien");
  });

  it.each([
    "The <p> tag opens a paragraph and </p> closes it. An item of a list ends with </li>, a list with </ul>.",
    '<p align="center"><b>Logo</b></p>\n\n# Tool\n\n<p>Quick.</p>\n\n- small',
    "<system> is a tag of its own, </system> ends it",
  ])("leaves other texts to other readers: %s", (given) => {
    expect(readStructure(given).format).not.toBe("HTML");
  });

  it("speaks the page's language, not that of its tags", async () => {
    const prompt = `<div class="content"><h1>Die Brücke</h1><div class="text"><span>Sie wurde gesperrt, weil der Beton Risse hat.</span></div></div>`;
    const { outline } = await createEmbeddedAuthor().compose({ prompt });
    expect(outline.language).toBe("de");
  });
});
