// Every slide on a page of its own, in the slide's own shape, for the printer or a PDF.
import type { Deck } from "../deck/deck.ts";
import { pageElement } from "../page-elements.ts";
import { type MountedSlide, mountSlide } from "../stage/stage.ts";

/** The way to paper. */
export interface Printing {
  /** Draws every slide with all that it needs, then lets the browser print. */
  print(): Promise<void>;
}

/** Prepares the page for being printed, by its own button or by the browser's menu. */
export function createPrinting(deck: Deck): Printing {
  const host = pageElement("print", HTMLElement);
  let pages: MountedSlide[] = [];
  setPageSize(deck, host);

  function draw(): void {
    if (pages.length > 0) return;
    pages = Array.from({ length: deck.slideCount }, (_, index) => mountSlide(host, deck, index));
  }
  function clear(): void {
    for (const page of pages) page.dispose();
    pages = [];
  }
  window.addEventListener("beforeprint", draw);
  window.addEventListener("afterprint", clear);

  return {
    async print() {
      for (let index = 0; index < deck.slideCount; index++) await deck.prepareSlide(index);
      draw();
      await Promise.all(pages.map(({ ready }) => ready));
      await Promise.allSettled([...host.querySelectorAll("img")].map((image) => image.decode()));
      await twoFrames();
      window.print();
    },
  };
}

/** Charts are drawn in the frame after they came to stand on the page. */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** A sheet made by script: the policy lets no style element in, and only the deck knows the size. */
function setPageSize({ slideSize: { width, height } }: Deck, host: HTMLElement): void {
  host.style.setProperty("--slide-width", `${width}px`);
  host.style.setProperty("--slide-height", `${height}px`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page { margin: 0; size: ${width}px ${height}px; }`);
  document.adoptedStyleSheets.push(sheet);
}
