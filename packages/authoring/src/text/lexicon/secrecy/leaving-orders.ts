// Orders to leave something out of a deck, in the forms in which nobody tells of anything: the imperative, the bare infinitive,
// "X gehört nicht hinein", "про X ни слова". They count whatever the trained chain takes them for.

import { compactPattern } from "../../compact-pattern.ts";
import { rememberRecent } from "../../remember-recent.ts";

const orders = [
  "^(?:please |and |but |also |oh and )*(?:do not|don['’]t|never) (?:ever )?(?:mention|name|cite|quote|discuss|bring up|talk about|refer to|write about|say anything about|touch on)(?! (?:that|it|this)\\b)",
  "(?:do not|don['’]t|never) (?:put|include|show|write) \\p{L}[^.;:,]{1,40} (?:in|on) (?:there|here|it|them|the (?:slides?|deck|presentation))(?!\\p{L})",
  "^(?:please )?(?:not|nothing|not a thing) (?:about|on) \\p{L}[^.;:]{1,40}[.!]?$|^(?:please )?nothing (?:about|on) \\p{L}|^(?:bitte )?nichts (?:über|zu|von) \\p{L}|^(?:surtout )?rien (?:sur|de|à propos) |^nada sobre |^niente (?:su|sul|sulla|di) |^niets over |^(?:inget|ingenting|intet) om |^nic o |^ничего (?:о|про) |^нічого про |^semmit (?:a|az) |^nimic despre ",
  "^(?:please |and |but |also |oh and )*(?:leave|keep|cut|take) \\p{L}[^.;:]{1,50} (?:out|off)(?: of (?:it|this|the \\p{L}+))?[.!]?$|^(?:please |and |but )*(?:leave out|omit|strip out|redact|black out)\\s",
  "^(?:and |but |also )?no (?:mention of\\s|(?:real |full |last |first )?names\\b|(?:salaries|wages|addresses|phone numbers)\\b)|\\bno (?:\\p{L}+['’]s? )?\\p{L}+ (?:must|should|may|is to|are to) (?:appear|stand|be (?:named|shown|mentioned|seen|read|on|in|quoted|listed))\\b|(?:not a|no) (?:single )?(?:word|syllable) (?:about|on|of)\\s|\\b(?:must|should|may|are|is) (?:not|never) (?:to )?(?:appear|be (?:named|mentioned|shown|listed|quoted|included|used))\\b|\\b(?:is|are) (?:off[ -]limits|off the table|taboo|nobody['’]s business|none of (?:their|anyone['’]s) business)|\\b(?:stays?|remains?|(?:is|are) to (?:stay|be left)) out\\b(?! of (?!(?:it|this|that|the (?:deck|slides?|presentation|notes|file|talk))\\b))",
  "i (?:do not|don['’]t) want (?:anyone|anybody|people|them|the \\p{L}+) to (?:see|read|know|hear)|i don['’]t want to see \\p{L}|let['’]s not (?:mention|name|talk|show|write)|we (?:won['’]t|will not|had better not) (?:mention|name|talk about|show)|ich (?:will|möchte) nicht,? dass|je ne veux (?:pas|plus) (?:que|voir)|no quiero (?:que|ver) |non voglio (?:che|vedere) |não quero (?:que|ver) |ik wil niet dat|jag vill inte att|jeg vil ikke (?:ha|have|at) |nie chcę,? (?:żeby|aby)|не хочу,? чтобы",
  "(?:weglassen|auslassen|raushalten|herauslassen|rauslassen|aussparen|streichen|(?:nicht|nirgends|nirgendwo) (?:erwähnen|nennen|zeigen|anführen|verwenden|aufführen|ansprechen|anschneiden|schreiben|reinschreiben|reden|sprechen|auftauchen lassen)|(?:bitte )?(?:schweigen|verschweigen|totschweigen|kein wort|außen vor lassen|draußen lassen))[.!]?$|(?:nicht|nirgends) (?:erwähnen|nennen|zeigen),|gehör(?:t|en) (?:hier |da )?nicht (?:hinein|rein|hier ?rein|dazu|auf|in)(?![\\p{L}])|(?:^|\\s)lass(?:t|en sie)? (?:weg|raus|aus)[.!]?$|(?:^|\\s)lass(?:t|en sie)? [^.;:]{2,50} (?:bitte )?(?:weg|raus|aus|außen vor)[.!]?$|kein(?:erlei)? wort (?:über|zu|von)\\s|(?:ist|sind|bleib(?:t|en)) (?:bitte )?(?:tabu|draußen|außen vor|weg|unerwähnt|ungenannt)[.!]?$|^(?:bitte )?keine (?:\\p{L}+ )?namen|^(?:bitte )?(?:erwähne?|nenne?)\\p{L}{0,2} [^.;:]{2,50} (?:bitte )?nicht[.!]?$|dürfen nirgends|geh(?:t|en) (?:keinen|niemanden) (?:et)?was an",
  "ne (?:pas|jamais|rien) (?:en )?(?:mentionner|citer|parler|nommer|montrer|évoquer|indiquer|mettre|donner|dire|écrire|révéler)|ne (?:mentionne|cite|parle|nomme|montre|évoque|indique|mets|mett|donne)\\p{L}{0,2} (?:surtout )?(?:pas|jamais|aucun)|pas (?:un|le moindre) mot (?:sur|de|d['’])|(?:^|\\s)laisse\\p{L}{0,2} [^.;:]{2,50} de côté|sous silence|^(?:surtout )?(?:pas de|aucun) noms?|ne (?:doit|doivent|devra|devront) (?:(?:pas|jamais|surtout|en aucun cas) ){0,2}(?:y )?(?:figurer|apparaître|paraître|être (?:vue?s?|montrée?s?|nommée?s?|citée?s?|mentionnée?s?|évoquée?s?|dite?s?|divulguée?s?|su(?:e?s?))|se (?:voir|savoir)|sortir|savoir|voir|apprendre|rien)|ne regarden?t? (?:personne|que nous)|^(?:et )?(?:tais|taisez|omets|omettez)\\s",
  "(?:^|\\s)(?:no|nunca) (?:hable|hablé|mencion|cite|nombre|ponga|incluya|muestre|diga|enseñe|saque|den|des|deis|toque|comente|escriba)\\p{L}{0,4}(?! nada)(?:\\s|[.!]$)|(?:mejor |lo )?call(?:amos|emos|adlo|alo)(?:\\s|[.!]$)|(?:^|\\s)no (?:lo |la |los |las )?(?:decimos|ponemos|mencionamos|hablamos|contamos|enseñamos)(?:\\s|[.!]$)|ni (?:una (?:sola )?palabra|pío|media palabra) (?:de|del|sobre)|^(?:por favor,? )?(?:dej[ae]\\p{L}{0,2} (?:[^.;:]{2,40} )?(?:fuera|aparte|de lado)|omite\\p{L}{0,2}|quita\\p{L}{0,2}|calla\\p{L}{0,2})(?:\\s|[.!]?$)|no (?:debe|deben|puede|pueden|tiene que|tienen que) (?:aparecer|salir|figurar|mencionarse|verse)|(?:queda|quedan|fuera) (?:fuera|los|las)|^sin nombres",
  "(?:^|\\s)non (?:citare|menzionare|parlare|nominare|mostrare|mettere|scrivere|dire|dare|(?:fare|fate|facciamo) (?:nomi|parola|cenno)|citate|menzionate|parlate|parlatene|nominate|mostrate|mettete|scrivete|dite|date)(?:\\s|[.!]$)|(?:^|\\s)non (?:lo |la |li |le |ne )?(?:scriviamo|diciamo|mettiamo|citiamo|mostriamo|parliamo|facciamo)(?:\\s|[.!]$)|(?:va|vanno) (?:tenut|lasciat|omess|tolt|tralasciat)\\p{L}(?: (?:fuori|da parte))?|non (?:deve|devono) (?:comparire|apparire|figurare|essere)|(?:nemmeno|neanche|neppure) una parola (?:su|sul|sugli|sui|di)|^(?:lascia\\p{L}{0,2} (?:[^.;:]{2,40} )?(?:fuori|da parte)|ometti\\p{L}{0,2}|tralascia\\p{L}{0,2}|togli\\p{L}{0,2})(?:\\s|[.!]?$)|^(?:niente|senza) nomi",
  "(?:^|\\s)(?:não|nunca) (?:cite|mencion|fale|falem|mostre|coloque|inclua|nomeie|ponha|diga|cita|dê|dêem|toque|comente|escreva)\\p{L}{0,4}(?! nada)(?:\\s|[.!]$)|(?:^|\\s)não (?:vamos |o |a |os |as )?(?:falar|falamos|mostrar|mostramos|colocar|colocamos|dizer|dizemos|citamos)(?:\\s|[.!]$)|nem uma palavra (?:sobre|de|do|da)|^(?:por favor,? )?(?:deixe\\p{L}{0,2} [^.;:]{2,40} de fora|omita\\p{L}{0,2}|tire\\p{L}{0,2} (?:os|as|o|a))|não (?:deve|devem|pode|podem|é para) (?:aparecer|constar|ser citad|ser mencionad|entrar)|(?:fica|ficam) de fora|^(?:sem|nada de) nomes",
  "^(?:en |maar )?(?:noem|vermeld|toon|gebruik) [^.;:]{2,40} (?:niet|nergens|nooit)|geen (?:enkel )?woord(?!\\p{L})|laat [^.;:]{2,40} (?:weg|erbuiten|buiten beschouwing|eruit)|(?:mag|mogen|hoort|horen) (?:er )?(?:nergens|niet) (?:in|bij|op|genoemd)|^geen namen|weglaten[.!]?$",
  "(?:nämn|visa|skriv) (?:inte|aldrig)\\s|inte ett ord om|(?:ska|får|skall) inte (?:med|nämnas|visas|synas|stå)|^(?:utelämna|uteslut)\\s|^inga namn|(?:nævn|nevn|vis|skriv) (?:ikke|aldri|aldrig)\\s|ikke (?:et|ett) ord om|(?:skal|må) ikke (?:med|nævnes|nevnes|vises|stå)|^(?:udelad|utelat)\\s|^ingen navn|^(?:älä|älkää) (?:mainitse|mainitko|näytä|kerro)|^jätä [^.;:]{2,40} pois|ei sanaakaan|^ei nimiä|(?:ei saa|eivät saa) (?:mainita|näkyä)",
  "^(?:proszę )?nie (?:wspomina|podawa|podaw|pokazuj|wymienia|pisz|uwzględnia|używa)\\p{L}{0,4}\\s|nie (?:piszemy|podajemy|wspominamy|mówimy|pokazujemy)|ani (?:jednego )?słowa|^(?:proszę )?pomi(?:ń|ńcie|nąć|jamy)\\s|pomijamy[.!]?$|^bez (?:nazwisk|imion)|nie (?:może|mogą|powinn\\p{L}{1,3}) (?:się )?(?:pojawi|znale|wyst)\\p{L}{1,6}|^(?:prosím )?(?:nezmiňuj|neuváděj|neukazuj|nejmenuj|nespomínaj|neuvádzaj)\\p{L}{0,4}\\s|^(?:vynech|vynechej)\\p{L}{0,3}\\s|ani (?:slovo|slovem|slovko)|^(?:bez jmen|žádná jména|bez mien)|^(?:ne említs|ne írj|ne mutass|ne nevezz)\\p{L}{1,5}|^hagyd ki|egy szót se|^nevek nélkül|^(?:te rog )?nu (?:menționa|pomeni|da|arăta|scrie)\\p{L}{0,3}\\s|niciun cuvânt|^fără nume",
  "(?:^|\\s)не (?:упомина|называ|пиш|указыва|показыва|говор|включа|использу|назв)\\p{L}{0,4}(?=\\s[^.;]{0,40}[.!]?$|[.!]?$)|ни (?:единого )?слова(?: (?:о|об|про))?|(?:убери|убрать|опусти|опустить|пропусти|исключи)\\p{L}{0,2}\\s|^без (?:имён|имен|фамилий)|(?:не должн|не нужно)\\p{L}{0,2} (?:упомина|фигурир|появл|быть|звуча)\\p{L}{0,5}|(?:никого|никого это) не касаются|(?:^|\\s)не (?:згаду|називай|пиш|вказу|показу|говор)\\p{L}{0,5}(?=\\s[^.;]{0,40}[.!]?$|[.!]?$)|ні слова|^без (?:імен|прізвищ)",
  "(?:bahsetme|yazma|gösterme|anma|kullanma|verme|değinme)(?:yin|yiniz|yelim|yalım)?[.!]?$|tek kelime|(?:geçmesin|yer almasın|olmasın|görünmesin)[.!]?$|^(?:μην? (?:αναφέρ|δείξ|γράψ|πεις|πείτε)\\p{L}{0,5}\\s|χωρίς ονόματα)|ούτε (?:μία |μια )?λέξη|^(?:من فضلك )?لا (?:تذكر|تذكري|تذكروا|تكتب|تعرض|تشر|تورد)\\p{L}{0,3}\\s|(?:دون|بدون) (?:ذكر|أسماء)|ولا كلمة|^(?:نام|ذکر)[^.]{0,20}(?:نبر|نکن)|^(?:אל (?:תזכיר|תציין|תכתוב|תראה)\\p{L}{0,2}\\s|בלי שמות|ללא שמות)|אף מילה|का (?:ज़िक्र|जिक्र|उल्लेख) (?:न|मत)|नाम (?:न|मत)|^(?:đừng|không) (?:nhắc|nêu|đề cập|ghi)|^(?:jangan|tidak usah) (?:sebut|cantumkan|tulis|bahas|tampilkan)",
];
const unspaced =
  /(?:一概|一律|只字|绝)(?:都)?不(?:要)?(?:提|写|说|出现)|(?:^|[，,。])?(?:请|請)?(?:不要|别|別|勿|切勿)(?:提|写|寫|列|出现|出現|点名|提及)|(?:不提|不写|不寫|别提|不出现|省略|略去|隐去)[。.!]?$|(?:触れない|触れず|出さない|書かない|載せない|入れない|言及しない|伏せて|省いて|抜いて|名前は出さ)[^。]{0,8}[。.]?$|(?:언급하지|넣지|쓰지|밝히지|적지)[^.]{0,8}|(?:은|는|을|를) 빼/u;

const pattern = compactPattern(
  orders
    .map((order) => `(?:${order})`)
    .join("|")
    .replaceAll("(?:^|\\s)", "(?:^|(?<=[\\s,]))"),
  "iu",
);
const longest = 140;
/** Who says that somebody did not mention something tells of it. */
const narrated =
  /^\W{0,3}(?:he|she|they|it|we|you|i|wir|ich|er|sie|nous|je|ils|elles|il|elle|nosotros|ellos|ellas|noi|loro|nós|eles|elas|wij|ze|zij|hij|vi|jag|jeg|hun|han|oni|мы|он|она|они) \p{L}/iu;

function readOrdersLeavingOut(text: string): boolean {
  const words = text.trim();
  if (words.length > longest || /[?？؟]$/u.test(words)) return false;
  return unspaced.test(words) || (pattern.test(words) && !narrated.test(words));
}

const keeping =
  /(?<![\p{L}\p{M}])(?:don['’]?t|do not|never|nicht|nie|ne|pas|no|non|não|niet|inte|ikke|ei|nie|ne|nem|не|nu)\s(?:\p{L}{1,12}\s)?(?:skip|omit|hide|conceal|gloss over|sugar-?coat|play down|shy away|leave(?: \p{L}+){0,6} out|cut out|verschweig\p{L}{1,3}|versteck\p{L}{1,3}|beschönig\p{L}{1,3}|cache[rz]?|cachons|escond\p{L}{1,3}|ocult\p{L}{1,3}|nascond\p{L}{1,4}|verberg\p{L}{0,2}|verzwijg\p{L}{0,2}|dölj\p{L}{0,2}|skjul\p{L}{0,2}|ukrywa\p{L}{0,3}|skrýv\p{L}{1,3}|скрыва\p{L}{1,4}|weglassen|auslassen|streichen|omettez|omettre|omitas?|omitan|omitir|ometta|omettere|tralasciare|weglaten|overslaan|utelämna|utelat|pomija\p{L}{1,3}|vynech\p{L}{1,4}|hagyd ki|пропуска\p{L}{1,4}|omite\p{L}{0,3})(?![\p{L}\p{M}])/iu;

/** Says whether a clause orders that something stays in: "don't skip the costs", "die Kosten nicht weglassen". */
export function ordersKeeping(clause: string): boolean {
  return keeping.test(clause);
}

const rememberedOrdersLeavingOut = rememberRecent(readOrdersLeavingOut);

/** Says whether a sentence orders that something stays out of the deck. */
export function ordersLeavingOut(text: string): boolean {
  return rememberedOrdersLeavingOut(text, "");
}
