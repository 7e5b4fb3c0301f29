// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controlCharacters = /[\u0000-\u001F\u007F]/;
const stepsAside = /(?:^|\/)\.{1,2}(?:\/|$)/;
/** Nearly all names: folders and files that begin with a letter or a figure, so one look will do. */
const usual = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/;
const longestName = 512;

/** Returns what is wrong with the name of an archive entry, as a message, or undefined. */
export function nameFault(name: string, longest: number = longestName): string | undefined {
  if (name.length <= longest && usual.test(name)) return undefined;
  if (name === "") return "Expected every entry to have a name, got an empty one.";
  if (name.length > longest)
    return `Expected names of at most ${longest} characters, got ${name.length}: ${shown(name)}.`;
  if (name.includes("\\")) return `Expected "/" between folders, got a backslash in ${shown(name)}.`;
  if (controlCharacters.test(name)) return `Expected names without control characters, got ${shown(name)}.`;
  if (name.startsWith("/") || /^[a-zA-Z]:/.test(name)) return `Expected relative names, got ${shown(name)}.`;
  if (stepsAside.test(name)) {
    return `Expected names inside the package, got ${shown(name)}.`;
  }
  return undefined;
}

function shown(name: string): string {
  return JSON.stringify(name.slice(0, 100));
}
