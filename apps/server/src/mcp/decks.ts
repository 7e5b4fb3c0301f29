import type { Outline } from "@lectern/deck";
import type { OutlineForm, ReadForm, SlideChange } from "@lectern/model-author/outline-form";
import type { PictureType } from "../work/picture-type.ts";

/** What an assistant wishes of a deck besides its outline. */
export interface DeckWish {
  /** The id of a template; left out: a look of the built-in one. */
  readonly template?: string;
  /** The name of the file, where decks are files; left out: made from the title. */
  readonly file?: string;
  /** True where a file of that name may be replaced. */
  readonly overwrite?: boolean;
}

/** One page of a deck, as text. */
export interface PageDescription {
  /** Counted from 1. */
  readonly page: number;
  /** The slide of the outline that it shows or goes on with, counted from 1; left out where it shows none. */
  readonly slide?: number;
  readonly title: string;
  /** Where each element stands, how large its text is, and what it says; decoration left out. */
  readonly parts: readonly string[];
}

/** What the layout says of a slide that an assistant can make better. */
export interface LayoutFinding {
  /** Counted from 1; left out where it is about no single one. */
  readonly slide?: number;
  readonly message: string;
}

/** A deck as it was laid out: plain data. */
export interface LaidOut {
  readonly slideCount: number;
  /** The look's name; left out where it stands in a template of the user's own. */
  readonly look?: string;
  readonly pages: readonly PageDescription[];
  readonly findings: readonly LayoutFinding[];
}

/** A deck that is made and kept. */
export interface MadeDeck extends LaidOut {
  /** What tools call it by. */
  readonly presentation: string;
  /** Where people find it: a path, or links. */
  readonly links: Readonly<Record<string, string>>;
}

/** A deck that is kept, as it was written. */
export interface KeptDeck {
  readonly outline: Outline;
  /** Which of the outlines it is that the deck has had, where they are counted. */
  readonly version?: string;
  readonly template?: string;
}

/** A template of the user's. */
export interface TemplateSummary {
  readonly id: string;
  readonly [fact: string]: string;
}

/** Reads what assistants write: a second of work for the largest of it. */
export interface OutlineReading {
  /** Returns the outline, or every fault of it. */
  readOutline(written: OutlineForm): Promise<ReadForm<Outline>>;
  /** Returns the outline with other slides in the place of one, or every fault of them. */
  readChange(change: SlideChange): Promise<ReadForm<Outline>>;
}

/** Where an assistant's decks are made and kept: in a directory, or by the service. What it may not do, a RefusedError says. */
export interface Decks extends OutlineReading {
  create(outline: Outline, wish: DeckWish): Promise<MadeDeck>;
  /** Returns the deck as it was written. */
  read(presentation: string): Promise<KeptDeck>;
  /** Puts this outline in the place of the one that was read; its name and its links stay. */
  change(presentation: string, outline: Outline, read: KeptDeck): Promise<MadeDeck>;
  /** Lays the deck out as it is kept. */
  layOut(presentation: string): Promise<LaidOut>;
  /** Returns a picture of a page of the file, counted from 1. */
  draw(presentation: string, page: number, mediaType: PictureType): Promise<Uint8Array>;
  /** Returns what is kept of how it came to be; undefined where nothing is. */
  readReport(presentation: string): Promise<unknown>;
  listTemplates(): Promise<readonly TemplateSummary[]>;
}

/** Says to an assistant why something was not done, and what to do instead. */
export class RefusedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "RefusedError";
  }
}
