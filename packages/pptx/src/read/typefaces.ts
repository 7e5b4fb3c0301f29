import type { Placeholder, Theme } from "@lectern/deck";
import { firstElement } from "@lectern/ooxml";
import type { Master } from "./master.ts";
import { isContentPlaceholder, isTitle, placeholderType } from "./placeholder.ts";
import {
  type ListStyle,
  resolveLevels,
  type StyleContext,
  type Typefaces,
  typefaceOf,
} from "./text-styles.ts";

/**
 * Returns the typefaces that text of our own has on a layout: that of its place for text, and of its master's titles, for
 * many makers name fonts there and leave those of the theme as they came.
 */
export function readTypefaces(
  placeholders: readonly Placeholder[],
  master: Master,
  defaults: ListStyle,
  context: StyleContext,
): Typefaces {
  const styleOfMaster = (isWanted: typeof isTitle, styles: string) => {
    const item = master.items.find(
      ({ placeholder }) => placeholder && isWanted(placeholderType(placeholder)),
    );
    const own = firstElement(item?.element, "txBody", "lstStyle");
    return resolveLevels([own, firstElement(master.textStyles, styles), defaults], context).levels[0];
  };
  const isContent = (type: Placeholder["type"]) => isContentPlaceholder({ type });
  const [body] = placeholders
    .filter(({ type }) => type === "obj" || type === "body")
    .map(({ levels }) => levels[0]);
  const text = body ?? styleOfMaster(isContent, "bodyStyle");
  const title = styleOfMaster(isTitle, "titleStyle");
  return { heading: title ? typefaceOf(title) : "+mj-lt", body: text ? typefaceOf(text) : "+mn-lt" };
}

/** Returns a theme in whose fonts text of our own is measured as it is written. */
export function withTypefaces(theme: Theme, { heading, body }: Typefaces): Theme {
  if (heading === "+mj-lt" && body === "+mn-lt") return theme;
  const familyOf = (typeface: string): string => {
    if (typeface === "+mj-lt") return theme.fonts.heading.latin;
    return typeface === "+mn-lt" ? theme.fonts.body.latin : typeface;
  };
  return {
    ...theme,
    fonts: {
      heading: { ...theme.fonts.heading, latin: familyOf(heading) },
      body: { ...theme.fonts.body, latin: familyOf(body) },
    },
  };
}
