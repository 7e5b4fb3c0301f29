/** What the name of a layout says that it is for. */
export type LayoutPurpose = "cover" | "section" | "agenda" | "quote" | "closing" | "contact";

// Names decide between layouts that structure does not tell apart, in the languages that Office programs come in.
const names: readonly (readonly [LayoutPurpose, RegExp])[] = [
  [
    "agenda",
    /\bagenda\b|\btables? of contents?\b|^\W*(?:\d+\W+)?contents\W*$|\btoc\b|inhaltsverzeichnis|gliederung|tagesordnung|sommaire|table des mati|ordre du jour|índice|indice|sumario|sumário|sommario|inhoudsopgave|spis treści|obsah|innehåll|indhold|sisällys|içindekiler|оглавление|содержание|повестка|план презентации|目次|目錄|目录|议程|議程|アジェンダ|목차|جدول (?:الأعمال|المحتويات)|תוכן עניינים/iu,
  ],
  [
    "closing",
    /\bthank(?:s| ?you)\b|\bclosing\b|\bend (?:slide|page)\b|\bsign[- ]?off\b|\bgood ?bye\b|\bq ?& ?a\b|\bquestions?\b|\bdanke|schlussfolie|abschlussfolie|\bmerci\b|\bgracias\b|\bcierre\b|obrigad|encerramento|\bgrazie\b|\bbedankt\b|dzięk|tack\b|\bteşekkür|спасибо|конец|ありがとう|终了|致谢|谢谢|謝謝|감사|شكر|תודה/iu,
  ],
  [
    "section",
    /\bsection\b|\bdivid(?:er|ing)\b|\bchapter\b|\bsegue\b|\btransition\b|\bseparator\b|\bbreaker\b|abschnitt|trennfolie|trenner|kapitel|zwischentitel|intercalaire|chapitre|sección|seccion|separador|capítulo|seção|sezione|sectie|hoofdstuk|avsnitt|sekcj|rozdział|oddíl|bölüm|раздел|глава|セクション|中表紙|扉|节标题|章节|過渡|过渡|구역|섹션|간지|القسم|כותרת מקטע/iu,
  ],
  [
    "quote",
    /\bquot(?:e|es|ation|ations)\b|\bzitat|\bcitation\b|\bcita\b|citação|citazione|\bcitaat|\bcytat|цитата|引用|인용|اقتباس|ציטוט/iu,
  ],
  ["contact", /\bcontacts?\b|\bkontakt|\bcontacto|\bcontatto|контакт|連絡先|联系|연락처/iu],
  [
    "cover",
    /\bcover\b|\btitle (?:slide|page)\b|\bopening\b|\bfront ?page\b|titelfolie|titelseite|deckblatt|startfolie|couverture|diapositive de titre|page de (?:titre|garde)|portada|diapositiva de título|\bcapa\b|slide de título|copertina|diapositiva titolo|titeldia|titelbild|rubrikbild|forside|tytułow|titulní|otsikkodia|kansi|başlık slaydı|kapak|титульн|обложка|表紙|タイトル ?スライド|封面|标题幻灯片|標題投影片|표지|제목 슬라이드|شريحة (?:ال)?عنوان|غلاف|שקופית כותרת|שער/iu,
  ],
];

/** Returns what the name of a layout says that it is for, in any of some twenty languages; undefined where it says nothing. */
export function purposeOf(name: string): LayoutPurpose | undefined {
  return names.find(([, pattern]) => pattern.test(name))?.[0];
}
