import { createPlural } from "../plural.ts";
import type { Texts } from "../texts-of-language.ts";

const numbers = new Intl.NumberFormat("de");
const plural = createPlural("de");

/** Everything that the app says, in German. */
export const texts: Texts = {
  product: "Lectern",
  skip: "Zum Inhalt springen",
  offline:
    "Sie sind offline. Was Sie schreiben, bleibt hier; Foliensätze erstellen und öffnen geht erst wieder mit Netz.",
  newTab: "öffnet einen neuen Tab",
  tryAgain: "Noch einmal versuchen",
  undo: "Rückgängig",
  close: "Schließen",
  notifications: "Meldungen",
  navigation: {
    label: "Hauptnavigation",
    compose: "Neuer Foliensatz",
    decks: "Ihre Foliensätze",
    templates: "Vorlagen",
    account: "Einstellungen",
    language: "Sprache",
    reference: "API-Referenz",
    appearance: "Darstellung",
    system: "Wie das System",
    light: "Hell",
    dark: "Dunkel",
    signOut: "Abmelden",
    running: (percent) => `Ein Foliensatz entsteht ${percent}`,
  },
  signIn: {
    title: "Anmelden",
    promise: "Von einer Seite Notizen zu Folien, die Sie gern zeigen.",
    points: [
      "Ein Thema, eine Gliederung oder ein ganzes Dokument einfügen",
      "Echtes, bearbeitbares PowerPoint: Diagramme, Tabellen und Layouts",
      "In unserem Design oder in Ihrer eigenen Vorlage",
    ],
    heading: "Studio öffnen",
    lead: "Melden Sie sich mit einem API-Schlüssel dieses Dienstes an.",
    keyLabel: "API-Schlüssel",
    show: "Zeigen",
    hide: "Verbergen",
    showLabel: "Schlüssel zeigen",
    submit: "Anmelden",
    submitting: "Der Schlüssel wird geprüft…",
    missing: "Fügen Sie zuerst Ihren API-Schlüssel ein.",
    wrong:
      "Dieser Schlüssel gilt hier nicht. Prüfen Sie, ob er vollständig ist, oder erstellen Sie einen neuen.",
    rejected: "Ihr Schlüssel gilt nicht mehr. Melden Sie sich mit einem anderen an.",
    help: "Woher bekomme ich einen Schlüssel?",
    helpText:
      "Der Dienst zeigt beim ersten Start einen ersten Schlüssel. Wer ihn betreibt, erstellt weitere mit:",
    helpCommand: "pnpm lectern keys create",
    remember: "Auf diesem Gerät angemeldet bleiben",
    forgotten: "Der Schlüssel wird vergessen, wenn Sie den letzten Tab des Studios schließen.",
    remembered: "Der Schlüssel und was Sie schreiben bleiben in diesem Browser, bis Sie sich abmelden.",
  },
  compose: {
    title: "Neuer Foliensatz",
    heading: "Worum geht es?",
    lead: "Ein Satz genügt. Zwanzig Seiten gehen auch.",
    label: "Ihr Thema, Ihre Gliederung oder Ihr Dokument",
    placeholder:
      "Ein Thema, eine Gliederung, ein Protokoll, ein ganzer Bericht…\n\nSagen Sie dazu, wie viele Folien es werden sollen, für wen und in welcher Sprache.",
    attach: "Datei hinzufügen",
    attachHint: "Word, PDF, Webseite, Markdown, Tabelle oder Text; oder eine Datei auf den Text ziehen",
    reading: (name) => `${name} wird gelesen…`,
    drop: "Datei loslassen, um ihren Text hinzuzufügen",
    added: (name) => `Der Text von ${name} ist hinzugefügt.`,
    clear: "Leeren",
    cleared: "Der Text ist gelöscht.",
    count: (count, maximum) => `${numbers.format(count)} / ${numbers.format(maximum)}`,
    countLabel: (count, maximum) => `${numbers.format(count)} von ${numbers.format(maximum)} Zeichen`,
    tooShort: (minimum) => `Schreiben Sie mindestens ${minimum} Zeichen.`,
    tooLong: (over) => `${numbers.format(over)} Zeichen zu viel. Kürzen Sie den Text.`,
    submit: "Folien erstellen",
    shortcut: (key) => `${key === "Ctrl" ? "Strg" : key} + Eingabe`,
    refusal: (name, reason) => {
      switch (reason) {
        case "wrong-type":
          return `${name} ist keine Datei mit Text, die wir lesen können. Nehmen Sie .docx, .pdf, .html, .md, .txt, .csv, .tsv oder .json, oder kopieren Sie den Text und fügen ihn ein.`;
        case "too-large":
          return `${name} enthält mehr Text, als hier hineinpasst. Lassen Sie weg, was die Folien nicht brauchen.`;
        case "not-text":
          return `${name} enthält keinen Text. Kopieren Sie den Text aus dem Programm, das ihn zeigt, und fügen Sie ihn hier ein.`;
        case "damaged":
          return `${name} lässt sich nicht öffnen. Speichern Sie die Datei neu, ohne Kennwort, und fügen Sie sie noch einmal hinzu.`;
        case "no-text":
          return `${name} enthält nur Bilder von Text. Fügen Sie den Text selbst ein.`;
        case "empty":
          return `${name} ist leer.`;
      }
    },
    exampleTaken: "Das Beispiel steht jetzt anstelle Ihres Textes.",
    review: "Erst die Gliederung zeigen",
    manage: "Vorlagen verwalten",
    templatesFailed: "Ihre Vorlagen konnten nicht geladen werden.",
    examples: "Oder beginnen Sie mit einem Beispiel",
    recent: "Zuletzt erstellt",
    allDecks: "Alle Foliensätze",
  },
  looks: {
    heading: "Aussehen",
    bySubject: "Passend zum Thema",
    bySubjectDetail: "Eines unserer Designs, das zum Text passt",
    builtIn: "Eines unserer Designs",
    all: "Alle Designs",
    choose: "Design wählen",
    chooseLead: "Jeder Foliensatz kann jedes davon haben, jetzt und später.",
    take: "Dieses Design nehmen",
    templates: "Ihre Vorlagen",
    copyNote: "In einer Vorlage entsteht der Foliensatz noch einmal; dieser bleibt.",
  },
  generating: {
    title: "Folien entstehen",
    heading: "Ihre Folien entstehen",
    outlineHeading: "Die Gliederung entsteht",
    unsaid: "Der Dienst arbeitet",
    steps: { write: "Schreiben", layout: "Gestalten", check: "Prüfen", save: "Speichern" },
    stages: {
      queued: "Wartet auf einen freien Platz",
      authoring: "Die Folien werden geschrieben",
      template: "Die Vorlage wird geöffnet",
      layout: "Die Folien werden gestaltet",
      inspection: "Jede Folie wird geprüft",
      writing: "Die Datei wird geschrieben",
      storing: "Die Datei wird gespeichert",
    },
    elapsed: (seconds) =>
      seconds < 60
        ? `${seconds} s`
        : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`,
    elsewhere: "Sie können sich inzwischen umsehen; wir sagen Bescheid, wenn es so weit ist.",
    cancel: "Abbrechen",
    progress: "Fortschritt",
    failedHeading: "Es ist kein Foliensatz entstanden",
    edit: "Zurück zum Text",
  },
  deck: {
    ready: "Ihr Foliensatz ist fertig.",
    open: "Öffnen",
    fallbackTitle: "Präsentation",
    slides: (count) => plural(count, { one: "1 Folie", other: `${numbers.format(count)} Folien` }),
    download: ".pptx herunterladen",
    pdf: "PDF",
    pdfHint: "Öffnet die Druckansicht; dort als PDF speichern.",
    copyLink: "Link kopieren",
    openTab: "In einem Tab öffnen",
    embed: "Einbetten",
    embedLabel: "HTML zum Einbetten",
    embedHint: "Dort einfügen, wo die Folien erscheinen sollen. Zum Ansehen braucht es keinen Schlüssel.",
    copyEmbed: "Code kopieren",
    copied: "Kopiert",
    copyFailed:
      "Der Browser hat das Kopieren nicht erlaubt. Markieren Sie den Text und kopieren Sie ihn selbst.",
    linkHint: "Wer den Link hat, kann diesen Foliensatz sehen, bis Sie ihn löschen.",
    delete: "Löschen",
    deleted: (title) => `„${title}“ ist gelöscht.`,
    deleteFailed: (title) => `„${title}“ konnte nicht gelöscht werden.`,
    viewer: (title) => `Anzeige: ${title}`,
    goneHeading: "Diesen Foliensatz gibt es nicht mehr",
    goneText: "Er wurde gelöscht oder mit einem anderen Schlüssel erstellt.",
    forget: "Von der Liste nehmen",
    another: "Noch einen erstellen",
    copy: "Kopie anlegen",
    madeCopy: "Das ist die Kopie; das Original bleibt, wie es ist.",
    prompt: "Entstanden aus",
    again: "Text ändern und neu erstellen",
    showAll: "Ganz zeigen",
    strip: "Folien",
    notes: "Notizen",
    noNotes: "Diese Folie hat keine Notizen.",
    editSlide: "Diese Folie bearbeiten",
    rewrite: "Neu schreiben",
    rewriteWish: "Was soll anders werden? Das Feld darf leer bleiben.",
    rewriteAsk: "Diese Folie schreiben",
    rewriting: "Das Modell schreibt…",
    rewritten:
      "So würde es das Modell sagen. Speichern Sie es, oder gehen Sie zurück; die anderen Folien bleiben, wie sie sind.",
    noModel:
      "Dieser Dienst hat kein Sprachmodell, das die Folie neu schreiben könnte: Bearbeiten Sie die Worte selbst.",
    noRewrite:
      "Das Modell hat keine brauchbare Folie geliefert. Sagen Sie es mit anderen Worten, oder bearbeiten Sie die Folie selbst.",
    editOutline: "Gliederung bearbeiten",
    changeLook: "Design ändern",
    savedSlide: "Die Folie ist geändert.",
    savedLook: "Die Folien haben ihr neues Design.",
    laying: "Wird neu gestaltet…",
    saveFailed: "Es wurde nicht gespeichert.",
  },
  versions: {
    heading: "Fassungen",
    lead: "Die letzten fünfzig werden mit dem Foliensatz aufgehoben.",
    now: "Diese hier",
    first: "Wie erstellt",
    edited: "Text geändert",
    look: "Anderes Design",
    goBack: "Dahin zurück",
    restored: "Die frühere Fassung ist wieder da.",
  },
  outline: {
    title: "Gliederung",
    ready: "Ihre Gliederung ist fertig.",
    heading: "Ist es das, was Sie sagen wollen?",
    lead: "Ändern Sie Titel und Punkte, ordnen Sie die Folien, nehmen Sie welche heraus oder dazu. Dann erstellen Sie die Folien.",
    deckLead: "Die Folien werden neu gestaltet; die Links bleiben gültig.",
    make: "Folien erstellen",
    save: "Speichern und gestalten",
    cancel: "Zurück, ohne zu speichern",
    back: "Zurück zum Text",
    slide: (number) => `Folie ${number}`,
    slideTitle: "Titel",
    body: "Was darauf steht",
    takeaway: "Was daraus folgt",
    unreadable: "Diese Zeilen lassen sich so auf dieser Art Folie noch nicht zeigen.",
    notes: "Notizen für den Vortrag",
    kind: "Art",
    up: (number) => `Folie ${number} nach oben`,
    down: (number) => `Folie ${number} nach unten`,
    drop: (number) => `Folie ${number} herausnehmen`,
    dropped: (title) => `„${title}“ ist herausgenommen.`,
    untitled: "Ohne Titel",
    add: "Folie hinzufügen",
    addAfter: (number) => `Folie nach Folie ${number} hinzufügen`,
    newTitle: "Neue Folie",
    newPoint: "Was sie sagt",
    unsaved: "Es gibt Änderungen, die nicht gespeichert sind.",
    discard: "Verwerfen",
    findings: "Einige Folien brauchen erst eine Änderung",
    finding: (number, message) => `Folie ${number}: ${message}`,
    stale: "Dieser Foliensatz wurde inzwischen anderswo geändert.",
    staleTheirs: "Jene Fassung zeigen",
    staleMine: "Trotzdem meine speichern",
    kinds: {
      title: "Titelfolie",
      agenda: "Agenda",
      section: "Abschnitt",
      bullets: "Punkte",
      columns: "Spalten",
      comparison: "Vergleich",
      table: "Tabelle",
      chart: "Diagramm",
      timeline: "Zeitachse",
      process: "Schritte",
      numbers: "Zahlen",
      quote: "Zitat",
      statement: "Aussage",
      cards: "Karten",
      flow: "Ablauf",
      hierarchy: "Baum",
      matrix: "Matrix",
      plan: "Plan",
      code: "Code",
      closing: "Schluss",
    },
    hints: {
      points: "Ein Punkt je Zeile; was zum Punkt darüber gehört, einrücken.",
      pairs: "Je Zeile: Name, Doppelpunkt, Text.",
      figures: "Je Zeile: Zahl, Doppelpunkt, was sie ist.",
      table: "Eine Tabellenzeile je Zeile, Zellen durch | getrennt; die erste hat die Überschriften.",
      lists: "Eine Überschrift beginnt mit #; darunter stehen ihre Punkte.",
      options: "Eine Überschrift beginnt mit #; darunter + dafür, - dagegen.",
      quote: "In der ersten Zeile die Worte, in der zweiten, von wem sie sind.",
      words: "Hier lassen sich nur die Worte ändern.",
      text: "Eine oder zwei Zeilen.",
      code: "Wie er gezeigt werden soll.",
    },
  },
  report: {
    heading: "Wie es entstand",
    author: ({ name, reason, replaced }) => {
      if (name === "model" && replaced === 0) return "Ein Sprachmodell hat die Folien geschrieben.";
      if (name === "model")
        return `Ein Sprachmodell hat die Folien geschrieben; ${plural(replaced, { one: "1 davon entstand", other: `${numbers.format(replaced)} davon entstanden` })} ohne es.`;
      switch (reason) {
        case "model_timeout":
          return "Das Sprachmodell brauchte zu lange; Lectern hat die Folien aus Ihren eigenen Worten gemacht.";
        case "model_failed":
          return "Das Sprachmodell lieferte nichts Brauchbares; Lectern hat die Folien aus Ihren eigenen Worten gemacht.";
        default:
          return "Lectern hat die Folien aus Ihren eigenen Worten gemacht.";
      }
    },
    mode: {
      document: "Ihr Text wurde als Stoff gelesen, der vorgetragen werden soll.",
      plan: "Ihr Text wurde als Plan gelesen, Folie für Folie.",
      topic: "Ihr Text wurde als Thema gelesen, ohne Stoff dazu.",
    },
    questionsHeading: "Warum auf Folien Fragen stehen",
    questionsText:
      "Ihr Text nennt ein Thema und sagt noch nichts darüber; darum fragen die Folien, was Sie erzählen würden.",
    fillWithMaterial:
      "Fügen Sie zum Thema Notizen, Zahlen oder ein Dokument ein und erstellen Sie die Folien neu.",
    fillWithModel:
      "Oder lassen Sie ein Sprachmodell schreiben: Wer diesen Dienst betreibt, kann eines starten, etwa mit Ollama, und in den Einstellungen nennen (docs/models.md).",
    fillByRetry: "Oder erstellen Sie die Folien neu, wenn das Sprachmodell antwortet.",
    addMaterial: "Stoff hinzufügen",
    understood: "Was verstanden wurde",
    facts: {
      title: "Titel",
      topic: "Thema",
      genre: "Art",
      audience: "Publikum",
      tone: "Ton",
      occasion: "Anlass",
      language: "Sprache",
      minutes: "Minuten",
      slideCount: "Folien",
      parts: "Teile",
      forms: "Formen",
      limits: "Auf einer Folie",
      ending: "Schluss",
      excluded: "Nicht zu erwähnen",
      plan: "Plan",
    },
    slideCount: ({ bound, least, most }) => {
      switch (bound) {
        case "exactly":
          return `${least}`;
        case "about":
          return `etwa ${least}`;
        case "atLeast":
          return `mindestens ${least}`;
        case "atMost":
          return `höchstens ${most}`;
        case "range":
          return `${least} bis ${most}`;
      }
    },
    limit: (most, of) => `höchstens ${most} ${of}`,
    decisions: "Entscheidungen",
    leftOut: "Auf keiner Folie",
    where: { notes: "In den Notizen", nowhere: "Weggelassen" },
    withheld: "Geheim gehalten",
    unfounded: "Nicht in Ihrem Text gefunden",
    unfoundedHint: "Prüfen Sie das, bevor Sie vortragen.",
    slide: (number) => `Folie ${number}`,
  },
  decks: {
    title: "Ihre Foliensätze",
    lead: "Alles, was mit Ihrem Schlüssel erstellt wurde, das Neueste zuerst.",
    search: "In Titeln suchen",
    noneFound: (query) => `Kein Foliensatz hat „${query}“ im Titel.`,
    loadMore: "Mehr zeigen",
    emptyHeading: "Noch keine Foliensätze",
    emptyText: "Hier sammelt sich, was Sie erstellen, damit Sie es wiederfinden.",
    emptyAction: "Den ersten erstellen",
    deleting: "Wird gelöscht…",
    deletedCard: "Gelöscht",
    delete: (title) => `„${title}“ löschen`,
    undo: (title) => `Löschen von „${title}“ rückgängig machen`,
  },
  templates: {
    title: "Vorlagen",
    lead: "Ihre eigenen PowerPoint-Designs: Master, Layouts, Farben und Schriften werden verwendet, ihre Folien nicht.",
    uploadHeading: "Vorlage hinzufügen",
    uploadText: "Eine .pptx- oder .potx-Datei. Sie können sie auch hierher ziehen.",
    pick: "Datei wählen",
    dropHere: "Loslassen, um die Datei hochzuladen",
    uploading: (name) => `${name} wird hochgeladen`,
    inspecting: "Der Dienst liest sie…",
    cancel: "Abbrechen",
    uploadedHeading: (name) => `${name} kann verwendet werden`,
    uploadedText: "Sie steht beim nächsten Foliensatz zur Wahl.",
    refusedHeading: (name) => `${name} taugt nicht als Vorlage`,
    failedHeading: (name) => `${name} wurde nicht hochgeladen`,
    wrongType:
      "Nur PowerPoint-Dateien können Vorlagen sein: .pptx oder .potx. Speichern Sie sie so und versuchen Sie es noch einmal.",
    builtIn: "Lectern",
    builtInText: "Unser eigenes Design, in der Fassung, die zum Text passt.",
    added: (date) => `Hinzugefügt: ${date}`,
    unnamed: "Vorlage",
    preview: "Vorschau",
    previewLabel: (name) => `Vorschau von ${name}`,
    use: "Verwenden",
    useLabel: (name) => `${name} für den nächsten Foliensatz verwenden`,
    delete: (name) => `${name} löschen`,
    undo: (name) => `Löschen von ${name} rückgängig machen`,
    deleted: (name) => `${name} ist gelöscht.`,
    deleteFailed: (name) => `${name} konnte nicht gelöscht werden.`,
    emptyHeading: "Noch keine eigenen Vorlagen",
    emptyText: "Laden Sie die .pptx Ihres Hauses hoch, und die Folien sehen so aus.",
    sampleTitle: (name) => `Beispiel in ${name}`,
    sampleMaking: "Ein Beispiel entsteht…",
    sampleNote: "Echte Folien, einmal mit dieser Vorlage erstellt.",
    samplePrompt: `# Ein Beispiel dieser Vorlage

## Wozu es da ist
- Titel, Text und Farben sehen, bevor man sie verwendet
- Jede Folie hier entsteht auf demselben Weg wie Ihre

## Auslieferungen je Quartal
| Quartal | Räder |
| --- | --- |
| Q1 | 1.240 |
| Q2 | 1.475 |
| Q3 | 1.655 |

## Der Weg dahin
1. Aufschreiben, was Sie sagen wollen
2. Diese Vorlage wählen
3. Vortragen`,
  },
  failure: {
    key: { heading: "Ihr Schlüssel gilt nicht mehr", text: "Melden Sie sich neu an." },
    unreachable: {
      heading: "Der Dienst ist nicht erreichbar",
      text: "Prüfen Sie die Verbindung und versuchen Sie es noch einmal. Was Sie geschrieben haben, ist nicht verloren.",
    },
    slow: {
      heading: "Das dauert zu lange",
      text: "Der Dienst hat nicht rechtzeitig geantwortet. Versuchen Sie es in einer Weile noch einmal.",
    },
    busy: (seconds) => ({
      heading: "Gerade ist viel los",
      text:
        seconds === undefined
          ? "Alle Plätze sind besetzt. Versuchen Sie es gleich noch einmal."
          : `Alle Plätze sind besetzt. Versuchen Sie es in ${plural(seconds, { one: "1 Sekunde", other: `${numbers.format(seconds)} Sekunden` })} noch einmal.`,
    }),
    gone: { heading: "Das gibt es nicht mehr", text: "Es wurde inzwischen gelöscht." },
    refused: "Damit kann der Dienst nichts anfangen",
    fault: (requestId) => ({
      heading: "Bei uns ist etwas schiefgegangen",
      text:
        requestId === undefined
          ? "Es liegt nicht an Ihnen. Versuchen Sie es noch einmal."
          : `Es liegt nicht an Ihnen. Versuchen Sie es noch einmal; bleibt es dabei, nennen Sie dem Betreiber diese Nummer: ${requestId.replace("urn:uuid:", "")}`,
    }),
  },
  unknown: {
    title: "Nicht gefunden",
    heading: "Unter dieser Adresse gibt es nichts",
    text: "Vielleicht ist der Link abgeschnitten.",
    action: "Zum Anfang",
  },
};
