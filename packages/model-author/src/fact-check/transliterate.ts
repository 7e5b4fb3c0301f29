const latin: Readonly<Record<string, string>> = {
  ...{
    а: "a",
    б: "b",
    в: "v",
    г: "g",
    ґ: "g",
    д: "d",
    е: "e",
    ё: "e",
    є: "e",
    ж: "zh",
    з: "z",
    и: "i",
    і: "i",
    ї: "i",
  },
  ...{
    й: "i",
    к: "k",
    л: "l",
    м: "m",
    н: "n",
    о: "o",
    п: "p",
    р: "r",
    с: "s",
    т: "t",
    у: "u",
    ф: "f",
    х: "kh",
    ц: "ts",
  },
  ...{ ч: "ch", ш: "sh", щ: "shch", ъ: "", ы: "y", ь: "", э: "e", ю: "iu", я: "ia", ў: "u" },
  ...{
    α: "a",
    β: "v",
    γ: "g",
    δ: "d",
    ε: "e",
    ζ: "z",
    η: "i",
    θ: "th",
    ι: "i",
    κ: "k",
    λ: "l",
    μ: "m",
    ν: "n",
    ξ: "x",
  },
  ...{ ο: "o", π: "p", ρ: "r", σ: "s", ς: "s", τ: "t", υ: "y", φ: "f", χ: "ch", ψ: "ps", ω: "o" },
};

/** Returns the consonants of a Latin, Cyrillic or Greek word in Latin letters, those alone that all ways of writing share. */
export function skeletonOf(word: string): string {
  const letters = [...word.toLowerCase().normalize("NFD")].map((letter) => latin[letter] ?? letter).join("");
  return letters
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/kh|ch/gu, "h")
    .replaceAll(/shch|sch|sh|tsch|zh/gu, "s")
    .replaceAll("ph", "f")
    .replaceAll("w", "v")
    .replaceAll(/[ckq]/gu, "k")
    .replaceAll(/x/gu, "ks")
    .replaceAll(/[aeiouyj]/gu, "")
    .replaceAll(/(.)\1+/gu, "$1");
}

/** Says whether a word in Latin letters has a known skeleton, but for one consonant of an ending. */
export function isSameInLatin(word: string, skeleton: string): boolean {
  const mine = skeletonOf(word);
  if (mine.length < 2 || skeleton.length < 2) return false;
  return (
    mine === skeleton || (mine.length > 2 && skeleton.startsWith(mine) && skeleton.length - mine.length <= 1)
  );
}
