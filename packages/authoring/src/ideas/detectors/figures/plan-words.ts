/** What texts call values that are planned or expected, as alternatives of an expression. */
export const planWords =
  "planned|plan|forecast|expected|estimated?|projected|projection|budget|prognose|geplant|erwartet|hochrechnung|prévu|prévision|previsto|previsión|previsione|estimado|stima|verwacht|gepland|prognos|прогноз|план|预测|预计|计划|予測|計画|見込み?|예상|계획|متوقع|توقع";

const planWord = new RegExp(`^(?:${planWords})$`, "iu");

/** Says whether a word only tells that values are planned or expected. */
export function isPlanWord(word: string): boolean {
  return planWord.test(word.trim().slice(0, 40));
}
