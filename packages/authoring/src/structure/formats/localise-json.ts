import type { RichText } from "@lectern/deck";
import { readLabel } from "../../text/labelled.ts";
import { groupDigits } from "../../text/read-quantities.ts";
import { sliceText, toPlainText, toRichText } from "../../text/rich-text.ts";
import type { Block, ListItem, TableBlock } from "../blocks.ts";

/** What programs call the parts of a record, in the words of the deck's language. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ru: {
    name: "Имя",
    role: "Роль",
    company: "Компания",
    priority: "Приоритет",
    text: "Описание",
    description: "Описание",
    who: "Кто",
    answer: "Ответ",
    task: "Задача",
    due: "Срок",
    event: "Событие",
    summary: "Кратко",
    call: "Звонок",
    meeting: "Встреча",
    participants: "Участники",
    attendees: "Участники",
    "pain points": "Проблемы",
    problems: "Проблемы",
    numbers: "Цифры",
    metrics: "Показатели",
    requirements: "Требования",
    objections: "Возражения",
    risks: "Риски",
    decisions: "Решения",
    timeline: "Сроки",
    milestones: "Этапы",
    "action items": "Задачи",
    actions: "Задачи",
    tasks: "Задачи",
    "next steps": "Следующие шаги",
    "next call": "Следующий звонок",
    "next meeting": "Следующая встреча",
    sentiment: "Настроение",
    topic: "Тема",
    title: "Название",
    date: "Дата",
    "started at": "Начало",
    "duration min": "Длительность, мин",
    warehouses: "Склады",
    employees: "Сотрудники",
    "orders per day": "Заказов в день",
    sku: "Товарных позиций",
    budget: "Бюджет",
    "budget rub": "Бюджет, ₽",
    "expected saving rub per year": "Ожидаемая экономия в год, ₽",
    owner: "Ответственный",
    status: "Статус",
    notes: "Заметки",
  },
  de: {
    name: "Name",
    role: "Rolle",
    company: "Firma",
    priority: "Priorität",
    text: "Beschreibung",
    description: "Beschreibung",
    who: "Wer",
    answer: "Antwort",
    task: "Aufgabe",
    due: "Termin",
    event: "Ereignis",
    status: "Status",
    summary: "Zusammenfassung",
    call: "Gespräch",
    meeting: "Besprechung",
    participants: "Beteiligte",
    attendees: "Teilnehmende",
    "pain points": "Probleme",
    problems: "Probleme",
    numbers: "Zahlen",
    metrics: "Kennzahlen",
    requirements: "Anforderungen",
    objections: "Einwände",
    risks: "Risiken",
    decisions: "Entscheidungen",
    timeline: "Zeitplan",
    milestones: "Meilensteine",
    "action items": "Aufgaben",
    actions: "Aufgaben",
    tasks: "Aufgaben",
    "next steps": "Nächste Schritte",
    topic: "Thema",
    title: "Titel",
    date: "Datum",
    owner: "Verantwortlich",
    budget: "Budget",
    notes: "Notizen",
  },
  fr: {
    name: "Nom",
    role: "Rôle",
    company: "Entreprise",
    priority: "Priorité",
    text: "Description",
    who: "Qui",
    answer: "Réponse",
    task: "Tâche",
    due: "Échéance",
    summary: "Résumé",
    participants: "Participants",
    "pain points": "Problèmes",
    numbers: "Chiffres",
    requirements: "Exigences",
    objections: "Objections",
    risks: "Risques",
    decisions: "Décisions",
    timeline: "Calendrier",
    "action items": "Actions",
    "next steps": "Prochaines étapes",
    topic: "Sujet",
    date: "Date",
    budget: "Budget",
  },
  es: {
    name: "Nombre",
    role: "Función",
    company: "Empresa",
    priority: "Prioridad",
    text: "Descripción",
    who: "Quién",
    answer: "Respuesta",
    task: "Tarea",
    due: "Plazo",
    summary: "Resumen",
    participants: "Participantes",
    "pain points": "Problemas",
    numbers: "Cifras",
    requirements: "Requisitos",
    objections: "Objeciones",
    risks: "Riesgos",
    decisions: "Decisiones",
    timeline: "Calendario",
    "action items": "Tareas",
    "next steps": "Próximos pasos",
    topic: "Tema",
    date: "Fecha",
    budget: "Presupuesto",
  },
};

/** Returns the blocks of a JSON document with the keys that we know in the deck's language, and long numbers grouped. */
export function localiseJson(blocks: readonly Block[], language: string): readonly Block[] {
  const own = words[language.split("-", 1)[0] ?? ""] ?? {};
  const translate = (term: string): string => {
    const unit = / \([^()]{1,6}\)$/u.exec(term)?.[0] ?? "";
    const name = term.slice(0, term.length - unit.length).toLowerCase();
    return Object.hasOwn(own, name) ? `${own[name] ?? name}${unit}` : term;
  };
  return blocks.map((block): Block => {
    if (block.kind === "heading") return { ...block, text: toRichText(translate(toPlainText(block.text))) };
    if (block.kind === "table") return localiseTable(block, translate, language);
    if (block.kind !== "list") return block;
    return { ...block, items: block.items.map((item) => localiseItem(item, translate, language)) };
  });
}

function localiseTable(block: TableBlock, translate: (term: string) => string, language: string): TableBlock {
  const group = (cell: RichText): RichText => {
    const words = toPlainText(cell);
    const grouped = groupDigits(writeDates(words, language), language);
    return grouped === words ? cell : toRichText(grouped);
  };
  return {
    ...block,
    header: block.header.map((cell) => toRichText(translate(toPlainText(cell)))),
    rows: block.rows.map((row) => row.map(group)),
  };
}

function localiseItem(item: ListItem, translate: (term: string) => string, language: string): ListItem {
  const plain = toPlainText(item.text);
  const label = readLabel(plain);
  if (label === undefined) return item;
  const rest = plain.slice(label.textStart);
  const grouped = groupDigits(writeDates(rest, language), language);
  const term = writeDates(translate(label.term), language);
  if (term === label.term && grouped === rest) return item;
  const text = grouped === rest ? sliceText(item.text, label.textStart, plain.length) : toRichText(grouped);
  return { ...item, text: [{ text: `${term}: ` }, ...text] };
}

const isoDate = /(?<![\p{L}\p{Nd}.:/-])(\d{4})-(\d{2})-(\d{2})(?![\p{L}\p{Nd}/-])/gu;

/** Dates as programs write them, in the language's own form: "2025-02-28" is "28 February 2025". */
function writeDates(words: string, language: string): string {
  if (!/\d{4}-\d{2}-\d{2}/u.test(words)) return words;
  return words.replace(isoDate, (date, year: string, month: string, day: string) => {
    const time = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    if (time.getUTCMonth() !== Number(month) - 1 || time.getUTCDate() !== Number(day)) return date;
    return dateFormatOf(language)
      .format(time)
      .replace(/\u00a0?\s?г\.$/u, "");
  });
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormatOf(language: string): Intl.DateTimeFormat {
  const known = dateFormats.get(language);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  dateFormats.set(language, format);
  return format;
}
