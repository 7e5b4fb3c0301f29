import type { Outline, OutlineSlide } from "@lectern/types";
import { isRecord } from "../state/store.ts";

/** Whether two outlines say and look the same, whatever the order of their fields. */
export function isSameOutline(one: Outline, other: Outline): boolean {
  return isSame(one, other);
}

/** Whether two slides say the same, whatever the order of their fields. */
export function isSameSlide(one: OutlineSlide, other: OutlineSlide): boolean {
  return isSame(one, other);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sortFields(one)) === JSON.stringify(sortFields(other));
}

function sortFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortFields);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sortFields(value[name])]),
  );
}
