/** What heads the columns of the tables that lists are turned into, in one language. */
export interface TableWords {
  readonly area: string;
  readonly status: string;
  readonly remark: string;
  readonly milestone: string;
  readonly planned: string;
  readonly revised: string;
  readonly risk: string;
  readonly measure: string;
}

/** In the order of the fields above. */
const wordsByLanguage: Readonly<Record<string, string>> = {
  en: "Area|Status|Remark|Milestone|Planned|New|Risk|Measure",
  de: "Bereich|Status|Bemerkung|Meilenstein|Geplant|Neu|Risiko|Maßnahme",
  fr: "Domaine|État|Remarque|Jalon|Prévu|Nouveau|Risque|Mesure",
  es: "Área|Estado|Observación|Hito|Previsto|Nuevo|Riesgo|Medida",
  it: "Area|Stato|Nota|Traguardo|Previsto|Nuovo|Rischio|Misura",
  pt: "Área|Estado|Observação|Marco|Previsto|Novo|Risco|Medida",
  nl: "Gebied|Status|Opmerking|Mijlpaal|Gepland|Nieuw|Risico|Maatregel",
  pl: "Obszar|Status|Uwagi|Kamień milowy|Plan|Nowy termin|Ryzyko|Działanie",
  sv: "Område|Status|Anmärkning|Milstolpe|Planerat|Nytt|Risk|Åtgärd",
  ru: "Область|Статус|Примечание|Этап|План|Новый срок|Риск|Мера",
  uk: "Область|Статус|Примітка|Етап|План|Новий термін|Ризик|Захід",
  ar: "المجال|الحالة|ملاحظة|المرحلة|المخطط|الجديد|الخطر|الإجراء",
  zh: "领域|状态|说明|里程碑|原定|新日期|风险|措施",
  "zh-Hant": "領域|狀態|說明|里程碑|原定|新日期|風險|措施",
  ja: "分野|状況|備考|マイルストーン|当初|変更後|リスク|対策",
  ko: "영역|상태|비고|마일스톤|계획|변경|위험|조치",
};

/** Returns the words for such tables, or undefined where we do not speak the language. */
export function tableWordsOf(language: string): TableWords | undefined {
  const line = wordsByLanguage[language] ?? wordsByLanguage[language.split("-", 1)[0] ?? ""];
  if (line === undefined) return undefined;
  const [area = "", status = "", remark = "", milestone = "", planned = "", revised = "", ...rest] =
    line.split("|");
  const [risk = "", measure = ""] = rest;
  return { area, status, remark, milestone, planned, revised, risk, measure };
}

const changeWords: Readonly<Record<string, string>> = {
  en: "Before|Now",
  de: "Vorher|Jetzt",
  fr: "Avant|Maintenant",
  es: "Antes|Ahora",
  it: "Prima|Ora",
  pt: "Antes|Agora",
  nl: "Voorheen|Nu",
  pl: "Wcześniej|Teraz",
  sv: "Tidigare|Nu",
  da: "Før|Nu",
  nb: "Før|Nå",
  fi: "Ennen|Nyt",
  cs: "Dříve|Nyní",
  hu: "Korábban|Most",
  ro: "Înainte|Acum",
  tr: "Önce|Şimdi",
  el: "Πριν|Τώρα",
  ru: "Было|Стало",
  uk: "Було|Стало",
  ar: "قبل|الآن",
  he: "לפני|עכשיו",
  zh: "之前|现在",
  "zh-Hant": "之前|現在",
  ja: "以前|現在",
  ko: "이전|현재",
};

/** Returns what heads the columns of what was and what is; arrows where we do not speak the language. */
export function changeWordsOf(language: string): { readonly before: string; readonly now: string } {
  const line = changeWords[language] ?? changeWords[language.split("-", 1)[0] ?? ""] ?? "←|→";
  const [before = "", now = ""] = line.split("|");
  return { before, now };
}
