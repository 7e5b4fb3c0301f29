import type { SlideKind } from "@lectern/deck";
import type { Fields } from "../answer/model-deck.ts";

/** A slide in the fields that an assistant writes. */
export type ExampleSlide = Fields & { readonly kind: SlideKind };

/** A deck as an assistant writes it, with a slide of every kind. Its library is made up. */
export const exampleOutline: {
  readonly title: string;
  readonly language: string;
  readonly slides: readonly ExampleSlide[];
} = {
  title: "Opening the library on Sundays",
  language: "en",
  slides: [
    {
      kind: "title",
      title: "Opening the library on Sundays",
      subtitle: "What a year's trial at the river branch has shown, and what we ask of the council",
      byline: "Mara Lindt, head of the city library, 12 March 2026",
    },
    {
      kind: "agenda",
      title: "Three questions for tonight",
      entries: [
        { title: "What the trial has shown", minutes: 10, ask: "For information" },
        { title: "What six open Sundays a quarter would cost", minutes: 10 },
        { title: "Where to begin", summary: "Two branches of five", minutes: 20, ask: "Decide" },
      ],
    },
    {
      kind: "section",
      title: "What the trial has shown",
      summary: "The river branch, 48 Sundays, January to December 2025",
    },
    {
      kind: "numbers",
      title: "Sundays brought 31% of a week's visitors in 18% of its hours",
      figures: [
        {
          value: "412",
          label: "visitors on a Sunday",
          text: "nearly half of them under 16",
          highlighted: true,
          amount: 412,
          references: [{ label: "A weekday", value: 183, role: "other" }],
        },
        {
          value: "7 of 10",
          label: "visitors came with family",
          share: { part: 7, whole: 10 },
        },
        { value: "2", label: "complaints in a year", status: { state: "good", word: "Quiet" } },
      ],
      source: "Door counts and a survey of 640 visitors, 2025",
      notes: "The door counts leave staff out. The survey was done on eight Sundays, spread over the year.",
    },
    {
      kind: "chart",
      title: "Sunday visits rose every quarter and passed the target in winter",
      chart: {
        form: "column",
        categories: ["Q1", "Q2", "Q3", "Q4"],
        series: [{ name: "Visitors on a Sunday", values: [268, 371, 455, 554] }],
        targets: [{ value: 530, label: "Target" }],
        highlightedCategory: "Q4",
      },
      reading: "The fourth quarter had **twice** the visitors of the first",
      source: "Door counts, 2025",
      notes: "The target was set by the council when it agreed to the trial.",
    },
    {
      kind: "quote",
      title: "For many it is the only day",
      quotation: "I work six days a week. On Sunday my daughter shows me what she has read.",
      name: "A visitor of the river branch",
      role: "Survey, October 2025",
    },
    {
      kind: "cards",
      title: "Four things drew people in",
      cards: [
        {
          heading: "Reading hour",
          text: "Stories in five languages at 11",
          icon: "book-open",
          value: "58 children",
        },
        {
          heading: "Homework tables",
          text: "With pupils of the upper school",
          icon: "graduation-cap",
          value: "34 seats",
        },
        { heading: "Repair corner", text: "Volunteers mend what breaks", icon: "wrench", value: "9 repairs" },
        { heading: "Coffee", text: "The café next door opens, too", icon: "coffee", value: "210 cups" },
      ],
      takeaway: "None of them needs more than one member of staff",
    },
    {
      kind: "bullets",
      title: "A Sunday costs €1,940, most of it wages",
      items: [
        {
          lead: "Wages",
          text: "four people, with the Sunday allowance",
          amount: { value: 1310, shown: "€1,310" },
        },
        { lead: "Security", text: "one guard from 10 to 18", amount: { value: 340, shown: "€340" } },
        { lead: "Energy", text: "heating and light for eight hours", amount: { value: 210, shown: "€210" } },
        { lead: "Cleaning", text: "after closing", amount: { value: 80, shown: "€80" } },
      ],
      total: { value: 1940, shown: "€1,940", label: "A Sunday in one branch" },
      source: "City library, accounts of 2025",
    },
    {
      kind: "table",
      title: "The market branch is the next best place",
      columns: [
        { heading: "Branch" },
        { heading: "Children within 1 km", alignment: "end" },
        { heading: "Cost of a Sunday", alignment: "end" },
        { heading: "Step-free" },
      ],
      rows: [
        { cells: ["River", "3,120", "€1,940", "Yes"], states: [null, null, null, "good"] },
        {
          cells: ["Market", "4,480", "€2,010", "Yes"],
          role: "highlight",
          states: [null, null, null, "good"],
        },
        { cells: ["Hill", "1,260", "€1,720", "No"], states: [null, null, null, "bad"] },
        { cells: ["Harbour", "980", "€1,690", "By lift"], states: [null, null, null, "watch"] },
      ],
      source: "City statistics, 2025",
    },
    {
      kind: "matrix",
      title: "Market is cheap to begin and does most",
      horizontal: { name: "Effort", low: "Little", high: "Much" },
      vertical: { name: "Children reached", low: "Few", high: "Many" },
      items: [
        { label: "Market", x: 0.25, y: 0.9, highlighted: true },
        { label: "River", x: 0.1, y: 0.65 },
        { label: "Hill", x: 0.85, y: 0.3 },
        { label: "Harbour", x: 0.6, y: 0.2 },
      ],
    },
    {
      kind: "comparison",
      title: "Two branches every Sunday beat five once a month",
      options: [
        {
          heading: "Two branches, every Sunday",
          points: [
            { sign: "plus", text: "One rule that everybody remembers" },
            { sign: "plus", text: "Fixed teams" },
            { sign: "minus", text: "Three districts go without" },
          ],
          recommended: true,
        },
        {
          heading: "Five branches, once a month",
          points: [
            { sign: "plus", text: "Every district has something" },
            { sign: "minus", text: "Nobody knows which Sunday it is" },
            { sign: "minus", text: "€38,000 more a year for security" },
          ],
        },
      ],
    },
    {
      kind: "columns",
      title: "What staff and visitors ask for differs little",
      columns: [
        {
          heading: "Staff",
          items: [
            { text: "A rota known **six weeks** ahead" },
            { text: "Two in the team speak a second language" },
          ],
        },
        {
          heading: "Visitors",
          items: [{ text: "Opening at 10, not at 11" }, { text: "Returns by the machine outside" }],
        },
      ],
      takeaway: "All four can be met from April on",
    },
    {
      kind: "hierarchy",
      title: "One team lead answers for Sundays in both branches",
      root: {
        name: "Mara Lindt",
        text: "Head of the city library",
        children: [
          {
            name: "Ben Okafor",
            text: "Sundays, both branches",
            highlighted: true,
            children: [
              { name: "River", text: "four staff" },
              { name: "Market", text: "four staff" },
            ],
          },
          { name: "Ida Holm", text: "Weekdays" },
        ],
      },
    },
    {
      kind: "process",
      title: "A Sunday shift is staffed in four steps",
      steps: [
        { title: "Ask for volunteers", text: "Six weeks ahead, among all branches" },
        { title: "Fill up from the pool", text: "Students with the library's training" },
        { title: "Publish the rota", text: "Four weeks ahead" },
        { title: "Swap by message", text: "Until Friday noon" },
      ],
    },
    {
      kind: "flow",
      title: "When somebody falls ill, the guard never opens alone",
      nodes: [
        {
          id: "a",
          form: "question",
          text: "Are three of four staff there?",
          edges: [
            { to: "b", label: "Yes" },
            { to: "c", label: "No" },
          ],
        },
        { id: "b", form: "end", text: "Open as usual" },
        {
          id: "c",
          form: "question",
          text: "Does the pool send somebody by 9?",
          edges: [
            { to: "b", label: "Yes" },
            { to: "d", label: "No" },
          ],
        },
        { id: "d", form: "end", text: "Stay closed, tell the hotline" },
      ],
    },
    {
      kind: "plan",
      title: "Market opens in June, after eight weeks of preparation",
      periods: ["April", "May", "June", "July"],
      rows: [
        { label: "Works council", start: 0, end: 1, owner: "Mara Lindt" },
        { label: "Hiring for the pool", start: 0.5, end: 2, dates: "mid-April to May", owner: "Ben Okafor" },
        {
          label: "Sundays at the market branch",
          start: 2,
          end: 4,
          dates: "from 7 June",
          highlighted: true,
          milestones: [{ at: 2.2, label: "First Sunday" }],
        },
      ],
    },
    {
      kind: "timeline",
      title: "Eighteen months from the idea to two branches",
      events: [
        { date: "October 2024", title: "Council agrees to a trial" },
        { date: "5 January 2025", title: "First Sunday at the river branch", highlighted: true },
        { date: "November 2025", title: "Target of 530 visitors passed" },
        { date: "7 June 2026", title: "Market branch follows" },
      ],
    },
    {
      kind: "statement",
      title: "Without a decision by 30 April, the trial ends and the team disperses",
      support: "Three of eight contracts run until May",
      emphasis: "warning",
    },
    {
      kind: "closing",
      title: "We ask the council for €197,000 a year",
      nextSteps: [
        {
          action: "Grant the budget for two branches",
          owner: "Council",
          date: "30 April",
          effect: "Contracts are renewed",
        },
        { action: "Sign the agreement with the works council", owner: "Mara Lindt", date: "30 April" },
        { action: "Report on the first summer", owner: "Ben Okafor", date: "October" },
      ],
      contact: "mara.lindt@library.example",
    },
    {
      kind: "code",
      title: "How Sunday visitors were counted",
      code: "SELECT quarter, round(avg(visitors))\nFROM door_counts\nWHERE weekday = 'Sunday' AND branch = 'River'\nGROUP BY quarter;",
      codeLanguage: "SQL",
      caption: "Staff carry a tag that the doors do not count",
      backup: true,
    },
  ],
};
