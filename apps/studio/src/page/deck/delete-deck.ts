import { forgetDeck } from "../decks/history.ts";
import { deleteWithUndo } from "../deletion/delete-with-undo.ts";
import type { Studio } from "../studio.ts";
import { texts } from "../texts/texts.ts";

/** Deletes a deck, with time to undo it. */
export function deleteDeck(
  studio: Studio,
  { id, title }: { readonly id: string; readonly title: string },
): void {
  deleteWithUndo(studio, {
    name: toDeckDeletion(id),
    doneText: texts.deck.deleted(title),
    failedText: texts.deck.deleteFailed(title),
    send: () => studio.service.client.deletePresentation({ id }),
    onDeleted: () => {
      forgetDeck(studio.history, id);
      void studio.queries.invalidateQueries({ queryKey: ["decks"] });
      studio.queries.removeQueries({ queryKey: ["deck", id] });
    },
  });
}

/** Returns the name of a deck's deletion. */
export function toDeckDeletion(id: string): string {
  return `deck ${id}`;
}
