import type { Idea } from "../ideas/ideas.ts";
import { rememberEach } from "../text/remember-each.ts";

const mostFromProse = 4;
/** So many lists may follow on each other before another form is due. */
const fewestListsBeforeCards = 1;

/**
 * Returns the ideas with the weak exhibits among them dropped where they would come too often: no two of one kind on
 * neighbouring slides, four from prose at most, and cards only to break a run of lists.
 */
export function keepRhythm(ideas: readonly Idea[]): readonly Idea[] {
  const kept: Idea[] = [];
  let fromProse = 0;
  for (const idea of ideas) {
    const { exhibit } = idea;
    if (exhibit === undefined || exhibit.strength === "strong") {
      kept.push(idea);
      continue;
    }
    const { kind } = exhibit.body;
    const repeats = kept.at(-1)?.exhibit?.body.kind === kind;
    const isDue = kind === "cards" ? listsBefore(kept) >= fewestListsBeforeCards : fromProse < mostFromProse;
    const isKept = !repeats && isDue && idea.parts.length === 1;
    if (isKept && kind !== "cards") fromProse += 1;
    kept.push(isKept ? idea : withoutExhibit(idea));
  }
  return kept;
}

/** The same each time, so that its slide is made once. */
const withoutExhibit = rememberEach(({ exhibit: _, ...rest }: Idea): Idea => rest);

function listsBefore(ideas: readonly Idea[]): number {
  let count = 0;
  while (count < ideas.length && ideas.at(-1 - count)?.exhibit === undefined) count += 1;
  return count;
}
