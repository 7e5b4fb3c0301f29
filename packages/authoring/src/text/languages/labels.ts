import { announcesNextSteps } from "../lexicon/task-words.ts";

/** The few words that a deck needs which no prompt gives, in one language. */
export interface Labels {
  readonly takeaways: string;
  readonly overview: string;
  readonly discussion: string;
  /** What figures that are told together are called. */
  readonly figures: string;
}

const english: Labels = {
  takeaways: "Key takeaways",
  overview: "Overview",
  discussion: "Discussion",
  figures: "Key figures",
};

const labelsByLanguage: Readonly<Record<string, Labels>> = {
  en: english,
  de: {
    takeaways: "Das Wichtigste in Kürze",
    overview: "Überblick",
    discussion: "Diskussion",
    figures: "Die wichtigsten Zahlen",
  },
  fr: {
    takeaways: "À retenir",
    overview: "Vue d’ensemble",
    discussion: "Discussion",
    figures: "Chiffres clés",
  },
  es: { takeaways: "Ideas clave", overview: "Resumen", discussion: "Debate", figures: "Cifras clave" },
  it: {
    takeaways: "Punti chiave",
    overview: "Panoramica",
    discussion: "Discussione",
    figures: "Le cifre principali",
  },
  pt: {
    takeaways: "Pontos principais",
    overview: "Visão geral",
    discussion: "Discussão",
    figures: "Números principais",
  },
  nl: {
    takeaways: "Het belangrijkste",
    overview: "Overzicht",
    discussion: "Discussie",
    figures: "De belangrijkste cijfers",
  },
  pl: {
    takeaways: "Najważniejsze wnioski",
    overview: "Przegląd",
    discussion: "Dyskusja",
    figures: "Najważniejsze liczby",
  },
  sv: {
    takeaways: "Det viktigaste",
    overview: "Översikt",
    discussion: "Diskussion",
    figures: "Siffrorna i korthet",
  },
  da: {
    takeaways: "Det vigtigste",
    overview: "Overblik",
    discussion: "Diskussion",
    figures: "De vigtigste tal",
  },
  no: {
    takeaways: "Det viktigste",
    overview: "Oversikt",
    discussion: "Diskusjon",
    figures: "De viktigste tallene",
  },
  fi: {
    takeaways: "Tärkeimmät asiat",
    overview: "Yleiskatsaus",
    discussion: "Keskustelu",
    figures: "Tärkeimmät luvut",
  },
  cs: {
    takeaways: "To nejdůležitější",
    overview: "Přehled",
    discussion: "Diskuse",
    figures: "Klíčová čísla",
  },
  tr: {
    takeaways: "Önemli noktalar",
    overview: "Genel bakış",
    discussion: "Görüşmeler",
    figures: "Öne çıkan sayılar",
  },
  ru: { takeaways: "Главное", overview: "Обзор", discussion: "Обсуждение", figures: "Главные цифры" },
  uk: { takeaways: "Головне", overview: "Огляд", discussion: "Обговорення", figures: "Головні цифри" },
  ar: { takeaways: "أهم النقاط", overview: "نظرة عامة", discussion: "المناقشة", figures: "أهم الأرقام" },
  fa: { takeaways: "نکات کلیدی", overview: "نمای کلی", discussion: "گفت‌وگو", figures: "ارقام کلیدی" },
  he: { takeaways: "עיקרי הדברים", overview: "סקירה", discussion: "דיון", figures: "המספרים העיקריים" },
  zh: { takeaways: "要点回顾", overview: "概述", discussion: "讨论", figures: "关键数字" },
  "zh-Hant": { takeaways: "重點回顧", overview: "概述", discussion: "討論", figures: "關鍵數字" },
  ja: { takeaways: "まとめ", overview: "概要", discussion: "話し合い", figures: "主な数字" },
  ko: { takeaways: "핵심 요약", overview: "개요", discussion: "논의", figures: "주요 수치" },
  hi: { takeaways: "मुख्य बातें", overview: "अवलोकन", discussion: "चर्चा", figures: "मुख्य आँकड़े" },
  th: { takeaways: "ประเด็นสำคัญ", overview: "ภาพรวม", discussion: "การอภิปราย", figures: "ตัวเลขสำคัญ" },
  el: {
    takeaways: "Τα κυριότερα",
    overview: "Επισκόπηση",
    discussion: "Συζήτηση",
    figures: "Βασικοί αριθμοί",
  },
  hu: {
    takeaways: "A legfontosabbak",
    overview: "Áttekintés",
    discussion: "Megbeszélés",
    figures: "A legfontosabb számok",
  },
  ro: {
    takeaways: "Idei principale",
    overview: "Prezentare generală",
    discussion: "Discuție",
    figures: "Cifre principale",
  },
  id: { takeaways: "Poin penting", overview: "Ikhtisar", discussion: "Diskusi", figures: "Angka penting" },
  vi: {
    takeaways: "Những điểm chính",
    overview: "Tổng quan",
    discussion: "Thảo luận",
    figures: "Những con số chính",
  },
  ms: {
    takeaways: "Perkara penting",
    overview: "Gambaran keseluruhan",
    discussion: "Perbincangan",
    figures: "Angka penting",
  },
  ca: { takeaways: "Idees clau", overview: "Visió general", discussion: "Debat", figures: "Xifres clau" },
  gl: { takeaways: "Ideas clave", overview: "Visión xeral", discussion: "Debate", figures: "Cifras clave" },
  eo: {
    takeaways: "La plej gravaj punktoj",
    overview: "Superrigardo",
    discussion: "Diskuto",
    figures: "Gravaj nombroj",
  },
  sk: {
    takeaways: "To najdôležitejšie",
    overview: "Prehľad",
    discussion: "Diskusia",
    figures: "Kľúčové čísla",
  },
  sl: {
    takeaways: "Najpomembnejše",
    overview: "Pregled",
    discussion: "Razprava",
    figures: "Ključne številke",
  },
  hr: { takeaways: "Najvažnije", overview: "Pregled", discussion: "Rasprava", figures: "Ključne brojke" },
  sr: { takeaways: "Најважније", overview: "Преглед", discussion: "Дискусија", figures: "Кључне бројке" },
  "sr-Latn": {
    takeaways: "Najvažnije",
    overview: "Pregled",
    discussion: "Diskusija",
    figures: "Ključne brojke",
  },
  bg: { takeaways: "Най-важното", overview: "Преглед", discussion: "Обсъждане", figures: "Основни числа" },
  lt: {
    takeaways: "Svarbiausia",
    overview: "Apžvalga",
    discussion: "Diskusija",
    figures: "Svarbiausi skaičiai",
  },
  lv: {
    takeaways: "Svarīgākais",
    overview: "Pārskats",
    discussion: "Diskusija",
    figures: "Svarīgākie skaitļi",
  },
  et: {
    takeaways: "Kõige olulisem",
    overview: "Ülevaade",
    discussion: "Arutelu",
    figures: "Tähtsamad arvud",
  },
  mr: { takeaways: "मुख्य मुद्दे", overview: "आढावा", discussion: "चर्चा", figures: "मुख्य आकडे" },
  bn: { takeaways: "মূল বিষয়", overview: "সংক্ষিপ্ত বিবরণ", discussion: "আলোচনা", figures: "মূল সংখ্যা" },
  ta: { takeaways: "முக்கிய கருத்துகள்", overview: "மேலோட்டம்", discussion: "கலந்துரையாடல்", figures: "முக்கிய எண்கள்" },
};

/** What charts say of their figures, in one language. */
export interface ChartWords {
  readonly highest: string;
  readonly greatestFall: string;
}

const chartWords: Readonly<Record<string, ChartWords>> = {
  en: { highest: "highest value", greatestFall: "greatest fall" },
  de: { highest: "höchster Wert", greatestFall: "größter Rückgang" },
  fr: { highest: "valeur la plus haute", greatestFall: "plus forte baisse" },
  es: { highest: "valor más alto", greatestFall: "mayor caída" },
  it: { highest: "valore più alto", greatestFall: "calo maggiore" },
  pt: { highest: "valor mais alto", greatestFall: "maior queda" },
  nl: { highest: "hoogste waarde", greatestFall: "grootste daling" },
  ru: { highest: "наибольшее значение", greatestFall: "наибольшее снижение" },
  ar: { highest: "أعلى قيمة", greatestFall: "أكبر انخفاض" },
  zh: { highest: "最高值", greatestFall: "最大降幅" },
  "zh-Hant": { highest: "最高值", greatestFall: "最大降幅" },
  ja: { highest: "最大値", greatestFall: "最大の減少" },
  pl: { highest: "najwyższa wartość", greatestFall: "największy spadek" },
  cs: { highest: "nejvyšší hodnota", greatestFall: "největší pokles" },
  sv: { highest: "högsta värde", greatestFall: "största nedgång" },
  uk: { highest: "найвище значення", greatestFall: "найбільше зниження" },
  tr: { highest: "en yüksek değer", greatestFall: "en büyük düşüş" },
  el: { highest: "υψηλότερη τιμή", greatestFall: "μεγαλύτερη πτώση" },
  he: { highest: "הערך הגבוה ביותר", greatestFall: "הירידה הגדולה ביותר" },
  fa: { highest: "بیشترین مقدار", greatestFall: "بیشترین کاهش" },
  hi: { highest: "उच्चतम मान", greatestFall: "सबसे बड़ी गिरावट" },
  th: { highest: "ค่าสูงสุด", greatestFall: "ลดลงมากที่สุด" },
  vi: { highest: "giá trị cao nhất", greatestFall: "mức giảm lớn nhất" },
  ko: { highest: "최고값", greatestFall: "최대 감소" },
};

/** Returns the words for what a chart shows, or undefined where we do not speak the language. */
export function chartWordsOf(language: string): ChartWords | undefined {
  return chartWords[language] ?? chartWords[language.split("-", 1)[0] ?? ""];
}

/** What heads the columns of a list of tasks, and the list of a deck's parts, in one language. */
export interface TaskWords {
  readonly task: string;
  readonly owner: string;
  readonly date: string;
  readonly agenda: string;
}

const taskWords: Readonly<Record<string, TaskWords>> = {
  en: { task: "Task", owner: "Owner", date: "Date", agenda: "Agenda" },
  de: { task: "Aufgabe", owner: "Verantwortlich", date: "Termin", agenda: "Agenda" },
  fr: { task: "Tâche", owner: "Responsable", date: "Échéance", agenda: "Au programme" },
  es: { task: "Tarea", owner: "Responsable", date: "Fecha", agenda: "Agenda" },
  it: { task: "Attività", owner: "Responsabile", date: "Scadenza", agenda: "Agenda" },
  pt: { task: "Tarefa", owner: "Responsável", date: "Prazo", agenda: "Agenda" },
  nl: { task: "Taak", owner: "Wie", date: "Datum", agenda: "Agenda" },
  pl: { task: "Zadanie", owner: "Kto", date: "Termin", agenda: "Agenda" },
  sv: { task: "Uppgift", owner: "Ansvarig", date: "Datum", agenda: "Agenda" },
  da: { task: "Opgave", owner: "Ansvarlig", date: "Dato", agenda: "Dagsorden" },
  no: { task: "Oppgave", owner: "Ansvarlig", date: "Dato", agenda: "Agenda" },
  cs: { task: "Úkol", owner: "Kdo", date: "Termín", agenda: "Program" },
  tr: { task: "Görev", owner: "Sorumlu", date: "Tarih", agenda: "Gündem" },
  ru: { task: "Задача", owner: "Ответственный", date: "Срок", agenda: "План" },
  uk: { task: "Завдання", owner: "Відповідальний", date: "Термін", agenda: "План" },
  ar: { task: "المهمة", owner: "المسؤول", date: "التاريخ", agenda: "جدول الأعمال" },
  he: { task: "משימה", owner: "אחראי", date: "תאריך", agenda: "סדר היום" },
  zh: { task: "任务", owner: "负责人", date: "日期", agenda: "目录" },
  "zh-Hant": { task: "任務", owner: "負責人", date: "日期", agenda: "目錄" },
  ja: { task: "作業", owner: "担当", date: "期限", agenda: "目次" },
  fa: { task: "وظیفه", owner: "مسئول", date: "تاریخ", agenda: "فهرست" },
  hi: { task: "कार्य", owner: "ज़िम्मेदार", date: "तारीख", agenda: "विषय सूची" },
  th: { task: "งาน", owner: "ผู้รับผิดชอบ", date: "วันที่", agenda: "หัวข้อ" },
  el: { task: "Εργασία", owner: "Υπεύθυνος", date: "Ημερομηνία", agenda: "Περιεχόμενα" },
  vi: { task: "Việc", owner: "Phụ trách", date: "Thời hạn", agenda: "Nội dung" },
  fi: { task: "Tehtävä", owner: "Vastuussa", date: "Päivä", agenda: "Sisältö" },
  id: { task: "Tugas", owner: "Penanggung jawab", date: "Tanggal", agenda: "Agenda" },
  hu: { task: "Feladat", owner: "Felelős", date: "Határidő", agenda: "Napirend" },
  ro: { task: "Sarcină", owner: "Responsabil", date: "Termen", agenda: "Cuprins" },
  ko: { task: "할 일", owner: "담당", date: "기한", agenda: "목차" },
  ms: { task: "Tugas", owner: "Penanggungjawab", date: "Tarikh", agenda: "Agenda" },
  ca: { task: "Tasca", owner: "Responsable", date: "Data", agenda: "Continguts" },
  gl: { task: "Tarefa", owner: "Responsable", date: "Data", agenda: "Contido" },
  eo: { task: "Tasko", owner: "Respondeculo", date: "Dato", agenda: "Enhavo" },
  sk: { task: "Úloha", owner: "Kto", date: "Termín", agenda: "Program" },
  sl: { task: "Naloga", owner: "Kdo", date: "Rok", agenda: "Vsebina" },
  hr: { task: "Zadatak", owner: "Tko", date: "Rok", agenda: "Sadržaj" },
  sr: { task: "Задатак", owner: "Ко", date: "Рок", agenda: "Садржај" },
  "sr-Latn": { task: "Zadatak", owner: "Ko", date: "Rok", agenda: "Sadržaj" },
  bg: { task: "Задача", owner: "Отговорник", date: "Срок", agenda: "Съдържание" },
  lt: { task: "Užduotis", owner: "Atsakingas", date: "Terminas", agenda: "Turinys" },
  lv: { task: "Uzdevums", owner: "Atbildīgais", date: "Termiņš", agenda: "Saturs" },
  et: { task: "Ülesanne", owner: "Vastutaja", date: "Tähtaeg", agenda: "Sisukord" },
  mr: { task: "कार्य", owner: "जबाबदार", date: "तारीख", agenda: "विषयसूची" },
  bn: { task: "কাজ", owner: "দায়িত্বে", date: "তারিখ", agenda: "সূচি" },
  ta: { task: "பணி", owner: "பொறுப்பு", date: "தேதி", agenda: "உள்ளடக்கம்" },
};

/** Returns the words for tasks and agendas, or undefined where we do not speak the language. */
export function taskWordsOf(language: string): TaskWords | undefined {
  return taskWords[language] ?? taskWords[language.split("-", 1)[0] ?? ""];
}

/** Returns the words for a language, or undefined where we do not speak it. */
export function labelsOf(language: string): Labels | undefined {
  return labelsByLanguage[language] ?? labelsByLanguage[language.split("-", 1)[0] ?? ""];
}

const temperatures: Readonly<Record<string, string>> = {
  en: "temperature",
  de: "Temperatur",
  fr: "température",
  es: "temperatura",
  it: "temperatura",
  pt: "temperatura",
  ru: "температура",
  zh: "温度",
  ja: "温度",
  ar: "درجة الحرارة",
};

/** Returns what degrees measure, or undefined where we do not speak the language. */
export function temperatureOf(language: string): string | undefined {
  return temperatures[language.split("-", 1)[0] ?? ""];
}

const times: Readonly<Record<string, string>> = {
  en: "time",
  de: "Zeit",
  fr: "temps",
  es: "tiempo",
  it: "tempo",
  pt: "tempo",
  ru: "время",
};

/** Returns what seconds and minutes measure, or undefined where we do not speak the language. */
export function timeOf(language: string): string | undefined {
  return times[language.split("-", 1)[0] ?? ""];
}

const bareHeadings =
  /^(?:notes?|my notes|input|material|content|(?:key )?facts|fakten|eckdaten|infos?|faits|datos|hechos|dati|dados|feiten|fakty|fakta|факты|факти|事实|資料|资料|사실|notizen|stichpunkte|stichworte|inhalt|notas|apuntes|appunti|заметки|тезисы|笔记|内容|メモ|내용|ملاحظات|introduction|overview|summary|executive summary|background|general|results?|findings|discussion|operations|status|situation|analysis|details|main part|einleitung|einführung|überblick|zusammenfassung|hintergrund|allgemeines|ergebnisse|diskussion|lage|introducción|resumen|antecedentes|resultados|vue d.ensemble|résumé|contexte|résultats|introduzione|panoramica|riassunto|contesto|risultati|introdução|visão geral|resumo|contexto|inleiding|overzicht|samenvatting|введение|обзор|резюме|результаты|引言|简介|概述|摘要|背景|结果|はじめに|概要|背景|結果|서론|개요|배경|결과|مقدمة|ملخص|نظرة عامة|خلفية|النتائج)$/iu;

/** Says whether a heading only names its place in a text: any text could have it. */
export function isBareHeading(title: string): boolean {
  return bareHeadings.test(title.slice(0, 60).trim());
}

const closingTitles =
  /^(?:conclusions?|summary and (?:next steps|outlook)|key takeaways|takeaways|decisions? (?:asked|needed|required|requested)|the ask|ask|our ask|call to action|(?:decisions?|entscheidung|entscheidungen|décisions?|décisions? attendues?|decisión|decisiones|decisione|decisioni|decisão|decisões|besluit|beslut|beslutning|päätös|decyzja|decyzje|rozhodnutí|decizie|karar|απόφαση|решение|рішення|決定|決議|决定|决议|결정|القرار|החלטה)$|questions\??|thank you|fazit|zusammenfassung und ausblick|entscheidungsbedarf|conclusion|conclusión|conclusiones|conclusioni|conclusão|conclusie|итоги|выводы|总结|结论|结语|まとめ|結論|결론|요약|الخلاصة|القرار المطلوب)/iu;

/** Says whether a heading opens what a talk ends with: conclusions, next steps, what is asked. */
export function isClosingTitle(title: string): boolean {
  return closingTitles.test(title.slice(0, 80)) || announcesNextSteps(title);
}
