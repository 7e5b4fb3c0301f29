/** What sort of talk a topic asks for. */
export type TalkKind = "general" | "howTo" | "pitch" | "comparison" | "review";

/** A slide to be filled in. */
export interface SkeletonSlide {
  readonly title: string;
  readonly questions: readonly string[];
  readonly note: string;
}

/** What skeletons say in one language. */
export interface SkeletonTexts {
  /** BCP 47 tag of these texts. */
  readonly language: string;
  /** The subtitle that tells a draft. */
  readonly draft: string;
  readonly talks: Readonly<Record<TalkKind, readonly SkeletonSlide[]>>;
  readonly closing: SkeletonSlide;
  /** For points that the prompt asks for itself. */
  readonly asked: Omit<SkeletonSlide, "title">;
  /** For decks longer than the talk. */
  readonly spare: readonly SkeletonSlide[];
  readonly open: SkeletonSlide;
}

const english: SkeletonTexts = {
  language: "en",
  draft: "A storyline to fill in",
  asked: {
    questions: [
      "What should the audience know about this in one sentence?",
      "Which example from their own day shows it best?",
      "What is the one thing to remember?",
    ],
    note: "Answer the first question in plain words, then tell the example. Leave out what the audience does not need.",
  },
  talks: {
    general: [
      {
        title: "Why this matters now",
        questions: [
          "What has changed recently?",
          "Who notices it first, and how?",
          "What happens if nobody acts?",
        ],
        note: "Open with something that the audience has seen for themselves. One concrete case is better than a trend.",
      },
      {
        title: "Where we stand today",
        questions: ["What works already?", "What does not work yet?", "What do we not know?"],
        note: "Describe the present as your audience would. Put figures here only with their source.",
      },
      {
        title: "What drives the change",
        questions: [
          "Which forces push it forward?",
          "Which ones hold it back?",
          "Which of them can we influence?",
        ],
        note: "Name two or three forces, the strongest first, and say how you know.",
      },
      {
        title: "What could come next",
        questions: [
          "What is the likely way ahead?",
          "What would be the best case?",
          "What would be the worst case?",
        ],
        note: "Say clearly what is known and what is a guess.",
      },
      {
        title: "What it means for us",
        questions: [
          "Who gains, and who pays?",
          "What should we start, stop or keep doing?",
          "What do we need for it?",
        ],
        note: "Come from the subject to the people in the room.",
      },
    ],
    howTo: [
      {
        title: "What you will be able to do",
        questions: ["What is the result?", "Who is it for?", "How long does it take?"],
        note: "Show the finished result first: it is the reason to go on listening.",
      },
      {
        title: "What you need before you start",
        questions: ["Which things and tools?", "Which knowledge or permission?", "What does it cost?"],
        note: "List only what is really needed, and where to get it.",
      },
      {
        title: "The steps at a glance",
        questions: ["What comes first?", "What follows from it?", "How do you know that you are done?"],
        note: "Three to six steps, each beginning with a verb.",
      },
      {
        title: "The step that needs most care",
        questions: [
          "Where do beginners go wrong?",
          "How does it look when it is right?",
          "How can it be put right again?",
        ],
        note: "Show this step slowly, with a picture or live.",
      },
      {
        title: "When something goes wrong",
        questions: ["What are the usual signs?", "What helps at once?", "Who can help?"],
        note: "Two or three usual problems with their remedy are enough.",
      },
    ],
    pitch: [
      {
        title: "The problem",
        questions: ["Who has it, and how often?", "What does it cost them today?", "How do they get by?"],
        note: "Tell it as the story of one customer. Figures need a source.",
      },
      {
        title: "Our solution",
        questions: ["What do we offer, in one sentence?", "What is better afterwards?", "Why now?"],
        note: "Show it rather than describe it.",
      },
      {
        title: "The market",
        questions: ["Who buys?", "How many of them are there?", "How do we reach them?"],
        note: "Count from the bottom: customers times price.",
      },
      {
        title: "How we earn money",
        questions: ["Who pays for what?", "What does one customer bring, and cost?", "What makes it grow?"],
        note: "One model, one price, one example.",
      },
      {
        title: "What we have shown so far",
        questions: ["Which customers or pilots?", "What have we learnt?", "What comes next?"],
        note: "Only what can be checked.",
      },
      {
        title: "Competition and what sets us apart",
        questions: ["What do people use instead?", "What do others do better?", "What can only we do?"],
        note: "Be fair to the others: the audience knows them.",
      },
      {
        title: "The team",
        questions: ["Who are we?", "Why are we the right ones?", "Who is missing?"],
        note: "One line for each person.",
      },
    ],
    comparison: [
      {
        title: "What we have to choose between",
        questions: ["Which options are there?", "Which did we leave out, and why?", "When must we decide?"],
        note: "Name every option in the words that people use for it.",
      },
      {
        title: "What matters in the choice",
        questions: ["Which needs must be met?", "Which wishes would be nice to meet?", "What weighs most?"],
        note: "Agree on the criteria before the options are judged.",
      },
      {
        title: "The first option",
        questions: ["What speaks for it?", "What speaks against it?", "What does it cost?"],
        note: "The same three questions for each option, in the same order.",
      },
      {
        title: "The second option",
        questions: ["What speaks for it?", "What speaks against it?", "What does it cost?"],
        note: "The same three questions for each option, in the same order.",
      },
      {
        title: "Side by side",
        questions: ["Where are they alike?", "Where do they differ most?", "For whom is which one better?"],
        note: "A small table says this best: criteria down, options across.",
      },
    ],
    review: [
      {
        title: "What we set out to do",
        questions: ["What was the goal?", "How would we know that it was met?", "What was out of scope?"],
        note: "Quote the goal as it was agreed.",
      },
      {
        title: "What we delivered",
        questions: ["What is done?", "What is not done?", "What came on top?"],
        note: "Facts first, judgement later.",
      },
      {
        title: "What went well",
        questions: ["What would we do again?", "Who made it possible?", "What can others use?"],
        note: "Be specific, and give credit.",
      },
      {
        title: "What did not go well",
        questions: ["What surprised us?", "What did it cost?", "What was the cause?"],
        note: "Speak of causes and not of persons.",
      },
      {
        title: "Risks and open points",
        questions: ["What could still go wrong?", "What do we do about it?", "Who has to decide what?"],
        note: "Each point with an owner and a date.",
      },
    ],
  },
  closing: {
    title: "What we take away",
    questions: [
      "The one sentence to remember",
      "The first step, and who takes it",
      "Where to ask and read on",
    ],
    note: "End with the sentence that people should repeat tomorrow, then invite questions.",
  },
  spare: [
    {
      title: "An example",
      questions: ["What happened, where, and to whom?", "What does it show?", "How common is it?"],
      note: "One case told well.",
    },
    {
      title: "Who is involved",
      questions: ["Who decides?", "Who does the work?", "Who is affected?"],
      note: "Name roles, and persons where they agree.",
    },
    {
      title: "What often gets misunderstood",
      questions: ["What do many people believe?", "What is true instead?", "How do we know?"],
      note: "Give a source for every correction.",
    },
    {
      title: "What it takes",
      questions: ["How much time?", "How much money?", "Which skills?"],
      note: "Ranges are honest where figures are not known yet.",
    },
    {
      title: "Risks, and what helps",
      questions: ["What could go wrong?", "How would we notice?", "What do we do then?"],
      note: "The two greatest risks are enough.",
    },
    {
      title: "The way ahead",
      questions: ["What happens first?", "What depends on what?", "When do we look at it again?"],
      note: "Dates only if they are agreed.",
    },
    {
      title: "Questions for discussion",
      questions: ["Where do we disagree?", "What would change our minds?", "What should we try first?"],
      note: "Leave time, and write the answers down.",
    },
  ],
  open: {
    title: "A point of your own",
    questions: ["What else should the audience know?", "Which example shows it?"],
    note: "A place for what only you can tell.",
  },
};

const german: SkeletonTexts = {
  language: "de",
  draft: "Ein roter Faden zum Ausfüllen",
  asked: {
    questions: [
      "Was sollte das Publikum darüber in einem Satz wissen?",
      "Welches Beispiel aus dem Alltag zeigt es am besten?",
      "Was soll in Erinnerung bleiben?",
    ],
    note: "Zuerst die erste Frage in einfachen Worten beantworten, dann das Beispiel erzählen.",
  },
  talks: {
    general: [
      {
        title: "Warum das jetzt wichtig ist",
        questions: [
          "Was hat sich zuletzt verändert?",
          "Wer merkt es zuerst, und woran?",
          "Was geschieht, wenn niemand handelt?",
        ],
        note: "Mit etwas beginnen, das das Publikum selbst erlebt hat. Ein konkreter Fall ist besser als ein Trend.",
      },
      {
        title: "Wo wir heute stehen",
        questions: ["Was gelingt schon?", "Was gelingt noch nicht?", "Was wissen wir nicht?"],
        note: "Zahlen nur mit Quelle nennen.",
      },
      {
        title: "Was die Entwicklung antreibt",
        questions: [
          "Welche Kräfte treiben sie voran?",
          "Welche bremsen sie?",
          "Welche können wir beeinflussen?",
        ],
        note: "Zwei oder drei Kräfte nennen, die stärkste zuerst.",
      },
      {
        title: "Was als Nächstes kommen kann",
        questions: [
          "Was ist der wahrscheinliche Weg?",
          "Was wäre der beste Fall?",
          "Was wäre der schlechteste Fall?",
        ],
        note: "Deutlich sagen, was bekannt und was vermutet ist.",
      },
      {
        title: "Was das für uns bedeutet",
        questions: [
          "Wer gewinnt, und wer bezahlt?",
          "Womit sollten wir anfangen, aufhören, weitermachen?",
          "Was brauchen wir dafür?",
        ],
        note: "Vom Thema zu den Menschen im Raum kommen.",
      },
    ],
    howTo: [
      {
        title: "Was am Ende gelingt",
        questions: ["Was ist das Ergebnis?", "Für wen ist es?", "Wie lange dauert es?"],
        note: "Zuerst das fertige Ergebnis zeigen.",
      },
      {
        title: "Was man vorher braucht",
        questions: ["Welche Dinge und Werkzeuge?", "Welches Wissen, welche Erlaubnis?", "Was kostet es?"],
        note: "Nur aufzählen, was wirklich nötig ist.",
      },
      {
        title: "Die Schritte im Überblick",
        questions: ["Was kommt zuerst?", "Was folgt daraus?", "Woran erkennt man, dass man fertig ist?"],
        note: "Drei bis sechs Schritte, jeder beginnt mit einem Verb.",
      },
      {
        title: "Der Schritt, auf den es ankommt",
        questions: ["Wo machen Anfänger Fehler?", "Wie sieht es richtig aus?", "Wie lässt es sich retten?"],
        note: "Diesen Schritt langsam zeigen.",
      },
      {
        title: "Wenn etwas schiefgeht",
        questions: ["Woran erkennt man es?", "Was hilft sofort?", "Wer kann helfen?"],
        note: "Zwei oder drei übliche Fälle genügen.",
      },
    ],
    pitch: [
      {
        title: "Das Problem",
        questions: ["Wer hat es, und wie oft?", "Was kostet es heute?", "Wie behilft man sich?"],
        note: "Als Geschichte einer Kundin erzählen. Zahlen brauchen eine Quelle.",
      },
      {
        title: "Unsere Lösung",
        questions: ["Was bieten wir, in einem Satz?", "Was ist danach besser?", "Warum jetzt?"],
        note: "Lieber zeigen als beschreiben.",
      },
      {
        title: "Der Markt",
        questions: ["Wer kauft?", "Wie viele sind es?", "Wie erreichen wir sie?"],
        note: "Von unten rechnen: Kunden mal Preis.",
      },
      {
        title: "Womit wir Geld verdienen",
        questions: ["Wer bezahlt wofür?", "Was bringt und kostet ein Kunde?", "Was lässt es wachsen?"],
        note: "Ein Modell, ein Preis, ein Beispiel.",
      },
      {
        title: "Was wir schon zeigen können",
        questions: ["Welche Kunden oder Piloten?", "Was haben wir gelernt?", "Was folgt?"],
        note: "Nur Nachprüfbares.",
      },
      {
        title: "Wettbewerb und Unterschied",
        questions: ["Was nutzt man stattdessen?", "Was können andere besser?", "Was können nur wir?"],
        note: "Fair bleiben: Das Publikum kennt die anderen.",
      },
      {
        title: "Das Team",
        questions: ["Wer sind wir?", "Warum sind wir die Richtigen?", "Wer fehlt noch?"],
        note: "Eine Zeile für jede Person.",
      },
    ],
    comparison: [
      {
        title: "Was zur Wahl steht",
        questions: [
          "Welche Möglichkeiten gibt es?",
          "Welche haben wir ausgelassen, und warum?",
          "Bis wann ist zu entscheiden?",
        ],
        note: "Jede Möglichkeit so nennen, wie man sie kennt.",
      },
      {
        title: "Worauf es ankommt",
        questions: ["Was muss erfüllt sein?", "Was wäre schön?", "Was wiegt am meisten?"],
        note: "Erst die Kriterien, dann das Urteil.",
      },
      {
        title: "Die erste Möglichkeit",
        questions: ["Was spricht dafür?", "Was spricht dagegen?", "Was kostet sie?"],
        note: "Für jede dieselben drei Fragen.",
      },
      {
        title: "Die zweite Möglichkeit",
        questions: ["Was spricht dafür?", "Was spricht dagegen?", "Was kostet sie?"],
        note: "Für jede dieselben drei Fragen.",
      },
      {
        title: "Im direkten Vergleich",
        questions: [
          "Worin gleichen sie sich?",
          "Worin unterscheiden sie sich am meisten?",
          "Für wen ist welche besser?",
        ],
        note: "Eine kleine Tabelle sagt das am besten.",
      },
    ],
    review: [
      {
        title: "Was wir vorhatten",
        questions: ["Was war das Ziel?", "Woran messen wir es?", "Was gehörte nicht dazu?"],
        note: "Das Ziel so nennen, wie es vereinbart war.",
      },
      {
        title: "Was erreicht ist",
        questions: ["Was ist fertig?", "Was ist nicht fertig?", "Was kam hinzu?"],
        note: "Erst die Tatsachen, dann das Urteil.",
      },
      {
        title: "Was gut lief",
        questions: ["Was würden wir wieder tun?", "Wer hat es möglich gemacht?", "Was können andere nutzen?"],
        note: "Konkret sein.",
      },
      {
        title: "Was nicht gut lief",
        questions: ["Was hat uns überrascht?", "Was hat es gekostet?", "Was war die Ursache?"],
        note: "Von Ursachen sprechen, nicht von Personen.",
      },
      {
        title: "Risiken und offene Punkte",
        questions: ["Was kann noch schiefgehen?", "Was tun wir dagegen?", "Wer muss was entscheiden?"],
        note: "Jeder Punkt mit Name und Termin.",
      },
    ],
  },
  closing: {
    title: "Was wir mitnehmen",
    questions: [
      "Der eine Satz zum Merken",
      "Der erste Schritt, und wer ihn geht",
      "Wo man fragen und weiterlesen kann",
    ],
    note: "Mit dem Satz enden, den man morgen weitersagt; dann Fragen.",
  },
  spare: [
    {
      title: "Ein Beispiel",
      questions: ["Was ist wo und wem geschehen?", "Was zeigt es?", "Wie häufig ist es?"],
      note: "Einen Fall gut erzählen.",
    },
    {
      title: "Wer beteiligt ist",
      questions: ["Wer entscheidet?", "Wer macht die Arbeit?", "Wen betrifft es?"],
      note: "Rollen nennen.",
    },
    {
      title: "Was oft missverstanden wird",
      questions: ["Was glauben viele?", "Was stimmt stattdessen?", "Woher wissen wir das?"],
      note: "Zu jeder Richtigstellung eine Quelle.",
    },
    {
      title: "Was es braucht",
      questions: ["Wie viel Zeit?", "Wie viel Geld?", "Welches Können?"],
      note: "Spannen sind ehrlich, wo Zahlen fehlen.",
    },
    {
      title: "Risiken und was dagegen hilft",
      questions: ["Was kann schiefgehen?", "Woran merken wir es?", "Was tun wir dann?"],
      note: "Die zwei größten genügen.",
    },
    {
      title: "Fragen zur Diskussion",
      questions: ["Wo sind wir uneinig?", "Was würde uns umstimmen?", "Was probieren wir zuerst?"],
      note: "Zeit lassen und Antworten notieren.",
    },
  ],
  open: {
    title: "Ein eigener Punkt",
    questions: ["Was sollte das Publikum noch wissen?", "Welches Beispiel zeigt es?"],
    note: "Platz für das, was nur Sie erzählen können.",
  },
};

/** Languages that have one storyline for every talk so far. */
function single(texts: {
  language: string;
  draft: string;
  slides: readonly (readonly [title: string, ...questions: string[]])[];
  closing: readonly [title: string, ...questions: string[]];
  spare: readonly (readonly [title: string, ...questions: string[]])[];
  open: string;
  more: string;
  note: string;
}): SkeletonTexts {
  const { language, draft, note } = texts;
  const toSlide = ([title, ...questions]: readonly [string, ...string[]]): SkeletonSlide => ({
    title,
    questions,
    note,
  });
  const slides = texts.slides.map(toSlide);
  const closing = toSlide(texts.closing);
  return {
    language,
    draft,
    talks: { general: slides, howTo: slides, pitch: slides, comparison: slides, review: slides },
    closing,
    asked: { questions: slides[1]?.questions ?? [], note },
    spare: texts.spare.map(toSlide),
    open: { title: texts.open, questions: [texts.more], note },
  };
}

const french = single({
  language: "fr",
  draft: "Une trame à compléter",
  slides: [
    [
      "Pourquoi en parler maintenant",
      "Qu’est-ce qui a changé récemment ?",
      "Qui s’en aperçoit en premier, et comment ?",
      "Que se passe-t-il si personne n’agit ?",
    ],
    [
      "Où nous en sommes",
      "Qu’est-ce qui fonctionne déjà ?",
      "Qu’est-ce qui ne fonctionne pas encore ?",
      "Que ne savons-nous pas ?",
    ],
    [
      "Ce qui fait avancer les choses",
      "Quelles forces poussent en avant ?",
      "Lesquelles freinent ?",
      "Lesquelles pouvons-nous influencer ?",
    ],
    [
      "Ce qui peut arriver ensuite",
      "Quel est le scénario probable ?",
      "Quel serait le meilleur cas ?",
      "Quel serait le pire ?",
    ],
    [
      "Ce que cela signifie pour nous",
      "Qui y gagne, et qui paie ?",
      "Que faut-il commencer, arrêter, poursuivre ?",
      "De quoi avons-nous besoin ?",
    ],
  ],
  closing: [
    "Ce qu’il faut retenir",
    "La phrase à garder en mémoire",
    "Le premier pas, et qui le fait",
    "Où poser ses questions",
  ],
  spare: [
    ["Un exemple", "Que s’est-il passé, où, et à qui ?", "Qu’est-ce que cela montre ?"],
    ["Les personnes concernées", "Qui décide ?", "Qui fait le travail ?", "Qui est touché ?"],
    ["Les idées reçues", "Que croit-on souvent ?", "Qu’en est-il vraiment ?"],
    ["Les moyens nécessaires", "Combien de temps ?", "Combien d’argent ?", "Quelles compétences ?"],
    ["Questions à débattre", "Où ne sommes-nous pas d’accord ?", "Qu’essayer en premier ?"],
  ],
  open: "Votre propre point",
  more: "Que faut-il savoir encore ?",
  note: "Répondez aux questions avec vos propres exemples ; ne citez de chiffres qu’avec leur source.",
});

const spanish = single({
  language: "es",
  draft: "Un guion para completar",
  slides: [
    [
      "Por qué importa ahora",
      "¿Qué ha cambiado últimamente?",
      "¿Quién lo nota primero, y cómo?",
      "¿Qué pasa si nadie actúa?",
    ],
    ["Dónde estamos hoy", "¿Qué funciona ya?", "¿Qué no funciona todavía?", "¿Qué no sabemos?"],
    ["Qué impulsa el cambio", "¿Qué fuerzas empujan?", "¿Cuáles frenan?", "¿En cuáles podemos influir?"],
    [
      "Qué puede venir después",
      "¿Cuál es el camino probable?",
      "¿Cuál sería el mejor caso?",
      "¿Cuál sería el peor?",
    ],
    [
      "Qué significa para nosotros",
      "¿Quién gana y quién paga?",
      "¿Qué debemos empezar, dejar o seguir haciendo?",
      "¿Qué necesitamos?",
    ],
  ],
  closing: ["Qué nos llevamos", "La frase para recordar", "El primer paso, y quién lo da", "Dónde preguntar"],
  spare: [
    ["Un ejemplo", "¿Qué pasó, dónde y a quién?", "¿Qué muestra?"],
    ["Quién participa", "¿Quién decide?", "¿Quién hace el trabajo?", "¿A quién afecta?"],
    ["Lo que suele entenderse mal", "¿Qué creen muchos?", "¿Qué es cierto?"],
    ["Qué hace falta", "¿Cuánto tiempo?", "¿Cuánto dinero?", "¿Qué conocimientos?"],
    ["Preguntas para debatir", "¿En qué no estamos de acuerdo?", "¿Qué probamos primero?"],
  ],
  open: "Un punto propio",
  more: "¿Qué más debería saber el público?",
  note: "Responda a las preguntas con ejemplos propios; cite cifras solo con su fuente.",
});

const textsByLanguage: Readonly<Record<string, SkeletonTexts>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};

/** Returns the skeleton's words in a language; in English where we do not speak it, which `language` then says. */
export function skeletonTextsOf(language: string): SkeletonTexts {
  return textsByLanguage[language.split("-", 1)[0] ?? ""] ?? english;
}
