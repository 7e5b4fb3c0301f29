import { join } from "node:path";
import { findArrowFaults, readArrows } from "./arrows.ts";

const root = join(import.meta.dirname, "../../..");
const faults = findArrowFaults(root, readArrows(root));
for (const { file, message } of faults) console.error(`${file}: ${message}`);
if (faults.length > 0) process.exitCode = 1;
else console.log("Every import is as checks/arrows.json allows, and none form a circle.");
