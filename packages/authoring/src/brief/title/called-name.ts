import type { TaggedUnit } from "../../tagging/role.ts";

/** "It is called", "on s'appelle", "unsere Firma heißt"; not how people say what they themselves, or others, are called. */
const introduction = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${[
    String.raw`(?:it|this|the (?:talk|project|product|company|shop|book|app|show|event)|we|our \p{L}+)(?:['’]s|['’]re| is| are) (?:called|named)`,
    String.raw`(?:das (?:ganze|projekt|buch|stück)|(?:die|unsere) firma|der laden|wir|unser\p{L}{0,2} \p{L}+) (?:heißt|heisst|heißen|heissen|nenn(?:t|en) (?:sich|uns))`,
    `(?:on|(?:la|notre|ma) (?:boîte|société|entreprise|boutique|asso|association)|le projet|ça) s['’]appelle|nous nous appelons`,
    `nos llamamos|(?:(?:la|nuestra) empresa|el proyecto) se llama|ci chiamiamo|(?:la (?:nostra )?(?:ditta|società|azienda)|il progetto) si chiama|(?:(?:a|nossa) empresa|o projeto) (?:se chama|chama-se)`,
    `(?:we|wij) heten|(?:(?:ons|het) bedrijf|het project) heet|(?:vi|projektet|företaget) heter|nazywamy się|(?:firma|projekt) nazywa się|(?:мы называемся|проект называется)`,
  ].join("|")}),? ["“„«]?(?=\p{L}|\p{Nd})`,
  "iu",
);
/** Words in capitals and small ones between them. */
const name =
  /^\p{Lu}[\p{L}\p{M}\p{Nd}'’&-]*(?: (?:(?:of|at|in|for|the|and|de|da|do|du|des|della|van|von|der|am|im|zum|zur|à|la|le|les) ){0,2}(?:\p{Lu}[\p{L}\p{M}\p{Nd}'’&-]*|&|\p{Nd}+)){0,7}/u;
const mostUnits = 24;

/** Returns the name that a prompt gives what it is of: "It is called The Ropewalk at Penhallow", "On s'appelle Récolio". */
export function readCalledName(units: readonly TaggedUnit[]): string | undefined {
  for (const { role, text } of units.slice(0, mostUnits)) {
    if (role === "withhold" || role === "note") continue;
    const words = text.slice(0, 600);
    const found = introduction.exec(words);
    const own = found === null ? undefined : name.exec(words.slice(found.index + found[0].length))?.[0];
    if (own !== undefined) return own;
  }
  return undefined;
}
