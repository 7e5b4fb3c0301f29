import type { FoundModel, LocalSearch, LocalServerName } from "@lectern/model-author/discovery";
import { type Settings, toFoundModelSettings } from "../settings/settings.ts";
import { findUnusedKeys, type UnusedKey } from "./model-services.ts";

/** Who writes the decks, and how that came. */
export type AuthorChoice =
  | { readonly kind: "set"; readonly model: string; readonly provider: string }
  | { readonly kind: "found"; readonly found: FoundModel }
  | {
      readonly kind: "embedded";
      /** Whether the operator asked for it. */
      readonly isSet: boolean;
      /** Servers on this machine without a model that writes. */
      readonly servers: readonly LocalServerName[];
      readonly unusedKeys: readonly UnusedKey[];
    };

/** What the choice is made with. */
export interface AuthorSources {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Looks for a model on this machine; left out: on its usual ports. */
  readonly findModel?: () => Promise<LocalSearch>;
}

/** Returns who writes as the settings say, or else a model that answers on this machine now, and the settings for it. */
export async function chooseAuthor(
  settings: Settings,
  { environment, findModel = findUsualModel }: AuthorSources,
): Promise<{ readonly author: AuthorChoice; readonly settings: Settings }> {
  const { model, modelProvider } = settings;
  if (model !== undefined)
    return {
      author: { kind: "set", model: model.model, provider: modelProvider ?? model.provider },
      settings,
    };
  if (modelProvider === "embedded")
    return { author: { kind: "embedded", isSet: true, servers: [], unusedKeys: [] }, settings };
  const { found, servers } = await findModel();
  if (found !== undefined)
    return {
      author: { kind: "found", found },
      settings: { ...settings, model: toFoundModelSettings(settings, found) },
    };
  const unusedKeys = findUnusedKeys(environment);
  return { author: { kind: "embedded", isSet: false, servers, unusedKeys }, settings };
}

// Loaded only where it is looked for one.
async function findUsualModel(): Promise<LocalSearch> {
  const { findLocalModel } = await import("@lectern/model-author/discovery");
  return findLocalModel();
}
