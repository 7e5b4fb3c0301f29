/** Returns about how many tokens a text has, rather too many: tokenizers differ, and a text that is too long is lost. */
export function estimateTokens(text: string): number {
  const { ascii, others } = countLetters(text);
  return Math.ceil(ascii * 0.32 + others);
}

/** Returns how many tokens a text has at the very least, by whatever tokenizer. */
export function leastTokens(text: string): number {
  const { ascii, others } = countLetters(text);
  return Math.floor(ascii / 7 + others / 4);
}

function countLetters(text: string): { readonly ascii: number; readonly others: number } {
  let ascii = 0;
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) < 0x80) ascii += 1;
  return { ascii, others: text.length - ascii };
}
