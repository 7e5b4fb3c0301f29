import type { PresentationReport, SlideCountAsked } from "@lectern/types";
import type { FileRefusal } from "../../compose/files/read-file.ts";
import { createPlural } from "../plural.ts";

const numbers = new Intl.NumberFormat("en");
const plural = createPlural("en");

/** Everything that the app says, in English; the other languages say the same. */
export const texts = {
  product: "Lectern",
  skip: "Skip to the content",
  offline: "You’re offline. What you write stays here; making and opening decks has to wait.",
  newTab: "opens in a new tab",
  tryAgain: "Try again",
  undo: "Undo",
  close: "Close",
  notifications: "Notifications",
  navigation: {
    label: "Main",
    compose: "New deck",
    decks: "Your decks",
    templates: "Templates",
    account: "Settings",
    language: "Language",
    reference: "API reference",
    appearance: "Appearance",
    system: "As the system",
    light: "Light",
    dark: "Dark",
    signOut: "Sign out",
    running: (percent: string): string => `A deck is being made ${percent}`,
  },
  signIn: {
    title: "Sign in",
    promise: "From a page of notes to a deck you’d present.",
    points: [
      "Paste a topic, an outline or a whole document",
      "Real, editable PowerPoint: native charts, tables and layouts",
      "In our theme, or in your own template",
    ],
    heading: "Open the studio",
    lead: "Sign in with an API key of this service.",
    keyLabel: "API key",
    show: "Show",
    hide: "Hide",
    showLabel: "Show the key",
    submit: "Sign in",
    submitting: "Checking the key…",
    missing: "Paste your API key first.",
    wrong: "That key isn’t valid here. Check that you copied all of it, or make a new one.",
    rejected: "Your key is no longer valid. Sign in with another one.",
    help: "Where do I get a key?",
    helpText:
      "The service prints a first key when it starts for the first time. Whoever runs it makes more with:",
    helpCommand: "pnpm lectern keys create",
    remember: "Stay signed in on this device",
    forgotten: "The key is forgotten when you close the last tab of the studio.",
    remembered: "The key and what you write stay in this browser until you sign out.",
  },
  compose: {
    title: "New deck",
    heading: "What’s the deck about?",
    lead: "A sentence will do. So will twenty pages.",
    label: "Your topic, outline or document",
    placeholder:
      "A topic, an outline, meeting notes, a whole report…\n\nSay how many slides you’d like, for whom, and in which language.",
    attach: "Add a file",
    attachHint: "Word, PDF, web page, Markdown, table or text; or drop one on the text",
    reading: (name: string) => `Reading ${name}…`,
    drop: "Drop the file to add its text",
    added: (name: string) => `The text of ${name} is added.`,
    clear: "Clear",
    cleared: "The text is cleared.",
    count: (count: number, maximum: number) => `${numbers.format(count)} / ${numbers.format(maximum)}`,
    countLabel: (count: number, maximum: number) =>
      `${numbers.format(count)} of ${numbers.format(maximum)} characters`,
    tooShort: (minimum: number) => `Write at least ${minimum} characters.`,
    tooLong: (over: number) =>
      `${plural(over, { one: "1 character", other: `${numbers.format(over)} characters` })} too many. Shorten the text.`,
    submit: "Make the deck",
    shortcut: (key: string) => `${key} + Enter`,
    refusal: (name: string, reason: FileRefusal): string => {
      switch (reason) {
        case "wrong-type":
          return `${name} isn’t a file with text that we can read. Use .docx, .pdf, .html, .md, .txt, .csv, .tsv or .json, or copy the text and paste it.`;
        case "too-large":
          return `${name} holds more text than a prompt may have. Take out what the deck doesn’t need.`;
        case "not-text":
          return `${name} isn’t text inside. Copy the text from the program that shows it and paste it here.`;
        case "damaged":
          return `${name} can’t be opened. Save it once more, without a password, and add it again.`;
        case "no-text":
          return `${name} holds pictures of text only. Paste the text itself.`;
        case "empty":
          return `${name} is empty.`;
      }
    },
    exampleTaken: "Your text made room for the example.",
    review: "Show me the outline first",
    manage: "Manage templates",
    templatesFailed: "Your templates couldn’t be loaded.",
    examples: "Or start from one of these",
    recent: "Made lately",
    allDecks: "All decks",
  },
  looks: {
    heading: "Look",
    bySubject: "As the subject asks",
    bySubjectDetail: "One of our looks that suits the text",
    builtIn: "One of our looks",
    all: "All looks",
    choose: "Choose a look",
    chooseLead: "Every deck can be had in each of them, now and later.",
    take: "Take this look",
    templates: "Your templates",
    copyNote: "In a template the deck is made once more; this one stays.",
  },
  generating: {
    title: "Making the deck",
    heading: "Your deck is on its way",
    outlineHeading: "The outline is on its way",
    unsaid: "The service is at work",
    steps: { write: "Write", layout: "Lay out", check: "Check", save: "Save" },
    stages: {
      queued: "Waiting for a free place",
      authoring: "Writing the slides",
      template: "Opening the template",
      layout: "Laying out the slides",
      inspection: "Checking every slide",
      writing: "Writing the file",
      storing: "Keeping the file",
    },
    elapsed: (seconds: number) =>
      seconds < 60
        ? `${seconds} s`
        : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`,
    elsewhere: "You may look around meanwhile; we’ll tell you when it’s there.",
    cancel: "Cancel",
    progress: "Progress",
    failedHeading: "No deck came of it",
    edit: "Back to the text",
  },
  deck: {
    ready: "Your deck is ready.",
    open: "Open",
    fallbackTitle: "Presentation",
    slides: (count: number) => plural(count, { one: "1 slide", other: `${numbers.format(count)} slides` }),
    download: "Download .pptx",
    pdf: "PDF",
    pdfHint: "Opens the print page; save as PDF there.",
    copyLink: "Copy link",
    openTab: "Open in a tab",
    embed: "Embed",
    embedLabel: "HTML to embed the deck",
    embedHint: "Paste it where the deck should appear. No key is needed to see it.",
    copyEmbed: "Copy code",
    copied: "Copied",
    copyFailed: "The browser didn’t let us copy. Select the text and copy it yourself.",
    linkHint: "Whoever has the link can see this deck, until you delete it.",
    delete: "Delete",
    deleted: (title: string) => `“${title}” is deleted.`,
    deleteFailed: (title: string) => `“${title}” could not be deleted.`,
    viewer: (title: string) => `Viewer: ${title}`,
    goneHeading: "This deck is no longer here",
    goneText: "It was deleted, or it was made with another key.",
    forget: "Take it off the list",
    another: "Make another",
    copy: "Make a copy",
    madeCopy: "This is the copy; the original stays as it is.",
    prompt: "Made from",
    again: "Change the text and make again",
    showAll: "Show all of it",
    strip: "Slides",
    notes: "Notes",
    noNotes: "This slide has no notes.",
    editSlide: "Edit this slide",
    rewrite: "Write it anew",
    rewriteWish: "What should be different? You may leave this empty.",
    rewriteAsk: "Write this slide",
    rewriting: "The model writes…",
    rewritten: "This is how the model would say it. Save it, or go back; the other slides stay as they are.",
    noModel:
      "This service has no language model, so nobody can write the slide anew: edit its words yourself.",
    noRewrite: "The model gave no slide that can be used. Say it in other words, or edit the slide yourself.",
    editOutline: "Edit the outline",
    changeLook: "Change the look",
    savedSlide: "The slide is changed.",
    savedLook: "The deck has its new look.",
    laying: "Laying out anew…",
    saveFailed: "It wasn’t saved.",
  },
  versions: {
    heading: "Versions",
    lead: "The last fifty are kept with the deck.",
    now: "This one",
    first: "As it was made",
    edited: "Text changed",
    look: "Another look",
    goBack: "Go back to it",
    restored: "That version is back.",
  },
  outline: {
    title: "Outline",
    ready: "Your outline is ready.",
    heading: "Is this what you want to say?",
    lead: "Change titles and points, put slides in order, add or drop some. Then make the deck.",
    deckLead: "The deck is laid out anew; its links stay good.",
    make: "Make the deck",
    save: "Save and lay out",
    cancel: "Back without saving",
    back: "Back to the text",
    slide: (number: number) => `Slide ${number}`,
    slideTitle: "Title",
    body: "What it says",
    takeaway: "What follows from it",
    unreadable: "These lines can’t be shown as this kind of slide yet.",
    notes: "Notes for the speaker",
    kind: "Kind",
    up: (number: number) => `Move slide ${number} up`,
    down: (number: number) => `Move slide ${number} down`,
    drop: (number: number) => `Drop slide ${number}`,
    dropped: (title: string) => `“${title}” is dropped.`,
    untitled: "Untitled",
    add: "Add a slide",
    addAfter: (number: number) => `Add a slide after slide ${number}`,
    newTitle: "New slide",
    newPoint: "What it says",
    unsaved: "There are changes that aren’t saved.",
    discard: "Discard them",
    findings: "Some slides need a change first",
    finding: (number: number, message: string) => `Slide ${number}: ${message}`,
    stale: "This deck was changed elsewhere in the meantime.",
    staleTheirs: "Show that version",
    staleMine: "Save mine all the same",
    kinds: {
      title: "Cover",
      agenda: "Agenda",
      section: "Section",
      bullets: "Points",
      columns: "Columns",
      comparison: "Comparison",
      table: "Table",
      chart: "Chart",
      timeline: "Timeline",
      process: "Steps",
      numbers: "Figures",
      quote: "Quote",
      statement: "Statement",
      cards: "Cards",
      flow: "Flow",
      hierarchy: "Tree",
      matrix: "Matrix",
      plan: "Plan",
      code: "Code",
      closing: "Closing",
    },
    hints: {
      points: "One point a line; indent those that belong to the one above.",
      pairs: "One a line: name, colon, text.",
      figures: "One a line: figure, colon, what it is.",
      table: "One row a line, cells between | signs; the first line has the headings.",
      lists: "A heading begins with #; its points stand below.",
      options: "A heading begins with #; below it + for, - against.",
      quote: "The words in the first line; who said them in the second.",
      words: "Only the words can be changed here.",
      text: "One or two lines.",
      code: "As it is to be shown.",
    },
  },
  report: {
    heading: "How it was made",
    author: ({ name, reason, replaced }: PresentationReport["author"]): string => {
      if (name === "model" && replaced === 0) return "A language model wrote the slides.";
      if (name === "model")
        return `A language model wrote the slides; ${plural(replaced, { one: "1 of them was", other: `${numbers.format(replaced)} of them were` })} made without it.`;
      switch (reason) {
        case "model_timeout":
          return "The language model took too long, so Lectern made the slides from your own words.";
        case "model_failed":
          return "The language model gave no deck, so Lectern made the slides from your own words.";
        default:
          return "Lectern made the slides from your own words.";
      }
    },
    mode: {
      document: "It read your text as material to present.",
      plan: "It read your text as a plan, slide by slide.",
      topic: "It read your text as a topic, without material.",
    },
    questionsHeading: "Why slides ask questions",
    questionsText:
      "Your text names a topic and says nothing about it yet, so the slides ask what you’d tell.",
    fillWithMaterial: "Paste notes, figures or a document along with the topic, and make the deck again.",
    fillWithModel:
      "Or have a language model write: whoever runs this service can start one, such as Ollama, and name it in the settings (docs/models.md).",
    fillByRetry: "Or make it again when the language model answers.",
    addMaterial: "Add material",
    understood: "What was understood",
    facts: {
      title: "Title",
      topic: "Topic",
      genre: "Kind",
      audience: "Audience",
      tone: "Tone",
      occasion: "Occasion",
      language: "Language",
      minutes: "Minutes",
      slideCount: "Slides",
      parts: "Parts",
      forms: "Forms",
      limits: "On a slide",
      ending: "Ending",
      excluded: "Not to be told",
      plan: "Plan",
    },
    slideCount: ({ bound, least, most }: SlideCountAsked): string => {
      switch (bound) {
        case "exactly":
          return `${least}`;
        case "about":
          return `about ${least}`;
        case "atLeast":
          return `at least ${least}`;
        case "atMost":
          return `at most ${most}`;
        case "range":
          return `${least} to ${most}`;
      }
    },
    limit: (most: number, of: string) => `at most ${most} ${of}`,
    decisions: "Decisions",
    leftOut: "On no slide",
    where: { notes: "In the notes", nowhere: "Left out" },
    withheld: "Kept secret",
    unfounded: "Not found in your text",
    unfoundedHint: "Check these before you present.",
    slide: (number: number) => `Slide ${number}`,
  },
  decks: {
    title: "Your decks",
    lead: "Everything made with your key, newest first.",
    search: "Search in titles",
    noneFound: (query: string) => `No deck has “${query}” in its title.`,
    loadMore: "Show more",
    emptyHeading: "No decks yet",
    emptyText: "The decks you make gather here, so that you find them again.",
    emptyAction: "Make the first one",
    deleting: "Deleting…",
    deletedCard: "Deleted",
    delete: (title: string) => `Delete “${title}”`,
    undo: (title: string) => `Undo deleting “${title}”`,
  },
  templates: {
    title: "Templates",
    lead: "Your own PowerPoint designs: masters, layouts, colours and fonts are used; their slides are not.",
    uploadHeading: "Add a template",
    uploadText: "A .pptx or .potx file. You can also drop it here.",
    pick: "Pick a file",
    dropHere: "Drop the file to upload it",
    uploading: (name: string) => `Uploading ${name}`,
    inspecting: "The service reads it…",
    cancel: "Cancel",
    uploadedHeading: (name: string) => `${name} can be used`,
    uploadedText: "It’s among the looks of your next deck.",
    refusedHeading: (name: string) => `${name} can’t serve as a template`,
    failedHeading: (name: string) => `${name} wasn’t uploaded`,
    wrongType:
      "Only PowerPoint files can be templates: .pptx or .potx. Save it as one of these and try again.",
    builtIn: "Lectern",
    builtInText: "The built-in theme, in the look that suits the text.",
    added: (date: string) => `Added ${date}`,
    unnamed: "Template",
    preview: "Preview",
    previewLabel: (name: string) => `Preview ${name}`,
    use: "Use",
    useLabel: (name: string) => `Use ${name} for the next deck`,
    delete: (name: string) => `Delete ${name}`,
    undo: (name: string) => `Undo deleting ${name}`,
    deleted: (name: string) => `${name} is deleted.`,
    deleteFailed: (name: string) => `${name} could not be deleted.`,
    emptyHeading: "No templates of your own yet",
    emptyText: "Upload your company’s .pptx, and decks come out in it.",
    sampleTitle: (name: string) => `Sample deck in ${name}`,
    sampleMaking: "A sample deck is being made…",
    sampleNote: "A real deck, made once with this template.",
    samplePrompt: `# A sample of this template

## What it is for
- See titles, text and colours before you use them
- Every slide here is made the same way as yours

## Deliveries per quarter
| Quarter | Bikes |
| --- | --- |
| Q1 | 1,240 |
| Q2 | 1,475 |
| Q3 | 1,655 |

## The way there
1. Write down what you want to say
2. Pick this template
3. Present it`,
  },
  failure: {
    key: { heading: "Your key isn’t valid any more", text: "Sign in again." },
    unreachable: {
      heading: "The service can’t be reached",
      text: "Check your connection, then try again. Nothing you wrote is lost.",
    },
    slow: {
      heading: "This takes too long",
      text: "The service didn’t answer in time. Try again in a while.",
    },
    busy: (seconds: number | undefined) => ({
      heading: "There’s a lot going on right now",
      text:
        seconds === undefined
          ? "All places are taken. Try again in a moment."
          : `All places are taken. Try again in ${plural(seconds, { one: "1 second", other: `${numbers.format(seconds)} seconds` })}.`,
    }),
    gone: { heading: "It’s no longer there", text: "It was deleted in the meantime." },
    refused: "The service can’t use this",
    fault: (requestId: string | undefined) => ({
      heading: "Something went wrong on our side",
      text:
        requestId === undefined
          ? "It isn’t your fault. Try again."
          : `It isn’t your fault. Try again; if it stays so, give the operator this number: ${requestId.replace("urn:uuid:", "")}`,
    }),
  },
  unknown: {
    title: "Not found",
    heading: "There’s nothing at this address",
    text: "The link may be cut short.",
    action: "To the start",
  },
};
