import type { Source } from "../src/source/unit.ts";
import { type Role, roles } from "../src/tagging/role.ts";
import type { AnnotatedPrompt } from "./read-annotated.ts";

/** Returns for each unit the role that most of its characters were annotated with; undefined where none was. */
export function goldRolesOf(prompt: AnnotatedPrompt, { units }: Source): readonly (Role | undefined)[] {
  const byCharacter = new Int8Array(prompt.text.length).fill(-1);
  for (const { start, end, role } of prompt.units) byCharacter.fill(roles.indexOf(role), start, end);
  return units.map(({ span }) => {
    const counts = new Map<number, number>();
    for (let place = span.start; place < span.end; place += 1) {
      const role = byCharacter[place] ?? -1;
      if (role >= 0 && /\S/u.test(prompt.text.charAt(place))) counts.set(role, (counts.get(role) ?? 0) + 1);
    }
    const [most] = [...counts].sort(([, one], [, other]) => other - one);
    return most === undefined ? undefined : roles[most[0]];
  });
}
