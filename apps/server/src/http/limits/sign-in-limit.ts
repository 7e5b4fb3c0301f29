import { ProblemError } from "../../problems.ts";
import type { Rates } from "../../store/tables/rates.ts";

/** Told of each sign-in that failed; throws the ProblemError "rate_limited" where its address had too many. */
export type NoteFailure = (address: string | undefined) => Promise<void>;

/** What failures are limited by. */
export interface SignInLimitOptions {
  readonly rates: Pick<Rates, "take">;
  /** For each address in a minute; 0: no limit. */
  readonly limit: number;
  /** The time in milliseconds, from any moment; left out: the machine's. */
  readonly now?: () => number;
}

const mostKnown = 10_000;

/**
 * Returns the limit of failed sign-ins by address, across all processes. Keys that hold are never held up by it: many may
 * come from one proxy. An address that is over it is refused without a look into the database until it may fail again.
 */
export function createSignInLimit({
  rates,
  limit,
  now = () => performance.now(),
}: SignInLimitOptions): NoteFailure {
  const refusedUntil = new Map<string, number>();
  return async (address) => {
    // Whoever has hung up already has none.
    if (limit === 0 || address === undefined) return;
    const name = toNetwork(address);
    const until = refusedUntil.get(name) ?? 0;
    if (until > now()) throw tooMany((until - now()) / 1000);
    const taken = await rates.take(`sign-in ${name}`, limit);
    if (taken.isTaken) return;
    if (refusedUntil.size >= mostKnown) refusedUntil.clear();
    refusedUntil.set(name, now() + taken.secondsLeft * 1000);
    throw tooMany(taken.secondsLeft);
  };
}

/** Whoever has an address of the sixth version has 2⁶⁴ of them. */
function toNetwork(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(":")) return mapped ?? address;
  return `${address.split(":").slice(0, 4).join(":")}::/64`;
}

function tooMany(seconds: number): ProblemError {
  const retryAfter = Math.ceil(seconds);
  const detail = `Too many keys that are not valid came from your address. Check yours, and try again in ${retryAfter} seconds.`;
  return new ProblemError("rate_limited", detail, { retryAfter });
}
