import type { ListedPresentation } from "@lectern/types";
import { useQuery } from "@tanstack/react-query";
import { useStudio } from "../studio.ts";

const longestSearch = 200;

/**
 * Returns what the service's list says of a deck: when it was made and in which template, wherever that was. Undefined
 * until it is there, and where it is not among those that are called so.
 */
export function useListed(id: string, title: string | undefined): ListedPresentation | undefined {
  const { service } = useStudio();
  const q = title?.trim().slice(0, longestSearch) ?? "";
  const { data } = useQuery({
    queryKey: ["decks", "one", id, q],
    queryFn: async ({ signal }) => {
      const { presentations } = await service.client.listPresentations({ q }, { signal });
      return presentations.find((one) => one.id === id) ?? null;
    },
    enabled: q !== "",
  });
  return data ?? undefined;
}
