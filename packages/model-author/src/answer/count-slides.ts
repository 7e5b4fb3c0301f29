/** Returns a function that takes an answer piece by piece and returns how many whole slides it holds up to there. */
export function createSlideCounter(): (piece: string) => number {
  const open: string[] = [];
  let isText = false;
  let isEscaped = false;
  let slides = 0;
  const take = (character: string) => {
    if (isText) {
      if (isEscaped) isEscaped = false;
      else if (character === "\\") isEscaped = true;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = open.length > 0;
    else if (character === "{" || character === "[") open.push(character);
    else if (character === "}" || character === "]") {
      const closed = open.pop();
      // A slide is an object in a list: of the deck, or the outermost one.
      if (closed === "{" && open.at(-1) === "[" && open.length <= 2) slides += 1;
    }
  };
  return (piece) => {
    for (const character of piece) take(character);
    return slides;
  };
}
