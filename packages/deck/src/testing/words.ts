/** A language to make outlines in: its tag, what stands between its words, and some of them. */
export interface Language {
  readonly tag: string;
  readonly space: string;
  readonly words: readonly string[];
}

/** The languages of generated outlines: Latin, Cyrillic, East Asian, South and South-East Asian, and right to left. */
export const languages: readonly Language[] = [
  language(
    "en-GB",
    "the harbour ferry carried fewer passengers in winter than a year before because two boats were out of service for repairs of their engines Warsaw £4,300 37.4% 2026 A/B well-known",
  ),
  language(
    "de",
    "die Donaudampfschifffahrtsgesellschaft meldet für das Geschäftsjahr höhere Kosten und Rechtsschutzversicherungsgesellschaften zahlen nur bei Betriebsunterbrechung Straße Größe 1.234,56 € Kraftfahrzeughaftpflichtversicherung z.\u00a0B.",
  ),
  language(
    "ru",
    "паром перевёз меньше пассажиров зимой чем годом ранее потому что два судна были в ремонте 2026 года",
  ),
  language(
    "zh-CN",
    "冬季 渡轮 的 乘客 比 去年 同期 减少 了 因为 两艘 船 正在 维修 , 。 2026年 人工智能 (AI) 《报告》 百分之三十七",
    "",
  ),
  language(
    "ja",
    "冬 の フェリー は 前年 より 乗客 が 少なかった 。 二隻 の 船 が 修理 中 だった ため です 、 コンピューター 「報告」 ー っ 2026年",
    "",
  ),
  language("ko", "겨울 여객선 승객은 작년보다 줄었다 두 척이 수리 중이었기 때문이다 2026년 보고서"),
  language("th", "เรือ ข้ามฟาก มี ผู้โดยสาร น้อย กว่า ปี ที่แล้ว เพราะ เรือ สอง ลำ กำลัง ซ่อมแซม ก็ น้ำ ๒๕๖๙", ""),
  language("hi", "सर्दियों में नौका के यात्री पिछले वर्ष से कम थे क्योंकि दो नावें मरम्मत में थीं श्रृंखला १२३"),
  language(
    "ar",
    "نقلت العبّارة ركابًا أقل في الشتاء من العام السابق لأن سفينتين كانتا قيد الإصلاح ٢٠٢٦ PDF (٣٧٪) والمستشفيات",
  ),
  language("he", "המעבורת הסיעה פחות נוסעים בחורף מאשר בשנה הקודמת כי שתי סירות היו בתיקון 2026 צה״ל"),
];

/** What stands out of every line: long words, emoji, marks, characters nobody sees, and what other formats take for theirs. */
export const hostileWords: readonly string[] = [
  "👩‍👩‍👧‍👦",
  "🏳️‍🌈",
  "🇳🇴",
  "👍🏽",
  "1️⃣",
  "🙂🙂🙂🙂🙂🙂",
  "𝒳𝓎𝓏",
  "𠮷野家",
  "Z̴̡͍̈a̷͇͐l̸̨͗g̵͓̾o̶̠͝",
  "zero\u200bwidth",
  "soft\u00adhyphen\u00adated",
  "no\u00a0break\u00a0spaces",
  "\u200f\u200eابجد",
  "\uf8ff",
  "W".repeat(60),
  "i".repeat(120),
  "https://example.org/a/very/long/path/without/any/space?query=value&another=value#fragment",
  "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
  "漢".repeat(80),
  "ﷺ",
  "<a:t>&amp;\"'</a:t>",
  "]]>",
  "=SUM(A1:A9)",
  "-1",
  "_x0000_",
  "{{title}}",
  "…",
];

function language(tag: string, words: string, space = " "): Language {
  return { tag, space, words: words.split(" ") };
}
