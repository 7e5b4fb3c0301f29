import { toEmbedCode } from "../../embed-code.ts";
import type { Deck } from "../deck/deck.ts";
import { pageElement } from "../page-elements.ts";

/** The dialog with the link and the embed code. */
export interface Sharing {
  open(): void;
}

/** Brings the dialog that index.html has to life. */
export function createSharing(deck: Deck, deckName: string): Sharing {
  const dialog = pageElement("share", HTMLDialogElement);
  const link = pageElement("share-link", HTMLInputElement);
  const code = pageElement("share-code", HTMLTextAreaElement);
  const status = pageElement("share-status", HTMLElement);
  offerCopy(pageElement("share-link-copy", HTMLButtonElement), link, "The link is copied.");
  offerCopy(pageElement("share-code-copy", HTMLButtonElement), code, "The embed code is copied.");
  pageElement("share-close", HTMLButtonElement).addEventListener("click", () => dialog.close());

  function offerCopy(
    button: HTMLButtonElement,
    field: HTMLInputElement | HTMLTextAreaElement,
    done: string,
  ): void {
    button.addEventListener("click", async () => {
      field.select();
      status.textContent = (await copyText(field.value))
        ? done
        : "Your browser did not let the page copy. The text is selected; copy it with the keyboard.";
    });
  }
  return {
    open() {
      link.value = window.location.href;
      code.value = toEmbedCode({ url: window.location.href, title: deckName, slideSize: deck.slideSize });
      status.textContent = "";
      dialog.showModal();
    },
  };
}

/** Returns whether it could: pages without TLS and frames without permission may not. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
