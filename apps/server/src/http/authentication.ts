import type { LinkPurpose, Links } from "../links.ts";
import { ProblemError } from "../problems.ts";
import type { Keys } from "../store/keys.ts";

/** Who makes a request. */
export type Caller =
  | { readonly kind: "key"; readonly keyId: string; readonly ownerId: string }
  /** Whoever has a signed link to this presentation. */
  | { readonly kind: "link"; readonly presentationId: string };

/** What a request says about who makes it. */
export interface Credentials {
  /** The header Authorization. */
  readonly authorization: string | undefined;
  /** The signature, where the operation takes a signed link. */
  readonly link?: { readonly purpose: LinkPurpose; readonly presentationId: string; readonly token: string };
}

/** What authentication looks things up in. */
export interface AuthenticationOptions {
  readonly keys: Pick<Keys, "findByToken">;
  readonly links: Pick<Links, "isSigned">;
}

/** Returns who makes the request; throws the ProblemError "unauthorized" where that is nobody we know. */
export async function authenticate(
  credentials: Credentials,
  options: AuthenticationOptions,
): Promise<Caller> {
  const { authorization, link } = credentials;
  if (link && options.links.isSigned(link.purpose, link.presentationId, link.token)) {
    return { kind: "link", presentationId: link.presentationId };
  }
  if (authorization === undefined) throw link ? badSignature() : missingToken();
  const token = /^Bearer +([\x21-\x7e]+) *$/i.exec(authorization)?.[1];
  if (token === undefined) throw missingToken("it holds something else");
  const key = await options.keys.findByToken(token);
  if (key === undefined || key.revokedAt !== undefined) throw invalidToken();
  return { kind: "key", keyId: key.id, ownerId: key.ownerId };
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
    "The API key is not valid: it was never made, or it is revoked. Ask the operator of the service for one.";
  return unauthorized(detail, 'Bearer realm="lectern", error="invalid_token"');
}

function badSignature(): ProblemError {
  const detail = "The signature in the link is not valid. Use the link as it was given, or send an API key.";
  return unauthorized(detail, 'Bearer realm="lectern"');
}

function unauthorized(detail: string, scheme: string): ProblemError {
  return new ProblemError("unauthorized", detail, { headers: { "WWW-Authenticate": scheme } });
}
