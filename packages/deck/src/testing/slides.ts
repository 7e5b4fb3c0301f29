import fc from "fast-check";
import type { OutlineSlide, SlideKind } from "../outline/outline.ts";
import { outlineLimits } from "../outline/outline-limits.ts";
import { charts } from "./charts.ts";
import { codes } from "./codes.ts";
import { axes, flows, hierarchies, matrixItems, plans, quadrants } from "./diagrams.ts";
import { figures, figureValues, statuses, totals, warnings } from "./figures.ts";
import { items } from "./items.ts";
import { tables } from "./tables.ts";
import { type Fields, listOf, recordOf, type Values, type Voice } from "./texts.ts";

type SlidesOf<Kind extends SlideKind> = (
  voice: Voice,
) => fc.Arbitrary<Extract<OutlineSlide, { readonly kind: Kind }>>;

/** Slides of each kind; a new kind does not compile until it is made here. */
export const slidesByKind: { readonly [Kind in SlideKind]: SlidesOf<Kind> } = {
  title: (voice) => slidesOf("title", voice, {}, { subtitle: voice.line(10), byline: voice.line(5) }),
  agenda: (voice) => {
    const entry = recordOf(
      { title: headingOf(voice, 4) },
      {
        summary: voice.line(8),
        minutes: fc.integer({ min: 1, max: 90 }),
        ask: voice.line(1, outlineLimits.word),
      },
    );
    const entries = voice.list(entry, { usual: 8, most: outlineLimits.agendaEntries });
    return slidesOf("agenda", voice, { entries });
  },
  section: (voice) => slidesOf("section", voice, {}, { summary: voice.line(12) }),
  bullets: (voice) =>
    slidesOf("bullets", voice, { items: items(voice) }, { total: totals(voice), ...conclusions(voice) }),
  columns: (voice) => {
    const column = recordOf({ items: items(voice) }, { heading: headingOf(voice, 3) });
    const columns = listOf(column, 2, outlineLimits.columns);
    return slidesOf("columns", voice, { columns }, takeaways(voice));
  },
  comparison: (voice) => slidesOf("comparison", voice, { options: options(voice) }, takeaways(voice)),
  table: (voice) =>
    slidesOf(
      "table",
      voice,
      { table: tables(voice) },
      { footnote: voice.line(6), ...conclusions(voice) },
    ).map(({ table, ...slide }) => ({
      ...slide,
      ...table,
    })),
  chart: (voice) =>
    slidesOf("chart", voice, { chart: charts(voice) }, { reading: voice.text(15), source: voice.line(6) }),
  timeline: (voice) => {
    const event = recordOf(
      { date: voice.line(2, outlineLimits.date), title: headingOf(voice, 5) },
      { text: voice.line(14), highlighted: fc.boolean() },
    );
    const events = voice.list(event, { least: 2, usual: 7, most: outlineLimits.events });
    return slidesOf("timeline", voice, { events }, takeaways(voice));
  },
  process: (voice) => {
    const step = recordOf({ title: headingOf(voice, 4) }, { text: voice.line(12) });
    const steps = voice.list(step, { least: 2, usual: 7, most: outlineLimits.steps });
    return slidesOf("process", voice, { steps }, takeaways(voice));
  },
  numbers: (voice) => {
    return slidesOf(
      "numbers",
      voice,
      { figures: listOf(figures(voice), 1, outlineLimits.figures) },
      conclusions(voice),
    );
  },
  quote: (voice) => {
    const quotation = voice.line(25, outlineLimits.quotation);
    return slidesOf("quote", voice, { quotation }, { name: personOf(voice), role: personOf(voice) });
  },
  statement: (voice) => slidesOf("statement", voice, {}, { support: voice.line(15), emphasis: warnings }),
  cards: (voice) => {
    const card = recordOf(
      { heading: headingOf(voice, 3) },
      { text: voice.text(14), icon: icons, value: figureValues(voice), status: statuses(voice) },
    );
    const cards = voice.list(card, { least: 2, usual: 6, most: outlineLimits.cards });
    return slidesOf("cards", voice, { cards }, conclusions(voice));
  },
  flow: (voice) => slidesOf("flow", voice, { nodes: flows(voice) }, takeaways(voice)),
  hierarchy: (voice) => slidesOf("hierarchy", voice, { root: hierarchies(voice) }, takeaways(voice)),
  matrix: (voice) =>
    fc.oneof(
      slidesOf("matrix", voice, { quadrants: quadrants(voice) }, { ...axes(voice), ...takeaways(voice) }),
      slidesOf(
        "matrix",
        voice,
        { items: matrixItems(voice) },
        { quadrants: quadrants(voice), ...axes(voice), ...takeaways(voice) },
      ),
    ),
  plan: (voice) =>
    slidesOf("plan", voice, { plan: plans(voice) }, takeaways(voice)).map(({ plan, ...slide }) => ({
      ...slide,
      ...plan,
    })),
  code: (voice) => {
    const codeLanguage = fc.constantFrom("TypeScript", "sh", "C++");
    return slidesOf("code", voice, { code: codes(voice) }, { codeLanguage, caption: voice.line(10) });
  },
  closing: (voice) => {
    const step = recordOf(
      { action: voice.line(7) },
      { owner: personOf(voice), date: voice.line(2, outlineLimits.date), effect: voice.line(6) },
    );
    const nextSteps = voice.list(step, { usual: 5, most: outlineLimits.nextSteps });
    return slidesOf("closing", voice, {}, { items: items(voice), nextSteps, contact: voice.line(3) });
  },
};

const icons = fc.constantFrom("light-bulb", "check", "users", "calendar", "no-such-icon-9");

function takeaways(voice: Voice) {
  return { takeaway: voice.text(15) };
}

function conclusions(voice: Voice) {
  return { ...takeaways(voice), source: voice.line(6) };
}

function slidesOf<
  const Kind extends SlideKind,
  Required extends Fields,
  Optional extends Fields = Record<never, never>,
>(
  kind: Kind,
  voice: Voice,
  required: Required,
  optional?: Optional,
): fc.Arbitrary<
  { readonly kind: Kind; readonly title: string; readonly notes?: string } & Values<Required> &
    Partial<Values<Optional>>
> {
  const heads = recordOf(
    { kind: fc.constant(kind), title: voice.line(7, outlineLimits.title) },
    { notes: notesOf(voice) },
  );
  const bodies = recordOf(required, optional ?? ({} as Optional));
  return fc.tuple(heads, bodies).map(([head, body]) => ({ ...head, ...body }));
}

function options(voice: Voice) {
  const sign = fc.constantFrom("plus" as const, "minus" as const);
  const point = recordOf({ text: voice.text(8) }, { sign });
  const points = voice.list(point, { usual: 5, most: outlineLimits.pointsPerOption });
  const option = recordOf({ heading: headingOf(voice, 3), points }, {});
  const lists = listOf(option, 2, outlineLimits.options);
  // The last number stands for none: fewer options there are than numbers.
  return fc
    .tuple(lists, fc.nat({ max: outlineLimits.options }))
    .map(([list, chosen]) =>
      list.map((one, index) => (index === chosen ? { ...one, recommended: true } : one)),
    );
}

function headingOf(voice: Voice, words: number): fc.Arbitrary<string> {
  return voice.line(words, outlineLimits.title);
}

function personOf(voice: Voice): fc.Arbitrary<string> {
  return voice.line(2, outlineLimits.person);
}

function notesOf(voice: Voice): fc.Arbitrary<string> {
  return listOf(voice.line(20), 0, 3).map((lines) => lines.join("\n"));
}
