import sharp from "sharp";

/** Of a contact sheet, in pixels. */
const sheet = { columns: 4, tileWidth: 480, gap: 12, background: "#8a8a8a" } as const;

/** Writes one PNG that shows pictures of the same shape side by side, four in a row, in their order. */
export async function writeContactSheet(pictures: readonly string[], file: string): Promise<void> {
  const { width = 1, height = 1 } = await sharp(pictures[0]).metadata();
  const { tileWidth, gap, background } = sheet;
  const tileHeight = Math.round((tileWidth * height) / width);
  const columns = Math.min(sheet.columns, pictures.length);
  const rows = Math.ceil(pictures.length / columns);
  const tiles = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await sharp(picture).resize(tileWidth, tileHeight, { fit: "fill" }).toBuffer(),
      left: gap + (index % columns) * (tileWidth + gap),
      top: gap + Math.floor(index / columns) * (tileHeight + gap),
    })),
  );
  await sharp({
    create: {
      width: gap + columns * (tileWidth + gap),
      height: gap + rows * (tileHeight + gap),
      channels: 3,
      background,
    },
  })
    .composite(tiles)
    .png({ palette: true })
    .toFile(file);
}
