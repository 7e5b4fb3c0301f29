import type { DeckWords } from "../deck/deck-words.ts";
import type { AnnotatedPrompt } from "../prompts/annotated-prompt.ts";
import { toSlotText } from "../prompts/parse-units.ts";

/** The forms that a prompt asks for and a deck can draw, in the prompt's words, and those that no slide has. */
export interface Forms {
  readonly asked: readonly string[];
  readonly missing: readonly string[];
}

interface DrawnForm {
  /** Words that name it, in small letters. */
  readonly words: RegExp;
  /** The slides and charts that are drawn so. */
  readonly drawnAs: readonly string[];
}

/** Words in Latin, Greek and Cyrillic letters begin where a word does; others stand anywhere. */
function named(stems: string, joined: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${stems})|${joined}`, "u");
}

const bars = ["bar", "column", "stackedBar", "stackedColumn"];
const charts = [...bars, "line", "pie", "doughnut"];

/** Of several that fit, the first is meant: a pie chart is no chart of just any form. */
const drawnForms: readonly DrawnForm[] = [
  {
    words: named(
      "time ?line|time axis|zeit(?:strahl|leiste|schiene|achse)|tietstrahl|frise|axe chronologique|chronologie|línea (?:de|del) tiempo|linha do tempo|linea del tempo|tijdlijn|tidslinj|tidsband|oś czasu|osi czasu|časov\\p{L}+ os|стрічка часу|лента времени|шкала времени|zaman çizelge|trục thời gian",
      "时间轴|時間軸|年表|연표|타임라인|خط زمني|ציר",
    ),
    drawnAs: ["timeline"],
  },
  {
    words: named(
      "pies?(?![\\p{L}])|ring(?![\\p{L}])|doughnut|donut|kuchen|torte|torta|camembert|pastel|pizza|taart|wykres pierścieniowy|wykres kołowy",
      "饼图|圓餅|円グラフ|円のやつ|원그래프|동그란 그래프|دایره",
    ),
    drawnAs: ["pie", "doughnut"],
  },
  {
    words: named(
      "(?:a |the )?line (?:chart|graph)|(?:as )?a line(?! from)|line,|curve|kurve|linien|gráfico de linhas|gráfica de líneas|grafic cu linie|courbe|lijngrafiek|en una línea|две кривые|γραμμή που",
      "折线图|折れ線|גרף קו|رسمًا خطيًا|लकीर वाला",
    ),
    drawnAs: ["line"],
  },
  {
    words: named(
      "bars?(?![\\p{L}])|bar chart|columns by|column chart|balken|säulen|stängele|barres|barras|barritas|colonne|staafjes|staafje|staplar|histogramme|столбик|batang|ραβδόγραμμα|słupk|sütun",
      "棒のグラフ|条形|柱状|막대|أعمدة|แท่ง",
    ),
    drawnAs: bars,
  },
  {
    words: named(
      "chart|graph(?![\\p{L}])|diagramme|diagramm(?![\\p{L}])|gráfic|grafic|grafico|grafiek|діаграм|диаграмм",
      "图表|グラフ|그래프",
    ),
    drawnAs: charts,
  },
  {
    words: named(
      "tables?(?![\\p{L}])|grid|crosstable|tabell|tabel|tableau|tabla|cuadro|cuadrito|tabela|tabella|specchietto|rejilla|grelha|tabulk|taulukko|táblázat|tablo|çizelge|таблиц|compare?atif",
      "表格|一张表|有個表|^表$|시간표|جدول|तालिका|טבלה",
    ),
    drawnAs: ["table"],
  },
  {
    words: named(
      "numbered|steps?(?![\\p{L}])|schritt|stappen|étapes?|etapas|pasos|passaggi|trinn|kroki|ablauf|pas à pas|flow|arrows|ciclo|chain|nummerierte|các bước|стрілками",
      "手順|流れ図|流程图|箭头|단계|一步一步|เรียงเลข",
    ),
    drawnAs: ["process", "timeline"],
  },
  {
    words: named(
      "side by side|two columns|zwei spalten|zwoa spalten|deux colonnes|dos columnas|due colonne|nebeneinander|nebanander|yan yana|face to face",
      "左右两栏|左右に並べて",
    ),
    drawnAs: ["comparison", "columns"],
  },
  {
    words: named("quotation|quote|zitat|cita(?![\\p{L}])|citat|citaat|citation", "인용|かぎかっこ|따옴표"),
    drawnAs: ["quote"],
  },
  {
    words: named(
      "(?:one |a )?(?:big|giant|huge|fat|half-slide) (?:number|figure|sentence|letters)|one number",
      "숫자",
    ),
    drawnAs: ["numbers", "statement", "quote"],
  },
];

/** Returns the forms that requests and plans name and that a deck can draw; each needs a slide of its own. */
export function matchForms({ units }: AnnotatedPrompt, { forms }: DeckWords): Forms {
  const asked = units
    .filter(({ role }) => role === "request" || role === "plan")
    .flatMap((unit) => unit.slots.filter(({ name }) => name === "form").map((slot) => toSlotText(unit, slot)))
    .flatMap((text) => {
      const form = drawnForms.find(({ words }) => words.test(text.toLowerCase()));
      return form === undefined ? [] : [{ text, drawnAs: form.drawnAs }];
    });
  const free = [...forms];
  const missing = asked
    // What only one form can be takes its slide first.
    .toSorted((one, other) => one.drawnAs.length - other.drawnAs.length)
    .filter(({ drawnAs }) => {
      const place = free.findIndex((form) => drawnAs.includes(form));
      if (place !== -1) free.splice(place, 1);
      return place === -1;
    });
  return {
    asked: asked.map(({ text }) => text),
    missing: asked.filter((one) => missing.includes(one)).map(({ text }) => text),
  };
}
