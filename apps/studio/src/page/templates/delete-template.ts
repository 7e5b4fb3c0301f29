import type { Template } from "@lectern/types";
import { deleteWithUndo } from "../deletion/delete-with-undo.ts";
import type { Studio } from "../studio.ts";
import { texts } from "../texts/texts.ts";
import { forgetTemplate } from "./known-templates.ts";
import { templatesKey, toTemplateDeletion } from "./use-templates.ts";

/** Deletes a template and the sample deck that was made with it, with time to undo it. */
export function deleteTemplate(
  studio: Studio,
  { id, name }: { readonly id: string; readonly name: string },
): void {
  const { service, draft, templates, queries } = studio;
  if (draft.get().templateId === id) draft.set({ ...draft.get(), templateId: undefined });
  deleteWithUndo(studio, {
    name: toTemplateDeletion(id),
    doneText: texts.templates.deleted(name),
    failedText: texts.templates.deleteFailed(name),
    send: () => service.client.deleteTemplate({ id }),
    onDeleted: () => {
      const { sampleId } = templates.get()[id] ?? {};
      // A sample that stays behind does no harm.
      if (sampleId !== undefined) service.client.deletePresentation({ id: sampleId }).catch(() => undefined);
      templates.set(forgetTemplate(templates.get(), id));
      queries.setQueryData<Template[]>(templatesKey, (list) => list?.filter((one) => one.id !== id));
    },
  });
}
