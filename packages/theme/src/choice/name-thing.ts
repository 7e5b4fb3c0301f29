import { type ThingName, thingShapes } from "../generated/thing-shapes.ts";
import { thingWords } from "../generated/thing-words.ts";
import { fold } from "./fold.ts";
import { thingSynonyms } from "./thing-synonyms.ts";

/**
 * Returns the drawing of what a writer names in one or two English words; undefined where there is none of that very thing: what
 * is only related to it is another thing.
 */
export function nameThing(noun: string): ThingName | undefined {
  const [name = "", ...rest] = fold(noun).replaceAll(/['’]/gu, "").replaceAll("-", " ").trim().split(/\s+/u);
  const whole = [name, ...rest].join(" ");
  const found = singulars(whole).find((form) => names().has(form));
  if (found !== undefined) return names().get(found);
  // A mug of tea is a mug.
  const of = whole.indexOf(" of ");
  if (of > 0) return nameThing(whole.slice(0, of));
  // An old bicycle is a bicycle; an ice cream van is none of the vans that deliver, nor a double bed any bed.
  return rest.length > 0 && unseen.has(name) ? nameThing(rest.join(" ")) : undefined;
}

/** Words after which a thing looks as it does without them: size, age, place, how it feels. */
const unseen: ReadonlySet<string> = new Set(
  (
    "a an the old new big large small little tiny fresh single simple municipal public local fluffy heavy light soft hot cold warm " +
    "handmade homemade traditional"
  ).split(" "),
);

function singulars(word: string): readonly string[] {
  return [
    word,
    word.replace(/ies$/u, "y"),
    word.replace(/ves$/u, "f"),
    word.replace(/ves$/u, "fe"),
    word.replace(/es$/u, ""),
    word.replace(/s$/u, ""),
  ];
}

let read: ReadonlyMap<string, ThingName> | undefined;

/** Read once, when first asked for: by the stock's names, by those of Unicode, by others for the same thing. */
function names(): ReadonlyMap<string, ThingName> {
  read ??= readNames();
  return read;
}

function readNames(): ReadonlyMap<string, ThingName> {
  const known = new Map<string, ThingName>();
  const put = (name: string, thing: ThingName | undefined) => {
    const key = fold(name).replaceAll("-", " ");
    if (thing !== undefined && key !== "" && !known.has(key)) known.set(key, thing);
  };
  const things = Object.keys(thingShapes) as ThingName[];
  for (const thing of things) if (!otherwiseMeant.has(thing)) put(thing, thing);
  for (const [thing, words] of Object.entries(thingSynonyms))
    for (const word of words.split(/\s+/u)) put(word, thing as ThingName);
  for (const [index, name] of (thingWords["en"]?.[0] ?? "").split(";").entries()) put(name, things[index]);
  return known;
}

/** Their names in the stock are short for something else than the word alone says. */
const otherwiseMeant: ReadonlySet<ThingName> = new Set<ThingName>([
  "mate",
  "link",
  "pick",
  "locked",
  "construction",
  "cooking",
  "tennis",
  "bowling",
  "lacrosse",
  "badminton",
]);
