import { useQuery } from "@tanstack/react-query";
import { useStore } from "../state/use-store.ts";
import { useStudio } from "../studio.ts";
import { texts } from "../texts/texts.ts";

/** Returns what people call a template: as it is known here, else as the service tells. */
export function useTemplateName(id: string): string {
  const { service, templates } = useStudio();
  const known = useStore(templates)[id]?.name;
  const { data } = useQuery({
    queryKey: ["template", id],
    queryFn: async ({ signal }) => (await service.client.getTemplate({ id }, { signal })).name,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: known === undefined,
  });
  return known ?? data ?? texts.templates.unnamed;
}
