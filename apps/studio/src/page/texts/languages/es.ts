import { createPlural } from "../plural.ts";
import type { Texts } from "../texts-of-language.ts";

const numbers = new Intl.NumberFormat("es");
const plural = createPlural("es");

/** Everything that the app says, in Spanish. */
export const texts: Texts = {
  product: "Lectern",
  skip: "Ir al contenido",
  offline:
    "No tiene conexión. Lo que escriba se queda aquí; crear y abrir presentaciones tendrá que esperar.",
  newTab: "se abre en una pestaña nueva",
  tryAgain: "Intentar de nuevo",
  undo: "Deshacer",
  close: "Cerrar",
  notifications: "Avisos",
  navigation: {
    label: "Navegación principal",
    compose: "Nueva presentación",
    decks: "Sus presentaciones",
    templates: "Plantillas",
    account: "Ajustes",
    language: "Idioma",
    reference: "Referencia de la API",
    appearance: "Apariencia",
    system: "Como el sistema",
    light: "Clara",
    dark: "Oscura",
    signOut: "Cerrar sesión",
    running: (percent) => `Se está creando una presentación ${percent}`,
  },
  signIn: {
    title: "Iniciar sesión",
    promise: "De una página de notas a una presentación que dará gusto mostrar.",
    points: [
      "Pegue un tema, un esquema o un documento entero",
      "PowerPoint auténtico y editable: gráficos, tablas y diseños nativos",
      "Con nuestro tema o con su propia plantilla",
    ],
    heading: "Abrir el estudio",
    lead: "Inicie sesión con una clave de API de este servicio.",
    keyLabel: "Clave de API",
    show: "Mostrar",
    hide: "Ocultar",
    showLabel: "Mostrar la clave",
    submit: "Iniciar sesión",
    submitting: "Comprobando la clave…",
    missing: "Pegue primero su clave de API.",
    wrong: "Esta clave no es válida aquí. Compruebe que está completa o cree otra.",
    rejected: "Su clave ya no es válida. Inicie sesión con otra.",
    help: "¿Dónde consigo una clave?",
    helpText:
      "El servicio muestra una primera clave la primera vez que arranca. Quien lo administra crea más con:",
    helpCommand: "pnpm lectern keys create",
    remember: "Mantener la sesión en este dispositivo",
    forgotten: "La clave se olvida al cerrar la última pestaña del estudio.",
    remembered: "La clave y lo que escriba quedan en este navegador hasta que cierre la sesión.",
  },
  compose: {
    title: "Nueva presentación",
    heading: "¿De qué trata?",
    lead: "Basta una frase. También valen veinte páginas.",
    label: "Su tema, esquema o documento",
    placeholder:
      "Un tema, un esquema, un acta, un informe entero…\n\nDiga cuántas diapositivas quiere, para quién y en qué idioma.",
    attach: "Añadir un archivo",
    attachHint: "Word, PDF, página web, Markdown, tabla o texto; o suelte uno sobre el texto",
    reading: (name) => `Leyendo ${name}…`,
    drop: "Suelte el archivo para añadir su texto",
    added: (name) => `Se ha añadido el texto de ${name}.`,
    clear: "Vaciar",
    cleared: "El texto se ha borrado.",
    count: (count, maximum) => `${numbers.format(count)} / ${numbers.format(maximum)}`,
    countLabel: (count, maximum) => `${numbers.format(count)} de ${numbers.format(maximum)} caracteres`,
    tooShort: (minimum) => `Escriba al menos ${minimum} caracteres.`,
    tooLong: (over) =>
      `${plural(over, { one: "Sobra 1 carácter", other: `Sobran ${numbers.format(over)} caracteres` })}. Acorte el texto.`,
    submit: "Crear la presentación",
    shortcut: (key) => `${key} + Intro`,
    refusal: (name, reason) => {
      switch (reason) {
        case "wrong-type":
          return `${name} no es un archivo de texto que sepamos leer. Use .docx, .pdf, .html, .md, .txt, .csv, .tsv o .json, o copie el texto y péguelo.`;
        case "too-large":
          return `${name} contiene más texto del que cabe. Quite lo que la presentación no necesite.`;
        case "not-text":
          return `${name} no contiene texto. Copie el texto desde el programa que lo muestra y péguelo aquí.`;
        case "damaged":
          return `${name} no se puede abrir. Guárdelo de nuevo, sin contraseña, y añádalo otra vez.`;
        case "no-text":
          return `${name} solo contiene imágenes de texto. Pegue el texto mismo.`;
        case "empty":
          return `${name} está vacío.`;
      }
    },
    exampleTaken: "El ejemplo ha ocupado el lugar de su texto.",
    review: "Mostrar antes el esquema",
    manage: "Gestionar plantillas",
    templatesFailed: "No se han podido cargar sus plantillas.",
    examples: "O empiece con uno de estos",
    recent: "Creadas hace poco",
    allDecks: "Todas las presentaciones",
  },
  looks: {
    heading: "Estilo",
    bySubject: "Según el tema",
    bySubjectDetail: "Uno de nuestros estilos, el que conviene al texto",
    builtIn: "Uno de nuestros estilos",
    all: "Todos los estilos",
    choose: "Elegir un estilo",
    chooseLead: "Toda presentación puede tener cualquiera de ellos, ahora o más tarde.",
    take: "Usar este estilo",
    templates: "Sus plantillas",
    copyNote: "Con una plantilla la presentación se crea otra vez; esta se conserva.",
  },
  generating: {
    title: "Creando la presentación",
    heading: "Su presentación está en camino",
    outlineHeading: "El esquema está en camino",
    unsaid: "El servicio está trabajando",
    steps: { write: "Escribir", layout: "Diseñar", check: "Revisar", save: "Guardar" },
    stages: {
      queued: "Esperando un lugar libre",
      authoring: "Escribiendo las diapositivas",
      template: "Abriendo la plantilla",
      layout: "Diseñando las diapositivas",
      inspection: "Revisando cada diapositiva",
      writing: "Escribiendo el archivo",
      storing: "Guardando el archivo",
    },
    elapsed: (seconds) =>
      seconds < 60
        ? `${seconds} s`
        : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`,
    elsewhere: "Mientras tanto puede mirar otras cosas; le avisaremos.",
    cancel: "Cancelar",
    progress: "Progreso",
    failedHeading: "No se ha podido crear la presentación",
    edit: "Volver al texto",
  },
  deck: {
    ready: "Su presentación está lista.",
    open: "Abrir",
    fallbackTitle: "Presentación",
    slides: (count) =>
      plural(count, { one: "1 diapositiva", other: `${numbers.format(count)} diapositivas` }),
    download: "Descargar .pptx",
    pdf: "PDF",
    pdfHint: "Abre la página de impresión; guarde allí un PDF.",
    copyLink: "Copiar enlace",
    openTab: "Abrir en una pestaña",
    embed: "Insertar",
    embedLabel: "HTML para insertar la presentación",
    embedHint: "Péguelo donde deba aparecer la presentación. Para verla no hace falta clave.",
    copyEmbed: "Copiar código",
    copied: "Copiado",
    copyFailed: "El navegador no ha permitido copiar. Seleccione el texto y cópielo usted.",
    linkHint: "Quien tenga el enlace puede ver esta presentación hasta que usted la elimine.",
    delete: "Eliminar",
    deleted: (title) => `Se ha eliminado «${title}».`,
    deleteFailed: (title) => `No se ha podido eliminar «${title}».`,
    viewer: (title) => `Visor: ${title}`,
    goneHeading: "Esta presentación ya no está",
    goneText: "Se eliminó o se creó con otra clave.",
    forget: "Quitar de la lista",
    another: "Crear otra",
    copy: "Hacer una copia",
    madeCopy: "Esta es la copia; el original queda como está.",
    prompt: "Creada a partir de",
    again: "Cambiar el texto y crear de nuevo",
    showAll: "Mostrar todo",
    strip: "Diapositivas",
    notes: "Notas",
    noNotes: "Esta diapositiva no tiene notas.",
    editSlide: "Editar esta diapositiva",
    rewrite: "Escribir de nuevo",
    rewriteWish: "¿Qué debe cambiar? Puede dejarlo vacío.",
    rewriteAsk: "Escribir esta diapositiva",
    rewriting: "El modelo escribe…",
    rewritten: "Así lo diría el modelo. Guárdelo o vuelva atrás; las demás diapositivas quedan como están.",
    noModel:
      "Este servicio no tiene modelo de lenguaje que reescriba la diapositiva: edite usted las palabras.",
    noRewrite: "El modelo no dio ninguna diapositiva utilizable. Dígalo con otras palabras o edítela usted.",
    editOutline: "Editar el esquema",
    changeLook: "Cambiar el estilo",
    savedSlide: "La diapositiva ha cambiado.",
    savedLook: "La presentación tiene su nuevo estilo.",
    laying: "Diseñando de nuevo…",
    saveFailed: "No se ha guardado.",
  },
  versions: {
    heading: "Versiones",
    lead: "Las últimas cincuenta se conservan con la presentación.",
    now: "Esta",
    first: "Como se creó",
    edited: "Texto cambiado",
    look: "Otro estilo",
    goBack: "Volver a ella",
    restored: "Esa versión ha vuelto.",
  },
  outline: {
    title: "Esquema",
    ready: "Su esquema está listo.",
    heading: "¿Es esto lo que quiere decir?",
    lead: "Cambie títulos y puntos, ordene las diapositivas, añada o quite algunas. Después cree la presentación.",
    deckLead: "La presentación se diseña de nuevo; sus enlaces siguen valiendo.",
    make: "Crear la presentación",
    save: "Guardar y diseñar",
    cancel: "Volver sin guardar",
    back: "Volver al texto",
    slide: (number) => `Diapositiva ${number}`,
    slideTitle: "Título",
    body: "Lo que dice",
    takeaway: "Lo que se deduce",
    unreadable: "Estas líneas todavía no sirven para este tipo de diapositiva.",
    notes: "Notas para quien expone",
    kind: "Tipo",
    up: (number) => `Subir la diapositiva ${number}`,
    down: (number) => `Bajar la diapositiva ${number}`,
    drop: (number) => `Quitar la diapositiva ${number}`,
    dropped: (title) => `Se ha quitado «${title}».`,
    untitled: "Sin título",
    add: "Añadir una diapositiva",
    addAfter: (number) => `Añadir una diapositiva después de la ${number}`,
    newTitle: "Nueva diapositiva",
    newPoint: "Lo que dice",
    unsaved: "Hay cambios sin guardar.",
    discard: "Descartarlos",
    findings: "Algunas diapositivas necesitan antes un cambio",
    finding: (number, message) => `Diapositiva ${number}: ${message}`,
    stale: "Entretanto, esta presentación se ha cambiado en otro lugar.",
    staleTheirs: "Mostrar esa versión",
    staleMine: "Guardar la mía de todos modos",
    kinds: {
      title: "Portada",
      agenda: "Índice",
      section: "Sección",
      bullets: "Puntos",
      columns: "Columnas",
      comparison: "Comparación",
      table: "Tabla",
      chart: "Gráfico",
      timeline: "Cronología",
      process: "Pasos",
      numbers: "Cifras",
      quote: "Cita",
      statement: "Afirmación",
      cards: "Tarjetas",
      flow: "Flujo",
      hierarchy: "Árbol",
      matrix: "Matriz",
      plan: "Plan",
      code: "Código",
      closing: "Cierre",
    },
    hints: {
      points: "Un punto por línea; sangre los que dependen del anterior.",
      pairs: "En cada línea: nombre, dos puntos, texto.",
      figures: "En cada línea: cifra, dos puntos, qué es.",
      table: "Una fila por línea, celdas separadas por |; la primera tiene los encabezados.",
      lists: "Un título empieza con #; debajo van sus puntos.",
      options: "Un título empieza con #; debajo, + a favor, - en contra.",
      quote: "En la primera línea las palabras; en la segunda, de quién son.",
      words: "Aquí solo se pueden cambiar las palabras.",
      text: "Una o dos líneas.",
      code: "Tal como debe verse.",
    },
  },
  report: {
    heading: "Cómo se hizo",
    author: ({ name, reason, replaced }) => {
      if (name === "model" && replaced === 0) return "Un modelo de lenguaje escribió las diapositivas.";
      if (name === "model")
        return `Un modelo de lenguaje escribió las diapositivas; ${plural(replaced, { one: "1 de ellas se hizo", other: `${numbers.format(replaced)} de ellas se hicieron` })} sin él.`;
      switch (reason) {
        case "model_timeout":
          return "El modelo de lenguaje tardó demasiado; Lectern hizo las diapositivas con sus propias palabras.";
        case "model_failed":
          return "El modelo de lenguaje no dio ninguna presentación; Lectern hizo las diapositivas con sus propias palabras.";
        default:
          return "Lectern hizo las diapositivas con sus propias palabras.";
      }
    },
    mode: {
      document: "Su texto se leyó como material que presentar.",
      plan: "Su texto se leyó como un plan, diapositiva por diapositiva.",
      topic: "Su texto se leyó como un tema, sin material.",
    },
    questionsHeading: "Por qué hay preguntas en las diapositivas",
    questionsText:
      "Su texto nombra un tema y aún no dice nada de él; por eso las diapositivas preguntan qué contaría usted.",
    fillWithMaterial: "Pegue notas, cifras o un documento junto con el tema y cree la presentación de nuevo.",
    fillWithModel:
      "O deje que escriba un modelo de lenguaje: quien administra este servicio puede poner uno en marcha, por ejemplo con Ollama, e indicarlo en los ajustes (docs/models.md).",
    fillByRetry: "O créela de nuevo cuando el modelo de lenguaje responda.",
    addMaterial: "Añadir material",
    understood: "Lo que se entendió",
    facts: {
      title: "Título",
      topic: "Tema",
      genre: "Clase",
      audience: "Público",
      tone: "Tono",
      occasion: "Ocasión",
      language: "Idioma",
      minutes: "Minutos",
      slideCount: "Diapositivas",
      parts: "Partes",
      forms: "Formas",
      limits: "En una diapositiva",
      ending: "Final",
      excluded: "No mencionar",
      plan: "Plan",
    },
    slideCount: ({ bound, least, most }) => {
      switch (bound) {
        case "exactly":
          return `${least}`;
        case "about":
          return `unas ${least}`;
        case "atLeast":
          return `al menos ${least}`;
        case "atMost":
          return `como mucho ${most}`;
        case "range":
          return `de ${least} a ${most}`;
      }
    },
    limit: (most, of) => `como mucho ${most} ${of}`,
    decisions: "Decisiones",
    leftOut: "En ninguna diapositiva",
    where: { notes: "En las notas", nowhere: "Omitido" },
    withheld: "En secreto",
    unfounded: "No está en su texto",
    unfoundedHint: "Compruébelo antes de exponer.",
    slide: (number) => `Diapositiva ${number}`,
  },
  decks: {
    title: "Sus presentaciones",
    lead: "Todo lo creado con su clave, lo más reciente primero.",
    search: "Buscar en los títulos",
    noneFound: (query) => `Ninguna presentación tiene «${query}» en el título.`,
    loadMore: "Mostrar más",
    emptyHeading: "Aún no hay presentaciones",
    emptyText: "Aquí se reúnen las presentaciones que cree, para que vuelva a encontrarlas.",
    emptyAction: "Crear la primera",
    deleting: "Eliminando…",
    deletedCard: "Eliminada",
    delete: (title) => `Eliminar «${title}»`,
    undo: (title) => `Deshacer la eliminación de «${title}»`,
  },
  templates: {
    title: "Plantillas",
    lead: "Sus propios diseños de PowerPoint: se usan patrones, diseños, colores y fuentes, pero no sus diapositivas.",
    uploadHeading: "Añadir una plantilla",
    uploadText: "Un archivo .pptx o .potx. También puede soltarlo aquí.",
    pick: "Elegir un archivo",
    dropHere: "Suelte el archivo para subirlo",
    uploading: (name) => `Subiendo ${name}`,
    inspecting: "El servicio lo está leyendo…",
    cancel: "Cancelar",
    uploadedHeading: (name) => `${name} se puede usar`,
    uploadedText: "Está entre los estilos de su próxima presentación.",
    refusedHeading: (name) => `${name} no sirve como plantilla`,
    failedHeading: (name) => `${name} no se ha subido`,
    wrongType:
      "Solo los archivos de PowerPoint sirven como plantilla: .pptx o .potx. Guárdelo así e inténtelo de nuevo.",
    builtIn: "Lectern",
    builtInText: "Nuestro tema, con el estilo que conviene al texto.",
    added: (date) => `Añadida: ${date}`,
    unnamed: "Plantilla",
    preview: "Vista previa",
    previewLabel: (name) => `Vista previa de ${name}`,
    use: "Usar",
    useLabel: (name) => `Usar ${name} en la próxima presentación`,
    delete: (name) => `Eliminar ${name}`,
    undo: (name) => `Deshacer la eliminación de ${name}`,
    deleted: (name) => `Se ha eliminado ${name}.`,
    deleteFailed: (name) => `No se ha podido eliminar ${name}.`,
    emptyHeading: "Aún no tiene plantillas propias",
    emptyText: "Suba el .pptx de su organización y las presentaciones saldrán así.",
    sampleTitle: (name) => `Muestra con ${name}`,
    sampleMaking: "Se está creando una muestra…",
    sampleNote: "Una presentación real, creada una vez con esta plantilla.",
    samplePrompt: `# Una muestra de esta plantilla

## Para qué sirve
- Ver títulos, textos y colores antes de usarlos
- Cada diapositiva se hace igual que las suyas

## Entregas por trimestre
| Trimestre | Bicicletas |
| --- | --- |
| T1 | 1240 |
| T2 | 1475 |
| T3 | 1655 |

## El camino
1. Escriba lo que quiere decir
2. Elija esta plantilla
3. Expóngalo`,
  },
  failure: {
    key: { heading: "Su clave ya no es válida", text: "Inicie sesión de nuevo." },
    unreachable: {
      heading: "No se puede llegar al servicio",
      text: "Compruebe la conexión e inténtelo de nuevo. No se ha perdido nada de lo que escribió.",
    },
    slow: {
      heading: "Está tardando demasiado",
      text: "El servicio no respondió a tiempo. Inténtelo dentro de un rato.",
    },
    busy: (seconds) => ({
      heading: "Ahora mismo hay mucho trabajo",
      text:
        seconds === undefined
          ? "Todos los lugares están ocupados. Inténtelo dentro de un momento."
          : `Todos los lugares están ocupados. Inténtelo dentro de ${plural(seconds, { one: "1 segundo", other: `${numbers.format(seconds)} segundos` })}.`,
    }),
    gone: { heading: "Ya no está", text: "Se eliminó entretanto." },
    refused: "El servicio no puede usar esto",
    fault: (requestId) => ({
      heading: "Algo ha fallado por nuestra parte",
      text:
        requestId === undefined
          ? "No es culpa suya. Inténtelo de nuevo."
          : `No es culpa suya. Inténtelo de nuevo; si sigue igual, dé este número a quien administra el servicio: ${requestId.replace("urn:uuid:", "")}`,
    }),
  },
  unknown: {
    title: "No encontrado",
    heading: "No hay nada en esta dirección",
    text: "Puede que el enlace esté cortado.",
    action: "Al inicio",
  },
};
