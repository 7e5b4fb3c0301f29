/** What the model author adds to the notes, in the deck's language where we have it. */
export interface Remarks {
  /** On a slide that the embedded author wrote in place of the model's. */
  readonly replaced: string;
  /** On a deck that the embedded author wrote because the model failed. */
  readonly fallback: string;
}

const english: Remarks = {
  replaced: "The language model's slide could not be used; this one is made from the prompt's own words.",
  fallback:
    "The language model behind this service gave no deck; this one is made from the prompt's own words.",
};

const translations: Readonly<Record<string, Remarks>> = {
  en: english,
  de: {
    replaced:
      "Die Folie des Sprachmodells war nicht brauchbar; diese besteht aus den Worten des Prompts selbst.",
    fallback:
      "Das Sprachmodell dieses Dienstes hat keine Präsentation geliefert; diese besteht aus den Worten des Prompts selbst.",
  },
  fr: {
    replaced:
      "La diapositive du modèle de langage était inutilisable ; celle-ci reprend les mots du texte fourni.",
    fallback:
      "Le modèle de langage de ce service n’a pas fourni de présentation ; celle-ci reprend les mots du texte fourni.",
  },
  es: {
    replaced:
      "La diapositiva del modelo de lenguaje no servía; esta se hizo con las palabras del texto recibido.",
    fallback:
      "El modelo de lenguaje de este servicio no dio ninguna presentación; esta se hizo con las palabras del texto recibido.",
  },
  pt: {
    replaced:
      "O diapositivo do modelo de linguagem não servia; este foi feito com as palavras do texto recebido.",
    fallback:
      "O modelo de linguagem deste serviço não deu nenhuma apresentação; esta foi feita com as palavras do texto recebido.",
  },
  it: {
    replaced:
      "La diapositiva del modello linguistico non era utilizzabile; questa è fatta con le parole del testo ricevuto.",
    fallback:
      "Il modello linguistico di questo servizio non ha dato una presentazione; questa è fatta con le parole del testo ricevuto.",
  },
  ru: {
    replaced: "Слайд языковой модели оказался непригодным; этот составлен из слов исходного текста.",
    fallback: "Языковая модель этого сервиса не дала презентации; эта составлена из слов исходного текста.",
  },
  zh: {
    replaced: "语言模型的幻灯片无法使用；本页由原文中的文字制成。",
    fallback: "本服务的语言模型没有给出演示文稿；本文稿由原文中的文字制成。",
  },
  ja: {
    replaced: "言語モデルのスライドは使えませんでした。このスライドは元の文章の言葉で作られています。",
    fallback: "このサービスの言語モデルは資料を作れませんでした。この資料は元の文章の言葉で作られています。",
  },
  ar: {
    replaced: "لم تكن شريحة النموذج اللغوي صالحة؛ هذه الشريحة من كلمات النص الأصلي.",
    fallback: "لم يقدم النموذج اللغوي لهذه الخدمة عرضًا؛ هذا العرض من كلمات النص الأصلي.",
  },
};

/** Returns the remarks in this language (a BCP 47 tag), else in English. */
export function remarksIn(language: string): Remarks {
  return translations[language.split("-", 1)[0] ?? ""] ?? english;
}
