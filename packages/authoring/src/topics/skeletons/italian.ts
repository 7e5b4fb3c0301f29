import type { SkeletonTexts } from "./skeleton-texts.ts";

/** Skeletons in Italian. */
export const italian: SkeletonTexts = {
  language: "it",
  draft: "Una traccia da completare",
  open: "Un punto vostro",
  slides: {
    why: [
      "{topic}: perché proprio adesso?",
      ["Che cosa è cambiato, chi se ne accorge per primo e che cosa succede se nessuno agisce?"],
      "Cominciate con qualcosa che il pubblico ha visto. Un caso concreto vale più di una tendenza.",
    ],
    today: [
      "A che punto siamo",
      [
        "Funziona già | Su che cosa si può contare? | Chi dà l’esempio?",
        "Non funziona ancora | Che cosa lo impedisce? | Che cosa non sappiamo?",
      ],
      "Descrivete la situazione come la vede il pubblico. Cifre solo con la fonte.",
    ],
    forces: [
      "Che cosa spinge e che cosa frena",
      [
        "Spinge | Quale bisogno o idea?",
        "Frena | Quale abitudine, regola o costo?",
        "Dipende da noi | Dove possiamo agire?",
      ],
      "Una forza per riquadro, e come lo sapete.",
    ],
    myths: [
      "Miti e fatti",
      [
        "Mito | Che cosa credono in molti? | Da dove viene l’idea?",
        "Fatto | Che cosa è vero? | Come lo sappiamo?",
      ],
      "Scegliete una convinzione del pubblico e citate la fonte del fatto.",
    ],
    paths: [
      "Che cosa può venire dopo",
      [
        "Nel migliore dei casi | Che cosa vedremmo prima?",
        "Più probabile | Che cosa lo indica?",
        "Nel peggiore | Da che cosa ce ne accorgiamo?",
      ],
      "Dite con chiarezza che cosa si sa e che cosa si suppone.",
    ],
    means: [
      "Che cosa significa per noi",
      [
        "Iniziare | Che cosa vale la pena provare?",
        "Mantenere | Che cosa aiuta già?",
        "Smettere | Che cosa costa più di quanto dia?",
      ],
      "Passate dal tema alle persone in sala.",
    ],
    way: [
      "Il cammino, passo dopo passo",
      [
        "Accordarsi | Che cosa vogliamo?",
        "Provare | Da dove iniziamo?",
        "Verificare | Che cosa abbiamo imparato?",
        "Estendere | Che cosa viene dopo?",
      ],
      "Dite chi fa ogni passo. Date solo se concordate.",
    ],
    result: [
      "{topic}: che cosa saprete fare",
      ["Com’è il risultato e chi aiuta?"],
      "Mostrate prima il risultato: è il motivo per continuare ad ascoltare.",
    ],
    need: [
      "Che cosa serve prima di iniziare",
      [
        "Materiale | Quali cose e strumenti?",
        "Sapere | Che cosa va conosciuto o chiesto?",
        "Tempo e denaro | Quanto?",
      ],
      "Solo l’indispensabile e dove trovarlo.",
    ],
    steps: [
      "I passi a colpo d’occhio",
      [
        "Preparare | Che cosa deve essere pronto?",
        "Iniziare | Che cosa viene prima?",
        "Controllare | Come si vede che va bene?",
        "Finire | Quando è concluso?",
      ],
      "Iniziate ogni passo con un verbo e mostratene uno.",
    ],
    care: [
      "Il passo che chiede più cura",
      ["Dove sbagliano i principianti?", "Come appare quando è giusto?", "Come si può rimediare?"],
      "Mostratelo piano, con un’immagine o dal vivo.",
    ],
    trouble: [
      "Quando qualcosa va storto",
      [
        "Segnali | Che cosa si nota prima? | Che cosa è innocuo?",
        "Rimedi | Che cosa aiuta subito? | Chi può aiutare?",
      ],
      "Bastano due o tre problemi comuni con il rimedio.",
    ],
    problem: [
      "Il problema da risolvere",
      ["Chi lo ha, e quanto spesso?", "Quanto costa oggi?", "Come si arrangia?"],
      "Raccontatelo come la storia di una persona. Le cifre vogliono una fonte.",
    ],
    solution: [
      "La nostra risposta in una frase",
      ["Che cosa offriamo, a chi, e che cosa migliora dopo?"],
      "Dite la frase, aspettate, poi mostratela.",
    ],
    market: [
      "Chi compra e come lo raggiungiamo",
      [
        "Clienti | Chi decide e chi paga?",
        "Dimensione | Quanti sono, contati dal basso?",
        "Accesso | Quale strada porta a loro?",
      ],
      "Clienti per prezzo, con la fonte.",
    ],
    earn: [
      "Come guadagniamo",
      ["Chi paga per che cosa?", "Che cosa porta e costa un cliente?", "Che cosa lo fa crescere?"],
      "Un modello, un prezzo, un esempio.",
    ],
    shown: [
      "Che cosa abbiamo già dimostrato",
      ["Quali clienti o prove ci sono?", "Che cosa abbiamo imparato?", "Che cosa viene adesso?"],
      "Solo ciò che si può verificare.",
    ],
    rivals: [
      "Che cosa si usa oggi al suo posto",
      [
        "Gli altri | Che cosa fanno bene? | Dove si fermano?",
        "Noi | Che cosa sappiamo fare solo noi? | Che cosa è difficile da copiare?",
      ],
      "Siate giusti con gli altri: il pubblico li conosce.",
    ],
    team: [
      "Perché siamo la squadra giusta",
      [
        "Esperienza | Che cosa abbiamo già fatto?",
        "Ruoli | Chi risponde di che cosa?",
        "Lacune | Chi cerchiamo ancora?",
      ],
      "Una riga a persona.",
    ],
    criteria: [
      "Che cosa conta nella scelta",
      [
        "Indispensabile | A che cosa non si rinuncia?",
        "Auspicabile | Che cosa sarebbe bene avere?",
        "Peso | Che cosa decide alla fine?",
      ],
      "Prima i criteri, poi il giudizio.",
    ],
    options: [
      "Pro e contro di ogni opzione",
      [
        "Prima opzione | + Che cosa parla a favore? | - Che cosa parla contro?",
        "Seconda opzione | + Che cosa parla a favore? | - Che cosa parla contro?",
      ],
      "Le stesse domande, nello stesso ordine, per ogni opzione.",
    ],
    goal: [
      "Che cosa ci eravamo proposti",
      [
        "Qual era l’obiettivo concordato?",
        "Come sapremmo di averlo raggiunto?",
        "Che cosa è rimasto fuori di proposito?",
      ],
      "Citate l’obiettivo come fu concordato.",
    ],
    delivered: [
      "Che cosa abbiamo consegnato",
      [
        "Fatto | Che cosa è in uso?",
        "Da fare | Che cosa manca, e perché?",
        "In più | Che cosa non era previsto?",
      ],
      "Prima i fatti, poi il giudizio.",
    ],
    status: [
      "A che punto è il progetto",
      [
        "Tempi | In anticipo, puntuale o in ritardo?",
        "Budget | Che cosa resta?",
        "Ambito | Che cosa è cambiato?",
        "Qualità | Che cosa dicono gli utenti?",
      ],
      "Una frase per riquadro, con il motivo.",
    ],
    lessons: [
      "Che cosa abbiamo imparato",
      [
        "Mantenere | Che cosa rifaremmo?",
        "Cambiare | Che cosa faremmo diversamente?",
        "Condividere | Che cosa serve ad altri?",
      ],
      "Parlate di cause e non di persone.",
    ],
    risks: [
      "Rischi, e che cosa aiuta",
      [
        "Rischio | Che cosa può andare storto? | Come ce ne accorgiamo?",
        "Risposta | Che cosa facciamo allora? | Chi decide?",
      ],
      "Bastano i due rischi maggiori.",
    ],
    benefits: [
      "Che cosa migliora, e per chi",
      [
        "Chi lo usa | Che cosa diventa più facile?",
        "Chi lo gestisce | Che cosa si risparmia?",
        "Tutti gli altri | Che cosa cambia per loro?",
      ],
      "Promettete solo ciò che potete mostrare.",
    ],
    known: [
      "Che cosa si sa e che cosa resta aperto",
      [
        "Noto | Quali risultati sono sicuri? | Chi li ha trovati?",
        "Aperto | Quale domanda resta? | Perché conta?",
      ],
      "Citate i due o tre lavori su cui poggia il vostro.",
    ],
    method: [
      "Come abbiamo proceduto",
      [
        "Chiedere | Quale domanda?",
        "Raccogliere | Quali dati, e da dove?",
        "Analizzare | Quale metodo, e perché?",
        "Verificare | Con quale certezza?",
      ],
      "Tanto preciso che un collega possa ripeterlo.",
    ],
    findings: [
      "Che cosa abbiamo trovato",
      [
        "Qual è il risultato principale in una frase?",
        "Che cosa ci ha sorpreso?",
        "Che cosa il risultato non mostra?",
      ],
      "Un’immagine o una tabella per il risultato principale.",
    ],
    goals: [
      "Che cosa porterete a casa",
      [
        "Sapere | Che cosa saprete spiegare?",
        "Fare | Che cosa farete da soli?",
        "Giudicare | Che cosa saprete distinguere?",
      ],
      "Dite gli obiettivi e tornateci alla fine.",
    ],
    terms: [
      "Le parole che ci servono",
      [
        "Termine | Che cosa vuol dire in parole semplici?",
        "Esempio | Dove lo incontriamo?",
        "Controesempio | Che cosa gli somiglia soltanto?",
      ],
      "Fate indovinare il pubblico prima di spiegare.",
    ],
    example: [
      "Un esempio ben raccontato",
      ["Che cosa è successo, dove e a chi?", "Che cosa mostra?", "È frequente?"],
      "Un caso ben raccontato vale più di dieci citati.",
    ],
    exercise: [
      "Ora tocca a voi",
      [
        "Da soli | Che cosa ne pensate?",
        "In coppia | In che cosa differite?",
        "Insieme | Su che cosa concordiamo?",
      ],
      "Date il compito in una frase e dite quanto tempo c’è.",
    ],
    discussion: [
      "Domande per la discussione",
      [
        "Su che cosa non siamo d’accordo?",
        "Che cosa ci farebbe cambiare idea?",
        "Che cosa proviamo per primo?",
      ],
      "Lasciate tempo e annotate le risposte.",
    ],
    launch: [
      "Dalla preparazione al lancio",
      [
        "Preparare | Che cosa deve essere pronto?",
        "Annunciare | Chi lo sa per primo?",
        "Aprire | Che cosa succede quel giorno?",
        "Ascoltare | Che cosa dice la gente?",
        "Migliorare | Che cosa cambia poi?",
      ],
      "Dite chi risponde di ogni fase.",
    ],
    audience: [
      "Chi vogliamo raggiungere",
      ["Chi | A chi pensiamo?", "Bisogno | Che cosa manca loro oggi?", "Canale | Dove li incontriamo?"],
      "Descrivete una persona reale del gruppo.",
    ],
    roles: [
      "Chi fa che cosa",
      [
        "Decide | Chi dice sì o no?",
        "Realizza | Chi porta avanti il lavoro?",
        "È coinvolto | Chi va ascoltato?",
      ],
      "Nominate ruoli, e persone se sono d’accordo.",
    ],
    askedWhat: [
      "",
      [
        "In una frase | Qual è la risposta in parole semplici?",
        "Esempio | Dove l’hanno visto tutti?",
        "Da ricordare | Che cosa deve restare?",
      ],
      "Prima la frase, poi l’esempio. Lasciate fuori ciò che al pubblico non serve.",
    ],
    askedWhy: [
      "",
      [
        "Causa | Che cosa c’è dietro?",
        "Effetto | A che cosa porta ogni giorno?",
        "Via d’uscita | Che cosa aiuta?",
      ],
      "Mostrate causa ed effetto con un caso di ogni giorno, con calma.",
    ],
    askedHow: [
      "",
      [
        "Funziona | Che cosa lo rende buono? | Che cosa lo rende facile?",
        "Meglio evitare | Che cosa fallisce spesso? | Che cosa è superfluo?",
      ],
      "Fatelo una volta davanti al pubblico mentre parlate.",
    ],
    take: [
      "{topic}: che cosa resta",
      ["La frase da ricordare", "Il primo passo, e chi lo fa", "Dove chiedere e leggere ancora"],
      "Finite con la frase che si ripeterà domani, poi invitate alle domande.",
    ],
    decide: [
      "Che cosa vi chiediamo",
      ["Che cosa c’è da decidere esattamente?", "Entro quando, e da chi?", "Che cosa segue a un sì?"],
      "Chiedete in una frase chiara, poi tacete.",
    ],
    act: [
      "Prossimi passi",
      ["Che cosa si fa per primo, e chi lo fa?", "Che cosa ne dipende?", "Quando ne riparliamo?"],
      "Nessun passo lascia la sala senza un nome.",
    ],
  },
};
