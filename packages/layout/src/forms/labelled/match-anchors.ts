import type { Illustration, IllustrationAnchor } from "@lectern/deck";

/** A point of an illustration's field. */
export type FieldPoint = Pick<IllustrationAnchor, "x" | "y">;

/**
 * Returns where each label points to: the place that has its words, wherever it stands in the list now; what was reworded takes the
 * places left, in their order. Undefined where there are not as many places as labels, or one lies beside the drawing.
 */
export function matchAnchors(
  labels: readonly string[],
  { anchors = [], width, height }: Illustration,
): readonly FieldPoint[] | undefined {
  if (
    anchors.length !== labels.length ||
    !anchors.every(({ x, y }) => isWithin(x, width) && isWithin(y, height))
  )
    return undefined;
  const left = [...anchors];
  const take = (at: number) => left.splice(at, 1)[0];
  const byWords = labels.map((words) => {
    const at = left.findIndex(({ label }) => label === words);
    return at < 0 ? undefined : take(at);
  });
  const matched = byWords.map((found) => found ?? take(0));
  return matched.every((one) => one !== undefined) ? matched : undefined;
}

function isWithin(value: number, side: number): boolean {
  return value >= 0 && value <= side;
}
