import { confidenceBits, findConfidences } from "./secrecy/confidences.ts";
import { findTerms, termBit, termBits } from "./terms/find-terms.ts";

const columns =
  /(?<![\p{L}])(?:columns?|spalten?|colonn[ea]s?|columnas?|colunas?|kolom(?:men)?|kolumn\p{L}{0,3}|kolonne\p{L}{0,2}|sarak\p{L}{1,4}|sloup\p{L}{1,3}|stĺp\p{L}{1,4}|stolp\p{L}{1,3}|oszlop\p{L}{0,3}|coloan\p{L}{1,3}|στήλ\p{L}{1,2}|столб\p{L}{1,4}|стовп\p{L}{1,4}|колонк\p{L}{1,3}|колон\p{L}{0,3}|sütun\p{L}{0,4}|kolom|cột|(?:ال)?عمود|ستون|עמודה|העמודה|עמודת)(?![\p{L}])|[列欄栏]|세로줄|칸|열(?=[은을의이에\s])|कॉलम|স্তম্ভ|คอลัมน์/iu;

/** Says whether a text speaks of a column of a table. */
export function speaksOfColumns(text: string): boolean {
  return columns.test(text);
}

const hidden =
  /(?<![\p{L}])(?:without|must not|mustn['’]?t|can['’]?t|except|but|apart from|besides|außer|bis auf|sauf|excepté|excepto|menos|salvo|tranne|eccetto|exceto|behalve|utom|undtagen|unntatt|oprócz|poza|kromě|okrem|кроме|крім|hariç|dışında|not to|has to go|have to go|leave|left|out|hide|hidden|drop|ours?|internal|eyes only|private|confidential|nicht|weg|raus|intern|ohne|sans|pas|interne|no debe|no mostrar|fuera|interna|fora|non|riservat\p{L}|niet|inte|nie|bez|poufn\p{L}{1,2}|не|скрыть|убрать|внутрен\p{L}{2,4}|göster\p{L}{0,6}|gizli)(?![\p{L}])|不要|隐藏|社外秘|載せない|빼|除了|以外|除く|제외/iu;

/** Says whether a clause about a column has a word of taking it out. */
export function isHidden(clause: string): boolean {
  return hidden.test(clause);
}

const silent = termBits("secretLabel", "secretHint");
const keeping = confidenceBits("keeping", "secrecy", "nobody");

/** Says whether a text has words of secrecy, or of keeping something back that a head of a table names. */
export function keepsColumnOut(text: string): boolean {
  const terms = findTerms(text).reduce((all, { classes }) => all | classes, 0);
  const isDenied = (terms & termBit("negation")) !== 0 || hidden.test(text);
  return (
    (terms & silent) !== 0 || ((findConfidences(text) & keeping) !== 0 && isDenied) || ownOnly.test(text)
  );
}

const ownOnly =
  /(?<!\p{L})(?:mine (?:alone|and mine)|(?:is|are) (?:just |only )?(?:for me|mine|ours)|(?:nur|bloß) für mich|geht (?:nur )?(?:mich|uns)|(?:pour|que pour) moi|(?:solo|sólo|só) (?:para|per) m[ií]|não é para eles|no es para ellos|non è per loro|alleen voor mij|tylko dla mnie|bara för mig|только для меня|sadece benim)(?!\p{L})/iu;
