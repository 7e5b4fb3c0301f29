import type { Box, Template, TemplateLayout } from "@lectern/deck";

const slideWidth = 300;
const gap = 24;
const caption = 22;
const columns = 3;
/** Lower places have no room for their name. */
const leastNamed = 16;

/** Returns a drawing (SVG) of a template's layouts: its places by type, and with dashes where content may stand. */
export function drawTemplate({ slideSize, layouts }: Template): string {
  const scale = slideWidth / slideSize.width;
  const height = Math.round(slideSize.height * scale);
  const [across, down] = [slideWidth + gap, height + caption + gap];
  const drawn = layouts.map((layout, index) => {
    const [x, y] = [gap + (index % columns) * across, gap + Math.floor(index / columns) * down];
    return `<g transform="translate(${x} ${y})">${drawLayout(layout, scale, height)}</g>`;
  });
  const [width, whole] = [gap + columns * across, gap + Math.ceil(layouts.length / columns) * down];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${whole}" font-family="sans-serif" font-size="11">` +
    `<title>The layouts of a template</title>` +
    `<rect width="${width}" height="${whole}" fill="#ffffff"/>${drawn.join("\n")}</svg>\n`
  );
}

/** Returns a drawing (SVG) of one layout, in the same manner. */
export function drawOneLayout({ slideSize }: Template, layout: TemplateLayout): string {
  const scale = slideWidth / slideSize.width;
  const height = Math.round(slideSize.height * scale);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${slideWidth} ${height}" font-family="sans-serif" font-size="11">` +
    `${drawLayout({ ...layout, name: "" }, scale, height)}</svg>`
  );
}

function drawLayout(layout: TemplateLayout, scale: number, height: number): string {
  const places = layout.placeholders.map(({ type, box }) => {
    const { x, y, height: itsHeight } = scaled(box, scale);
    const hasRoom = itsHeight >= leastNamed;
    const name = hasRoom ? `<text x="${x + 4}" y="${y + 12}" fill="#1d4ed8">${type}</text>` : "";
    return rectangle(box, scale, 'fill="#dbeafe" fill-opacity="0.85" stroke="#1d4ed8"') + name;
  });
  const area = rectangle(
    layout.contentArea,
    scale,
    'fill="none" stroke="#dc2626" stroke-width="1.5" stroke-dasharray="5 3"',
  );
  return (
    `<rect width="${slideWidth}" height="${height}" fill="#${layout.background}" stroke="#94a3b8"/>` +
    `${layout.artwork.map((box) => rectangle(box, scale, 'fill="#94a3b8" fill-opacity="0.5"')).join("")}` +
    `${places.join("")}${area}<text y="${height + 15}" fill="#0f172a" font-size="13">${escaped(layout.name)}</text>`
  );
}

function rectangle(box: Box, scale: number, look: string): string {
  const { x, y, width, height } = scaled(box, scale);
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${look}/>`;
}

function scaled({ x, y, width, height }: Box, scale: number): Record<keyof Box, number> {
  const round = (length: number) => Math.round(length * scale);
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
