/** What a frame on another page shows. */
export interface EmbeddedShow {
  readonly url: string;
  readonly title: string;
  /** In any unit: the shape counts. */
  readonly slideSize: { readonly width: number; readonly height: number };
  /** Width of the frame in CSS pixels where a page has no room to say. */
  readonly frameWidth?: number;
}

/** Returns the HTML that shows a deck on another page: as wide as there is room, in the slide's own shape. */
export function toEmbedCode({ url, title, slideSize, frameWidth = 960 }: EmbeddedShow): string {
  const height = Math.round((frameWidth * slideSize.height) / slideSize.width);
  const style = `border: 0; width: 100%; height: auto; aspect-ratio: ${frameWidth} / ${height}`;
  return (
    `<iframe src="${escapeAttribute(url)}" title="${escapeAttribute(title)}" width="${frameWidth}" height="${height}" ` +
    `style="${style}" allow="fullscreen; clipboard-write" loading="lazy"></iframe>`
  );
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
