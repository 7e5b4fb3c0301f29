import { readSlideLink, toSlideLink } from "./address/slide-link.ts";
import { createControls } from "./bar/controls.ts";
import { createFullScreen, isEmbedded } from "./bar/full-screen.ts";
import { watchIdleness } from "./bar/idleness.ts";
import { createSlideActions } from "./bar/slide-actions.ts";
import type { Deck } from "./deck/deck.ts";
import { listenToGestures } from "./moving/gestures.ts";
import { type Move, moveFrom } from "./moving/navigation.ts";
import { pageElement } from "./page-elements.ts";
import { createPresenterWindow } from "./presenter/presenter-window.ts";
import { contentSize } from "./stage/content-size.ts";
import { createStage } from "./stage/stage.ts";
import { chooseControlsPlace } from "./stage/stage-layout.ts";

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

  const stage = createStage(host, deck, moveTo);
  const fullScreen = createFullScreen(arrange);
  const { slideCount, direction } = deck;
  const controls = createControls({ ...file, slideCount, direction, onMove: move });
  const presenter = createPresenterWindow((message) => {
    if (message.kind === "ask") presenter.tell(current);
    else if (message.index < slideCount && message.index !== current) go(message.index);
  });
  const actions = createSlideActions({
    deck,
    deckName: file.deckName,
    presenter,
    current: () => current,
    onChoose: moveTo,
  });

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

  function moveTo(index: number): void {
    go(index);
    presenter.tell(index);
  }

  function move(step: Move): boolean {
    const index = moveFrom(current, step, slideCount);
    if (index === current) return false;
    moveTo(index);
    return true;
  }

  await deck.prepareSlide(current);
  host.ariaLabel = file.deckName;
  host.tabIndex = 0;
  document.title = file.deckName;
  stage.show(current);
  controls.showPosition(current);
  arrange();
  pageElement("skeleton", HTMLElement).remove();
  root.dataset["state"] = "ready";

  watchIdleness(controls.element);
  new ResizeObserver(arrange).observe(host);
  window.addEventListener("hashchange", () =>
    moveTo(readSlideLink(window.location.hash, slideCount) ?? current),
  );
  listenToGestures({
    stage: host,
    direction,
    onMove: move,
    onLetter: {
      f: fullScreen.toggle,
      o: actions.openOverview,
      p: actions.openPresenter,
      "?": actions.openKeys,
    },
    onNumber: (number) => moveTo(Math.min(number, slideCount) - 1),
    onEscape: fullScreen.leave,
  });
  // The keys work at once; a frame leaves the focus to the page around it.
  if (!isEmbedded()) focusQuietly(host);
}

/** Nobody asked for a ring around the slide before the keyboard is used. */
function focusQuietly(element: HTMLElement): void {
  const root = document.documentElement;
  root.dataset["untouched"] = "";
  element.focus({ preventScroll: true });
  document.addEventListener("keydown", () => delete root.dataset["untouched"], { once: true, capture: true });
}
