/** Why a deck cannot be shown. */
export type UnavailableReason =
  | "link-incomplete"
  | "link-invalid"
  | "gone"
  | "busy"
  | "unreachable"
  | "unreadable"
  | "empty"
  | "failed";

/** Thrown where a deck cannot be shown; the page says the reason in human words. */
export class DeckUnavailable extends Error {
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, cause?: unknown) {
    super(`The presentation cannot be shown: ${reason}.`, { cause });
    this.name = "DeckUnavailable";
    this.reason = reason;
  }
}

/** Returns the reason that a refused download stands for, from its status and the problem's `code` (RFC 9457). */
export function toUnavailableReason(status: number, code: string | undefined): UnavailableReason {
  if (code === "presentation_not_found" || status === 404 || status === 410) return "gone";
  if (status === 429 || status === 502 || status === 503 || status === 504) return "busy";
  if (status >= 400 && status < 500) return "link-invalid";
  return "failed";
}

/** What the page says, and which ways out it offers. */
export interface Notice {
  readonly heading: string;
  readonly text: string;
  readonly offersRetry: boolean;
  readonly offersDownload: boolean;
}

/** Returns the words for a reason. */
export function toNotice(reason: UnavailableReason): Notice {
  switch (reason) {
    case "link-incomplete":
      return notice(
        "This link is incomplete",
        "Part of the address is missing. Copy the whole link and open it again.",
      );
    case "link-invalid":
      return notice(
        "This link doesn’t open a presentation",
        "It may have been cut short, or the presentation may have been deleted. Ask whoever shared it for a new link.",
      );
    case "gone":
      return notice(
        "This presentation is no longer here",
        "It has been deleted. Ask whoever shared it for a new link.",
      );
    case "busy":
      return notice(
        "One moment, please",
        "There is a lot going on right now. Try again in a few seconds.",
        "retry",
      );
    case "unreachable":
      return notice("The presentation can’t be reached", "Check your connection, then try again.", "retry");
    case "unreadable":
      return notice(
        "This presentation can’t be shown here",
        "The file can’t be read by this viewer. You can still download it and open it in PowerPoint.",
        "download",
      );
    case "empty":
      return notice(
        "This presentation has no slides yet",
        "You can download the file and add some in PowerPoint.",
        "download",
      );
    case "failed":
      return notice(
        "Something went wrong",
        "The presentation couldn’t be loaded. It’s not your fault; try again.",
        "retry",
      );
  }
}

function notice(heading: string, text: string, offer?: "retry" | "download"): Notice {
  return { heading, text, offersRetry: offer === "retry", offersDownload: offer === "download" };
}
