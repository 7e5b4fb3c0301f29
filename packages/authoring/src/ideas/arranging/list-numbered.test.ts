import { describe, expect, it } from "vitest";
import { type Block, toPlainLines } from "../../structure/blocks.ts";
import { readStructure } from "../../structure/read-structure.ts";
import { listNumbered } from "./list-numbered.ts";

function linesOf(text: string, language = "en"): readonly string[] {
  const show = (block: Block): string => `${block.kind} ${toPlainLines(block).join(" / ")}`;
  return listNumbered(readStructure(text).blocks, language).map(show);
}

describe("listNumbered", () => {
  it.each([
    {
      text: "How to make it. 1. grind 18 g, 2. tamp level, 3. pull 36 g in 28 seconds. Common mistakes are many.",
      want: [
        "paragraph How to make it.",
        "list 1. Grind 18 g / 2. Tamp level / 3. Pull 36 g in 28 seconds",
        "paragraph Common mistakes are many.",
      ],
    },
    {
      text: "1. grind 18 g, 2. tamp level, and 3. pull 36 g. Common mistakes are many.",
      want: ["list 1. Grind 18 g / 2. Tamp level / 3. Pull 36 g", "paragraph Common mistakes are many."],
    },
    {
      text: "Ablauf: 1) Anmelden; 2) Formular ausfüllen; 3) Abschicken.",
      want: ["paragraph Ablauf:", "list 1) Anmelden / 2) Formular ausfüllen / 3) Abschicken"],
    },
    {
      text: "危険、導入手順(1.インストール 2.設定 3.移行)、二要素認証。",
      want: [
        "paragraph 危険",
        "heading 導入手順",
        "list 1. インストール / 2. 設定 / 3. 移行",
        "heading ",
        "paragraph 二要素認証。",
      ],
    },
  ])("lists the items that $text numbers", ({ text, want }) => {
    expect(linesOf(text)).toEqual(want);
  });

  it.each([
    "Wir treffen uns am 1. Mai, am 2. Juni und am 4. Juli.",
    "Version 1.2, 2.3 and 3.4 are out.",
    "We won 1, lost 2, drew 3.",
    "There are two rules: 1. be kind, 2. be early.",
  ])("leaves %j a paragraph", (text) => {
    expect(linesOf(text)).toEqual([`paragraph ${text}`]);
  });
});
