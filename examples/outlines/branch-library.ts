import { createExample } from "../src/example.ts";
import { points, rows } from "../src/write-text.ts";

/** A small library reports in few words: every form with so little in it that a page could look empty. */
export const branchLibrary = createExample({
  name: "branch-library",
  look: "harbor",
  title: "The branch library in spring",
  language: "en-GB",
  slides: [
    {
      kind: "title",
      title: "The branch library in spring",
      subtitle: "Report to the friends of the library",
      notes: "Ten minutes, then tea.",
    },
    {
      kind: "numbers",
      title: "More people came, and they stayed longer",
      figures: [
        { value: "2,940", label: "visits in May" },
        { value: "46 min", label: "average stay", highlighted: true },
      ],
      notes: "Counted at the door, two weeks running.",
    },
    {
      kind: "bullets",
      title: "Children under ten borrow…",
      items: points("Children under ten borrow every third book."),
      notes: "The title was cut; the slide says the sentence once.",
    },
    {
      kind: "process",
      title: "A donated book needs three steps",
      steps: [
        { title: "Sort", text: "Keep, sell or pass on" },
        { title: "Mark", text: "Stamp, label and cover" },
        { title: "Shelve", text: "Within one week" },
      ],
      notes: "Volunteers do the first two on Thursdays.",
    },
    {
      kind: "timeline",
      title: "Three dates until summer",
      events: [
        { date: "3 June", title: "Reading night", text: "Tents in the courtyard" },
        { date: "20 June", title: "Book sale", highlighted: true },
        { date: "1 July", title: "Summer hours" },
      ],
      notes: "The sale pays for the tents.",
    },
    {
      kind: "columns",
      title: "What the rooms are used for",
      columns: [
        { heading: "Reading room", items: points("Newspapers", "Homework after school", "Chess") },
        {
          heading: "Cellar",
          items: points("Repair café", "A choir that nobody upstairs has ever complained about", "Store"),
        },
        { heading: "Courtyard", items: points("Story hour", "Seed swap") },
      ],
      notes: "The choir is the surprise of the year.",
    },
    {
      kind: "cards",
      title: "Four things to borrow besides books",
      cards: [
        { heading: "Drill", icon: "hammer" },
        { heading: "Tent", icon: "no-such-icon" },
        { heading: "Projector", icon: "monitor" },
        { heading: "Cake tins", icon: "cake" },
      ],
      notes: "One of the icons is not known, so that all cards show their numbers.",
    },
    {
      kind: "numbers",
      title: "What the year costs, and who pays for it",
      figures: [
        { value: "£148.2 thousand", label: "Rent and heating", text: "Paid by the town" },
        { value: "£61.7 thousand", label: "Books and papers", text: "Half from fees" },
        { value: "£12.4 thousand", label: "Events", text: "From the friends" },
        { value: "£3.9 thousand", label: "Repairs", text: "From the book sale" },
      ],
      notes: "Heating is a fifth of the first line.",
    },
    {
      kind: "table",
      title: "Saturday is the busiest day",
      columns: [{ heading: "Day" }, { heading: "Visits" }, { heading: "Loans" }],
      rows: rows("Tuesday | 96 | 210", "Thursday | 121 | 254", "> Saturday | 188 | 402"),
      notes: "Averages of May.",
    },
    {
      kind: "code",
      title: "The catalogue answers to one line",
      code: "curl 'https://catalogue.library.example/search?title=salt&branch=riverside&available=yes&format=json'",
      codeLanguage: "Shell",
      notes: "For the two of you who asked.",
    },
    {
      kind: "quote",
      title: "A reader of nine",
      quotation: "It is the only shop where nothing costs anything.",
      name: "Mina",
      notes: "Said at the counter, on a Saturday.",
    },
    { kind: "closing", title: "Come to the book sale on 20 June", notes: "And bring a cake." },
  ],
});
