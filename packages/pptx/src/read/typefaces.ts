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
  const text = findPlaceForText(placeholders)?.levels[0] ?? styleOfMaster(isContent, "bodyStyle");
  const title = styleOfMaster(isTitle, "titleStyle");
  return { heading: title ? typefaceOf(title) : "+mj-lt", body: text ? typefaceOf(text) : "+mn-lt" };
}

// The largest one: a label above the title, of one line, may have a typeface that nothing else on the page has.
function findPlaceForText(placeholders: readonly Placeholder[]): Placeholder | undefined {
  const places = placeholders.filter(
    (placeholder) => (placeholder.type === "obj" || placeholder.type === "body") && holdsLines(placeholder),
  );
  const areaOf = ({ box }: Placeholder) => box.width * box.height;
  return places.toSorted((first, second) => areaOf(second) - areaOf(first))[0];
}

function holdsLines({ box, levels }: Placeholder): boolean {
  const size = levels[0]?.size ?? 0;
  return box.height >= 2 * size * emuPerPoint;
}

const emuPerPoint = 12_700;

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
