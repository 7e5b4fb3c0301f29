/** Whether the page is light or dark, or as the system is. */
export type Appearance = "system" | "light" | "dark";

/** Returns the appearance that was kept as this JSON. */
export function parseAppearance(json: unknown): Appearance {
  return json === "light" || json === "dark" ? json : "system";
}

/** Gives the page an appearance; the style sheets do the rest. */
export function applyAppearance(root: HTMLElement, appearance: Appearance): void {
  root.dataset["appearance"] = appearance;
}
