import { ApiError } from "@lectern/client";
import type { Outline } from "@lectern/types";
import { type UseMutationResult, type UseQueryResult, useMutation, useQuery } from "@tanstack/react-query";
import { addVersion, type Version } from "../outline/versions.ts";
import { pictureKey } from "../pictures/picture-key.ts";
import type { TaggedOutline } from "../service/service.ts";
import { type Studio, useStudio } from "../studio.ts";

/** Returns what a deck says; an error where it was made before the service kept that. */
export function useOutline(id: string): UseQueryResult<TaggedOutline> {
  const { service } = useStudio();
  return useQuery({
    queryKey: outlineKey(id),
    queryFn: ({ signal }) => service.readOutline(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What a deck is to say from now on. */
export interface OutlineChange {
  readonly outline: Outline;
  readonly change: Version["change"];
  /** Whether it is saved though the deck was changed elsewhere. */
  readonly isForced?: boolean;
}

/** Returns what has a deck laid out anew; what it said before and says then are kept as versions. */
export function useOutlineChange(id: string): UseMutationResult<void, Error, OutlineChange> {
  const studio = useStudio();
  return useMutation({ mutationFn: (wish: OutlineChange) => changeOutline(studio, id, wish) });
}

async function changeOutline(studio: Studio, id: string, wish: OutlineChange): Promise<void> {
  const { service, queries, versions, history, now } = studio;
  const before = queries.getQueryData<TaggedOutline>(outlineKey(id));
  const tag = wish.isForced ? "*" : (before?.tag ?? "*");
  await service.writeOutline(id, wish.outline, tag);
  const made = history.get().find((deck) => deck.id === id);
  const isFirst = !versions.get().some(({ deckId }) => deckId === id);
  if (before !== undefined && isFirst) {
    const first: Version = {
      deckId: id,
      at: made?.madeAt ?? now() - 1,
      change: "first",
      outline: before.outline,
    };
    versions.set(addVersion(versions.get(), first));
  }
  const { outline, change } = wish;
  versions.set(addVersion(versions.get(), { deckId: id, at: now(), change, outline }));
  // Title, number of slides and colours are those of the new file.
  history.set(
    history
      .get()
      .map(({ look, ...deck }) => (deck.id === id || look === undefined ? deck : { ...deck, look })),
  );
  queries.setQueryData(outlineKey(id), await service.readOutline(id));
  await queries.invalidateQueries({ queryKey: pictureKey(id) });
  await queries.invalidateQueries({ queryKey: ["look", id] });
  await queries.invalidateQueries({ queryKey: ["decks"] });
}

/** Whether a deck was changed elsewhere since it was read here. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412;
}

/** Under what the outline of a deck is remembered. */
export function outlineKey(id: string): readonly string[] {
  return ["outline", id];
}
