// All slides at a glance, small, in a dialog over the page; each is drawn when it comes into sight.
import type { Deck } from "../deck/deck.ts";
import { whenIdle } from "../idle-task.ts";
import { pageElement } from "../page-elements.ts";
import { type MountedSlide, mountSlide } from "../stage/stage.ts";
import { stepInGrid } from "./overview-grid.ts";

/** The grid of all slides. */
export interface Overview {
  /** Opens it with the slide of this index marked. */
  open(current: number): void;
}

interface Thumbnail {
  readonly item: HTMLLIElement;
  readonly preview: HTMLElement;
  readonly button: HTMLButtonElement;
  drawn: MountedSlide | undefined;
}

/** Brings the dialog that index.html has to life; `onChoose` is called with the index of the chosen slide. */
export function createOverview(deck: Deck, onChoose: (index: number) => void): Overview {
  const dialog = pageElement("overview", HTMLDialogElement);
  const list = pageElement("overview-slides", HTMLOListElement);
  const thumbnails = Array.from({ length: deck.slideCount }, (_, index) => createThumbnail(deck, index));
  list.dir = deck.direction;
  list.style.setProperty("--slide-aspect", `${deck.slideSize.width} / ${deck.slideSize.height}`);
  list.append(...thumbnails.map(({ item }) => item));
  const queue = createDrawingQueue(deck, thumbnails);

  function choose(index: number): void {
    dialog.close();
    onChoose(index);
  }
  function scaleThumbnails(): void {
    const width = thumbnails[0]?.preview.clientWidth ?? 0;
    list.style.setProperty("--slide-scale", String(width / deck.slideSize.width));
  }
  for (const [index, { button }] of thumbnails.entries())
    button.addEventListener("click", () => choose(index));
  list.addEventListener("keydown", (event) => {
    const index = thumbnails.findIndex(({ button }) => button === document.activeElement);
    const grid = { count: deck.slideCount, columns: countColumns(list), direction: deck.direction };
    const target = index < 0 ? undefined : stepInGrid(index, event.key, grid);
    if (target === undefined) return;
    event.preventDefault();
    focusThumbnail(thumbnails, target);
  });
  pageElement("overview-close", HTMLButtonElement).addEventListener("click", () => dialog.close());
  new ResizeObserver(scaleThumbnails).observe(list);

  return {
    open(current) {
      dialog.showModal();
      scaleThumbnails();
      for (const [index, { button }] of thumbnails.entries()) {
        if (index === current) button.setAttribute("aria-current", "true");
        else button.removeAttribute("aria-current");
      }
      focusThumbnail(thumbnails, current);
      queue.start(current);
    },
  };
}

function createThumbnail(deck: Deck, index: number): Thumbnail {
  const item = document.createElement("li");
  const preview = document.createElement("div");
  const button = document.createElement("button");
  const number = document.createElement("span");
  preview.className = "preview";
  preview.inert = true;
  preview.ariaHidden = "true";
  button.type = "button";
  button.ariaLabel = `Slide ${index + 1} of ${deck.slideCount}`;
  number.textContent = String(index + 1);
  number.ariaHidden = "true";
  item.append(preview, number, button);
  return { item, preview, button, drawn: undefined };
}

/** Only one of the buttons is a stop of the Tab key; the arrows lead on from there. */
function focusThumbnail(thumbnails: readonly Thumbnail[], index: number): void {
  for (const [other, { button }] of thumbnails.entries()) button.tabIndex = other === index ? 0 : -1;
  const target = thumbnails[index];
  target?.button.focus();
  target?.item.scrollIntoView({ block: "nearest" });
}

function countColumns(list: HTMLElement): number {
  return getComputedStyle(list).gridTemplateColumns.split(" ").length;
}

/** Draws what is in sight, one slide at a time and only while the browser has nothing else to do. */
function createDrawingQueue(deck: Deck, thumbnails: readonly Thumbnail[]): { start(current: number): void } {
  const inSight = new Set<number>();
  let isDrawing = false;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const index = thumbnails.findIndex(({ item }) => item === target);
        if (isIntersecting) inSight.add(index);
        else inSight.delete(index);
      }
      drawNext();
    },
    { rootMargin: "50%" },
  );

  function drawNext(): void {
    const index = [...inSight].find((candidate) => thumbnails[candidate]?.drawn === undefined);
    if (isDrawing || index === undefined) return;
    isDrawing = true;
    whenIdle(async () => {
      await draw(index);
      isDrawing = false;
      drawNext();
    });
  }
  async function draw(index: number): Promise<void> {
    const thumbnail = thumbnails[index];
    if (thumbnail === undefined) return;
    await deck.prepareSlide(index);
    thumbnail.drawn = mountSlide(thumbnail.preview, deck, index);
    const { title } = thumbnail.drawn;
    if (title !== undefined)
      thumbnail.button.ariaLabel = `Slide ${index + 1} of ${deck.slideCount}: ${title}`;
  }
  return {
    start(current) {
      if (thumbnails[current]?.drawn === undefined) inSight.add(current);
      for (const { item } of thumbnails) observer.observe(item);
    },
  };
}
