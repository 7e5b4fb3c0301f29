import { fileURLToPath } from "node:url";

/**
 * Absolute path of the built app: `index.html`, which a host serves at `/`, and `assets/`, which it serves at `/assets/*`.
 * Made by `pnpm --filter @lectern/studio build`; file names in `assets/` carry a hash.
 */
export const studioDirectory: string = fileURLToPath(new URL("../dist", import.meta.url));

/**
 * Returns the Content-Security-Policy that the app works under. Everything comes from the host alone; `viewerOrigin` is where
 * the `embed` URLs of the service lead, which may be the public address of a host that is reached by another one. Nobody may
 * show the app in a frame: it holds a key.
 */
export function studioContentSecurityPolicy(viewerOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${viewerOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
