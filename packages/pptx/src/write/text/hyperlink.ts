const protocols = new Set(["http:", "https:", "mailto:"]);
const notInUris = /[^A-Za-z0-9\-._~:/?#@!$&'()*+,;=%]/gu;
const strayPercent = /%(?![\dA-Fa-f]{2})/g;

/**
 * Returns an address as a URI that Office accepts (RFC 3986; stricter than what browsers let pass), or undefined where
 * it is no absolute http, https or mailto address.
 */
export function toLegalUri(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !protocols.has(url.protocol)) return undefined;
  if (url.protocol !== "mailto:" && url.hostname === "") return undefined;
  const host = url.href.indexOf(url.host) + url.host.length;
  const fragment = url.hash.slice(1);
  const path = url.href.slice(host, url.hash === "" ? undefined : -url.hash.length);
  const legalFragment = url.hash === "" ? "" : `#${legal(fragment).replaceAll("#", "%23")}`;
  return `${url.href.slice(0, host)}${legal(path)}${legalFragment}`;
}

function legal(part: string): string {
  return part.replace(notInUris, encodeURIComponent).replace(strayPercent, "%25");
}
