/** A value as it is shown, and when it was reached. */
export interface Moment {
  readonly value: string;
  readonly time: string;
}

/** A growth up to a peak, a deep fall, and a record at the end. */
export interface Development {
  readonly first: Moment;
  readonly peak: Moment;
  readonly low: Moment;
  readonly last: Moment;
}

type Teller = (development: Development) => string;

/** One sentence for each language; the figures and times are those of the text. */
const tellers: Readonly<Record<string, Teller>> = {
  en: ({ first, peak, low, last }) =>
    `Growth from ${first.value} in ${first.time} to ${peak.value} in ${peak.time}, a fall to ${low.value} in ${low.time}, and a record of ${last.value} in ${last.time}`,
  de: ({ first, peak, low, last }) =>
    `Wachstum von ${first.value} (${first.time}) auf ${peak.value} (${peak.time}), Einbruch auf ${low.value} (${low.time}) und Rekord von ${last.value} (${last.time})`,
  fr: ({ first, peak, low, last }) =>
    `Croissance de ${first.value} (${first.time}) à ${peak.value} (${peak.time}), chute à ${low.value} (${low.time}), puis record de ${last.value} (${last.time})`,
  es: ({ first, peak, low, last }) =>
    `Crecimiento de ${first.value} (${first.time}) a ${peak.value} (${peak.time}), caída a ${low.value} (${low.time}) y récord de ${last.value} (${last.time})`,
  it: ({ first, peak, low, last }) =>
    `Crescita da ${first.value} (${first.time}) a ${peak.value} (${peak.time}), calo a ${low.value} (${low.time}) e record di ${last.value} (${last.time})`,
  pt: ({ first, peak, low, last }) =>
    `Crescimento de ${first.value} (${first.time}) para ${peak.value} (${peak.time}), queda para ${low.value} (${low.time}) e recorde de ${last.value} (${last.time})`,
  nl: ({ first, peak, low, last }) =>
    `Groei van ${first.value} (${first.time}) naar ${peak.value} (${peak.time}), daling tot ${low.value} (${low.time}) en een record van ${last.value} (${last.time})`,
  ru: ({ first, peak, low, last }) =>
    `Рост с ${first.value} (${first.time}) до ${peak.value} (${peak.time}), падение до ${low.value} (${low.time}) и рекорд ${last.value} (${last.time})`,
  ar: ({ first, peak, low, last }) =>
    `نمو من ${first.value} (${first.time}) إلى ${peak.value} (${peak.time})، ثم انخفاض إلى ${low.value} (${low.time})، ورقم قياسي ${last.value} (${last.time})`,
  zh: ({ first, peak, low, last }) =>
    `从${first.value}\uFF08${first.time}\uFF09增长到${peak.value}\uFF08${peak.time}\uFF09\uFF0C降至${low.value}\uFF08${low.time}\uFF09\uFF0C最后创下${last.value}的纪录\uFF08${last.time}\uFF09`,
  "zh-Hant": ({ first, peak, low, last }) =>
    `從${first.value}\uFF08${first.time}\uFF09增長到${peak.value}\uFF08${peak.time}\uFF09\uFF0C降至${low.value}\uFF08${low.time}\uFF09\uFF0C最後創下${last.value}的紀錄\uFF08${last.time}\uFF09`,
  ja: ({ first, peak, low, last }) =>
    `${first.value}\uFF08${first.time}\uFF09から${peak.value}\uFF08${peak.time}\uFF09まで増加し、${low.value}\uFF08${low.time}\uFF09に急減した後、過去最高の${last.value}\uFF08${last.time}\uFF09に達した`,
  ko: ({ first, peak, low, last }) =>
    `${first.value}\uFF08${first.time}\uFF09에서 ${peak.value}\uFF08${peak.time}\uFF09까지 증가\uFF0C ${low.value}\uFF08${low.time}\uFF09로 급감\uFF0C 이후 최고 기록 ${last.value}\uFF08${last.time}\uFF09`,
};

/** Returns what tells such a development in a language, or undefined where we do not speak it. */
export function developmentOf(language: string): Teller | undefined {
  return tellers[language] ?? tellers[language.split("-", 1)[0] ?? ""];
}
