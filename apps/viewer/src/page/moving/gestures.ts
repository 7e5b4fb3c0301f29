import { isEmbedded } from "../bar/full-screen.ts";
import { type Direction, type Move, readClickMove, readKeyMove, readSwipeMove } from "./navigation.ts";
import { createNumberReader } from "./typed-number.ts";
import { createWheelReader, toWheelTurn } from "./wheel.ts";

/** What gestures ask for. */
export interface GestureTarget {
  readonly stage: HTMLElement;
  readonly direction: Direction;
  /** Returns whether there was anywhere to move to. */
  readonly onMove: (move: Move) => boolean;
  /** What single letters ask for, by the letter. */
  readonly onLetter: Readonly<Record<string, () => void>>;
  /** Digits and then Enter ask for the slide of that number, from 1. */
  readonly onNumber: (number: number) => void;
  readonly onEscape: () => void;
}

const interactive = "a, button, input, video, audio, [role=link], [role=button]";

/** Listens to the keyboard, to clicks on the halves of the stage, to swipes and to the wheel. */
export function listenToGestures(target: GestureTarget): void {
  listenToKeys(target);
  listenToWheel(target);
  const wasSwipe = listenToSwipes(target);
  listenToClicks(target, wasSwipe);
}

/** An open dialog has the keyboard to itself. */
function isCovered(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

function listenToKeys({ direction, onMove, onLetter, onNumber, onEscape }: GestureTarget): void {
  const readNumber = createNumberReader();
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isCovered()) return;
    const number = isTyping(event.target) ? undefined : readNumber(event.key);
    if (number !== undefined) {
      // Enter would press a button that has the focus, too.
      event.preventDefault();
      return onNumber(number);
    }
    if (event.key === " " && isInteractive(event.target)) return;
    if (event.key === "Escape") return onEscape();
    const letter = onLetter[event.key.toLowerCase()];
    // WCAG 2.2, 2.1.4: single letters only where the slide show has the focus.
    if (letter !== undefined && !event.repeat && isInSlideShow(event.target)) return letter();
    const move = readKeyMove(event, direction);
    if (move === undefined) return;
    event.preventDefault();
    onMove(move);
  });
}

/**
 * The wheel with a key held down zooms. In a frame it belongs to the page around until somebody has clicked into the slides,
 * and at either end of the deck: a reader who scrolls past must not be held fast.
 */
function listenToWheel({ stage, direction, onMove }: GestureTarget): void {
  const readTurn = createWheelReader(direction);
  stage.addEventListener(
    "wheel",
    (event) => {
      if (event.ctrlKey || event.metaKey || isZoomedIn()) return;
      if (isEmbedded() && !document.hasFocus()) return;
      const move = readTurn(toWheelTurn(event));
      if (move === undefined ? !isEmbedded() : onMove(move)) event.preventDefault();
    },
    { passive: false },
  );
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

function isInSlideShow(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("#stage, #controls") !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function isZoomedIn(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.05;
}

function isInteractive(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(interactive) !== null;
}
