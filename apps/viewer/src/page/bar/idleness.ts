const patience = 2500;

/** Marks the page `data-idle` while nobody moves the pointer or is in `controls`: controls over the slide then hide. */
export function watchIdleness(controls: HTMLElement): void {
  const root = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(time: number): void {
    clearTimeout(timer);
    timer = setTimeout(rest, time);
  }
  function rest(): void {
    if (isInUse(controls)) wait(patience);
    else root.dataset["idle"] = "";
  }
  function wake(): void {
    delete root.dataset["idle"];
    wait(patience);
  }

  for (const event of ["pointermove", "pointerdown", "focusin"]) document.addEventListener(event, wake);
  root.addEventListener("pointerleave", () => wait(300));
  wake();
}

function isInUse(controls: HTMLElement): boolean {
  const hovered = window.matchMedia("(hover: hover)").matches && controls.matches(":hover");
  const isOpen = document.querySelector("dialog[open], :popover-open") !== null;
  return hovered || isOpen || controls.querySelector(":focus-visible") !== null;
}
