import type { XmlElement } from "@lectern/ooxml";

/** Returns a whole number that an attribute states, or undefined where it is missing or is none. */
export function integerAttribute(element: XmlElement | undefined, name: string): number | undefined {
  const written = element?.attributes[name]?.trim();
  if (written === undefined || !/^[+-]?\d{1,15}$/.test(written)) return undefined;
  return Number.parseInt(written, 10);
}

/** Returns a share, 1 for 100 %, that an attribute states as thousandths of a percent or with a percent sign. */
export function shareAttribute(element: XmlElement | undefined, name: string): number | undefined {
  const written = element?.attributes[name]?.trim();
  if (written === undefined) return undefined;
  const isPercentage = written.endsWith("%");
  const value = Number.parseFloat(written);
  if (!Number.isFinite(value)) return undefined;
  return value / (isPercentage ? 100 : 100_000);
}

/** Returns a boolean that an attribute states (XML Schema: 1, 0, true, false), or undefined where it is missing. */
export function booleanAttribute(element: XmlElement | undefined, name: string): boolean | undefined {
  const written = element?.attributes[name];
  return written === undefined ? undefined : written === "1" || written === "true";
}

/** Returns a relationship id that an attribute states, whatever prefix the file uses: r:id, r:embed. */
export function relationshipAttribute(element: XmlElement | undefined, name: string): string | undefined {
  if (!element) return undefined;
  const standard = element.attributes[`r:${name}`];
  if (standard !== undefined) return standard;
  const other = Object.keys(element.attributes).find((key) => key.endsWith(`:${name}`));
  return other === undefined ? undefined : element.attributes[other];
}
