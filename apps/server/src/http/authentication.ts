import type { Clock } from "../clock.ts";
import type { LinkGrant, LinkPurpose, Links } from "../links.ts";
import { ProblemError } from "../problems.ts";
import { isValidKey, type Keys } from "../store/tables/keys.ts";
import type { NoteFailure } from "./limits/sign-in-limit.ts";

/** Who makes a request. */
export type Caller =
  | { readonly kind: "key"; readonly keyId: string; readonly ownerId: string }
  /** Whoever has a signed link to this presentation. */
  | { readonly kind: "link"; readonly presentationId: string; readonly grant: LinkGrant };

/** What a request says about who makes it. */
export interface Credentials {
  /** Where the request comes from. */
  readonly address: string | undefined;
  /** The header Authorization. */
  readonly authorization: string | undefined;
  /** The signature, where the operation takes a signed link. */
  readonly link?: { readonly purpose: LinkPurpose; readonly presentationId: string; readonly token: string };
}

/** What authentication looks things up in. */
export interface AuthenticationOptions {
  readonly keys: Pick<Keys, "findByToken">;
  readonly links: Pick<Links, "verify">;
  readonly now: Clock;
  /** Told of each key that opens something. */
  readonly onUse: (keyId: string) => void;
  /** Told of who comes with a key or a signature that does not hold. */
  readonly noteFailure: NoteFailure;
}

/** Returns who makes the request; throws the ProblemError "unauthorized" where that is nobody we know. */
export async function authenticate(
  credentials: Credentials,
  options: AuthenticationOptions,
): Promise<Caller> {
  const { authorization, link } = credentials;
  const grant = link && (await options.links.verify(link.purpose, link.presentationId, link.token));
  if (grant) return { kind: "link", presentationId: link.presentationId, grant };
  if (authorization === undefined && link === undefined) throw missingToken();
  if (authorization === undefined) return refuse(credentials, options, badSignature());
  const token = /^Bearer +([\x21-\x7e]+) *$/i.exec(authorization)?.[1];
  if (token === undefined) throw missingToken("it holds something else");
  const key = await options.keys.findByToken(token);
  if (key === undefined || !isValidKey(key, options.now()))
    return refuse(credentials, options, invalidToken());
  options.onUse(key.id);
  return { kind: "key", keyId: key.id, ownerId: key.ownerId };
}

async function refuse(
  { address }: Credentials,
  { noteFailure }: AuthenticationOptions,
  problem: ProblemError,
): Promise<never> {
  await noteFailure(address);
  throw problem;
}

/** Returns the owner whose key was used; throws an Error for a signed link, which opens no operation that asks this. */
export function ownerOf(caller: Caller): string {
  return keyOf(caller).ownerId;
}

/** Returns the caller with its key; throws an Error for a signed link. */
export function keyOf(caller: Caller): Extract<Caller, { kind: "key" }> {
  if (caller.kind !== "key")
    throw new Error("Expected a caller with an API key, got one with a signed link.");
  return caller;
}

function missingToken(came = "it is missing"): ProblemError {
  const detail = `Expected the header "Authorization: Bearer <API_KEY>"; ${came}.`;
  return unauthorized(detail, 'Bearer realm="lectern"');
}

function invalidToken(): ProblemError {
  const detail =
    "The API key is not valid: it was never made, it has ended, or it is revoked. Ask the operator of the service for one.";
  return unauthorized(detail, 'Bearer realm="lectern", error="invalid_token"');
}

function badSignature(): ProblemError {
  const detail =
    "The signature in the link is not valid, or holds no more. Use the link as it was given, or send an API key.";
  return unauthorized(detail, 'Bearer realm="lectern"');
}

function unauthorized(detail: string, scheme: string): ProblemError {
  return new ProblemError("unauthorized", detail, { headers: { "WWW-Authenticate": scheme } });
}
