import { createExample } from "../src/example.ts";
import { points, rich, rows, signed } from "../src/write-text.ts";

/** Doctors report what their study found. */
export const medicalTrial = createExample({
  name: "medical-trial",
  look: "harbor",
  title: "The CALM-NIGHT trial",
  language: "en-GB",
  slides: [
    {
      kind: "title",
      title: "A breathing exercise before bed lowered blood pressure as much as a first tablet",
      subtitle: "CALM-NIGHT: a randomised trial in 412 adults with mild hypertension",
      byline: "R. Adeyemi, L. Brandvold, S. Ito · Northvale University Hospital",
      notes: "Invented study, for demonstration only.",
    },
    {
      kind: "bullets",
      title: "Half of all patients stop their first tablet within a year",
      items: points(
        "Mild hypertension rarely hurts, but the tablets often do",
        "Guidelines ask for *lifestyle first*, without saying which",
        "Slow breathing works in the laboratory; at home it is unproven",
        "No trial so far ran longer than **eight weeks**",
      ),
      notes: "The figure for stopping is from our regional register.",
    },
    {
      kind: "statement",
      title: "Does ten minutes of slow breathing each night lower blood pressure after one year?",
      notes: "This was the only primary question; it was registered before the first patient.",
    },
    {
      kind: "process",
      title: "412 people were followed for fifty-two weeks",
      steps: [
        { title: "Screen", text: "1,106 invited by their practice" },
        { title: "Randomise", text: "412, one to one, by computer" },
        { title: "Train", text: "One visit and a leaflet" },
        { title: "Measure", text: "At 0, 12, 26 and 52 weeks" },
        { title: "Analyse", text: "As randomised, blinded" },
      ],
      notes: "Those who measured did not know the group.",
    },
    {
      kind: "table",
      title: "The groups were alike at the start",
      columns: [
        { heading: "At baseline" },
        { heading: "Breathing (n = 206)", alignment: "end" },
        { heading: "Leaflet only (n = 206)", alignment: "end" },
      ],
      rows: rows(
        "Age, years | 54.1 | 53.8",
        "Women, % | 52.4 | 51.0",
        "Systolic pressure, mmHg | 146.2 | 146.5",
        "Diastolic pressure, mmHg | 91.3 | 91.1",
        "Body mass index, kg/m² | 27.9 | 28.2",
        "Smokers, % | 14.1 | 13.6",
      ),
      source: "Means or shares; no difference beyond chance",
      notes: "Two sites recruited three quarters of the patients.",
    },
    {
      kind: "chart",
      title: "The breathing group fell by 8.9 mmHg and stayed there",
      chart: {
        form: "line",
        categories: ["0", "12", "26", "52"],
        series: [
          { name: "Breathing", values: [146.2, 140.1, 137.8, 137.3], highlighted: true },
          { name: "Leaflet only", values: [146.5, 145.2, 144.9, 145.1] },
        ],
        unit: "mmHg systolic",
        decimals: 1,
      },
      reading: rich("Difference at one year: **7.5 mmHg** (95 % interval 5.1 to 9.9)."),
      source: "Weeks after randomisation; intention to treat",
      notes: "The same for home readings, which are in the annex.",
    },
    {
      kind: "numbers",
      title: "One in four no longer needed a tablet",
      figures: [
        {
          value: "26 %",
          label: "below the treatment threshold after one year",
          text: "In the leaflet group it was 9 %. Six people must breathe for one to be spared the tablet.",
        },
      ],
      notes: "Number needed to treat: 100 / (26 - 9) = 5.9.",
    },
    {
      kind: "chart",
      title: "Most people kept going, and those who did gained most",
      chart: {
        form: "stackedBar",
        categories: ["Week 12", "Week 26", "Week 52"],
        series: [
          { name: "Five nights or more", values: [71, 64, 58], highlighted: true },
          { name: "One to four nights", values: [18, 20, 21] },
          { name: "Stopped", values: [11, 16, 21] },
        ],
        unit: "% of the breathing group",
      },
      reading: rich("**58 %** still practised on five nights a week after a year."),
      notes: "From diaries, checked against the app in a third of the patients.",
    },
    {
      kind: "comparison",
      title: "The findings are strong in some places and weak in others",
      options: [
        {
          heading: "Strengths",
          points: signed(
            "+ A full year of follow-up",
            "+ 96 % of outcomes complete",
            "+ Blinded measurement",
            "+ Registered analysis plan",
          ),
        },
        {
          heading: "Limits",
          points: signed(
            "- Patients knew their group",
            "- Few over seventy",
            "- Two sites dominate",
            "- No data on strokes",
          ),
        },
      ],
      notes: "Blinding patients to breathing is not possible; we say so in the paper.",
    },
    {
      kind: "quote",
      title: "A patient describes the habit",
      quotation: "I no longer do it for the numbers. I do it because the day is over then.",
      name: "Patient 117",
      role: "Interview at week 52",
      notes: "From the qualitative part, 24 interviews.",
    },
    {
      kind: "closing",
      title: "Ten minutes a night deserve a place before the first tablet",
      items: points(
        "Offer slow breathing to adults with mild hypertension",
        "Measure again after twelve weeks, then decide",
        "Next: a trial in people over seventy, from 2027",
      ),
      contact: "calm-night@northvale.example",
      notes: "Thank the nurses of both sites by name.",
    },
  ],
});
