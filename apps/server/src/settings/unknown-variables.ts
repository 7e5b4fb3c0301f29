/** The variable that names a file of settings. */
export const configVariable = "LECTERN_CONFIG";

const prefix = "LECTERN_";

/** What begins like a setting, and is for development and tests. */
const others = [configVariable, "LECTERN_FUZZ", "LECTERN_DEV_TARGET", "LECTERN_DEV_VIEWER"];

/** What Kubernetes sets in every container beside a service whose name is "lectern". */
const serviceLink = /^LECTERN_(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT|PORT_\d+_(TCP|UDP)(_\w+)?)$/;

/** Returns a fault for each variable that begins like a setting and is none, with the name that may be meant. */
export function findUnknownVariables(
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string[] {
  const names = [...known.filter((name) => name.startsWith(prefix)), configVariable];
  return Object.keys(environment)
    .filter((name) => name.startsWith(prefix) && !serviceLink.test(name))
    .filter((name) => !known.includes(name) && !others.includes(name))
    .map((name) => `${name}: there is no such setting. Is ${findNearest(name, names)} meant?`);
}

function findNearest(name: string, names: readonly string[]): string {
  const distances = names.map((one) => [countEdits(name, one), one] as const);
  return distances.toSorted(([one], [other]) => one - other)[0]?.[1] ?? "";
}

/** Returns how many letters must be put in, taken out or changed to make one word of the other (Levenshtein). */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (const [at, compared] of [...other].entries()) {
      const change = (row[at] ?? 0) + (letter === compared ? 0 : 1);
      next.push(Math.min(change, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
