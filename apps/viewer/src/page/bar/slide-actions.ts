// The buttons beside the moves. What stands behind each is a script of its own, loaded when it is asked for.
import type { Deck } from "../deck/deck.ts";
import { pageElement } from "../page-elements.ts";
import type { PresenterWindow } from "../presenter/presenter-window.ts";
import { isEmbedded } from "./full-screen.ts";

/** What the buttons work on. */
export interface SlideActionsOptions {
  readonly deck: Deck;
  readonly deckName: string;
  readonly presenter: PresenterWindow;
  /** The index of the slide that is shown. */
  readonly current: () => number;
  readonly onChoose: (index: number) => void;
}

/** What the buttons do, for the keys that do the same. */
export interface SlideActions {
  readonly openOverview: () => void;
  readonly openPresenter: () => void;
  readonly openKeys: () => void;
}

/** Brings the buttons to life. */
export function createSlideActions(options: SlideActionsOptions): SlideActions {
  const { deck, deckName, presenter, current, onChoose } = options;
  const announcement = pageElement("announcement", HTMLElement);
  const overview = loadOnce(async () =>
    (await import("../dialogs/overview.ts")).createOverview(deck, onChoose),
  );
  const sharing = loadOnce(async () => (await import("../dialogs/sharing.ts")).createSharing(deck, deckName));
  const printing = loadOnce(async () => (await import("../printing/printing.ts")).createPrinting(deck));

  function attempt(task: () => Promise<void>): () => void {
    return () => {
      closeMenu();
      task().catch((error: unknown) => {
        console.error(error);
        announcement.textContent = "That did not work. Check your connection, then try again.";
      });
    };
  }
  const openOverview = attempt(async () => (await overview()).open(current()));
  const print = attempt(async () => (await printing()).print());
  const openPresenter = () => {
    closeMenu();
    if (canPresent() && !presenter.open())
      announcement.textContent =
        "Your browser blocked the presenter view. Allow pop-up windows for this page.";
  };
  const keys = pageElement("keys", HTMLDialogElement);
  const openKeys = () => {
    closeMenu();
    keys.showModal();
  };
  onClick("open-keys", openKeys);
  onClick("keys-close", () => keys.close());
  onClick("show-overview", openOverview);
  onClick(
    "open-share",
    attempt(async () => (await sharing()).open()),
  );
  onClick("print-slides", print);
  onClick("open-presenter", openPresenter);
  pageElement("open-presenter", HTMLButtonElement).hidden = !canPresent();
  takeOverPrintKey(print);
  // So that the browser's own menu prints the slides too, not the page.
  setTimeout(() => void printing().catch(() => undefined), 3000);
  // A link to paper: who follows it finds the browser's own dialog, and can save a PDF there.
  if (window.location.hash === "#print") print();
  return { openOverview, openPresenter, openKeys };
}

function onClick(id: string, listener: () => void): void {
  pageElement(id, HTMLButtonElement).addEventListener("click", listener);
}

function closeMenu(): void {
  pageElement("menu", HTMLElement).hidePopover();
}

/** A frame keeps no step with another window (its storage is apart), and a telephone has no second screen. */
function canPresent(): boolean {
  return !isEmbedded() && window.matchMedia("(min-width: 600px)").matches;
}

/** Drawing all slides takes time that the browser's own way to the printer does not give. */
function takeOverPrintKey(print: () => void): void {
  document.addEventListener("keydown", (event) => {
    if (
      event.key.toLowerCase() !== "p" ||
      !(event.ctrlKey || event.metaKey) ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    print();
  });
}

/** Returns what `load` made the first time; a load that failed is tried again. */
function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
