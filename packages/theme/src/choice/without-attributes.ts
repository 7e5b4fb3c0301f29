/**
 * Returns an English text without words that tell of the word after them: a milk churn is no milk. What stands before a word that
 * builds the sentence, or at an end, is a thing itself.
 */
export function withoutAttributes(text: string): string {
  return text.replace(attribute, " ");
}

const builders =
  "a an the and or but nor in on at of to for from with without by as is are was were be been has had have will would can could " +
  "may must do does did not that which who whose when where while if than then into over under after before between through " +
  "during since until up down out off about per it he she they we you i his her their our your my this these those so too also " +
  "only came went ran sat stood fell rose won lost made took gave gets goes needs stays makes takes";

const attribute = new RegExp(
  `(?<![\\p{L}\\p{M}'’-])[\\p{L}\\p{M}]+(?:['’-][\\p{L}\\p{M}]+)*(?=[ \\u00a0]+(?!(?:${builders.replaceAll(" ", "|")})\\b|\\p{L}+ed\\b)\\p{L})`,
  "giu",
);
