import { fileURLToPath } from "node:url";

export { type EmbeddedShow, toEmbedCode } from "./embed-code.ts";
export { noticeContentSecurityPolicy, toNoticePage } from "./notice-page.ts";

/**
 * Absolute path of the built page: `index.html`, which a host serves at `/view/{id}` for every id, and `assets/`, which it
 * serves at `/view/assets/*`. Made by `pnpm --filter @lectern/viewer build`; file names in `assets/` carry a hash.
 */
export const viewerDirectory: string = fileURLToPath(new URL("../dist", import.meta.url));

/**
 * The Content-Security-Policy that the page works under. A host adds `frame-ancestors` to say who may embed it.
 * Scripts, styles and fonts come from the host alone, pictures and sounds from there or out of the file (`blob:`, `data:`);
 * `style-src-attr` is for the formulas and blended shapes of slides, which carry style attributes.
 */
export const viewerContentSecurityPolicy: string = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
