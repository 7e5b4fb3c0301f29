import { ProblemError } from "./problems.ts";
import type { Rates } from "./store/tables/rates.ts";
import type { Usages } from "./store/tables/usages.ts";

/** What each key may start and each owner may keep; 0: no limit. */
export interface Quotas {
  /** Generations and uploads that a key may start in any minute. */
  readonly rateLimit: number;
  /** The same in any 24 hours. */
  readonly dayLimit: number;
  /** Presentations that an owner may keep. */
  readonly quotaPresentations: number;
  /** Megabytes (10⁶ bytes) of presentations and templates that an owner may keep. */
  readonly quotaMegabytes: number;
  /** Days after which presentations are deleted, which makes room. */
  readonly keepDays: number;
}

/** Where it is counted. */
export interface Counted {
  readonly rates: Pick<Rates, "take">;
  readonly usages: Usages;
}

const second = 1_000;
const day = 24 * 60 * 60 * second;

/** Counts a generation or an upload of the key; throws the ProblemError "rate_limited" where that was one too many. */
export async function countStart(
  { rates }: Pick<Counted, "rates">,
  { rateLimit, dayLimit }: Pick<Quotas, "rateLimit" | "dayLimit">,
  keyId: string,
): Promise<void> {
  const limits = [
    { limit: rateLimit, period: "minute", span: "a minute" },
    { limit: dayLimit, period: "day", span: "in 24 hours" },
  ] as const;
  for (const { limit, period, span } of limits) {
    const taken = limit === 0 ? undefined : await rates.take(keyId, limit, period);
    if (taken === undefined || taken.isTaken) continue;
    const { secondsLeft } = taken;
    const detail = `This key may start ${limit} generations and uploads ${span}. Try again in ${secondsLeft} seconds.`;
    throw new ProblemError("rate_limited", detail, { retryAfter: secondsLeft });
  }
}

/** What is to be kept: a presentation, whose size is known only once it is made, or a template of so many bytes. */
export type ToKeep = { readonly kind: "presentation" } | { readonly kind: "template"; readonly size: number };

/**
 * Throws the ProblemError "quota_exceeded" where the owner keeps too much already, with the time when there is room by
 * itself, if there ever is. What is made meanwhile is not seen, so that requests at the same time may keep a few more.
 */
export async function assertRoom(
  { usages }: Pick<Counted, "usages">,
  quotas: Omit<Quotas, "rateLimit" | "dayLimit">,
  { ownerId, what, now }: { readonly ownerId: string; readonly what: ToKeep; readonly now: Date },
): Promise<void> {
  const { quotaPresentations, quotaMegabytes, keepDays } = quotas;
  if (quotaPresentations === 0 && quotaMegabytes === 0) return;
  const { presentations, bytes, oldest } = await usages.find(ownerId);
  const isPresentation = what.kind === "presentation";
  const most = quotaMegabytes * 1_000_000;
  const reached = [
    ...(isPresentation && quotaPresentations > 0 && presentations >= quotaPresentations
      ? [`${quotaPresentations} presentations`]
      : []),
    ...(quotaMegabytes > 0 && (isPresentation ? bytes >= most : bytes + what.size > most)
      ? [`${quotaMegabytes} MB of presentations and templates`]
      : []),
  ];
  if (reached.length === 0) return;
  const end = keepDays === 0 || oldest === undefined ? undefined : oldest.getTime() + keepDays * day;
  const seconds = end === undefined ? undefined : Math.max(1, Math.ceil((end - now.getTime()) / second));
  const when = seconds === undefined ? "" : ` The oldest presentation is deleted in ${seconds} seconds.`;
  throw new ProblemError(
    "quota_exceeded",
    `You may keep ${reached.join(" and ")}, and that is used up: you have ${presentations} presentations, ` +
      `and with templates ${toMegabytes(bytes)} MB. Delete some.${when}`,
    seconds === undefined ? {} : { retryAfter: seconds },
  );
}

function toMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
