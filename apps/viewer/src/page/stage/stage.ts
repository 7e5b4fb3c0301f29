import type { Deck, RenderedSlide } from "../deck/deck.ts";
import { whenIdle } from "../idle-task.ts";
import { fitSlide, type Size } from "./stage-layout.ts";

/** Where the slides stand, one above the other, only the current one to be seen. */
export interface Stage {
  /** Shows the slide with this index from 0 and returns its title. */
  show(index: number): string | undefined;
  /** Scales the slides to the room there is for one. */
  fit(room: Size): void;
}

/** A slide in a frame that has a place on the page. */
export interface MountedSlide {
  readonly frame: HTMLElement;
  readonly title: string | undefined;
  /** Ends when its pictures and charts are there too. */
  readonly ready: Promise<void>;
  dispose(): void;
}

/** The slides next to the current one are rendered ahead, in idle time; those further away than this go. */
const keepReach = 3;

/** Makes `host` the stage of a deck. `onFollow` is called with the index of a slide that a link in another leads to. */
export function createStage(host: HTMLElement, deck: Deck, onFollow: (index: number) => void): Stage {
  const mounted = new Map<number, MountedSlide>();
  let current = 0;

  function mount(index: number): MountedSlide {
    const slide = mounted.get(index) ?? mountSlide(host, deck, index, onFollow);
    mounted.set(index, slide);
    return slide;
  }

  function unmount(index: number): void {
    mounted.get(index)?.dispose();
    mounted.delete(index);
  }

  /** A slide that was jumped to before its fonts were there has been measured with others. */
  async function drawAgainIfUnprepared(index: number): Promise<void> {
    const wasUnprepared = await deck.prepareSlide(index);
    if (!wasUnprepared || !mounted.has(index)) return;
    unmount(index);
    markCurrent(mount(index).frame, index === current);
  }

  async function prepareNeighbours(): Promise<void> {
    const isMissing = (index: number) => index >= 0 && index < deck.slideCount && !mounted.has(index);
    const next = [current + 1, current - 1].find(isMissing);
    if (next === undefined) return dropDistantSlides();
    await deck.prepareSlide(next);
    mount(next);
    whenIdle(prepareNeighbours);
  }

  function dropDistantSlides(): void {
    for (const index of mounted.keys()) if (Math.abs(index - current) > keepReach) unmount(index);
  }

  return {
    show(index) {
      current = index;
      if (!mounted.has(index)) void drawAgainIfUnprepared(index);
      const shown = mount(index);
      for (const slide of mounted.values()) markCurrent(slide.frame, slide === shown);
      whenIdle(prepareNeighbours);
      return shown.title;
    },
    fit(room) {
      const scale = fitSlide(room, deck.slideSize);
      host.style.setProperty("--slide-scale", String(scale));
      host.style.setProperty("--slide-width", `${deck.slideSize.width * scale}px`);
      host.style.setProperty("--slide-height", `${deck.slideSize.height * scale}px`);
    },
  };
}

/** Renders a slide into `host`, not yet to be seen; one that cannot be rendered says so. */
export function mountSlide(
  host: HTMLElement,
  deck: Deck,
  index: number,
  onFollow: (index: number) => void = () => undefined,
): MountedSlide {
  const frame = document.createElement("div");
  frame.className = "slide";
  frame.role = "group";
  frame.setAttribute("aria-roledescription", "slide");
  frame.setAttribute("aria-label", `Slide ${index + 1} of ${deck.slideCount}`);
  if (deck.language !== undefined) frame.lang = deck.language;
  markCurrent(frame, false);
  const slide = renderOrExplain(deck, index, onFollow);
  frame.append(slide.element);
  host.append(frame);
  return {
    frame,
    title: slide.title,
    ready: slide.ready,
    dispose() {
      slide.dispose();
      frame.remove();
    },
  };
}

/** One slide that the renderer fails on must not take the others with it. */
function renderOrExplain(deck: Deck, index: number, onFollow: (index: number) => void): RenderedSlide {
  try {
    return deck.renderSlide(index, onFollow);
  } catch (error) {
    console.error(error);
    const element = document.createElement("p");
    element.className = "unreadable-slide";
    element.style.width = `${deck.slideSize.width}px`;
    element.style.height = `${deck.slideSize.height}px`;
    element.textContent = "This slide can’t be shown here. It is in the file that you can download.";
    return { element, title: undefined, ready: Promise.resolve(), dispose: () => undefined };
  }
}

function markCurrent(frame: HTMLElement, isCurrent: boolean): void {
  frame.classList.toggle("is-current", isCurrent);
  frame.inert = !isCurrent;
}
