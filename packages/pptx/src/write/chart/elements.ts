import { type AttributeValue, element, textContent, type Xml } from "@lectern/ooxml";

/** Returns an element with nothing but a value, as most of DrawingML's chart elements are: `<c:overlay val="0"/>`. */
export function valueElement(name: string, value: AttributeValue): Xml {
  return element(name, { val: value });
}

/** Returns an element with nothing but text in it. */
export function textElement(name: string, text: string): Xml {
  return element(name, undefined, textContent(text));
}

/** Returns a number as charts and workbooks state it; throws a RangeError on what is no finite number. */
export function numberText(value: number): string {
  if (Number.isFinite(value)) return String(value);
  throw new RangeError(`Expected a finite number in a chart, got ${value}. A missing value is null.`);
}

const escapeAlike = /_(?=x[\dA-Fa-f]{4}_)/g;

/** Returns text as a string of a spreadsheet, in which _x0041_ means A (22.9.2.19 ST_Xstring). */
export function spreadsheetText(text: string): string {
  return text.replace(escapeAlike, "_x005F_");
}
