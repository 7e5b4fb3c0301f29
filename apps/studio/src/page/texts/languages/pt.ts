import { createPlural } from "../plural.ts";
import type { Texts } from "../texts-of-language.ts";

const numbers = new Intl.NumberFormat("pt");
const plural = createPlural("pt");

/** Everything that the app says, in Portuguese. */
export const texts: Texts = {
  product: "Lectern",
  skip: "Ir para o conteúdo",
  offline: "Você está sem conexão. O que escrever fica aqui; criar e abrir apresentações terá de esperar.",
  newTab: "abre em uma nova aba",
  tryAgain: "Tentar de novo",
  undo: "Desfazer",
  close: "Fechar",
  notifications: "Avisos",
  navigation: {
    label: "Navegação principal",
    compose: "Nova apresentação",
    decks: "Suas apresentações",
    templates: "Modelos",
    account: "Configurações",
    language: "Idioma",
    reference: "Referência da API",
    appearance: "Aparência",
    system: "Como o sistema",
    light: "Clara",
    dark: "Escura",
    signOut: "Sair",
    running: (percent) => `Uma apresentação está sendo criada ${percent}`,
  },
  signIn: {
    title: "Entrar",
    promise: "De uma página de anotações a uma apresentação que dá gosto mostrar.",
    points: [
      "Cole um tema, um roteiro ou um documento inteiro",
      "PowerPoint de verdade, editável: gráficos, tabelas e layouts nativos",
      "No nosso tema ou no seu próprio modelo",
    ],
    heading: "Abrir o estúdio",
    lead: "Entre com uma chave de API deste serviço.",
    keyLabel: "Chave de API",
    show: "Mostrar",
    hide: "Ocultar",
    showLabel: "Mostrar a chave",
    submit: "Entrar",
    submitting: "Verificando a chave…",
    missing: "Cole primeiro a sua chave de API.",
    wrong: "Esta chave não vale aqui. Confira se ela está completa ou crie outra.",
    rejected: "Sua chave não vale mais. Entre com outra.",
    help: "Onde consigo uma chave?",
    helpText:
      "O serviço mostra uma primeira chave quando é iniciado pela primeira vez. Quem o mantém cria outras com:",
    helpCommand: "pnpm lectern keys create",
    remember: "Continuar conectado neste dispositivo",
    forgotten: "A chave é esquecida quando você fecha a última aba do estúdio.",
    remembered: "A chave e o que você escreve ficam neste navegador até você sair.",
  },
  compose: {
    title: "Nova apresentação",
    heading: "Sobre o que é?",
    lead: "Uma frase basta. Vinte páginas também servem.",
    label: "Seu tema, roteiro ou documento",
    placeholder:
      "Um tema, um roteiro, uma ata, um relatório inteiro…\n\nDiga quantos slides você quer, para quem e em que idioma.",
    attach: "Adicionar um arquivo",
    attachHint: "Word, PDF, página da web, Markdown, tabela ou texto; ou solte um sobre o texto",
    reading: (name) => `Lendo ${name}…`,
    drop: "Solte o arquivo para adicionar o texto dele",
    added: (name) => `O texto de ${name} foi adicionado.`,
    clear: "Limpar",
    cleared: "O texto foi apagado.",
    count: (count, maximum) => `${numbers.format(count)} / ${numbers.format(maximum)}`,
    countLabel: (count, maximum) => `${numbers.format(count)} de ${numbers.format(maximum)} caracteres`,
    tooShort: (minimum) => `Escreva pelo menos ${minimum} caracteres.`,
    tooLong: (over) =>
      `${plural(over, { one: `${over} caractere`, other: `${numbers.format(over)} caracteres` })} a mais. Encurte o texto.`,
    submit: "Criar a apresentação",
    shortcut: (key) => `${key} + Enter`,
    refusal: (name, reason) => {
      switch (reason) {
        case "wrong-type":
          return `${name} não é um arquivo de texto que saibamos ler. Use .docx, .pdf, .html, .md, .txt, .csv, .tsv ou .json, ou copie o texto e cole.`;
        case "too-large":
          return `${name} tem mais texto do que cabe aqui. Tire o que a apresentação não precisa.`;
        case "not-text":
          return `${name} não contém texto. Copie o texto do programa que o mostra e cole aqui.`;
        case "damaged":
          return `${name} não abre. Salve de novo, sem senha, e adicione outra vez.`;
        case "no-text":
          return `${name} contém apenas imagens de texto. Cole o próprio texto.`;
        case "empty":
          return `${name} está vazio.`;
      }
    },
    exampleTaken: "O exemplo tomou o lugar do seu texto.",
    review: "Mostrar antes o roteiro",
    manage: "Gerenciar modelos",
    templatesFailed: "Não foi possível carregar seus modelos.",
    examples: "Ou comece por um destes",
    recent: "Criadas há pouco",
    allDecks: "Todas as apresentações",
  },
  looks: {
    heading: "Visual",
    bySubject: "Conforme o tema",
    bySubjectDetail: "Um dos nossos visuais, o que combina com o texto",
    builtIn: "Um dos nossos visuais",
    all: "Todos os visuais",
    choose: "Escolher um visual",
    chooseLead: "Toda apresentação pode ter qualquer um deles, agora ou depois.",
    take: "Usar este visual",
    templates: "Seus modelos",
    copyNote: "Em um modelo, a apresentação é criada mais uma vez; esta permanece.",
  },
  generating: {
    title: "Criando a apresentação",
    heading: "Sua apresentação está a caminho",
    outlineHeading: "O roteiro está a caminho",
    unsaid: "O serviço está trabalhando",
    steps: { write: "Escrever", layout: "Diagramar", check: "Conferir", save: "Salvar" },
    stages: {
      queued: "Aguardando um lugar livre",
      authoring: "Escrevendo os slides",
      template: "Abrindo o modelo",
      layout: "Diagramando os slides",
      inspection: "Conferindo cada slide",
      writing: "Escrevendo o arquivo",
      storing: "Salvando o arquivo",
    },
    elapsed: (seconds) =>
      seconds < 60
        ? `${seconds} s`
        : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`,
    elsewhere: "Enquanto isso, pode olhar outras coisas; avisaremos quando estiver pronta.",
    cancel: "Cancelar",
    progress: "Progresso",
    failedHeading: "Não foi possível criar a apresentação",
    edit: "Voltar ao texto",
  },
  deck: {
    ready: "Sua apresentação está pronta.",
    open: "Abrir",
    fallbackTitle: "Apresentação",
    slides: (count) => plural(count, { one: `${count} slide`, other: `${numbers.format(count)} slides` }),
    download: "Baixar .pptx",
    pdf: "PDF",
    pdfHint: "Abre a página de impressão; salve um PDF ali.",
    copyLink: "Copiar link",
    openTab: "Abrir em uma aba",
    embed: "Incorporar",
    embedLabel: "HTML para incorporar a apresentação",
    embedHint: "Cole onde a apresentação deve aparecer. Para vê-la não é preciso chave.",
    copyEmbed: "Copiar código",
    copied: "Copiado",
    copyFailed: "O navegador não permitiu copiar. Selecione o texto e copie você mesmo.",
    linkHint: "Quem tem o link pode ver esta apresentação até você excluí-la.",
    delete: "Excluir",
    deleted: (title) => `“${title}” foi excluída.`,
    deleteFailed: (title) => `Não foi possível excluir “${title}”.`,
    viewer: (title) => `Visualizador: ${title}`,
    goneHeading: "Esta apresentação não está mais aqui",
    goneText: "Ela foi excluída ou foi criada com outra chave.",
    forget: "Tirar da lista",
    another: "Criar outra",
    copy: "Fazer uma cópia",
    madeCopy: "Esta é a cópia; o original fica como está.",
    prompt: "Criada a partir de",
    again: "Mudar o texto e criar de novo",
    showAll: "Mostrar tudo",
    strip: "Slides",
    notes: "Anotações",
    noNotes: "Este slide não tem anotações.",
    editSlide: "Editar este slide",
    rewrite: "Escrever de novo",
    rewriteWish: "O que deve mudar? Pode deixar vazio.",
    rewriteAsk: "Escrever este slide",
    rewriting: "O modelo escreve…",
    rewritten: "É assim que o modelo diria. Salve ou volte; os outros slides ficam como estão.",
    noModel:
      "Este serviço não tem um modelo de linguagem que reescreva o slide: edite as palavras você mesmo.",
    noRewrite:
      "O modelo não deu um slide que possa ser usado. Diga com outras palavras ou edite o slide você mesmo.",
    editOutline: "Editar o roteiro",
    changeLook: "Mudar o visual",
    savedSlide: "O slide foi alterado.",
    savedLook: "A apresentação está com o novo visual.",
    laying: "Diagramando de novo…",
    saveFailed: "Não foi salvo.",
  },
  versions: {
    heading: "Versões",
    lead: "As últimas cinquenta ficam guardadas com a apresentação.",
    now: "Esta",
    first: "Como foi criada",
    edited: "Texto alterado",
    look: "Outro visual",
    goBack: "Voltar a ela",
    restored: "Aquela versão está de volta.",
  },
  outline: {
    title: "Roteiro",
    ready: "Seu roteiro está pronto.",
    heading: "É isto que você quer dizer?",
    lead: "Mude títulos e pontos, ordene os slides, adicione ou tire alguns. Depois crie a apresentação.",
    deckLead: "A apresentação é diagramada de novo; os links continuam valendo.",
    make: "Criar a apresentação",
    save: "Salvar e diagramar",
    cancel: "Voltar sem salvar",
    back: "Voltar ao texto",
    slide: (number) => `Slide ${number}`,
    slideTitle: "Título",
    body: "O que ele diz",
    takeaway: "O que se conclui",
    unreadable: "Estas linhas ainda não servem para este tipo de slide.",
    notes: "Anotações para quem apresenta",
    kind: "Tipo",
    up: (number) => `Mover o slide ${number} para cima`,
    down: (number) => `Mover o slide ${number} para baixo`,
    drop: (number) => `Tirar o slide ${number}`,
    dropped: (title) => `“${title}” foi tirado.`,
    untitled: "Sem título",
    add: "Adicionar um slide",
    addAfter: (number) => `Adicionar um slide depois do slide ${number}`,
    newTitle: "Novo slide",
    newPoint: "O que ele diz",
    unsaved: "Há mudanças que não foram salvas.",
    discard: "Descartá-las",
    findings: "Alguns slides precisam antes de uma mudança",
    finding: (number, message) => `Slide ${number}: ${message}`,
    stale: "Enquanto isso, esta apresentação foi alterada em outro lugar.",
    staleTheirs: "Mostrar aquela versão",
    staleMine: "Salvar a minha mesmo assim",
    kinds: {
      title: "Capa",
      agenda: "Agenda",
      section: "Seção",
      bullets: "Pontos",
      columns: "Colunas",
      comparison: "Comparação",
      table: "Tabela",
      chart: "Gráfico",
      timeline: "Linha do tempo",
      process: "Passos",
      numbers: "Números",
      quote: "Citação",
      statement: "Afirmação",
      cards: "Cartões",
      flow: "Fluxo",
      hierarchy: "Árvore",
      matrix: "Matriz",
      plan: "Plano",
      code: "Código",
      closing: "Encerramento",
    },
    hints: {
      points: "Um ponto por linha; recue os que pertencem ao de cima.",
      pairs: "Em cada linha: nome, dois-pontos, texto.",
      figures: "Em cada linha: número, dois-pontos, o que ele é.",
      table: "Uma fileira por linha, células separadas por |; a primeira tem os cabeçalhos.",
      lists: "Um título começa com #; abaixo ficam os seus pontos.",
      options: "Um título começa com #; abaixo, + a favor, - contra.",
      quote: "Na primeira linha as palavras; na segunda, de quem são.",
      words: "Aqui só é possível mudar as palavras.",
      text: "Uma ou duas linhas.",
      code: "Como deve aparecer.",
    },
  },
  report: {
    heading: "Como foi feita",
    author: ({ name, reason, replaced }) => {
      if (name === "model" && replaced === 0) return "Um modelo de linguagem escreveu os slides.";
      if (name === "model")
        return `Um modelo de linguagem escreveu os slides; ${plural(replaced, { one: `${replaced} deles foi feito`, other: `${numbers.format(replaced)} deles foram feitos` })} sem ele.`;
      switch (reason) {
        case "model_timeout":
          return "O modelo de linguagem demorou demais; o Lectern fez os slides com as suas próprias palavras.";
        case "model_failed":
          return "O modelo de linguagem não deu nenhuma apresentação; o Lectern fez os slides com as suas próprias palavras.";
        default:
          return "O Lectern fez os slides com as suas próprias palavras.";
      }
    },
    mode: {
      document: "Seu texto foi lido como material a apresentar.",
      plan: "Seu texto foi lido como um plano, slide por slide.",
      topic: "Seu texto foi lido como um tema, sem material.",
    },
    questionsHeading: "Por que há perguntas nos slides",
    questionsText:
      "Seu texto cita um tema e ainda não diz nada sobre ele; por isso os slides perguntam o que você contaria.",
    fillWithMaterial:
      "Cole anotações, números ou um documento junto com o tema e crie a apresentação de novo.",
    fillWithModel:
      "Ou deixe um modelo de linguagem escrever: quem mantém este serviço pode iniciar um, por exemplo com o Ollama, e indicá-lo nas configurações (docs/models.md).",
    fillByRetry: "Ou crie de novo quando o modelo de linguagem responder.",
    addMaterial: "Adicionar material",
    understood: "O que foi entendido",
    facts: {
      title: "Título",
      topic: "Tema",
      genre: "Gênero",
      audience: "Público",
      tone: "Tom",
      occasion: "Ocasião",
      language: "Idioma",
      minutes: "Minutos",
      slideCount: "Slides",
      parts: "Partes",
      forms: "Formas",
      limits: "Em um slide",
      ending: "Final",
      excluded: "Não mencionar",
      plan: "Plano",
    },
    slideCount: ({ bound, least, most }) => {
      switch (bound) {
        case "exactly":
          return `${least}`;
        case "about":
          return `cerca de ${least}`;
        case "atLeast":
          return `pelo menos ${least}`;
        case "atMost":
          return `no máximo ${most}`;
        case "range":
          return `de ${least} a ${most}`;
      }
    },
    limit: (most, of) => `no máximo ${most} ${of}`,
    decisions: "Decisões",
    leftOut: "Em nenhum slide",
    where: { notes: "Nas anotações", nowhere: "Deixado de fora" },
    withheld: "Mantido em segredo",
    unfounded: "Não está no seu texto",
    unfoundedHint: "Confira antes de apresentar.",
    slide: (number) => `Slide ${number}`,
  },
  decks: {
    title: "Suas apresentações",
    lead: "Tudo o que foi criado com a sua chave, do mais novo ao mais antigo.",
    search: "Buscar nos títulos",
    noneFound: (query) => `Nenhuma apresentação tem “${query}” no título.`,
    loadMore: "Mostrar mais",
    emptyHeading: "Ainda não há apresentações",
    emptyText: "As apresentações que você cria ficam reunidas aqui, para você reencontrá-las.",
    emptyAction: "Criar a primeira",
    deleting: "Excluindo…",
    deletedCard: "Excluída",
    delete: (title) => `Excluir “${title}”`,
    undo: (title) => `Desfazer a exclusão de “${title}”`,
  },
  templates: {
    title: "Modelos",
    lead: "Seus próprios designs de PowerPoint: mestres, layouts, cores e fontes são usados; os slides deles, não.",
    uploadHeading: "Adicionar um modelo",
    uploadText: "Um arquivo .pptx ou .potx. Você também pode soltá-lo aqui.",
    pick: "Escolher um arquivo",
    dropHere: "Solte o arquivo para enviá-lo",
    uploading: (name) => `Enviando ${name}`,
    inspecting: "O serviço está lendo…",
    cancel: "Cancelar",
    uploadedHeading: (name) => `${name} pode ser usado`,
    uploadedText: "Está entre os visuais da sua próxima apresentação.",
    refusedHeading: (name) => `${name} não serve como modelo`,
    failedHeading: (name) => `${name} não foi enviado`,
    wrongType: "Só arquivos do PowerPoint servem como modelo: .pptx ou .potx. Salve assim e tente de novo.",
    builtIn: "Lectern",
    builtInText: "O nosso tema, no visual que combina com o texto.",
    added: (date) => `Adicionado: ${date}`,
    unnamed: "Modelo",
    preview: "Prévia",
    previewLabel: (name) => `Prévia de ${name}`,
    use: "Usar",
    useLabel: (name) => `Usar ${name} na próxima apresentação`,
    delete: (name) => `Excluir ${name}`,
    undo: (name) => `Desfazer a exclusão de ${name}`,
    deleted: (name) => `${name} foi excluído.`,
    deleteFailed: (name) => `Não foi possível excluir ${name}.`,
    emptyHeading: "Você ainda não tem modelos próprios",
    emptyText: "Envie o .pptx da sua organização, e as apresentações sairão com ele.",
    sampleTitle: (name) => `Amostra com ${name}`,
    sampleMaking: "Uma amostra está sendo criada…",
    sampleNote: "Uma apresentação de verdade, criada uma vez com este modelo.",
    samplePrompt: `# Uma amostra deste modelo

## Para que serve
- Ver títulos, textos e cores antes de usá-los
- Cada slide aqui é feito como os seus

## Entregas por trimestre
| Trimestre | Bicicletas |
| --- | --- |
| T1 | 1.240 |
| T2 | 1.475 |
| T3 | 1.655 |

## O caminho
1. Escreva o que quer dizer
2. Escolha este modelo
3. Apresente`,
  },
  failure: {
    key: { heading: "Sua chave não vale mais", text: "Entre de novo." },
    unreachable: {
      heading: "Não é possível alcançar o serviço",
      text: "Confira a conexão e tente de novo. Nada do que você escreveu se perdeu.",
    },
    slow: { heading: "Está demorando demais", text: "O serviço não respondeu a tempo. Tente daqui a pouco." },
    busy: (seconds) => ({
      heading: "Há muito movimento agora",
      text:
        seconds === undefined
          ? "Todos os lugares estão ocupados. Tente daqui a um instante."
          : `Todos os lugares estão ocupados. Tente daqui a ${plural(seconds, { one: `${seconds} segundo`, other: `${numbers.format(seconds)} segundos` })}.`,
    }),
    gone: { heading: "Não está mais aqui", text: "Foi excluído enquanto isso." },
    refused: "O serviço não consegue usar isto",
    fault: (requestId) => ({
      heading: "Algo deu errado do nosso lado",
      text:
        requestId === undefined
          ? "A culpa não é sua. Tente de novo."
          : `A culpa não é sua. Tente de novo; se continuar assim, informe este número a quem mantém o serviço: ${requestId.replace("urn:uuid:", "")}`,
    }),
  },
  unknown: {
    title: "Não encontrado",
    heading: "Não há nada neste endereço",
    text: "Talvez o link esteja cortado.",
    action: "Ao início",
  },
};
