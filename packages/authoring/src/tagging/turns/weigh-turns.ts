import { roles } from "../role.ts";
import { kindOf, kinds } from "./kinds.ts";

/** How much the words of a unit say beside the unit as a whole, 0 to 1; chosen on writers held out. */
const shareOfTurns = 0.5;
const least = 1e-4;
const kindsOfRoles = roles.map(kindOf);

/**
 * Returns the estimates of roles, units × roles, with each kind of role weighed by how likely the unit's words are of that kind
 * (units × kinds, all 0 for a unit that is no prose, which stays as it is).
 */
export function weighTurns(estimates: Float64Array, likely: Float64Array): Float64Array {
  const weighed = estimates.slice();
  for (let unit = 0; unit * roles.length < estimates.length; unit += 1) {
    const turns = likely.subarray(unit * kinds.length, (unit + 1) * kinds.length);
    if (turns.every((share) => share === 0)) continue;
    const own = estimates.subarray(unit * roles.length, (unit + 1) * roles.length);
    const ofKinds = new Float64Array(kinds.length);
    for (const [role, share] of own.entries()) {
      const kind = kindsOfRoles[role] ?? 0;
      ofKinds[kind] = (ofKinds[kind] ?? 0) + share;
    }
    const wanted = ofKinds.map(
      (share, kind) =>
        Math.max(least, share) ** (1 - shareOfTurns) * Math.max(least, turns[kind] ?? 0) ** shareOfTurns,
    );
    const sum = wanted.reduce((all, share) => all + share, 0);
    for (const [role, share] of own.entries()) {
      const kind = kindsOfRoles[role] ?? 0;
      const before = ofKinds[kind] ?? 0;
      const rolesOfKind = kindsOfRoles.filter((other) => other === kind).length;
      const within = before > 0 ? share / before : 1 / rolesOfKind;
      weighed[unit * roles.length + role] = (within * (wanted[kind] ?? 0)) / sum;
    }
  }
  return weighed;
}
