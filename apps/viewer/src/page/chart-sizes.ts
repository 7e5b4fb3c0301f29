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
