import { createExample } from "../src/example.ts";
import { points, rich, rows } from "../src/write-text.ts";

/** Engineers explain an outage, with the code that caused it. */
export const postmortem = createExample({
  name: "postmortem",
  look: "graphite",
  title: "Postmortem: checkout outage of 12 October",
  language: "en-US",
  slides: [
    {
      kind: "title",
      title: "How one missing index stopped checkout for 47 minutes",
      subtitle: "Postmortem of incident 2026-118",
      byline: "Payments team, Parcelo · October 19, 2026",
      notes: "Blameless: we talk about systems, not about people.",
    },
    {
      kind: "numbers",
      title: "The outage in four figures",
      figures: [
        { value: "47 min", label: "of failed checkouts", text: "14:02 to 14:49 UTC", highlighted: true },
        { value: "18,240", label: "orders lost", text: "About 60 % came back later" },
        { value: "9 min", label: "to the first alert", text: "Goal: two" },
        { value: "1", label: "line changed", text: "In a migration of 300" },
      ],
      takeaway: rich("Without the wrong turn the outage would have lasted **29 minutes**."),
      notes: "Orders lost are estimated from the same hour of the week before.",
    },
    {
      kind: "timeline",
      title: "We noticed late, guessed wrong once, then fixed it fast",
      events: [
        { date: "13:58", title: "Deploy", text: "Release 412 with the new orders migration" },
        { date: "14:02", title: "First time-outs", text: "Checkout takes more than 10 s" },
        { date: "14:11", title: "Alert", text: "On-call engineer joins" },
        { date: "14:20", title: "Wrong turn", text: "We restart the cache; nothing changes" },
        { date: "14:38", title: "Found", text: "Sequential scan on orders", highlighted: true },
        { date: "14:49", title: "Healthy", text: "Index built concurrently" },
      ],
      notes: "All times UTC.",
    },
    {
      kind: "chart",
      title: "Latency rose a hundredfold the minute after the deploy",
      chart: {
        form: "line",
        categories: [
          "13:50",
          "13:55",
          "14:00",
          "14:05",
          "14:10",
          "14:20",
          "14:30",
          "14:40",
          "14:50",
          "15:00",
        ],
        series: [
          { name: "95th percentile", values: [110, 115, 180, 9800, 11200, 11900, 12100, 10400, 190, 120] },
        ],
        unit: "ms",
      },
      reading: rich("From **115 ms** to **11,900 ms**, and back within minutes of the index."),
      source: "Tracing, checkout service, 12 October",
      notes: "The plateau is our own time-out of twelve seconds.",
    },
    {
      kind: "code",
      title: "The migration dropped an index that the query needed",
      codeLanguage: "SQL",
      code: `-- 0412_orders_status.sql
ALTER TABLE orders ADD COLUMN status_v2 smallint NOT NULL DEFAULT 0;
UPDATE orders SET status_v2 = status_code(status);

-- Drops orders_status_created_idx as well: it covers the column.
ALTER TABLE orders DROP COLUMN status;
ALTER TABLE orders RENAME COLUMN status_v2 TO status;`,
      caption: "Dropping a column drops every index that mentions it, without a word.",
      notes: "Reviewed by two people; both looked at the table, not at the index.",
    },
    {
      kind: "code",
      title: "A test would have caught it, and now there is one",
      codeLanguage: "TypeScript",
      code: `import { explain, migrate } from "./testing.ts";

for (const query of hotQueries) {
  test(\`\${query.name} uses an index\`, async () => {
    const database = await migrate("latest");
    const plan = await explain(database, query.sql, query.parameters);

    expect(plan.nodes).not.toContainEqual(
      expect.objectContaining({ type: "Seq Scan", table: query.table }),
    );
  });
}`,
      caption: "Runs on a copy of the production schema with a million rows in each table.",
      notes: "Takes 40 seconds in the pipeline.",
    },
    {
      kind: "bullets",
      title: "Three defenses had holes in the same place",
      items: points(
        ["Review :: looked at the rows, not at the plan", "No tool showed the dropped index"],
        ["Staging :: has 2,000 orders, production 90 million", "A scan of 2,000 rows takes a millisecond"],
        ["Alerting :: watched errors, not latency", "Slow answers are not errors until they time out"],
      ),
      notes: "Each hole alone was harmless.",
    },
    {
      kind: "columns",
      title: "What went well, what went badly, where we were lucky",
      columns: [
        {
          heading: "Well",
          items: points("One incident channel", "Index built without a lock", "Honest status page"),
        },
        {
          heading: "Badly",
          items: points("Nine minutes blind", "Wrong suspect first", "No roll-back of the schema"),
        },
        { heading: "Lucky", items: points("Not on a sale day", "The query's author was awake") },
      ],
      notes: "Luck is a finding, too.",
    },
    {
      kind: "table",
      title: "Seven actions, each with an owner and a date",
      columns: [
        { heading: "Action" },
        { heading: "Kind" },
        { heading: "Owner" },
        { heading: "Due" },
        { heading: "State" },
      ],
      rows: rows(
        "Plan test for hot queries | Prevent | Mirela | Oct 16 | Done",
        "List dropped indexes in the review | Prevent | Jonas | Oct 23 | In review",
        "Staging with a million orders | Prevent | Data team | Nov 13 | Started",
        "Alert on 95th percentile | Detect | Mirela | Oct 20 | Done",
        "Reversible migrations only | Mitigate | Architecture | Nov 30 | Draft",
        "Runbook: find a slow query | Mitigate | Sefa | Oct 30 | Started",
        "Game day for the database | Learn | On-call group | Dec 4 | Planned",
      ),
      notes: "Go through the open ones only.",
    },
    {
      kind: "statement",
      title: "Slow is down: we page on latency from now on",
      support: "Two minutes above 500 ms at the 95th percentile wakes somebody up.",
      notes: "Ask for objections here.",
    },
    {
      kind: "closing",
      title: "Next review on November 2, with the open actions",
      nextSteps: [
        { action: "Close the two open preventions", owner: "Jonas, data team", date: "Nov 13" },
        { action: "Decide on reversible migrations", owner: "Architecture", date: "Nov 30" },
        { action: "Run the game day", owner: "On-call group", date: "Dec 4" },
      ],
      contact: "#incident-2026-118",
      notes: "The document stays open for comments.",
    },
  ],
});
