import { createStore, type Store } from "../state/store.ts";

/** How a deletion stands: it can still be undone, the service is being asked, or it failed. */
export type DeletionState = "undoable" | "sending";

/** Something to be deleted. */
export interface Deletion {
  /** Unique among everything that can be deleted: "deck 4f…". */
  readonly name: string;
  /** Asks the service. */
  readonly send: () => Promise<void>;
  /** Called when the service has deleted it. */
  readonly onDeleted: () => void;
  readonly onFailed: (error: unknown) => void;
}

/** Deletions that wait until nobody wants them undone. */
export interface Deletions {
  /** What is on its way out, by name. */
  readonly states: Pick<Store<ReadonlyMap<string, DeletionState>>, "get" | "subscribe">;
  /** Begins to wait; nothing is sent yet. */
  start(deletion: Deletion): void;
  undo(name: string): void;
  /** Sends one that waits. */
  commit(name: string): Promise<void>;
  /** Sends all that wait, as when the page goes away. */
  flush(): Promise<void>;
}

/** Returns an empty list of deletions. */
export function createDeletions(): Deletions {
  const waiting = new Map<string, Deletion>();
  const states = createStore<ReadonlyMap<string, DeletionState>>(new Map());
  const note = (name: string, state: DeletionState | undefined): void => {
    const next = new Map(states.get());
    if (state === undefined) next.delete(name);
    else next.set(name, state);
    states.set(next);
  };
  const commit = async (name: string): Promise<void> => {
    const deletion = waiting.get(name);
    if (deletion === undefined) return;
    waiting.delete(name);
    note(name, "sending");
    try {
      await deletion.send();
      deletion.onDeleted();
    } catch (error) {
      deletion.onFailed(error);
    } finally {
      note(name, undefined);
    }
  };
  return {
    states,
    start(deletion) {
      waiting.set(deletion.name, deletion);
      note(deletion.name, "undoable");
    },
    undo(name) {
      if (waiting.delete(name)) note(name, undefined);
    },
    commit,
    async flush() {
      await Promise.all([...waiting.keys()].map(commit));
    },
  };
}
