import { pageElement } from "../page-elements.ts";

/** The way to the whole screen. */
export interface FullScreen {
  isOn(): boolean;
  toggle(): void;
  leave(): void;
}

/**
 * Brings the full screen button to life. A frame that is not allowed to fill the screen offers a new tab instead.
 * `onChange` is called when the screen was filled or left, by whatever way.
 */
export function createFullScreen(onChange: () => void): FullScreen {
  const root = document.documentElement;
  const button = pageElement("full-screen", HTMLButtonElement);
  const isOn = () => document.fullscreenElement !== null;
  const leave = () => {
    if (isOn()) void document.exitFullscreen();
  };
  const enter = () => {
    // Refused where the browser wants a click first; the page then stays as it is.
    if (document.fullscreenEnabled) root.requestFullscreen({ navigationUI: "hide" }).catch(() => undefined);
  };
  const toggle = () => (isOn() ? leave() : enter());
  document.addEventListener("fullscreenchange", () => {
    root.toggleAttribute("data-full-screen", isOn());
    button.ariaLabel = isOn() ? "Leave full screen" : "Full screen";
    button.title = isOn() ? "Leave full screen (Esc)" : "Full screen (f)";
    onChange();
  });
  button.addEventListener("click", toggle);
  button.hidden = !document.fullscreenEnabled;
  if (!document.fullscreenEnabled && isEmbedded()) offerNewTab();
  return { isOn, toggle, leave };
}

/** Returns whether the page stands in a frame of another. */
export function isEmbedded(): boolean {
  return window.parent !== window;
}

function offerNewTab(): void {
  const link = pageElement("new-tab", HTMLAnchorElement);
  link.hidden = false;
  // Read when it is used, so that the tab opens at the slide that is shown.
  const update = () => {
    link.href = window.location.href;
  };
  update();
  for (const event of ["pointerdown", "focus"]) link.addEventListener(event, update);
}
