import type { Presentation, PresentationReport } from "@lectern/types";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { noteLook } from "../decks/history.ts";
import type { DeckLook } from "../file-look/deck-look.ts";
import { useStore } from "../state/use-store.ts";
import { type Studio, useStudio } from "../studio.ts";

/** Returns how the service is asked for a deck. */
export function toDeckQuery({ service }: Studio, id: string) {
  return {
    queryKey: ["deck", id],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      service.client.getPresentation({ id }, { signal }),
  };
}

/** Returns a deck, with its embed and download URLs. */
export function useDeck(id: string): UseQueryResult<Presentation> {
  return useQuery(toDeckQuery(useStudio(), id));
}

/** Returns the report on a deck; undefined until it is there, and for good where the deck has none; not asked for where it is known. */
export function useReport(id: string, isKnown = false): PresentationReport | undefined {
  const { service } = useStudio();
  const { data } = useQuery({
    queryKey: ["report", id],
    queryFn: ({ signal }) => service.client.getPresentationReport({ id }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: !isKnown,
  });
  return data;
}

/** Returns what the file of a deck says about itself; read once, then known to the history. */
export function useLook(id: string): DeckLook | undefined {
  const { service, history } = useStudio();
  const kept = useStore(history).find((deck) => deck.id === id)?.look;
  const { data } = useQuery({
    queryKey: ["look", id],
    queryFn: ({ signal }) => service.readLook(id, signal),
    enabled: kept === undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (data !== undefined) noteLook(history, id, data);
  }, [data, history, id]);
  return kept ?? data;
}
