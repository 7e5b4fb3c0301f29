/** Returns what names an outline among those that its presentation has had: an entity tag (RFC 9110, 8.8.3). */
export function toOutlineTag(version: number): string {
  return `"${version}"`;
}

/** Says whether a header If-Match (RFC 9110, 13.1.1) holds where the outline of this version is. */
export function isMatch(ifMatch: string, version: number): boolean {
  const tags = ifMatch.split(",").map((tag) => tag.trim());
  return tags.includes("*") || tags.includes(toOutlineTag(version));
}
