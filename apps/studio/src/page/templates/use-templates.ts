import type { Template } from "@lectern/types";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useStore } from "../state/use-store.ts";
import { useStudio } from "../studio.ts";

/** Under what the list of templates is remembered. */
export const templatesKey = ["templates"] as const;

/** Returns the caller's templates, without those on their way out. */
export function useTemplates(): UseQueryResult<Template[]> {
  const { service, deletions } = useStudio();
  const leaving = useStore(deletions.states);
  return useQuery({
    queryKey: templatesKey,
    queryFn: ({ signal }) => service.client.listTemplates({}, { signal }),
    select: (templates) => templates.filter(({ id }) => !leaving.has(toTemplateDeletion(id))),
  });
}

/** Returns the name of a template's deletion. */
export function toTemplateDeletion(id: string): string {
  return `template ${id}`;
}
