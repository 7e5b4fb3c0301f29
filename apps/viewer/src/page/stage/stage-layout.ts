/** Width and height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What decides how the page is laid out. */
export interface StageRoom {
  readonly viewport: Size;
  readonly slide: Size;
  readonly fullScreen: boolean;
  readonly embedded: boolean;
}

/** Where the controls are: below the slide at all times, or over it while they are wanted. */
export type ControlsPlace = "below" | "over";

const lowViewport = 420;
const nearAspect = 0.06;

/**
 * Chooses the place of the controls. A frame cut to the slide's shape, a very low one and a full screen belong to the slide
 * whole; elsewhere there is room for a bar.
 */
export function chooseControlsPlace({ viewport, slide, fullScreen, embedded }: StageRoom): ControlsPlace {
  if (fullScreen || viewport.height < lowViewport) return "over";
  const aspects = viewport.width / viewport.height / (slide.width / slide.height) - 1;
  return embedded && Math.abs(aspects) < nearAspect ? "over" : "below";
}

/**
 * Returns the factor that makes a slide as large as the room allows, a whole number of pixels wide: a part of a pixel would
 * show as a seam along the edge.
 */
export function fitSlide(room: Size, slide: Size): number {
  const factor = Math.min(room.width / slide.width, room.height / slide.height);
  return Math.max(0, Math.floor(slide.width * factor)) / slide.width;
}
