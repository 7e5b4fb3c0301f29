import type { Brief } from "../brief.ts";
import { trimSlot } from "../trim-slot.ts";
import { withName } from "./from-topic.ts";
import type { TitleSources } from "./sources.ts";
import { isFragment, withoutAddressee, withoutLead } from "./tidy-title.ts";

/** What is told of an unnamed thing, or what sort of deck it is, with the name that it is for or that the matter says most. */
export function genreOfName({ brief, units, language }: TitleSources): string | undefined {
  if (brief.about !== undefined) return isFragment(brief.about) ? undefined : withoutAddressee(brief.about);
  if (brief.genre === undefined) return undefined;
  const named = genreForName(brief, language);
  if (named !== undefined || genericGenre.test(brief.genre)) return named;
  const title = withName(withoutLead(brief.genre), units, language);
  return title === brief.genre && brief.genre.split(" ").length < 2 ? undefined : title;
}

const betweenGenreAndName = 12;

/** "Pitch deck for BeeSafe", "Proposal for Acme": a name that the sort of deck is for tells it from others. */
function genreForName(brief: Brief, language: string): string | undefined {
  const { genre = "", instruction } = brief;
  const name = readNamedReader(brief, language);
  const start = instruction.indexOf(genre);
  if (name === undefined || start === -1) return undefined;
  const place = instruction.indexOf(name, start + genre.length);
  const isNear = place !== -1 && place - start - genre.length <= betweenGenreAndName;
  return isNear ? withoutLead(instruction.slice(start, place + name.length)) : undefined;
}

/** Words for any deck. */
const genericGenre =
  /^(?:an? |the |eine? |une? |una? )?(?:\p{L}{3,14} )?(?:slides?|slideshow|deck|presentation|präsentation|presentación|presentazione|apresentação|présentation|diaporama|präsi|ppt|презентаци\p{L}{0,3}|sunum|prezentacj\p{L}{0,2}|presentatie)$/iu;

const readerName = /^\p{Lu}[\p{L}\p{Nd}&.-]{2,}(?: \p{Lu}[\p{L}\p{Nd}&.-]*){0,3}$/u;

/** Returns whom a deck is for, where that is a name; German writes all nouns large, so it has to have a capital within. */
export function readNamedReader({ audience = "" }: Brief, language: string): string | undefined {
  const whom = trimSlot({ text: audience });
  const isName = readerName.test(whom) && (!language.startsWith("de") || /\p{Ll}\p{Lu}/u.test(whom));
  return isName ? whom : undefined;
}
