import type { Expectation } from "../../src/corpus/expectation.ts";
import { slides } from "./common-expectations.ts";

/** Prompts in other languages than English: what readers expect of their decks, by the names of the prompts' files. */
export const languagesExpectations: Readonly<Record<string, readonly Expectation[]>> = {
  "13-deutsch-projektstatus": [
    slides(4, 7),
    { says: "German", kind: "language", language: "de" },
    {
      says: "traffic lights in words",
      kind: "shows",
      texts: ["Termin", "gelb", "Budget", "grün", "Ressourcen", "rot"],
    },
    {
      says: "milestones M1–M6 with old and new dates",
      kind: "slide",
      slide: { kinds: ["table", "timeline"], entries: 6, shows: ["27.06.2025", "13.06.2025", "03.11.2025"] },
    },
    {
      says: "risks with measures",
      kind: "slide",
      slide: {
        kinds: ["table", "comparison", "columns", "cards"],
        entries: 3,
        shows: ["Gößweinstein", "Messung am 20.06"],
      },
    },
    {
      says: "3 decisions",
      kind: "shows",
      texts: ["Freigabe der externen Unterstützung", "Verschiebung von M3 und M4", "Altbelege"],
    },
    { says: "German figures", kind: "shows", texts: ["1,284 Mio. €", "418.300"] },
    {
      says: "no English labels",
      kind: "hides",
      texts: ["agenda:", "next steps", "takeaways", "maximal 7 Folien"],
    },
  ],
  "14-chinese-article-tea-road": [
    { says: "Chinese", kind: "language", language: "zh" },
    {
      says: "all dates on timelines",
      kind: "onKind",
      slideKind: "timeline",
      texts: ["唐代", "1074", "1735", "1942", "1954", "2013"],
    },
    {
      says: "two routes compared",
      kind: "slide",
      slide: { kinds: ["comparison", "columns", "table", "cards"], shows: ["川藏线", "滇藏线"] },
    },
    { says: "the request not shown", kind: "hides", texts: ["给中学生看", "演示文稿"] },
  ],
  "16-arabic-brief-solar": [
    slides(9, 9),
    { says: "Arabic, right to left", kind: "language", language: "ar", direction: "rtl" },
    { says: "figures unchanged", kind: "shows", texts: ["48.5", "37.2", "104,000", "0.041", "8.7", "14.88"] },
    {
      says: "chart of four seasons",
      kind: "slide",
      slide: { kinds: ["chart"], values: [19800, 28400, 32600, 23200] },
    },
    { says: "6 dated milestones", kind: "slide", slide: { kinds: ["timeline"], entries: 6 } },
    {
      says: "3 risks with measures",
      kind: "slide",
      slide: {
        kinds: ["table", "comparison", "columns", "cards"],
        entries: 3,
        shows: ["Transformers", "نظام تنظيف آلي"],
      },
    },
    { says: "the request not shown", kind: "hides", texts: ["9 شرائح", "الأسلوب رسمي"] },
  ],
  "17-russian-call-summary": [
    { says: "Russian", kind: "language", language: "ru" },
    {
      says: "no keys, ids, timestamps",
      kind: "hides",
      texts: [
        "call_summary",
        "pain_points",
        "c-20250218",
        "t10:30",
        "{",
        "priority",
        "2025-02-28",
        "action_items",
        "sku",
      ],
    },
    { says: "pain points", kind: "shows", texts: ["3,4 %", "5 недель"] },
    {
      says: "requirements by priority",
      kind: "slide",
      slide: { kinds: ["table", "columns", "cards"], shows: ["высокий", "низкий", "Обмен с 1С"] },
    },
    {
      says: "objections with answers",
      kind: "slide",
      slide: { kinds: ["table", "comparison", "columns", "cards"], shows: ["Опасается", "неустойку 0,5 %"] },
    },
    { says: "5 dated steps", kind: "slide", slide: { kinds: ["timeline"], entries: 5 } },
    {
      says: "4 tasks with owner and date",
      kind: "slide",
      slide: { kinds: ["table", "closing"], entries: 4, shows: ["Марина", "Wi-Fi"] },
    },
    { says: "figures", kind: "figures", figures: ["2150", "14800", "34"] },
  ],
};
