import type { Outline, OutlineSlide } from "@lectern/deck";
import { points, rich, rows } from "../write-text.ts";

/** How much a deck of the sheets says: what its compositions are made for, a third of it, or twice as much. */
export const amounts = ["third", "usual", "twice"] as const;

/** One of the amounts. */
export type Amount = (typeof amounts)[number];

/** Returns one deck of twelve compositions that says so much on every page; a second section gives the first its number. */
export function sheetOutline(amount: Amount): Outline {
  return { title: "The ferry", language: "en-GB", direction: "ltr", slides: slidesOf(amount) };
}

// Of what is listed in twice the usual length.
function some<Item>(all: readonly Item[], amount: Amount, least = 1): readonly Item[] {
  const usual = Math.ceil(all.length / 2);
  if (amount === "twice") return all;
  return all.slice(0, amount === "usual" ? usual : Math.max(least, Math.ceil(usual / 3)));
}

function said(amount: Amount, third: string, usual: string, twice: string): string {
  return { third, usual, twice }[amount];
}

function slidesOf(amount: Amount): readonly OutlineSlide[] {
  return [
    {
      kind: "title",
      title: said(
        amount,
        "The ferry",
        "The ferry goes electric in spring",
        "The ferry goes electric in spring, and the last diesel engine of the harbour stops on 30 March",
      ),
      ...(amount !== "third" && { subtitle: "Harbour council, Lund Sound" }),
      ...(amount === "twice" && { byline: "Town hall, 14 January, 19:00" }),
    },
    { kind: "agenda", title: "What we go through", entries: some(agenda, amount, 2) },
    {
      kind: "section",
      title: said(
        amount,
        "The boat",
        "The boat and its battery",
        "The boat, its battery, and who keeps both of them",
      ),
      ...(amount !== "third" && {
        summary: said(
          amount,
          "",
          "Built in 1998, rebuilt this winter",
          "Built in 1998, rebuilt this winter at the yard where she was launched, by people who knew her then",
        ),
      }),
    },
    { kind: "bullets", title: "What changes for those who cross", items: some(changes, amount) },
    { kind: "cards", title: "What the council pays for", cards: some(cards, amount) },
    { kind: "numbers", title: "What one crossing takes", figures: some(figures, amount) },
    {
      kind: "chart",
      title: "Crossings rise with the summer",
      chart: {
        form: "column",
        categories: some(months, amount, 2),
        series: [{ name: "Crossings", values: some(crossings, amount, 2), highlighted: true }],
        unit: "crossings",
      },
      ...(amount !== "third" && { reading: rich("From May on **every second** crossing is full.") }),
    },
    {
      kind: "table",
      title: "Where the money comes from",
      columns: [{ heading: "Source" }, { heading: "For" }, { heading: "Euro", alignment: "end" }],
      rows: some(sources, amount),
    },
    { kind: "process", title: "How a battery is changed", steps: some(steps, amount, 2) },
    { kind: "timeline", title: "From the yard to the first crossing", events: some(events, amount, 2) },
    {
      kind: "quote",
      title: "What the captain says",
      quotation: said(
        amount,
        "I hear the gulls again.",
        "For thirty years I heard the engine. Now I hear the gulls again.",
        "For thirty years I heard the engine, day and night, also in my sleep. Now I hear the gulls again, and the passengers hear each other.",
      ),
      name: "Ana Holt",
      role: "Captain since 1996",
    },
    { kind: "section", title: "The vote" },
    { kind: "closing", title: "What we ask of the council", nextSteps: some(asked, amount) },
  ];
}

const agenda = [
  { title: "The boat", summary: "What was rebuilt" },
  { title: "The battery", summary: "How long it lasts" },
  { title: "The pier", summary: "Where it is charged" },
  { title: "The timetable", summary: "What stays as it is" },
  { title: "The crew", summary: "Who learns what" },
  { title: "The fares", summary: "What a crossing costs" },
  { title: "The winter", summary: "When ice comes" },
  { title: "The vote", summary: "What we ask for" },
];

const changes = points(
  "Quiet deck :: You hear the wind and each other",
  "No fumes :: Windows can stay open",
  "Same fares :: 2.40 euro, children free",
  "Ten minutes :: As long as before",
  "More room :: Bicycles stand at the bow",
  "Fewer stops :: Charging only at night",
  "Warm cabin :: Heated from the pier",
  "Low step :: Wheelchairs roll aboard",
  "Night boat :: Fridays until one",
  "Card only :: No change on deck",
);

const cards = [
  { heading: "The boat", value: "€1.2 m", text: rich("Hull, motors and a new wheelhouse"), icon: "ship" },
  {
    heading: "The battery",
    value: "€640,000",
    text: rich("Two packs, one always ashore"),
    icon: "battery-charging",
  },
  {
    heading: "The pier",
    value: "€310,000",
    text: rich("A plug that finds the boat by itself"),
    icon: "plug",
  },
  { heading: "The crew", value: "€45,000", text: rich("Twelve people, six weeks of lessons"), icon: "users" },
  { heading: "The sheds", value: "€80,000", text: rich("Where packs rest in winter"), icon: "warehouse" },
  {
    heading: "The signs",
    value: "€12,000",
    text: rich("In four languages, and in Braille"),
    icon: "signpost",
  },
];

const figures = [
  {
    value: "7 of 10",
    label: "crossings on battery alone",
    share: { part: 7, whole: 10, thing: "crossing" },
    highlighted: true,
  },
  {
    value: "38 kWh",
    label: "for one crossing",
    amount: 38,
    references: [
      { label: "By diesel", value: 112, role: "was" as const },
      { label: "Goal", value: 35, role: "target" as const },
    ],
  },
  { value: "24 min", label: "to charge a pack", text: "While passengers get off" },
  {
    value: "61 dB",
    label: "on deck",
    amount: 61,
    series: { label: "2020 to 2026", values: [84, 83, 80, 78, 70, 64, 61] },
  },
];

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const crossings = [310, 305, 342, 401, 520, 610, 742, 760, 588, 433, 350, 322];

const sources = rows(
  "Harbour council | Boat | 820,000",
  "Region | Battery | 480,000",
  "Climate fund | Battery | 160,000",
  "Power company | Pier | 210,000",
  "Town | Pier | 100,000",
  "Fares | Crew | 45,000",
  "Friends of the ferry | Sheds | 52,000",
  "Savings bank | Sheds | 28,000",
  "Lottery | Signs | 9,000",
  "School | Signs | 3,000",
  "Sailing club | Boat | 40,000",
  "Loan | Boat | 340,000",
);

const steps = [
  { title: "Moor the boat", text: "Bow to the crane" },
  { title: "Lift the empty pack", text: "Three tons, four minutes" },
  { title: "Set the full pack", text: "It locks by itself" },
  { title: "Test the current", text: "Two lamps, both green" },
  { title: "Sign the log", text: "Mate and crane driver" },
  { title: "Cast off", text: "Within a quarter of an hour" },
  { title: "Charge ashore", text: "Slowly, at night" },
  { title: "Check the cells", text: "Every Monday" },
];

const events = [
  { date: "October", title: "Out of the water", text: "The hull is scraped" },
  { date: "December", title: "Motors in", text: "Two of 200 kW" },
  { date: "February", title: "First light", text: "The battery runs the lamps" },
  { date: "30 March", title: "First crossing", text: "With the school choir", highlighted: true },
  { date: "May", title: "Night boat", text: "Fridays until one" },
  { date: "July", title: "Full timetable", text: "Every twenty minutes" },
  { date: "September", title: "First check", text: "Cells and bearings" },
  { date: "November", title: "Report", text: "To the council" },
];

const asked = [
  { action: "Pay the second part for the boat", owner: "Council", date: "28 January" },
  { action: "Let the power company lay its cable", owner: "Town", date: "10 February" },
  { action: "Name who speaks for the passengers", owner: "Council", date: "1 March" },
  { action: "Print the summer timetable", owner: "Ferry office", date: "15 March" },
  { action: "Invite the school choir", owner: "Ferry office", date: "20 March" },
  { action: "Come aboard", owner: "All of you", date: "30 March" },
];
