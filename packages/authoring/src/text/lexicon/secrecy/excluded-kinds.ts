// "Leave salaries out", "no names of pupils": what a prompt keeps out by its kind shares no word with the sentences that tell it.
import { compactPattern } from "../../compact-pattern.ts";

const words = (lists: readonly string[]): RegExp =>
  compactPattern(`(?<![\\p{L}\\p{M}])(?:${lists.join("|")})(?![\\p{L}\\p{M}])`, "iu");

/** A kind of thing that may be kept out: how it is called, and how a sentence tells something of it. */
interface Kind {
  readonly named: readonly RegExp[];
  readonly told: readonly (readonly RegExp[])[];
}

const amount =
  /\p{Nd}[\p{Nd}.,\s]{2,}|\p{Nd}+ ?(?:k|mil|tys|тыс)|[一二三四五六七八九十百千万两萬]{2,}|(?:hundred|thousand|hundert|tausend|cent|mille|cien|mil|cento|duizend|honderd|tusen|tysi\p{L}{1,3}|tisíc|тысяч\p{L}{0,2})/iu;

const pay: Kind = {
  named: [
    words([
      "salar\\p{L}{1,4}|wages?|pay|payroll|earnings|(?:individual )?fees|bonus(?:es)?|gehalt\\p{L}{0,2}|gehält\\p{L}{1,3}|\\p{L}*löhne\\p{L}?|lohn|verdienst\\p{L}{0,2}|bezüge|vergütung\\p{L}{0,2}|honorare?|salaires?|rémunérations?|cachets?|paie|paye|sueldos?|salarios?|nóminas?|honorarios?|stipend\\p{L}|paghe?|compens[io]|salários?|ordenados?|remuneraç\\p{L}{2,3}|cachês?",
      "loon|lonen|salaris\\p{L}{0,3}|lön|löner\\p{L}{0,2}|løn\\p{L}{0,6}|lønn\\p{L}{0,4}|palk\\p{L}{1,5}|pensj[aeęiąo]\\p{L}{0,3}|wynagrodze\\p{L}{2,4}|zarobk\\p{L}{1,3}|płac\\p{L}{0,3}|mzd\\p{L}{1,3}|plat[yůuechům]{0,3}|bér\\p{L}{0,6}|fizetés\\p{L}{0,6}|salari\\p{L}{1,4}|зарплат\\p{L}{0,4}|оклад\\p{L}{0,3}|заработ\\p{L}{1,5}|жаловань\\p{L}{1,2}|платн\\p{L}{1,3}|maaş\\p{L}{0,6}|ücret\\p{L}{0,6}|μισθ\\p{L}{1,3}|αμοιβ\\p{L}{1,3}|رواتب|الرواتب|راتب|أجور|الأجور|משכור\\p{L}{1,3}|שכר|वेतन|तनख़्?वाह|lương|tiền lương|gaji",
    ]),
    /工资|工資|薪水|薪资|薪資|月薪|年薪|给与|給与|給料|年収|月給|급여|연봉|월급|임금/u,
  ],
  told: [
    [
      words([
        "salar\\p{L}{1,4}|wages?|earn\\p{L}{0,3}|gets?|makes?|(?:is|are|was|were|being) paid|i pay|we pay|takes? home|draws?|verdien\\p{L}{1,3}|bekomm\\p{L}{1,2}|krieg\\p{L}{1,2}|bezieht|beziehen|gehalt|lohn|gagn\\p{L}{1,3}|touch\\p{L}{1,4}|perçoi\\p{L}{1,3}|salaire|cachet|cobra\\p{L}{0,2}|gana\\p{L}{0,2}|percibe\\p{L}{0,1}|sueldo|salario|guadagna\\p{L}{0,2}|prend\\p{L}{1,3}|percepi\\p{L}{1,3}|stipendio|ganha\\p{L}{0,2}|recebe\\p{L}{0,1}|salário",
        "verdient|krijgt|krijgen|loon|salaris|tjänar|får|lön|tjener|løn\\p{L}?|ansaitse\\p{L}{1,3}|palkka|zarabia\\p{L}{0,3}|bierze|dostaje|pensja|vydělává\\p{L}{0,2}|bere|plat|keres|kap|fizetése|câștigă|primește|salariul|получа\\p{L}{1,3}|зарабатыва\\p{L}{1,3}|зарплата|оклад|отримує|заробляє|kazanıyor|alıyor|maaşı|παίρνει|κερδίζει|يتقاضى|تتقاضى|راتب\\p{L}{0,3}|מרוויח\\p{L}{0,2}|מקבל\\p{L}{0,2}|कमात\\p{L}\\p{M}?|lĩnh|nhận|lương|digaji|bergaji|gajinya",
      ]),
      amount,
    ],
    [/月薪|年薪|工资|工資|薪水|给料|給料|年収|月給|もらって|급여|연봉|월급|받[는고아]/u, amount],
  ],
};

const names: Kind = {
  named: [
    words([
      "names?|namen|named|noms?|prénoms?|nombres?|apellidos?|nomi|cognomi|nomes?|sobrenomes?|naam|namn\\p{L}{0,2}|navne?\\p{L}?|nimi\\p{L}{0,4}|nime\\p{L}{1,4}|nazwisk\\p{L}{0,3}|imion\\p{L}{0,2}|imię|imiona|jm[eé]n\\p{L}{0,4}|mien|mená|nev\\p{L}{0,4}|nume\\p{L}{0,4}|им[её]н\\p{L}{0,3}|имя|фамили\\p{L}{1,3}|ім['’]я|імен\\p{L}{0,2}|прізвищ\\p{L}{0,2}|isim\\p{L}{0,5}|ismi\\p{L}{0,3}|adı|adları|ονόματα|όνομα|أسماء|الأسماء|اسم|שמות|השמות|שם|नाम|tên|nama|identit\\p{L}{1,4}|who (?:the|this|that|they|she|he)",
    ]),
    /名字|姓名|名前|氏名|实名|實名|이름|실명/u,
  ],
  told: [
    [
      // Two capitals, no more: "Reading Buddies Year Book" names nobody.
      /(?<![\p{L}\p{M}]|\S \p{Lu}\p{Ll}{1,20} )(?!(?:So|And|But|On|In|At|The|Our|My|We|Last|Next|Every|This|That|All|No|Then|When|From|For|To|Is|Der|Die|Das|Ein|Eine|Im|Am|Den|Dem|Unser|Unsere|Neue|Alle|Seit|Ab|Le|La|Les|Un|Une|Nos|En|El|Los|Las|Una|Il|Lo|Gli|Os|As|Um|Uma|De|Het|Een) )\p{Lu}\p{Ll}{1,20}(?:-\p{Lu}\p{Ll}{1,20})? (?:\p{Lu}\. |(?:de|van|von|der|di|da|al|el|bin|ben) )?(?!(?:Street|Road|Lane|Park|Club|School|Hall|House|Church|University|Council|Group|Team|Day) )\p{Lu}\p{Ll}{2,20}(?![\p{L}\p{M}]| \p{Lu}\p{Ll})/u,
      /\s\p{Ll}{2,}/u,
    ],
    [
      /(?<![\p{L}\p{M}])(?:mr|mrs|ms|miss|dr|prof|sir|herrn?|frau|familie|mme|mlle|monsieur|madame|famille|señora?|sra?|don|doña|dona|signora?|sig|família|familia|famiglia|meneer|mevrouw|dhr|mevr|herr|fru|rouva|herra|pan|pani|pana|panią|pán|paní|господин|госпожа|г-жа|г-н|bay|bayan|κύριος|κυρία|السيد|السيدة)\.? \p{L}{2,}/iu,
    ],
    [
      /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,6}(?:さん|様|氏|先生|君|ちゃん)|(?:小|老)\p{sc=Han}(?=[，、的在说是])|\p{sc=Han}{1,3}(?:先生|女士|小姐)|[가-힣]{2,4} ?(?:씨|님|군|양)(?![가-힣])/u,
    ],
    [/[\p{Sc}*#]{0,2}\p{Lu}{2}\p{Nd}{4,}|card ending|@\p{L}+\./iu],
  ],
};

const illness = words([
  "ill|illness\\p{L}{0,2}|sick\\p{L}{0,4}|sick leave|diagnos\\p{L}{1,4}|disease|surgery|hospital\\p{L}{0,5}|cancer|epilep\\p{L}{1,4}|diabet\\p{L}{1,4}|depress\\p{L}{1,4}|allerg\\p{L}{1,4}|stroke|health|krank\\p{L}{0,8}|operiert|operation|krebs|epilep\\p{L}{1,3}|gesundheit\\p{L}{0,2}|malad\\p{L}{1,3}|santé|opér\\p{L}{1,4}|enferm\\p{L}{2,4}|salud|cáncer|cirugía|operad\\p{L}|malat\\p{L}{1,3}|salute|cancro|tumore|operat\\p{L}|doen\\p{L}{2,3}|saúde|câncer|cirurgia",
  "ziek\\p{L}{0,3}|gezondheid|kanker|geopereerd|sjuk\\p{L}{0,6}|syg\\p{L}{0,5}|syk\\p{L}{0,5}|kreft|kræft|sairau\\p{L}{1,4}|syöpä|chor\\p{L}{1,4}|rak|raka|nemoc\\p{L}{0,3}|rakovin\\p{L}{1,2}|beteg\\p{L}{0,5}|rák|boal\\p{L}{1,3}|bolnav\\p{L}?|болезн\\p{L}{1,3}|болеет|болен|больна|рак|операци\\p{L}{1,2}|эпилепси\\p{L}{1,2}|здоровь\\p{L}{1,2}|хвор\\p{L}{1,4}|hasta\\p{L}{0,6}|kanser|ameliyat\\p{L}{0,4}|ασθεν\\p{L}{1,4}|καρκίν\\p{L}{1,3}|مرض|مريض\\p{L}?|السرطان|عملية|חול\\p{L}{1,2}|סרטן|ניתוח|बीमार\\p{L}?\\p{M}?|कैंसर|bệnh|ung thư|sakit|kanker",
]);
const illnessUnspaced = /生病|疾病|病情|癌|手术|手術|入院|住院|持病|病気|병|암|수술/u;
const health: Kind = { named: [illness, illnessUnspaced], told: [[illness], [illnessUnspaced]] };

const contacts: Kind = {
  named: [
    words([
      "(?:phone|telephone|mobile) numbers?|contact details|(?:e-?mail )?addresses|telefonnummern?|adressen|kontaktdaten|numéros? de téléphone|adresses|coordonnées|teléfonos?|direcciones|telefoni|indirizzi|telefones?|endereços|adres\\p{L}{0,5}|numery telefon\\p{L}{1,3}|telefon\\p{L}{0,6}|телефон\\p{L}{0,3}|адрес\\p{L}{0,3}",
    ]),
    /电话|電話番号|地址|住所|전화번호|주소/u,
  ],
  told: [[/(?<!\p{Nd})(?:\+|00|0)\p{Nd}[\p{Nd} ()/.-]{6,}\p{Nd}|[\w.+-]+@[\w-]+\.\w/u]],
};

const kinds = [pay, names, health, contacts];

const noneOf =
  /^\W{0,3}(?:please |bitte )?(?:no|not any|keine?r?|aucune?s?|pas de|ning[uú]n\p{L}{0,2}|nada de|nessun\p{L}?|niente|nenhum\p{L}?|geen|inga|inget|ingen|ei|żadnych|bez|žádn\p{L}{1,2}|ne legyen|fără|nicio|никаких|без|жодних|χωρίς|بدون|ללא|בלי|कोई|không|tanpa)\s/iu;
const nearStart = 36;

/** Says whether a sentence opens by denying a kind of thing: "No pupil's name on the slides." */
export function deniesKind(text: string): boolean {
  const [first = ""] = text.split(
    /[,;]\s(?=.{0,60}(?<!\p{L})(?:only|nur|seulement|solo|só|alleen|bara|kun|tylko|только)(?!\p{L}))/u,
  );
  return noneOf.test(text) && text.length <= 100 && readExcludedKind(first.slice(0, nearStart)) !== undefined;
}

/** "The name of the supplier" is one name, and no kind. */
const oneName =
  /(?<!\p{L})(?:the name of (?:the|our|that)|(?:del |il |el |o )?(?:nome|nombre) (?:del|della|de la|do|da)|le nom (?:du|de la)|(?:der |den )?namen? (?:des|der)|de naam van (?:de|het|onze)) \p{L}+/giu;

/** Tells a kind of thing that words name, and says of other words whether they tell something of it; undefined where they name none. */
export function readExcludedKind(text: string): ((told: string) => boolean) | undefined {
  const words = text.replace(oneName, " ");
  const own = kinds.filter(({ named }) => named.some((pattern) => pattern.test(words)));
  if (own.length === 0) return undefined;
  return (told) => own.some((kind) => kind.told.some((all) => all.every((pattern) => pattern.test(told))));
}
