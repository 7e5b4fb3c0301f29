import { createPlural } from "../plural.ts";
import type { Texts } from "../texts-of-language.ts";

const numbers = new Intl.NumberFormat("fr");
const plural = createPlural("fr");

/** Everything that the app says, in French. */
export const texts: Texts = {
  product: "Lectern",
  skip: "Aller au contenu",
  offline:
    "Vous êtes hors ligne. Ce que vous écrivez reste ici ; créer et ouvrir des présentations devra attendre.",
  newTab: "s’ouvre dans un nouvel onglet",
  tryAgain: "Réessayer",
  undo: "Annuler",
  close: "Fermer",
  notifications: "Notifications",
  navigation: {
    label: "Navigation principale",
    compose: "Nouvelle présentation",
    decks: "Vos présentations",
    templates: "Modèles",
    account: "Réglages",
    language: "Langue",
    reference: "Référence de l’API",
    appearance: "Apparence",
    system: "Comme le système",
    light: "Claire",
    dark: "Sombre",
    signOut: "Se déconnecter",
    running: (percent) => `Une présentation est en cours ${percent}`,
  },
  signIn: {
    title: "Se connecter",
    promise: "D’une page de notes à une présentation que vous aurez plaisir à montrer.",
    points: [
      "Collez un sujet, un plan ou un document entier",
      "Du vrai PowerPoint modifiable : graphiques, tableaux et mises en page natifs",
      "Dans notre thème ou dans votre propre modèle",
    ],
    heading: "Ouvrir le studio",
    lead: "Connectez-vous avec une clé d’API de ce service.",
    keyLabel: "Clé d’API",
    show: "Afficher",
    hide: "Masquer",
    showLabel: "Afficher la clé",
    submit: "Se connecter",
    submitting: "Vérification de la clé…",
    missing: "Collez d’abord votre clé d’API.",
    wrong: "Cette clé n’est pas valable ici. Vérifiez qu’elle est complète, ou créez-en une autre.",
    rejected: "Votre clé n’est plus valable. Connectez-vous avec une autre.",
    help: "Où trouver une clé ?",
    helpText:
      "Le service affiche une première clé à son premier démarrage. La personne qui l’exploite en crée d’autres avec :",
    helpCommand: "pnpm lectern keys create",
    remember: "Rester connecté sur cet appareil",
    forgotten: "La clé est oubliée quand vous fermez le dernier onglet du studio.",
    remembered: "La clé et ce que vous écrivez restent dans ce navigateur jusqu’à votre déconnexion.",
  },
  compose: {
    title: "Nouvelle présentation",
    heading: "De quoi s’agit-il ?",
    lead: "Une phrase suffit. Vingt pages aussi.",
    label: "Votre sujet, votre plan ou votre document",
    placeholder:
      "Un sujet, un plan, un compte rendu, un rapport entier…\n\nDites combien de diapositives vous voulez, pour qui et dans quelle langue.",
    attach: "Ajouter un fichier",
    attachHint: "Word, PDF, page web, Markdown, tableau ou texte ; ou déposez-en un sur le texte",
    reading: (name) => `Lecture de ${name}…`,
    drop: "Déposez le fichier pour ajouter son texte",
    added: (name) => `Le texte de ${name} est ajouté.`,
    clear: "Effacer",
    cleared: "Le texte est effacé.",
    count: (count, maximum) => `${numbers.format(count)} / ${numbers.format(maximum)}`,
    countLabel: (count, maximum) => `${numbers.format(count)} caractères sur ${numbers.format(maximum)}`,
    tooShort: (minimum) => `Écrivez au moins ${minimum} caractères.`,
    tooLong: (over) =>
      `${plural(over, { one: `${over} caractère`, other: `${numbers.format(over)} caractères` })} en trop. Raccourcissez le texte.`,
    submit: "Créer la présentation",
    shortcut: (key) => `${key} + Entrée`,
    refusal: (name, reason) => {
      switch (reason) {
        case "wrong-type":
          return `${name} n’est pas un fichier de texte que nous savons lire. Prenez .docx, .pdf, .html, .md, .txt, .csv, .tsv ou .json, ou copiez le texte et collez-le.`;
        case "too-large":
          return `${name} contient plus de texte qu’il n’en tient ici. Retirez ce dont la présentation n’a pas besoin.`;
        case "not-text":
          return `${name} ne contient pas de texte. Copiez le texte depuis le programme qui l’affiche et collez-le ici.`;
        case "damaged":
          return `${name} ne s’ouvre pas. Enregistrez-le à nouveau, sans mot de passe, et ajoutez-le encore une fois.`;
        case "no-text":
          return `${name} ne contient que des images de texte. Collez le texte lui-même.`;
        case "empty":
          return `${name} est vide.`;
      }
    },
    exampleTaken: "L’exemple a pris la place de votre texte.",
    review: "Montrer d’abord le plan",
    manage: "Gérer les modèles",
    templatesFailed: "Vos modèles n’ont pas pu être chargés.",
    examples: "Ou partez d’un exemple",
    recent: "Créées récemment",
    allDecks: "Toutes les présentations",
  },
  looks: {
    heading: "Style",
    bySubject: "Selon le sujet",
    bySubjectDetail: "Un de nos styles, adapté au texte",
    builtIn: "Un de nos styles",
    all: "Tous les styles",
    choose: "Choisir un style",
    chooseLead: "Chaque présentation peut prendre chacun d’eux, maintenant ou plus tard.",
    take: "Prendre ce style",
    templates: "Vos modèles",
    copyNote: "Dans un modèle, la présentation est créée une seconde fois ; celle-ci reste.",
  },
  generating: {
    title: "Création de la présentation",
    heading: "Votre présentation arrive",
    outlineHeading: "Le plan arrive",
    unsaid: "Le service est au travail",
    steps: { write: "Écrire", layout: "Mettre en page", check: "Vérifier", save: "Enregistrer" },
    stages: {
      queued: "En attente d’une place libre",
      authoring: "Écriture des diapositives",
      template: "Ouverture du modèle",
      layout: "Mise en page des diapositives",
      inspection: "Vérification de chaque diapositive",
      writing: "Écriture du fichier",
      storing: "Enregistrement du fichier",
    },
    elapsed: (seconds) =>
      seconds < 60
        ? `${seconds} s`
        : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`,
    elsewhere: "Vous pouvez aller voir ailleurs ; nous vous préviendrons.",
    cancel: "Annuler",
    progress: "Progression",
    failedHeading: "La présentation n’a pas pu être créée",
    edit: "Revenir au texte",
  },
  deck: {
    ready: "Votre présentation est prête.",
    open: "Ouvrir",
    fallbackTitle: "Présentation",
    slides: (count) =>
      plural(count, { one: `${count} diapositive`, other: `${numbers.format(count)} diapositives` }),
    download: "Télécharger le .pptx",
    pdf: "PDF",
    pdfHint: "Ouvre la page d’impression ; enregistrez-y un PDF.",
    copyLink: "Copier le lien",
    openTab: "Ouvrir dans un onglet",
    embed: "Intégrer",
    embedLabel: "Code HTML d’intégration",
    embedHint: "Collez-le là où la présentation doit apparaître. Aucune clé n’est nécessaire pour la voir.",
    copyEmbed: "Copier le code",
    copied: "Copié",
    copyFailed: "Le navigateur a refusé la copie. Sélectionnez le texte et copiez-le vous-même.",
    linkHint: "Toute personne qui a le lien peut voir cette présentation, tant que vous ne la supprimez pas.",
    delete: "Supprimer",
    deleted: (title) => `« ${title} » est supprimée.`,
    deleteFailed: (title) => `« ${title} » n’a pas pu être supprimée.`,
    viewer: (title) => `Visionneuse : ${title}`,
    goneHeading: "Cette présentation n’est plus là",
    goneText: "Elle a été supprimée, ou créée avec une autre clé.",
    forget: "La retirer de la liste",
    another: "En créer une autre",
    copy: "Faire une copie",
    madeCopy: "Voici la copie ; l’original reste tel quel.",
    prompt: "Créée à partir de",
    again: "Modifier le texte et recréer",
    showAll: "Tout afficher",
    strip: "Diapositives",
    notes: "Notes",
    noNotes: "Cette diapositive n’a pas de notes.",
    editSlide: "Modifier cette diapositive",
    rewrite: "Réécrire",
    rewriteWish: "Que faut-il changer ? Ce champ peut rester vide.",
    rewriteAsk: "Écrire cette diapositive",
    rewriting: "Le modèle écrit…",
    rewritten:
      "Voici comment le modèle le dirait. Enregistrez, ou revenez en arrière ; les autres diapositives restent telles quelles.",
    noModel:
      "Ce service n’a pas de modèle de langue pour réécrire la diapositive : modifiez-en les mots vous-même.",
    noRewrite:
      "Le modèle n’a donné aucune diapositive utilisable. Dites-le autrement, ou modifiez-la vous-même.",
    editOutline: "Modifier le plan",
    changeLook: "Changer de style",
    savedSlide: "La diapositive est modifiée.",
    savedLook: "La présentation a son nouveau style.",
    laying: "Nouvelle mise en page…",
    saveFailed: "Rien n’a été enregistré.",
  },
  versions: {
    heading: "Versions",
    lead: "Les cinquante dernières sont conservées avec la présentation.",
    now: "Celle-ci",
    first: "À la création",
    edited: "Texte modifié",
    look: "Autre style",
    goBack: "Y revenir",
    restored: "Cette version est de retour.",
  },
  outline: {
    title: "Plan",
    ready: "Votre plan est prêt.",
    heading: "Est-ce bien ce que vous voulez dire ?",
    lead: "Modifiez titres et points, changez l’ordre, ajoutez ou retirez des diapositives. Puis créez la présentation.",
    deckLead: "La présentation est remise en page ; ses liens restent valables.",
    make: "Créer la présentation",
    save: "Enregistrer et mettre en page",
    cancel: "Revenir sans enregistrer",
    back: "Revenir au texte",
    slide: (number) => `Diapositive ${number}`,
    slideTitle: "Titre",
    body: "Contenu",
    takeaway: "Ce qu’il faut en retenir",
    unreadable: "Ces lignes ne conviennent pas encore à ce type de diapositive.",
    notes: "Notes pour l’orateur",
    kind: "Type",
    up: (number) => `Monter la diapositive ${number}`,
    down: (number) => `Descendre la diapositive ${number}`,
    drop: (number) => `Retirer la diapositive ${number}`,
    dropped: (title) => `« ${title} » est retirée.`,
    untitled: "Sans titre",
    add: "Ajouter une diapositive",
    addAfter: (number) => `Ajouter une diapositive après la diapositive ${number}`,
    newTitle: "Nouvelle diapositive",
    newPoint: "Ce qu’elle dit",
    unsaved: "Des modifications ne sont pas enregistrées.",
    discard: "Les abandonner",
    findings: "Certaines diapositives sont à corriger d’abord",
    finding: (number, message) => `Diapositive ${number} : ${message}`,
    stale: "Cette présentation a été modifiée ailleurs entre-temps.",
    staleTheirs: "Montrer cette version-là",
    staleMine: "Enregistrer quand même la mienne",
    kinds: {
      title: "Couverture",
      agenda: "Sommaire",
      section: "Partie",
      bullets: "Points",
      columns: "Colonnes",
      comparison: "Comparaison",
      table: "Tableau",
      chart: "Graphique",
      timeline: "Chronologie",
      process: "Étapes",
      numbers: "Chiffres",
      quote: "Citation",
      statement: "Affirmation",
      cards: "Cartes",
      flow: "Organigramme",
      hierarchy: "Arbre",
      matrix: "Matrice",
      plan: "Planning",
      code: "Code",
      closing: "Conclusion",
    },
    hints: {
      points: "Un point par ligne ; mettez en retrait ceux qui dépendent du précédent.",
      pairs: "Par ligne : nom, deux-points, texte.",
      figures: "Par ligne : chiffre, deux-points, ce qu’il désigne.",
      table: "Une rangée par ligne, cellules séparées par | ; la première contient les en-têtes.",
      lists: "Un titre commence par # ; ses points suivent.",
      options: "Un titre commence par # ; dessous, + pour, - contre.",
      quote: "La citation en première ligne, son auteur en seconde.",
      words: "Ici, seuls les mots peuvent être modifiés.",
      text: "Une ou deux lignes.",
      code: "Tel qu’il doit apparaître.",
    },
  },
  report: {
    heading: "Comment elle a été faite",
    author: ({ name, reason, replaced }) => {
      if (name === "model" && replaced === 0) return "Un modèle de langage a écrit les diapositives.";
      if (name === "model")
        return `Un modèle de langage a écrit les diapositives ; ${plural(replaced, { one: `${replaced} d’entre elles a été faite`, other: `${numbers.format(replaced)} d’entre elles ont été faites` })} sans lui.`;
      switch (reason) {
        case "model_timeout":
          return "Le modèle de langage a mis trop longtemps : Lectern a fait les diapositives avec vos propres mots.";
        case "model_failed":
          return "Le modèle de langage n’a rien donné : Lectern a fait les diapositives avec vos propres mots.";
        default:
          return "Lectern a fait les diapositives avec vos propres mots.";
      }
    },
    mode: {
      document: "Votre texte a été lu comme une matière à présenter.",
      plan: "Votre texte a été lu comme un plan, diapositive par diapositive.",
      topic: "Votre texte a été lu comme un sujet, sans matière.",
    },
    questionsHeading: "Pourquoi des diapositives posent des questions",
    questionsText:
      "Votre texte nomme un sujet et n’en dit encore rien : les diapositives demandent donc ce que vous raconteriez.",
    fillWithMaterial:
      "Collez des notes, des chiffres ou un document avec le sujet, et recréez la présentation.",
    fillWithModel:
      "Ou faites écrire un modèle de langage : la personne qui exploite ce service peut en lancer un, par exemple avec Ollama, et le nommer dans les réglages (docs/models.md).",
    fillByRetry: "Ou recréez-la quand le modèle de langage répondra.",
    addMaterial: "Ajouter de la matière",
    understood: "Ce qui a été compris",
    facts: {
      title: "Titre",
      topic: "Sujet",
      genre: "Genre",
      audience: "Public",
      tone: "Ton",
      occasion: "Occasion",
      language: "Langue",
      minutes: "Minutes",
      slideCount: "Diapositives",
      parts: "Parties",
      forms: "Formes",
      limits: "Par diapositive",
      ending: "Fin",
      excluded: "À ne pas dire",
      plan: "Plan",
    },
    slideCount: ({ bound, least, most }) => {
      switch (bound) {
        case "exactly":
          return `${least}`;
        case "about":
          return `environ ${least}`;
        case "atLeast":
          return `au moins ${least}`;
        case "atMost":
          return `au plus ${most}`;
        case "range":
          return `de ${least} à ${most}`;
      }
    },
    limit: (most, of) => `au plus ${most} ${of}`,
    decisions: "Décisions",
    leftOut: "Sur aucune diapositive",
    where: { notes: "Dans les notes", nowhere: "Laissé de côté" },
    withheld: "Gardé secret",
    unfounded: "Introuvable dans votre texte",
    unfoundedHint: "Vérifiez ces points avant de présenter.",
    slide: (number) => `Diapositive ${number}`,
  },
  decks: {
    title: "Vos présentations",
    lead: "Tout ce qui a été créé avec votre clé, du plus récent au plus ancien.",
    search: "Chercher dans les titres",
    noneFound: (query) => `Aucune présentation n’a « ${query} » dans son titre.`,
    loadMore: "Afficher plus",
    emptyHeading: "Pas encore de présentation",
    emptyText: "Les présentations que vous créez se retrouvent ici.",
    emptyAction: "Créer la première",
    deleting: "Suppression…",
    deletedCard: "Supprimée",
    delete: (title) => `Supprimer « ${title} »`,
    undo: (title) => `Annuler la suppression de « ${title} »`,
  },
  templates: {
    title: "Modèles",
    lead: "Vos propres modèles PowerPoint : masques, mises en page, couleurs et polices sont repris, leurs diapositives non.",
    uploadHeading: "Ajouter un modèle",
    uploadText: "Un fichier .pptx ou .potx. Vous pouvez aussi le déposer ici.",
    pick: "Choisir un fichier",
    dropHere: "Déposez le fichier pour l’envoyer",
    uploading: (name) => `Envoi de ${name}`,
    inspecting: "Le service le lit…",
    cancel: "Annuler",
    uploadedHeading: (name) => `${name} est utilisable`,
    uploadedText: "Vous le trouverez parmi les styles de votre prochaine présentation.",
    refusedHeading: (name) => `${name} ne peut pas servir de modèle`,
    failedHeading: (name) => `${name} n’a pas été envoyé`,
    wrongType:
      "Seuls des fichiers PowerPoint peuvent servir de modèle : .pptx ou .potx. Enregistrez-le ainsi et réessayez.",
    builtIn: "Lectern",
    builtInText: "Notre thème, dans le style qui convient au texte.",
    added: (date) => `Ajouté : ${date}`,
    unnamed: "Modèle",
    preview: "Aperçu",
    previewLabel: (name) => `Aperçu de ${name}`,
    use: "Utiliser",
    useLabel: (name) => `Utiliser ${name} pour la prochaine présentation`,
    delete: (name) => `Supprimer ${name}`,
    undo: (name) => `Annuler la suppression de ${name}`,
    deleted: (name) => `${name} est supprimé.`,
    deleteFailed: (name) => `${name} n’a pas pu être supprimé.`,
    emptyHeading: "Pas encore de modèle à vous",
    emptyText: "Envoyez le .pptx de votre organisation : les présentations le suivront.",
    sampleTitle: (name) => `Exemple avec ${name}`,
    sampleMaking: "Un exemple est en cours de création…",
    sampleNote: "Une vraie présentation, créée une fois avec ce modèle.",
    samplePrompt: `# Un exemple de ce modèle

## À quoi il sert
- Voir titres, textes et couleurs avant de s’en servir
- Chaque diapositive est faite comme les vôtres

## Livraisons par trimestre
| Trimestre | Vélos |
| --- | --- |
| T1 | 1 240 |
| T2 | 1 475 |
| T3 | 1 655 |

## La marche à suivre
1. Écrivez ce que vous voulez dire
2. Choisissez ce modèle
3. Présentez`,
  },
  failure: {
    key: { heading: "Votre clé n’est plus valable", text: "Reconnectez-vous." },
    unreachable: {
      heading: "Le service est injoignable",
      text: "Vérifiez votre connexion, puis réessayez. Rien de ce que vous avez écrit n’est perdu.",
    },
    slow: {
      heading: "C’est trop long",
      text: "Le service n’a pas répondu à temps. Réessayez dans un moment.",
    },
    busy: (seconds) => ({
      heading: "Il y a beaucoup de monde en ce moment",
      text:
        seconds === undefined
          ? "Toutes les places sont prises. Réessayez dans un instant."
          : `Toutes les places sont prises. Réessayez dans ${plural(seconds, { one: `${seconds} seconde`, other: `${numbers.format(seconds)} secondes` })}.`,
    }),
    gone: { heading: "Ce n’est plus là", text: "Cela a été supprimé entre-temps." },
    refused: "Le service ne peut pas s’en servir",
    fault: (requestId) => ({
      heading: "Quelque chose s’est mal passé de notre côté",
      text:
        requestId === undefined
          ? "Ce n’est pas votre faute. Réessayez."
          : `Ce n’est pas votre faute. Réessayez ; si cela persiste, donnez ce numéro à l’exploitant : ${requestId.replace("urn:uuid:", "")}`,
    }),
  },
  unknown: {
    title: "Introuvable",
    heading: "Il n’y a rien à cette adresse",
    text: "Le lien est peut-être tronqué.",
    action: "Au début",
  },
};
