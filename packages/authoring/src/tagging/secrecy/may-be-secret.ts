import { roles } from "../role.ts";

const withhold = roles.indexOf("withhold");
/**
 * Likelihood below which words of silence nearby make no secret of a unit. Of what only such words kept back, on writers whose prompts
 * were not trained on, 54 units were secrets and 94 were matter.
 */
const least = 0.0005;

/** Says whether the chain holds it for possible that a unit is a secret: words alone keep back as much matter as secrets. */
export function mayBeSecret(estimates: Float64Array, index: number): boolean {
  return (estimates[index * roles.length + withhold] ?? 0) >= least;
}
