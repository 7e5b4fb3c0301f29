import {
  type Box,
  emu,
  type HexColor,
  type Insets,
  inches,
  type LevelStyle,
  type Placeholder,
  type PlaceholderType,
  points,
  type SchemeColor,
  type Size,
  type Template,
  type TemplateLayout,
  type Theme,
  type ThemeSlot,
} from "@lectern/deck";

const slots: Readonly<Record<ThemeSlot, HexColor>> = {
  dk1: "1B222C",
  lt1: "FFFFFF",
  dk2: "12263F",
  lt2: "EEF2F6",
  accent1: "E8962E",
  accent2: "22707F",
  accent3: "1E3D66",
  accent4: "B7D3DC",
  accent5: "C55C3A",
  accent6: "8592A3",
  hlink: "8A4B00",
  folHlink: "5F4B8B",
};

const accents = {
  accent1: "accent1",
  accent2: "accent2",
  accent3: "accent3",
  accent4: "accent4",
  accent5: "accent5",
  accent6: "accent6",
  hlink: "hlink",
  folHlink: "folHlink",
} as const;

const lightMap: Readonly<Record<SchemeColor, ThemeSlot>> = {
  bg1: "lt1",
  tx1: "dk1",
  bg2: "lt2",
  tx2: "dk2",
  ...accents,
};

const darkMap: Readonly<Record<SchemeColor, ThemeSlot>> = {
  bg1: "dk2",
  tx1: "lt1",
  bg2: "dk1",
  tx2: "lt2",
  ...accents,
};

const widescreen: Size = { width: inches(13.333), height: inches(7.5) };
const standard: Size = { width: inches(10), height: inches(7.5) };

const noInsets: Insets = { left: emu(0), top: emu(0), right: emu(0), bottom: emu(0) };
const officeInsets: Insets = {
  left: emu(91_440),
  top: emu(45_720),
  right: emu(91_440),
  bottom: emu(45_720),
};

function createTheme(heading: string, body: string): Theme {
  const font = (latin: string) => ({ latin, eastAsian: "", complexScript: "", scripts: {} });
  return { colors: slots, fonts: { heading: font(heading), body: font(body) } };
}

function boxAt(x: number, y: number, width: number, height: number): Box {
  return { x: inches(x), y: inches(y), width: inches(width), height: inches(height) };
}

interface Look {
  readonly size: number;
  readonly family: string;
  readonly color: HexColor;
  readonly bold?: boolean;
  readonly list?: boolean;
  readonly alignment?: LevelStyle["alignment"];
  readonly lineShare?: number;
}

function createLevels(look: Look): readonly LevelStyle[] {
  const { size, family, color, bold = false, list = false, alignment = "start", lineShare = 1 } = look;
  return Array.from({ length: 9 }, (_, level) => ({
    size: points(list ? Math.max(12, size - 2 * Math.min(level, 2)) : size),
    bold,
    italic: false,
    fontFamily: family,
    font: "body" as const,
    color,
    alignment,
    lineSpacing: { kind: "share" as const, share: lineShare },
    spaceBefore: { kind: "fixed" as const, points: points(list ? 10 : 0) },
    spaceAfter: { kind: "fixed" as const, points: points(0) },
    marginStart: inches(list ? 0.3 * (level + 1) : 0),
    indent: inches(list ? -0.3 : 0),
    bullet: list,
  }));
}

interface PlaceholderOptions {
  readonly type: PlaceholderType;
  readonly index: number;
  readonly box: Box;
  readonly look: Look;
  readonly anchor?: Placeholder["anchor"];
  readonly insets?: Insets;
}

function createPlaceholder({
  type,
  index,
  box,
  look,
  anchor = "top",
  insets = noInsets,
}: PlaceholderOptions): Placeholder {
  return { type, index, name: `${type} ${index}`, box, insets, anchor, levels: createLevels(look) };
}

interface LayoutOptions {
  readonly name: string;
  readonly type?: string;
  readonly theme: Theme;
  readonly dark?: boolean;
  readonly placeholders: readonly Placeholder[];
  readonly contentArea: Box;
  readonly artwork?: readonly Box[];
}

function createLayout(number: number, options: LayoutOptions): TemplateLayout {
  const { name, type, theme, dark = false, placeholders, contentArea, artwork = [] } = options;
  return {
    id: `ppt/slideLayouts/slideLayout${number}.xml`,
    name,
    theme,
    colorMap: dark ? darkMap : lightMap,
    background: dark ? "12263F" : "FFFFFF",
    placeholders,
    contentArea,
    artwork,
    ...(type !== undefined && { type }),
  };
}

/** A widescreen template that has a layout for everything, in Cambria and Calibri; its names say nothing. */
export const fullTemplate: Template = createFullTemplate();

function createFullTemplate(): Template {
  const theme = createTheme("Cambria", "Calibri");
  const ink = (dark: boolean) => (dark ? "FFFFFF" : "1B222C");
  const title = (box: Box, size: number, dark = false, anchor: Placeholder["anchor"] = "top") =>
    createPlaceholder({
      type: "title",
      index: 0,
      box,
      anchor,
      look: { size, family: "Cambria", color: ink(dark), bold: true, lineShare: 0.9 },
    });
  const text = (type: PlaceholderType, index: number, box: Box, size: number, dark = false) =>
    createPlaceholder({
      type,
      index,
      box,
      look: { size, family: "Calibri", color: ink(dark), lineShare: 1.15 },
    });
  const list = (box: Box, dark = false, index = 1) =>
    createPlaceholder({
      type: "obj",
      index,
      box,
      look: { size: 20, family: "Calibri", color: ink(dark), list: true, lineShare: 1.15 },
    });
  const kicker = (width: number, dark = false) => text("body", 13, boxAt(0.75, 0.5, width, 0.25), 12, dark);
  const footers = (dark: boolean) => [
    text("ftr", 11, boxAt(0.75, 7, 7, 0.25), 10, dark),
    text("sldNum", 12, boxAt(11.75, 7, 0.83, 0.25), 10, dark),
  ];
  const content = boxAt(0.75, 1.85, 11.83, 4.9);
  const motif = boxAt(9, 2, 4.333, 5.5);
  const layouts: readonly LayoutOptions[] = [
    {
      name: "a",
      type: "title",
      theme,
      dark: true,
      placeholders: [
        { ...title(boxAt(0.75, 1.35, 7.8, 3.65), 48, true, "bottom"), type: "ctrTitle" },
        text("subTitle", 1, boxAt(0.75, 5.6, 7.8, 0.76), 20, true),
        text("body", 15, boxAt(0.75, 6.45, 7.8, 0.3), 14, true),
      ],
      contentArea: boxAt(0.75, 0.4, 7.8, 0.9),
      artwork: [motif],
    },
    {
      name: "b",
      type: "secHead",
      theme,
      dark: true,
      placeholders: [
        text("body", 14, boxAt(0.75, 0.75, 3.8, 1.6), 96, true),
        title(boxAt(0.75, 2.5, 7.8, 2.5), 40, true, "bottom"),
        text("body", 1, boxAt(0.75, 5.25, 7.8, 1.25), 20, true),
        ...footers(true),
      ],
      contentArea: boxAt(0.75, 5.25, 7.8, 1.25),
      artwork: [motif],
    },
    {
      name: "c",
      type: "obj",
      theme,
      placeholders: [
        kicker(11.83),
        title(boxAt(0.75, 0.8, 11.83, 0.75), 30),
        list(content),
        ...footers(false),
      ],
      contentArea: content,
    },
    {
      name: "d",
      type: "objTx",
      theme,
      placeholders: [
        kicker(3.5),
        title(boxAt(0.75, 0.8, 3.5, 3.5), 30),
        list(boxAt(5.78, 0.8, 6.8, 5.95)),
        ...footers(false),
      ],
      contentArea: boxAt(5.78, 0.8, 6.8, 5.95),
      artwork: [boxAt(0, 0, 4.85, 7.5)],
    },
    {
      name: "e",
      type: "titleOnly",
      theme,
      placeholders: [kicker(11.83), title(boxAt(0.75, 0.8, 11.83, 0.75), 30), ...footers(false)],
      contentArea: boxAt(0.75, 1.55, 11.83, 5.4),
    },
    {
      name: "f",
      theme,
      dark: true,
      placeholders: [
        kicker(11.83, true),
        title(boxAt(0.75, 1.25, 9.8, 3.5), 48, true, "bottom"),
        text("body", 1, boxAt(0.75, 5.05, 7.8, 1.45), 20, true),
        ...footers(true),
      ],
      contentArea: boxAt(0.75, 5.05, 7.8, 1.45),
    },
    {
      name: "g",
      theme,
      dark: true,
      placeholders: [
        title(boxAt(0.75, 0.8, 7.8, 1.35), 40, true, "bottom"),
        list(boxAt(0.75, 2.5, 7.8, 3.6), true),
        text("body", 16, boxAt(0.75, 6.35, 7.8, 0.4), 16, true),
        ...footers(true),
      ],
      contentArea: boxAt(0.75, 2.5, 7.8, 3.6),
      artwork: [motif],
    },
    {
      name: "h",
      theme,
      placeholders: [
        kicker(11.83),
        createPlaceholder({
          type: "title",
          index: 0,
          box: boxAt(1.78, 1.05, 9.77, 3.55),
          anchor: "bottom",
          look: { size: 40, family: "Cambria", color: ink(false), lineShare: 1.1 },
        }),
        withQuietSecondLevel(
          createPlaceholder({
            type: "body",
            index: 1,
            box: boxAt(1.78, 4.95, 9.77, 1.1),
            look: { size: 18, family: "Calibri", color: ink(false), bold: true, lineShare: 1.15 },
          }),
        ),
        ...footers(false),
      ],
      contentArea: boxAt(1.78, 4.95, 9.77, 1.1),
    },
    {
      name: "i",
      type: "twoObj",
      theme,
      placeholders: [
        kicker(11.83),
        title(boxAt(0.75, 0.8, 11.83, 0.75), 30),
        list(boxAt(0.75, 1.85, 5.67, 4.9)),
        list(boxAt(6.92, 1.85, 5.67, 4.9), false, 2),
        ...footers(false),
      ],
      contentArea: content,
    },
    {
      name: "j",
      type: "twoTxTwoObj",
      theme,
      placeholders: [
        kicker(11.83),
        title(boxAt(0.75, 0.8, 11.83, 0.75), 30),
        text("body", 3, boxAt(0.75, 1.85, 5.67, 0.45), 24),
        list(boxAt(0.75, 2.6, 5.67, 4.15)),
        text("body", 4, boxAt(6.92, 1.85, 5.67, 0.45), 24),
        list(boxAt(6.92, 2.6, 5.67, 4.15), false, 2),
        ...footers(false),
      ],
      contentArea: content,
      artwork: [boxAt(0.75, 2.4, 5.67, 0.05), boxAt(6.92, 2.4, 5.67, 0.05)],
    },
  ];
  return { slideSize: widescreen, layouts: layouts.map((layout, index) => createLayout(index + 1, layout)) };
}

function withQuietSecondLevel(placeholder: Placeholder): Placeholder {
  const levels = placeholder.levels.map((style, level) => (level === 0 ? style : { ...style, bold: false }));
  return { ...placeholder, levels };
}

/** A 4:3 template as Office made them: few layouts, centred titles, large text, a family without a metric twin. */
export const classicTemplate: Template = createClassicTemplate();

function createClassicTemplate(): Template {
  const theme = createTheme("Verdana", "Verdana");
  const office = (type: PlaceholderType, index: number, box: Box, look: Omit<Look, "family" | "color">) =>
    createPlaceholder({
      type,
      index,
      box,
      anchor: type === "title" ? "middle" : "top",
      insets: officeInsets,
      look: { ...look, family: "Verdana", color: "1B222C" },
    });
  const content = boxAt(0.5, 1.75, 9, 4.95);
  const title = office("title", 0, boxAt(0.5, 0.3, 9, 1.25), { size: 44, alignment: "center" });
  return {
    slideSize: standard,
    layouts: [
      createLayout(1, {
        name: "Titelfolie",
        type: "title",
        theme,
        placeholders: [
          {
            ...office("ctrTitle", 0, boxAt(0.75, 2.33, 8.5, 1.6), { size: 44, alignment: "center" }),
            anchor: "middle",
          },
          office("subTitle", 1, boxAt(1.5, 4.25, 7, 1.9), { size: 32, alignment: "center" }),
        ],
        contentArea: boxAt(0.5, 0.3, 9, 1.9),
      }),
      createLayout(2, {
        name: "Titel und Inhalt",
        type: "obj",
        theme,
        placeholders: [
          title,
          office("obj", 1, content, { size: 32, list: true }),
          office("ftr", 11, boxAt(3.4, 6.95, 3.2, 0.4), { size: 12, alignment: "center" }),
          office("sldNum", 12, boxAt(7.2, 6.95, 2.3, 0.4), { size: 12, alignment: "end" }),
        ],
        contentArea: content,
      }),
    ],
  };
}

/** A template of one layout with a title and a body. */
export const singleTemplate: Template = {
  slideSize: widescreen,
  layouts: fullTemplate.layouts.filter(({ type }) => type === "obj"),
};

/** A template of one empty layout, dark, with artwork along its edge. */
export const bareTemplate: Template = {
  slideSize: widescreen,
  layouts: [
    createLayout(1, {
      name: "blank",
      type: "blank",
      theme: createTheme("Georgia", "Arial"),
      dark: true,
      placeholders: [],
      contentArea: boxAt(1.5, 0.5, 11.33, 6.5),
      artwork: [boxAt(0, 0, 1.2, 7.5)],
    }),
  ],
};

/** Every template that layouts are tested with, by what is special about it. */
export const testTemplates: Readonly<Record<string, Template>> = {
  full: fullTemplate,
  classic: classicTemplate,
  single: singleTemplate,
  bare: bareTemplate,
};
