import type { ChosenLayouts, Template } from "@lectern/engine";

type Layout = Template["layouts"][number];
type Place = Layout["placeholders"][number];
type Anatomy = ChosenLayouts["content"];

const leastContrast = 4.5;
/** Of the page: in less, lists go on over many pages. */
const leastRoom = 0.25;

/** Returns what a template lacks, and what to do about it: a layout that is there and does not serve is told as that. */
export function findMissing({ layouts }: Template, chosen: ChosenLayouts): string[] {
  const { cover, section, content, rows, columns } = chosen;
  const isContent = (other: Anatomy) => other.layout.id === content.layout.id;
  const add = (wanted: readonly string[], otherwise: string): string => {
    const there =
      layouts.find(({ type }) => type !== undefined && wanted.includes(type)) ??
      layouts.find(({ name }) => otherwise.includes(`"${name}"`));
    if (!there) return otherwise;
    const reason =
      there.id === content.layout.id ? "is what lists stand on: add one more" : describeUnfit(there);
    return `"${there.name}" is there, but ${reason}.`;
  };
  return [
    ...(content.body
      ? []
      : [
          `No layout has a title above one large place for text: lists become text boxes. ${add(["obj", "tx"], "Add one of both.")}`,
        ]),
    ...(isContent(cover)
      ? [`There is no cover: ${add(["title"], 'add a layout "Title Slide" with title and subtitle.')}`]
      : []),
    ...(section.layout.id === cover.layout.id
      ? [
          `Sections look like the cover: ${add(["secHead"], 'add a layout "Section Header" with a title and a place for a line.')}`,
        ]
      : []),
    ...(isContent(rows) && content.body
      ? [
          `Tables and charts stand where text does: ${add(["titleOnly"], 'add a layout "Title Only", with nothing below its title.')}`,
        ]
      : []),
    ...(columns.length === 0
      ? [
          `Comparisons become text boxes: ${add(["twoObj", "twoTxTwoObj"], 'add a layout "Two Content" with two equal places side by side.')}`,
        ]
      : []),
  ];
}

function describeUnfit({ placeholders, panel }: Layout): string {
  const has = (...types: readonly string[]) => placeholders.some(({ type }) => types.includes(type));
  if (placeholders.length === 0)
    return "has no places for anything: insert placeholders (View, Slide Master)";
  if (!has("title", "ctrTitle")) return "has no place for a title: insert one (View, Slide Master, Title)";
  if (placeholders.some(({ type, fill }) => (type === "obj" || type === "body") && fill !== undefined))
    return "its place for text has a fill of its own, which tables and charts cannot use: take the fill off";
  if (panel !== undefined) return "is drawn over where its text stands: move the drawing aside";
  return "another layout serves better, or its look differs from that of lists: give both the same title and page";
}

/** Returns what will be seen in decks: text on drawings or in other colours, layouts without places, little room. */
export function findWarnings({ layouts, slideSize }: Template, chosen: ChosenLayouts): string[] {
  const { cover, section, content, rows, closing } = chosen;
  const used = new Map([cover, section, content, rows, closing].map(({ layout }) => [layout.id, layout]));
  const empty = layouts.filter(({ placeholders }) => placeholders.length === 0);
  const room = content.contentBox.width * content.contentBox.height;
  const share = room / (slideSize.width * slideSize.height);
  return [
    ...[...used.values()].flatMap(describeGrounds),
    ...(share < leastRoom
      ? [
          `Content has ${Math.round(share * 100)} % of the page on "${content.layout.name}": it goes on over more pages. Give it half of the page.`,
        ]
      : []),
    ...(empty.length > 0 && empty.length >= layouts.length / 2
      ? [
          `${empty.length} of ${layouts.length} layouts have no places and serve for little: text boxes and pictures on them are no placeholders.`,
        ]
      : []),
    ...(hasOfficeAccents(content.layout)
      ? [
          "The theme still has the accents of Office: charts and cards are drawn in those. Set your own (View, Slide Master, Colors).",
        ]
      : []),
  ];
}

function describeGrounds({ name, background, panel, placeholders }: Layout): string[] {
  if (panel !== undefined) {
    return [
      `Behind the text of "${name}" is a drawing on which no colour reads: text gets a panel. Keep the middle of the page plain.`,
    ];
  }
  return placeholders
    .filter(({ type }) => ["title", "ctrTitle", "subTitle", "body", "obj"].includes(type))
    .flatMap((place) => describePlace(place, name, background));
}

function describePlace({ type, fill, behind, levels }: Place, name: string, background: string): string[] {
  const color = levels[0]?.color;
  if (color === undefined) return [];
  if (fill === undefined && behind?.length === 0) {
    return [
      `What is behind the ${type} of "${name}" cannot be looked at: its colour is kept. Use PNG or JPEG, and plain gradients.`,
    ];
  }
  const grounds = fill !== undefined ? [fill] : (behind ?? [background]);
  const least = Math.min(...grounds.map((ground) => contrastOf(color, ground)));
  if (least >= leastContrast) return [];
  return [
    `The ${type} of "${name}" hardly stands out from its background (${least.toFixed(1)} to 1): give it a contrast of ${leastContrast} or more.`,
  ];
}

/** The first two accents of Office's themes since 2003. */
const officeAccents = ["BBE0E3 333399", "4F81BD C0504D", "5B9BD5 ED7D31", "4472C4 ED7D31", "156082 E97132"];

function hasOfficeAccents({ theme: { colors } }: Layout): boolean {
  return officeAccents.includes(`${colors.accent1} ${colors.accent2}`);
}

/** WCAG 2.2, contrast ratio: 1 to 21. */
function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
