import type { PresentationVersion } from "@lectern/types";
import { useQuery } from "@tanstack/react-query";
import { useStudio } from "../studio.ts";

/** Returns what a deck said before, the newest first; none until they are there, and where the service keeps none. */
export function useVersions(id: string): readonly PresentationVersion[] {
  const { service } = useStudio();
  const { data = [] } = useQuery({
    queryKey: versionsKey(id),
    queryFn: async ({ signal }) =>
      (await service.client.listPresentationVersions({ id }, { signal })).versions,
  });
  return data;
}

/** Under what the versions of a deck are remembered. */
export function versionsKey(id: string): readonly string[] {
  return ["versions", id];
}
