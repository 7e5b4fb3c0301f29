import type { DesignMood, DesignWish, Outline, OutlineSlide } from "@lectern/deck";
import type { Thing } from "../art/things/drawn-thing.ts";
import type { ThingName } from "../generated/thing-shapes.ts";
import { hashText } from "../hash-text.ts";
import type { Look } from "../looks/look.ts";
import { looks } from "../looks/looks.ts";
import { findSubject, type WeighedText } from "./find-subject.ts";
import { type WeighedThings, weighThings } from "./find-thing.ts";
import { settingThings } from "./finding/setting-things.ts";
import { type LookTraits, lookTraits } from "./look-traits.ts";
import { paletteFromColor } from "./palette-from-color.ts";
import { pictureNamed, stockThing } from "./picture-named.ts";
import { belongsTo } from "./scene-things.ts";
import { stringsIn } from "./strings-in.ts";
import type { Subject } from "./subject.ts";
import { subjectOfThing } from "./thing-subjects.ts";

/** The look of a deck and what its art is about. */
export interface ChosenLook {
  readonly look: Look;
  /** What its art shows, if there is a drawing of what the deck is about. */
  readonly thing?: Thing;
}

/** What a look is chosen by. */
export type LookSource = Pick<Outline, "title" | "slides" | "design" | "language" | "drawings">;

/**
 * Returns the look that suits an outline: the one wished for by name, else of those that suit the wish, the subject and the
 * kinds of its slides best the one that its title stands for; the same outline always has the same. A wished colour makes
 * the palette of a look that can take it.
 */
export function chooseLook(source: LookSource): ChosenLook {
  const { title, design = {}, drawings } = source;
  const evidence = evidenceOf(source);
  const { thing } = evidence;
  const named = looks.find(({ name }) => name === design.look);
  const look = named ?? pick(bestLooks(evidence), title);
  const chosen = design.color === undefined ? look : colored(look, design.color);
  const shown =
    thing && design.picture ? pictureNamed(design.picture, { drawings, palette: chosen.palette }) : thing;
  return { look: chosen, ...(shown && { thing: shown }) };
}

/**
 * Returns what the art of a deck shows in whatever look it gets: the same as `chooseLook` returns, in half the time, since its
 * subject is asked for only where that may speak against what was found.
 */
export function chooseShown(source: LookSource): Thing | undefined {
  if (source.design?.picture !== undefined) return chooseLook(source).thing;
  const weighed = weighThings(source);
  const found = drawable(weighed.thing, source.slides);
  return found && chooseThing(source, { said: subjectSaid(source, weighed), found });
}

/** Returns the names of all looks, those that suit an outline best first; the one that it gets leads them. */
export function rankLooks(source: LookSource): readonly string[] {
  const { name: chosen } = chooseLook(source).look;
  const evidence = evidenceOf(source);
  const scored = looks.map((look) => ({ name: look.name, score: scoreOf(look, evidence) }));
  const others = scored
    .filter(({ name }) => name !== chosen)
    .toSorted((one, other) => other.score - one.score);
  return [chosen, ...others.map(({ name }) => name)];
}

function evidenceOf(source: LookSource): Evidence {
  const { slides, design: wish = {} } = source;
  const weighed = weighThings(source);
  const said = subjectSaid(source, weighed);
  const found = drawable(weighed.thing, slides);
  const thing = chooseThing(source, { said, found });
  const isQuiet = found !== undefined && quietThings.has(found) && wish.mood === undefined;
  return {
    subject: subjectOf(said, found),
    thing,
    wish: isQuiet ? { ...wish, mood: "elegant" } : wish,
    isQuiet,
    slides,
  };
}

/** The subject that most words and things of a deck speak of. */
function subjectSaid({ title, slides }: LookSource, { all }: WeighedThings): Subject {
  const signs = all.map(({ thing, score }) => [subjectOfThing(thing), score] as const);
  return findSubject([{ text: title, weight: 3 }, ...slides.flatMap(textsOf)], signs);
}

/** What a deck is found to be about; not what a chart of its own tells better. */
function drawable(found: ThingName | undefined, slides: LookSource["slides"]): ThingName | undefined {
  const hasChart = slides.some(({ kind }) => kind === "chart");
  return found && hasChart && toldByCharts.has(found) ? undefined : found;
}

const toldByCharts: ReadonlySet<ThingName> = new Set<ThingName>([
  "chart-increasing",
  "bar-chart",
  "coin",
  "receipt",
]);

/** Decks on death are quiet, without anybody wishing for it. */
const quietThings: ReadonlySet<ThingName> = new Set<ThingName>(["candle", "headstone"]);

// What a deck is about by name tells more than words of a field; where it belongs tells less.
function subjectOf(said: Subject, found: ThingName | undefined): Subject {
  const ofThing = found ? subjectOfThing(found) : "general";
  if (said === "general" || said === "technology" || ofThing === "general")
    return said === "general" ? ofThing : said;
  return found && settingThings.has(found) ? said : ofThing;
}

interface FoundThing {
  readonly said: Subject;
  readonly found: ThingName | undefined;
}

/** What the writer wants drawn stands above what its words let guess, and so does its wish for nothing. */
function chooseThing({ design = {}, drawings }: LookSource, { said, found }: FoundThing): Thing | undefined {
  // Who wishes for a formal deck wants no drawing of a bee.
  if (design.mood === "formal") return undefined;
  if (design.picture !== undefined)
    return pictureNamed(design.picture, { drawings }) ?? stockThing(design.picture);
  // In a deck on software, trees, buses and libraries are none.
  return said === "technology" && found && subjectOfThing(found) !== "technology" ? undefined : found;
}

function textsOf({ title, ...slide }: OutlineSlide): readonly WeighedText[] {
  return [
    { text: title, weight: 2 },
    { text: stringsIn(slide, namesOfPictures).join("\n"), weight: 1 },
  ];
}

/** What a slide's picture shows is no word of the deck. */
const namesOfPictures: ReadonlySet<string> = new Set(["picture", "partsOf"]);

/** Returns the looks that suit best, in their order. */
function bestLooks(evidence: Evidence): readonly Look[] {
  const scored = looks.map((look) => ({ look, score: scoreOf(look, evidence) }));
  const best = Math.max(...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ look }) => look);
}

/** What tells of a look. */
interface Evidence {
  readonly subject: Subject;
  readonly thing: Thing | undefined;
  readonly wish: DesignWish;
  /** Whether nothing in it may celebrate. */
  readonly isQuiet: boolean;
  readonly slides: readonly OutlineSlide[];
}

function scoreOf({ name }: Look, { subject, thing, wish, isQuiet, slides }: Evidence): number {
  const traits = lookTraits[name];
  if (!traits) return 0;
  const { mood, mode, color } = wish;
  const wished = [
    mode !== undefined && traits.mode === mode ? 16 : 0,
    color !== undefined && traits.takesColor ? 16 : 0,
    mood !== undefined && traits.moods.includes(mood) ? 8 : 0,
    // Whoever wants a light deck, or prints it, wants no cover full of ink.
    mode === "light" && traits.hasPaleFields ? 6 : 0,
    mood !== undefined && traits.moods[0] !== undefined && contrary[mood].includes(traits.moods[0]) ? -8 : 0,
    // What a look has first, it has most: one that is playful and elegant is rather the former.
    mood !== undefined && traits.moods[0] === mood ? 1 : 0,
  ];
  // A dark page is rather for those who want it, or for code.
  const unasked = mode === undefined && traits.mode === "dark" && !showsCode(slides) ? -1 : 0;
  const quiet = isQuiet && traits.isFestive ? -8 : 0;
  const code = showsCode(slides) && traits.moods.includes("technical") ? 2 : 0;
  // A subject that is none says nothing where a mood does.
  const isTold = subject !== "general" || mood === undefined;
  const suits = isTold && traits.subjects.includes(subject) ? 4 : 0;
  return wished.reduce(
    (sum, each) => sum + each,
    suits + code + quiet + unasked + pictureScore(traits, subject, thing),
  );
}

/** What a look must not be first of all where somebody wishes for a mood. */
const contrary: Readonly<Record<DesignMood, readonly DesignMood[]>> = {
  formal: ["energetic", "playful"],
  elegant: ["energetic", "technical"],
  playful: ["formal", "technical"],
  energetic: [],
  technical: ["playful"],
};

/**
 * A thing is for looks that make a picture of it, and only for those in whose scene it is at home: a bee on a sheet of engineers
 * is a part of a machine. Without one, a scene is only for decks on what it shows.
 */
function pictureScore(
  { showsThings, moods, scene, ownArtSuits }: LookTraits,
  subject: Subject,
  thing: Thing | undefined,
): number {
  if (!thing) return ownArtSuits && !ownArtSuits.includes(subject) ? -6 : 0;
  if (scene && !belongsTo(scene, thing)) return -6;
  if (showsThings || (subject === "technology" && moods[0] === "technical")) return 3;
  return moods[0] === "technical" && !scene ? -3 : 0;
}

function showsCode(slides: readonly OutlineSlide[]): boolean {
  return slides.some(({ kind }) => kind === "code");
}

function pick(candidates: readonly Look[], seed: string): Look {
  const chosen = candidates[hashText(seed) % candidates.length];
  if (chosen === undefined) throw new RangeError("Expected at least one look to choose from, got none.");
  return chosen;
}

function colored(look: Look, color: string): Look {
  const key = `${look.name} ${color}`;
  const known = coloredLooks.get(key);
  if (known) return known;
  const made: Look = { ...look, name: `${look.name} in ${color}`, palette: paletteFromColor(color) };
  if (coloredLooks.size >= mostColored) coloredLooks.clear();
  coloredLooks.set(key, made);
  return made;
}

/** Looks in a colour are kept, since templates are known by their look. */
const coloredLooks = new Map<string, Look>();
const mostColored = 32;
