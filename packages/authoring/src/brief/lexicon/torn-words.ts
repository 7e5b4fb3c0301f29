/** The first person as the subject of a sentence, by language. */
export const firstPersons: Readonly<Record<string, string>> = {
  en: "i|i'm|i’m|i've|i’ve|i'd|i’d|i'll|i’ll|im|ive",
  de: "ich",
  fr: "je|j'ai|j’ai|j'aimerais|j’aimerais|j'aurais|j’aurais|moi",
  es: "yo|soy|tengo|necesito|quiero|quisiera|debo|trabajo|vendo",
  pt: "eu|sou|tenho|preciso|quero|queria|gostava|gostaria|devo|estou",
  it: "io|ho|devo|vorrei|voglio|mi",
  nl: "ik",
  sv: "jag",
  da: "jeg",
  nb: "jeg",
  pl: "ja|mam|chcę|chciałbym|chciałabym|muszę|potrzebuję|jestem|prowadzę|poproszę",
  cs: "já|mám|chci|chtěl|chtěla|potřebuji|potřebuju|musím|jsem",
  ru: "я|мне|хочу",
  uk: "я|мені|хочу",
  tr: "ben",
};

/** What speech opens with, and what a sentence that goes on from another opens with. */
export const fillers: Readonly<Record<string, string>> = {
  en: "so|ok|okay|um|uh|er|hi|hey|hiya|basically|anyway|because|cos|cause|but|and|or|they|he|she|it|its|it's|it’s|thats|that's|that’s|theyre|they're|they’re",
  de: "also|äh|ähm|so|ok|okay|hallo|hi|weil|aber|und|oder|dann|er|das ist",
  fr: "alors|euh|voilà|donc|bonjour|salut|parce|mais|et|ou|il|elle|ils|elles|ce|c'est|c’est",
  es: "bueno|pues|hola|buenas|vale|porque|pero|y|o|ellos|ellas",
  pt: "bom|então|oi|olá|olha|porque|mas|e|ou|eles|elas|ele|ela",
  it: "allora|dunque|ciao|ecco|perché|ma|e|o|loro",
  nl: "dus|nou|oké|ok|hoi|hallo|want|maar|en|of|ze|hij",
  sv: "alltså|så|hej|ok|för att|men|och|eller|de|han|hon",
  da: "altså|så|hej|ok|fordi|men|og|eller|de|han|hun",
  nb: "altså|så|hei|ok|fordi|men|og|eller|de|han|hun",
  pl: "no|więc|dobra|cześć|hej|bo|ale|i|lub|oni|one",
  cs: "takže|no|ahoj|protože|ale|a|nebo|oni",
  ru: "ну|так|вот|итак|привет|потому|но|и|или|они|он|она",
  uk: "ну|так|ось|отже|привіт|бо|але|і|або|вони|він|вона",
  tr: "yani|şey|merhaba|çünkü|ama|ve|veya|onlar",
};

/** What parts two things that are to be chosen from. */
export const choices: Readonly<Record<string, string>> = {
  en: "or|vs|versus",
  de: "oder|vs",
  fr: "ou|vs",
  es: "o|u|vs",
  pt: "ou|vs",
  it: "o|oppure|vs",
  nl: "of|vs",
  sv: "eller|vs",
  da: "eller|vs",
  nb: "eller|vs",
  pl: "albo|czy|lub|vs",
  cs: "nebo|či|vs",
  ru: "или",
  uk: "або|чи",
  tr: "veya|yoksa|mı",
};

/** Verbs by which a request says what slides are to do with a topic, before it. */
export const showingVerbs =
  "explain|explaining|compare|comparing|show|showing|tell|telling|teach|describe|describing|cover|covering|present|presenting|talk|talking|convince|persuade|introduce|introducing|summarise|summarize|train|" +
  "erkläre|erklär|erklären|zeig|zeige|zeigen|vergleiche|vergleichen|beschreibe|beschreiben|erzähle|erzählen|vorstellen|präsentieren|überzeugen|" +
  "explique|expliquer|expliquez|montre|montrer|montrez|comparer|comparez|présenter|décrire|raconter|parler|convaincre|" +
  "explica|explicar|explicarles|mostrar|muestra|mostrarles|comparar|compara|presentar|contar|contarles|hablar|convencer|enseñar|" +
  "apresentar|falar|mostre|explique|ensinar|" +
  "spiega|spiegare|mostrare|confrontare|confronta|presentare|parlare|raccontare|convincere|" +
  "uitleggen|leg|laten|laat|vergelijk|vergelijken|vertel|vertellen|presenteren|overtuigen|" +
  "förklara|förklarar|visa|visar|jämför|jämföra|berätta|berättar|presentera|övertyga|forklare|forklar|vise|vis|sammenlign|sammenligne|fortælle|fortelle|" +
  "wyjaśnij|wyjaśnić|pokaż|pokazać|porównaj|porównać|opowiedz|opowiedzieć|przedstawić|przekonać|vysvětli|vysvětlit|ukaž|ukázat|porovnej|porovnat|" +
  "объясни|объяснить|покажи|показать|сравни|сравнить|расскажи|рассказать|представить|поясни|пояснити|покажи|показати|порівняй|порівняти|розкажи|розказати|anlat|göster|karşılaştır|açıkla";

/** The same, and verbs of making, where they close a sentence. */
export const closingVerbs =
  "erklären|zeigen|vergleichen|erzählen|vorstellen|präsentieren|überzeugen|basteln|machen|zusammenstellen|erstellen|bauen|vorbereiten|gestalten|zien|uitleggen|vergelijken|vertellen|presenteren|maken|anlatmak|göstermek|hazırla|anlat|göster";

/** Where slides are seen. */
export const screenWords =
  "screen|screens|telly|tv|television|monitor|projector|wall|noticeboard|whiteboard|big screen|leinwand|bildschirm|wand|beamer|monitor|fernseher|écran|mur|projecteur|télé|vidéoprojecteur|pantalla|pared|proyector|tele|tela|telão|parede|projetor|schermo|muro|parete|proiettore|scherm|muur|skärm|skärmen|väggen|duken|skærm|skjerm|ekran|ekranie|ścianie|obrazovka|plátno|экран|экране|стене|екран|екрані|ekranda";

/** What says that a name follows: "it is called", "on s'appelle". */
export const namingPhrases =
  "is called|are called|is named|will be called|we call it|heißt|heissen|heißen|nennt sich|s'appelle|s’appelle|s'appellera|se llama|nos llamamos|chama-se|se chama|si chiama|ci chiamiamo|heet|heten|heter|hedder|nazywa się|nazywamy się|jmenuje se|называется|називається";

/** Verbs behind which a run of words was cut from its sentence. */
export const cutVerbs =
  "is|are|was|were|has|have|had|will|can|could|should|must|starts|wants|wanted|goes|went|comes|came|begins|began|fell|rose|took|takes|gave|brought|sold|won|lost|" +
  "ist|sind|war|waren|hat|haben|hatte|hatten|wird|werden|wurde|wurden|kann|können|muss|müssen|soll|sollen|will|wollen|" +
  "est|sont|était|ont|sera|seront|peut|doit|es|son|fue|fueron|está|están|han|será|puede|é|são|foi|foram|será|está|estão|pode|è|sono|hanno|sarà|può|" +
  "zijn|heeft|hebben|wordt|kan|moet|är|var|har|ska|blir|er|skal|bliver|jest|są|był|była|było|były|będzie|został|została|je|jsou|byl|byla|bude";

/** Words for the next day. */
export const nextDayWords =
  "tomorrow|tmrw|tmr|tonight|morgen|übermorgen|heute|demain|mañana|amanhã|domani|imorgon|i morgon|imorgen|jutro|zítra|завтра|завтра|yarın|明日|明天|내일";

/** What says how long a deck is to be, before the word for it. */
export const deckSizes =
  "short|quick|brief|small|little|simple|nice|few|new|kurze|kurzer|kurzes|kleine|schnelle|einfache|courte|court|petite|petit|rapide|brève|corta|corto|breve|pequeña|rápida|sencilla|curta|curto|rápida|simples|korte|kleine|snelle|simpele|eenvoudige|kort|liten|snabb|enkel|krótką|krótka|prostą|prosta|krátkou|krátká|короткая|короткую|простую|коротку|kısa|basit";
