import type { Fill, Shape } from "../../file/shape.ts";
import { type Frame, outline } from "./pen.ts";

/** The smallest and the largest dot, as shares of the room that each has. */
const [smallest, largest] = [0.06, 0.46];

/** Returns so many rows of dots as one shape, as newspapers print a grey: they swell from the frame's start to its end. */
export function halftone(name: string, frame: Frame, rows: number, fill: Fill): Shape {
  const pitch = frame.height / rows;
  const columns = Math.floor(frame.width / pitch);
  const commands = Array.from({ length: rows * columns }, (_, index) => {
    const share = (index % columns) / Math.max(1, columns - 1);
    const radius = pitch * (smallest + (largest - smallest) * share);
    const x = frame.x + frame.width - (columns - (index % columns) - 0.5) * pitch;
    const y = frame.y + (Math.floor(index / columns) + 0.5) * pitch;
    return `M${x - radius} ${y} A${radius} ${radius} 0 1 1 ${x + radius} ${y} A${radius} ${radius} 0 1 1 ${x - radius} ${y} Z`;
  });
  return outline(name, frame, commands.join(" "), { fill });
}
