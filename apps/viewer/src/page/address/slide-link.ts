/** Reads a link to a slide, `#4`, as its index from 0; numbers past the end mean the last slide, anything else undefined. */
export function readSlideLink(hash: string, slideCount: number): number | undefined {
  const digits = /^#(?:slide[-=]?)?0*([1-9]\d{0,5})$/i.exec(hash)?.[1];
  return digits === undefined ? undefined : Math.min(Number(digits), slideCount) - 1;
}

/** Returns the link to the slide with this index from 0: `#1` for the first. */
export function toSlideLink(index: number): string {
  return `#${index + 1}`;
}
