import { type Direction, type Move, readClickMove, readKeyMove, readSwipeMove } from "./navigation.ts";

/** What gestures ask for. */
export interface GestureTarget {
  readonly stage: HTMLElement;
  readonly direction: Direction;
  readonly onMove: (move: Move) => void;
  readonly onToggleFullScreen: () => void;
  readonly onLeaveFullScreen: () => void;
}

const interactive = "a, button, input, video, audio, [role=link], [role=button]";

/** Listens to the keyboard, to clicks on the halves of the stage and to swipes. */
export function listenToGestures(target: GestureTarget): void {
  listenToKeys(target);
  const wasSwipe = listenToSwipes(target);
  listenToClicks(target, wasSwipe);
}

function listenToKeys({ direction, onMove, onToggleFullScreen, onLeaveFullScreen }: GestureTarget): void {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === " " && isInteractive(event.target)) return;
    if (event.key === "Escape") return onLeaveFullScreen();
    if (event.key.toLowerCase() === "f" && !event.repeat) return onToggleFullScreen();
    const move = readKeyMove(event, direction);
    if (move === undefined) return;
    event.preventDefault();
    onMove(move);
  });
}

function listenToClicks({ stage, direction, onMove }: GestureTarget, wasSwipe: () => boolean): void {
  stage.addEventListener("mousedown", (event) => {
    // The second of two quick clicks is a step like the first, not the choice of a word.
    if (event.detail > 1) event.preventDefault();
  });
  stage.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || wasSwipe() || isInteractive(event.target)) return;
    if (window.getSelection()?.isCollapsed === false) return;
    const { left, width } = stage.getBoundingClientRect();
    onMove(readClickMove(event.clientX - left, width, direction));
  });
}

/** Returns a question: did the last press end in a swipe? The browser sends a click after some of them. */
function listenToSwipes({ stage, direction, onMove }: GestureTarget): () => boolean {
  let start: PointerEvent | undefined;
  let swiped = false;
  stage.addEventListener("pointerdown", (event) => {
    swiped = false;
    start = event.pointerType === "mouse" || !event.isPrimary || isZoomedIn() ? undefined : event;
  });
  stage.addEventListener("pointercancel", () => {
    start = undefined;
  });
  stage.addEventListener("pointerup", (event) => {
    if (start === undefined || event.pointerId !== start.pointerId) return;
    const stroke = { deltaX: event.clientX - start.clientX, deltaY: event.clientY - start.clientY };
    start = undefined;
    const move = readSwipeMove(stroke, direction);
    if (move === undefined) return;
    swiped = true;
    onMove(move);
  });
  // A finger on an enlarged page moves the page, in every direction.
  window.visualViewport?.addEventListener("resize", () => {
    stage.style.touchAction = isZoomedIn() ? "auto" : "";
  });
  return () => swiped;
}

function isZoomedIn(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.05;
}

function isInteractive(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(interactive) !== null;
}
