/** Markup that is ready to be joined: text in it is escaped. */
export type Svg = string;

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Returns an SVG element; attributes that are undefined are left out, numbers rounded to hundredths. */
export function svg(name: string, attributes: Attributes, children?: readonly Svg[] | Svg): Svg {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? rounded(value) : escaped(value)}"`)
    .join("");
  const inside = typeof children === "string" ? children : (children ?? []).join("");
  return inside === "" ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

/** Returns a number as it is written in attributes and paths. */
export function rounded(value: number): string {
  return String(Math.round(value * 100) / 100 || 0);
}

/** Returns text as content or as the value of an attribute. */
export function escaped(text: string): Svg {
  return text.replace(
    /[&<>"\n\r\t]/gu,
    (character) => entities[character] ?? `&#${character.charCodeAt(0)};`,
  );
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** What is defined once in a picture and referred to: gradients, patterns, clips, arrow heads. */
export interface Definitions {
  /** Returns the id of what `draw` makes for an id; equal things have one. */
  define(draw: (id: string) => Svg): string;
  all(): Svg;
}

/** Returns definitions that are empty. */
export function createDefinitions(): Definitions {
  const ids = new Map<string, string>();
  const drawn: Svg[] = [];
  return {
    define(draw) {
      const key = draw("");
      const known = ids.get(key);
      if (known !== undefined) return known;
      const id = `d${ids.size + 1}`;
      ids.set(key, id);
      drawn.push(draw(id));
      return id;
    },
    all: () => (drawn.length === 0 ? "" : svg("defs", {}, drawn)),
  };
}
