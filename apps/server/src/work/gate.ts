/** Lets so many through at a time and so many wait; keys take turns, so that none waits behind all that another sends. */
export interface Gate {
  /**
   * Runs the work when there is a place; throws a GateFullError where even waiting is full, also later, when a key with
   * less in it needs the place, or the signal's reason.
   */
  enter<Value>(work: () => Promise<Value>, options?: EnterOptions): Promise<Value>;
  /** Tells whether the key's work would be let in now, to run or to wait. */
  hasRoom(keyId: string): boolean;
}

/** What is known about work at the gate. */
export interface EnterOptions {
  /** Whose it is; left out: nobody's in particular. */
  readonly keyId?: string;
  /** Gives up waiting, not the work. */
  readonly signal?: AbortSignal;
  /** Called where there is no place at once. */
  readonly onWait?: () => void;
}

/** What a gate is made of. */
export interface GateOptions {
  readonly running: number;
  readonly waiting: number;
  /** The time in milliseconds, from any moment; left out: the machine's. */
  readonly now?: () => number;
}

/** Says that nobody else can wait. */
export class GateFullError extends Error {
  constructor() {
    super("All places are taken and nobody else can wait.");
    this.name = "GateFullError";
  }
}

interface Waiter {
  readonly proceed: () => void;
  readonly reject: (reason: unknown) => void;
}

/** What a key does at the gate. */
interface Lane {
  readonly waiting: Set<Waiter>;
  running: number;
  /** The time that its work took, in milliseconds, as if it had come when the gate was made. */
  used: number;
}

/** How much of a new measurement goes into the mean. */
const newest = 0.1;

/**
 * Returns a gate with so many places. The next place goes to the key whose work has taken the least time, so that large
 * tasks of one leave as much of the workers to another as small ones; within a key the order is that of arrival. Where
 * waiting is full, a key takes the place of the last one of the key with most waiting, if it has fewer itself.
 */
export function createGate({
  running: places,
  waiting: most,
  now = () => performance.now(),
}: GateOptions): Gate {
  const lanes = new Map<string, Lane>();
  let [running, waiting, mean] = [0, 0, 0];
  // What the key that was let in last had used then: whoever comes begins there (start-time fair queueing, Goyal 1996).
  let reached = 0;

  const costOf = (lane: Lane) => lane.used + lane.running * mean;
  const findNext = () => least(lanes.values(), (lane) => (lane.waiting.size > 0 ? costOf(lane) : undefined));
  const findLongest = () => least(lanes.values(), ({ waiting: { size } }) => (size > 0 ? -size : undefined));

  const openLane = (keyId: string) => {
    forgetLanes();
    const lane = lanes.get(keyId) ?? { waiting: new Set<Waiter>(), running: 0, used: reached };
    if (isIdle(lane)) lane.used = Math.max(lane.used, reached);
    lanes.set(keyId, lane);
    return lane;
  };
  const forgetLanes = () => {
    for (const [keyId, lane] of lanes) if (isIdle(lane) && lane.used <= reached) lanes.delete(keyId);
  };
  const takePlace = (lane: Lane) => {
    reached = Math.max(reached, costOf(lane));
    running++;
    lane.running++;
  };
  const wait = (lane: Lane, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const settle = (finish: () => void) => {
        if (!lane.waiting.delete(waiter)) return;
        waiting--;
        signal?.removeEventListener("abort", give);
        finish();
      };
      const waiter: Waiter = {
        proceed: () =>
          settle(() => {
            takePlace(lane);
            resolve();
          }),
        reject: (reason) => settle(() => reject(reason)),
      };
      const give = () => waiter.reject(signal?.reason);
      lane.waiting.add(waiter);
      waiting++;
      signal?.addEventListener("abort", give);
    });
  const leave = (lane: Lane, took: number) => {
    mean += (took - mean) * newest;
    lane.used += took;
    lane.running--;
    running--;
    const [next] = findNext()?.waiting ?? [];
    next?.proceed();
  };
  /** Returns who would have to go for a further one of this key. */
  const findDisplaced = (keyId: string) => {
    const longest = findLongest();
    const own = lanes.get(keyId)?.waiting.size ?? 0;
    return longest && own + 1 < longest.waiting.size ? [...longest.waiting].at(-1) : undefined;
  };
  const hasRoom = (keyId: string) => running < places || waiting < most || findDisplaced(keyId) !== undefined;

  return {
    hasRoom,
    async enter(work, { keyId = "", signal, onWait } = {}) {
      signal?.throwIfAborted();
      if (!hasRoom(keyId)) throw new GateFullError();
      if (running >= places && waiting >= most) findDisplaced(keyId)?.reject(new GateFullError());
      const lane = openLane(keyId);
      if (running < places) takePlace(lane);
      else {
        const turn = wait(lane, signal);
        onWait?.();
        await turn;
      }
      const begun = now();
      try {
        return await work();
      } finally {
        leave(lane, now() - begun);
      }
    },
  };
}

function isIdle({ running, waiting }: Lane): boolean {
  return running === 0 && waiting.size === 0;
}

/** Returns what costs least, the first of several; what has no cost does not count. */
function least<Value>(
  values: Iterable<Value>,
  costOf: (value: Value) => number | undefined,
): Value | undefined {
  let found: { readonly value: Value; readonly cost: number } | undefined;
  for (const value of values) {
    const cost = costOf(value);
    if (cost !== undefined && (found === undefined || cost < found.cost)) found = { value, cost };
  }
  return found?.value;
}
