import type { PathGeometry } from "@lectern/deck";
import { iconAliases, iconCommands, iconField } from "../generated/icons.ts";

/** The names of the icons that cards can show, in alphabetical order. */
export const iconNames: readonly string[] = Object.keys(iconCommands);

/** Returns the outline of an icon, to be drawn with a line and without a fill; undefined where there is none of the name. */
export function findIcon(name: string): PathGeometry | undefined {
  const known = Object.hasOwn(iconAliases, name) ? iconAliases[name] : name;
  if (known === undefined || !Object.hasOwn(iconCommands, known)) return undefined;
  return { width: iconField, height: iconField, commands: iconCommands[known] ?? "" };
}
