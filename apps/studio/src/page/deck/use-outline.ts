import { ApiError } from "@lectern/client";
import type { Outline } from "@lectern/types";
import { type UseMutationResult, type UseQueryResult, useMutation, useQuery } from "@tanstack/react-query";
import { pictureKey } from "../pictures/picture-key.ts";
import type { TaggedOutline } from "../service/service.ts";
import { type Studio, useStudio } from "../studio.ts";
import { versionsKey } from "./use-versions.ts";

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
  /** Or what reads it. */
  readonly outline: Outline | (() => Promise<Outline>);
  /** Whether it is saved though the deck was changed elsewhere. */
  readonly isForced?: boolean;
}

/** Returns what has a deck laid out anew; the service keeps what it said before as a version. */
export function useOutlineChange(id: string): UseMutationResult<void, Error, OutlineChange> {
  const studio = useStudio();
  return useMutation({ mutationFn: (wish: OutlineChange) => changeOutline(studio, id, wish) });
}

async function changeOutline(studio: Studio, id: string, wish: OutlineChange): Promise<void> {
  const { service, queries, history } = studio;
  const tag = wish.isForced ? "*" : (queries.getQueryData<TaggedOutline>(outlineKey(id))?.tag ?? "*");
  const outline = typeof wish.outline === "function" ? await wish.outline() : wish.outline;
  await service.writeOutline(id, outline, tag);
  // Title, number of slides and colours are those of the new file.
  history.set(
    history
      .get()
      .map(({ look, ...deck }) => (deck.id === id || look === undefined ? deck : { ...deck, look })),
  );
  queries.setQueryData(outlineKey(id), await service.readOutline(id));
  await queries.invalidateQueries({ queryKey: pictureKey(id) });
  await queries.invalidateQueries({ queryKey: versionsKey(id) });
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
