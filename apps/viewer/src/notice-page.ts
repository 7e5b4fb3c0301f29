import { toNotice, toUnavailableReason } from "./page/notice/unavailable.ts";

/** The Content-Security-Policy that a notice works under: it loads nothing. */
export const noticeContentSecurityPolicy: string =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'";

/**
 * Returns a page that tells people why a link shows no presentation, in the viewer's own words, from the status and the
 * problem's `code` (RFC 9457); for links that lead past the viewer. It says nothing that came from outside.
 */
export function toNoticePage(status: number, code: string | undefined): string {
  const { heading, text, offersRetry } = toNotice(toUnavailableReason(status, code));
  const retry = offersRetry ? '\n<p><a href="">Try again</a></p>' : "";
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading}</title>
<style>
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { align-content: center; background: light-dark(#e2e4e8, #16181d); box-sizing: border-box; color: light-dark(#1c2027, #f1f2f4); margin: 0; min-height: 100vh; padding: 1.5rem; text-align: center; }
main { margin: auto; max-width: 30rem; }
h1 { font-size: 1.375rem; line-height: 1.3; text-wrap: balance; }
a { color: inherit; font-weight: 600; }
</style>
<main>
<h1>${heading}</h1>
<p>${text}</p>${retry}
</main>
</html>
`;
}
