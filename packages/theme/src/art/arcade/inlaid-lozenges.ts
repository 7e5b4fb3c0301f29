import { cutTo, type Figure, type Frame, mark } from "../drawing/figure.ts";
import { polygon, rectangle } from "../drawing/outline.ts";
import type { Random } from "../drawing/seeded-random.ts";
import type { NichePaint } from "./niche-paint.ts";

/** Draws a pattern of lozenges under an arch, as inlaid in stone: mostly in shades of the wall, a few in red and gold. */
export function inlaidLozenges(box: Frame, { gold, inlay }: NichePaint, random: Random): Figure {
  const width = box.right - box.left;
  const radius = width / 2;
  const across = Math.max(3, Math.round(width / 44));
  const [w, h] = [width / across, (width / across) * 1.5];
  const rows = Math.ceil((box.bottom - box.top) / h) * 2 + 2;
  const inset = { left: box.left + 6, right: box.right - 6, top: box.top + 6, bottom: box.bottom - 2 };
  const panes = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: across + 1 }, (_, column): Figure => {
      const x = box.left + (column + (row % 2) / 2) * w;
      const y = box.bottom - row * (h / 2);
      const isUnderArch =
        y > box.top + radius || Math.hypot(x - box.left - radius, y - box.top - radius) < radius - w * 0.62;
      if (!isUnderArch || random() < 0.12) return [];
      const [rx, ry] = [w / 2 - 1.6, h / 2 - 2.4];
      const pane = polygon([
        [x, y - ry],
        [x + rx, y],
        [x, y + ry],
        [x - rx, y],
      ]);
      return cutTo([mark("Lozenge", inlay[Math.floor(inlay.length * random() ** 2)] ?? gold, pane)], inset);
    }).flat(),
  ).flat();
  return [...byColor(panes), mark("Sill", gold, rectangle(box.left, box.bottom - 2, width, 2))];
}

/** Makes one mark of all that share a colour: lozenges do not overlap. */
function byColor(figure: Figure): Figure {
  const byFill = Map.groupBy(figure, ({ fill }) => fill);
  return [...byFill].map(([fill, same]) => ({
    name: "Lozenges",
    ...(fill && { fill }),
    outline: same.flatMap(({ outline: pane }) => pane),
  }));
}
