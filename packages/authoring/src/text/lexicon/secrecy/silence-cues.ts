import { compactPattern } from "../../compact-pattern.ts";
import { rememberRecent } from "../../remember-recent.ts";
import { findTerms, termBits } from "../terms/find-terms.ts";
import { wishesTone } from "../tone-wishes.ts";
import { keepsBack } from "./exclusion-frames.ts";
import { asksSilence } from "./hush-phrases.ts";
import { ordersKeeping, ordersLeavingOut } from "./leaving-orders.ts";
import { framesSilence } from "./silence-frames.ts";

/**
 * How surely a clause keeps something back: "order" and "sure" where its words mean nothing else; "likely" where they take out or hand to a
 * few something that has to be named beside them ("nos. 4 and 6 are ours only", "skip the last line"); "denied" where they only deny something.
 */
export type SilenceCue = "order" | "sure" | "likely" | "denied";

/** For us, you or a few alone: "just for you", "ours only", "nur für den Vorstand", "es cosa nuestra". */
const circle = [
  "(?:only|just|strictly|purely|solely|meant)(?: \\p{L}+){0,2} (?:for|between|among)|(?:us|me|you|them|ours?|mine|yours|\\p{L}+s) (?:only|alone)|\\p{L}+ (?:only|alone)(?=[^\\p{L}\\p{M}]*$)|for (?:me|us|you|him|her)(?=[^\\p{L}\\p{M}]*(?:$|so|to))|for your (?:eyes|ears|info\\p{L}*|background)|(?:is|are|was|were|stays?) (?:ours|mine|yours|private|internal|restricted|not agreed|(?:\\p{L}+ )?matters?)(?! of)|so (?:that )?(?:you|i)(?: can)? (?:know|see|understand|remember|have)|(?:help|for) you (?:to )?understand|between \\p{Lu}?\\p{L}+ and (?:me|us)|our business|closed session|off the record|in confidence",
  "(?:nur|bloß|allein|ausschließlich|lediglich) (?:für|zwischen|zu|was für)|für (?:mich|dich|uns|euch|sie|ihn)(?: (?:allein|gedacht|bestimmt))?(?=[^\\p{L}\\p{M}]*$)|(?:ist|sind|bleibt) (?:nur )?(?:meine?|unsere?|deine?)(?: \\p{L}+)?(?=[^\\p{L}\\p{M}]*$)|unter uns|bei uns|damit (?:du|ihr|sie) (?:weißt|es|bescheid|verst\\p{L}+)|geht (?:nur )?(?:uns|mich|niemand\\p{L}*|keinen) \\p{L}*",
  "(?:seulement|uniquement|juste|rien que|que|réservé\\p{L}{0,2}) (?:pour|à|aux|entre)|c['’]est (?:pour|à) (?:nous|moi|toi|vous)|pour (?:nous|moi|toi|vous)(?: (?:seul\\p{L}*|uniquement))?(?=[^\\p{L}\\p{M}]*$)|entre (?:nous|\\p{L}+ et moi)|ne regarde\\p{L}* (?:que|personne)",
  "(?:s[oó]lo|solamente|únicamente|nada más) (?:para|entre|nuestr\\p{L})|(?:es|son) (?:cosa|asunto|solo|tema) (?:nuestr\\p{L}|mí[oa]|para)|para (?:ti|mí|nosotros|usted)(?=[^\\p{L}\\p{M}]*$)|entre (?:nosotros|tú y yo)|(?:solo|soltanto|solamente|unicamente) (?:per|tra|nostr\\p{L})|(?:resta|restano|rimane|rimangono) (?:tra|fra|qui|da)|serv(?:e|ono) (?:solo )?a (?:me|noi|te)|riguarda(?:no)? (?:solo )?(?:noi|me)",
  "(?:só|somente|apenas|é) (?:para|pra|entre|noss\\p{L}) (?:mim|ti|você|nós|a |o |os |as |nós)|(?:alleen|enkel|slechts|puur) (?:voor|tussen)|gaat(?: \\p{L}+){1,3} (?:niets|niks|iets) aan|voor (?:mij|mezelf|jou|ons)(?=[^\\p{L}\\p{M}]*$)|(?:bara|endast|kun|bare|blot|enbart) (?:för|til|till|mellan|mellem|mellom|for|vår\\p{L}*)|(?:stannar|blir|bliver) (?:mellan|hos|mellem|mellom)",
  "vain (?:\\p{L}+lle|\\p{L}+n käyttöön)|(?:tylko|wyłącznie|jedynie) (?:dla|między|do)|zostaj\\p{L}+ (?:u nas|między)|(?:jen|pouze|len|iba|výhradně) (?:pro|pre|mezi|medzi)|csak (?:ránk|rád|neked|nekünk|nekem|magunk\\p{L}*|\\p{L}+n[ae]k)|(?:doar|numai) (?:pentru|între)|(?:ne privește|rămâne între)",
  "(?:только|лишь|лише|тільки|исключительно|строго) (?:для|тебе|тобі|вам|нам|между|між|нам|мне)|между нами|між нами|(?:sadece|yalnızca|yalnız|sırf) (?:bana|sana|bize|benim|bizim|\\p{L}+ için)|aramızda|(?:μόνο|αποκλειστικά) (?:για|σε)|فقط (?:لك|لنا|لي|برای)|(?:לך|לי|לנו|שלנו) בלבד|רק (?:לי|לך|לנו|שלנו)|(?:सिर्फ|सिर्फ़|केवल) \\p{L}[\\p{L}\\p{M}]* (?:के )?लिए|chỉ (?:cho|để)|hanya untuk|เฉพาะ",
];

/** To take out, pass over or hold back: "drop", "weg", "enlève", "çıkar". */
const taking = [
  "(?:nothing|none|not a word|not a thing) (?:of|about|on|from|regarding)|(?:leave|leaves|left|keep|kept|take|taken|stays?|cut|comes?|goes?|strip)(?: \\p{L}+){0,6} (?:out|off)|skip|drop|omit|without|strike|delete|remove|exclude|ignore|disregard|except|apart from|minus|hide|hidden|lose|ditch|bin|banned|hands off|(?:do not|don['’]?t|never) (?:use|include|show|print|mention|put|take)|forget|unsaid|nowhere|(?:hold|held|keep|kept) back|do(?:es)? not exist|(?:not|never) (?:the|that|this|what|anything|a word)|(?:stays?|leaves?|goes) (?:with (?:us|me|you)|to (?:us|me)|here|outside|no further|nowhere|in (?:this|here|the \\p{L}+))|leaves? (?:the|this|our) (?:room|house|office|building|table|family|team|club|company)|(?:kept|keep) (?:\\p{L}+ )?(?:here|outside|in (?:this|here|the (?:room|house|office|family|team)))|let (?:\\p{L}+ ){1,4}go",
  "weg|raus|draußen|ohne|außer|ausgenommen|streich\\p{L}*|überspring\\p{L}*|weglass\\p{L}*|auslass\\p{L}*|ignorier\\p{L}*|nicht (?:das|den|die|was|mit|auf|in|zeigen|erwähnen)|kein wort|niemand\\p{L}*|nirgend\\p{L}*",
  "sans|sauf|hors|enl[eè]v\\p{L}*|retir\\p{L}*|supprim\\p{L}*|ôte[rz]?|saut(?:e|ez|er)|oubli(?:e|ez|er)|ignor(?:e|ez|er)|exclu\\p{L}*|laiss\\p{L}* de côté|pas (?:le|la|les|ce|un mot|ça|celle|celui)|nulle part",
  "sin|salvo|excepto|quít\\p{L}*|quit(?:a|ar|en|es)\\p{L}{0,2}|sáca\\p{L}*|saques?|saquen|bórra\\p{L}*|borr\\p{L}{1,3}|sálta\\p{L}*|omit\\p{L}*|elimin\\p{L}*|ignor\\p{L}{1,3}|fuera|ni una palabra|no (?:la parte|lo de|lo que|lo)|(?:tras|to)gl(?:i|iere|iete)\\p{L}*|leva(?:te|re)?|salta(?:te|re)?|tralasci\\p{L}*|esclud\\p{L}*|senza|tranne|eccetto|non (?:la parte|quell\\p{L}|il|la|lo|i|le)",
  "sem|exceto|tira\\p{L}{0,4}|corta\\p{L}{0,3}|salta\\p{L}{0,2}|pula\\p{L}{0,2}|omit\\p{L}*|de fora|não (?:a parte|o que|isso|é para)|weg|zonder|behalve|schrap\\p{L}*|sla (?:\\p{L}+ ){0,4}over|laat (?:\\p{L}+ ){0,6}(?:eruit|buiten)|niemand|nergens|niet (?:het stuk|wat|dat|de)|utan|uden|uten|undantag\\p{L}*|stryk|hoppa över|ta bort|slet\\p{L}{0,2}|spring over|fjern\\p{L}*|inte (?:det|den|med)|ikke (?:det|den|med)",
  "jätä\\p{L}*|poista\\p{L}*|ohita\\p{L}*|ilman|paitsi|pomiń\\p{L}*|pomin\\p{L}*|usuń\\p{L}*|wytnij\\p{L}*|skreśl\\p{L}*|bez|oprócz|poza|nie (?:pokaz\\p{L}*|wstawia\\p{L}*|dawaj\\p{L}*|pisz\\p{L}*|umieszcz\\p{L}*)|vynech\\p{L}*|vypusť\\p{L}*|škrtn\\p{L}*|přeskoč\\p{L}*|preskoč\\p{L}*|kromě|okrem|nikde|ne(?:dáv|ukaz|patř|piš|uvád|zmiň)\\p{L}*",
  "убер\\p{L}*|удал\\p{L}*|пропус\\p{L}*|выкин\\p{L}*|вычеркн\\p{L}*|прибер\\p{L}*|викин\\p{L}*|опуст\\p{L}*|без|кроме|крім|нигде|ніде|(?:ни|ні|ані) слова|не (?:став|вынос|показыв|пиш|упомин|над|нужн|показуй|згаду|став)\\p{L}*|çıkar\\p{L}*|atla(?:yın|yalım)?|sil(?:in|elim)?|hariç|dışında|\\p{L}{2,12}m[ae](?:yın|yin|yiniz|yınız|yalım|yelim|sın|sin)(?=[^\\p{L}\\p{M}]*$)",
  "hagyd? ki|hagyja ki|vedd ki|töröld|kihagy\\p{L}*|nélkül|kivéve|ne (?:legyen|kerüljön|mutasd|írd|tedd)|scoate\\p{L}*|lasă(?:-o|-l)? (?:afară|deoparte)|sari peste|elimin\\p{L}*|omite\\p{L}*|fără|în afară|nu (?:ce|partea|pune|apar)|χωρίς|εκτός|βγάλ\\p{L}*|άφησ\\p{L}*|παράλειψ\\p{L}*|πουθενά|να μην?|μην",
  "احذف|استثن|بدون|دون|ما عدا|لا (?:تعرض|تذكر|تضع|تكتب)\\p{L}*|حذف|نیاور\\p{L}*|به جز|השמט\\p{L}*|תשמיט\\p{L}*|תמחק\\p{L}*|תוריד\\p{L}*|בלי|חוץ מ\\p{L}*|हटा\\p{L}?\\p{M}?|छोड़|मत|बिना|đừng|bỏ|trừ|jangan|kecuali|tanpa|hapus|lewati|อย่า|ไม่ต้อง",
];

/** Not for some, and places that something is not to leave: "not for the parents", "must not leave the office". */
const denied = [
  "(?:not|\\p{L}{2,6}n['’]t|never|on no account|under no circumstances) (?:\\p{L}+ ){0,2}(?:for|be shown|be seen|be mentioned|get in(?:to)?|go (?:in|on|out)|leave|outside|to be|mentioned|shown|up on|on (?:the|a|any) (?:slides?|screen|wall))|(?:nicht|nichts) für|pas pour|no (?:es|son|va|van) para|non (?:è|sono|va|vanno) (?:per|mostrat\\p{L}|mess\\p{L}|fatt\\p{L})|não (?:é|são) (?:para|pra)|niet voor|hoeft niemand|(?:inte|ikke) (?:för|til|for|till)|ei (?:saa|kuulu|näy)\\p{L}*|nie dla|ne pro|nie pre|не для|nem (?:kell|tartozik|való)|nu (?:e|este|sunt|au ce) (?:pentru|căuta)|όχι για|ليس(?:ت)? ل\\p{L}*|לא ל\\p{L}*",
];

const words = compactPattern(
  `(?<![\\p{L}\\p{M}])(?:${[...circle, ...taking, ...denied].join("|")})(?![\\p{L}\\p{M}])`,
  "iu",
);
const unspaced =
  /(?:不要|不用|别|別|勿|不能|不可)(?:放|写|寫|提|上|用|列|出|展示|显示|给|說|说)|去掉|删掉|刪掉|略去|跳过|跳過|(?:只|仅|僅)(?:给|供|給)|(?:载|載|入|出|書|見|使|触)(?:せ|れ|さ|か|わ)?ない|外して|省いて|除いて|抜いて|飛ばして|だけの|内輪|だけ(?:に|見)|빼 ?(?:주|고)|넣지|쓰지|보여 ?주지|제외|우리끼리/u;
const formal = termBits("form", "look", "limit", "note");
const denial = compactPattern(
  "(?<![\\p{L}\\p{M}])(?:not?|n['’]t|\\p{L}{2,6}n['’]t|never|nothing|nicht|nichts|kein\\p{L}{0,2}|nie|pas|jamais|rien|non|nunca|nada|não|niet|niets|geen|inte|inga?|inget|ikke|ingen|ei|eivät|nie|nic|ne\\p{L}{3,12}|nem|ne|nu|не|нет|ні|değil|\\p{L}{3,12}m[ae](?:yın|yin|yiniz|yınız|yalım|yelim|sın|sin|z|dı|di|m[ıi]ş)|δεν|μην?|لا|ليس|لن|לא|אל|नहीं|मत|không|đừng|tidak|jangan|ไม่)(?![\\p{L}\\p{M}])|不|别|ない|않|말",
  "iu",
);
const secretive = termBits("secretLabel", "secretHint");
/** "Show only the totals", "don't forget item 3": what is named is to be seen. */
const wanted =
  /(?<!\p{L})(?:(?:do|please|only|but|nur|bitte|aber|mais|pero|ma|mas|maar) (?:show|include|use|keep|zeig\p{L}*|nimm|montre\p{L}*|muestra\p{L}*|mostra\p{L}*|toon)|(?:don['’]?t|do not|never|nicht|ne|no|non|não|niet|inte|ikke|nie|не) (?:\p{L}+ )?(?:forget|vergess\p{L}*|oubli\p{L}*|olvid\p{L}*|dimentic\p{L}*|esque[cç]\p{L}*|vergeet|vergeten|glöm\p{L}*|glem\p{L}*|zapom\p{L}*|забу\p{L}*|пропус\p{L}*)|unutma\p{L}*)(?!\p{L})/iu;
const longest = 320;

function readCue(text: string): SilenceCue | undefined {
  const clause = text.slice(0, longest);
  if (ordersKeeping(clause) || wanted.test(clause) || wishesTone(clause)) return undefined;
  if (ordersLeavingOut(clause)) return "order";
  const terms = findTerms(clause).reduce((all, { classes }) => all | classes, 0);
  if (keepsBack(clause) || asksSilence(clause) || framesSilence(clause) || (terms & secretive) !== 0)
    return "sure";
  if (words.test(clause) || unspaced.test(clause)) return "likely";
  return denial.test(clause) && (terms & formal) === 0 ? "denied" : undefined;
}

const remembered = rememberRecent(readCue);

/** Returns how surely a clause says of something that it is not to be shown; undefined where it says nothing of the kind. */
export function readSilenceCue(clause: string): SilenceCue | undefined {
  return remembered(clause, "");
}
