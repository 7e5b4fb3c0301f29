/** A text as a literal of the language. */
export function quote(text: string): string {
  return JSON.stringify(text);
}

/** A name as a key of an object. */
export function toKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

/** A comment of one or more lines, with the line break that ends it; nothing for no text. */
export function printComment(indent: string, text: string): string {
  const lines = text
    .replaceAll("*/", "*\\/")
    .trim()
    .replaceAll(/\n{3,}/g, "\n\n")
    .split("\n");
  if (lines.length === 1) return lines[0] === "" ? "" : `${indent}/** ${lines[0]} */\n`;
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`, ""].join(
    "\n",
  );
}
