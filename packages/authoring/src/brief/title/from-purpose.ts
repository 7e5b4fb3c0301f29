import type { TaggedUnit } from "../../tagging/role.ts";
import { findTerms, termBits } from "../../text/lexicon/find-terms.ts";
import { hasNoVerb } from "../../text/sentences/subject-of.ts";
import { namingPhrases } from "../lexicon/torn-words.ts";
import type { TitleSources } from "./sources.ts";

const mostUnits = 8;

function firstOf({ units }: TitleSources, roles: readonly string[]): readonly TaggedUnit[] {
  return units.slice(0, mostUnits).filter(({ role }) => roles.includes(role));
}

const naming = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${namingPhrases})\s["“„«]?((?:the |le |la |les |el |los |las |il |lo |der |die |das |de |het )?\p{Lu}[\p{L}\p{M}\p{Nd}'’&.-]*(?: (?:of|at|and|the|for|in|de|du|des|da|do|del|della|di|la|le|van|von|im|am|und|et|y|e|och|i|&|\p{Lu}[\p{L}\p{M}\p{Nd}'’&-]*|\p{Nd}{1,4})){0,8})`,
  "u",
);
const companyIs =
  /^(?:(?:the|our|my) )?(?:company|startup|start-up|business|product|project|app|brand|firma|unternehmen|produkt|projekt|entreprise|produit|projet|empresa|producto|proyecto|azienda|prodotto|progetto|produto|projeto|bedrijf|företaget?|firman|компания|проект) (?:is|ist|est|es|è|é|är|—|–|-) (?:called |named )?(\p{Lu}[\p{L}\p{M}\p{Nd}&.-]*(?: \p{Lu}[\p{L}\p{M}\p{Nd}&-]*){0,3})(?=[,.;:]|$)/iu;
const smallStart = /^(?:the|le|la|les|el|los|las|il|lo|der|die|das|de|het) /u;
const smallEnd =
  /(?: (?:of|at|and|the|for|in|de|du|des|da|do|del|della|di|la|le|van|von|im|am|und|et|y|e|och|i))+$/u;

/** "It is called The Ropewalk at Penhallow.", "On s'appelle Récolio.": the name that a prompt gives to what it tells of, or to its sender. */
export function namedThing(sources: TitleSources): string | undefined {
  for (const { text } of firstOf(sources, ["content", "request", "heading"])) {
    const line = text.trim();
    if (line.split(" ").length > mostOfNaming) continue;
    const name = naming.exec(line)?.[1] ?? companyIs.exec(line)?.[1];
    if (name !== undefined && /^["“„«]?\p{Lu}/u.test(name.replace(smallStart, "")))
      return name.replace(smallEnd, "").replace(/[.&]$/u, "");
  }
  return undefined;
}

const requests = termBits("deck", "ask", "want", "polite", "greeting", "negation");
const mostOfNaming = 16;
const mostOfLabel = 8;

/** "Slides for the team meeting: new parking rules.": what follows the colon of a request in its line, where it is no sentence, row or list. */
export function calledBehindColon({ units }: TitleSources): string | undefined {
  for (const [index, { role, text }] of units.slice(0, mostUnits).entries()) {
    const next = units[index + 1];
    if (role !== "request" || next === undefined || next.opensLine || !/[:：]\s*$/u.test(text)) continue;
    if (next.role === "withhold" || next.role === "note" || next.role === "chrome") continue;
    const words = next.text.trim().replace(/[.!。]+$/u, "");
    const count = words.split(" ").length;
    if (/[,;:|\n]/u.test(words) || count < 2 || count > mostOfLabel || !hasNoVerb(words)) continue;
    if (findTerms(words).some(({ classes }) => (classes & requests) !== 0)) continue;
    if (/\p{Nd}/u.test(words.replace(/(?:19|20)\p{Nd}{2}/gu, ""))) continue;
    return words;
  }
  return undefined;
}

const learning = [
  "see|show|explain|tell|know|understand|learn|asking|teach|remember",
  "sehen|zeigen|zeigt|zeig|erklären|erklärt|verstehen|wissen|erfahren|lernen|fragen",
  "voir|montrer|montre|expliquer|explique|comprendre|savoir|apprendre",
  "ver|vean|mostrar|explicar|enseñar|entender|saber|aprender|contar|vejam",
  "vedere|mostrare|spiegare|capire|sapere|imparare",
  "zien|laten zien|uitleggen|begrijpen|weten|leren",
  "visa|visar|förklara|förstå|veta|lära sig|vise|forklare|forstå|vide",
  "pokazać|wyjaśnić|zrozumieć|zobaczyć|wiedzieć|nauczyć|ukázat|vysvětlit",
  "показать|объяснить|рассказать|понять|узнать|показати|пояснити|розповісти",
].join("|");
const asking =
  "how|why|where|wie|warum|wo|wohin|comment|pourquoi|où|cómo|como|por qué|dónde|onde|por que|come|perché|dove|hoe|waarom|waar|hur|varför|var|hvordan|hvorfor|hvor|jak|dlaczego|gdzie|proč|kde|как|почему|где|куда|як|чому|де";
const shown = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${learning})\s(?:[^.,;:!?()\n\s]+\s){0,6}?((?:${asking})\s[^.,;:!?()\n]{6,80})`,
  "iu",
);
const howTo = /(?<![\p{L}\p{M}])(how to\s(?!\p{L}+ (?:it|this|them|that)(?![\p{L}]))[^.,;:!?()\n]{4,60})/iu;
const clauseEnd =
  /\s(?:so|because|and i|but|please|pls|plz|thanks|bc|cos|for my|for our|for the|und ich|bitte|weil|damit|et je|pour que|y yo|para que|por favor|porque|perché|omdat|graag|och jag|och vi|więc|bo|proszę|потому|чтобы)(?=\s|$)[\s\S]*$/iu;
const fewestOfQuestion = 3;
const mostOfQuestion = 9;

/** "so they see where the money goes", "explain to my team how we sort waste": the question that a request has answered. */
export function shownQuestion(sources: TitleSources): string | undefined {
  for (const { text } of firstOf(sources, ["request"])) {
    const line = text.slice(0, longest);
    const words = (shown.exec(line) ?? howTo.exec(line))?.[1]?.replace(clauseEnd, "").trim();
    const count = words?.split(" ").length ?? 0;
    if (words !== undefined && count >= fewestOfQuestion && count <= mostOfQuestion) return words;
  }
  return undefined;
}

const longest = 600;

const something = [
  "something|anything|smth|sth|thing|things|stuff|bit",
  "etwas|was|irgendwas|quelque chose|un truc|algo|alguna cosa|alguma coisa|qualcosa|iets|något|noe|noget|coś|něco|что-то|что-нибудь|щось|bir şey",
].join("|");
const somethingAbout = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${something})\s(?:[^.,;:!?()\n\s]+\s){0,6}?(?:about|on|re|regarding|über|zum|zur|zu|sur|sobre|acerca de|su|sul|sulla|sui|sulle|over|om|o|про|о|об)\s([^.,;:!?()\n]{3,60})`,
  "iu",
);
const aboutEnd =
  /\s(?:for|please|pls|plz|with|so|because|that|which|für|bitte|mit|pour|avec|para|por favor|con|com|per|voor|graag|för|tack|dla|proszę|для|пожалуйста|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)(?=\s|$)[\s\S]*$/iu;
const standing =
  /^(?:the |a |an |der |die |das |le |la |el |los |las |il |lo |de |het )?(?:screen|telly|tv|wall|monday|tuesday|wednesday|thursday|friday|saturday|sunday|my|it|this|that|them|one|two|page|paper)(?![\p{L}\p{M}])/iu;

/** "algo para los padres sobre el huerto": what a request that calls its slides only something wants something about. */
export function somethingOn(sources: TitleSources): string | undefined {
  for (const { text } of firstOf(sources, ["request"])) {
    const words = somethingAbout.exec(text.slice(0, longest))?.[1]?.replace(aboutEnd, "").trim() ?? "";
    const count = words.split(" ").length;
    if (words.length > 3 && count <= mostOfLabel && !/^\p{Nd}/u.test(words) && !standing.test(words))
      return words;
  }
  return undefined;
}

const themeIs =
  /^(?:(?:the|our|das|le|el|la|il|o|het) )?(?:topic|theme|subject|thema|sujet|thème|tema|asunto|onderwerp|ämne|ämnet|emne|temat|тема) (?:is|ist|est|es|é|è|är|er|to|—|–) ([^.,;:!?()\n]{3,70})|テーマは([^、。]{2,30}?)(?:です|でお願い|、|。|$)|主题是([^，。,]{2,30})|주제는 ([^,.]{2,30}?)(?:입니다|이에요|예요)/iu;

/** "The topic is …", "テーマは…です": what a prompt says that its topic is. */
export function statedTopic(sources: TitleSources): string | undefined {
  for (const { text } of firstOf(sources, ["request", "content", "heading"])) {
    const [, ...found] = themeIs.exec(text.slice(0, longest).trim()) ?? [];
    const words = found.find((one) => one !== undefined);
    if (words !== undefined && words.split(" ").length <= mostOfQuestion) return words.trim();
  }
  return undefined;
}
