/** The few words that a deck needs which no prompt gives, in one language. */
export interface Labels {
  readonly takeaways: string;
  readonly overview: string;
  readonly discussion: string;
}

const english: Labels = { takeaways: "Key takeaways", overview: "Overview", discussion: "Discussion" };

const labelsByLanguage: Readonly<Record<string, Labels>> = {
  en: english,
  de: { takeaways: "Das Wichtigste in Kürze", overview: "Überblick", discussion: "Diskussion" },
  fr: { takeaways: "À retenir", overview: "Vue d’ensemble", discussion: "Discussion" },
  es: { takeaways: "Ideas clave", overview: "Resumen", discussion: "Debate" },
  it: { takeaways: "Punti chiave", overview: "Panoramica", discussion: "Discussione" },
  pt: { takeaways: "Pontos principais", overview: "Visão geral", discussion: "Discussão" },
  nl: { takeaways: "Het belangrijkste", overview: "Overzicht", discussion: "Discussie" },
  pl: { takeaways: "Najważniejsze wnioski", overview: "Przegląd", discussion: "Dyskusja" },
  sv: { takeaways: "Det viktigaste", overview: "Översikt", discussion: "Diskussion" },
  da: { takeaways: "Det vigtigste", overview: "Overblik", discussion: "Diskussion" },
  no: { takeaways: "Det viktigste", overview: "Oversikt", discussion: "Diskusjon" },
  fi: { takeaways: "Tärkeimmät asiat", overview: "Yleiskatsaus", discussion: "Keskustelu" },
  cs: { takeaways: "To nejdůležitější", overview: "Přehled", discussion: "Diskuse" },
  tr: { takeaways: "Önemli noktalar", overview: "Genel bakış", discussion: "Görüşmeler" },
  ru: { takeaways: "Главное", overview: "Обзор", discussion: "Обсуждение" },
  uk: { takeaways: "Головне", overview: "Огляд", discussion: "Обговорення" },
  ar: { takeaways: "أهم النقاط", overview: "نظرة عامة", discussion: "المناقشة" },
  fa: { takeaways: "نکات کلیدی", overview: "نمای کلی", discussion: "گفت‌وگو" },
  he: { takeaways: "עיקרי הדברים", overview: "סקירה", discussion: "דיון" },
  zh: { takeaways: "要点回顾", overview: "概述", discussion: "讨论" },
  "zh-Hant": { takeaways: "重點回顧", overview: "概述", discussion: "討論" },
  ja: { takeaways: "まとめ", overview: "概要", discussion: "話し合い" },
  ko: { takeaways: "핵심 요약", overview: "개요", discussion: "논의" },
  hi: { takeaways: "मुख्य बातें", overview: "अवलोकन", discussion: "चर्चा" },
  id: { takeaways: "Poin penting", overview: "Ikhtisar", discussion: "Diskusi" },
  vi: { takeaways: "Những điểm chính", overview: "Tổng quan", discussion: "Thảo luận" },
};

/** Returns the words for a language, or undefined where we do not speak it. */
export function labelsOf(language: string): Labels | undefined {
  return labelsByLanguage[language] ?? labelsByLanguage[language.split("-", 1)[0] ?? ""];
}

const closingTitles =
  /^(?:next steps?|conclusions?|summary and (?:next steps|outlook)|key takeaways|takeaways|decisions? (?:asked|needed|required|requested)|the ask|ask|our ask|call to action|questions\??|thank you|nächste schritte|fazit|zusammenfassung und ausblick|entscheidungsbedarf|conclusion|prochaines étapes|próximos pasos|conclusión|conclusiones|conclusioni|prossimi passi|próximos passos|conclusão|conclusie|итоги|выводы|следующие шаги|总结|结论|结语|下一步|まとめ|結論|次のステップ|결론|요약|다음 단계|الخلاصة|الخطوات التالية|القرار المطلوب)/iu;

/** Says whether a heading opens what a talk ends with: conclusions, next steps, what is asked. */
export function isClosingTitle(title: string): boolean {
  return closingTitles.test(title.slice(0, 80));
}
