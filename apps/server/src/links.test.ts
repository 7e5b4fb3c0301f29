import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createLinks, type LinkSecrets } from "./links.ts";

const paths = { download: "/v1/presentations/{id}/download", embed: "/v1/presentations/{id}/embed" };
const secrets = (...bytes: number[]): LinkSecrets => ({
  current: bytes.map((byte) => new Uint8Array(32).fill(byte)),
  reload: async () => undefined,
});
const revoked = new Set<string>();
let time = 0;
const options = {
  baseUrl: () => "https://decks.example.org",
  secrets: secrets(0),
  paths,
  parameter: "token",
  now: () => new Date(time),
  validFor: 0,
  isRevoked: async (keyId: string) => revoked.has(keyId),
};
const links = createLinks(options);
const grant = links.grantFor("key_a");
const tokenOf = (url: string) => new URL(url).searchParams.get("token") ?? "";
const token = tokenOf(links.signed("download", "abc", grant));
/** As links were before they said whose they are. */
const formerToken = createHmac("sha256", new Uint8Array(32)).update("download\0abc").digest("base64url");

describe("a signed link", () => {
  it("is absolute and leads to its operation", () => {
    expect(links.signed("embed", "abc", grant)).toMatch(
      /^https:\/\/decks\.example\.org\/v1\/presentations\/abc\/embed\?token=key_a\.\.[\w-]{43}$/,
    );
  });

  it("is good for its presentation and its purpose", () => {
    expect(links.read("download", "abc", token)).toEqual(grant);
    expect(links.read("download", "abd", token)).toBeUndefined();
    expect(links.read("embed", "abc", token)).toBeUndefined();
  });

  it("is spoiled by any other character in any place, the last one's spare bits included", () => {
    for (let place = 0; place < token.length; place++) {
      for (const letter of "ABab01-_.") {
        const altered = token.slice(0, place) + letter + token.slice(place + 1);
        expect(links.read("download", "abc", altered) !== undefined).toBe(altered === token);
      }
    }
  });

  it.each(["", token.slice(1), `${token}A`, `${token}=`])("is not %j", (altered) => {
    expect(links.read("download", "abc", altered)).toBeUndefined();
  });

  it("is another one with another secret", () => {
    const others = createLinks({ ...options, secrets: secrets(1) });
    expect(others.read("download", "abc", token)).toBeUndefined();
  });

  it.each([
    { url: links.viewer("abc", grant), want: "abc" },
    { url: `${links.viewer("abc", grant)}#4`, want: "abc" },
    { url: links.viewer("abc", grant).replace("abc", "abd"), want: undefined },
    { url: links.viewer("abc", grant).replace("decks.", "evil."), want: undefined },
    { url: links.viewer("abc", grant).replace("/view/", "/other/"), want: undefined },
    { url: links.signed("download", "abc", grant), want: undefined },
    { url: "no address", want: undefined },
  ])("to the viewer is known again: $url", async ({ url, want }) => {
    expect(await links.readViewer(url)).toBe(want);
  });

  it("opens the viewer, which downloads with it", () => {
    expect(links.viewer("abc", grant)).toBe(`https://decks.example.org/view/abc?token=${token}`);
  });

  it("from before it said whose it is still holds", async () => {
    expect(await links.verify("download", "abc", formerToken)).toEqual({
      keyId: undefined,
      expiresAt: undefined,
    });
  });

  it("dies with the key that it was given to, and with no other", async () => {
    revoked.add("key_b");
    expect(await links.verify("download", "abc", token)).toEqual(grant);
    revoked.add("key_a");
    expect(await links.verify("download", "abc", token)).toBeUndefined();
    expect(await links.readViewer(links.viewer("abc", grant))).toBeUndefined();
    revoked.clear();
  });

  it("ends at the end of its last day, and is the same all day long", () => {
    const day = 86_400_000;
    const ending = createLinks({ ...options, validFor: 2 * day });
    time = day / 2;
    const first = tokenOf(ending.signed("embed", "abc", ending.grantFor("key_a")));
    time = day / 2 + 1000;
    expect(tokenOf(ending.signed("embed", "abc", ending.grantFor("key_a")))).toBe(first);
    time = 3 * day - 1;
    expect(ending.read("embed", "abc", first)).toMatchObject({ keyId: "key_a" });
    time = 3 * day;
    expect(ending.read("embed", "abc", first)).toBeUndefined();
    time = 0;
  });

  it("holds while the secret that it was signed with does, also where another process made the new one", async () => {
    const rotated = createLinks({ ...options, secrets: secrets(1, 0) });
    expect(await rotated.verify("download", "abc", token)).toEqual(grant);
    const late = {
      current: secrets(0).current,
      async reload() {
        late.current = secrets(1, 0).current;
      },
    };
    const fresh = tokenOf(rotated.signed("download", "abc", grant));
    expect(await createLinks({ ...options, secrets: late }).verify("download", "abc", fresh)).toEqual(grant);
  });
});
