import { createExample } from "../src/example.ts";
import { points, rich, rows, signed } from "../src/write-text.ts";

/** A young company asks for money. */
export const seedPitch = createExample({
  name: "seed-pitch",
  look: "aubergine",
  title: "Kelp & Current: seed round",
  language: "en-US",
  slides: [
    {
      kind: "title",
      title: "Packaging that the sea can take back",
      subtitle: "Kelp & Current makes food wrap from farmed seaweed",
      byline: "Seed round · Spring 2027",
      notes: "Hold up the sample before saying a word.",
    },
    {
      kind: "statement",
      title: "Every lunch leaves behind a wrapper that outlives the person who ate it",
      support: "Film plastic is the least recycled of all packaging: too thin to sort, too dirty to melt.",
      notes: "Pause. Let them look at the wrapper on the table.",
    },
    {
      kind: "numbers",
      title: "The problem is large, growing and paid for by caterers",
      figures: [
        { value: "41 bn", label: "wraps thrown away a year", text: "In the twelve countries we looked at" },
        { value: "2.3 %", label: "of them recycled", text: "The rest is burned or buried" },
        {
          value: "$0.04",
          label: "levy per wrap from 2028",
          text: "Paid by whoever serves the food",
          highlighted: true,
        },
      ],
      takeaway: rich("From 2028 doing nothing costs a mid-size caterer **$180,000** a year."),
      notes: "The levy is what makes this the right year.",
    },
    {
      kind: "bullets",
      title: "Our film behaves like plastic and rots like lettuce",
      items: points(
        "Clear and strong :: holds a hot sandwich for six hours without tearing",
        "Runs on existing machines :: no new line, only new rolls",
        "Gone in 40 days :: in a garden heap, a bin or the sea",
        "Priced to switch :: 15 % above plastic today, below it with the levy",
      ),
      notes: "Invite them to tear the sample.",
    },
    {
      kind: "process",
      title: "From sea farm to sandwich in five steps",
      steps: [
        { title: "Grow", text: "Kelp on ropes, no feed, no fresh water" },
        { title: "Press", text: "Juice out, fibre kept, within a day" },
        { title: "Cast", text: "Thin film on a heated belt" },
        { title: "Roll", text: "Standard 450 mm rolls" },
        { title: "Wrap", text: "On the caterer's own machine" },
      ],
      notes: "Step three is where our patent sits.",
    },
    {
      kind: "comparison",
      title: "Only our film fits the machine, the law and the compost",
      options: [
        {
          heading: "Plastic film",
          points: signed("+ Cheapest today", "+ Runs everywhere", "- Levy from 2028", "- Lasts 400 years"),
        },
        {
          heading: "Waxed paper",
          points: signed("+ No levy", "+ Well known", "- Not clear", "- Slows the line by half"),
        },
        {
          heading: "Kelp & Current",
          recommended: true,
          points: signed("+ No levy", "+ Runs everywhere", "+ Gone in 40 days", "- Needs dry storage"),
        },
      ],
      notes: "Name the weakness yourself: dry storage.",
    },
    {
      kind: "chart",
      title: "Pilot orders tripled in three quarters",
      chart: {
        form: "line",
        categories: ["Q1 2026", "Q2 2026", "Q3 2026", "Q4 2026", "Q1 2027"],
        series: [
          { name: "Kelp & Current", values: [14, 19, 33, 48, 61], highlighted: true },
          { name: "Plan", values: [12, 18, 25, 36, 50] },
        ],
        unit: "thousand rolls",
      },
      reading: rich("**61,000 rolls** ordered in the first quarter of 2027, a fifth above plan."),
      source: "Order book, 31 March 2027",
      notes: "All pilots pay list price.",
    },
    {
      kind: "chart",
      title: "Two thirds of the money goes into the second casting line",
      chart: {
        form: "doughnut",
        categories: ["Second casting line", "Sales team", "Certification", "Reserve"],
        series: [{ name: "Use of funds", values: [2.6, 0.7, 0.4, 0.3] }],
        unit: "$ million",
        highlightedCategory: 0,
      },
      reading: rich("The second line lifts capacity from **90,000** to **400,000** rolls a quarter."),
      notes: "The reserve is six weeks of payroll.",
    },
    {
      kind: "table",
      title: "We break even in 2029 at a third of capacity",
      columns: [
        { heading: "$ million" },
        { heading: "2027", alignment: "end" },
        { heading: "2028", alignment: "end" },
        { heading: "2029", alignment: "end" },
      ],
      rows: rows(
        "Revenue | 1.9 | 5.2 | 11.8",
        "Cost of goods | -1.1 | -2.6 | -5.1",
        "Team and rent | -1.8 | -2.9 | -4.0",
        "Certification | -0.4 | -0.2 | -0.1",
        "= Result | -1.4 | -0.5 | 2.6",
      ),
      source: "Company plan, base case",
      notes: "The low case breaks even in 2030.",
    },
    {
      kind: "cards",
      title: "Four people who have done this before",
      cards: [
        {
          heading: "Ines Calderón",
          text: rich("Chief executive. Built and sold a compost collection firm."),
          icon: "leaf",
        },
        {
          heading: "Tomas Lindqvist",
          text: rich("Process. Nineteen years in film casting, seven patents."),
          icon: "factory",
        },
        {
          heading: "Abena Owusu",
          text: rich("Sales. Opened eleven markets for a catering supplier."),
          icon: "globe",
        },
        { heading: "Rui Marques", text: rich("Sea farms. Runs 40 hectares of kelp ropes."), icon: "waves" },
      ],
      notes: "Ines and Tomas met at the composting firm.",
    },
    {
      kind: "matrix",
      title: "Our strength is the line, our risk is the harvest",
      quadrants: [
        {
          heading: "Strengths",
          points: points(
            "Runs on machines that caterers own",
            "Patent granted in 14 countries",
            "Composts in six weeks",
          ),
        },
        {
          heading: "Weaknesses",
          points: points("One casting line", "Film tears when frozen below −18 °C"),
        },
        {
          heading: "Opportunities",
          points: points(
            "Plastic levy doubles in 2028",
            "Airlines ask for trays",
            "Retailers want refill pouches",
          ),
        },
        {
          heading: "Threats",
          points: points("A warm winter halves the harvest", "Paper makers cut prices"),
        },
      ],
      takeaway: rich(
        "Two more sea farms under contract turn the largest threat into **a cost that we can plan**.",
      ),
      notes: "The second farm is in Norway, the third in Brittany.",
    },
    {
      kind: "closing",
      title: "We are raising $4 million to serve the first 300 caterers",
      items: points(
        "Signed letters for **$1.5 million** of the round",
        "Second line ordered the day we close, running in seven months",
        "Data room open from today",
      ),
      contact: "ines@kelpcurrent.example",
      notes: "End with the sample: it has been in water since the start.",
    },
  ],
});
