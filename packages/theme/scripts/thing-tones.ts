/** A colour as it is drawn: red, green and blue from 0 to 1, and how light it looks from 0 to 100. */
interface Paint {
  readonly color: string;
  readonly channels: readonly number[];
  readonly lightness: number;
}

/** Of tones there are so many, from 0, the darkest, on. */
export const toneCount = 5;

/** Colours nearer to each other than this are told apart by nobody once they are recoloured. */
const nearly = 0.09;

/** How light each tone looks where a drawing has as many colours as there are tones. */
const ideals = [14, 38, 58, 78, 96];

/**
 * Returns a tone for each colour of a drawing: the darker the colour, the lower. Colours that differ have tones that differ, as
 * far as there are tones: those most like each other share one.
 */
export function tonesOf(colors: readonly string[]): ReadonlyMap<string, number> {
  const groups = groupsOf([...new Set(colors)].map(toPaint));
  const lights = groups.map(
    (group) => group.reduce((sum, { lightness }) => sum + lightness, 0) / group.length,
  );
  const levels = spreadLevels(lights);
  return new Map(
    groups.flatMap((group, index) => group.map(({ color }) => [color, levels[index] ?? 0] as const)),
  );
}

function groupsOf(paints: readonly Paint[]): readonly (readonly Paint[])[] {
  let groups: Paint[][] = paints
    .toSorted((one, other) => one.lightness - other.lightness)
    .map((paint) => [paint]);
  for (;;) {
    const pairs = groups.slice(1).map((group, index) => ({ index, gap: gapOf(groups[index] ?? [], group) }));
    const closest = pairs.toSorted((one, other) => one.gap - other.gap)[0];
    if (!closest || (groups.length <= toneCount && closest.gap > nearly)) return groups;
    const { index } = closest;
    const merged = [...(groups[index] ?? []), ...(groups[index + 1] ?? [])];
    groups = [...groups.slice(0, index), merged, ...groups.slice(index + 2)];
  }
}

function gapOf(one: readonly Paint[], other: readonly Paint[]): number {
  const middle = (group: readonly Paint[], index: number) =>
    group.reduce((sum, { channels }) => sum + (channels[index] ?? 0), 0) / group.length;
  return Math.hypot(...[0, 1, 2].map((index) => middle(one, index) - middle(other, index)));
}

/** Returns levels in rising order that are nearest to how light the groups are. */
function spreadLevels(lights: readonly number[]): readonly number[] {
  let best: { readonly levels: readonly number[]; readonly cost: number } = { levels: [], cost: Infinity };
  const choose = (levels: readonly number[], cost: number): void => {
    if (cost >= best.cost) return;
    if (levels.length === lights.length) {
      best = { levels, cost };
      return;
    }
    const light = lights[levels.length] ?? 0;
    for (let level = (levels.at(-1) ?? -1) + 1; level < toneCount; level += 1) {
      choose([...levels, level], cost + ((ideals[level] ?? 0) - light) ** 2);
    }
  };
  choose([], 0);
  return best.levels;
}

function toPaint(color: string): Paint {
  const digits = color.length === 4 ? color.replace(/[0-9a-f]/giu, "$&$&") : color;
  const channels = [1, 3, 5].map((from) => Number.parseInt(digits.slice(from, from + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return { color, channels, lightness: 116 * Math.cbrt(luminance) - 16 };
}
