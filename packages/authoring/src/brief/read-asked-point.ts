import { hasStem } from "../text/stems.ts";
import type { SkeletonKey } from "../topics/skeletons/skeleton-texts.ts";

/** How a point that a brief asks for is opened up, and whether its words only say how it is to look. */
export interface AskedPoint {
  readonly keys: readonly SkeletonKey[];
  readonly isFormOnly: boolean;
}

const subjects: readonly (readonly [SkeletonKey, readonly string[]])[] = [
  [
    "myths",
    "myth|mythen|irrtüm|mythes|idées reçues|mitos|mito |miti |мифы|миф |заблужд|误区|迷思|誤解|思い込み|أوهام|خرافات|أساطير".split(
      "|",
    ),
  ],
  [
    "options",
    "comparison|compare|pros and cons|vergleich|vor- und nachteile|pro und contra|comparaison|pour et le contre|avantages et inconvénients|comparación|comparativa|pros y contras|comparação|prós e contras|confronto|pro e contro|сравнени|за и против|对比|比较|利弊|优缺点|比較|مقارنة|إيجابيات وسلبيات".split(
      "|",
    ),
  ],
  [
    "steps",
    "process|step by step|step-by-step|steps|schritt für schritt|ablauf|prozess|étapes|pas à pas|processus|paso a paso|proceso|pasos|passo a passo|processo|passo dopo passo|процесс|шаг за шагом|步骤|流程|手順|流れ|プロセス|خطوات|خطوة بخطوة".split(
      "|",
    ),
  ],
  [
    "way",
    "timeline|roadmap|zeitplan|zeitstrahl|fahrplan|calendrier|frise|cronograma|línea de tiempo|hoja de ruta|cronologia|хронолог|дорожная карта|график работ|时间线|时间轴|路线图|年表|ロードマップ|スケジュール|الجدول الزمني|خط زمني".split(
      "|",
    ),
  ],
  ["risks", "risk|risik|risque|riesgo|risco|rischi|риск|风险|リスク|مخاطر".split("|")],
  [
    "example",
    "example|case study|beispiel|fallbeispiel|exemple|étude de cas|ejemplo|caso práctico|exemplo|esempio|пример|案例|例子|事例|مثال".split(
      "|",
    ),
  ],
  [
    "exercise",
    "exercise|activity|übung|exercice|activité|ejercicio|actividad|exercício|atividade|esercizio|упражнени|练习|活动|演習|練習|تمرين|نشاط".split(
      "|",
    ),
  ],
  [
    "discussion",
    "discussion|questions for|diskussion|fragen zur|débat|debate|preguntas|discussão|discussione|обсуждени|вопросы|讨论|話し合い|ディスカッション|نقاش".split(
      "|",
    ),
  ],
];

const formWords = new Set(
  "a an the one simple clear short small with and process step by steps slide timeline comparison compare example myths facts einfacher einfache ein eine prozess schritt für vergleich zeitplan mythen und fakten un une simple étapes processus par pas à comparaison una proceso paso pasos de passo processo".split(
    " ",
  ),
);

const ifWords =
  "what if|what happens if|what happens when|what to do if|was passiert, wenn|was passiert wenn|wenn |que faire si|que se passe-t-il si|qué pasa si|o que acontece se|che cosa succede se|cosa succede se|что если|что делать, если|что будет, если|如果|もし|たら|ماذا لو|ماذا يحدث إذا".split(
    "|",
  );
const howWords = "how |wie |comment |cómo |como |come |как |如何|怎样|怎么|どのように|どう|方法|كيف".split(
  "|",
);
const whyWords =
  "why|warum|wieso|weshalb|pourquoi|por qué|por que|perché|почему|зачем|为什么|为何|なぜ|理由|لماذا".split(
    "|",
  );

/** Returns which questions fit a point, the best first, so that two alike need not look alike. */
export function readAskedPoint(point: string): AskedPoint {
  const words = point.toLowerCase();
  const subject = subjects.find(([, stems]) => hasStem(words, stems))?.[0];
  if (subject !== undefined) return { keys: [subject, "askedWhat"], isFormOnly: isFormOnly(words) };
  if (hasStem(words, ifWords)) return { keys: ["trouble", "askedWhy"], isFormOnly: false };
  if (hasStem(words, howWords)) return { keys: ["askedHow", "need", "care"], isFormOnly: false };
  if (hasStem(words, whyWords)) return { keys: ["askedWhy", "forces", "problem"], isFormOnly: false };
  return { keys: ["askedWhat", "askedWhy", "example"], isFormOnly: false };
}

function isFormOnly(words: string): boolean {
  return words.split(/[\s,/-]{1,4}/u).every((word) => word === "" || formWords.has(word));
}
