import sharp from "sharp";

/** What a picture's own rounding may add to a gray. */
const tolerance = 6;

/** Returns how many pixels of a picture are no gray. */
export async function countColored(path: string): Promise<number> {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let colored = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > tolerance) colored += 1;
  }
  return colored;
}
