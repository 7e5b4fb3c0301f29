// Read by tsc, not run: every line below a @ts-expect-error must not compile.
import type { BulletsSlide, GeneratePresentation, Presentation, Template } from "@lectern/types";
import { expectTypeOf } from "vitest";
import type { z } from "zod";
import type { zBulletsSlide, zGeneratePresentation, zPresentation, zTemplate } from "./generated/zod.ts";

expectTypeOf<z.infer<typeof zPresentation>>().toEqualTypeOf<Presentation>();
expectTypeOf<z.infer<typeof zTemplate>>().toEqualTypeOf<Template>();
expectTypeOf<GeneratePresentation>().toExtend<z.input<typeof zGeneratePresentation>>();
expectTypeOf<BulletsSlide>().toExtend<z.input<typeof zBulletsSlide>>();
// @ts-expect-error The prompt is a text.
({ prompt: 7 }) satisfies z.input<typeof zGeneratePresentation>;
