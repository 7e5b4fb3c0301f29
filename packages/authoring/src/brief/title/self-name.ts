import { readItem } from "../../tagging/clause-or-name.ts";
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

/** "I run Second Spin, a workshop behind the station where …": who runs something says its name and what it is. */
const ownName =
  /^(?:i|we|ich|wir|je|nous|ik|wij|we) (?:run|own|manage|lead|führe|führen|leite|leiten|betreibe|betreiben|dirige|dirigeons|tiens|tenons|leid|leiden|heb|hebben) (?:the |die |das |den |la |le |l['’]|de |het )?(?<name>\p{Lu}[\p{L}\p{M}\p{Nd}'’&-]*(?: (?:\p{Lu}[\p{L}\p{M}\p{Nd}'’&-]*|&)){0,4}), (?:an?|eine?n?|une?|een) (?<trade>[\p{L}\p{M} '’-]{4,60}?)(?=[,.;:!(]|\s(?:where|who|which|that|in (?:der|dem|denen)|où|qui|waar|die)\s|$)|^(?:dirijo|llevo|gestiono|dirigo|gestisco|prowadzę) (?:el |la |il |o |a )?(?<nombre>\p{Lu}[\p{L}\p{M}\p{Nd}'’&-]*(?: (?:\p{Lu}[\p{L}\p{M}\p{Nd}'’&-]*|&)){0,4}), (?:una?|uno|um|uma) (?<oficio>[\p{L}\p{M} '’-]{4,60}?)(?=[,.;:!(]|\s(?:donde|que|dove|che|onde)\s|$)/u;

const mostUnits = 8;

/** Returns the name and the trade of what its sender runs: "I run Tandem, a workshop in Leith" → "Tandem: workshop in Leith". */
export function readOwnName(units: readonly TaggedUnit[]): string | undefined {
  for (const { role, text } of units.slice(0, mostUnits)) {
    if (role !== "content" && role !== "request") continue;
    const found = ownName.exec(text.replace(/^./u, (letter) => letter.toLowerCase()))?.groups;
    const [name, trade] = [found?.["name"] ?? found?.["nombre"], found?.["trade"] ?? found?.["oficio"]];
    if (name !== undefined && trade !== undefined) return `${name}: ${trade}`;
  }
  return undefined;
}

/** "These are the club's figures" beside a table says what its rows are. */
const pointing =
  /^(?:that['’]?s|this is|these are|those are|das (?:ist|sind)|(?:dies|hier) (?:ist|sind)|c['’]est|ce sont|voici|esto es|es(?:e|ta|to) es|est[oa]s son|isto (?:é|são)|est[ae]s são|quest[ao] è|quest[ie] sono|ecco|dit (?:is|zijn)|det här är|det(?:te)? er|to (?:jest|są)|это)\s(?<name>[^,;:.!?()]{4,60})[.,:]?\s*$/iu;
const fewestRows = 3;

/** Returns what a sentence says that the rows of a prompt are: "That's the museum's visitors". */
export function readNamedRows(units: readonly TaggedUnit[]): string | undefined {
  if (units.filter(({ form }) => form === "row").length < fewestRows) return undefined;
  for (const { role, form, text } of units) {
    if (form !== "sentence" || role === "withhold") continue;
    const name = pointing.exec(text.trim())?.groups?.["name"];
    if (name !== undefined && readItem(name) === "name") return name;
  }
  return undefined;
}

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
