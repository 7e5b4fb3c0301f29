import type { PlannedSlide } from "../brief.ts";
import type { TitleSources } from "./sources.ts";
import { isLine } from "./tidy-title.ts";

/** What the plan puts on its cover. */
export function planCover({ brief, text }: TitleSources): string | undefined {
  const [first] = brief.plan ?? [];
  if (first === undefined || first.first !== 1 || first.title !== "" || first.matter.length > 4)
    return undefined;
  return matterOf(first, text)
    .map((words) => withoutSubtitleKey(words).replace(/[.。]$/u, ""))
    .find(isLine);
}

const subtitleKey =
  /[,;，、]?\s{0,3}(?:sub-?titles?|tagline|untertitel|sous-titre|subtítulo|sottotitolo|ondertitel|podtytuł|подзаголовок|副标题|副題|サブタイトル|부제)\s{0,2}[:：]\s{0,3}$/iu;

/** Returns the words of a planned cover without the key of the next ones and without their quotation marks: `"Welcome", subtitle:`. */
export function withoutSubtitleKey(words: string): string {
  const bare = words.replace(subtitleKey, "").trim();
  return /^["“„«「『]([^"“”„«»「」『』]{2,120})["”“»」』]$/u.exec(bare)?.[1] ?? bare;
}

function matterOf({ matter }: PlannedSlide, text: string): readonly string[] {
  return matter.map(({ start, end }) => text.slice(start, end).trim());
}

export function planFirst({ brief }: TitleSources): string | undefined {
  return brief.plan?.[0]?.title;
}
