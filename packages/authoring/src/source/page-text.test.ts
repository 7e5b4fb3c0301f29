import { expect, test } from "vitest";
import { pageText } from "./page-text.ts";
import { readSource } from "./read-source.ts";

test.each([
  [
    "headings and paragraphs",
    "<h1>Bees</h1><p>They fly.<br>They sting.</p><h2>Wax</h2><p>It burns. <b>Long</b>.</p>",
    "# Bees\n\n\nThey fly.\n\nThey sting.\n\n## Wax\n\n\nIt burns. Long</b>.",
  ],
  [
    "lists, tags left open",
    "<p>Bees</p><ul><li>fly<li>sting &amp; die</ul>",
    "Bees\n\n- fly\n- sting &amp; die",
  ],
  [
    "tables",
    "<table><tr><th>Year</th>\n<th>Bees</th></tr><tr><td>2024</td><td>12</td></tr></table>",
    "| Year | Bees |\n| --- | --- |\n| 2024 | 12 |",
  ],
  [
    "code",
    "<p>Run:</p><pre>make all\nmake test</pre><p>Done.</p>",
    "Run:\n```\nmake all\nmake test\n```\n\n\nDone.",
  ],
  [
    "nothing of menus, forms and scripts",
    "<nav><ul><li>Home</li></ul></nav><p>Bees fly.</p><form><button>Go</button></form><script>a()</script><footer>Imprint</footer>",
    "Bees fly.",
  ],
])("a page's units are Markdown: %s", (_, page, want) => {
  expect(pageText(page, readSource(page).units)).toBe(want);
});
