// Read by tsc, not run: every line below a @ts-expect-error must not compile.
import { expectTypeOf } from "vitest";
import type {
  components,
  GeneratePresentation,
  operations,
  Presentation,
  PresentationEmbed,
  PresentationReport,
  Problem,
  ProblemCode,
  paths,
  Template,
} from "./index.ts";

// Field by field, so that a new one in the contract does not break this.
expectTypeOf<Presentation>().toExtend<{ id: string; embed: string; download: string }>();
expectTypeOf<Presentation["id"]>().toEqualTypeOf<string>();
expectTypeOf<PresentationEmbed["location"]>().toEqualTypeOf<string>();
expectTypeOf<Template["createdAt"]>().toEqualTypeOf<string>();
expectTypeOf<{ prompt: string }>().toExtend<GeneratePresentation>();
expectTypeOf<NonNullable<GeneratePresentation["templateId"]>>().toEqualTypeOf<string>();
expectTypeOf<Problem["code"]>().toEqualTypeOf<ProblemCode>();
expectTypeOf<"template_unusable">().toExtend<ProblemCode>();
expectTypeOf<components["schemas"]["Template"]>().toEqualTypeOf<Template>();

// A report is read without looking whether its lists are there, and its words are those of the contract.
expectTypeOf<PresentationReport["mode"]>().toEqualTypeOf<"document" | "plan" | "topic">();
expectTypeOf<PresentationReport["author"]["reason"]>().toEqualTypeOf<
  "model_failed" | "model_timeout" | undefined
>();
expectTypeOf<PresentationReport["leftOut"][number]["where"]>().toEqualTypeOf<"notes" | "nowhere">();
expectTypeOf<PresentationReport["unfounded"]>().toExtend<{ slide: number; text: string }[]>();
expectTypeOf<PresentationReport["understood"]["parts"][number]["text"]>().toEqualTypeOf<string>();

// A binary body is a Blob, in both directions.
type Download = paths["/v1/presentations/{id}/download"]["get"]["responses"][200]["content"];
type Upload = operations["uploadTemplate"]["requestBody"]["content"];
expectTypeOf<Download[keyof Download]>().toEqualTypeOf<Blob>();
expectTypeOf<Upload[keyof Upload]>().toEqualTypeOf<Blob>();

// @ts-expect-error The contract knows no theme.
export const undeclared: GeneratePresentation = { prompt: "Urban gardening", theme: "dark" };
// @ts-expect-error The prompt is missing.
export const incomplete: GeneratePresentation = { templateId: "t1" };
// @ts-expect-error There is no such code.
export const unknownCode: ProblemCode = "teapot";
// @ts-expect-error A field may be left out, but not be undefined.
export const undefinedField: GeneratePresentation = { prompt: "Urban gardening", templateId: undefined };
