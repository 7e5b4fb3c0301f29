import { createExample } from "../src/example.ts";
import { points, rich, rows } from "../src/write-text.ts";

/** A maker of hearing aids brings a new one to market. */
export const productLaunch = createExample({
  name: "product-launch",
  look: "graphite",
  title: "Lyra One: launch plan",
  language: "en-US",
  slides: [
    {
      kind: "title",
      title: "Lyra One: hear the table, not the room",
      subtitle: "Launch plan for our first hearing aid without a prescription",
      byline: "Product team, Auris Audio · February 2027",
      notes: "Internal. Prices are not final before the 15th.",
    },
    {
      kind: "statement",
      title: "People do not want hearing aids. They want to follow dinner.",
      support: "Nineteen of the twenty-four people we visited named the same place: a table with six others.",
      notes: "Play the recording from the restaurant here, 20 seconds.",
    },
    {
      kind: "cards",
      title: "Six things make the first week easy",
      cards: [
        { heading: "Fits at once", text: rich("Three tip sizes, a minute each"), icon: "clock" },
        { heading: "Tunes itself", text: rich("A two-minute test on the phone"), icon: "sliders-horizontal" },
        { heading: "Lasts a day", text: rich("26 hours on one charge"), icon: "battery-charging" },
        { heading: "Finds itself", text: rich("Rings when it is lost"), icon: "map-pin" },
        { heading: "Keeps quiet", text: rich("Sound never leaves the device"), icon: "lock" },
        { heading: "Can go back", text: rich("60 days, no questions"), icon: "undo" },
      ],
      notes: "The last one is the one that testers repeated to their friends.",
    },
    {
      kind: "bullets",
      title: "Our buyer is 58, still working and has never seen an audiologist",
      items: points(
        "**31 million** adults say that they hear badly in company",
        "Only **one in six** owns a hearing aid",
        "The usual pair costs **$4,300** and takes three visits",
        "Most wait **seven years** before they do anything",
      ),
      notes: "Numbers are from our own survey of 4,012 adults.",
    },
    {
      kind: "chart",
      title: "Testers understood twice as many words in noise",
      chart: {
        form: "column",
        categories: ["Quiet room", "Café", "Family dinner", "Street"],
        series: [
          { name: "Without", values: [91, 52, 38, 44] },
          { name: "Lyra One", values: [96, 81, 77, 69], highlighted: true },
        ],
        unit: "% of words",
        highlightedCategory: 2,
      },
      reading: rich("At a **family dinner** the share rose from 38 % to 77 %."),
      source: "Field test, 212 people, autumn 2026",
      notes: "Measured with the same word list in all four places.",
    },
    {
      kind: "table",
      title: "We undercut the clinic and outlast the earbud",
      columns: [
        { heading: "" },
        { heading: "Clinic pair" },
        { heading: "Earbuds with boost" },
        { heading: "Lyra One" },
      ],
      rows: rows(
        "Price | $4,300 | $249 | **$899**",
        "Battery | 24 hours | 6 hours | **26 hours**",
        "Fitting | Three visits | None | **Two minutes**",
        "Works in noise | Yes | Barely | **Yes**",
        "Return | Rarely | 14 days | **60 days**",
      ),
      source: "Prices in January 2027, median of five shops",
      notes: "Do not name competitors on stage.",
    },
    {
      kind: "timeline",
      title: "Seven steps from certificate to second country",
      events: [
        { date: "Mar 1", title: "Certificate" },
        { date: "Mar 15", title: "Press days" },
        { date: "Apr 6", title: "Pre-order" },
        { date: "May 4", title: "Shops open", highlighted: true },
        { date: "Jun 15", title: "Pharmacies" },
        { date: "Sep 1", title: "Second color" },
        { date: "Oct 10", title: "Canada" },
      ],
      notes: "Pharmacies sell from stock; shops from demo units.",
    },
    {
      kind: "columns",
      title: "Each channel has one job",
      columns: [
        { heading: "Own site", items: points("Test and order", "Explains returns", "Half of all sales") },
        {
          heading: "Pharmacy",
          items: points("Trust and advice", "600 stores at start", "Demo unit in each"),
        },
        {
          heading: "Employers",
          items: points("Covered by benefits", "12 pilots signed", "Quiet, steady demand"),
        },
      ],
      notes: "Employers were the surprise of the pilot.",
    },
    {
      kind: "numbers",
      title: "We need 40,000 pairs to call it a success",
      figures: [
        {
          value: "40,000",
          label: "pairs in the first year",
          text: "3.2 % of first-time buyers",
          highlighted: true,
        },
        { value: "< 8 %", label: "returned", text: "The trade sees 15 to 20 %" },
        { value: "4.5", label: "stars after 90 days", text: "From at least 2,000 owners" },
      ],
      notes: "Return rate is the number to watch in week six.",
    },
    {
      kind: "process",
      title: "A complaint becomes a fix within two weeks",
      steps: [
        { title: "Listen", text: "Every call is tagged on the day" },
        { title: "Rank", text: "Ten most common, each Monday" },
        { title: "Fix", text: "Firmware or leaflet, in one sprint" },
        { title: "Tell", text: "Everybody who called hears back" },
      ],
      notes: "The loop ran four times during the pilot.",
    },
    {
      kind: "quote",
      title: "What a tester told us after a week",
      quotation: "My daughter asked why I was suddenly so talkative.",
      name: "Walter, 61",
      role: "Field test, week one",
      notes: "Walter agreed to be quoted by first name.",
    },
    {
      kind: "closing",
      title: "Before the press days we need three decisions",
      nextSteps: [
        { action: "Confirm the price of $899", owner: "Pricing board", date: "Feb 15" },
        { action: "Release 50,000 cases to print", owner: "Operations", date: "Feb 22" },
        { action: "Sign the pharmacy contract", owner: "Sales", date: "Mar 1" },
      ],
      notes: "Without cases by the 22nd the shops open late.",
    },
  ],
});
