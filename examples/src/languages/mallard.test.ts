import { expect, it } from "vitest";
import { toHtml } from "./mallard.ts";

it("writes a page of Mallard as HTML, with headings by the depth of their sections", () => {
  const page = `<?xml version="1.0"?><page id="a"><info><desc>not told</desc></info><title>Water</title>
<p>Open the <gui>tap</gui>.</p><links type="topic"/>
<section id="b"><title>Steps</title><steps><title>In order</title><item><p>Turn it.</p></item></steps></section></page>`;
  expect(toHtml(page).replace(/\s+/gu, " ").trim()).toBe(
    "<h1>Water</h1> <p>Open the tap.</p> <h2>Steps</h2><ol><p>In order</p><li><p>Turn it.</p></li></ol>",
  );
});
