import { hasStem } from "../../text/stems.ts";
import type { SkeletonKey } from "./skeleton-texts.ts";

/** What sort of talk a topic asks for. */
export type TalkKind =
  | "general"
  | "howTo"
  | "pitch"
  | "comparison"
  | "review"
  | "lesson"
  | "training"
  | "proposal"
  | "launch"
  | "research";

/** The slides of a talk between its cover and its end, in their order, and how it ends. */
export interface Talk {
  readonly slides: readonly SkeletonKey[];
  readonly closing: "take" | "decide" | "act";
}

/** The talks, by their kind. */
export const talks: Readonly<Record<TalkKind, Talk>> = {
  general: { slides: ["why", "today", "forces", "myths", "example", "paths", "way"], closing: "take" },
  howTo: { slides: ["result", "need", "steps", "care", "trouble", "example"], closing: "take" },
  pitch: {
    slides: ["problem", "solution", "market", "earn", "shown", "rivals", "team", "way"],
    closing: "decide",
  },
  comparison: { slides: ["why", "criteria", "options", "means", "roles", "risks"], closing: "decide" },
  review: { slides: ["goal", "delivered", "status", "lessons", "risks", "way"], closing: "act" },
  lesson: {
    slides: ["why", "goals", "terms", "example", "exercise", "myths", "discussion"],
    closing: "take",
  },
  training: { slides: ["result", "need", "steps", "care", "trouble", "exercise", "roles"], closing: "act" },
  proposal: {
    slides: ["problem", "solution", "benefits", "options", "need", "risks", "way"],
    closing: "decide",
  },
  launch: { slides: ["why", "audience", "benefits", "launch", "roles", "risks"], closing: "act" },
  research: {
    slides: ["why", "known", "method", "findings", "terms", "discussion", "way"],
    closing: "take",
  },
};

/** What decks longer than their talk are filled up with, the most useful first. */
export const spareSlides: readonly SkeletonKey[] = [
  "today",
  "example",
  "roles",
  "myths",
  "risks",
  "means",
  "way",
  "discussion",
  "forces",
  "need",
  "criteria",
  "audience",
  "paths",
  "terms",
  "benefits",
  "lessons",
  "exercise",
  "trouble",
  "known",
  "goals",
];

/** What decks of a text that holds less than the slides asked for are filled up with. */
export const spareSlidesOfTexts: readonly SkeletonKey[] = [
  "discussion",
  "means",
  "roles",
  ...spareSlides.filter((key) => !["discussion", "means", "roles"].includes(key)),
];

const comparing =
  "compar vergleich gegenüberstellung confronto сравн 对比 比较 比較 مقارنة versus vs. vs".split(" ");
const choosing = [" or ", " oder ", " ou ", " o ", " или ", " أم ", "还是", "それとも"];
const instructing =
  "how to|how do|how we|a guide to|guide to|wie man|wie wir|wie ich|anleitung|comment|cómo|como|come si|come fare|come |как |инструкция|如何|怎样|怎么|كيف|دليل".split(
    "|",
  );
const instructingAnywhere =
  "step-by-step|step by step|schritt für schritt|tutorial|教程|指南|やり方|作り方|始め方|使い方|育て方|選び方|書き方|手順".split(
    "|",
  );

const kindStems: readonly (readonly [TalkKind, readonly string[]])[] = [
  [
    "pitch",
    "pitch|investor|startup|start-up|seed round|inversor|inversionista|investisseur|investidor|investitor|инвестор|питч|стартап|融资|路演|投资人|投資家|ピッチ|資金調達|スタートアップ|مستثمر".split(
      "|",
    ),
  ],
  [
    "review",
    "project review|project status|project update|project report|quarterly review|sprint review|status report|status update|retrospect|post-mortem|postmortem|projektstatus|projektbericht|statusbericht|projektrückblick|rückblick|bilan|état d'avancement|état d’avancement|retrospectiv|rétrospective|estado del proyecto|status do projeto|situação do projeto|stato del progetto|avanzamento|retrospettiva|статус проекта|ретроспектив|итоги проекта|отчёт о проекте|отчет о проекте|ход проекта|项目进展|项目总结|项目回顾|复盘|进度汇报|プロジェクトの進捗|進捗|振り返り|حالة المشروع|تقرير المشروع|مراجعة المشروع|سير المشروع".split(
      "|",
    ),
  ],
  [
    "training",
    "training|onboarding|workshop|schulung|einarbeitung|unterweisung|formation pour|formation des|formation à|formation aux|atelier|capacitación|formación|taller|treinamento|formação|oficina|formazione|addestramento|обучени|тренинг|инструктаж|мастер-класс|培训|研修|訓練|講習|تدريب|ورشة".split(
      "|",
    ),
  ],
  [
    "lesson",
    "lesson|lecture|quiz|for pupils|pupils|schoolchildren|my class|our class|grade class|th grade|rd grade|my students|für meine klasse|für unsere klasse|klasse 5|klasse 6|klasse 7|klasse 8|klasse 9|schülerinnen|schüler|für die grundschule|pour ma classe|élèves|para mi clase|mis alumnos|alumnos de|para a minha turma|meus alunos|alunos do|per la mia classe|alunni|школьник|для класса|ученик|小学生|中学生|高中生|年级|生徒|児童|小学校|للصف|لطلاب الصف|التلاميذ|for children|unterricht|schulstunde|vorlesung|für kinder|leçon|cours sur|cours de|cours d|pour les enfants|lección|clase de|para niños|aula de|aula sobre|para crianças|lezione|per bambini|урок|лекция|для детей|课程|一课|教学|讲座|授業|講義|レッスン|子ども向け|درس|محاضرة|للأطفال".split(
      "|",
    ),
  ],
  [
    "launch",
    "launch|product release|markteinführung|produkteinführung|produktstart|lancement|lanzamiento|lançamento|lancio|запуск|вывод на рынок|发布|上市|発売|リリース|新製品|إطلاق".split(
      "|",
    ),
  ],
  [
    "proposal",
    "proposal|business case|vorschlag|antrag|konzept für|proposition|propuesta|proposta|предложени|提案|建议书|企画|اقتراح|مقترح".split(
      "|",
    ),
  ],
  [
    "research",
    "research|thesis|dissertation|forschung|studie |doktorarbeit|masterarbeit|bachelorarbeit|recherche sur|recherches|thèse|étude sur|étude de|investigación|tesis|estudio de|estudio sobre|pesquisa|tese|estudo|ricerca|tesi|исследован|диссертац|研究|论文|論文|بحث|دراسة|أطروحة".split(
      "|",
    ),
  ],
];

/** Returns the kind of talk that the words of a topic ask for. */
export function readTalkKind(topic: string): TalkKind {
  const words = topic.slice(0, 500).toLowerCase();
  if (isChoice(words)) return "comparison";
  if (hasStem(words, instructingAnywhere) || instructing.some((opening) => words.startsWith(opening)))
    return "howTo";
  return kindStems.find(([, stems]) => hasStem(words, stems))?.[0] ?? "general";
}

function isChoice(words: string): boolean {
  if (hasStem(words, comparing)) return true;
  return /[?\uFF1F؟]\s{0,3}$/u.test(words.slice(-8)) && choosing.some((mark) => words.includes(mark));
}

const optionMarks = [
  " vs. ",
  " vs ",
  " versus ",
  " or ",
  " oder ",
  " ou ",
  " или ",
  " أم ",
  "还是",
  "それとも",
  " o ",
  " gegen ",
  " and ",
  " und ",
];

/** Returns the names of what a topic compares ("Tea versus coffee"), if it names them. */
export function readOptions(topic: string): readonly string[] {
  const words = topic
    .replace(
      /^(?:compare|comparison of|comparing|vergleich von|vergleich|comparaison de|comparación de)[ :]{1,2}/iu,
      "",
    )
    .replace(/[\s?.!\uFF1F؟。]{1,4}$/u, "");
  for (const mark of optionMarks) {
    const names = words.split(mark).map((name) => name.trim());
    if (names.length < 2 || names.length > 4) continue;
    if (names.every((name) => name !== "" && name.length <= 40 && !/[:,;]/u.test(name)))
      return names.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  }
  return [];
}
