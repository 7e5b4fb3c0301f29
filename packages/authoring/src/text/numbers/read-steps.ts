const stepMark =
  /^(?:(?:step|schritt|étape|etape|paso|passo|pas|stap|steg|trin|vaihe|krok|korak|lépés|adım|bước|langkah|pasul|βήμα|шаг|крок|ステップ|手順|步骤|步驟|第(?= ?\p{Nd}{1,2} ?步)|단계|الخطوة|خطوة|שלב) ?(?:\p{Nd}{1,2}|(?:one|two|three|four|five|six|seven|eight|eins?|zwei|drei|vier|fünf|sechs|un|deux|trois|quatre|cinq|uno|dos|tres|cuatro|cinco|due|tre|quattro|cinque|um|dois|três|quatro|een|twee|drie|vier|vijf|ett|två|fyra|fem)(?![\p{L}\p{M}]))(?:步|단계)?|\p{Nd}{1,2} ?단계)\s{0,2}[:.),\uFF1A–-]?\s{0,2}/iu;

/** Returns where the words begin behind the mark that counts a step ("Step 3: …", "第3步：…"); undefined without such a mark. */
export function stepAtStart(words: string): number | undefined {
  return stepMark.exec(words.slice(0, 30))?.[0].length;
}
