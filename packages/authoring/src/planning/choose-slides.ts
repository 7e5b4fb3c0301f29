// ordered ideas -> runs of neighbours, a slide each: dynamic programming over where a run ends, how many slides there are
// and which form the last one has; the cheapest deck within the bounds is taken.
import { isSpice, isStrong } from "../ideas/exhibits.ts";
import type { Idea } from "../ideas/ideas.ts";
import { mergeIdeas } from "./merge-ideas.ts";
import { showsOneSentence } from "./one-sentence.ts";
import {
  addLoads,
  costOfBreak,
  costOfJoint,
  costOfLoad,
  costOfMissing,
  costs,
  type Load,
  loadOf,
} from "./slide-cost.ts";
import { splitIdeas } from "./split-ideas.ts";

/** How many slides of content there may be. */
export interface SlideBounds {
  readonly least: number;
  readonly most: number;
  /** What each slide more costs, where fewer would do: 0 where the number is asked for. */
  readonly perSlide: number;
  /** True where fewer slides than the least are filled up with questions rather than with single sentences. */
  readonly mayFill?: boolean;
  /** True where each heading is to have a slide of its own, however little stands under it. */
  readonly apart?: boolean;
  readonly language: string;
}

/** More are first gathered in runs of equal length: the search grows with their square. */
const mostToCompare = 140;
const mostPerSlide = 60;
/** More slides of a single sentence do not follow on each other. */
const mostSentences = 2;

interface Run {
  readonly idea: Idea;
  readonly cost: number;
  readonly form: string;
  readonly isWeak: boolean;
  /** True where its slide would hold a single sentence. */
  readonly isSentence?: boolean;
}

interface State {
  readonly cost: number;
  readonly run: Run;
  readonly lists: number;
  /** How many slides up to this one hold a single sentence each. */
  readonly sentences: number;
  /** How many of them stand behind two others. */
  readonly thirds: number;
  readonly before: State | undefined;
}

/**
 * Returns the ideas as slides, at least and at most as many as the bounds say; fewer where the text holds no more points.
 * Ideas of different wanted parts never share a slide unless the bounds leave no other way.
 */
export function chooseSlides(ideas: readonly Idea[], bounds: SlideBounds): readonly Idea[] {
  if (ideas.length === 0 || bounds.most < 1) return [];
  const atoms = gatherRuns(
    splitIdeas(ideas, bounds.least, bounds.language),
    Math.max(bounds.most, mostToCompare),
  );
  const most = Math.min(bounds.most, atoms.length);
  const least = Math.min(bounds.least, most);
  const fewest = bounds.mayFill === true ? 1 : Math.max(1, least);
  const best = search(atoms, most, bounds);
  let chosen: State | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (let count = fewest; count <= most; count += 1) {
    const end = cheapest(best[count]?.[atoms.length]);
    if (end === undefined) continue;
    const cost = end.cost + count * bounds.perSlide + costOfMissing(bounds.least - count, end.thirds);
    if (cost < lowest) [chosen, lowest] = [end, cost];
  }
  const slides: Idea[] = [];
  for (let state = chosen; state !== undefined; state = state.before) slides.unshift(state.run.idea);
  return slides;
}

/** For every number of slides and every end, the cheapest deck of each last form. */
function search(
  atoms: readonly Idea[],
  most: number,
  bounds: SlideBounds,
): readonly (readonly Map<string, State>[])[] {
  const runs = createRuns(atoms, bounds, Math.max(2, Math.ceil(atoms.length / Math.max(1, most)) * 3));
  const best: Map<string, State>[][] = Array.from({ length: most + 1 }, () =>
    Array.from({ length: atoms.length + 1 }, () => new Map<string, State>()),
  );
  for (let count = 1; count <= most; count += 1) {
    for (let start = count - 1; start < atoms.length; start += 1) {
      const before = best[count - 1]?.[start];
      if (count > 1 && (before === undefined || before.size === 0)) continue;
      if (count === 1 && start > 0) break;
      for (const [offset, options] of (runs[start] ?? []).entries()) {
        const ends = best[count]?.[start + offset + 1];
        if (ends === undefined) continue;
        for (const run of options) extend(ends, run, before, atoms, start);
      }
    }
  }
  return best;
}

function extend(
  ends: Map<string, State>,
  run: Run,
  before: Map<string, State> | undefined,
  atoms: readonly Idea[],
  start: number,
): void {
  const [one, other] = [atoms[start - 1], atoms[start]];
  const parting = one === undefined || other === undefined ? 0 : costOfBreak(one, other);
  const isFirst = start === 0;
  for (const last of isFirst ? [undefined] : (before?.values() ?? [])) {
    const lists = run.form === "list" ? (last?.lists ?? 0) + 1 : 0;
    const sentences = run.isSentence === true ? (last?.sentences ?? 0) + 1 : 0;
    const third = sentences > mostSentences ? 1 : 0;
    const thirds = (last?.thirds ?? 0) + third;
    const isPoint = parting > 0 && (run.isSentence === true || last?.run.isSentence === true);
    const own =
      run.cost +
      parting +
      (isPoint ? costs.splitPoint : 0) +
      costOfForm(run, last?.run, lists) +
      third * costs.thirdSentence;
    const cost = (last?.cost ?? 0) + own;
    const key = `${run.form}${Math.min(sentences, mostSentences)}`;
    const known = ends.get(key);
    if (known === undefined || cost < known.cost)
      ends.set(key, { cost, run, lists, sentences, thirds, before: last });
  }
}

function costOfForm(run: Run, last: Run | undefined, lists: number): number {
  const weak = run.isWeak ? costs.weakForm : 0;
  if (run.form === "list") return weak + (lists >= 3 ? costs.thirdList : 0);
  if (last?.form !== run.form) return weak;
  return weak + (run.isWeak ? costs.sameWeakForm : costs.sameForm);
}

/** The runs that begin at each idea, by how many ideas they hold beyond it, each in the forms it may have. */
function createRuns(
  atoms: readonly Idea[],
  { language, apart }: SlideBounds,
  longest: number,
): readonly (readonly (readonly Run[])[])[] {
  const loads = atoms.map(loadOf);
  return atoms.map((_, start) => {
    const runs: (readonly Run[])[] = [];
    let load: Load | undefined;
    let joints = 0;
    for (let end = start; end < Math.min(atoms.length, start + Math.min(longest, mostPerSlide)); end += 1) {
      const [last, carried] = [atoms[end], loads[end]];
      if (last === undefined || carried === undefined) break;
      const before = atoms[end - 1];
      if (end > start && before !== undefined) joints += costOfJoint(before, last, apart);
      load = load === undefined ? carried : addLoads(load, carried);
      const own = runsOf(atoms.slice(start, end + 1), load, joints, language);
      // What is to stand alone is no run of sentences.
      runs.push(apart === true ? own.map(({ isSentence: _, ...run }) => run) : own);
    }
    return runs;
  });
}

function runsOf(ideas: readonly Idea[], load: Load, joints: number, language: string): readonly Run[] {
  const [only] = ideas;
  if (only !== undefined && ideas.length === 1) return runsOfOne(only, load, language);
  const lost = ideas.reduce((sum, idea) => sum + costOfLostForm(idea), 0);
  const merged: Run = {
    get idea() {
      return mergeIdeas(ideas.map(withoutWeakForm));
    },
    cost: joints + lost + costOfLoad(load),
    form: "list",
    isWeak: false,
    isSentence: mayBeSentence(load) && showsOneSentence(mergeIdeas(ideas.map(withoutWeakForm)), language),
  };
  return [merged];
}

/** What holds more is not looked at: there are many runs. */
function mayBeSentence({ points, parts, first, last }: Load): boolean {
  return points <= 2 && (parts === 1 || (first === undefined && last === undefined));
}

function runsOfOne(idea: Idea, load: Load, language: string): readonly Run[] {
  const plain = withoutWeakForm(idea);
  const { exhibit } = idea;
  const isSentence = mayBeSentence(load) && showsOneSentence(plain, language);
  if (exhibit === undefined) {
    const cost = idea.isOpen === true ? 0 : costOfLoad(load);
    return [{ idea, cost, form: idea.isOpen === true ? "open" : "list", isWeak: false, isSentence }];
  }
  const shown: Run = { idea, cost: 0, form: exhibit.body.kind, isWeak: isSpice(exhibit) };
  if (isStrong(exhibit)) return [shown];
  const cost = costOfLoad(load) + costs.lostWeakForm;
  return [shown, { idea: plain, cost, form: "list", isWeak: false, isSentence }];
}

function costOfLostForm({ exhibit, isOpen }: Idea): number {
  if (isOpen === true) return costs.sharedPart;
  if (exhibit === undefined) return 0;
  return isStrong(exhibit) ? costs.lostForm : costs.lostWeakForm;
}

function withoutWeakForm(idea: Idea): Idea {
  if (idea.exhibit === undefined || isStrong(idea.exhibit)) return idea;
  const { exhibit: _, ...rest } = idea;
  return rest;
}

function cheapest(states: Map<string, State> | undefined): State | undefined {
  let best: State | undefined;
  for (const state of states?.values() ?? []) if (best === undefined || state.cost < best.cost) best = state;
  return best;
}

function gatherRuns(ideas: readonly Idea[], most: number): readonly Idea[] {
  const length = Math.ceil(ideas.length / most);
  if (length <= 1) return ideas;
  const gathered: Idea[] = [];
  for (let start = 0; start < ideas.length; start += length)
    gathered.push(mergeIdeas(ideas.slice(start, start + length).map(withoutWeakForm)));
  return gathered;
}
