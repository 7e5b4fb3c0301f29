import { compactPattern } from "../compact-pattern.ts";

/** Words for a part of a text that has a number or a place in a row: "item 3", "4. madde", "the last sentence". */
const parts = [
  "items?|points?|sections?|paragraphs?|paras?|bullets?|lines?|sentences?|rows?|entr(?:y|ies)|numbers?|nos?\\.?|clauses?|agenda|remarks?|bits?|parts?|chapters?|headings?|thing",
  "punkte?|ziffern?|tops?|nr\\.|abschnitte?|absatz|absätze|satz|sätze|zeilen?|kapitel|position|überschrift|nummer|bemerkung",
  "points?|alinéas?|paragraphes?|phrases?|lignes?|rubriques?|chapitres?|numéro|partie|remarque",
  "puntos?|apartado|frases?|línea|renglón|párrafo|inciso|comentario|pontos?|parágrafo|linha|alínea|item|itens|secção|seção|punti|punto|paragrafo|riga|frase|sezione|capoverso|voce|capitolo",
  "puntje|regel|zin|alinea|kop|kopje|onderdeel|punkten|mening|rad|raden|stycke|stycket|meningen|avsnitt|punktet|linje|linjen|setning|setningen|sætning|kohta|kohdan|rivi|lause",
  "punkt\\p{L}{0,3}|zdani\\p{L}{1,2}|wiersz\\p{L}{0,2}|akapit\\p{L}{0,2}|pkt|bod\\p{L}{0,2}|vět\\p{L}{1,2}|řád\\p{L}{1,3}|odstav\\p{L}{1,3}|vet\\p{L}{1,2}|riad\\p{L}{1,3}|točk\\p{L}|stavek|vrstic\\p{L}",
  "пункт\\p{L}{0,3}|раздел\\p{L}{0,2}|строк\\p{L}{1,2}|фраз\\p{L}{1,2}|предложени\\p{L}|абзац\\p{L}{0,2}|розділ\\p{L}{0,2}|рядок|речення|абзац|точк\\p{L}|изречени\\p{L}{1,2}|ред",
  "madde\\p{L}{0,4}|satır\\p{L}{0,4}|cümle\\p{L}{0,4}|bölüm\\p{L}{0,3}|pont\\p{L}{0,3}|mondat\\p{L}{0,3}|sor\\p{L}{0,2}|punctul|rândul|fraza|propoziția|σημείο|γραμμή|πρόταση|ενότητα",
  "(?:ال)?نقطة|(?:ال)?بند|(?:ال)?فقرة|(?:ال)?جملة|(?:ال)?سطر|بند|جمله\\p{L}?|سطر|مورد|سעיף|נקודה|סעיף|שורה|המשפט|משפט|पंक्ति|बिंदु|वाक्य|मद|ข้อ|บรรทัด|ประโยค|mục|điểm|dòng|câu|poin|butir|baris|kalimat|نکتہ|سطر|جملہ",
];
const unspacedParts = "[項点條条行句段列欄栏]|番目|번|항목|항|줄|문장";

const noun = `(?:(?<![\\p{L}\\p{M}])(?:${parts.join("|")})(?![\\p{L}\\p{M}])|${unspacedParts})`;
const pattern = compactPattern(noun, "iu");

/** Says whether a text names a part of a text by a common noun. */
export function namesTextPart(text: string): boolean {
  return pattern.test(text);
}
