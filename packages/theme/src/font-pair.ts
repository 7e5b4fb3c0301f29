/** A family for headings and one for text; their fonts for other scripts follow from their kind. */
export interface FontPair {
  readonly heading: FontFamily;
  readonly body: FontFamily;
}

/** A Latin family that is on people's machines, and whether it has serifs. */
export interface FontFamily {
  readonly latin: string;
  readonly serif: boolean;
}

/** A family without serifs throughout, in two weights. */
export const calibri: FontPair = {
  heading: { latin: "Calibri", serif: false },
  body: { latin: "Calibri", serif: false },
};

/** The same with the wider, cooler Arial. */
export const arial: FontPair = {
  heading: { latin: "Arial", serif: false },
  body: { latin: "Arial", serif: false },
};

/** Sturdy serif headings over Calibri. */
export const cambriaAndCalibri: FontPair = {
  heading: { latin: "Cambria", serif: true },
  body: { latin: "Calibri", serif: false },
};

/** One family with serifs throughout, as in books. */
export const georgia: FontPair = {
  heading: { latin: "Georgia", serif: true },
  body: { latin: "Georgia", serif: true },
};

/** Warm serif headings over Calibri. */
export const georgiaAndCalibri: FontPair = {
  heading: { latin: "Georgia", serif: true },
  body: { latin: "Calibri", serif: false },
};

/**
 * Returns the pair for text in ideographs, kana or Hangul: these are drawn without serifs, and digits and Latin words among them
 * have the family for Latin, whose serifs and old-style figures would stand apart.
 */
export function besideEastAsian({ heading, body }: FontPair): FontPair {
  const sans = body.serif ? calibri.body : body;
  return { heading: heading.serif ? sans : heading, body: sans };
}

/** Returns the fonts of a family for other scripts, keyed by ISO 15924 code (ISO 29500-1, 20.1.4.1.16 font). */
export function scriptFonts({ serif }: FontFamily): Readonly<Record<string, string>> {
  const semitic = serif ? "Times New Roman" : "Arial";
  return {
    Jpan: "Yu Gothic",
    Hang: "Malgun Gothic",
    Hans: "Microsoft YaHei",
    Hant: "Microsoft JhengHei",
    Arab: semitic,
    Hebr: semitic,
    Thai: "Leelawadee UI",
    Laoo: "Leelawadee UI",
    Khmr: "Leelawadee UI",
    Mymr: "Myanmar Text",
    Deva: "Nirmala UI",
    Beng: "Nirmala UI",
    Gujr: "Nirmala UI",
    Guru: "Nirmala UI",
    Knda: "Nirmala UI",
    Mlym: "Nirmala UI",
    Orya: "Nirmala UI",
    Sinh: "Nirmala UI",
    Taml: "Nirmala UI",
    Telu: "Nirmala UI",
    Ethi: "Ebrima",
    Armn: "Segoe UI",
    Geor: "Segoe UI",
    Tibt: "Microsoft Himalaya",
    Uigh: "Microsoft Uighur",
    Mong: "Mongolian Baiti",
    Yiii: "Microsoft Yi Baiti",
    Syrc: "Estrangelo Edessa",
    Thaa: "MV Boli",
    Cher: "Gadugi",
    Cans: "Euphemia",
  };
}
