import type { OutlineFinding, OutlineSlide } from "@lectern/deck";
import type { Shape } from "./shape.ts";
import { slideShapes } from "./slide-fields.ts";

/**
 * Returns a slide without the details that the outline does not take, such as a share of more than the whole: what a slide
 * can do without must not cost it. undefined: it cannot do without them.
 */
export function dropDetails(
  slide: OutlineSlide,
  faults: readonly OutlineFinding[],
): OutlineSlide | undefined {
  const paths = faults.map(({ pointer }) =>
    findDetail(pointer.split("/").slice(1), slideShapes[slide.kind].shape),
  );
  const found = paths.filter((path) => path !== undefined && path.length > 0);
  return found.length < paths.length
    ? undefined
    : found.reduce<OutlineSlide>((rest, path) => without(rest, path ?? []) as OutlineSlide, slide);
}

/** The innermost place on the way to a fault that may be left empty. */
function findDetail(path: readonly string[], shape: Shape): readonly string[] | undefined {
  let current: Shape | undefined = shape;
  let found: readonly string[] | undefined;
  for (const [index, name] of path.entries()) {
    if (current?.kind === "record") {
      current = current.fields[name];
      if (current !== undefined && current.isNeeded !== true) found = path.slice(0, index + 1);
    } else current = current?.kind === "list" ? current.of : undefined;
  }
  return found;
}

function without(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value))
    return value.map((one, index) => (String(index) === name ? without(one, rest) : one));
  const entries = Object.entries(value).flatMap(([key, part]) => {
    if (key !== name) return [[key, part] as const];
    return rest.length === 0 ? [] : [[key, without(part, rest)] as const];
  });
  return Object.fromEntries(entries);
}
