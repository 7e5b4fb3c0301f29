import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto";

/** What a signed link is good for. */
export type LinkPurpose = "embed" | "download";

/** Makes and checks the URLs that work bare, in an iframe or as a plain link. */
export interface Links {
  /** Returns the absolute URL of an operation on a presentation, signed for that purpose. */
  signed(purpose: LinkPurpose, presentationId: string): string;
  /** Returns the absolute URL of a presentation in the hosted viewer, signed for downloading. */
  viewer(presentationId: string): string;
  /** Returns which presentation an absolute URL opens in the viewer; undefined unless this service signed it. */
  readViewer(url: string): string | undefined;
  /** Tells in constant time whether this service signed the token for this purpose and presentation. */
  isSigned(purpose: LinkPurpose, presentationId: string, token: string): boolean;
}

/** What links are made from. */
export interface LinkOptions {
  /** The public address, without a slash at its end; asked each time, for it may be known only after listening. */
  readonly baseUrl: () => string;
  readonly secret: Uint8Array;
  /** The paths of the two operations, `{id}` for the presentation. */
  readonly paths: Readonly<Record<LinkPurpose, string>>;
  /** The name of the query parameter that takes the signature. */
  readonly parameter: string;
}

/** Where the hosted viewer is. */
export const viewerPath = "/view/{id}";

/** Returns links signed by HMAC-SHA-256 over purpose and id. */
export function createLinks({ baseUrl, secret, paths, parameter }: LinkOptions): Links {
  // Made into a key once: that takes longer than to sign.
  const key = createSecretKey(secret);
  const sign = (purpose: LinkPurpose, id: string) =>
    createHmac("sha256", key).update(`${purpose}\0${id}`).digest("base64url");
  const toUrl = (path: string, id: string, token: string) =>
    `${baseUrl()}${path.replace("{id}", encodeURIComponent(id))}?${parameter}=${token}`;
  return {
    signed: (purpose, id) => toUrl(paths[purpose], id, sign(purpose, id)),
    viewer: (id) => toUrl(viewerPath, id, sign("download", id)),
    readViewer(url) {
      const address = URL.parse(url);
      const id = /\/([\w-]+)$/.exec(address?.pathname ?? "")?.[1] ?? "";
      const token = address?.searchParams.get(parameter) ?? "";
      const isOurs = address?.href.startsWith(`${baseUrl()}${viewerPath.replace("{id}", id)}?`);
      return isOurs && isEqual(token, sign("download", id)) ? id : undefined;
    },
    isSigned: (purpose, id, token) => isEqual(token, sign(purpose, id)),
  };
}

// The texts are compared, not what they decode to: the last character of base64url has bits to spare.
function isEqual(given: string, want: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(want)];
  return left.length === right.length && timingSafeEqual(left, right);
}
