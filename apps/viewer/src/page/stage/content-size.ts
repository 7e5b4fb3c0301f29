import type { Size } from "./stage-layout.ts";

/** Returns the room inside an element's padding. */
export function contentSize(element: HTMLElement): Size {
  const style = getComputedStyle(element);
  const across = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
  const down = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
  return { width: element.clientWidth - across, height: element.clientHeight - down };
}
