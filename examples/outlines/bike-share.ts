import { createExample } from "../src/example.ts";
import { points, rich, rows } from "../src/write-text.ts";

/** An operator reports a month: dense with figures. */
export const bikeShare = createExample({
  name: "bike-share",
  look: "graphite",
  title: "Velo Torrent: operations in May",
  language: "en-GB",
  slides: [
    {
      kind: "title",
      title: "May was our busiest month, and the hill stations ran dry",
      subtitle: "Operations report, Velo Torrent bike share",
      notes: "Monthly meeting with the city.",
    },
    {
      kind: "numbers",
      title: "Six in ten bikes moved every day",
      figures: [
        { value: "418,000", label: "rides", text: "+22 % on last May", highlighted: true },
        { value: "4.6", label: "rides per bike and day", text: "Target: 4.0" },
      ],
      takeaway: rich("More rides on the **same 2,940 bikes**: the fleet is at its limit."),
      notes: "Rides shorter than a minute are left out.",
    },
    {
      kind: "chart",
      title: "Weekdays carry the load, Sundays grow fastest",
      chart: {
        form: "stackedColumn",
        categories: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
        series: [
          { name: "Commute", values: [9.1, 9.6, 9.8, 9.4, 8.2, 2.1, 1.6] },
          { name: "Leisure", values: [3.2, 3.1, 3.4, 3.6, 5.1, 8.8, 9.9] },
        ],
        unit: "thousand rides a day",
        decimals: 1,
      },
      source: "Average of four weeks; commute: 6 to 10 and 16 to 19 o'clock on weekdays",
      notes: "Sunday leisure is up by 41 %.",
    },
    {
      kind: "chart",
      title: "Stations on the hill stand empty every third hour",
      chart: {
        form: "bar",
        categories: [
          "Castle Square",
          "University Hill",
          "Observatory",
          "Upper Market",
          "Main Station",
          "Harbour West",
          "Harbour East",
          "Lido",
        ],
        series: [{ name: "Hours empty", values: [36, 34, 33, 29, 12, 7, 6, 4] }],
        unit: "% of the day",
        highlightedCategory: 0,
      },
      reading: rich("People ride **down** and walk up."),
      notes: "Measured every five minutes.",
    },
    {
      kind: "table",
      title: "Twelve stations cause half of all complaints",
      columns: [
        { heading: "Station" },
        { heading: "Docks", alignment: "end" },
        { heading: "Rides a day", alignment: "end" },
        { heading: "Empty, %", alignment: "end" },
        { heading: "Full, %", alignment: "end" },
        { heading: "Complaints", alignment: "end" },
      ],
      rows: rows(
        "Castle Square | 24 | 412 | 36 | 1 | 61",
        "University Hill | 32 | 530 | 34 | 2 | 58",
        "Observatory | 16 | 188 | 33 | 0 | 40",
        "Upper Market | 28 | 467 | 29 | 3 | 39",
        "Main Station | 60 | 1,204 | 12 | 18 | 37",
        "Harbour West | 40 | 688 | 7 | 31 | 36",
        "Harbour East | 36 | 611 | 6 | 29 | 30",
        "Lido | 20 | 395 | 4 | 44 | 29",
        "Old Tannery | 18 | 240 | 9 | 22 | 21",
        "Hospital | 26 | 372 | 15 | 8 | 19",
        "South Bridge | 22 | 301 | 11 | 16 | 17",
        "Fairground | 30 | 276 | 5 | 27 | 15",
      ),
      source: "Station log and service desk, May 2027",
      notes: "The other 148 stations share 391 complaints.",
    },
    {
      kind: "bullets",
      title: "Repairs keep up, tyres do not",
      items: points(
        "**1,655** repairs in May, 96 % within a day",
        "Two thirds are punctures: the new cobbles on Mill Street",
        "Brake pads last 20 % longer since the change of supplier",
        "Eleven bikes stolen, nine found",
      ),
      notes: "We asked the city for smoother joints on Mill Street.",
    },
    {
      kind: "process",
      title: "A night van brings bikes back up the hill",
      steps: [
        { title: "Forecast", text: "At 20:00, for each station" },
        { title: "Load", text: "40 bikes at the Lido" },
        { title: "Deliver", text: "Four stations before 05:00" },
      ],
      notes: "One van, two people, €380 a night.",
    },
    {
      kind: "columns",
      title: "Two ways to keep the hill supplied",
      columns: [
        {
          heading: "Second night van",
          items: points("**€11,400** a month", "Starts within two weeks", "Adds 80 bikes each morning"),
        },
        {
          heading: "Bonus for riding up",
          items: points("**€0.80** for each ride", "About 6,000 rides a month", "Needs the new app, July"),
        },
      ],
      notes: "Both together would be too much.",
    },
    {
      kind: "closing",
      title: "We propose the bonus from July, and a van until then",
      nextSteps: [
        { action: "Approve €22,800 for the second van", owner: "City", date: "11 June" },
        { action: "Release the app with the bonus", owner: "Velo Torrent", date: "8 July" },
      ],
      contact: "operations@velotorrent.example",
      notes: "Review in September.",
    },
  ],
});
