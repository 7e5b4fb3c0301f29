import { expect, test } from "vitest";
import { toLegalUri } from "./hyperlink.ts";

test.each([
  { given: "https://example.org/a?b=1&c=2#d", want: "https://example.org/a?b=1&c=2#d" },
  { given: " https://example.org/a b ", want: "https://example.org/a%20b" },
  { given: "https://example.org/?q=[1]|{2}^3`", want: "https://example.org/?q=%5B1%5D%7C%7B2%7D%5E3%60" },
  { given: "https://example.org/100%?a=%zz", want: "https://example.org/100%25?a=%25zz" },
  { given: "https://example.org/#a#b", want: "https://example.org/#a%23b" },
  { given: "https://bücher.example/ä", want: "https://xn--bcher-kva.example/%C3%A4" },
  { given: "http://[::1]:8080/a", want: "http://[::1]:8080/a" },
  { given: "mailto:a@example.org?subject=Hi there", want: "mailto:a@example.org?subject=Hi%20there" },
  { given: "javascript:alert(1)", want: undefined },
  { given: "file:///etc/passwd", want: undefined },
  { given: "example.org", want: undefined },
  { given: "", want: undefined },
])("$given becomes $want", ({ given, want }) => {
  expect(toLegalUri(given)).toBe(want);
});
