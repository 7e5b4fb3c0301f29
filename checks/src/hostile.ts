// Attacks a service of its own in every way at once, for as long as it is told, and says what came of it.
//   pnpm --filter @lectern/checks hostile [SECONDS] [SEED]
import { laySiege } from "./hostile/lay-siege.ts";
import { describeSiege, findFaults } from "./hostile/report.ts";

const [seconds = "3600", seed = "1"] = process.argv.slice(2);
const told = new Set<string>();
const facts = await laySiege({
  seconds: Number(seconds),
  seed: Number(seed),
  onMinute: ({ tally, memory, seconds: elapsed }) => {
    const sent = [...tally.attacks.values()].reduce((sum, one) => sum + one.sent, 0);
    console.error(`${Math.round(elapsed)} s: ${sent} sent, ${Math.round(memory.at(-1) ?? 0)} MiB`);
    for (const [name, { example }] of tally.faults) {
      if (!told.has(name)) console.error(`FAULT ${name}\n    ${JSON.stringify(example)}`);
      told.add(name);
    }
  },
});
console.log(describeSiege(facts));
const faults = findFaults(facts);
for (const fault of faults) console.log(`FAULT ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
