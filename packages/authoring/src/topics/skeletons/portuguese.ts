import type { SkeletonTexts } from "./skeleton-texts.ts";

/** Skeletons in Portuguese. */
export const portuguese: SkeletonTexts = {
  language: "pt",
  draft: "Um roteiro para completar",
  open: "Um ponto seu",
  slides: {
    why: [
      "{topic}: por que agora?",
      ["O que mudou, quem percebe primeiro e o que acontece se ninguém agir?"],
      "Comece com algo que o público já viu. Um caso concreto vale mais do que uma tendência.",
    ],
    today: [
      "Onde estamos hoje",
      [
        "Já funciona | Com o que se pode contar? | Quem dá o exemplo?",
        "Ainda não funciona | O que atrapalha? | O que não sabemos?",
      ],
      "Descreva a situação como o público a vê. Números só com a fonte.",
    ],
    forces: [
      "O que impulsiona e o que trava",
      [
        "Impulsiona | Que necessidade ou ideia?",
        "Trava | Que hábito, regra ou custo?",
        "Depende de nós | Onde podemos agir?",
      ],
      "Nomeie uma força por quadro e diga como sabe.",
    ],
    myths: [
      "Mitos e fatos",
      [
        "Mito | No que muita gente acredita? | De onde vem a ideia?",
        "Fato | O que é verdade? | Como sabemos?",
      ],
      "Escolha uma crença que o público tem e cite a fonte do fato.",
    ],
    paths: [
      "O que pode vir depois",
      [
        "No melhor caso | O que veríamos primeiro?",
        "O mais provável | O que aponta para isso?",
        "No pior caso | Como perceberíamos?",
      ],
      "Diga com clareza o que se sabe e o que se supõe.",
    ],
    means: [
      "O que significa para nós",
      [
        "Começar | O que vale a pena tentar?",
        "Manter | O que já ajuda?",
        "Parar | O que custa mais do que traz?",
      ],
      "Passe do tema às pessoas na sala.",
    ],
    way: [
      "O caminho, passo a passo",
      [
        "Combinar | O que queremos?",
        "Experimentar | Por onde começamos?",
        "Rever | O que aprendemos?",
        "Ampliar | O que vem depois?",
      ],
      "Diga quem dá cada passo. Datas só se estiverem combinadas.",
    ],
    result: [
      "{topic}: o que você saberá fazer",
      ["Como é o resultado e a quem ajuda?"],
      "Mostre primeiro o resultado: é a razão para continuar a ouvir.",
    ],
    need: [
      "O que é preciso antes de começar",
      [
        "Material | Que coisas e ferramentas?",
        "Saber | O que é preciso conhecer ou pedir?",
        "Tempo e dinheiro | Quanto?",
      ],
      "Só o indispensável e onde o encontrar.",
    ],
    steps: [
      "Os passos num relance",
      [
        "Preparar | O que deve estar pronto?",
        "Começar | O que vem primeiro?",
        "Conferir | Como se vê que está bem?",
        "Terminar | Quando está pronto?",
      ],
      "Comece cada passo com um verbo e mostre um deles.",
    ],
    care: [
      "O passo que pede mais cuidado",
      ["Onde erram os iniciantes?", "Como se vê quando está certo?", "Como se pode corrigir?"],
      "Mostre-o devagar, com uma imagem ou ao vivo.",
    ],
    trouble: [
      "Quando algo corre mal",
      [
        "Sinais | O que se nota primeiro? | O que não é grave?",
        "Soluções | O que ajuda logo? | Quem pode ajudar?",
      ],
      "Bastam dois ou três problemas comuns com a solução.",
    ],
    problem: [
      "O problema que queremos resolver",
      ["Quem o tem e com que frequência?", "Quanto custa hoje?", "Como as pessoas se arranjam?"],
      "Conte a história de uma pessoa. Números precisam de fonte.",
    ],
    solution: [
      "A nossa resposta numa frase",
      ["O que oferecemos, a quem, e o que melhora depois?"],
      "Diga a frase, espere e depois mostre.",
    ],
    market: [
      "Quem compra e como chegamos lá",
      [
        "Clientes | Quem decide e quem paga?",
        "Tamanho | Quantos são, contados de baixo?",
        "Acesso | Que caminho leva até eles?",
      ],
      "Clientes vezes preço, com a fonte.",
    ],
    earn: [
      "Como ganhamos dinheiro",
      ["Quem paga pelo quê?", "O que traz e custa um cliente?", "O que faz crescer?"],
      "Um modelo, um preço, um exemplo.",
    ],
    shown: [
      "O que já mostramos",
      ["Que clientes ou testes existem?", "O que aprendemos com eles?", "O que vem a seguir?"],
      "Só o que se pode verificar.",
    ],
    rivals: [
      "O que se usa hoje em vez disto",
      [
        "Os outros | O que fazem bem? | Onde param?",
        "Nós | O que só nós fazemos? | O que é difícil de copiar?",
      ],
      "Seja justo com os outros: o público os conhece.",
    ],
    team: [
      "Por que somos a equipe certa",
      [
        "Experiência | O que já fizemos?",
        "Funções | Quem responde pelo quê?",
        "Faltas | Quem ainda procuramos?",
      ],
      "Uma linha por pessoa.",
    ],
    criteria: [
      "O que importa na escolha",
      [
        "Indispensável | Do que não se abre mão?",
        "Desejável | O que seria bom ter?",
        "Peso | O que decide no fim?",
      ],
      "Combinem os critérios antes de julgar.",
    ],
    options: [
      "A favor e contra cada opção",
      [
        "Primeira opção | + O que fala a favor? | - O que fala contra?",
        "Segunda opção | + O que fala a favor? | - O que fala contra?",
      ],
      "As mesmas perguntas, na mesma ordem, para cada opção.",
    ],
    goal: [
      "O que nos propusemos fazer",
      [
        "Qual era o objetivo combinado?",
        "Como saberíamos que foi alcançado?",
        "O que ficou de fora de propósito?",
      ],
      "Cite o objetivo tal como foi combinado.",
    ],
    delivered: [
      "O que entregamos",
      [
        "Feito | O que está em uso?",
        "Por fazer | O que falta e por quê?",
        "A mais | O que não estava previsto?",
      ],
      "Primeiro os fatos, depois o juízo.",
    ],
    status: [
      "Como está o projeto",
      [
        "Prazos | Adiantado, em dia ou atrasado?",
        "Orçamento | O que resta?",
        "Escopo | O que mudou?",
        "Qualidade | O que dizem os usuários?",
      ],
      "Uma frase por quadro, com o motivo.",
    ],
    lessons: [
      "O que aprendemos",
      [
        "Manter | O que faríamos de novo?",
        "Mudar | O que faríamos diferente?",
        "Partilhar | O que serve a outros?",
      ],
      "Fale de causas e não de pessoas.",
    ],
    risks: [
      "Riscos e o que ajuda",
      [
        "Risco | O que pode dar errado? | Como perceberíamos?",
        "Resposta | O que fazemos então? | Quem decide?",
      ],
      "Bastam os dois maiores riscos.",
    ],
    benefits: [
      "O que melhora e para quem",
      [
        "Quem usa | O que fica mais fácil?",
        "Quem opera | O que se poupa?",
        "Os demais | O que muda para eles?",
      ],
      "Prometa só o que pode mostrar.",
    ],
    known: [
      "O que se sabe e o que está em aberto",
      [
        "Conhecido | Que resultados são seguros? | Quem os obteve?",
        "Em aberto | Que pergunta resta? | Por que importa?",
      ],
      "Cite os dois ou três trabalhos em que o seu se apoia.",
    ],
    method: [
      "Como procedemos",
      [
        "Perguntar | Que pergunta?",
        "Recolher | Que dados e de onde?",
        "Analisar | Que método e por quê?",
        "Verificar | Com que certeza?",
      ],
      "Com tanto detalhe que um colega pudesse repetir.",
    ],
    findings: [
      "O que encontramos",
      ["Qual é o resultado principal numa frase?", "O que surpreendeu?", "O que o resultado não mostra?"],
      "Uma imagem ou tabela para o resultado principal.",
    ],
    goals: [
      "O que você vai levar",
      [
        "Saber | O que poderá explicar?",
        "Fazer | O que fará por conta própria?",
        "Julgar | O que saberá distinguir?",
      ],
      "Diga os objetivos e volte a eles no fim.",
    ],
    terms: [
      "As palavras de que precisamos",
      [
        "Termo | O que significa em palavras simples?",
        "Exemplo | Onde o encontramos?",
        "Contraexemplo | O que parece mas não é?",
      ],
      "Deixe o público adivinhar antes de explicar.",
    ],
    example: [
      "Um exemplo bem contado",
      ["O que aconteceu, onde e a quem?", "O que mostra?", "É comum?"],
      "Um caso bem contado vale mais do que dez citados.",
    ],
    exercise: [
      "Agora é a sua vez",
      ["Sozinho | O que pensa?", "Em pares | Em que diferem?", "Juntos | Em que concordamos?"],
      "Dê a tarefa numa frase e diga quanto tempo há.",
    ],
    discussion: [
      "Perguntas para debate",
      ["Em que discordamos?", "O que nos faria mudar de ideia?", "O que tentamos primeiro?"],
      "Deixe tempo e anote as respostas.",
    ],
    launch: [
      "Da preparação ao lançamento",
      [
        "Preparar | O que deve estar pronto?",
        "Anunciar | Quem sabe primeiro?",
        "Abrir | O que acontece no dia?",
        "Ouvir | O que dizem as pessoas?",
        "Melhorar | O que muda depois?",
      ],
      "Diga quem responde por cada etapa.",
    ],
    audience: [
      "Quem queremos alcançar",
      ["Quem | Em quem pensamos?", "Necessidade | O que lhes falta hoje?", "Canal | Onde os encontramos?"],
      "Descreva uma pessoa real do grupo.",
    ],
    roles: [
      "Quem faz o quê",
      [
        "Decide | Quem diz sim ou não?",
        "Executa | Quem leva o trabalho?",
        "É afetado | Quem deve ser ouvido?",
      ],
      "Nomeie funções, e pessoas se concordarem.",
    ],
    askedWhat: [
      "",
      [
        "Numa frase | Qual é a resposta em palavras simples?",
        "Exemplo | Onde todos já viram isso?",
        "Para lembrar | O que deve ficar?",
      ],
      "Primeiro a frase, depois o exemplo. Deixe de fora o que o público não precisa.",
    ],
    askedWhy: [
      "",
      ["Causa | O que está por trás?", "Efeito | A que leva no dia a dia?", "Saída | O que ajuda?"],
      "Mostre causa e efeito com um caso do dia a dia, com calma.",
    ],
    askedHow: [
      "",
      [
        "Funciona | O que o torna bom? | O que o torna fácil?",
        "Melhor evitar | O que falha muitas vezes? | O que é dispensável?",
      ],
      "Faça uma vez diante do público enquanto fala.",
    ],
    take: [
      "{topic}: o que fica",
      ["A frase para lembrar", "O primeiro passo e quem o dá", "Onde perguntar e ler mais"],
      "Termine com a frase que se repetirá amanhã e convide a perguntas.",
    ],
    decide: [
      "O que pedimos a vocês",
      ["O que há exatamente a decidir?", "Até quando e por quem?", "O que se segue a um sim?"],
      "Peça numa frase clara e depois cale-se.",
    ],
    act: [
      "Próximos passos",
      ["O que se faz primeiro e quem faz?", "O que depende disso?", "Quando voltamos a ver?"],
      "Nenhum passo sai da sala sem um nome.",
    ],
  },
};
