import { createExample } from "../src/example.ts";
import { points, rich, rows, signed } from "../src/write-text.ts";

/** German: long compounds and long sentences. */
export const werkDigital = createExample({
  name: "werk-digital",
  look: "editorial",
  title: "Werk Oberlauter: Digitalisierung 2027",
  language: "de-DE",
  slides: [
    {
      kind: "title",
      title: "Weniger Stillstand durch vorausschauende Instandhaltung",
      subtitle: "Zwischenbericht zum Digitalisierungsprogramm im Werk Oberlauter",
      byline: "Werksleitung · Gesellschafterversammlung · 18. März 2027",
      notes: "Begrüßung der Gesellschafterinnen und Gesellschafter.",
    },
    {
      kind: "agenda",
      title: "Drei Fragen führen durch die nächste halbe Stunde",
      entries: [
        { title: "Wo stehen wir?", summary: "Verfügbarkeit, Ausschuss, Energieverbrauch" },
        { title: "Was haben wir gelernt?", summary: "Datenqualität, Qualifizierung, Schnittstellen" },
        { title: "Wie geht es weiter?", summary: "Zweite Ausbaustufe und Investitionsbedarf" },
      ],
      notes: "Fragen bitte jederzeit.",
    },
    {
      kind: "section",
      title: "Wo stehen wir?",
      summary: "Verfügbarkeit, Ausschuss, Energieverbrauch",
      notes: "Zehn Minuten.",
    },
    {
      kind: "numbers",
      title: "Die Anlagenverfügbarkeit liegt erstmals über dem Zielwert",
      figures: [
        {
          value: "93,4 %",
          label: "Anlagenverfügbarkeit",
          text: "Zielwert 92 %, Vorjahr 87,1 %",
          highlighted: true,
        },
        { value: "−31 %", label: "ungeplante Stillstände", text: "Von 412 auf 284 Stunden" },
        { value: "1,8 Mio. €", label: "Einsparung im Jahr", text: "Vor Abschreibungen" },
      ],
      takeaway: rich("Die Investition von **2,6 Mio. €** ist nach siebzehn Monaten zurückverdient."),
      notes: "Zahlen vom Controlling bestätigt.",
    },
    {
      kind: "chart",
      title: "Die Stillstandszeiten sinken seit der Einführung der Schwingungsüberwachung",
      chart: {
        form: "column",
        categories: ["1. Quartal", "2. Quartal", "3. Quartal", "4. Quartal"],
        series: [
          { name: "2025", values: [108, 101, 97, 106] },
          { name: "2026", values: [94, 76, 61, 53], highlighted: true },
        ],
        unit: "Stunden",
        highlightedCategory: 3,
      },
      reading: rich("Im **4. Quartal** hat sich der Stillstand gegenüber dem Vorjahr halbiert."),
      source: "Betriebsdatenerfassung, Werk Oberlauter",
      notes: "Im zweiten Quartal wurden die Sensoren eingebaut.",
    },
    {
      kind: "section",
      title: "Was haben wir gelernt?",
      summary: "Datenqualität, Qualifizierung, Schnittstellen",
      notes: "Offen über die Schwierigkeiten sprechen.",
    },
    {
      kind: "bullets",
      title: "Nicht die Technik war das Nadelöhr, sondern die Stammdatenpflege",
      items: points(
        "Stammdaten :: 4.300 Maschinenteile waren doppelt oder ohne Zeichnungsnummer angelegt",
        "Schnittstellen :: die Produktionsplanungssoftware kennt keine Instandhaltungsfenster",
        "Qualifizierung :: erst nach der zweiten Schulung wurden Warnmeldungen ernst genommen",
        "Betriebsrat :: die Betriebsvereinbarung hat Vertrauen geschaffen und Zeit gespart",
      ),
      notes: "Dank an den Betriebsrat für die Betriebsvereinbarung.",
    },
    {
      kind: "quote",
      title: "Ein Instandhalter beschreibt den Unterschied",
      quotation: "Früher hat mich die Maschine angerufen, wenn sie stand. Heute ruft sie vorher an.",
      name: "Jürgen Böhmländer",
      role: "Instandhaltung, Frühschicht",
      notes: "Zitat freigegeben.",
    },
    {
      kind: "table",
      title: "Vier von fünf Teilprojekten liegen im Plan",
      columns: [
        { heading: "Teilprojekt" },
        { heading: "Verantwortlich" },
        { heading: "Budget, T€", alignment: "end" },
        { heading: "Verbraucht", alignment: "end" },
        { heading: "Status" },
      ],
      rows: rows(
        "Schwingungsüberwachung | Dr. Ansorge | 940,0 | 91 % | Abgeschlossen",
        "Energiemonitoring | Frau Yıldız | 310,0 | 78 % | Im Plan",
        "> Ersatzteilstammdaten | Herr Böhmländer | 220,0 | 104 % | Vier Wochen Verzug",
        "Schichtübergabebuch | Frau Krämer | 130,0 | 55 % | Im Plan",
        "Produktionsfeinplanung | Dr. Ansorge | 1.000,0 | 37 % | Im Plan",
        "= Summe | | 2.600,0 | 67 % |",
      ),
      source: "Projektbüro, Stand 28. Februar 2027",
      notes: "Der Verzug wird im Mai aufgeholt.",
    },
    {
      kind: "section",
      title: "Wie geht es weiter?",
      summary: "Zweite Ausbaustufe und Investitionsbedarf",
      notes: "Entscheidungsteil.",
    },
    {
      kind: "comparison",
      title: "Wir empfehlen, die zweite Ausbaustufe um ein Jahr vorzuziehen",
      options: [
        {
          heading: "Wie geplant ab 2029",
          points: signed(
            "+ Keine zusätzliche Finanzierung",
            "- Förderung läuft 2028 aus",
            "- Fachleute wechseln in andere Projekte",
          ),
        },
        {
          heading: "Vorziehen auf 2028",
          recommended: true,
          points: signed(
            "+ 620 T€ Fördermittel",
            "+ Eingespieltes Team bleibt",
            "- Liquiditätsbedarf im ersten Halbjahr",
          ),
        },
      ],
      notes: "Förderbescheid liegt vor.",
    },
    {
      kind: "closing",
      title: "Drei Beschlüsse erbitten wir heute",
      nextSteps: [
        {
          action: "Freigabe der Planungsmittel in Höhe von 180 T€",
          owner: "Gesellschafter",
          date: "18. März",
        },
        {
          action: "Antrag auf Fördermittelverlängerung stellen",
          owner: "Geschäftsführung",
          date: "30. April",
        },
        { action: "Lastenheft für die zweite Ausbaustufe vorlegen", owner: "Werksleitung", date: "30. Juni" },
      ],
      contact: "werksleitung@oberlauter.example",
      notes: "Abstimmung einzeln.",
    },
  ],
});
