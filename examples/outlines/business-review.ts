import { createExample } from "../src/example.ts";
import { points, rich, rows, signed } from "../src/write-text.ts";

/** A retailer looks back on its year: the full round of kinds in one deck. */
export const businessReview = createExample({
  name: "business-review",
  look: "harbor",
  title: "Marlow & Finch: fiscal year 2026",
  language: "en-GB",
  slides: [
    {
      kind: "title",
      title: "Growth came from the customers we already had",
      subtitle: "Marlow & Finch, fiscal year 2026, and the plan for 2027",
      byline: "Strategy Office · 20 November 2026",
      notes: "Welcome. We have forty minutes; questions at the end of each part.",
    },
    {
      kind: "agenda",
      title: "Four questions decide the coming year",
      entries: [
        { title: "Where we stand", summary: "Revenue, margin, retention" },
        { title: "What changed in the market", summary: "Demand, prices, competitors" },
        { title: "Numbers by region", summary: "Who carried the year" },
        { title: "Plan for 2027", summary: "Three priorities, risks, next steps" },
      ],
      notes: "The third part has the regional figures that the board asked for in September.",
    },
    {
      kind: "section",
      title: "Where we stand",
      summary: "Revenue, margin, retention",
      notes: "Ten minutes for this part.",
    },
    {
      kind: "bullets",
      title: "Revenue grew 18 % while margins held",
      items: points(
        "Recurring revenue is now **71 %** of sales, up from 63 %",
        "Gross margin held at **58 %** despite higher logistics cost",
        "Net retention reached **114 %** in the trade segment",
        "Customer acquisition cost fell by **9 %** thanks to partner referrals",
        "Cash covers **26 months** of planned spending",
      ),
      notes:
        "Logistics cost rose by four points in the second half.\nThe new warehouse contract starts in March.",
    },
    {
      kind: "numbers",
      title: "Trade customers buy more every year",
      figures: [
        {
          value: "114 %",
          label: "net retention in the trade segment",
          text: "A customer who paid 100 last year pays 114 this year. Hotels stand at 103 %, online shops at 92 %.",
          highlighted: true,
        },
      ],
      notes: "Retention is measured on accounts older than twelve months.",
    },
    {
      kind: "section",
      title: "What changed in the market",
      summary: "Demand, prices, competitors",
      notes: "Five minutes.",
    },
    {
      kind: "comparison",
      title: "Partners and pricing worked, mobile and Asia did not",
      options: [
        {
          heading: "What worked",
          points: signed(
            "+ Partner programme doubled its pipeline",
            "+ New pricing cut discounting by a third",
            "+ Support answers within two hours",
            "+ Onboarding time halved",
          ),
        },
        {
          heading: "What did not",
          points: signed(
            "- Late launch of the mobile shop",
            "- Two large renewals slipped a quarter",
            "- Hiring in Asia behind plan",
            "- Brand awareness flat in the south",
          ),
        },
      ],
      notes: "Be frank about the mobile shop: it cost us the spring season.",
    },
    {
      kind: "section",
      title: "Numbers by region",
      summary: "Who carried the year",
      notes: "Ten minutes, with the regional heads in the room.",
    },
    {
      kind: "table",
      title: "Asia Pacific grew fastest, from the smallest margin",
      columns: [
        { heading: "Region" },
        { heading: "Revenue, £m", alignment: "end" },
        { heading: "Growth", alignment: "end" },
        { heading: "Margin", alignment: "end" },
        { heading: "Customers", alignment: "end" },
      ],
      rows: rows(
        "North America | 48.2 | 21 % | 61 % | 1,204",
        "Europe | 36.9 | 15 % | 57 % | 982",
        "> Asia Pacific | 17.4 | 24 % | 52 % | 431",
        "Latin America | 8.8 | 9 % | 49 % | 265",
        "= Total | 111.3 | 18 % | 58 % | 2,882",
      ),
      source: "Marlow & Finch Finance, fiscal year to 30 September 2026",
      notes: "Asia Pacific's margin suffers from air freight; sea freight starts in February.",
    },
    {
      kind: "chart",
      title: "Every quarter beat the year before, and the gap is widening",
      chart: {
        form: "column",
        categories: ["Q1", "Q2", "Q3", "Q4"],
        series: [
          { name: "2025", values: [20.2, 22, 24.6, 27.4] },
          { name: "2026", values: [24.1, 26.3, 28.7, 32.2], highlighted: true },
        ],
        unit: "£ million",
        decimals: 1,
        highlightedCategory: 3,
      },
      reading: rich("**+£4.8m** in the fourth quarter, the widest lead of the year."),
      source: "Marlow & Finch Finance",
      notes: "Growth by quarter: 19 %, 20 %, 17 %, 18 %.",
    },
    {
      kind: "section",
      title: "Plan for 2027",
      summary: "Three priorities, risks, next steps",
      notes: "The rest of the time.",
    },
    {
      kind: "cards",
      title: "Three priorities for the coming year",
      cards: [
        {
          heading: "Mobile first",
          text: rich("Make the mobile shop the default way in for new customers, live in March."),
          icon: "smartphone",
        },
        {
          heading: "More partners",
          text: rich("Take the partner programme to six further countries, Spain first."),
          icon: "handshake",
        },
        {
          heading: "Keep who we have",
          text: rich("Raise online retention above **97 %** with health scores and better invoices."),
          icon: "heart",
        },
      ],
      notes: "Each priority has one owner and one number.",
    },
    {
      kind: "timeline",
      title: "Mobile first, then six countries, then self-service",
      events: [
        { date: "January", title: "Kick-off", text: "Regional leads agree targets" },
        { date: "March", title: "Mobile shop", text: "Live in all languages", highlighted: true },
        { date: "June", title: "Migration", text: "A third of active users moved" },
        { date: "September", title: "Partners", text: "Six further countries signed" },
        { date: "December", title: "Self-service", text: "Retention above 97 %" },
      ],
      notes: "March is the date that everything hangs on.",
    },
    {
      kind: "quote",
      title: "A customer says why they stay",
      quotation:
        "Switching to Marlow & Finch cut our planning from six weeks to nine days. It is the first supplier that finance and the kitchen both asked to keep.",
      name: "Maria Keller",
      role: "Head of Purchasing, Alpenwerk Hotels",
      notes: "Quoted with permission, October 2026.",
    },
    {
      kind: "closing",
      title: "Three dates decide the start",
      nextSteps: [
        { action: "Approve the budget", owner: "Board", date: "4 December" },
        { action: "Kick off with regional leads", owner: "Strategy Office", date: "11 January" },
        { action: "Report first progress", owner: "Finance", date: "31 March" },
      ],
      contact: "strategy@marlowfinch.example",
      notes: "Ask for the approval of the budget in principle today.",
    },
  ],
});
