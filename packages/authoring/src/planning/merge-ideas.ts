import { isStrong } from "../ideas/exhibits.ts";
import { countPassageColumns, type Heading, hasPoint, type Idea, type Passage } from "../ideas/ideas.ts";
import { rememberEach } from "../text/remember-each.ts";

/** Returns how much an idea says: half a slide for a point or two, more for long ones. */
export const weightOf = rememberEach(({ parts }: Idea): number => {
  let points = 0;
  let columns = 0;
  for (const { passages } of parts) {
    for (const passage of passages) if (hasPoint(passage)) points += 1;
    columns += countPassageColumns(passages);
  }
  return 1 + points / 2 + columns / 250;
});

/** Returns neighbouring ideas as one that shares a slide: parts of one heading joined, the path that they share. */
export function mergeIdeas(ideas: readonly Idea[]): Idea {
  const [first, ...rest] = ideas;
  if (first !== undefined && rest.length === 0) return first;
  const parts: { heading?: Heading; passages: Passage[] }[] = [];
  for (const part of ideas.flatMap((idea) => idea.parts)) {
    const last = parts.at(-1);
    if (last !== undefined && last.heading === part.heading) last.passages.push(...part.passages);
    else parts.push({ ...part, passages: [...part.passages] });
  }
  const path = rest.reduce(
    (shared: readonly Heading[], { path: next }) => commonPath(shared, next),
    first?.path ?? [],
  );
  const wanted = ideas.find((idea) => idea.wanted !== undefined)?.wanted;
  // What the first one opens it may also be the title of; what later ones open is told with them.
  return {
    parts,
    path,
    opens: ideas.flatMap((idea) => idea.opens),
    ...keptExhibit(ideas),
    ...(wanted === undefined ? {} : { wanted }),
  };
}

/** What one idea shows is kept if it is most of what they hold together. */
function keptExhibit(ideas: readonly Idea[]): Pick<Idea, "exhibit"> {
  const shown = ideas.filter(({ exhibit }) => isStrong(exhibit));
  const [first] = shown;
  if (first?.exhibit === undefined) return {};
  const rest = ideas.filter((idea) => !shown.includes(idea));
  const weight = rest.reduce((sum, idea) => sum + weightOf(idea), 0);
  return shown.length === 1 && weightOf(first) * 1.5 < weight ? {} : { exhibit: first.exhibit };
}

/** Returns the headings that two ideas both stand under, highest first. */
export function commonPath(one: readonly Heading[], other: readonly Heading[]): readonly Heading[] {
  const end = one.findIndex((heading, index) => heading !== other[index]);
  return end === -1 ? one : one.slice(0, end);
}
