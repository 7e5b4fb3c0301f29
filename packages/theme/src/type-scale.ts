/** How large a text is, and how it is set. */
export interface TypeStep {
  /** In points. */
  readonly size: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly font: "heading" | "body";
  /** A family of its own in place of the theme's: "Courier New". */
  readonly family?: string;
  /** Share of the font's own line height. */
  readonly lineSpacing: number;
  /** Between letters, as a share of the size: below 0 sets tight. */
  readonly letterSpacing?: number;
  readonly capitals?: boolean;
}

/** One level of a list. */
export interface ListStep {
  /** In points. */
  readonly size: number;
  /** In points. */
  readonly spaceBefore: number;
  /** Where its text begins, in inches. */
  readonly start: number;
  readonly marker: { readonly character: string; readonly hanging: number };
}

/** The type of a look, by what a text is. */
export interface TypeScale {
  readonly cover: TypeStep;
  readonly section: TypeStep;
  readonly statement: TypeStep;
  readonly quotation: TypeStep;
  readonly closing: TypeStep;
  /** Of content pages. */
  readonly title: TypeStep;
  /** Of pages whose title has a panel beside the list; that of content pages if left out. */
  readonly panelTitle?: TypeStep;
  /** Above a list beside another. */
  readonly heading: TypeStep;
  /** Of a section's page. */
  readonly numeral: TypeStep;
  /** Below the titles of cover, section and statement. */
  readonly subtitle: TypeStep;
  readonly byline: TypeStep;
  readonly contact: TypeStep;
  readonly caption: TypeStep;
  /** Who said a quotation, and what they are. */
  readonly source: readonly [name: TypeStep, role: TypeStep];
  readonly kicker: TypeStep;
  readonly footer: TypeStep;
  /** The number of a content page, where it is larger than the other footers. */
  readonly folio?: TypeStep;
  /** Lists: the spacing of their lines, and their levels. */
  readonly list: { readonly lineSpacing: number; readonly levels: readonly ListStep[] };
}
