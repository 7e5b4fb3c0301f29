/** Lets the inner outlines of a drawn shape be holes, as Office does; the renderer fills them where they run the same way round. */
export function openHoles(slide: HTMLElement): void {
  for (const path of slide.querySelectorAll("svg path:not([fill-rule])"))
    path.setAttribute("fill-rule", "evenodd");
}
