import type { AuthorReport, SlideCount } from "@lectern/authoring";

/**
 * Returns the number of slides that a prompt asks for: the one it names, else as many as it plans one by one; undefined where it
 * plans no more than a few of them, for "what stood on slide 38" says nothing of this deck.
 */
export function readAskedCount({ brief }: Pick<AuthorReport, "brief">): SlideCount | undefined {
  const { slideCount, plan = [] } = brief;
  const planned = plan.at(-1)?.last;
  if (slideCount !== undefined || planned === undefined) return slideCount;
  const told = plan.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  if (told * 2 < planned) return undefined;
  return { count: planned, bound: "exactly", least: planned, most: planned };
}

const mostBackup = 5;
const backupWords =
  /back-?up|appendi|anhang|reservefoli|annexe|anexo|allegat|приложени|запасн|附录|附錄|备用|備用|付録|予備|부록|ملحق|परिशिष्ट/iu;
/** Before such a word, it says that the number of slides counts them in. */
const countedIn =
  /(?:includ|inclu[isy]|inkl|davon|darunter|dont |of which|compres|di cui|включая|包括|含)[^.\n]{0,40}$/iu;

/** Returns how many slides for questions a prompt allows beside the number that it asks for; 0: that counts them in. */
export function readBackupCount(prompt: string): number {
  const found = backupWords.exec(prompt);
  return found === null || countedIn.test(prompt.slice(0, found.index)) ? 0 : mostBackup;
}
