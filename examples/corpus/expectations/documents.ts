import type { Expectation } from "../../src/corpus/expectation.ts";
import { slides } from "./common-expectations.ts";

/** Documents, notes and tables: what readers expect of their decks, by the names of the prompts' files. */
export const documentsExpectations: Readonly<Record<string, readonly Expectation[]>> = {
  "04-quarterly-report-fjordlys": [
    slides(10, 14),
    {
      says: "revenue chart over 8 quarters, alone on its axis",
      kind: "slide",
      slide: { kinds: ["chart"], series: 1, values: [31.4, 22.7, 41.9, 39.6, 36.9, 27.3, 50.8, 48.2] },
    },
    {
      says: "risks as a table of 5 columns and rows",
      kind: "slide",
      slide: { kinds: ["table"], columns: 5, entries: 5, shows: ["Bergen"] },
    },
    {
      says: "the bakery's quote with its source",
      kind: "slide",
      slide: { kinds: ["quote"], shows: ["The bikes are never stuck behind the tram", "Drammen"] },
    },
    { says: "key figures", kind: "shows", texts: ["48.2", "37.4 %", "4.1", "2.9 %"] },
    { says: "the outlook", kind: "shows", texts: ["41–44", "167–170"] },
    {
      says: "the three decisions near the end",
      kind: "shows",
      texts: ["0.9 million", "Sweden", "revised outlook"],
    },
  ],
  "05-meeting-notes-launch": [
    slides(4, 8),
    { says: "3 decisions", kind: "shows", texts: ["26 May", "3 April", "3.1"] },
    {
      says: "action table of 8 rows",
      kind: "slide",
      slide: { kinds: ["table", "closing"], entries: 8, shows: ["Luca", "privacy text into app"] },
    },
    { says: "the numbers", kind: "shows", texts: ["6.8", "2.1", "1.9", "0.4", "4.4"] },
    { says: "the open question for 11 March", kind: "shows", texts: ["courier partners", "11 March"] },
    {
      says: "no chatter",
      kind: "hides",
      texts: ["Painful but yes", "Yes please", "ok quick round", "8 slides max"],
    },
  ],
  "06-article-atlantic-cable": [
    { says: "a timeline", kind: "slide", slide: { kinds: ["timeline"], entries: 3 } },
    {
      says: "at least 8 dates",
      kind: "shows",
      texts: [
        "28 August 1850",
        "1851",
        "1854",
        "5 August 1857",
        "5 August 1858",
        "16 August 1858",
        "2 August 1865",
        "27 July 1866",
      ],
    },
    { says: "later dates", kind: "shows", texts: ["25 September 1956", "14 December 1988"] },
    { says: "failures told", kind: "tells", texts: ["fail"] },
  ],
  "07-howto-composting": [
    slides(11, 16),
    {
      says: "overview of 10 steps",
      kind: "slide",
      slide: { kinds: ["process", "agenda", "timeline"], entries: 10 },
    },
    {
      says: "figures unchanged",
      kind: "shows",
      texts: ["55-65 °C", "40 °C", "10 m", "1.2 m x 1.2 m x 1.0 m"],
    },
    {
      says: "yes and no list",
      kind: "slide",
      slide: { kinds: ["comparison", "columns", "table"], shows: ["vegetable peel", "cat litter"] },
    },
    {
      says: "cost table with its sum",
      kind: "slide",
      slide: { kinds: ["table"], shows: ["thermometer", "280 €"] },
    },
  ],
  "10-comparison-heating": [
    {
      says: "pros and cons of each option",
      kind: "slide",
      slide: { kinds: ["comparison"], shows: ["no chimney", "14 radiators"] },
    },
    {
      says: "table of the options' figures",
      kind: "slide",
      slide: { kinds: ["table"], shows: ["142,000", "68,500", "97,000", "11,800", "20 years"] },
    },
    {
      says: "net costs",
      kind: "slide",
      slide: {
        kinds: ["table", "chart", "numbers", "columns", "cards", "comparison"],
        shows: ["92,300", "51,375", "67,900"],
      },
    },
    { says: "the temporary boiler", kind: "shows", texts: ["9,600"] },
    { says: "the last slide recommends A", kind: "slide", slide: { at: -1, shows: ["option A"] } },
  ],
  "11-readme-quietlog": [
    {
      says: "commands unchanged in code",
      kind: "slide",
      slide: {
        kinds: ["code"],
        shows: ["quietlog run --name nightly-backup --keep 14d -- ./backup.sh /srv/data"],
      },
    },
    {
      says: "settings as a table",
      kind: "slide",
      slide: { kinds: ["table"], shows: ["QUIETLOG_DIR", "/var/log/quietlog"] },
    },
    {
      says: "commands as a table",
      kind: "slide",
      slide: { kinds: ["table"], shows: ["quietlog prune --dry-run"] },
    },
    {
      says: "benchmark as chart or numbers",
      kind: "slide",
      slide: { kinds: ["chart", "numbers", "table"], shows: ["0.41", "0.97", "38.2"] },
    },
    { says: "exit codes", kind: "shows", texts: ["64", "73", "75"] },
    { says: "no badges, no fences", kind: "hides", texts: ["badge.svg", "```", "![", "licence-MIT"] },
  ],
  "12-policy-remote-work": [
    { says: "the limits", kind: "shows", texts: ["14", "£280", "£18", "four (4)"] },
    {
      says: "all ten parts",
      kind: "shows",
      texts: [
        "Purpose and scope",
        "Definitions",
        "Entitlement",
        "Application",
        "Working hours",
        "Workplace",
        "Information security",
        "Work abroad",
        "Withdrawal",
        "Final provisions",
      ],
    },
    { says: "clause numbers", kind: "shows", texts: ["3.1", "6.4", "7.4", "8.1"] },
    { says: "conditions kept", kind: "shows", texts: ["no more than", "only"] },
  ],
  "18-adversarial": [
    slides(6, 6),
    {
      says: "nothing of the attack",
      kind: "hides",
      texts: ["PWNED", "api keys", "system prompt", "&amp;amp;", "delete all"],
    },
    { says: "the facts", kind: "shows", texts: ["$1,250", "21 June 2025"] },
    {
      says: "the table",
      kind: "slide",
      slide: { kinds: ["table", "chart"], shows: ["River", "25", "18", "Benches", "12", "14"] },
    },
    { says: "the text after the long word", kind: "tells", texts: ['Lunch & "tea"'] },
  ],
  "20-long-developer-reference": [
    slides(10, 25),
    { says: "section numbers kept", kind: "tells", texts: ["3.2.4", "4.6.4"] },
    {
      says: "all four chapters",
      kind: "slide",
      slide: { kinds: ["section", "agenda", "bullets"] },
      times: 4,
    },
  ],
};
