import { expect, test } from "vitest";
import { toEmbedSnippet } from "./embed-snippet.ts";

test("a title and an address cannot leave their attributes", () => {
  const snippet = toEmbedSnippet({ url: "http://a.example/e?token=1&x=2", title: '"><script>' });
  expect(snippet).toContain('src="http://a.example/e?token=1&#38;x=2"');
  expect(snippet).toContain('title="&#34;&#62;&#60;script&#62;"');
  expect(snippet).not.toContain("<script>");
});
