import type { Observed } from "./observe.ts";

/** What a request does to a thing if it is carried out; a thing is deleted, or has the title that it was given last. */
export interface Effect {
  readonly kind: "make" | "change" | "delete";
  readonly title: string;
  /** Of the answer that told of success; undefined: nobody was told. */
  requestId?: string;
}

/** Something that was asked to be kept, under a name that nothing else has. */
export interface Thing {
  readonly table: "presentations" | "templates";
  readonly name: string;
  /** In the order in which they were asked for, each after the one before was answered. */
  readonly effects: Effect[];
  id?: string;
  /** The request that makes it can be sent again with this. */
  readonly retry?: { readonly path: string; readonly idempotencyKey: string; readonly body: string };
}

/** Everything that was asked for, and what was answered. */
export type Ledger = Map<string, Thing>;

/** Returns the name of the thing that has this title. */
export function nameOf(title: string): string {
  return title.split(" as ")[0] ?? title;
}

/** Returns what of the thing was told to be done. */
export function acknowledgedOf({ effects }: Thing): readonly Effect[] {
  return effects.filter(({ requestId }) => requestId !== undefined);
}

/** How many effects of a thing must have come about at least, and may have at most. */
export type EffectRange = readonly [least: number, most: number];

/** Returns the range where so many were acknowledged: the next one may have come about or not. */
export function toEffectRange(acknowledged: number): EffectRange {
  return [acknowledged, acknowledged + 1];
}

/** Returns what is lost, half done or too much in what is kept, in words. */
export function findLosses(
  ledger: Ledger,
  observed: Observed,
  rangeOf: (thing: Thing) => EffectRange = (thing) => toEffectRange(acknowledgedOf(thing).length),
): string[] {
  const losses = observed.differences.map(({ name, fault }) => `${name}: ${fault}`);
  const found = Map.groupBy(observed.things, ({ title }) => nameOf(title));
  for (const thing of ledger.values()) {
    const [one, ...more] = found.get(thing.name) ?? [];
    found.delete(thing.name);
    if (more.length > 0) losses.push(`${thing.name} is there ${more.length + 1} times`);
    const allowed = titlesAfter(thing, rangeOf(thing));
    if (!allowed.includes(one?.title))
      losses.push(
        `${thing.name}: expected ${allowed.map(describe).join(" or ")}, got ${describe(one?.title)}`,
      );
    if (one?.said !== undefined && one.said !== one.title)
      losses.push(`${thing.name}: its row says ${one.title}, its outline ${one.said}`);
  }
  for (const name of found.keys()) losses.push(`${name} was never asked for`);
  return losses;
}

/** Takes what came about of what nobody was told for done, and forgets the rest. */
export function settle(ledger: Ledger, observed: Observed): void {
  const found = new Map(observed.things.map((thing) => [nameOf(thing.title), thing]));
  for (const [name, thing] of ledger) {
    const open = thing.effects.findIndex(({ requestId }) => requestId === undefined);
    if (open < 0) continue;
    const there = found.get(name);
    const [effect] = thing.effects.splice(open, thing.effects.length - open);
    if (effect !== undefined && there?.title === titleOf(effect))
      thing.effects.push({ ...effect, requestId: "found" });
    if (there) thing.id = there.id;
    if (thing.effects.length === 0) ledger.delete(name);
  }
}

function titlesAfter({ effects }: Thing, [least, most]: EffectRange): (string | undefined)[] {
  return Array.from({ length: most - least + 1 }, (_, more) => {
    const last = effects.slice(0, least + more).at(-1);
    return last && titleOf(last);
  });
}

/** Undefined where nothing is left. */
function titleOf({ kind, title }: Effect): string | undefined {
  return kind === "delete" ? undefined : title;
}

function describe(title: string | undefined): string {
  return title === undefined ? "nothing" : `"${title}"`;
}
