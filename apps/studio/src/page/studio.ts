import { Toast } from "@base-ui/react/toast";
import { UnauthorizedError } from "@lectern/client";
import type { Presentation, PresentationReport } from "@lectern/types";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { type Draft, emptyDraft, parseDraft } from "./compose/draft.ts";
import { addDeck, type MadeDeck, parseHistory, toExcerpt } from "./decks/history.ts";
import { createDeletions, type Deletions } from "./deletion/deletions.ts";
import { createGenerateDeck } from "./generating/generate-deck.ts";
import { createGeneration, type Generation, type GenerationRequest } from "./generating/generation.ts";
import { keepRunning } from "./generating/keep-running.ts";
import { parseReview, type Review } from "./outline/review.ts";
import { parseUnsaved, type Unsaved } from "./outline/unsaved.ts";
import { createService, type Service } from "./service/service.ts";
import { type Appearance, parseAppearance } from "./state/appearance.ts";
import { goTo } from "./state/current-route.ts";
import { createSharedWorkArea, createWorkArea } from "./state/kept-area.ts";
import type { Route } from "./state/route.ts";
import { createSession, type Session, type SessionParts } from "./state/session.ts";
import { createKeptStore, createStore, type KeptArea, type Store } from "./state/store.ts";
import { type KnownTemplates, parseKnownTemplates } from "./templates/known-templates.ts";
import { type LanguageChoice, parseLanguageChoice } from "./texts/language-choice.ts";
import { english, type Language } from "./texts/languages.ts";
import { texts } from "./texts/texts.ts";

/** What the screens work with. */
export interface Studio {
  readonly service: Service;
  readonly queries: QueryClient;
  readonly toasts: ReturnType<typeof Toast.createToastManager>;
  readonly session: Store<Session>;
  readonly appearance: Store<Appearance>;
  readonly languageChoice: Store<LanguageChoice>;
  /** The language that is spoken; whoever sets it has fetched its texts. */
  readonly language: Store<Language>;
  readonly draft: Store<Draft>;
  readonly history: Store<readonly MadeDeck[]>;
  readonly templates: Store<KnownTemplates>;
  readonly review: Store<Review>;
  /** What was changed in decks and is not saved. */
  readonly unsaved: Store<Unsaved>;
  readonly deletions: Deletions;
  readonly generation: Generation;
  readonly now: () => number;
  readonly uuid: () => string;
  /** Ends the session and forgets what was written and made; what waits to be deleted is deleted first. */
  signOut(): Promise<void>;
}

/** What a studio takes from the browser. */
export interface StudioParts {
  /** Kept for as long as the tab is open. */
  readonly tabArea: KeptArea;
  /** Kept for good. */
  readonly browserArea: KeptArea;
  readonly now: () => number;
  readonly uuid: () => string;
  /** Left out: this tab knows of no other. */
  readonly channel?: SessionParts["channel"];
  /** Left out: the service that the page came from. */
  readonly createService?: (key: () => string | undefined) => Service;
}

/** Puts the studio together. */
export function createStudio({ tabArea, browserArea, now, uuid, ...parts }: StudioParts): Studio {
  const session = createSession({ tabArea, browserArea, channel: parts.channel });
  const isRemembered = (): boolean => {
    const current = session.get();
    return current.kind === "signed-in" && current.isRemembered;
  };
  const areas = { tabArea, browserArea, isRemembered };
  const own = { area: createWorkArea(areas), isShared: false };
  const draft = createKeptStore({ ...own, name: "lectern.draft", parse: parseDraft });
  const history = createKeptStore({ area: browserArea, name: "lectern.history", parse: parseHistory });
  const templates = createKeptStore({
    area: browserArea,
    name: "lectern.templates",
    parse: parseKnownTemplates,
  });
  const appearance = createKeptStore({
    area: browserArea,
    name: "lectern.appearance",
    parse: parseAppearance,
  });
  const languageChoice = createKeptStore({
    area: browserArea,
    name: "lectern.language",
    parse: parseLanguageChoice,
  });
  const language = createStore<Language>(english);
  const review = createKeptStore({ ...own, name: "lectern.review", parse: parseReview });
  const unsaved = createKeptStore({
    area: createSharedWorkArea(areas),
    name: "lectern.unsaved",
    parse: parseUnsaved,
  });
  // Here or in another tab.
  session.subscribe(() => {
    const current = session.get();
    if (current.kind === "signed-in" || current.because === "rejected") return;
    draft.set(emptyDraft);
    review.set(undefined);
    unsaved.set({});
  });
  // Where earlier studios kept what decks said: the service does now.
  browserArea.removeItem("lectern.versions");
  const service = (parts.createService ?? createService)(() => readKey(session));
  const toasts = Toast.createToastManager();
  const deletions = createDeletions();
  const end = (because: "nobody" | "rejected"): void => {
    generation.cancel();
    session.set({ kind: "signed-out", because });
    queries.clear();
  };
  const onError = (error: unknown): void => {
    if (error instanceof UnauthorizedError && readKey(session) !== undefined) end("rejected");
  };
  const queries = createQueries(onError);
  const generation = createGeneration({
    generateDeck: createGenerateDeck(service.client),
    now,
    onMade: (made, request) => {
      if (made.kind === "outline") {
        review.set(made.composed);
        announce(toasts, { title: texts.outline.ready, route: { kind: "compose" } });
        return;
      }
      const { presentation, report } = made;
      history.set(addDeck(history.get(), toMadeDeck(presentation, request, report, now())));
      void queries.invalidateQueries({ queryKey: ["decks"] });
      review.set(undefined);
      draft.set({ ...draft.get(), prompt: "" });
      announce(toasts, { title: texts.deck.ready, route: { kind: "deck", id: presentation.id } });
    },
    onFailed: onError,
  });
  const left = keepRunning(generation, tabArea);
  if (left !== undefined && readKey(session) !== undefined) void generation.start(left);
  return {
    ...{ service, queries, toasts, session, appearance, draft, history, templates, deletions, generation },
    ...{ languageChoice, language, review, unsaved, now, uuid },
    async signOut() {
      await deletions.flush();
      end("nobody");
      history.set([]);
      templates.set({});
    },
  };
}

function readKey(session: Store<Session>): string | undefined {
  const current = session.get();
  return current.kind === "signed-in" ? current.key : undefined;
}

/** The client tries again by itself; a second layer of tries would only make people wait. */
function createQueries(onError: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: false, staleTime: 60_000, networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

function toMadeDeck(
  { id }: Presentation,
  { prompt, templateId }: GenerationRequest,
  report: PresentationReport | undefined,
  madeAt: number,
): MadeDeck {
  return {
    ...{ id, prompt, excerpt: toExcerpt(prompt), madeAt },
    ...(templateId !== undefined && { templateId }),
    ...(report !== undefined && { report }),
  };
}

/** Whoever waits is shown what was made; whoever went elsewhere in the meantime is told. */
function announce(
  toasts: Studio["toasts"],
  { title, route }: { readonly title: string; readonly route: Route },
): void {
  const open = () => goTo(route);
  if (location.hash === "" || location.hash === "#/") open();
  else toasts.add({ title, actionProps: { children: texts.deck.open, onClick: open } });
}

/** Gives the screens their studio. */
export const StudioContext = createContext<Studio | undefined>(undefined);

/** Returns the studio that the screens work with. */
export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (studio === undefined) throw new Error("Expected a StudioContext around the screens.");
  return studio;
}
