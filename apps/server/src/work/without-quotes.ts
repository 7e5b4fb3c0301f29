const longestQuote = 12;

/** Returns the message, or a note in its place where it holds more than a few characters of this confidential text. */
export function withoutQuotes(message: string, confidential: string): string {
  const quoted = confidential.trim();
  if (quoted === "") return message;
  if (quoted.length <= longestQuote) return message.includes(quoted) ? withheld : message;
  for (let start = 0; start + longestQuote <= message.length; start++) {
    if (quoted.includes(message.slice(start, start + longestQuote))) return withheld;
  }
  return message;
}

const withheld = "(withheld: it quotes the prompt)";
