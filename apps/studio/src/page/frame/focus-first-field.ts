/** Puts the focus into the first field of a screen, except where that would bring up a keyboard over it. */
export function focusFirstField(field: HTMLElement | null): void {
  if (globalThis.matchMedia?.("(pointer: coarse)").matches) return;
  field?.focus({ preventScroll: true });
}
