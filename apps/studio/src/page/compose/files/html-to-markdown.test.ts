// @vitest-environment jsdom
import { expect, test } from "vitest";
import { toMarkdown } from "./html-to-markdown.ts";

test.each([
  { given: "<p>One<p>Two<br>lines", want: "One\n\nTwo\nlines" },
  { given: "<h2>Night <i>trains</i></h2>text", want: "## Night trains\n\ntext" },
  {
    given: "<ul><li>One<ul><li>Inner</ul><li><p>Two</p></ul>",
    want: "- One\n  - Inner\n- Two",
  },
  { given: "<ol><li>First<li>Second</ol>", want: "1. First\n2. Second" },
  {
    given: "<table><tr><th>Year<th>Bikes<tr><td>2026<td>1 655 | all</table>",
    want: "| Year | Bikes |\n| --- | --- |\n| 2026 | 1 655 \\| all |",
  },
  { given: "<table><tr><td><h1>Layout</h1>by table</table>", want: "# Layout\n\nby table" },
  { given: "<blockquote><p>One</p><p>Two</p></blockquote>", want: "> One\n>\n> Two" },
  { given: "<pre>a\n  b\n</pre>", want: "```\na\n  b\n```" },
  {
    given: "<nav>Menu</nav><main><p>Words that matter here</main><script>x()</script>",
    want: "Words that matter here",
  },
  { given: '<p>See <a href="https://a.example">the page</a>.', want: "See the page." },
  { given: '<p>Seen<span aria-hidden="true"> unheard</span>', want: "Seen" },
])("$given becomes $want", ({ given, want }) => {
  expect(toMarkdown(given)).toBe(want);
});
