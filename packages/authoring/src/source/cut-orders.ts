import { readOrder } from "../text/numbers/slide-order.ts";
import type { Span } from "./unit.ts";

const joint = /[,;:；，：]\s{1,2}|\s(?=(?:and|und|et|y|e|en|och|og|i|a|и|і|та)\s)/giu;
const mostJoints = 60;

/**
 * Returns where a sentence that plans several slides is cut, its end included: "first slide a photo, then the prices, and the last
 * one a map". One that names no slide, or orders fewer than two by number, stays whole.
 */
export function cutOrders(text: string, { start, end }: Span): readonly number[] {
  const words = text.slice(start, end);
  if (words.search(joint) === -1) return [end];
  const first = readOrder(words.trimStart());
  const cuts: number[] = [];
  let names = first?.namesSlide === true;
  let next = first?.place === 1 ? 2 : 1;
  let ordered = first === undefined ? 0 : 1;
  for (const match of Array.from(words.matchAll(joint)).slice(0, mostJoints)) {
    const at = match.index + match[0].length;
    if (match.index < (cuts.at(-1) ?? 0)) continue;
    const order = readOrder(words.slice(at, at + 100));
    if (order === undefined) continue;
    const { place } = order;
    if (typeof place === "number" && place !== next) continue;
    if (cuts.length === 0 && first === undefined && place !== 1) continue;
    next = typeof place === "number" ? place + 1 : next + 1;
    names ||= order.namesSlide;
    if (place !== "next" || order.namesSlide) ordered += 1;
    cuts.push(at);
  }
  return names && ordered >= 2 ? [...cuts.map((cut) => start + cut), end] : [end];
}
