import { isRecord, parseJson } from "./read-body.ts";

/** Where a redirect leads; it was not followed. */
export interface Redirect {
  /** An absolute URL. */
  readonly location: string;
}

/** Reads where a redirect leads from its header, else from its body; undefined where neither names a web address. */
export function readRedirect(response: Response, body: string, base: string): Redirect | undefined {
  const parsed = parseJson(body);
  const told = response.headers.get("location") ?? (isRecord(parsed) ? parsed["location"] : undefined);
  if (typeof told !== "string" || !URL.canParse(told, base)) return undefined;
  const { href } = new URL(told, base);
  // A link that runs a script must not end up in somebody's iframe.
  return /^https?:/.test(href) ? { location: href } : undefined;
}
