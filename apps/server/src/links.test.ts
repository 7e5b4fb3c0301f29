import { describe, expect, it } from "vitest";
import { createLinks } from "./links.ts";

const paths = { download: "/v1/presentations/{id}/download", embed: "/v1/presentations/{id}/embed" };
const options = {
  baseUrl: () => "https://decks.example.org",
  secret: new Uint8Array(32),
  paths,
  parameter: "token",
};
const links = createLinks(options);
const tokenOf = (url: string) => new URL(url).searchParams.get("token") ?? "";
const token = tokenOf(links.signed("download", "abc"));

describe("a signed link", () => {
  it("is absolute and leads to its operation", () => {
    expect(links.signed("embed", "abc")).toMatch(
      /^https:\/\/decks\.example\.org\/v1\/presentations\/abc\/embed\?token=[\w-]{43}$/,
    );
  });

  it("is good for its presentation and its purpose", () => {
    expect(links.isSigned("download", "abc", token)).toBe(true);
    expect(links.isSigned("download", "abd", token)).toBe(false);
    expect(links.isSigned("embed", "abc", token)).toBe(false);
  });

  it("is spoiled by any other character in any place, the last one's spare bits included", () => {
    for (let place = 0; place < token.length; place++) {
      for (const letter of "ABab01-_") {
        const altered = token.slice(0, place) + letter + token.slice(place + 1);
        expect(links.isSigned("download", "abc", altered)).toBe(altered === token);
      }
    }
  });

  it.each(["", token.slice(1), `${token}A`, `${token}=`])("is not %j", (altered) => {
    expect(links.isSigned("download", "abc", altered)).toBe(false);
  });

  it("is another one with another secret", () => {
    const others = createLinks({ ...options, secret: new Uint8Array(32).fill(1) });
    expect(others.isSigned("download", "abc", token)).toBe(false);
  });

  it.each([
    { url: links.viewer("abc"), want: "abc" },
    { url: `${links.viewer("abc")}#4`, want: "abc" },
    { url: links.viewer("abc").replace("abc", "abd"), want: undefined },
    { url: links.viewer("abc").replace("decks.", "evil."), want: undefined },
    { url: links.viewer("abc").replace("/view/", "/other/"), want: undefined },
    { url: links.signed("download", "abc"), want: undefined },
    { url: "no address", want: undefined },
  ])("to the viewer is known again: $url", ({ url, want }) => {
    expect(links.readViewer(url)).toBe(want);
  });

  it("opens the viewer, which downloads with it", () => {
    expect(links.viewer("abc")).toBe(`https://decks.example.org/view/abc?token=${token}`);
  });
});
