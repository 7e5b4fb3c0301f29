import { type Drawings, drawnThing, type Thing } from "../art/things/drawn-thing.ts";
import { type ThingName, thingShapes } from "../generated/thing-shapes.ts";
import { thingWords } from "../generated/thing-words.ts";
import { fold } from "./fold.ts";
import { thingSynonyms } from "./thing-synonyms.ts";

/** Returns what a writer names, as it drew it itself or as the stock has it; undefined where there is no drawing of that very thing. */
export function pictureNamed(name: string, drawings: Drawings | undefined): Thing | undefined {
  return drawnThing(name, drawings) ?? nameThing(name);
}

/**
 * Returns the drawing of what a writer names in one or two English words; undefined where there is none of that very thing: what
 * is only related to it is another thing.
 */
export function nameThing(noun: string): ThingName | undefined {
  const [name = "", ...rest] = fold(noun).replaceAll("-", " ").trim().split(/\s+/u);
  const whole = [name, ...rest].join(" ");
  const found = singulars(whole).find((form) => names().has(form));
  if (found !== undefined) return names().get(found);
  // A mug of tea is a mug.
  const of = whole.indexOf(" of ");
  if (of > 0) return nameThing(whole.slice(0, of));
  // An old bicycle is a bicycle, and a post van a van; a sea horse is no horse.
  if (rest.length === 0) return undefined;
  const kind = singulars(rest.at(-1) ?? "").find((form) => sortsOfThemselves.has(form));
  if (plainAdjectives.has(name)) return nameThing(rest.join(" "));
  return kind === undefined || onlyLike.has(name) ? undefined : nameThing(kind);
}

/** A toy train is none, and a gravy boat no boat. */
const onlyLike: ReadonlySet<string> = new Set("toy model paper gravy sauce cash tax".split(" "));

/** Whatever other word stands before these, what is meant is one of them. */
const sortsOfThemselves: ReadonlySet<string> = new Set(
  (
    "van truck lorry bus ship ferry train tram bicycle bike motorcycle scooter tractor helicopter aeroplane airplane " +
    "bread loaf soup candle lamp lantern book notebook chair sofa umbrella guitar violin trumpet piano telescope " +
    "microscope dog cat owl duck goose mushroom tent bell door medal chick hen rooster rabbit goat sheep tomato cake pizza boot " +
    "scarf jersey jacket backpack suitcase ladder hammer screwdriver shovel bucket broom laptop microphone headphones trophy kite " +
    "cottage castle bridge fountain statue bench kettle bathtub crate"
  ).split(" "),
);

/** Words that change nothing of what a thing is. */
const plainAdjectives: ReadonlySet<string> = new Set(
  (
    "a an the old new young big large small little tiny red green blue yellow white black brown golden silver grey gray wooden " +
    "metal steel iron copper brass stone glass fresh ripe raw dried sliced single historic vintage antique classic modern " +
    "open simple striped round tall municipal public local electric rural fluffy double wide narrow long short heavy light soft hot " +
    "cold warm empty full handmade homemade traditional rustic shiny"
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
