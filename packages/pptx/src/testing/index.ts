export { type OddTemplate, oddTemplates } from "./odd-templates.ts";
