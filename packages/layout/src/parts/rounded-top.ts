import type { PathGeometry } from "@lectern/deck";

/** Returns a rectangle whose upper corners are rounded: what stands at the top of a panel with round corners. */
export function roundedTop(width: number, height: number, radius: number): PathGeometry {
  const [w, h] = [Math.round(width), Math.round(height)];
  const r = Math.round(Math.min(radius, width / 2, height));
  // Where the control points of a quarter of a circle stand.
  const k = Math.round(r * 0.4477);
  const commands = `M 0 ${h} L 0 ${r} C 0 ${k} ${k} 0 ${r} 0 L ${w - r} 0 C ${w - k} 0 ${w} ${k} ${w} ${r} L ${w} ${h} Z`;
  return { width: w, height: h, commands };
}
