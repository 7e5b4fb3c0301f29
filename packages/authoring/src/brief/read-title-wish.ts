const titleWords =
  "titled|entitled|title|headline|titel|überschrift|titre|intitulée?|título|titulad[ao]|intitulad[ao]|titolo|intitolat[ao]|заголовок|заголовком|название|названием|标题|標題|题目|題名|タイトル|عنوان|بعنوان|العنوان";
const quoted = '["“„«「『《‘]([^"”“»」』》’\\n]{2,110})["”“»」』》’]';
const wish = new RegExp(`(?:${titleWords})(?![a-zà-ÿа-яё])[^"“„«「『《‘\\n.;]{0,30}${quoted}`, "iu");
/** "a slide titled …" names that slide. */
const ofSlide =
  /(?:slide|folie|diapo\p{L}{0,8}|lámina|слайд\p{L}{0,2}|شريحة|页|張|张|枚目?)[\s,]{0,2}(?:is |ist |est )?$/iu;
const longestRead = 4_000;

/** Returns the title that an instruction gives the deck: `Title should be "…"`, `mit dem Titel „…“`, `タイトルは「…」`. */
export function readTitleWish(instruction: string): string | undefined {
  const words = instruction.slice(0, longestRead);
  const match = wish.exec(words);
  if (match === null || ofSlide.test(words.slice(Math.max(0, match.index - 24), match.index)))
    return undefined;
  const title = match[1]?.trim();
  return title === "" ? undefined : title;
}
