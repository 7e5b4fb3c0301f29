// Nobody can list every phrase that asks for silence, so these are put together from what they consist of, each in some
// twenty languages: a denial and a word of telling; a word of staying and a place or circle that it stays in; a saying.

import { compactPattern } from "../../compact-pattern.ts";
import { rememberRecent } from "../../remember-recent.ts";
import { searchNear } from "../near.ts";

const word = (alternatives: readonly string[]): string =>
  `(?<![\\p{L}\\p{M}])(?:${alternatives.join("|")})(?![\\p{L}\\p{M}])`;

const denial = word([
  "not?|n't|\\p{L}{2,6}n['’]t|never|nobody|no one|none|nicht|nichts|nie|niemals|niemand\\p{L}{0,2}|kein\\p{L}{0,2}|pas|jamais|personne|rien|ne",
  "nunca|nadie|jamás|nada|ni|non|mai|nessuno|niente|não|ninguém|nem|niet|niets|nooit|geen|inte|ingen|inget|aldrig|ikke|aldri|intet|ei|älä|älkää|kukaan|kenellekään",
  "nie|nikt|nikomu|nigdy|nikdo|nikomu|nesm\\p{L}{1,3}|ne\\p{L}{2,9}te|nem|ne|senki\\p{L}{0,4}|nu|nimeni|nimănui|niciodată|не|ни|никто|никому|нигде|ніхто|нікому|ніде",
  "değil|kimse\\p{L}{0,3}|\\p{L}{3,12}m[ae]y?[ıi]n?|μη|μην|δεν|κανείς|κανένας|κανέναν|لا|لم|لن|أحد|אל|לא|אף אחד|न|नहीं|मत|किसी|đừng|không|jangan|tidak|siapa pun",
]);

const telling = word([
  "tell\\p{L}{0,3}|told|say|said|repeat\\p{L}{0,3}|mention\\p{L}{0,3}|spread|leak\\p{L}{0,3}|let (?:this|that|it) (?:out|slip)|pass\\p{L}{0,2} (?:this|that|it )?on|get\\p{L}{0,2} (?:out|around|about)|disclos\\p{L}{1,3}|reveal\\p{L}{0,3}|breathe|talk\\p{L}{0,3}|hear\\p{L}{0,1}|find out|know|public\\p{L}{0,6}|circulat\\p{L}{1,3}|forward\\p{L}{0,3}|quot\\p{L}{1,3}",
  "sagen|gesagt|sagt|weiter(?:sagen|geben|erzählen|tragen)|(?:herum|rum)?erzähl\\p{L}{1,3}|erwähn\\p{L}{1,3}|ausplaudern|verrat\\p{L}{0,2}|erfahren|erfährt|wissen|hören|rausgehen|durchsickern|an die große glocke|angeht|breittreten",
  "dire|dites?|dis|répét\\p{L}{1,3}|divulgu?\\p{L}{1,3}|ébruit\\p{L}{1,3}|parle[rz]?|racont\\p{L}{1,3}|savoir|sache\\p{L}{0,2}|apprendre|sort(?:ir|e)|filtrer|diffus\\p{L}{1,3}|regard\\p{L}{1,3}",
  "decir\\p{L}{0,2}|dig\\p{L}{1,3}|cont\\p{L}{2,5}|sal(?:ir|ga)|filtr\\p{L}{1,3}|saber\\p{L}{0,2}|sepan?|enter\\p{L}{1,3}|repet\\p{L}{1,3}|divulg\\p{L}{1,4}|difund\\p{L}{1,3}|coment\\p{L}{2,4}|trascender|incumbe|dir[eol]{1,2}|racconta\\p{L}{0,3}|uscire|esca|sap(?:ere|erlo|erne)|sappiano?|trapel\\p{L}{1,4}|ripet\\p{L}{1,5}|diffond\\p{L}{1,4}|saperlo|riguarda\\p{L}{0,2}",
  "dizer|diga\\p{L}{0,2}|contar|contem|vazar?|vaze|sair|saia|saiba|espalh\\p{L}{1,3}|zeggen|doorvertellen|vertel\\p{L}{0,3}|weten|horen|lekken|uitlekken|aan|säga|berätta|sprid\\p{L}{0,2}|veta|sig\\p{L}{0,2}|fortæl\\p{L}{0,2}|fortell\\p{L}{0,2}|vide|vite|spred\\p{L}{0,2}|kerto\\p{L}{1,4}|kerro|tietää|levitä|leviä",
  "mówi\\p{L}{1,3}|mów|powiedz\\p{L}{0,4}|powtarz\\p{L}{1,4}|rozpowiada\\p{L}{1,3}|wspomin\\p{L}{1,4}|wiedzie\\p{L}{1,2}|wyjść|wyjdzie|dowie\\p{L}{0,4}|říkat|říct|říkejte|vědět|šířit|rozhlašovat|vykládat|dozvědět|povedať|hovoriť|vedieť|mond\\p{L}{1,4}|elmond\\p{L}{0,4}|tudja|tudhat\\p{L}{0,2}|terjes\\p{L}{1,5}|spune\\p{L}{0,2}|spui|afle|afla|știe|repeta\\p{L}{0,2}",
  "говор\\p{L}{1,4}|сказ\\p{L}{1,4}|расска\\p{L}{1,6}|повтор\\p{L}{1,4}|зна\\p{L}{1,3}|узна\\p{L}{1,4}|слыша\\p{L}{1,3}|разгла\\p{L}{1,5}|распростран(?:ять|яться|яйте|яйтесь|яй|ите|ить)|болта\\p{L}{1,4}|вынос\\p{L}{1,3}|касается|каз\\p{L}{1,4}|розпов\\p{L}{1,6}|дізна\\p{L}{1,4}|поширю\\p{L}{1,4}|стосується",
  "söyle\\p{L}{0,8}|anlat\\p{L}{0,8}|duy\\p{L}{0,8}|bil\\p{L}{2,8}|yay\\p{L}{0,8}|πεις|πείτε|λέτε|μάθει|ξέρει|διαδ\\p{L}{2,8}|يعرف|يعلم|تخبر\\p{L}{0,3}|تقل|تقول\\p{L}{0,2}|يقال|يخرج|תגיד\\p{L}{0,2}|תספר\\p{L}{0,2}|לספר|לדעת|לצאת|बता\\p{L}\\p{M}{0,3}|kể|nói|biết|lộ|bilang|cerita\\p{L}{0,4}|tahu|bocor\\p{L}{0,3}|sebar\\p{L}{0,4}",
]);

/** A word, in the sense of "not a word", and verbs of silence. */
const wordOf = word([
  "words?|syllable|worte?|wörtchen|mots?|palabras?|parola|palavras?|woord|ord|sana\\p{L}{0,4}|słow\\p{L}{0,3}|slov\\p{L}{0,3}|szót?|cuvânt|слов\\p{L}{0,2}|kelime|λέξη|كلمة|מילה|शब्द|từ|lời|kata",
]);
const silent = word([
  "silen(?:ce|t)|schweig\\p{L}{0,3}|verschwieg\\p{L}{0,3}|stillschweig\\p{L}{0,3}|tais|taisez|taire|silence|calla\\p{L}{0,3}|silencio|tac(?:i|ere|ete|iamo)|silenzio|calar?|silêncio|zwijg\\p{L}{0,3}|tig|tiga|tier?|tige|tavshed|taushet|vaiti|vaieta|milcz\\p{L}{0,4}|milczenie|mlč\\p{L}{0,4}|hallgat\\p{L}{0,4}|tăce\\p{L}{0,3}|молч\\p{L}{0,4}|мовч\\p{L}{0,4}|susun|sessiz|σιωπή|صمت|שתיקה|चुप",
]);
const secrecy = word([
  "secret(?:s|ly|ive)?|secrecy|confidential(?:ly)?|confidence|geheim\\p{L}{0,4}|vertraulich\\p{L}{0,2}|heikel|sensibel|confidentiel\\p{L}{0,3}|secret[oa]?s?|confidencial\\p{L}{0,3}|segret\\p{L}{1,2}|riservat\\p{L}{1,2}|segredos?|sigilo\\p{L}{0,2}|geheim\\p{L}{0,3}|vertrouwelijk\\p{L}{0,1}|hemlig\\p{L}{0,5}|hemmelig\\p{L}{0,4}|fortrolig\\p{L}{0,2}|salai\\p{L}{1,6}|tajemnic\\p{L}{1,2}|tajn\\p{L}{1,3}|tajemství|poufn\\p{L}{1,3}|důvěrn\\p{L}{1,2}|titok\\p{L}{0,3}|titk\\p{L}{1,4}|секрет(?!ар)\\p{L}{0,4}|тайн\\p{L}{1,2}|таємн\\p{L}{1,4}|конфиденциальн\\p{L}{1,3}|sır\\p{L}{0,4}|gizli\\p{L}{0,4}|μυστικ\\p{L}{1,3}|سر\\p{M}?ي?|סוד\\p{L}{0,2}|गोपनीय|गुप्त|राज़|rahasia|bí mật",
]);
/** "The secret of good bread:" is a title. */
const titled = /(?<!\p{L})(?:of|behind|to|von|des|der|de la|du|des|del|della|do|da|van|av|af|z|til)\s\p{L}/iu;

/** Nobody, as the subject of a remark: whatever it is that none of them is to do. */
const nobody = word([
  "nobody(?:['’]s)?|no one|noone|none of (?:their|your|anyone['’]s)|anyone else|anybody else|no further than|niemand\\p{L}{0,2}|keine[rmn]|que nous|personne|nadie|nessuno|ninguém|niemand|ingen|kukaan|nikt|nikomu|nikdo|nikomu|senki\\p{L}{0,3}|nimeni|nimănui|никто|никому|никого|ніхто|нікому|kimse\\p{L}{0,4}|κανείς|κανέναν|لا أحد|אף אחד|कोई नहीं|किसी को|không ai|tak seorang|jangan sampai",
]);
/** Mouths that are kept shut. */
const mouth = word([
  "mouths?|lips|mund|maul|klappe|schnabel|bouche|gueule|boca|pico|bocca|becco|mond|klep|mun|munnen|kæft|kjeft|suu|suut|zębami|gęb\\p{L}{1,2}|usta|pus[uy]|hub[uy]|zuby|szád\\p{L}{0,3}|gura|рот|рты|роток|зубами|язык за|зубах|ağz\\p{L}{1,4}|çen\\p{L}{1,4}|στόμα|فم\\p{L}{0,2}|הפה|פה|मुँह|मुंह|miệng|mulut",
]);
const staying = word([
  "stays?|staying|remains?|kept|keep\\p{L}{0,3}|leave|bleib\\p{L}{0,2}|behalt\\p{L}{0,3}|reste\\p{L}{0,2}|gard\\p{L}{1,4}|qued\\p{L}{1,3}|guard\\p{L}{1,4}|rest[aio]\\p{L}{0,2}|riman\\p{L}{1,4}|tien\\p{L}{1,4}|ten(?:ere|ete|iamo)|fica\\p{L}{0,2}|fique\\p{L}{0,2}|permane\\p{L}{1,4}",
  "blijf\\p{L}{0,2}|blijven|hou\\p{L}{0,3}|stann\\p{L}{1,3}|stanna|blir|bliver|forblir|forbliver|jää|jääköön|pysyy|zosta\\p{L}{1,4}|zůst\\p{L}{1,5}|zosta\\p{L}{1,4}|marad\\p{L}{0,4}|rămân\\p{L}{0,3}|остан\\p{L}{1,4}|оста[её]тся|залиш\\p{L}{1,6}|kal\\p{L}{0,5}|μείν\\p{L}{1,3}|مي?بقى|يبقى|ליישאר|יישאר|שיישאר|रहे|रहना|ở lại|giữ|tetap",
]);

const circle = word([
  "(?:in|within|inside|between|behind) (?:this|these|those)(?: four)? (?:room|walls|doors)|in this room|between (?:us|ourselves|you and me|the two of us)|among (?:us|ourselves)|with (?:us|you)|in the family|in-?house|to (?:yourself|yourselves|ourselves)|under wraps|under your hat|under (?:the|your) (?:table|hat)|off the record",
  "unter uns|(?:in|hinter) (?:diesem|diesen|diesen vier|unseren vier|den|den vier) (?:raum|wänden|mauern)|(?:im|in diesem) (?:haus|raum|kreis|zimmer)|für (?:dich|sich|euch|uns)|in der familie|bei uns|geheim|entre (?:nous|ces murs|quatre murs|toi et moi|vous et moi)|dans (?:cette pièce|cette salle|la famille|ces murs)|pour (?:toi|vous|nous)|en interne",
  "entre (?:nosotros|nosotras|tú y yo|estas paredes|estas cuatro paredes|nós|a gente|quatro paredes|estas paredes)|en (?:casa|familia|esta sala|esta habitación)|para (?:ti|vosotros|usted|ustedes|você|vocês|nós|mim)|(?:tra|fra) (?:noi|di noi|queste mura|queste quattro mura|me e te)|in (?:questa stanza|questa sala|famiglia)|per (?:te|voi|noi|sé)|conosco|aqui dentro|em família|nesta sala",
  "onder ons|tussen ons|(?:binnen|in) (?:deze|dit|deze vier) (?:muren|kamer|vertrek|zaal)|voor (?:je|jou|jullie|u|ons|jezelf)|binnenskamers|(?:mellan|mellom|mellem) (?:oss|os)|inom (?:dessa|de här|våra) väggar|(?:innenfor|inden for) (?:disse|de her) (?:fire )?vegge\\p{L}?|i (?:detta|det här|dette) (?:rum|rummet|rommet)|meidän kesken|kesken|näiden seinien sisällä",
  "między nami|w (?:tych|czterech) ścianach|w tym pokoju|w (?:rodzinie|firmie)|mezi námi|v (?:této|tejto) místnosti|mezi (?:těmito|čtyřmi) stěnami|medzi nami|köztünk|e falak között|magunk közt|între noi|între (?:acești|patru) pereți|între aceşti pereţi|между нами|в этих стенах|в (?:этой )?комнате|при (?:нас|вас|тебе|себе)|між нами|у цих стінах|в (?:цій )?кімнаті",
  "aramızda|bu odada|bu (?:dört )?duvar\\p{L}{0,6}|μεταξύ μας|σε αυτό το δωμάτιο|εδώ μέσα|بيننا|بيني وبينك|في هذه الغرفة|בינינו|בחדר (?:הזה)?|हमारे बीच|इसी कमरे|giữa (?:chúng ta|mình|hai ta)|trong phòng này|di antara kita|di ruangan ini|antara kita",
]);

/** What nobody says but to be told in confidence. */
const sayings = [
  "hush(?:[ -]hush)?|mum(?:['’]s)? the word|schtum|on the (?:quiet|q\\.?t\\.?|hush)|under the rose|in (?:strict )?confidence|keep (?:it|this|that) dark|(?:button|zip) (?:it|your lips)|loose lips|(?:other|outside|strange|their) ears",
  "pssst?|mund halten|den mund|stillschweigen|schweigen bewahren|hinter vorgehaltener hand|unter der hand|im vertrauen|(?:fremde|andere|deren) ohren|bitte diskret|diskret behandeln",
  "motus|bouche cousue|chut|sous le manteau|en (?:toute )?confidence|(?:d['’]autres|toutes les|autres) oreilles|discrétion",
  "chitón|chitos|boca cerrada|ni pío|en (?:estricta )?confianza|en petit comité|(?:otros|ajenos) oídos|oídos (?:ajenos|indiscretos)|acqua in bocca|zitt[oi]|sottovoce|in (?:via )?(?:confidenza|riservata)|(?:altre|estranee) orecchie|bico (?:calado|fechado)|boca de siri|em off|em confiança|outros ouvidos",
  "mondje dicht|in vertrouwen|(?:andere|vreemde) oren|hysch|håll tyst|i förtroende|andra öron|hysj|hys|i fortrolighed|i fortrolighet|(?:andre|fremmede) ører|hiljaa|luottamuksella|muiden korville",
  "cicho sza|ani mru mru|w (?:tajemnicy|zaufaniu|sekrecie)|(?:obcych|cudzych|innych) uszu|po cichu|psst|pšt|ani muk|v (?:důvěře|dôvere)|cizí uši|titokban|bizalmasan|más(?:ok)? fülé\\p{L}{0,3}|în secret|în confidență|alte urechi",
  "молчок|ни гу-гу|тсс+|по секрету|по большому секрету|(?:чужих|посторонних|лишних) ушей|только никому|ні пари з вуст|по секрету|чужих вух|ağzı sıkı|sır olarak|başka kulak\\p{L}{0,4}|τσιμουδιά|εμπιστευτικά|άλλα αυτιά",
  "سر بيننا|بيني وبينك|آذان أخرى|לאוזניים אחרות|סוד|शशश|राज़ की बात|giữ kín|bí mật nhé|diam-diam|rahasia ya|telinga lain",
];

const unspaced =
  /(?:只|仅|就)(?:给|供|让)你|你(?:自己)?(?:看|知道)(?:就|即)(?:好|行|可)|(?:别|別|勿|不要|不能|不可|先别|先不)[^。；，]{0,8}(?:外传|外傳|[说說讲講传傳]出去|往外[说說讲講传傳提透漏]|声张|聲張|透露|泄露|洩露|告诉|告訴|传开|公开|公開|对外)|(?:只|仅|就)(?:限|在)?(?:我们|咱们|你我|内部)[^。，]{0,4}(?:知道|之间|说说)|嘘|私下(?:说|講|讲)|保守秘密|内緒|ここだけ|(?:外|他|人|誰)に(?:も|は)?(?:漏らさ|出さ|言わ|話さ|知られ)|口(?:外|止め)|他言|胸に(?:しまって|納めて)|(?:밖|외부|남|다른 사람|아무)(?:에게|에|한테|으로)?(?:도|는)? ?[^.]{0,8}(?:말하지|알리지|새어|퍼뜨리지|나가)|어디 ?가서[^.]{0,8}(?:하지|말)|쉿|우리끼리|비밀로/u;

/** "Just between us two, …" */
const merely = word([
  "just|strictly|only|purely|quite|well|so|nur|rein|ganz|mal|also|juste|strictement|alors|solo|sólo|bueno|só|apenas|soltanto|allora|alleen|even|bara|kun|bare|vain|tylko|tak|jen|len|csak|doar|numai|только|строго|чисто|лише|тільки|sadece|μόνο|فقط|רק|बस|chỉ|cuma|hanya",
]);

/** What is made of a talk: "that doesn't go in the summary". */
const record =
  "summary|minutes|notes|record|report|write-?up|deck|slides?|presentation|handout|recap|protokoll\\p{L}{0,2}|zusammenfassung|bericht|folien?|präsentation|compte[- ]rendu|résumé|procès-verbal|diapos?|présentation|acta|resumen|informe|presentación|diapositivas?|verbale|riassunto|presentazione|resumo|ata|relatório|apresentação|notulen|samenvatting|verslag|presentatie|sammanfattning\\p{L}{0,2}|referat\\p{L}{0,3}|podsumowani\\p{L}{1,2}|protoko\\p{L}{1,4}|prezentac?j?\\p{L}{1,3}|shrnutí|zápis\\p{L}{0,2}|протокол\\p{L}{0,2}|презентац\\p{L}{1,3}|отч[её]т\\p{L}{0,2}|звіт\\p{L}{0,2}|özet\\p{L}{0,3}|tutana\\p{L}{1,4}|sunum\\p{L}{0,3}";

const [hidesFromAll, shutsMouth, opensCircle, silences, isSecrecy, saying, staysOutOf] = [
  nobody,
  mouth,
  `^\\W{0,3}(?:${merely}\\s){0,2}(?:${circle})(?: \\p{L}{2,8})?\\s?[,:—–-]`,
  silent,
  secrecy,
  word(sayings),
  `${denial}[^.!?;:\\n]{0,30}\\s(?:\\p{L}{1,5}['’])?(?:${record})\\W{0,3}$`,
].map((source) => compactPattern(source, "iu")) as [RegExp, RegExp, RegExp, RegExp, RegExp, RegExp, RegExp];

const [denials, tellings, stays, circles] = [denial, `${telling}|${wordOf}`, staying, circle].map((source) =>
  compactPattern(source, "giu"),
) as [RegExp, RegExp, RegExp, RegExp];

/** "Don't tell anybody", "not a word", "told to nobody". */
function deniesTelling(words: string): boolean {
  return searchNear(words, denials, tellings, 40) !== -1 || searchNear(words, tellings, denials, 30) !== -1;
}

/** Where something is said to stay in a place or among people: "stays in this room", "between us it stays"; infinite where nowhere. */
function searchStaying(words: string): number {
  const places = [searchNear(words, stays, circles, 24), searchNear(words, circles, stays, 16)];
  return Math.min(...places.filter((place) => place !== -1), Number.POSITIVE_INFINITY);
}

const pronoun =
  /(?<![\p{L}\p{M}])(?:this|that|it|these|those|das|dies\p{L}{0,2}|es|ça|cela|ceci|c'est|esto|eso|lo|questo|ciò|lo|isto|isso|dit|dat|het|det|detta|dette|tämä|se|to|tego|toto|ez|ezt|asta|это|этого|об этом|це|цього|bu|bunu|αυτό|αυτά|هذا|ذلك|זה|זאת|यह|ये|đây|này|ini|itu)(?![\p{L}\p{M}])/iu;
const told =
  /(?<!\p{L})(?:you|dir|euch|ihnen|te|vous|tú|ti|você|je|jou|dig|ci|вам|тебе|sana|size)(?!\p{L})/iu;
const label = /[:：]\W{0,3}$/u;
const longestRead = 320;
const longestLabel = 80;
const longestRemark = 60;
/** A sentence that opens by staying somewhere orders it: "Stays between us that …", "Fica só entre nós que …". */
const opening = 12;
/** A remark says near its start what it is about. */
const pointerNear = 30;
const shortestTold = 15;
/** What somebody wishes that nobody hears. */
const wished =
  /(?<!\p{L})(?:i['’]?d (?:rather|prefer|like)|i (?:want|prefer|would)|we(?:['’]d)? (?:rather|prefer|want)|better|ideally|ich (?:will|möchte|fände)|wir (?:wollen|möchten)|es wäre (?:gut|besser|mir lieb)|lieber|je (?:préfère|préférerais|voudrais|veux|ne veux)|mieux vaut|autant que|(?:no )?(?:quiero|queremos|quisiera)|prefiero|mejor que|preferirei|preferisco|(?:non )?(?:voglio|vorrei|vogliamo)|meglio che|prefiro|(?:não )?(?:quero|queremos)|melhor que|ik (?:wil|heb liever)|liever|jag vill|helst|jeg vil|helst|wolę|wolał\p{L}{2,4}|nie chcę|lepiej|(?:не )?(?:хочу|хотим|хотелось)|лучше|(?:не )?хочемо)(?!\p{L})/iu;

const denies = compactPattern(denial, "iu");
const furtherThan = /(?:no|any|not) (?:further|farther) than|nicht weiter als/iu;
const notFor =
  /^\W{0,3}(?:not|nicht|pas|no|non|não|niet|inte|ikke|ei|nie|ne|не|değil|όχι|ليس)(?: \p{L}+)? (?:for|für|pour|para|per|voor|för|til|dla|pro|pre|для|για|ל)(?!\p{L})/iu;
/** What is not so, or will not be, is told. */
const past =
  /(?<!\p{L})(?:is|are|was|were|will|would|has|have|had|skip|miss|forget|ist|sind|war|wird|est|sont|es|son|è|sono|é|são|будет|было|jest|är|er)(?!\p{L})/iu;

/** Three words or more: a label of fewer names what follows. */
function isClause(words: string): boolean {
  return words.split(/\s+/u).length >= 3;
}

function readFramesSilence(text: string): boolean {
  const words = text.slice(0, longestRead).trim();
  if (saying.test(words) || unspaced.test(words) || opensCircle.test(words)) return true;
  if (label.test(words) && words.length <= longestLabel)
    return (
      (deniesTelling(words) && !told.test(words)) ||
      Number.isFinite(searchStaying(words)) ||
      silences.test(words) ||
      (isClause(words) && (shutsMouth.test(words) || (!told.test(words) && hidesFromAll.test(words)))) ||
      furtherThan.test(words) ||
      notFor.test(words) ||
      (words.length <= longestRemark && deniesThis(words)) ||
      (isSecrecy.test(words) && !titled.test(words))
    );
  if (/[?？؟]$/u.test(words)) return false;
  const isShort = words.length <= longestRemark && !past.test(words);
  if (isShort && pronoun.test(words.slice(0, pointerNear)) && staysOutOf.test(words)) return true;
  const wish = wished.exec(words.slice(0, longestRemark));
  if (wish !== null && deniesTelling(words.slice(0, wish.index + longestRemark))) return !told.test(words);
  const place = searchStaying(words);
  return place < opening || (Number.isFinite(place) && words.length <= longestRemark && pronoun.test(words));
}

/** "Not that in the deck, please:"; a sentence before the one with the colon is another wish: "Keep it light, no jokes. Details:". */
function deniesThis(words: string): boolean {
  const [own = ""] = words.split(/[.!?。！？]\s/u).slice(-1);
  return denies.test(own) && pronoun.test(own) && !past.test(own);
}

/** Says whether a remark opens in confidence and goes on to tell what about: "just between us, the roof leaks". */
export function confides(text: string): boolean {
  const words = text.trim();
  const opened = opensCircle.exec(words);
  return opened !== null && words.length - opened[0].length >= shortestTold;
}

const rememberedFramesSilence = rememberRecent(readFramesSilence);

/**
 * Says whether words ask for silence by what they consist of. A line that opens something with a colon needs least; a remark has to
 * point at what was said and be short, as a sentence of matter may deny that anybody knows a thing, too.
 */
export function framesSilence(text: string): boolean {
  return rememberedFramesSilence(text, "");
}
