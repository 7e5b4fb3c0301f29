import type { SkeletonTexts } from "./skeleton-texts.ts";

/** Skeletons in German. */
export const german: SkeletonTexts = {
  language: "de",
  draft: "Ein roter Faden zum Ausfüllen",
  open: "Ein eigener Punkt",
  slides: {
    why: [
      "{topic}: warum gerade jetzt?",
      ["Was hat sich geändert, wer merkt es zuerst, und was geschieht, wenn niemand handelt?"],
      "Beginnen Sie mit etwas, das das Publikum selbst erlebt hat. Ein Fall ist besser als ein Trend.",
    ],
    today: [
      "Wo wir heute stehen",
      [
        "Klappt schon | Worauf ist Verlass? | Wer macht es vor?",
        "Klappt noch nicht | Was steht im Weg? | Was wissen wir nicht?",
      ],
      "Beschreiben Sie die Lage so, wie das Publikum sie sieht. Zahlen nur mit Quelle.",
    ],
    forces: [
      "Was antreibt und was bremst",
      [
        "Treibt an | Welcher Bedarf, welche Idee?",
        "Bremst | Welche Gewohnheit, Regel oder Kosten?",
        "Liegt bei uns | Wo können wir etwas bewegen?",
      ],
      "Nennen Sie in jedem Feld eine Kraft und woher Sie das wissen.",
    ],
    myths: [
      "Irrtümer und Fakten",
      [
        "Irrtum | Was glauben viele? | Woher kommt das?",
        "Fakt | Was stimmt wirklich? | Woher wissen wir das?",
      ],
      "Wählen Sie einen Irrtum, den das Publikum kennt, und nennen Sie die Quelle für den Fakt.",
    ],
    paths: [
      "Wie es weitergehen kann",
      [
        "Im besten Fall | Was sähen wir zuerst?",
        "Am ehesten | Was spricht dafür?",
        "Im ungünstigen Fall | Woran merken wir es?",
      ],
      "Sagen Sie deutlich, was bekannt und was Vermutung ist.",
    ],
    means: [
      "Was das für uns heißt",
      [
        "Beginnen | Was lohnt einen Versuch?",
        "Beibehalten | Was hilft schon heute?",
        "Aufhören | Was kostet mehr, als es bringt?",
      ],
      "Vom Thema zu den Menschen im Raum.",
    ],
    way: [
      "Der Weg, Schritt für Schritt",
      [
        "Einigen | Was wollen wir?",
        "Ausprobieren | Wo fangen wir an?",
        "Prüfen | Was haben wir gelernt?",
        "Ausbauen | Was folgt danach?",
      ],
      "Sagen Sie, wer welchen Schritt übernimmt. Termine nur, wenn sie vereinbart sind.",
    ],
    result: [
      "{topic}: was Sie danach können",
      ["Wie sieht das fertige Ergebnis aus, und wem hilft es?"],
      "Zeigen Sie zuerst das Ergebnis: Dafür hört man weiter zu.",
    ],
    need: [
      "Was Sie vorher brauchen",
      [
        "Material | Welche Dinge und Werkzeuge?",
        "Wissen | Was muss bekannt oder erlaubt sein?",
        "Zeit und Geld | Wie viel davon?",
      ],
      "Nur das wirklich Nötige, und wo man es bekommt.",
    ],
    steps: [
      "Die Schritte im Überblick",
      [
        "Vorbereiten | Was muss bereitliegen?",
        "Anfangen | Was kommt zuerst?",
        "Prüfen | Wie sieht es richtig aus?",
        "Abschließen | Wann ist es fertig?",
      ],
      "Beginnen Sie jeden Schritt mit einem Verb und machen Sie einen vor.",
    ],
    care: [
      "Der Schritt, der Sorgfalt braucht",
      ["Wo gehen Anfänger fehl?", "Wie sieht es richtig aus?", "Wie lässt es sich noch retten?"],
      "Zeigen Sie diesen Schritt langsam, mit Bild oder live.",
    ],
    trouble: [
      "Wenn etwas schiefgeht",
      [
        "Anzeichen | Was fällt zuerst auf? | Was ist harmlos?",
        "Abhilfe | Was hilft sofort? | Wer kann helfen?",
      ],
      "Zwei, drei übliche Probleme mit ihrer Lösung genügen.",
    ],
    problem: [
      "Welches Problem wir lösen",
      ["Wer hat es, und wie oft?", "Was kostet es heute?", "Wie behilft man sich?"],
      "Erzählen Sie es als Geschichte eines Menschen. Zahlen brauchen eine Quelle.",
    ],
    solution: [
      "Unsere Antwort in einem Satz",
      ["Was bieten wir wem, und was ist danach besser?"],
      "Sagen Sie den Satz, machen Sie eine Pause, dann zeigen Sie es.",
    ],
    market: [
      "Wer kauft und wie wir sie erreichen",
      [
        "Kunden | Wer entscheidet, wer zahlt?",
        "Größe | Wie viele, von unten gezählt?",
        "Zugang | Welcher Weg führt zu ihnen?",
      ],
      "Kunden mal Preis, mit Quelle.",
    ],
    earn: [
      "Womit wir Geld verdienen",
      ["Wer zahlt wofür?", "Was bringt und kostet ein Kunde?", "Was lässt es wachsen?"],
      "Ein Modell, ein Preis, ein Beispiel.",
    ],
    shown: [
      "Was wir bisher gezeigt haben",
      ["Welche Kunden oder Versuche gibt es?", "Was haben wir daraus gelernt?", "Was kommt als Nächstes?"],
      "Nur, was sich prüfen lässt.",
    ],
    rivals: [
      "Was die Leute heute stattdessen nutzen",
      [
        "Die anderen | Was machen sie gut? | Wo hören sie auf?",
        "Wir | Was können nur wir? | Was ist schwer nachzumachen?",
      ],
      "Bleiben Sie fair: Das Publikum kennt die anderen.",
    ],
    team: [
      "Warum wir das richtige Team sind",
      [
        "Erfahrung | Was haben wir schon gemacht?",
        "Rollen | Wer steht wofür ein?",
        "Lücken | Wen suchen wir noch?",
      ],
      "Eine Zeile je Person.",
    ],
    criteria: [
      "Worauf es bei der Wahl ankommt",
      [
        "Muss | Was ist unverzichtbar?",
        "Soll | Was wäre gut zu haben?",
        "Gewicht | Was gibt am Ende den Ausschlag?",
      ],
      "Erst die Kriterien klären, dann urteilen.",
    ],
    options: [
      "Was für jede Möglichkeit spricht",
      [
        "Erste Möglichkeit | + Was spricht dafür? | - Was spricht dagegen?",
        "Zweite Möglichkeit | + Was spricht dafür? | - Was spricht dagegen?",
      ],
      "Für jede Möglichkeit dieselben Fragen in derselben Reihenfolge.",
    ],
    goal: [
      "Was wir uns vorgenommen hatten",
      [
        "Wie lautete das vereinbarte Ziel?",
        "Woran erkennen wir, dass es erreicht ist?",
        "Was gehörte bewusst nicht dazu?",
      ],
      "Zitieren Sie das Ziel so, wie es vereinbart war.",
    ],
    delivered: [
      "Was wir geschafft haben",
      [
        "Fertig | Was ist in Gebrauch?",
        "Offen | Was fehlt, und warum?",
        "Zusätzlich | Was war nicht geplant?",
      ],
      "Erst die Tatsachen, dann die Bewertung.",
    ],
    status: [
      "Wo das Projekt steht",
      [
        "Termine | Voraus, im Plan oder im Verzug?",
        "Budget | Was ist verbraucht, was bleibt?",
        "Umfang | Was hat sich geändert?",
        "Qualität | Was sagen die Nutzer?",
      ],
      "Ein Satz je Feld, mit dem Grund.",
    ],
    lessons: [
      "Was wir gelernt haben",
      [
        "Beibehalten | Was würden wir wieder tun?",
        "Ändern | Was würden wir anders machen?",
        "Teilen | Was nützt auch anderen?",
      ],
      "Sprechen Sie von Ursachen, nicht von Personen.",
    ],
    risks: [
      "Risiken, und was dagegen hilft",
      [
        "Risiko | Was kann schiefgehen? | Woran merken wir es?",
        "Antwort | Was tun wir dann? | Wer entscheidet?",
      ],
      "Die zwei größten Risiken genügen.",
    ],
    benefits: [
      "Was besser wird, und für wen",
      [
        "Wer es nutzt | Was wird leichter?",
        "Wer es betreibt | Was wird gespart?",
        "Alle anderen | Was ändert sich für sie?",
      ],
      "Versprechen Sie nur, was Sie zeigen können.",
    ],
    known: [
      "Was bekannt ist und was offen",
      [
        "Bekannt | Welche Ergebnisse sind gesichert? | Von wem stammen sie?",
        "Offen | Welche Frage bleibt? | Warum ist sie wichtig?",
      ],
      "Nennen Sie die zwei, drei Arbeiten, auf denen Ihre aufbaut.",
    ],
    method: [
      "Wie wir vorgegangen sind",
      [
        "Fragen | Welche Frage?",
        "Sammeln | Welche Daten, woher?",
        "Auswerten | Welche Methode, und warum?",
        "Prüfen | Wie sicher sind wir?",
      ],
      "So genau, dass eine Kollegin es wiederholen könnte.",
    ],
    findings: [
      "Was wir gefunden haben",
      [
        "Was ist das Hauptergebnis in einem Satz?",
        "Was hat uns überrascht?",
        "Was zeigt das Ergebnis nicht?",
      ],
      "Ein Bild oder eine Tabelle für das Hauptergebnis.",
    ],
    goals: [
      "Was Sie mitnehmen",
      [
        "Wissen | Was können Sie danach erklären?",
        "Können | Was gelingt Ihnen allein?",
        "Urteilen | Was können Sie unterscheiden?",
      ],
      "Sprechen Sie die Ziele aus und kommen Sie am Ende darauf zurück.",
    ],
    terms: [
      "Die Wörter, die wir brauchen",
      [
        "Begriff | Was heißt er in einfachen Worten?",
        "Beispiel | Wo begegnet er uns?",
        "Gegenbeispiel | Was sieht nur so aus?",
      ],
      "Lassen Sie das Publikum raten, bevor Sie erklären.",
    ],
    example: [
      "Ein Beispiel, gut erzählt",
      ["Was geschah wo, und wem?", "Was zeigt es?", "Wie häufig ist so etwas?"],
      "Ein gut erzählter Fall zählt mehr als zehn genannte.",
    ],
    exercise: [
      "Jetzt sind Sie dran",
      [
        "Allein | Was meinen Sie?",
        "Zu zweit | Wo sind Sie verschiedener Meinung?",
        "Gemeinsam | Worauf einigen wir uns?",
      ],
      "Stellen Sie die Aufgabe in einem Satz und sagen Sie, wie viel Zeit ist.",
    ],
    discussion: [
      "Fragen für das Gespräch",
      ["Wo sind wir uneins?", "Was würde uns umstimmen?", "Was probieren wir zuerst?"],
      "Lassen Sie Zeit und schreiben Sie die Antworten auf.",
    ],
    launch: [
      "Von der Vorbereitung zum Start",
      [
        "Vorbereiten | Was muss bereit sein?",
        "Ankündigen | Wer erfährt es zuerst?",
        "Starten | Was geschieht am Tag selbst?",
        "Zuhören | Was sagen die Leute?",
        "Verbessern | Was ändern wir dann?",
      ],
      "Nennen Sie für jede Stufe, wer verantwortlich ist.",
    ],
    audience: [
      "Wen wir erreichen wollen",
      ["Wer | An wen denken wir?", "Bedarf | Was fehlt ihnen heute?", "Weg | Wo treffen wir sie?"],
      "Beschreiben Sie einen wirklichen Menschen stellvertretend.",
    ],
    roles: [
      "Wer was macht",
      [
        "Entscheidet | Wer sagt ja oder nein?",
        "Setzt um | Wer trägt die Arbeit?",
        "Ist betroffen | Wer muss gehört werden?",
      ],
      "Nennen Sie Rollen, und Personen, wenn sie einverstanden sind.",
    ],
    askedWhat: [
      "",
      [
        "In einem Satz | Was ist die Antwort in Alltagsworten?",
        "Beispiel | Wo hat es jeder schon erlebt?",
        "Zum Merken | Was soll bleiben?",
      ],
      "Erst der Satz, dann das Beispiel. Lassen Sie weg, was das Publikum nicht braucht.",
    ],
    askedWhy: [
      "",
      ["Ursache | Was steckt dahinter?", "Wirkung | Wozu führt es im Alltag?", "Ausweg | Was hilft?"],
      "Zeigen Sie Ursache und Wirkung an einem Fall aus dem Alltag, ruhig und ohne Angst zu machen.",
    ],
    askedHow: [
      "",
      [
        "Bewährt | Was macht es gut? | Was macht es leicht?",
        "Besser nicht | Was geht oft schief? | Was ist unnötig?",
      ],
      "Machen Sie es einmal vor, während Sie sprechen.",
    ],
    take: [
      "{topic}: was bleibt",
      [
        "Der eine Satz zum Merken",
        "Der erste Schritt, und wer ihn geht",
        "Wo man fragen und weiterlesen kann",
      ],
      "Schließen Sie mit dem Satz, den man morgen weitererzählen soll, und bitten Sie um Fragen.",
    ],
    decide: [
      "Worum wir Sie bitten",
      ["Was genau ist zu entscheiden?", "Bis wann, und von wem?", "Was folgt auf ein Ja?"],
      "Bitten Sie in einem klaren Satz, dann schweigen Sie.",
    ],
    act: [
      "Nächste Schritte",
      ["Was geschieht zuerst, und wer tut es?", "Was hängt davon ab?", "Wann schauen wir wieder darauf?"],
      "Kein Schritt verlässt den Raum ohne Namen.",
    ],
  },
};
