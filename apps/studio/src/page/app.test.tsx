// @vitest-environment jsdom
import { createClient } from "@lectern/client";
import { cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { App } from "./app.tsx";
import { emptyDraft } from "./compose/draft.ts";
import { createStudio, type Studio } from "./studio.ts";
import { createArea, type MemoryArea } from "./testing/create-area.ts";
import { createFakeService, type FakeService, type FakeServiceOptions } from "./testing/fake-service.ts";
import { sampleOutline } from "./testing/sample-outline.ts";
import { modelReport, topicReport } from "./testing/sample-reports.ts";
import { texts } from "./texts/texts.ts";

// jsdom cannot scroll.
vi.stubGlobal("scrollTo", () => {});
afterEach(() => {
  cleanup();
  location.hash = "";
});

interface Shown {
  readonly studio: Studio;
  readonly service: FakeService;
  readonly user: ReturnType<typeof userEvent.setup>;
}

interface ShowOptions extends FakeServiceOptions {
  readonly isSignedIn?: boolean;
  readonly isRemembered?: boolean;
  readonly wantsReview?: boolean;
  /** Left out: those of a browser that was never here. */
  readonly areas?: Areas;
}

interface Areas {
  readonly tabArea: MemoryArea;
  readonly browserArea: MemoryArea;
}

const createAreas = (): Areas => ({ tabArea: createArea(), browserArea: createArea() });

function show(options: ShowOptions = {}): Shown {
  const service = createFakeService(options);
  const { isRemembered = false } = options;
  const studio = createStudio({
    ...(options.areas ?? createAreas()),
    now: () => Date.UTC(2026, 10, 21),
    uuid: () => "uuid",
    createService: () => service,
  });
  if (options.isSignedIn ?? true) studio.session.set({ kind: "signed-in", key: "k", isRemembered });
  if (options.areas === undefined)
    studio.draft.set({ ...emptyDraft, wantsReview: options.wantsReview ?? false });
  render(<App studio={studio} />);
  return { studio, service, user: userEvent.setup() };
}

/** Answers as the client does where the service says 401. */
async function toUnauthorized(): Promise<Error> {
  const problem = {
    type: "urn:lectern:problem:unauthorized",
    title: "A key.",
    status: 401,
    code: "unauthorized",
  };
  const client = createClient({
    baseUrl: "http://a.example",
    fetch: async () =>
      Response.json(problem, { status: 401, headers: { "content-type": "application/problem+json" } }),
  });
  return client.listTemplates().then(
    () => expect.fail("The key was expected to be refused."),
    (error: Error) => error,
  );
}

const prompt = () => screen.getByLabelText(texts.compose.label);

// Every look at the page is woken by a change of it; only what never comes waits for this.
configure({ asyncUtilTimeout: 60_000 });

test("the right key opens the studio, without the spaces around it", async () => {
  const { service, user } = show({ isSignedIn: false });
  await user.type(screen.getByLabelText(texts.signIn.keyLabel), "  right ");
  await user.click(screen.getByRole("button", { name: texts.signIn.submit }));
  await screen.findByRole("heading", { name: texts.compose.heading });
  expect(service.asked[0]).toBe("check right");
});

test("a wrong key is said to be wrong, and the field has the focus", async () => {
  const error = await toUnauthorized();
  const { user } = show({ isSignedIn: false, failure: () => error });
  await user.type(screen.getByLabelText(texts.signIn.keyLabel), "wrong{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe(texts.signIn.wrong);
  expect(document.activeElement).toBe(screen.getByLabelText(texts.signIn.keyLabel));
});

test("a key that stops being valid leads back to the sign-in, which says so", async () => {
  const error = await toUnauthorized();
  const { studio } = show({ failure: () => error });
  await screen.findByText(texts.signIn.rejected);
  expect(studio.session.get()).toEqual({ kind: "signed-out", because: "rejected" });
});

test("characters are counted as the service counts them, and too few make no deck", async () => {
  const { service, user } = show();
  await user.type(prompt(), "😀😀😀");
  screen.getByText(texts.compose.countLabel(3, 64_000));
  screen.getByText(texts.compose.tooShort(5));
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(service.asked.filter((call) => call.startsWith("generate"))).toEqual([]);
});

test("Ctrl and Enter make the deck in the chosen template, which is then in the history", async () => {
  const template = { id: "t1", createdAt: "2026-11-20T09:30:00.000Z" };
  const { service, studio, user } = show({ templates: [template] });
  await user.click(await screen.findByRole("radio", { name: "Terracotta trains" }));
  await user.click(prompt());
  await user.paste("Night trains are back");
  await user.keyboard("{Control>}{Enter}{/Control}");
  await screen.findByRole("heading", { level: 1, name: "Night trains" });
  expect(service.asked).toContain("generate Night trains are back");
  expect(studio.history.get()).toMatchObject([
    { id: "made", excerpt: "Night trains are back", templateId: "t1", look: { slideCount: 6 } },
  ]);
  expect(screen.getByTitle(texts.deck.viewer("Night trains")).getAttribute("src")).toBe(
    "http://a.example/made/embed",
  );
});

test("a deck is shown with the report on it, and without where it has none", async () => {
  location.hash = "#/decks/one";
  const { service } = show({ report: topicReport });
  await screen.findByRole("heading", { name: texts.report.questionsHeading });
  expect(service.asked).toContain("report one");
  cleanup();
  show();
  await screen.findByTitle(texts.deck.viewer("Night trains"));
  expect(screen.queryByRole("region", { name: texts.report.heading })).toBeNull();
});

test("a slide that a model wrote is looked at first, then saved alone over the outline that was read", async () => {
  location.hash = "#/decks/one";
  const { service, user } = show({ report: modelReport });
  await user.click(await screen.findByRole("button", { name: texts.deck.rewrite }));
  await user.type(screen.getByLabelText(texts.deck.rewriteWish), "Warmer");
  await user.click(screen.getByRole("button", { name: texts.deck.rewriteAsk }));
  await screen.findByText(texts.deck.rewritten);
  expect(service.asked.filter((call) => call.startsWith("write"))).toEqual([]);
  const title = screen.getByLabelText(texts.outline.slideTitle);
  await user.clear(title);
  await user.type(title, "Trains by night");
  await user.click(screen.getByRole("button", { name: texts.outline.save }));
  await waitFor(() => expect(service.asked).toContain('write one Trains by night "1"'));
  expect(service.written[0]?.slides.slice(1)).toEqual(sampleOutline.slides.slice(1));
});

test("a text file is added after what is written, and any other file is refused with the reason", async () => {
  const { user } = show();
  await user.type(prompt(), "First");
  const input = document.querySelector("input[type=file]");
  if (!(input instanceof HTMLInputElement)) return expect.fail("The form was expected to take files.");
  const everything = userEvent.setup({ applyAccept: false });
  await everything.upload(input, new File(["# Zug"], "notes.md"));
  await waitFor(() => expect(prompt()).toHaveProperty("value", "First\n\n# Zug"));
  await everything.upload(input, new File(["PK"], "notes.pptx"));
  await screen.findByText(texts.compose.refusal("notes.pptx", "wrong-type"));
});

test("without a network it says so and makes nothing, but keeps what is written", async () => {
  const { service, user } = show();
  await user.type(prompt(), "Night trains");
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  await screen.findByText(texts.offline);
  await user.click(screen.getByRole("button", { name: texts.compose.submit }));
  expect(service.asked.filter((call) => call.startsWith("generate"))).toEqual([]);
  expect(prompt()).toHaveProperty("value", "Night trains");
  onLine.mockRestore();
});

test("what the service tells is shown as steps, a bar and words, and cancelling brings the text back", async () => {
  const { user } = show({ progress: { stage: "layout", message: "Laying out the slides", fraction: 0.65 } });
  await user.type(prompt(), "Night trains");
  await user.click(screen.getByRole("button", { name: texts.compose.submit }));
  await screen.findByText("Laying out the slides");
  const bar = screen.getByRole("progressbar", { name: texts.generating.progress });
  expect(bar.getAttribute("aria-valuenow")).toBe("65");
  const steps = screen.getAllByRole("listitem").map((step) => step.dataset["state"]);
  expect(steps).toEqual(["done", "current", "ahead", "ahead"]);
  await user.click(screen.getByRole("button", { name: texts.generating.cancel }));
  expect(prompt()).toHaveProperty("value", "Night trains");
});

test("an outline is looked through, changed and made into a deck in the chosen look", async () => {
  const { service, studio, user } = show({ wantsReview: true });
  studio.draft.set({ ...studio.draft.get(), prompt: "Night trains for the council", look: "papercut" });
  await user.click(screen.getByRole("button", { name: texts.compose.submit }));
  await screen.findByRole("heading", { level: 1, name: texts.outline.heading });
  await user.click(screen.getByRole("button", { name: texts.outline.drop(2) }));
  const [title] = screen.getAllByLabelText(texts.outline.slideTitle);
  if (title === undefined) return expect.fail("The outline was expected to have slides.");
  await user.clear(title);
  await user.type(title, "Trains at night");
  await user.click(screen.getByRole("button", { name: texts.outline.make }));
  await screen.findByRole("heading", { name: texts.report.heading });
  expect(service.asked).toContain("create Trains at night papercut");
  expect(studio.review.get()).toBeUndefined();
});

test("a slide of a deck is changed, and the version before can be gone back to", async () => {
  location.hash = "#/decks/one";
  const { service, user } = show();
  await user.click(await screen.findByRole("button", { name: texts.deck.editSlide }));
  await user.type(screen.getByLabelText(texts.outline.slideTitle), " again");
  await user.click(screen.getByRole("button", { name: texts.outline.save }));
  await screen.findByRole("heading", { name: texts.versions.heading });
  expect(service.asked).toContain('write one Night trains again "1"');
  await user.click(screen.getByRole("button", { name: new RegExp(texts.versions.goBack) }));
  await waitFor(() => expect(service.asked).toContain('write one Night trains "1"'));
  expect(service.asked).toContain("version one 1");
});

test("what is changed on slides is there again after another slide, another screen and another page", async () => {
  location.hash = "#/decks/one";
  const areas = createAreas();
  const { user } = show({ areas });
  await user.click(await screen.findByRole("button", { name: texts.deck.editSlide }));
  await user.type(screen.getByLabelText(texts.outline.slideTitle), " again");
  await user.click(screen.getByRole("button", { name: /^2/ }));
  screen.getByText(texts.outline.unsaved);
  cleanup();
  const again = show({ areas });
  expect(await screen.findByLabelText(texts.outline.slideTitle)).toHaveProperty(
    "value",
    "Night trains again",
  );
  await again.user.click(screen.getByRole("button", { name: /^2/ }));
  await again.user.click(screen.getByRole("button", { name: texts.deck.editSlide }));
  await again.user.type(screen.getByLabelText(texts.outline.slideTitle), "!");
  await again.user.click(screen.getByRole("button", { name: texts.outline.save }));
  await waitFor(() => expect(again.service.asked).toContain('write one Night trains again "1"'));
  expect(again.service.written[0]?.slides.map(({ title }) => title)).toEqual([
    "Night trains again",
    "Why people take them!",
    "What we ask for",
  ]);
  await waitFor(() => expect(again.studio.unsaved.get()).toEqual({}));
});

test("what is changed in a slide and then taken back leaves nothing unsaved", async () => {
  location.hash = "#/decks/one";
  const { studio, user } = show();
  await user.click(await screen.findByRole("button", { name: texts.deck.editSlide }));
  await user.type(screen.getByLabelText(texts.outline.slideTitle), " again");
  expect(Object.keys(studio.unsaved.get())).toEqual(["one"]);
  await user.click(screen.getByRole("button", { name: texts.outline.cancel }));
  expect(studio.unsaved.get()).toEqual({});
  await screen.findByRole("button", { name: texts.deck.editSlide });
});

test("an outline that was being changed is offered on the deck's page, and dropped there", async () => {
  location.hash = "#/decks/one/outline";
  const areas = createAreas();
  const { user } = show({ areas });
  await user.click(await screen.findByRole("button", { name: texts.outline.drop(2) }));
  cleanup();
  location.hash = "#/decks/one";
  const again = show({ areas });
  await screen.findByText(texts.outline.unsaved);
  await again.user.click(screen.getByRole("button", { name: texts.outline.discard }));
  expect(again.studio.unsaved.get()).toEqual({});
  await screen.findByRole("button", { name: texts.deck.editSlide });
});

test("whoever stays signed in finds the text and the changes of a closed tab; whoever does not, nothing", () => {
  for (const isRemembered of [true, false]) {
    const { browserArea } = createAreas();
    const unsaved = { one: { outline: sampleOutline, tag: '"1"', isInPlace: true } };
    const { studio } = show({ areas: { tabArea: createArea(), browserArea }, isRemembered });
    studio.draft.set({ ...emptyDraft, prompt: "Half a page" });
    studio.unsaved.set(unsaved);
    cleanup();
    const next = show({ areas: { tabArea: createArea(), browserArea }, isRemembered }).studio;
    expect([next.draft.get().prompt, next.unsaved.get()]).toEqual(
      isRemembered ? ["Half a page", unsaved] : ["", {}],
    );
    cleanup();
  }
});

test("a page that is left while a deck is made goes on with it, under the same key", async () => {
  const areas = createAreas();
  const { user } = show({
    areas,
    progress: { stage: "layout", message: "Laying out the slides", fraction: 0.65 },
  });
  await user.click(screen.getByRole("checkbox", { name: texts.compose.review }));
  await user.type(prompt(), "Night trains");
  await user.click(screen.getByRole("button", { name: texts.compose.submit }));
  await screen.findByText("Laying out the slides");
  cleanup();
  const { service } = show({ areas });
  await screen.findByRole("heading", { level: 1, name: "Night trains" });
  expect(service.asked).toContain("generate Night trains");
  expect(areas.tabArea.names()).not.toContain("lectern.running");
});

test("a deck in a template is known as such wherever it was made: another look makes another deck", async () => {
  location.hash = "#/decks/one";
  const listed = { id: "one", title: "Night trains", templateId: "t1" };
  const made = { createdAt: "2026-11-20T09:30:00.000Z", updatedAt: "2026-11-20T09:30:00.000Z" };
  const links = { embed: "http://a.example/one/embed", download: "http://a.example/one/download" };
  const { service, user } = show({ presentations: [{ ...listed, ...made, ...links }] });
  await screen.findByText(/Yesterday/);
  await user.click(screen.getByRole("button", { name: texts.deck.changeLook }));
  await user.click(await screen.findByRole("radio", { name: "Nocturne" }));
  await user.click(screen.getByRole("button", { name: texts.looks.take }));
  await waitFor(() => expect(service.asked).toContain("create Night trains nocturne"));
  expect(service.written).toEqual([]);
});

test("a copy of a deck is another deck in the same look", async () => {
  location.hash = "#/decks/one";
  const { service, user } = show({ outline: { ...sampleOutline, design: { look: "papercut" } } });
  await user.click(await screen.findByRole("button", { name: texts.deck.copy }));
  await screen.findByText(texts.deck.madeCopy);
  screen.getByRole("button", { name: texts.close });
  expect(service.asked).toContain("create Night trains papercut");
  expect(location.hash).toBe("#/decks/made");
});

test("signing out forgets what was written and made", async () => {
  const { studio } = show();
  studio.draft.set({ ...studio.draft.get(), prompt: "Secret plans" });
  studio.history.set([{ id: "a", excerpt: "Secret plans", prompt: "Secret plans", madeAt: 1 }]);
  await studio.signOut();
  await screen.findByRole("heading", { name: texts.signIn.heading });
  expect([studio.draft.get().prompt, studio.history.get(), studio.session.get().kind]).toEqual([
    "",
    [],
    "signed-out",
  ]);
});
