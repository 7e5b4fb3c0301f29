// Address of the page -> file, while the renderer loads -> deck -> slide show; or a notice why there is none.

import { type PageAddress, readPageAddress } from "./address/page-address.ts";
import { isEmbedded } from "./bar/full-screen.ts";
import { type DeckFile, fetchDeckFile } from "./deck/deck-file.ts";
import { toPageTitle } from "./deck/file-name.ts";
import { showNotice } from "./notice/notice.ts";
import { DeckUnavailable } from "./notice/unavailable.ts";
import { readPresenterSession } from "./presenter/show-channel.ts";
import { startSlideShow } from "./slide-show.ts";
import { chooseControlsPlace } from "./stage/stage-layout.ts";

const fallbackFileName = "presentation.pptx";

async function openPage(): Promise<void> {
  expectWideSlides();
  const address = readPageAddress(window.location.href);
  if (address === undefined) return showNotice("link-incomplete", undefined);
  try {
    const [file, { openDeck }] = await Promise.all([fetchDeckFile(address.downloadUrl), loadRenderer()]);
    const deck = await openDeck(file.bytes);
    const session = readPresenterSession(window.location.href);
    const show = { deck, ...describeFile(file, address, deck.title) };
    if (session === undefined) await startSlideShow(show);
    else await (await import("./presenter/presenter-view.ts")).startPresenterView(show, session);
  } catch (error) {
    const known = error instanceof DeckUnavailable ? error : new DeckUnavailable("unreadable", error);
    if (known.cause !== undefined) console.error(known);
    showNotice(known.reason, address.downloadUrl);
  }
}

/** Most decks are 16:9: the skeleton stands where the first slide will. */
function expectWideSlides(): void {
  const viewport = { width: window.innerWidth, height: window.innerHeight };
  const room = { viewport, slide: { width: 16, height: 9 }, fullScreen: false, embedded: isEmbedded() };
  document.documentElement.dataset["controls"] = chooseControlsPlace(room);
}

async function loadRenderer(): Promise<typeof import("./deck/deck.ts")> {
  try {
    return await import("./deck/deck.ts");
  } catch (error) {
    throw new DeckUnavailable("unreachable", error);
  }
}

function describeFile(
  { fileName = fallbackFileName }: DeckFile,
  { downloadUrl }: PageAddress,
  title: string | undefined,
) {
  return { fileName, deckName: title ?? toPageTitle(fileName), downloadUrl };
}

void openPage();
