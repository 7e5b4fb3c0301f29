import { keepsBack } from "../../text/lexicon/secrecy/exclusion-frames.ts";
import { asksSilence, isGuarded } from "../../text/lexicon/secrecy/hush-phrases.ts";
import { ordersLeavingOut } from "../../text/lexicon/secrecy/leaving-orders.ts";
import { confides, framesSilence } from "../../text/lexicon/secrecy/silence-frames.ts";
import { tellsUnaware } from "../../text/lexicon/secrecy/unaware-phrases.ts";
import type { TaggedUnit } from "../role.ts";

/**
 * Says whether a unit, or one right beside it, keeps something back: then nothing of it is taken out of a request to be shown, for what
 * is kept back may be just that.
 */
export function isNearSecret(units: readonly TaggedUnit[], index: number): boolean {
  return units
    .slice(Math.max(0, index - 1), index + 2)
    .some(({ role, text }) => role === "withhold" || speaksOfSecrets(text));
}

const tests = [keepsBack, asksSilence, framesSilence, confides, tellsUnaware, isGuarded];

function speaksOfSecrets(text: string): boolean {
  return tests.some((test) => test(text)) || text.split(/[,;:.]\s+/u).some(ordersLeavingOut);
}
