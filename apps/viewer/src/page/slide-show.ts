import { createControls } from "./controls.ts";
import type { Deck } from "./deck.ts";
import { createFullScreen, isEmbedded } from "./full-screen.ts";
import { listenToGestures } from "./gestures.ts";
import { watchIdleness } from "./idleness.ts";
import { type Move, moveFrom } from "./navigation.ts";
import { pageElement } from "./page-elements.ts";
import { readSlideLink, toSlideLink } from "./slide-link.ts";
import { createStage } from "./stage.ts";
import { chooseControlsPlace, type Size } from "./stage-layout.ts";

/** What a slide show is about. */
export interface SlideShowOptions {
  readonly deck: Deck;
  readonly deckName: string;
  readonly fileName: string;
  readonly downloadUrl: string;
}

/** Starts the slide show: from here on the page belongs to the deck. */
export async function startSlideShow({ deck, ...file }: SlideShowOptions): Promise<void> {
  const root = document.documentElement;
  const host = pageElement("stage", HTMLElement);
  const announcement = pageElement("announcement", HTMLElement);
  let current = readSlideLink(window.location.hash, deck.slideCount) ?? 0;

  const stage = createStage(host, deck, go);
  const fullScreen = createFullScreen(arrange);
  const { slideCount, direction } = deck;
  const controls = createControls({ ...file, slideCount, direction, onMove: move });

  function arrange(): void {
    const viewport = { width: window.innerWidth, height: window.innerHeight };
    const room = { viewport, slide: deck.slideSize, fullScreen: fullScreen.isOn(), embedded: isEmbedded() };
    root.dataset["controls"] = chooseControlsPlace(room);
    stage.fit(contentSize(host));
  }

  function go(index: number): void {
    current = index;
    const title = stage.show(index);
    controls.showPosition(index);
    window.history.replaceState(window.history.state, "", toSlideLink(index));
    const position = `Slide ${index + 1} of ${slideCount}`;
    announcement.textContent = title === undefined ? position : `${position}: ${title}`;
  }

  function move(step: Move): void {
    const index = moveFrom(current, step, slideCount);
    if (index !== current) go(index);
  }

  await deck.prepareSlide(current);
  host.ariaLabel = file.deckName;
  document.title = file.deckName;
  stage.show(current);
  controls.showPosition(current);
  arrange();
  pageElement("skeleton", HTMLElement).remove();
  root.dataset["state"] = "ready";

  watchIdleness(controls.element);
  new ResizeObserver(arrange).observe(host);
  window.addEventListener("hashchange", () => go(readSlideLink(window.location.hash, slideCount) ?? current));
  listenToGestures({
    stage: host,
    direction,
    onMove: move,
    onToggleFullScreen: fullScreen.toggle,
    onLeaveFullScreen: fullScreen.leave,
  });
}

function contentSize(element: HTMLElement): Size {
  const style = getComputedStyle(element);
  const across = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
  const down = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
  return { width: element.clientWidth - across, height: element.clientHeight - down };
}
