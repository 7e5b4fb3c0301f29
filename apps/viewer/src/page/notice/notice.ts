import { offerDownload } from "../bar/controls.ts";
import { pageElement } from "../page-elements.ts";
import { toNotice, type UnavailableReason } from "./unavailable.ts";

/** Tells people, in place of the slides, why there are none and what they can do. */
export function showNotice(reason: UnavailableReason, downloadUrl: string | undefined): void {
  const { heading, text, offersRetry, offersDownload } = toNotice(reason);
  const title = pageElement("notice-heading", HTMLElement);
  const retry = pageElement("retry", HTMLButtonElement);
  const download = pageElement("notice-download", HTMLAnchorElement);
  title.textContent = heading;
  pageElement("notice-text", HTMLElement).textContent = text;
  document.title = heading;
  retry.hidden = !offersRetry;
  retry.addEventListener("click", () => window.location.reload());
  if (offersDownload && downloadUrl !== undefined) {
    offerDownload(download, { downloadUrl, fileName: "" });
    download.hidden = false;
  }
  // Not hidden alone: the heading that says "Opening" is no longer true.
  document.getElementById("skeleton")?.remove();
  pageElement("stage", HTMLElement).hidden = true;
  pageElement("notice", HTMLElement).hidden = false;
  document.documentElement.dataset["state"] = "failed";
  document.documentElement.dataset["reason"] = reason;
  pageElement("announcement", HTMLElement).textContent = `${heading}. ${text}`;
}
