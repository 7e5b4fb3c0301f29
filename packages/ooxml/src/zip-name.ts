// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controlCharacters = /[\u0000-\u001F\u007F]/;
const longestName = 512;

/** Returns what is wrong with the name of an archive entry, as a message, or undefined. */
export function nameFault(name: string, longest: number = longestName): string | undefined {
  const shown = JSON.stringify(name.slice(0, 100));
  if (name === "") return "Expected every entry to have a name, got an empty one.";
  if (name.length > longest)
    return `Expected names of at most ${longest} characters, got ${name.length}: ${shown}.`;
  if (name.includes("\\")) return `Expected "/" between folders, got a backslash in ${shown}.`;
  if (controlCharacters.test(name)) return `Expected names without control characters, got ${shown}.`;
  if (name.startsWith("/") || /^[a-zA-Z]:/.test(name)) return `Expected relative names, got ${shown}.`;
  if (name.split("/").some((segment) => segment === ".." || segment === ".")) {
    return `Expected names inside the package, got ${shown}.`;
  }
  return undefined;
}
