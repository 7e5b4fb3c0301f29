// pnpm --filter @lectern/examples agent [DIRECTORY]: an assistant that makes a deck by `lectern mcp`, with a program in the
// place of its language model. It writes an outline with two faults and mends them from what the answer says of them.
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { type AgentAnswer, mend, type WrittenOutline } from "./agent/mend.ts";

const lectern = fileURLToPath(new URL("../../apps/server/src/lectern.ts", import.meta.url));

const outline: WrittenOutline = {
  title: "Night buses for Harstad",
  language: "en",
  slides: [
    // A fault: the field is called subtitle.
    { kind: "title", title: "Night buses for Harstad", subtitel: "What two years of service have shown" },
    {
      kind: "chart",
      title: "Riders doubled in two years",
      chart: {
        form: "column",
        categories: ["2023", "2024", "2025"],
        // A fault: a value is digits only.
        series: [{ name: "Riders", values: [10_900, 16_200, "22,400 riders"] }],
        highlightedCategory: "2025",
      },
      reading: "The third line brought **half** of the growth",
      source: "Ticket counts",
      notes: "Counted on the buses, from one to five at night.",
    },
    {
      kind: "cards",
      title: "Three lines run after midnight",
      cards: [
        { heading: "N1", text: "Harbour to station", icon: "ship", value: "20 min" },
        { heading: "N2", text: "Along the fjord", icon: "waves", value: "30 min" },
        { heading: "N3", text: "Hospital and campus", icon: "heart-pulse", value: "30 min" },
      ],
    },
    {
      kind: "closing",
      title: "Decide on line N4 today",
      nextSteps: [
        { action: "Order the survey", owner: "City council", date: "4 May" },
        { action: "Report on the autumn", owner: "Harstad transport", date: "1 December" },
      ],
    },
  ],
};

const client = new Client({ name: "lectern-example", version: "1.0.0" });
const directory = resolve(process.argv[2] ?? (await mkdtemp(join(tmpdir(), "lectern-agent-"))));
await client.connect(
  new StdioClientTransport({
    command: process.execPath,
    args: [lectern, "mcp", "--directory", directory],
    stderr: "inherit",
  }),
);
const { tools } = await client.listTools();
print(`tools: ${tools.map(({ name }) => name).join(", ")}`);

const first = await call("create_presentation", outline);
if (first.faults === undefined) throw new Error("Expected the answer to name two faults.");
const made = await call("create_presentation", mend(outline, first.faults));
await call("describe_page", { presentation: made.presentation, page: 2 });
await client.close();

async function call(name: string, given: object): Promise<AgentAnswer> {
  print(`\n> ${name} ${JSON.stringify(given)}`);
  const { content } = await client.callTool({ name, arguments: { ...given } });
  const [{ text = "" } = {}] = content as readonly { readonly text?: string }[];
  print(`< ${text}`);
  return JSON.parse(text) as AgentAnswer;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
