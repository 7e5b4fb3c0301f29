import type { PresentationPage } from "@lectern/types";
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from "@tanstack/react-query";
import type { CoverColors } from "../file-look/deck-look.ts";
import { builtInLooks } from "../page-constants.ts";
import { useStore } from "../state/use-store.ts";
import { useStudio } from "../studio.ts";

/** A deck as lists show it. */
export interface ListedDeck {
  readonly id: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** Undefined where this browser never saw its file. */
  readonly slideCount: number | undefined;
  readonly colors: CoverColors;
}

/** Some of the caller's decks, and the way to more. */
export interface Decks {
  readonly list: readonly ListedDeck[];
  readonly query: UseInfiniteQueryResult<InfiniteData<PresentationPage>>;
}

const plainColors: CoverColors = builtInLooks[0]?.colors ?? { field: "#12263f", accents: [] };

/** Returns the caller's decks with these words in their titles, the newest first; without the samples of templates. */
export function useDecks(search: string): Decks {
  const { service, history, templates } = useStudio();
  const known = useStore(history);
  const samples = new Set(Object.values(useStore(templates)).map(({ sampleId }) => sampleId));
  const query = useInfiniteQuery({
    queryKey: ["decks", search],
    queryFn: ({ pageParam, signal }) =>
      service.client.listPresentations(
        { ...(search !== "" && { q: search }), ...(pageParam !== undefined && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  const list = (query.data?.pages ?? [])
    .flatMap(({ presentations }) => presentations)
    .filter(({ id }) => !samples.has(id))
    .map(({ id, title, createdAt, look }): ListedDeck => {
      const seen = known.find((deck) => deck.id === id)?.look;
      const colors = seen?.colors ?? builtInLooks.find(({ name }) => name === look)?.colors ?? plainColors;
      return { id, title, madeAt: Date.parse(createdAt), slideCount: seen?.slideCount, colors };
    });
  return { list, query };
}
