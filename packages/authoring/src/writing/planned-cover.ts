import type { OutlineSlide } from "@lectern/deck";
import { toPlainLines } from "../structure/blocks.ts";
import { capitalise } from "../text/words/capitalise.ts";
import { clip } from "../text/words/clip.ts";
import { countColumns } from "../text/words/columns.ts";
import { type PlannedMatter, withoutBrackets } from "./planned-matter.ts";

/** What is known of a deck where its first slide is written. */
export interface Opening {
  /** What the deck is called. */
  readonly named: string | undefined;
  readonly hasRoomForCover: boolean;
  /** The first slide of the plan as a slide of content. */
  readonly asContent: () => OutlineSlide;
}

const longestTitle = 110;
const longestSubtitle = 200;
/** A slide that holds no more than this can be told by a cover. */
const mostColumnsOnCover = 170;

/** Returns how a plan opens: its first slide is the cover where it says so, or where there is no room for another one. */
export function writeOpening(first: PlannedMatter, opening: Opening): readonly OutlineSlide[] {
  const lines = first.blocks
    .map(withoutBrackets)
    .flatMap(toPlainLines)
    .filter((line) => line.trim() !== "");
  const columns = lines.reduce((sum, line) => sum + countColumns(line), 0);
  const isCover = first.slide.title === "" || coverWords.test(first.slide.title);
  const quoted = isCover ? readQuotedTitle(lines.join(" ")) : undefined;
  const title = quoted?.title ?? opening.named ?? (isCover ? lines[0] : first.slide.title) ?? "…";
  const cover: OutlineSlide = { kind: "title", title: clip(capitalise(title), longestTitle) };
  if (!isCover && opening.hasRoomForCover) return [cover, opening.asContent()];
  if (!isCover && columns > mostColumnsOnCover) return [opening.asContent()];
  const own = isCover || sameWords(first.slide.title, title) ? [] : [capitalise(first.slide.title)];
  const rest = quoted === undefined ? lines.map((line) => behindTitle(line, title)) : [quoted.rest];
  const said = [...own, ...rest.filter((line) => line !== "" && !sameWords(line, title))];
  const notes = [...lines, ...first.notes].join("\n");
  return [
    {
      ...cover,
      ...(said.length === 0 ? {} : { subtitle: shortened(said) }),
      ...(notes === "" ? {} : { notes }),
    },
  ];
}

/** `"Welcome to Northgate", subtitle: Barista onboarding`: what stands in quotation marks, and what follows. */
function readQuotedTitle(words: string): { readonly title: string; readonly rest: string } | undefined {
  const quoted = /["“「『„«]([^"”」』“»]{2,150}?)["”」』“»]/u.exec(words.slice(0, 400));
  if (quoted === null || quoted.index > 12) return undefined;
  const rest = words.slice(quoted.index + quoted[0].length);
  return { title: (quoted[1] ?? "").trim(), rest: withoutSubtitleLabel(rest) };
}

/** "Heating well. Subtitle Evening class, 16 January" under that title: "Evening class, 16 January". */
function behindTitle(line: string, title: string): string {
  return line.toLowerCase().startsWith(title.toLowerCase())
    ? withoutSubtitleLabel(line.slice(title.length))
    : withoutSubtitleLabel(line);
}

const between = /^[\s.,;:、\uFF0C。·–-]{1,4}/u;
const subtitleLabel =
  /^(?:sub-?title|tagline|untertitel|sous-titre|subtítulo|sottotitolo|ondertitel|undertitel|podtytuł|podtitul|подзаголовок|підзаголовок|副标题|副題|サブタイトル|부제)(?:\s?[:\uFF1A]|(?!\p{L}))\s?/iu;

function withoutSubtitleLabel(words: string): string {
  return words.replace(between, "").replace(subtitleLabel, "").trim();
}

/** As many of the lines as a subtitle holds. */
function shortened(lines: readonly string[]): string {
  let joined = clip(lines[0] ?? "", longestSubtitle);
  for (const line of lines.slice(1)) {
    if (countColumns(`${joined} · ${line}`) > longestSubtitle) break;
    joined = `${joined} · ${line}`;
  }
  return joined;
}

/** Says whether two lines have the same letters and digits. */
export function sameWords(one: string, other: string): boolean {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  return plain(one) === plain(other);
}

const coverWords =
  /^(?:title(?: ?slide| ?page)?|cover(?: ?slide| ?page)?|titel(?:folie|seite|blatt)?|deckblatt|titre|couverture|page de titre|título|portada|carátula|capa|titolo|copertina|titel ?dia|voorblad|titelsida|försättsblad|forside|strona tytułowa|okładka|tytuł|titulní (?:strana|snímek|list)|титул(?:ьный слайд|ьный лист)?|обложка|заголовок|титульний слайд|kapak|العنوان|الغلاف|غلاف|שער|表紙|タイトル|封面|标题页?|標題頁?|표지|제목|शीर्षक|εξώφυλλο|trang bìa|sampul|judul)$/iu;
