import type { ReadBlocks } from "../structure/formats/markdown.ts";
import { countColumns } from "../text/columns.ts";
import { toPlainText } from "../text/rich-text.ts";

const changelogTitle =
  /^(?:change ?log|release notes|release history|history|what's new|releases|änderungen|änderungsprotokoll|versionshinweise|journal des modifications|notes de version|registro de cambios|historial de cambios|notas de la versión|registro delle modifiche|note di rilascio|notas de lançamento|wijzigingen|historia zmian|журнал изменений|список изменений|更新日志|变更日志|変更履歴|更新履歴)$/iu;
const longestName = 40;

/**
 * Returns what was read with the name of the product in the title, where a list of changes is only called that and the
 * sentence below sets one name apart: "All notable changes to **Gridsmith** are documented here."
 */
export function nameChangelog(read: ReadBlocks): ReadBlocks {
  const [heading, paragraph, ...others] = read.blocks;
  if (read.title !== undefined || heading?.kind !== "heading" || paragraph?.kind !== "paragraph") return read;
  const title = toPlainText(heading.text).trim();
  if (!changelogTitle.test(title) || others.length === 0) return read;
  const names = paragraph.text.filter(
    ({ bold, code, href }) => bold === true || code === true || href !== undefined,
  );
  const name = names[0]?.text.trim() ?? "";
  if (
    name === "" ||
    countColumns(name) > longestName ||
    /https?:|keep a changelog|semantic version/iu.test(name)
  )
    return read;
  const text = toPlainText(paragraph.text);
  return {
    ...read,
    blocks: others,
    title: `${name} – ${title}`,
    leftOut: [...read.leftOut, { text, where: "notes", reason: "says what the text is" }],
  };
}
