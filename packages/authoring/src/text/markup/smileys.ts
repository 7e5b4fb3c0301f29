const smileys = /(\S)[ \t]+[:;=]['-]?[)(DPp/|]{1,4}(?=([ \t]+(\S))|[.,!?…]|[ \t]*(?:\n|$))/gu;
const fence = /```|~~~/u;
const stop = /[\p{P}\p{S}]/u;

/**
 * Returns a text without smileys made of signs (":)", ";-)", ":("): one between words also ends what is said, and leaves a comma,
 * or a full stop before a large letter. A text with fenced code comes back as it is.
 */
export function withoutSmileys(text: string): string {
  if (!/[:;=]['-]?[)(DPp/|]/u.test(text) || fence.test(text)) return text;
  return text.replaceAll(
    smileys,
    (_all, before: string, _gap: string | undefined, next: string | undefined) => {
      if (next === undefined || stop.test(before) || stop.test(next)) return before;
      return `${before}${/\p{Lu}/u.test(next) ? "." : ","}`;
    },
  );
}
