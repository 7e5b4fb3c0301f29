import { compactPattern } from "../../compact-pattern.ts";
import { settlesFor } from "./settling-phrases.ts";

/**
 * Phrases that bind the maker of a deck to silence about something said elsewhere: "don't write that down", "das bleibt unter uns".
 * No matter of a deck speaks like that to its maker, so they count however sure the chain is that a unit is matter.
 */
const silence = [
  "(?:don'?t|do not|never|please not|not to) (?:(?:ever|you|please|go and) )?(?:write|put|show|mention|quote|print|leak|share|repeat|tell|publish|minute)(?:n|d|s|ed)? (?:that|this|it|them|him|her|these|those|anyone|anybody)\\b(?!(?: else)?['’]s\\b)",
  "never put (?:that|this|it)|put it anywhere|(?:that|this|it|which)(?:'s| is)? (?:stays|remains|not (?:for|to go on)) (?:in this room|between us|here|off|the (?:slides?|deck|hall|screen|public|presentation|audience|wall))",
  "(?:that|this|it|all this) stays (?:in|between|with us|with you|here|inside|off)|keep (?:that|this|it|him|her|them) (?:off|out of|quiet|between|to (?:yourself|ourselves|yourselves|us))|keep (?:the |his |her |their )?\\p{L}{2,20} to (?:yourself|yourselves|ourselves)|behalte?t? [^.]{1,24} für (?:dich|euch)(?! \\p{Ll})|garde[zr]? [^.]{1,24} pour (?:toi|vous)(?![\\p{L} ]{3})|not for the (?:slides?|deck|hall|screen|public|room|presentation|wall)",
  "nobody (?:else |outside [\\p{L}' ]{2,30} )?(?:knows|is to know)|be discreet|(?:on no account|under no circumstances) for|(?:has|have)(?:n'?t| not) (?:heard|been told)|not to be (?:told|minuted)|just for me\\b|for your eyes only|strictly between|under embargo|embargoed",
  "bleibt (?:bitte )?(?:unter uns|hier|im raum|vertraulich|intern)|nicht (?:rum|herum|weiter)?(?:erzählen|sagen)|kein wort (?:davon|darüber)|nicht nach draußen|niemandem (?:sagen|erzählen|weiter)|nirgends (?:erwähnen|zeigen)|gehört nicht auf",
  "pas un mot|ne (?:rien|pas) (?:en )?(?:dire|parler|montrer|mettre|écrire)|(?:ça|cela|ceci)[^.]{0,20} (?:reste entre nous|ne surtout pas mettre|pas sur (?:les diapos|l'écran))|ne parlez (?:surtout )?pas de (?:ceci|cela|ça)|ne sont pas au courant|n'est pas au courant",
  "no (?:lo )?(?:menciones|mencionéis|mencionen|digas|digan|digáis|pongas|pongan)|que (?:esto )?no salga|es solo nuestro|quede entre nosotros|só nosso|não vai parar na tela|não (?:pode )?sair? daqui|fica (?:só )?entre nós|ninguém (?:mais )?sabe|nadie (?:más )?lo sabe",
  "non (?:va|vanno) (?:scritt|mostrat|dett|mess)\\p{L}{1,2}|solo tra (?:me e te|noi)|resti? tra noi|da nessuna parte|non (?:lo )?(?:dica|dite|scrivere|scrivete)|lo sappiamo solo|li sappiamo solo",
  "blijft onder ons|niet verder vertellen|mag niemand weten|stannar mellan oss|säg inget om|blir mellom oss|bliver mellem os|tylko do naszej wiadomości|nigdzie nie (?:wspomin|pisz|pokaz)\\p{L}{0,4}|nie mogą się o tym dowiedzieć|tylko dla ciebie|zostaje między nami|ať to zůstane|maradjon köztünk|să rămână între noi",
  "нигде не (?:упоминать|показывать|писать)|имя нигде|(?:про|об) это[м]? ни слова|ни слова|ні слова|не для загалу|не для экрана|на слайди не йде|на слайды не идёт|это строго для|никому не (?:говор|показыв)\\p{L}{1,4}|нікому не (?:каж|показ)\\p{L}{1,4}|це службове|это служебное|останется между нами",
  "dışına çıkmasın|aramızda kalsın|kimseye söyleme\\p{L}{0,5}|فليبق هذا بيننا|فليبقَ هذا بيننا|يبقى هذا بيننا|لا يريد أن (?:يُذكر|يذكر)|لا تخبر\\p{L}{0,3} أحد|שיישאר בינינו|אל תספר",
  "(?:told|say|said|saying|tell|telling) (?:you )?(?:this |that |it )?in (?:the )?(?:strict(?:est)?|absolute|complete) confidence|(?:ask|asking|beg) (?:you )?for (?:your |absolute |complete |strict(?:est)? )*(?:discretion|secrecy)",
  "(?:ruego|rogamos|pido|pedimos)[^.]{0,12} (?:absoluta|total|estricta|máxima|la mayor)? ?(?:reserva|discreción)|(?:peço|pedimos|rogo)[^.]{0,12} (?:total |absolut[ao] |máxim[ao] )?(?:sigilo|discrição|reserva)|(?:prego|chiedo|chiediamo)[^.]{0,12} (?:massim[ao] |assolut[ao] |il )?(?:riserbo|riservatezza|discrezione)",
  "(?:demande|prie)[^.]{0,16} (?:la plus grande |une? |la |totale )?discrétion|(?:bitte|bitten|ersuche)[^.]{0,16} um (?:absolutes? |strengste[sn]? |volle )?(?:stillschweigen|diskretion|verschwiegenheit)|(?:proszę|prosimy) o (?:pełną |całkowitą )?dyskrecję|(?:прошу|просим) (?:полн\\p{L}+ )?(?:конфиденциальност|секретност)\\p{L}+",
  "strike (?:that|this|it)(?: (?:last|final))?(?: (?:bit|part|one|line))?(?: from the \\p{L}{1,20})?(?=[.!,;]|$)|scratch (?:that|this)(?=[.!,;]|$)|wife not to be told|cut (?:that|this) (?:bit|part) out",
];

/** What a side would settle for, what a person is paid, and keys of doors and accounts: no audience is to know them, whoever forgot to say so. */
const guarded = [
  "(?<!\\p{L})(?:he|she)(?:['’]?s| is| was|['’]ll be) (?:only )?(?:on|getting|paid|earning) (?:[£$€] ?)?\\p{Nd}{2,3}(?:[.,]\\p{Nd}{3}| ?k| ?grand| thousand)(?! ?(?:miles|km|points|steps|followers|\\p{L}{4}))|(?:er|sie) (?:verdient|kriegt|bekommt) (?:bei uns |nur |immerhin )?(?:rund )?\\p{Nd}{1,3}[.,]\\p{Nd}{3}(?! ?(?!euro|€|brutto|netto|im)\\p{L})|(?:il|elle) (?:touche|gagne) (?:chez nous )?\\p{Nd}{1,3}[ .\\u00a0\\u202f]?\\p{Nd}{3}(?! ?(?!euros?|€|nets?|bruts?|par)\\p{L})",
  "(?:we|they|he|she|vendor|seller|client|owner)(?:'d| would| could| can|'ll| might) (?:also )?(?:go|come) (?:as low as|down to|up to)|(?:we|would|they)(?:'d| would)? (?:settle for|take \\p{Nd}|accept £|accept \\$|accept €|live with \\p{Nd})|open with \\p{Nd}[^.]{0,20}though|although we (?:would|could)",
  "(?:können|könnten|würden) (?:wir )?(?:noch )?(?:auf|bis) [^.]{0,20}(?:runter|heruntergehen|nachgeben)|możemy zejść do|můžeme jít (?:až )?na|podemos (?:bajar|descer|chegar) (?:hasta|até|a)|a gente paga até|on peut descendre (?:à|jusqu)|possiamo scendere (?:a|fino)|можем (?:уступить|опустить|спуститься)|まで下げられ|까지 내릴 수",
  "(?:door|gate|alarm|entry|access|lock|safe|vault|key ?box|Tür|Tor|Alarm|Zugangs|Schließfach|porte|portail|puerta|alarma|porta|allarme|drzwi|bramy|dveří|двер\\p{L}{1,3}|ворот|kapı)[\\p{L}]{0,3}[ -]?(?:code|codes|pin|combination|kennung|kod\\p{L}{0,2})[^.\\n]{0,24}\\p{Nd}{3}",
  "(?:code|código|codice|kod|код) (?:de la |della |della |de |від |от |do |d'|pour la )?(?:porte|portail|puerta|alarma|porta|allarme|drzwi|двер\\p{L}{1,3}|ворот)[^.\\n]{0,24}\\p{Nd}",
  "(?:password|passwort|kennwort|mot de passe|contraseña|senha|hasło|heslo|пароль|şifre|密码|パスワード|비밀번호) ?(?:is|ist|est|es|é|to|:|：|=|-|–) ?\\S{3}",
];

/** The same in scripts that put no space between words. */
const unspaced =
  "ここだけ(?:に|の話)|まだ言っちゃ|言わないで|内緒|口外しない|資料に(?:絶対に)?入れない|外には出さ|말하지 말라|말하지 마|절대 넣지|우리끼리|不要上屏|先保密|請先保密|请先保密|别说出去|不要外传|别往外说";

const silencePattern = compactPattern(`(?<![\\p{L}\\p{M}])(?:${silence.join("|")})|${unspaced}`, "iu");
const guardedPattern = compactPattern(guarded.join("|"), "iu");
const longest = 320;

/** Says whether a text asks for silence about something. */
export function asksSilence(text: string): boolean {
  return silencePattern.test(withoutQuotations(text.slice(0, longest)).replaceAll("’", "'"));
}

const quotation = /["“„«][^"”“»«]{12,}["”“»]/gu;

/** What somebody is quoted with asks nobody here for silence: “She never told me to hush.” */
export function withoutQuotations(text: string): string {
  return text.replace(quotation, (words) => " ".repeat(words.length));
}

/** Says whether a text holds what no audience may know: how far a side would give way, a person's pay, the code of a door, a password. */
export function isGuarded(text: string): boolean {
  return guardedPattern.test(text.slice(0, longest).replaceAll("’", "'")) || settlesFor(text);
}

const ownMatter =
  /(?<!\p{L})(?:but|aber|mais|pero|mas|ma|però|maar|men|ale|но|але|ama|fakat|αλλά|mutta|de azért|dar|لكن|אבל|लेकिन|nhưng|tapi)\s\S.{18}|(?:但|でも|하지만).{18}/iu;

/** "Keep to yourselves that the supplier may drop us." */
const subordinate =
  /(?<!\p{L})(?:that (?:the|our|my|his|her|their|we|he|she|they|it|i|there)|dass|daß|que (?:le|la|les|el|los|las|o|a|os|as|nous|on|il|elle)|che (?:il|la|lo|i|gli|le)|dat (?:de|het|we|hij|zij)|att|at (?:vi|de|det|den)|że|že|hogy|că|что|що) \p{L}+ \p{L}+/iu;

/** Says whether a remark that asks for silence tells itself what about: "don't put this in but the bank has refused". */
export function tellsItself(text: string): boolean {
  const words = text.slice(0, longest);
  return ownMatter.test(words) || subordinate.test(words);
}
