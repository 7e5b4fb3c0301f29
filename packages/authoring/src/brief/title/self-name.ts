import type { TaggedUnit } from "../../tagging/role.ts";

const weAre =
  "we are|we're|i am|i'm|wir sind|ich bin|nous sommes|je suis|somos|soy|siamo|sono|wij zijn|we zijn|ik ben|vi är|vi er|jag är|jesteśmy|jestem|мы|biz";
const selfDescription = new RegExp(
  `^(?:${weAre}) (?:an?|the|eine?|une?|una?|uno|um|uma|een|en|ett|et)\\s([\\p{L}\\p{M}'’ -]{6,60}?)(?=[,.;:!(]|\\s(?:with|mit|avec|con|com|met|med|since|seit|depuis|desde|dal|sinds|sedan|and we|und wir)\\s|$)`,
  "iu",
);
/** The name may have its article; what it is follows behind a comma. */
const selfName = new RegExp(
  `^(?:${weAre}) (?:(?:the|die|der|das|la|le|l['’]|el|il|a|o|os|as|de|het) ?)?((?:\\p{Lu}[\\p{L}\\p{M}\\p{Nd}'’&-]*|&)(?: (?:\\p{Lu}[\\p{L}\\p{M}\\p{Nd}'’&-]*|&|of|de|da|do|della?)){0,4}), (?:(?:an?|the|eine?|une?|una?|uno|um|uma) )?([\\p{L}\\p{M} '’-]{4,60}?)(?=[,.;:!(]|\\s(?:with|mit|avec|con|com|met|med|since|seit|depuis|desde|dal|sinds|sedan)\\s|$)`,
  "u",
);

const mostUnits = 8;

/** Returns the name and the trade with which matter introduces who speaks: "We're Fern & Hazel, florists in Bath" → "Fern & Hazel: florists in Bath". */
export function readSelfName(units: readonly TaggedUnit[]): string | undefined {
  for (const { role, text } of units.slice(0, mostUnits)) {
    const [, name, trade] =
      (role === "content" ? selfName.exec(text.replace(/^./u, (letter) => letter.toLowerCase())) : null) ??
      [];
    if (name !== undefined) return `${name}: ${trade}`;
  }
  return undefined;
}

/** Returns what the matter says its speaker is: "We are a family bakery in Hereford, …" → "family bakery in Hereford". */
export function readTrade(units: readonly TaggedUnit[]): string | undefined {
  for (const { role, text } of units.slice(0, mostUnits)) {
    const words = role === "content" ? selfDescription.exec(text)?.[1] : undefined;
    if (words !== undefined) return words;
  }
  return undefined;
}
