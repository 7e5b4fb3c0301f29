import { createExample } from "../src/example.ts";
import { rich, rows, signed } from "../src/write-text.ts";

/** People team to management: whom to hire, and how. */
export const hiringPlan = createExample({
  name: "hiring-plan",
  look: "aubergine",
  title: "Hiring plan 2027",
  language: "en-US",
  slides: [
    {
      kind: "title",
      title: "Hire fewer people, faster, and keep them",
      subtitle: "Hiring plan 2027, Brightloom Software",
      byline: "People team · January 2027",
      notes: "For the management meeting; salaries are in the separate annex.",
    },
    {
      kind: "agenda",
      title: "What we want to decide today",
      entries: [
        { title: "Lessons from last year", summary: "Speed, sources, first-year exits" },
        { title: "Who we need", summary: "46 roles in three waves" },
        { title: "How we hire", summary: "A shorter, fairer process" },
        { title: "What it costs", summary: "Budget and risk" },
      ],
      notes: "Ten minutes each.",
    },
    {
      kind: "section",
      title: "Lessons from last year",
      summary: "Speed, sources, first-year exits",
      notes: "Start with the exits: it is what people remember.",
    },
    {
      kind: "numbers",
      title: "We were slow, and one in five left again",
      figures: [
        { value: "71 days", label: "from opening to signature", text: "Our competitors need 45" },
        { value: "22 %", label: "left within a year", text: "Most of them in month four", highlighted: true },
        { value: "38 %", label: "came by referral", text: "And stayed twice as long" },
      ],
      takeaway: rich("Half of those who left say that the job **was not the one described**."),
      notes: "From nineteen exit interviews.",
    },
    {
      kind: "chart",
      title: "Referrals bring a third of hires and almost no exits",
      chart: {
        form: "stackedBar",
        categories: ["Referral", "Job boards", "Agencies", "Universities", "Direct approach"],
        series: [
          { name: "Still here", values: [31, 14, 9, 11, 6] },
          { name: "Left within a year", values: [2, 8, 6, 2, 1], highlighted: true },
        ],
        unit: "people hired in 2025",
      },
      reading: rich("Agencies cost the most, and **six of fifteen** left."),
      source: "People records, hires of 2025 followed for twelve months",
      notes: "Small numbers; the direction is clear all the same.",
    },
    {
      kind: "section",
      title: "Who we need",
      summary: "46 roles in three waves",
      notes: "The list is agreed with all team leads.",
    },
    {
      kind: "table",
      title: "Support grows most, engineering only replaces",
      columns: [
        { heading: "Team" },
        { heading: "Today", alignment: "end" },
        { heading: "Replace", alignment: "end" },
        { heading: "New", alignment: "end" },
        { heading: "End of 2027", alignment: "end" },
      ],
      rows: rows(
        "Engineering | 84 | 9 | 0 | 84",
        "> Support | 31 | 4 | 14 | 45",
        "Sales | 27 | 3 | 6 | 33",
        "Design | 12 | 1 | 2 | 14",
        "Operations | 18 | 2 | 5 | 23",
        "= Total | 172 | 19 | 27 | 199",
      ),
      notes: "Support follows the new contracts in healthcare.",
    },
    {
      kind: "hierarchy",
      title: "The platform team splits in two before it grows",
      root: {
        name: "Engineering",
        text: "62 people",
        children: [
          {
            name: "Platform",
            text: "Inès Marchetti",
            highlighted: true,
            children: [
              { name: "Storage", text: "5 people, 2 open" },
              { name: "Identity", text: "4 people, 3 open" },
            ],
          },
          {
            name: "Product",
            text: "Dele Okafor",
            children: [
              { name: "Editor", text: "11 people" },
              { name: "Sharing", text: "8 people, 1 open" },
              { name: "Mobile", text: "7 people" },
            ],
          },
          {
            name: "Support tools",
            text: "Ruth Lindqvist",
            children: [{ name: "Console", text: "6 people, 4 open" }],
          },
        ],
      },
      notes: "Identity and storage share a lead until June.",
    },
    {
      kind: "timeline",
      title: "Three waves keep the interviewers sane",
      events: [
        { date: "February to April", title: "First wave", text: "14 support, 4 sales", highlighted: true },
        { date: "May to August", title: "Second wave", text: "Replacements in engineering and operations" },
        { date: "September to November", title: "Third wave", text: "Design, rest of sales" },
      ],
      notes: "December stays free of interviews.",
    },
    {
      kind: "section",
      title: "How we hire",
      summary: "A shorter, fairer process",
      notes: "The part with most discussion.",
    },
    {
      kind: "process",
      title: "Four conversations in ten working days",
      steps: [
        { title: "Call", text: "30 minutes, same questions for all" },
        { title: "Show the work", text: "A paid task of three hours" },
        { title: "Meet the team", text: "Half a day, with lunch" },
        { title: "Decide", text: "Within two days, in writing" },
      ],
      notes: "Today it is seven conversations in five weeks.",
    },
    {
      kind: "flow",
      title: "Three answers decide whether we open a role",
      nodes: [
        {
          id: "leaver",
          form: "question",
          text: "Does it replace a leaver?",
          edges: [
            { to: "still", label: "Yes" },
            { to: "funded", label: "No" },
          ],
        },
        {
          id: "still",
          form: "question",
          text: "Would we open it again today?",
          edges: [
            { to: "open", label: "Yes" },
            { to: "close", label: "No" },
          ],
        },
        {
          id: "funded",
          form: "question",
          text: "Is it in the budget?",
          edges: [
            { to: "open", label: "Yes" },
            { to: "case", label: "No" },
          ],
        },
        { id: "case", form: "end", text: "Write a case for next quarter" },
        { id: "open", form: "end", text: "Open within five days" },
        { id: "close", form: "end", text: "Close the seat" },
      ],
      notes: "Last year eleven seats were filled only because they were empty.",
    },
    {
      kind: "cards",
      title: "Four rules for every interviewer",
      cards: [
        {
          heading: "Describe the job as it is",
          text: rich("Including the dull parts and the on-call rota"),
          icon: "clipboard-list",
        },
        {
          heading: "Score before you talk",
          text: rich("Write your score down before the debrief"),
          icon: "pencil",
        },
        {
          heading: "One question per skill",
          text: rich("Agreed in advance, the same for all"),
          icon: "list-checks",
        },
        { heading: "Answer everybody", text: rich("A reason within five working days"), icon: "mail" },
      ],
      notes: "Training is one hour, twice a month.",
    },
    {
      kind: "comparison",
      title: "We recommend referrals over agencies",
      options: [
        { heading: "Agencies", points: signed("+ Fast start", "- 22 % of a salary", "- 40 % leave early") },
        {
          heading: "Referrals",
          recommended: true,
          points: signed("+ 1 in 16 leaves early", "+ $3,000 a hire", "- Alike people", "- Limited reach"),
        },
      ],
      notes: "Against sameness: referrals count only with a diverse short list.",
    },
    {
      kind: "section",
      title: "What it costs",
      summary: "Budget and risk",
      notes: "Last part.",
    },
    {
      kind: "chart",
      title: "The plan costs a fifth less than last year's",
      chart: {
        form: "pie",
        categories: ["Referral bonuses", "Job boards", "Paid tasks", "Training", "Agencies"],
        series: [{ name: "Budget 2027", values: [132, 88, 64, 41, 35] }],
        unit: "$ thousand",
        highlightedCategory: 0,
      },
      reading: rich("**$360,000** in all, down from $452,000."),
      notes: "Agencies remain for two senior roles.",
    },
    {
      kind: "plan",
      title: "Half of the roles are filled before the summer",
      periods: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep"],
      rows: [
        { label: "Train interviewers", start: 0, end: 1.5, owner: "Ruth Lindqvist", done: 1 },
        {
          label: "First wave: support",
          start: 1,
          end: 4,
          owner: "Dele Okafor",
          done: 0.25,
          highlighted: true,
          milestones: [{ at: 4, label: "22 signed" }],
        },
        { label: "Second wave: platform", start: 3.5, end: 6.5, owner: "Inès Marchetti" },
        { label: "Summer break", start: 6.5, end: 7.5 },
        {
          label: "Third wave: product",
          start: 7,
          end: 9,
          owner: "Dele Okafor",
          milestones: [{ at: 9, label: "46 signed" }],
        },
      ],
      notes: "The first wave has begun already, with the roles of last year.",
    },
    {
      kind: "closing",
      title: "Approve 46 roles and the new process today",
      nextSteps: [
        { action: "Open the first 18 roles", owner: "People team", date: "Feb 1" },
        { action: "Train 40 interviewers", owner: "Team leads", date: "Feb 15" },
        { action: "Report exits by source", owner: "People team", date: "Each quarter" },
      ],
      contact: "people@brightloom.example",
      notes: "If only one thing is approved, let it be the process.",
    },
  ],
});
