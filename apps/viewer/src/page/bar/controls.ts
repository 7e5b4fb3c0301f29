import type { Direction, Move } from "../moving/navigation.ts";
import { pageElement } from "../page-elements.ts";

/** What the controls offer. */
export interface ControlsOptions {
  readonly deckName: string;
  readonly fileName: string;
  readonly downloadUrl: string;
  readonly slideCount: number;
  readonly direction: Direction;
  readonly onMove: (move: Move) => unknown;
}

/** The bar with the moves, the counter and the actions. */
export interface Controls {
  readonly element: HTMLElement;
  /** Tells which slide is shown, by its index from 0. */
  showPosition(index: number): void;
}

/** Brings the bar that index.html has to life. */
export function createControls(options: ControlsOptions): Controls {
  const element = pageElement("controls", HTMLElement);
  const previous = pageElement("previous", HTMLButtonElement);
  const next = pageElement("next", HTMLButtonElement);
  const counter = pageElement("counter", HTMLElement);
  const progress = pageElement("progress-done", HTMLElement);
  pageElement("deck-name", HTMLElement).textContent = options.deckName;
  pageElement("moves", HTMLElement).dir = options.direction;
  pageElement("progress", HTMLElement).dir = options.direction;
  offerDownload(pageElement("download", HTMLAnchorElement), options);
  previous.addEventListener("click", () => options.onMove("previous"));
  next.addEventListener("click", () => options.onMove("next"));
  element.hidden = false;
  return {
    element,
    showPosition(index) {
      const last = options.slideCount - 1;
      counter.textContent = `${index + 1} / ${options.slideCount}`;
      progress.style.inlineSize = `${(100 * (index + 1)) / options.slideCount}%`;
      // Not `disabled`: that would throw the keyboard's focus off the button at either end of the deck.
      previous.ariaDisabled = String(index === 0);
      next.ariaDisabled = String(index === last);
    },
  };
}

/** Makes a link one that downloads the file. */
export function offerDownload(
  link: HTMLAnchorElement,
  file: { readonly downloadUrl: string; readonly fileName: string },
): void {
  link.href = file.downloadUrl;
  link.download = file.fileName;
}
