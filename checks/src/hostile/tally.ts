/** What was sent and what came back, counted by kind of attack. */
export interface Tally {
  /** Counts something that was sent. */
  sent(attack: string, count?: number): void;
  /** Counts an answer by its status; 0: the connection ended without one. */
  answered(attack: string, status: number): void;
  /** Notes what the service should not have done; the same of one attack is counted, and the first example kept. */
  fault(attack: string, what: string, example?: string): void;
  readonly attacks: ReadonlyMap<string, AttackCounts>;
  readonly faults: ReadonlyMap<string, FaultCount>;
}

/** What one kind of attack came to. */
export interface AttackCounts {
  sent: number;
  readonly statuses: Map<number, number>;
}

/** A fault and how often it was met. */
export interface FaultCount {
  count: number;
  readonly example: string;
}

const exampleLength = 400;
/** One kind of fault with ever other words must not fill the memory. */
const faultsKept = 500;

/** Returns a tally with nothing in it. */
export function createTally(): Tally {
  const attacks = new Map<string, AttackCounts>();
  const faults = new Map<string, FaultCount>();
  const countsOf = (attack: string) => {
    const counts = attacks.get(attack) ?? { sent: 0, statuses: new Map<number, number>() };
    attacks.set(attack, counts);
    return counts;
  };
  return {
    attacks,
    faults,
    sent(attack, count = 1) {
      countsOf(attack).sent += count;
    },
    answered(attack, status) {
      const { statuses } = countsOf(attack);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    },
    fault(attack, what, example = "") {
      const name = `${attack}: ${what}`;
      const known = faults.get(name);
      if (known) known.count++;
      else if (faults.size < faultsKept)
        faults.set(name, { count: 1, example: example.slice(0, exampleLength) });
    },
  };
}
