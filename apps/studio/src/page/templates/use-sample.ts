import type { Presentation } from "@lectern/types";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { isGone } from "../notices/describe-failure.ts";
import { type Studio, useStudio } from "../studio.ts";
import { texts } from "../texts/texts.ts";
import { builtInTemplateId, learnTemplate } from "./known-templates.ts";

/** Returns a small deck made with a template: made when it is first asked for, and remembered. */
export function useSample(templateId: string): UseQueryResult<Presentation> {
  const studio = useStudio();
  return useQuery({
    queryKey: ["sample", templateId],
    queryFn: async () => (await findSample(studio, templateId)) ?? makeSample(studio, templateId),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function findSample(
  { service, templates }: Studio,
  templateId: string,
): Promise<Presentation | undefined> {
  const id = templates.get()[templateId]?.sampleId;
  if (id === undefined) return undefined;
  try {
    return await service.client.getPresentation({ id });
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

async function makeSample({ service, templates }: Studio, templateId: string): Promise<Presentation> {
  const sample = await service.client.generatePresentation({
    body: { prompt: texts.templates.samplePrompt, ...(templateId !== builtInTemplateId && { templateId }) },
  });
  const { colors, slideCount } = await service.readLook(sample.id);
  const look = { title: undefined, slideCount, colors };
  templates.set(learnTemplate(templates.get(), templateId, { sampleId: sample.id, look }));
  return sample;
}
