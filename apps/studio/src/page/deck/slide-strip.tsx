import type { Outline } from "@lectern/types";
import { type ReactElement, useEffect, useRef } from "react";
import { SlidePicture } from "../pictures/slide-picture.tsx";
import { texts } from "../texts/texts.ts";
import { SlideSketch } from "./slide-sketch.tsx";

interface SlideStripProps {
  /** Of the deck. */
  readonly id: string;
  readonly outline: Outline;
  /** From 0. */
  readonly current: number;
  /** The page, from 0, on which each slide begins. */
  readonly pages: readonly number[];
  readonly onChoose: (index: number) => void;
}

/** The slides of a deck in a row, by their pictures and by what they say. */
export function SlideStrip({ id, outline, current, pages, onChoose }: SlideStripProps): ReactElement {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current !== null) showIn(list.current, current);
  }, [current]);
  return (
    <nav aria-label={texts.deck.strip}>
      <ol ref={list} className="strip" dir={outline.direction}>
        {outline.slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides have no names, and the strip no state.
          <li key={index}>
            <button type="button" aria-current={index === current} onClick={() => onChoose(index)}>
              <SlidePicture id={id} slideNumber={(pages[index] ?? index) + 1}>
                <SlideSketch slide={slide} />
              </SlidePicture>
              <span className="strip-words">
                <span className="strip-number">{index + 1}</span> {slide.title}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Along the strip alone: the page is left where it is. */
function showIn(list: HTMLElement, index: number): void {
  const item = list.children[index]?.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (item === undefined) return;
  if (item.left < frame.left) list.scrollBy({ left: item.left - frame.left - stripEdge });
  if (item.right > frame.right) list.scrollBy({ left: item.right - frame.right + stripEdge });
}

const stripEdge = 8;
