import type { AgendaEntry } from "@lectern/deck";

/** One part of a deck as an agenda shows it. */
export interface NumberedEntry extends AgendaEntry {
  /** In the digits of the deck's language. */
  readonly number: string;
  /** How long it takes, in words: "10 min". */
  readonly time?: string | undefined;
}
