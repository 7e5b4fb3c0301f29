export { type GuideTemplates, guideTemplates } from "./guide-templates.ts";
export { type OddTemplate, oddTemplates } from "./odd-templates.ts";
