/**
 * Returns the XML of a chart with its letters' sizes (ISO 29500-1, 21.1.2.3.2 defRPr: sz, hundredths of a point) in
 * hundredths of a pixel: the renderer takes the points of charts for pixels, which makes their text a quarter too small.
 */
export function toPixelSizes(chartXml: string): string {
  return chartXml.replace(
    /(<a:(?:defRPr|rPr|endParaRPr)\b[^>]*?\ssz=")(\d+)"/g,
    (_match, before: string, size: string) => {
      return `${before}${Math.round((Number(size) * 96) / 72)}"`;
    },
  );
}

/** Where a chart is drawn. */
export interface ChartPlace {
  readonly devicePixelRatio: number;
  /** How large it is seen, of its own size; 1 where that may change. */
  readonly scale: number;
  readonly screenWidth: number;
}

/**
 * Returns how many pixels a chart has for each of its own: enough for a slide that fills the screen; on a small one no more
 * than are seen, for a browser that shrinks a picture by much leaves out every other line of its letters.
 */
export function choosePixelRatio({ devicePixelRatio, scale, screenWidth }: ChartPlace): number {
  if (scale < 1) return Math.max(0.1, devicePixelRatio * scale);
  return Math.min(4, devicePixelRatio * Math.max(1, screenWidth / 1280));
}
