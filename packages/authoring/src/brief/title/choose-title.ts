import { genreOfName } from "./from-genre.ts";
import {
  anyHeading,
  firstLine,
  headline,
  labelled,
  matterTitle,
  nameAlone,
  openingLine,
  openingName,
  openingSubject,
  ownTitle,
  whoWeAre,
} from "./from-matter.ts";
import { planCover, planFirst } from "./from-plan.ts";
import { askedFirst, notesOfWhat, purpose, saidBehindColon } from "./from-request.ts";
import { subject } from "./from-subject.ts";
import { aboutOther, compared, namedTopic, spokenAbout, topic } from "./from-topic.ts";
import type { Find, TitleSources } from "./sources.ts";
import { isBare, tidyTitle } from "./tidy-title.ts";

/** Where a title is given, and where it is only guessed from what the matter says most; the surest first. */
const given: readonly Find[] = [
  wished,
  matterTitle,
  aboutOther,
  topic,
  spokenAbout,
  compared,
  planCover,
  headline,
  subject,
  labelled,
  notesOfWhat,
  openingLine,
  firstLine,
  saidBehindColon,
  genreOfName,
  planFirst,
  whoWeAre,
  askedFirst,
  purpose,
];

const guessed: readonly Find[] = [openingName, nameAlone, anyHeading, openingSubject];

/**
 * Returns what would stand on the cover: the wished title, the matter's own, the topic, the cover of the plan, a heading
 * that heads all, the mail's subject, what a label names, a line like a title. Names of a kind of document are passed over.
 * Never a sentence that asks and never cut; undefined where there is none of these.
 */
export function chooseDeckTitle(sources: TitleSources): string | undefined {
  return findGivenTitle(sources) ?? guessTitle(sources);
}

/** Returns the title that a prompt or its matter gives; undefined where it would have to be guessed. */
export function findGivenTitle(sources: TitleSources): string | undefined {
  return firstTitle(given, sources) ?? namedTopic(sources) ?? ownTitle(sources);
}

/** Returns a title guessed from what the matter says most: a name, a heading, key words. */
export function guessTitle(sources: TitleSources): string | undefined {
  return firstTitle(guessed, sources);
}

function firstTitle(finds: readonly Find[], sources: TitleSources): string | undefined {
  for (const find of finds) {
    const title = tidyTitle(find(sources));
    if (title === undefined) continue;
    if (find === wished) return title;
    if (!isBare(title)) return withWhere(title, sources);
  }
  return undefined;
}

/** Where a short title is said with its name or place in the matter, it takes these: "Cykelvägen mellan Åsby och Holm". */
function withWhere(title: string, { units }: TitleSources): string {
  if (title.includes(" ") || title.length < 4 || !/^\p{L}+$/u.test(title)) return title;
  const after = new RegExp(
    `(?<![\\p{L}\\p{M}])${title}(?: (?:(?:\\p{Ll}{1,7} )?\\p{Lu}[\\p{L}\\p{M}'’-]+)){1,4}`,
    "iu",
  );
  for (const { role, text } of units.slice(0, 60)) {
    if (role !== "content" && role !== "request") continue;
    const found = after.exec(text.slice(0, 400))?.[0];
    // The flag for the title's own case must not let small words pass for names.
    const words = found?.slice(title.length) ?? "";
    const names = /^(?: (?:\p{Ll}{1,7} )?\p{Lu}[\p{L}\p{M}'’-]+){1,4}/u.exec(words)?.[0];
    if (names !== undefined && !/^ (?:is|was|ist|war|est|es|è|är|er|och|and|und) /u.test(names))
      return `${title}${names}`;
  }
  return title;
}

function wished({ brief }: TitleSources): string | undefined {
  return brief.title;
}
