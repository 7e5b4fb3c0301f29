// What a model can say on a slide of each kind: the one source of the schema, the instructions, the reader and the
// table in docs/models.md.
import {
  type AgendaEntry,
  type AgendaSlide,
  type Amount,
  type BulletItem,
  type BulletsSlide,
  type Card,
  type CardsSlide,
  type Chart,
  type ChartSeries,
  type ChartSlide,
  type ChartTarget,
  type ClosingSlide,
  type CodeSlide,
  type Column,
  type ColumnsSlide,
  type ComparisonOption,
  type ComparisonPoint,
  type ComparisonSlide,
  type Figure,
  type FigureSeries,
  type FlowEdge,
  type FlowNode,
  type FlowSlide,
  type HierarchyNode,
  type HierarchySlide,
  type MatrixAxis,
  type MatrixItem,
  type MatrixQuadrant,
  type MatrixSlide,
  type Milestone,
  type NextStep,
  type NumbersSlide,
  type OutlineSlide,
  outlineLimits,
  type PlanRow,
  type PlanSlide,
  type ProcessSlide,
  type ProcessStep,
  type QuoteSlide,
  type Reference,
  type SectionSlide,
  type Share,
  type SlideKind,
  type StatementSlide,
  type Status,
  type TableColumn,
  type TableRow,
  type TableSlide,
  type TimelineEvent,
  type TimelineSlide,
  type TitleSlide,
  type Total,
} from "@lectern/deck";
import { iconNames } from "./icon-names.ts";
import {
  choice,
  type FieldsOf,
  flag,
  list,
  type NumberShape,
  needed,
  open,
  type RecordShape,
  record,
  saying,
  text,
} from "./shape.ts";

/** What a slide of one kind is for, and what can be said on it. */
export interface SlideShape {
  /** When to choose it, for the model. */
  readonly use: string;
  /** What it cannot do without, in the words of a fault: "two events or more, each with a date and a title". */
  readonly needs: string;
  readonly shape: RecordShape;
}

/** Fields of the outline that a model is not asked for, and why. */
export const unaskedFields: Readonly<Record<string, string>> = {
  "Outline.language": "found in the words of the slides",
  "Outline.direction": "follows from the language",
  "Outline.design": "read from the request",
  "Outline.drawings": "asked for after the slides, where there is no drawing of what they name",
  "DesignWish.look": "asked for beside the slides, of those that there are",
  "DesignWish.color": "read from the request",
  "DesignWish.mode": "read from the request",
  "DesignWish.mood": "read from the request",
  "DesignWish.picture": "asked for beside the slides",
  "TextRun.text": "the text itself, around its marks",
  "TextRun.bold": "marked in the text: **bold**",
  "TextRun.italic": "marked in the text: *italic*",
  "TextRun.code": "marked in the text: `code`",
  "TextRun.href": "marked in the text: [words](https://example.com)",
};

const { line, title, person, date } = outlineLimits;
const plain = (most: number, limit: number, says?: string) => text("line", { most, limit }, says);
const short = (says?: string) => plain(90, title, says);
const sentence = (says?: string) => plain(200, line, says);
const rich = (most: number, says?: string) => text("rich", { most, limit: outlineLimits.text }, says);
const number = (says?: string): NumberShape => ({
  kind: "number",
  isWhole: false,
  ...(says !== undefined && { says }),
});
const source = plain(160, line, "where the figures come from");
const backup = flag("a slide kept for questions, after the closing");
const picture = text("noun", { most: 30, limit: 40 }, "the one thing to draw on it, in English");
const partsOf = text("noun", { most: 60, limit: 60 }, "of what, to draw");
const takeaway = rich(200, "why it is so or what follows, where the slide does not say it");
const shown = needed(plain(24, outlineLimits.figureValue, "with its unit"));

const states = ["good", "watch", "bad", "neutral"] as const;
const status = saying(
  "how it stands, where the text says so",
  record<Status>("Status", {
    state: needed(choice(states)),
    word: needed(plain(30, outlineLimits.word, "in the text's words")),
  }),
);
const amount = saying(
  "drawn to scale, on all or none",
  record<Amount>("Amount", { value: needed(number()), shown }),
);
const total = record<Total>("Total", { value: needed(number()), shown, label: needed(short()) });

const emphasis = choice(["warning"], "what must not be overlooked");

const innerItem = record<Pick<BulletItem, "lead" | "text">>("BulletItem", {
  lead: plain(60, outlineLimits.lead),
  text: needed(rich(200)),
});
const item = record<BulletItem>("BulletItem", {
  lead: plain(60, outlineLimits.lead, "term, name or date it opens with"),
  text: needed(rich(240)),
  amount,
  status,
  emphasis,
  children: list(innerItem, 5),
});
const items = list(item, 8);

const entry = record<AgendaEntry>("AgendaEntry", {
  title: needed(short()),
  summary: sentence(),
  minutes: { kind: "number", isWhole: true, says: "where the text gives them" },
  ask: plain(30, outlineLimits.word, "what is asked of the audience, in a word or two"),
});
const column = record<Column>("Column", { heading: short(), items: needed(list(item, 6)) });
const comparisonPoint = record<ComparisonPoint>("ComparisonPoint", {
  sign: choice(["plus", "minus"]),
  text: needed(rich(200)),
});
const option = record<ComparisonOption>("ComparisonOption", {
  heading: needed(short()),
  points: needed(list(comparisonPoint, 6)),
  recommended: flag("one at most"),
});
const tableColumn = record<TableColumn>("TableColumn", {
  heading: plain(60, outlineLimits.columnHeading),
  alignment: choice(["start", "end"], "end for numbers"),
});
const tableRow = record<TableRow>("TableRow", {
  cells: needed(list(text("rich", { most: 100, limit: outlineLimits.cell }), 8)),
  role: choice(["total", "highlight"], "total: the last row; highlight: what the title speaks of"),
  states: list(choice(states), 8, "one for each cell whose words say how something stands"),
});
const chartLabel = needed(plain(60, outlineLimits.chartLabel));
const series = record<ChartSeries>("ChartSeries", {
  name: chartLabel,
  values: needed(list({ kind: "number", isWhole: false }, 24, "digits only, null where there is none")),
  highlighted: flag("one at most"),
  unit: plain(30, outlineLimits.unit, "where it is not the chart's"),
});
const target = record<ChartTarget>("ChartTarget", { value: needed(number()), label: chartLabel });
const chart = record<Chart>("Chart", {
  form: needed(
    choice(
      ["column", "bar", "stackedColumn", "stackedBar", "line", "pie", "doughnut"],
      "line over time, bar for long names, doughnut for 3 to 6 parts of a whole in any unit",
    ),
  ),
  categories: needed(list(chartLabel, 24)),
  series: needed(list(series, 6)),
  unit: plain(30, outlineLimits.unit, "%, € million"),
  decimals: { kind: "number", isWhole: true, says: "to show, or null" },
  highlightedCategory: { kind: "place", list: "categories", says: "the one that the title speaks of" },
  targets: list(target, 2, "values aimed at"),
  plannedFrom: { kind: "place", list: "categories", says: "the first whose values are planned or expected" },
  plannedLabel: plain(30, outlineLimits.chartLabel, "what such values are called"),
});
const event = record<TimelineEvent>("TimelineEvent", {
  date: needed(plain(40, date, "in the text's words")),
  title: needed(short()),
  text: sentence(),
  highlighted: flag("the one that matters"),
});
const step = record<ProcessStep>("ProcessStep", {
  title: needed(short("begins with what is done")),
  text: sentence(),
});
const share = saying(
  "so many of so many, drawn as that many things",
  record<Share>("Share", {
    part: needed(number()),
    whole: needed(number()),
    thing: plain(30, outlineLimits.word, "what is counted, in the singular"),
  }),
);
const reference = record<Reference>("Reference", {
  label: needed(short()),
  value: needed(number()),
  shown: plain(24, outlineLimits.figureValue, "with its unit"),
  role: choice(["was", "target", "total", "other"]),
});
const figureSeries = saying(
  "how it came to this, oldest first",
  record<FigureSeries>("FigureSeries", {
    label: short("of when"),
    values: needed(list(needed(number()), 24)),
  }),
);
const figure = record<Figure>("Figure", {
  value: needed(plain(24, outlineLimits.figureValue, "with its unit")),
  label: needed(short("what it is")),
  text: sentence("why it matters"),
  highlighted: flag("the one of the title"),
  amount: number("the value as a number, beside references"),
  share,
  references: list(reference, 3, "what it was before, the target, the whole"),
  series: figureSeries,
  status,
});
const card = record<Card>("Card", {
  heading: needed(short()),
  text: rich(200),
  icon: open(choice(iconNames, "on all cards or none")),
  value: plain(24, outlineLimits.figureValue, "its figure, with its unit"),
  status,
});
const edge = record<FlowEdge>("FlowEdge", {
  to: needed(plain(20, outlineLimits.id, "the id of another node")),
  label: plain(30, outlineLimits.edgeLabel, "the answer that leads there"),
});
const node = record<FlowNode>("FlowNode", {
  id: needed(plain(20, outlineLimits.id, "of its own, not shown: a, b")),
  form: needed(choice(["question", "step", "end"])),
  text: needed(short()),
  edges: list(edge, 4, "a question has one for each answer, an end has none"),
});
const hierarchyFields = {
  name: needed(short()),
  text: short("office, or what it does"),
  amount,
  highlighted: flag("the one that matters"),
};
const leaf = record<Omit<HierarchyNode, "children">>("HierarchyNode", hierarchyFields);
/** A node with so many levels below it. */
function hierarchyNode(levels: number): RecordShape {
  const children = list(levels === 1 ? leaf : hierarchyNode(levels - 1), 8);
  return record<HierarchyNode>("HierarchyNode", { ...hierarchyFields, children });
}
const quadrant = record<MatrixQuadrant>("MatrixQuadrant", {
  heading: needed(short()),
  points: list(innerItem, 5),
  highlighted: flag("the one that matters"),
});
const axisName = (says?: string) => plain(30, outlineLimits.axis, says);
const axis = record<MatrixAxis>("MatrixAxis", {
  name: needed(axisName()),
  low: axisName(),
  high: axisName(),
});
const matrixItem = record<MatrixItem>("MatrixItem", {
  label: needed(plain(40, outlineLimits.chartLabel)),
  x: needed(number("0 to 1")),
  y: needed(number("0 to 1")),
  size: number("where things differ in it"),
  highlighted: flag("the one that matters"),
});
const milestone = record<Milestone>("Milestone", {
  at: needed(number("in periods")),
  label: needed(short()),
});
const planRow = record<PlanRow>("PlanRow", {
  label: needed(short()),
  start: needed(number("in periods: 0 where the first begins, 2.5 in the middle of the third")),
  end: needed(number("1 where the first ends")),
  dates: plain(40, date, "both in the text's words"),
  owner: plain(60, person),
  done: number("0 to 1"),
  milestones: list(milestone, 3),
  highlighted: flag("the one that matters"),
});
const nextStep = record<NextStep>("NextStep", {
  action: needed(sentence()),
  owner: plain(60, person),
  date: plain(40, date),
  effect: sentence("what changes by it"),
});

/** What can be said on a slide of each kind. */
export const slideShapes: { readonly [Kind in SlideKind]: SlideShape } = {
  title: {
    use: "the cover; the first slide and no other",
    needs: "a title",
    shape: slide<TitleSlide>("TitleSlide", {
      subtitle: sentence(),
      byline: plain(120, line, "who, when, where, as far as the text says"),
    }),
  },
  agenda: {
    use: "the parts of the deck; where the text asks for it, else only from 12 slides on",
    needs: "one entry or more, each with a title",
    shape: slide<AgendaSlide>("AgendaSlide", { entries: needed(list(entry, 10)) }),
  },
  section: {
    use: "opens a part of 3 slides or more; where the text asks for it, else only from 12 slides on",
    needs: "a title",
    shape: slide<SectionSlide>("SectionSlide", { summary: sentence(), picture, backup }),
  },
  bullets: {
    use: "3 to 5 points that no other kind suits, or amounts that sum up",
    needs: "one item or more, each with a text",
    shape: slide<BulletsSlide>("BulletsSlide", {
      items: needed(items),
      total,
      takeaway,
      source,
      picture,
      partsOf,
      backup,
    }),
  },
  columns: {
    use: "2 to 4 lists side by side",
    needs: "2 to 4 columns with one item or more each",
    shape: slide<ColumnsSlide>("ColumnsSlide", { columns: needed(list(column, 4)), takeaway, backup }),
  },
  comparison: {
    use: "2 to 4 options, what speaks for each and what against it",
    needs: "2 to 4 options, each with a heading and one point or more",
    shape: slide<ComparisonSlide>("ComparisonSlide", {
      options: needed(list(option, 4)),
      takeaway,
      backup,
    }),
  },
  table: {
    use: "facts of several things in rows and columns",
    needs: "columns, one of them with a heading, and rows with as many cells",
    shape: slide<TableSlide>("TableSlide", {
      columns: needed(list(tableColumn, 8)),
      rows: needed(list(tableRow, 16)),
      takeaway,
      footnote: sentence("what a mark or a figure in it means"),
      source,
      backup,
    }),
  },
  chart: {
    use: "figures of one unit to be seen against each other",
    needs: "a chart of two categories or more, with a number for each, all in one unit",
    shape: slide<ChartSlide>("ChartSlide", {
      chart: needed(chart),
      reading: rich(200, "what explains it or follows from it"),
      source,
      backup,
    }),
  },
  timeline: {
    use: "up to 8 dated events in the order of time",
    needs: "two events or more, each with a date and a title",
    shape: slide<TimelineSlide>("TimelineSlide", { events: needed(list(event, 10)), takeaway, backup }),
  },
  process: {
    use: "up to 7 steps that follow on each other",
    needs: "two steps or more, each with a title",
    shape: slide<ProcessSlide>("ProcessSlide", { steps: needed(list(step, 10)), takeaway, picture, backup }),
  },
  numbers: {
    use: "1 to 4 figures that prove the title, each with what it is held against",
    needs: `one to four figures, each with a value of at most ${outlineLimits.figureValue} characters and a label`,
    shape: slide<NumbersSlide>("NumbersSlide", {
      figures: needed(list(figure, 4)),
      takeaway,
      source,
      picture,
      backup,
    }),
  },
  quote: {
    use: "somebody's own words, copied exactly, without quotation marks",
    needs: "a quotation",
    shape: slide<QuoteSlide>("QuoteSlide", {
      quotation: needed(plain(500, outlineLimits.quotation)),
      name: plain(80, person),
      role: plain(80, person, "the speaker's office, firm or work"),
      picture,
      backup,
    }),
  },
  statement: {
    use: "one sentence to remember, the title, with its reason or figure as support",
    needs: "a title",
    shape: slide<StatementSlide>("StatementSlide", {
      support: sentence(),
      emphasis,
      picture,
      backup,
    }),
  },
  cards: {
    use: "2 to 6 things of equal weight, and what the text says of each",
    needs: "two cards or more, each with a heading",
    shape: slide<CardsSlide>("CardsSlide", {
      cards: needed(list(card, 6)),
      takeaway,
      source,
      partsOf,
      backup,
    }),
  },
  flow: {
    use: "if this, then that: questions whose answers lead on, or steps that branch or go back",
    needs: "two nodes or more, each with an id and a text, and edges that lead to ids of other nodes",
    shape: slide<FlowSlide>("FlowSlide", { nodes: needed(list(node, 10)), takeaway, backup }),
  },
  hierarchy: {
    use: "who reports to whom, or the parts of parts",
    needs: "a root with a name",
    shape: slide<HierarchySlide>("HierarchySlide", { root: needed(hierarchyNode(3)), takeaway, backup }),
  },
  matrix: {
    use: "two by two: strengths, weaknesses, opportunities, threats; or things placed by two measures, as effort and benefit",
    needs: "four quadrants, each with a heading, or items, each with x and y from 0 to 1",
    shape: slide<MatrixSlide>("MatrixSlide", {
      quadrants: list(quadrant, 4, "above from the start, then below"),
      horizontal: axis,
      vertical: axis,
      items: list(matrixItem, 10),
      takeaway,
      backup,
    }),
  },
  plan: {
    use: "works that begin and end, a bar for each over weeks, months or quarters",
    needs: "periods, and rows with a label, a start and an end within them",
    shape: slide<PlanSlide>("PlanSlide", {
      periods: needed(list(needed(plain(20, outlineLimits.period)), 24, "equal lengths of time, by name")),
      rows: needed(list(planRow, 12)),
      takeaway,
      backup,
    }),
  },
  code: {
    use: "lines of a program or commands, unchanged",
    needs: "code",
    shape: slide<CodeSlide>("CodeSlide", {
      code: needed(text("code", { most: 1_200, limit: outlineLimits.code })),
      codeLanguage: plain(30, outlineLimits.codeLanguage, "TypeScript, sh"),
      caption: sentence(),
      backup,
    }),
  },
  closing: {
    use: "what is asked of the audience, or the thought to take home; ends the deck",
    needs: "a title",
    shape: slide<ClosingSlide>("ClosingSlide", {
      items,
      nextSteps: list(nextStep, 6),
      contact: plain(160, line),
      picture,
    }),
  },
};

function slide<Kind extends OutlineSlide>(
  name: string,
  fields: Omit<FieldsOf<Kind>, "title" | "notes">,
): RecordShape {
  return {
    kind: "record",
    name,
    fields: {
      title: needed(plain(130, title)),
      ...(fields as FieldsOf<object>),
      notes: text("lines", { most: 1_200, limit: outlineLimits.notes }),
    },
  };
}
