import { createTermScanner } from "./terms/term-scanner.ts";

const joined = (lines: readonly string[]): string => lines.join("|");

/** Words that say what a text in parts consists of: before a colon they say that its parts follow. */
const scanner = createTermScanner({
  structure: joined([
    "structure|structured|sections|chapters|contents|content|outline|parts|topics|points|order|storyline|headings|these things|the following things",
    "inhalt|inhalte|gliederung|aufbau|struktur|abschnitte|kapitel|themen|punkte|punkten|teile|reihenfolge|unterteil*|gliedere|aufteil*",
    "sommaire|parties|chapitres|contenu|thèmes|sujets|ordre|divise|découpe|structuré*",
    "estructura|contenido|contenidos|apartados|secciones|partes|puntos|temas|índice|orden|divido|dividid*|estructurad*",
    "estrutura|conteúdo|conteúdos|secções|seções|pontos|tópicos|ordem|roteiro|dividid*",
    "struttura|contenuto|contenuti|sezioni|parti|punti|temi|argomenti|scaletta|ordine|divis*|suddivid*",
    "structuur|opbouw|inhoud|onderdelen|hoofdstukken|punten|onderwerpen|volgorde|indeling|deze dingen|verdeel",
    "innehåll|upplägg|delar|punkter|ordning|disposition|avsnitt|indhold|innhold|opbygning|oppbygning|dele|deler|afsnit|rækkefølge|rekkefølge|emner|disposisjon",
    "rakenne|sisältö|osat|aiheet|kohdat|jäsentely|järjestys|osiot|szerkezet|felépítés|tartalom|témák|pontok|részek|sorrend",
    "struktura|układ|zawartość|treść|punkty|tematy|części|rozdziały|kolejność|osnova|obsah|části|témata|pořadí|kapitoly|štruktúra|časti|témy|poradie|zgradba|vsebina",
    "structura|cuprins|conținut|părți|puncte|teme|ordinea|структура|содержание|разделы|пункты|темы|части|порядок|зміст|розділи|теми|частини",
    "yapı|içerik|bölümler|konular|başlıklar|sıralama|δομή|περιεχόμενα|ενότητες|θέματα|σημεία|σειρά",
    "الهيكل|المحتوى|المحاور|الأقسام|النقاط|المواضيع|الترتيب|ساختار|بخش‌ها|موضوعات|מבנה|תוכן|פרקים|נושאים|נקודות|संरचना|विषय|खंड|बिंदु",
    "结构|大纲|目录|章节|提纲|結構|大綱|構成|目次|章立て|順番|구성|목차|순서|cấu trúc|nội dung|bố cục|các phần|struktur|isi|bagian|topik|urutan",
  ]),
});

/** Says whether words name what a deck or text consists of: "Sections", "Gliederung", "in this order". */
export function namesStructure(words: string): boolean {
  return scanner.find(words).length > 0;
}

const points = createTermScanner({
  points: joined([
    "points|messages|message|tips|rules|advice|reminders|takeaways|lessons|dos|facts|steps|things to remember|to remember",
    "punkte|kernpunkte|hauptpunkte|botschaften|kernbotschaften|kernaussagen|aussagen|tipps|regeln|hinweise|ratschläge|schritte|fakten",
    "points|messages|conseils|règles|astuces|consignes|étapes|faits|idées",
    "puntos|mensajes|consejos|reglas|recomendaciones|pasos|datos|ideas|pontos|mensagens|dicas|regras|conselhos|passos|punti|messaggi|consigli|regole|passi|fatti",
    "punten|boodschappen|tips|regels|adviezen|stappen|punkter|budskap|råd|regler|steg|budskaber|trin|punkty|zasady|wskazówki|rady|kroki|body|pravidla|tipy|kroky",
    "пункты|тезисы|советы|правила|шаги|мысли|поради|правила|кроки|ipuçları|kurallar|adımlar|نصائح|قواعد|خطوات|النقاط|טיפים|כללים|要点|建议|规则|步骤|ポイント|コツ|ルール|手順|요점|규칙|팁",
  ]),
});

/** Says whether words name what may be told in a line each: "Main points", "Tipps", rather than parts of a deck. */
export function namesPoints(words: string): boolean {
  return points.find(words).length > 0;
}

const covering = [
  "cover(?:s|ing)?|touch(?:ing)? on|go(?:ing)? over|including|that includes?|walk(?:ing)? (?:them|us|people) through",
  "behandle|behandelt|sprich über|ein auf|einschließlich|qui (?:aborde|couvre|traite)|abordant|aborde[rz]?|couvr(?:ant|ir|ez)|parle[rz]? de|en parlant de|y compris",
  "que (?:cubra|trate|incluya|hable de|aborde)|cubriendo|abordando|incluyendo|que (?:fale de|inclua)|cobrindo|incluindo|falando de|che (?:copra|tratti|parli di|includa)|affrontando|includendo|parlando di",
  "die gaat over|behandel|inclusief|som (?:täcker|tar upp|dækker|dekker|tager op|tar opp)|ta upp|obejmując\\p{L}{1,4}|zawierając\\p{L}{1,4}|omów|pokrývající|která obsahuje",
].join("|");

/** Words right before what a deck is to cover, with the space behind them: "cover", "abordant", "che tratti". Has the flag `g`. */
export const coveringWords = new RegExp(`(?<![\\p{L}\\p{M}])(?:${covering})\\s+(?=\\p{L})`, "giu");
