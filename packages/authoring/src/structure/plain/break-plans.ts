import { readPlannedSlide } from "../../brief/planned-slide.ts";

const markers =
  /[\s。、;；](?:slides?|folien?|diapositives?|diapos?|diapositivas?|láminas?|lâminas?|слайды?|الشريحة|شريحة|الشرائح|スライド|幻灯片|第|슬라이드)\s?\p{Nd}/giu;

/**
 * Returns a text in which each slide of a plan in running text ("Slide 1: Cover. Slide 2: Prices.") begins a line; the
 * character before it becomes the line feed, so offsets stay.
 */
export function breakPlans(text: string): string {
  const places = [...text.slice(0, 20_000).matchAll(markers)]
    .map(({ index }) => index)
    .filter(
      (place) =>
        text.charAt(place) !== "\n" && readPlannedSlide(text.slice(place + 1, place + 80)) !== undefined,
    );
  const starts = places.filter((place) => endsPart(text, place));
  const begins = readPlannedSlide(text.slice(0, 80)) !== undefined ? 1 : 0;
  if (starts.length + begins < 2) return text;
  const characters = text.split("");
  for (const place of starts) characters[place] = "\n";
  return characters.join("");
}

/** A plan's slide stands after a full stop, a comma or the like, not within a sentence. */
function endsPart(text: string, place: number): boolean {
  return /[.,;:!?)"”»。、；،]\s{0,3}$/u.test(text.slice(Math.max(0, place - 4), place + 1));
}
