import {
  type DesignStyle,
  inches,
  type OwnPanels,
  type PanelStyle,
  plainStyle,
  type Template,
  type TemplateLayout,
} from "@lectern/deck";
import type { ChosenLayouts } from "./layouts/chosen-layouts.ts";

/** Returns how shapes of our own look on the pages of somebody else's template: as those on its own slides, as far as these tell. */
export function styleOfMakers(
  { ownTable, ownCorners, ownPanels: read }: Template,
  { rows }: ChosenLayouts,
): DesignStyle {
  const ownPanels = read ?? (isDrawn(rows.layout) ? "none" : undefined);
  return {
    ...plainStyle,
    ...(ownTable && { table: ownTable }),
    ...(ownCorners !== undefined && { cornerRadius: ownCorners }),
    ...(ownPanels && { makersPanels: ownPanels, panel: panelLike[ownPanels] }),
    ...(ownPanels === "none" && { gap: openGap }),
  };
}

// Where slides do not tell, panels would hide the page that the makers drew: one that runs from one colour into another.
function isDrawn({ grounds = [], panel }: TemplateLayout): boolean {
  return grounds.length > 1 && panel === undefined;
}

/** Between columns that no panel holds together. */
const openGap = inches(0.4);

const panelLike: Readonly<Record<OwnPanels, PanelStyle>> = {
  full: "tint",
  pale: "tint",
  outline: "outline",
  none: "open",
};
