import fc from "fast-check";
import type { BulletItem } from "../outline/outline.ts";
import { outlineLimits } from "../outline/outline-limits.ts";
import { amounts, statuses, warnings } from "./figures.ts";
import { recordOf, type Voice } from "./texts.ts";

/** Lists of points with points of their own, three levels deep. */
export function items(voice: Voice): fc.Arbitrary<readonly BulletItem[]> {
  return itemsOfLevel(voice, 1);
}

function itemsOfLevel(voice: Voice, level: number): fc.Arbitrary<readonly BulletItem[]> {
  const lead = voice.line(2, outlineLimits.lead);
  const plain: fc.Arbitrary<BulletItem> = recordOf({ text: voice.text(10) }, { lead });
  const lengths = level === 1 ? { usual: 6, most: outlineLimits.itemsPerList } : { usual: 3, most: 6 };
  const marked = recordOf({ text: voice.text(8) }, { lead, status: statuses(voice), emphasis: warnings });
  if (level === outlineLimits.levels) return voice.list(plain, lengths);
  const nested: fc.Arbitrary<BulletItem> = recordOf(
    { text: voice.text(6), children: itemsOfLevel(voice, level + 1) },
    { lead },
  );
  const item = fc.oneof(
    { weight: 12, arbitrary: plain },
    { weight: 2, arbitrary: nested },
    { weight: 1, arbitrary: marked },
  );
  const list = voice.list(item, lengths);
  if (level > 1) return list;
  const measured = recordOf({ text: voice.text(6), amount: amounts(voice) }, { lead });
  return fc.oneof({ weight: 5, arbitrary: list }, { weight: 1, arbitrary: voice.list(measured, lengths) });
}
