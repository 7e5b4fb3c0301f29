/** "I am", at the end of what stands before: who sends a prompt says so of himself, not of the deck. */
const iAm =
  /(?<![\p{L}\p{M}])(?:i am|i['’]m|ich bin|je suis|soy|(?:eu )?sou|(?:io )?sono|ik ben|jag är|jeg er|olen|jestem|jsem|som|vagyok|sunt|eu sunt|είμαι|я|أنا|انا|אני|मैं)(?:\s(?:an?|the|one of the|eine?|der|die|das|une?|le|la|l['’]|una?|un|el|um|uma|o|a|il|lo|een|de|het|en|ett|et))?\s?(?:[\p{L}\p{M}-]{3,20} (?:of|de|du|des|di|del|della|da|do|von|vom|van|för|for|av|af|w|в) ?){0,1}$|(?:我是|私は|わたしは|저는)(?:一(?:名|位|个))?\s?$/iu;
const longestRead = 40;

/** Says whether words that begin at a place of a text are what its sender says to be: "I'm a nurse on a ward for …". */
export function saysWhoIAm(text: string, start: number): boolean {
  return iAm.test(text.slice(Math.max(0, start - longestRead), start));
}
