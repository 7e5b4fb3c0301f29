import { ApiError } from "@lectern/client";
import type { Outline } from "@lectern/types";
import { type UseMutationResult, type UseQueryResult, useMutation, useQuery } from "@tanstack/react-query";
import { keepUnsaved, type UnsavedOutline } from "../outline/unsaved.ts";
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
  /** Of what it was made from; left out: of what was read last. */
  readonly tag?: string;
  /** Whether it changes the look alone, so that what is not saved stays so. */
  readonly isLookOnly?: boolean;
}

/** Returns what has a deck laid out anew; the service keeps what it said before as a version. */
export function useOutlineChange(id: string): UseMutationResult<void, Error, OutlineChange> {
  const studio = useStudio();
  return useMutation({ mutationFn: (wish: OutlineChange) => changeOutline(studio, id, wish) });
}

async function changeOutline(studio: Studio, id: string, wish: OutlineChange): Promise<void> {
  const { service, queries, history, unsaved } = studio;
  const read = queries.getQueryData<TaggedOutline>(outlineKey(id));
  const tag = wish.isForced ? "*" : (wish.tag ?? read?.tag ?? "*");
  const outline = typeof wish.outline === "function" ? await wish.outline() : wish.outline;
  await service.writeOutline(id, outline, tag);
  // Title, number of slides and colours are those of the new file.
  history.set(
    history
      .get()
      .map(({ look, ...deck }) => (deck.id === id || look === undefined ? deck : { ...deck, look })),
  );
  const saved = await service.readOutline(id);
  const rest = wish.isLookOnly ? unsaved.get()[id] : undefined;
  keepUnsaved(unsaved, id, rest && (rest.tag === tag ? rebase(rest, saved) : rest));
  queries.setQueryData(outlineKey(id), saved);
  await queries.invalidateQueries({ queryKey: pictureKey(id) });
  await queries.invalidateQueries({ queryKey: versionsKey(id) });
  await queries.invalidateQueries({ queryKey: ["look", id] });
  await queries.invalidateQueries({ queryKey: ["decks"] });
}

/** Returns what is not saved as if it had been begun when the deck had its new look. */
function rebase(unsaved: UnsavedOutline, { outline, tag }: TaggedOutline): UnsavedOutline {
  const { design } = outline;
  return { ...unsaved, tag, outline: { ...unsaved.outline, ...(design && { design }) } };
}

/** Whether a deck was changed elsewhere since it was read here. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412;
}

/** Under what the outline of a deck is remembered. */
export function outlineKey(id: string): readonly string[] {
  return ["outline", id];
}
