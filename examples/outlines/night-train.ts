import { createExample } from "../src/example.ts";
import { points, rich, rows } from "../src/write-text.ts";

/** The history of a journey, for an evening audience. */
export const nightTrain = createExample({
  name: "night-train",
  look: "terracotta",
  title: "The night train to Karsk",
  language: "en-GB",
  slides: [
    {
      kind: "title",
      title: "The night train to Karsk",
      subtitle: "How one sleeping car shaped a coast, from 1887 to today",
      byline: "Lecture by Elspeth Munro · Dunnhaven Local History Society",
      notes: "Lights down after the first slide.",
    },
    {
      kind: "statement",
      title: "Before the railway, Karsk was four days away. After it, it was one dream away.",
      notes: "The phrase is from the company's first poster.",
    },
    {
      kind: "section",
      title: "The line",
      summary: "1887 to 1914",
      notes: "Photographs of the works are on the side table.",
    },
    {
      kind: "timeline",
      title: "Twenty-seven years from the first spade to the first dining car",
      events: [
        {
          date: "3 May 1887",
          title: "First spade",
          text: "Work begins at Dunnhaven with 240 men and a borrowed steam crane.",
        },
        {
          date: "1891",
          title: "The Ness tunnel",
          text: "Four hundred metres in two years; eleven men lose their lives.",
        },
        {
          date: "18 August 1894",
          title: "First night train",
          text: "Sixteen passengers and a goat arrive at 6.40 in the morning.",
          highlighted: true,
        },
        {
          date: "1903",
          title: "Sleeping cars",
          text: "Two cars with sixteen berths, heated by the engine's own steam.",
        },
        {
          date: "1914",
          title: "Dining car",
          text: "Herring, potatoes and a glass of beer for one shilling.",
        },
      ],
      notes: "The goat is in the station master's log.",
    },
    {
      kind: "bullets",
      title: "The coast rearranged itself around one departure",
      items: points(
        "Fish :: landed at seven, on ice at nine, in the capital for breakfast",
        "Letters :: a reply in two days instead of nine",
        "Summer guests :: the first hotel opened eleven months after the first train",
        "Clocks :: Karsk gave up its own time, which was 14 minutes behind",
      ),
      notes: "The clock of the old town hall still shows both times.",
    },
    {
      kind: "quote",
      title: "A guest of 1903 wrote home",
      quotation:
        "One falls asleep among chimneys and wakes among gulls, and for a moment nobody in the carriage speaks, because nobody is sure of being awake.",
      name: "Clara Winterbourne",
      role: "Letter to her sister, June 1903",
      notes: "The letter is in the county archive.",
    },
    {
      kind: "section",
      title: "The long decline",
      summary: "1950 to 2004",
      notes: "Change the tone here.",
    },
    {
      kind: "chart",
      title: "Within thirty years the train lost nine in ten of its passengers",
      chart: {
        form: "column",
        categories: ["1950", "1960", "1970", "1980", "1990", "2000"],
        series: [{ name: "Passengers", values: [212, 188, 121, 54, 31, 19] }],
        unit: "thousand a year",
        highlightedCategory: 3,
      },
      reading: rich("The coast road opened in **1968**; the airfield in **1974**."),
      source: "Annual reports of the Northern Coast Railway",
      notes: "Reports for 1943 to 1947 are missing.",
    },
    {
      kind: "columns",
      title: "Three journeys, one distance",
      columns: [
        {
          heading: "By ship, 1880",
          items: points("Four days", "Two meals a day", "No heating", "11 crowns"),
        },
        {
          heading: "By train, 1910",
          items: points("Ten hours", "A berth and blankets", "Steam heat", "6 crowns"),
        },
        {
          heading: "By car, 1975",
          items: points("Seven hours", "A flask of coffee", "Your own heater", "Petrol"),
        },
      ],
      notes: "Crowns of the time, third class.",
    },
    {
      kind: "numbers",
      title: "What the last summer looked like",
      figures: [
        { value: "9", label: "passengers a night", text: "On sixty-four seats" },
        { value: "41", label: "years old", text: "The last sleeping car" },
        { value: "2004", label: "last departure", text: "30 September, 22.15" },
      ],
      takeaway: rich("The subsidy for one guest would have paid for a **taxi** all the way."),
      notes: "I was one of the nine.",
    },
    {
      kind: "section",
      title: "The return",
      summary: "Since 2019",
      notes: "The hopeful part.",
    },
    {
      kind: "table",
      title: "The volunteers' train fills more beds every summer",
      columns: [
        { heading: "Summer" },
        { heading: "Nights", alignment: "end" },
        { heading: "Guests", alignment: "end" },
        { heading: "Beds filled", alignment: "end" },
        { heading: "What was new" },
      ],
      rows: rows(
        "2019 | 6 | 118 | 31 % | Two restored cars",
        "2021 | 14 | 402 | 45 % | Ferry ticket included",
        "2023 | 22 | 806 | 57 % | Breakfast by the hotel school",
        "2025 | 30 | 1,324 | 69 % | Third car",
        "> 2026 | 36 | 1,780 | 77 % | Families' compartment",
      ),
      source: "Karsk Night Train Association",
      notes: "No trains in 2020 and 2022.",
    },
    {
      kind: "closing",
      title: "The next train leaves on 5 June, and there are berths left",
      items: points(
        "Thirty-six nights from June to September",
        "Members travel at half price",
        "Volunteers wanted: stewards, painters, one baker",
      ),
      contact: "berths@karsknighttrain.example",
      notes: "Forms are at the door.",
    },
  ],
});
