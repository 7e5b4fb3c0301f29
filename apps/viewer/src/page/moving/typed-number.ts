/** Reads keys: digits are kept, Enter returns the number that they make, from 1; anything else forgets them. */
export function createNumberReader(): (key: string) => number | undefined {
  let digits = "";
  return (key) => {
    if (/^\d$/.test(key)) {
      digits = `${digits}${key}`.slice(-longest);
      return undefined;
    }
    const number = key === "Enter" ? Number(digits) : 0;
    digits = "";
    return number > 0 ? number : undefined;
  };
}

const longest = 4;
