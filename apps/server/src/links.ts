import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto";
import type { Clock } from "./clock.ts";

/** What a signed link is good for. */
export type LinkPurpose = "embed" | "download";

/** Whom a link was given to, and until when it holds. */
export interface LinkGrant {
  /** The key that was answered with it; undefined in links from before that was kept. */
  readonly keyId: string | undefined;
  /** undefined: for good. */
  readonly expiresAt: Date | undefined;
}

/** Makes and checks the URLs that work bare, in an iframe or as a plain link. */
export interface Links {
  /** Returns what a new link for this key grants. */
  grantFor(keyId: string): LinkGrant;
  /** Returns the absolute URL of an operation on a presentation, signed for that purpose. */
  signed(purpose: LinkPurpose, presentationId: string, grant: LinkGrant): string;
  /** Returns the absolute URL of a presentation in the hosted viewer, signed for downloading. */
  viewer(presentationId: string, grant: LinkGrant): string;
  /** Returns which presentation an absolute URL opens in the viewer; undefined unless this service signed it and it holds. */
  readViewer(url: string): Promise<string | undefined>;
  /** Returns what the token grants; undefined unless this service signed it for this purpose and presentation, and it holds. */
  verify(purpose: LinkPurpose, presentationId: string, token: string): Promise<LinkGrant | undefined>;
  /** The same by what is known in this process: without a look at whether its key was revoked. */
  read(purpose: LinkPurpose, presentationId: string, token: string): LinkGrant | undefined;
}

/** What links are signed with; others may be put in their places at any time. */
export interface LinkSecrets {
  /** The one to sign with first, then those that still hold. */
  readonly current: readonly Uint8Array[];
  /** Reads them again. */
  reload(): Promise<void>;
}

/** What links are made from. */
export interface LinkOptions {
  /** The public address, without a slash at its end; asked each time, for it may be known only after listening. */
  readonly baseUrl: () => string;
  readonly secrets: LinkSecrets;
  /** The paths of the two operations, `{id}` for the presentation. */
  readonly paths: Readonly<Record<LinkPurpose, string>>;
  /** The name of the query parameter that takes the signature. */
  readonly parameter: string;
  readonly now: Clock;
  /** How long links hold, in milliseconds; 0: for good. */
  readonly validFor: number;
  readonly isRevoked: (keyId: string) => Promise<boolean>;
}

/** Where the hosted viewer is. */
export const viewerPath = "/view/{id}";

/** Returns links signed by HMAC-SHA-256 over purpose, id and what they grant, which stands in them readably. */
export function createLinks(options: LinkOptions): Links {
  const { baseUrl, secrets, paths, parameter, now, validFor, isRevoked } = options;
  const keysOf = createKeyring(secrets);
  const toUrl = (path: string, id: string, token: string) =>
    `${baseUrl()}${path.replace("{id}", encodeURIComponent(id))}?${parameter}=${token}`;
  const toToken = (purpose: LinkPurpose, id: string, { keyId, expiresAt }: LinkGrant) => {
    const [key] = keysOf();
    if (key === undefined) throw new Error("Expected a secret to sign links with, got none.");
    const said = keyId === undefined ? [] : [keyId, expiresAt?.getTime().toString(36) ?? ""];
    return [...said, sign(key, purpose, id, said)].join(".");
  };
  const read = (purpose: LinkPurpose, id: string, token: string) => {
    const said = token.split(".");
    const signature = said.pop() ?? "";
    const isSigned = keysOf().some((key) => isEqual(signature, sign(key, purpose, id, said)));
    const grant = isSigned ? toGrant(said) : undefined;
    return grant?.expiresAt && grant.expiresAt <= now() ? undefined : grant;
  };
  const verify = async (purpose: LinkPurpose, id: string, token: string) => {
    let grant = read(purpose, id, token);
    if (grant === undefined && token.length > 0) {
      // Another process may have put a new secret in the place of the one that is known here.
      await secrets.reload();
      grant = read(purpose, id, token);
    }
    return grant?.keyId !== undefined && (await isRevoked(grant.keyId)) ? undefined : grant;
  };
  return {
    grantFor: (keyId) => ({
      keyId,
      expiresAt: validFor === 0 ? undefined : toEndOfDay(now().getTime() + validFor),
    }),
    signed: (purpose, id, grant) => toUrl(paths[purpose], id, toToken(purpose, id, grant)),
    viewer: (id, grant) => toUrl(viewerPath, id, toToken("download", id, grant)),
    async readViewer(url) {
      const address = URL.parse(url);
      const id = /\/([\w-]+)$/.exec(address?.pathname ?? "")?.[1] ?? "";
      const token = address?.searchParams.get(parameter) ?? "";
      const isOurs = address?.href.startsWith(`${baseUrl()}${viewerPath.replace("{id}", id)}?`);
      return isOurs && (await verify("download", id, token)) ? id : undefined;
    },
    verify,
    read,
  };
}

const day = 86_400_000;

/** So that a link is the same however often it is asked for on one day. */
function toEndOfDay(time: number): Date {
  return new Date(Math.ceil(time / day) * day);
}

/** Returns the secrets as keys, each made into one once: that takes longer than to sign. */
function createKeyring(secrets: LinkSecrets): () => readonly KeyObject[] {
  let [made, from]: [readonly KeyObject[], LinkSecrets["current"]] = [[], []];
  return () => {
    if (secrets.current !== from)
      [made, from] = [secrets.current.map((one) => createSecretKey(one)), secrets.current];
    return made;
  };
}

/** Signatures that were made or checked, by key: a list of twenty has forty, mostly those of the time before. */
const signatures = new WeakMap<KeyObject, Map<string, string>>();

const mostSignatures = 10_000;

function sign(key: KeyObject, purpose: LinkPurpose, id: string, said: readonly string[]): string {
  const known = signatures.get(key) ?? new Map<string, string>();
  signatures.set(key, known);
  const signed = [purpose, id, ...said].join("\0");
  const kept = known.get(signed);
  if (kept !== undefined) return kept;
  const signature = createHmac("sha256", key).update(signed).digest("base64url");
  // What strangers make up may be long.
  if (signed.length > 200) return signature;
  if (known.size >= mostSignatures) known.clear();
  known.set(signed, signature);
  return signature;
}

function toGrant([keyId, expires]: readonly string[]): LinkGrant {
  return { keyId, expiresAt: expires ? new Date(Number.parseInt(expires, 36)) : undefined };
}

// The texts are compared, not what they decode to: the last character of base64url has bits to spare.
function isEqual(given: string, want: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(want)];
  return left.length === right.length && timingSafeEqual(left, right);
}
