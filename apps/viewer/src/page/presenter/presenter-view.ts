// What the presenter sees in a window of their own: the slide that is shown, the next one, the notes, clock and time.

import { readSlideLink, toSlideLink } from "../address/slide-link.ts";
import { createControls } from "../bar/controls.ts";
import type { Deck } from "../deck/deck.ts";
import { splitNotes } from "../deck/notes.ts";
import { listenToGestures } from "../moving/gestures.ts";
import { type Move, moveFrom } from "../moving/navigation.ts";
import { pageElement } from "../page-elements.ts";
import type { SlideShowOptions } from "../slide-show.ts";
import { contentSize } from "../stage/content-size.ts";
import { createStage, type Stage } from "../stage/stage.ts";
import { openShowChannel } from "./show-channel.ts";
import { createStopwatch, toElapsedText } from "./stopwatch.ts";

/** Starts the presenter view of the slide show in this session. */
export async function startPresenterView(options: SlideShowOptions, session: string): Promise<void> {
  const { deck, deckName } = options;
  const root = document.documentElement;
  const view = pageElement("presenter", HTMLElement);
  let current = readSlideLink(window.location.hash, deck.slideCount) ?? 0;
  root.dataset["view"] = "presenter";
  root.dataset["controls"] = "below";
  document.title = `Presenter view – ${deckName}`;
  pageElement("stage", HTMLElement).hidden = true;
  view.hidden = false;

  const { slideCount, direction } = deck;
  const controls = createControls({ ...options, slideCount, direction, onMove: move });
  const currentStage = createFittedStage("presenter-current", deck, moveTo);
  const nextStage = createFittedStage("presenter-next", deck, () => undefined);
  const showNotes = createNotes(deck);
  const channel = openShowChannel(session, (message) => {
    if (message.kind === "show" && message.index < slideCount && message.index !== current)
      show(message.index);
  });

  function show(index: number): void {
    current = index;
    const title = currentStage.show(index);
    controls.showPosition(index);
    showNextSlide(nextStage, index + 1, slideCount);
    void showNotes(index);
    window.history.replaceState(window.history.state, "", toSlideLink(index));
    const position = `Slide ${index + 1} of ${slideCount}`;
    pageElement("announcement", HTMLElement).textContent =
      title === undefined ? position : `${position}: ${title}`;
  }
  function moveTo(index: number): void {
    show(index);
    channel.send({ kind: "show", index });
  }
  function move(step: Move): boolean {
    const index = moveFrom(current, step, slideCount);
    if (index === current) return false;
    moveTo(index);
    return true;
  }

  await deck.prepareSlide(current);
  show(current);
  startClock();
  root.dataset["state"] = "ready";
  const stage = pageElement("presenter-current", HTMLElement);
  listenToGestures({
    stage,
    direction,
    onMove: move,
    onLetter: {},
    onNumber: (number) => moveTo(Math.min(number, slideCount) - 1),
    onEscape: () => undefined,
  });
  channel.send({ kind: "ask" });
}

function createFittedStage(id: string, deck: Deck, onFollow: (index: number) => void): Stage {
  const host = pageElement(id, HTMLElement);
  const stage = createStage(host, deck, onFollow);
  host.style.setProperty("--slide-aspect", `${deck.slideSize.width} / ${deck.slideSize.height}`);
  const fit = () => stage.fit(contentSize(host));
  fit();
  new ResizeObserver(fit).observe(host);
  return stage;
}

function showNextSlide(stage: Stage, index: number, slideCount: number): void {
  const isEnd = index >= slideCount;
  pageElement("presenter-next", HTMLElement).toggleAttribute("data-end", isEnd);
  if (!isEnd) stage.show(index);
}

function createNotes(deck: Deck): (index: number) => Promise<void> {
  const box = pageElement("presenter-notes", HTMLElement);
  let wanted = -1;
  // Long notes are scrolled by the keyboard too.
  box.tabIndex = 0;
  box.lang = deck.language ?? "";
  return async (index) => {
    wanted = index;
    const paragraphs = await deck.readNotes(index).catch(() => ["The notes of this slide can’t be read."]);
    // Another slide may have been turned to while the notes were unpacked.
    if (wanted !== index) return;
    const isEmpty = paragraphs.length === 0;
    box.toggleAttribute("data-empty", isEmpty);
    const { spoken, rows } = splitNotes(isEmpty ? ["No notes on this slide."] : paragraphs);
    box.replaceChildren(...spoken.map(toParagraph), ...toFold(rows));
    box.scrollTop = 0;
  };
}

/** Rows are on the slide as a table or a chart: who wants to look one up opens them. */
function toFold(rows: readonly string[]): readonly HTMLElement[] {
  if (rows.length === 0) return [];
  const fold = document.createElement("details");
  const summary = document.createElement("summary");
  summary.textContent = `${rows.length} rows of the text`;
  fold.append(summary, ...rows.map(toParagraph));
  return [fold];
}

function toParagraph(text: string): HTMLParagraphElement {
  const paragraph = document.createElement("p");
  // Each paragraph runs as its own letters do.
  paragraph.dir = "auto";
  paragraph.textContent = text;
  return paragraph;
}

function startClock(): void {
  const stopwatch = createStopwatch(() => performance.now());
  const clock = pageElement("presenter-clock", HTMLElement);
  const elapsed = pageElement("presenter-elapsed", HTMLElement);
  const pause = pageElement("presenter-pause", HTMLButtonElement);
  function tick(): void {
    clock.textContent = new Date().toLocaleTimeString([], { hour: "numeric", minute: "2-digit" });
    elapsed.textContent = toElapsedText(stopwatch.elapsed());
    pause.textContent = stopwatch.isRunning() ? "Pause" : "Go on";
  }
  pause.addEventListener("click", () => {
    stopwatch.toggle();
    tick();
  });
  pageElement("presenter-reset", HTMLButtonElement).addEventListener("click", () => {
    stopwatch.reset();
    tick();
  });
  tick();
  setInterval(tick, 250);
}
