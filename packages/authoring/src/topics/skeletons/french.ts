import type { SkeletonTexts } from "./skeleton-texts.ts";

/** Skeletons in French. */
export const french: SkeletonTexts = {
  language: "fr",
  draft: "Une trame à compléter",
  open: "Un point à vous",
  slides: {
    why: [
      "{topic} : pourquoi maintenant ?",
      ["Qu’est-ce qui a changé, qui le remarque d’abord, et que se passe-t-il si personne n’agit ?"],
      "Commencez par ce que le public a vu lui-même. Un cas concret vaut mieux qu’une tendance.",
    ],
    today: [
      "Où nous en sommes",
      [
        "Ce qui marche | Sur quoi peut-on compter ? | Qui montre l’exemple ?",
        "Ce qui manque | Qu’est-ce qui bloque ? | Qu’ignorons-nous ?",
      ],
      "Décrivez la situation comme le public la voit. Pas de chiffre sans source.",
    ],
    forces: [
      "Ce qui pousse, ce qui freine",
      [
        "Pousse | Quel besoin, quelle idée ?",
        "Freine | Quelle habitude, règle ou dépense ?",
        "Dépend de nous | Où pouvons-nous agir ?",
      ],
      "Nommez une force par case et dites d’où vous le savez.",
    ],
    myths: [
      "Idées reçues et faits",
      [
        "Idée reçue | Que croit-on souvent ? | D’où vient cette idée ?",
        "Fait | Qu’en est-il vraiment ? | Comment le sait-on ?",
      ],
      "Choisissez une idée que le public partage et citez la source du fait.",
    ],
    paths: [
      "Ce qui pourrait suivre",
      [
        "Au mieux | Que verrait-on d’abord ?",
        "Probablement | Qu’est-ce qui l’annonce ?",
        "Au pire | À quoi le reconnaître ?",
      ],
      "Distinguez clairement ce qui est su de ce qui est supposé.",
    ],
    means: [
      "Ce que cela change pour nous",
      [
        "Commencer | Que vaut-il la peine d’essayer ?",
        "Garder | Qu’est-ce qui aide déjà ?",
        "Arrêter | Qu’est-ce qui coûte plus qu’il n’apporte ?",
      ],
      "Passez du sujet aux personnes présentes.",
    ],
    way: [
      "Le chemin, pas à pas",
      [
        "S’accorder | Que voulons-nous ?",
        "Essayer | Par où commencer ?",
        "Faire le point | Qu’avons-nous appris ?",
        "Élargir | Et ensuite ?",
      ],
      "Dites qui fait chaque pas. Des dates seulement si elles sont convenues.",
    ],
    result: [
      "{topic} : ce que vous saurez faire",
      ["À quoi ressemble le résultat, et qui aide-t-il ?"],
      "Montrez d’abord le résultat : c’est la raison d’écouter la suite.",
    ],
    need: [
      "Ce qu’il faut avant de commencer",
      [
        "Matériel | Quels objets et outils ?",
        "Savoir | Que faut-il connaître ou demander ?",
        "Temps et argent | Combien ?",
      ],
      "Seulement l’indispensable, et où le trouver.",
    ],
    steps: [
      "Les étapes en un coup d’œil",
      [
        "Préparer | Que faut-il avoir sous la main ?",
        "Commencer | Par quoi ?",
        "Vérifier | À quoi voit-on que c’est bon ?",
        "Terminer | Quand est-ce fini ?",
      ],
      "Commencez chaque étape par un verbe et montrez-en une.",
    ],
    care: [
      "L’étape la plus délicate",
      [
        "Où les débutants se trompent-ils ?",
        "À quoi ressemble le bon geste ?",
        "Comment rattraper une erreur ?",
      ],
      "Montrez-la lentement, en image ou en direct.",
    ],
    trouble: [
      "Si quelque chose tourne mal",
      [
        "Signes | Que remarque-t-on d’abord ? | Qu’est-ce qui est sans gravité ?",
        "Remèdes | Qu’est-ce qui aide aussitôt ? | Qui peut aider ?",
      ],
      "Deux ou trois problèmes courants avec leur remède suffisent.",
    ],
    problem: [
      "Le problème à résoudre",
      ["Qui le rencontre, et quand ?", "Que coûte-t-il aujourd’hui ?", "Comment se débrouille-t-on ?"],
      "Racontez l’histoire d’une personne. Les chiffres demandent une source.",
    ],
    solution: [
      "Notre réponse en une phrase",
      ["Que proposons-nous, à qui, et qu’est-ce qui va mieux ensuite ?"],
      "Dites la phrase, faites une pause, puis montrez.",
    ],
    market: [
      "Qui achète et comment les joindre",
      [
        "Clients | Qui décide, qui paie ?",
        "Taille | Combien sont-ils, comptés un à un ?",
        "Accès | Par quel chemin ?",
      ],
      "Clients fois prix, avec la source.",
    ],
    earn: [
      "Comment nous gagnons de l’argent",
      ["Qui paie, et pour quoi ?", "Que rapporte et que coûte un client ?", "Qu’est-ce qui fait grandir ?"],
      "Un modèle, un prix, un exemple.",
    ],
    shown: [
      "Ce que nous avons déjà montré",
      ["Quels clients ou essais ?", "Qu’avons-nous appris ?", "Quelle est la suite ?"],
      "Seulement ce qui peut se vérifier.",
    ],
    rivals: [
      "Ce que l’on utilise aujourd’hui",
      [
        "Les autres | Que font-ils bien ? | Où s’arrêtent-ils ?",
        "Nous | Que sommes-nous seuls à faire ? | Qu’est-ce qui est difficile à copier ?",
      ],
      "Soyez justes avec les autres : le public les connaît.",
    ],
    team: [
      "Pourquoi nous sommes la bonne équipe",
      [
        "Expérience | Qu’avons-nous déjà fait ?",
        "Rôles | Qui répond de quoi ?",
        "Manques | Qui cherchons-nous encore ?",
      ],
      "Une ligne par personne.",
    ],
    criteria: [
      "Ce qui compte dans le choix",
      [
        "Indispensable | À quoi ne peut-on renoncer ?",
        "Souhaitable | Que serait-il bon d’avoir ?",
        "Poids | Qu’est-ce qui tranche ?",
      ],
      "Accordez-vous sur les critères avant de juger.",
    ],
    options: [
      "Le pour et le contre de chaque option",
      [
        "Première option | + Qu’est-ce qui plaide pour ? | - Qu’est-ce qui plaide contre ?",
        "Seconde option | + Qu’est-ce qui plaide pour ? | - Qu’est-ce qui plaide contre ?",
      ],
      "Les mêmes questions, dans le même ordre, pour chaque option.",
    ],
    goal: [
      "Ce que nous voulions faire",
      [
        "Quel était l’objectif convenu ?",
        "À quoi voit-on qu’il est atteint ?",
        "Qu’avait-on laissé de côté ?",
      ],
      "Citez l’objectif tel qu’il a été convenu.",
    ],
    delivered: [
      "Ce que nous avons livré",
      [
        "Fait | Qu’est-ce qui sert déjà ?",
        "Pas fait | Que manque-t-il, et pourquoi ?",
        "En plus | Qu’est-ce qui n’était pas prévu ?",
      ],
      "Les faits d’abord, le jugement ensuite.",
    ],
    status: [
      "Où en est le projet",
      [
        "Délais | En avance, à l’heure, en retard ?",
        "Budget | Que reste-t-il ?",
        "Périmètre | Qu’est-ce qui a changé ?",
        "Qualité | Que disent les utilisateurs ?",
      ],
      "Une phrase par case, avec la raison.",
    ],
    lessons: [
      "Ce que nous avons appris",
      [
        "Garder | Que referions-nous ?",
        "Changer | Que ferions-nous autrement ?",
        "Partager | Qu’est-ce qui sert à d’autres ?",
      ],
      "Parlez des causes, non des personnes.",
    ],
    risks: [
      "Les risques, et ce qui aide",
      [
        "Risque | Que peut-il arriver ? | À quoi le voit-on ?",
        "Réponse | Que fait-on alors ? | Qui décide ?",
      ],
      "Les deux plus grands risques suffisent.",
    ],
    benefits: [
      "Ce qui s’améliore, et pour qui",
      [
        "Les usagers | Qu’est-ce qui devient plus simple ?",
        "Les équipes | Qu’est-ce qui est économisé ?",
        "Les autres | Qu’est-ce qui change ?",
      ],
      "Ne promettez que ce que vous pouvez montrer.",
    ],
    known: [
      "Ce que l’on sait, ce qui reste ouvert",
      [
        "Connu | Quels résultats sont sûrs ? | Qui les a établis ?",
        "Ouvert | Quelle question demeure ? | Pourquoi compte-t-elle ?",
      ],
      "Citez les deux ou trois travaux dont vous partez.",
    ],
    method: [
      "Comment nous avons procédé",
      [
        "Demander | Quelle question ?",
        "Recueillir | Quelles données, d’où ?",
        "Analyser | Quelle méthode, et pourquoi ?",
        "Vérifier | Avec quelle certitude ?",
      ],
      "Assez précis pour qu’un collègue puisse refaire le travail.",
    ],
    findings: [
      "Ce que nous avons trouvé",
      [
        "Quel est le résultat principal, en une phrase ?",
        "Qu’est-ce qui a surpris ?",
        "Que ne montre-t-il pas ?",
      ],
      "Une image ou un tableau pour le résultat principal.",
    ],
    goals: [
      "Ce que vous emporterez",
      [
        "Savoir | Que pourrez-vous expliquer ?",
        "Faire | Que saurez-vous faire seul ?",
        "Juger | Que saurez-vous distinguer ?",
      ],
      "Dites les objectifs et revenez-y à la fin.",
    ],
    terms: [
      "Les mots dont nous avons besoin",
      [
        "Terme | Que veut-il dire simplement ?",
        "Exemple | Où le rencontre-t-on ?",
        "Contre-exemple | Qu’est-ce qui y ressemble seulement ?",
      ],
      "Laissez deviner le public avant d’expliquer.",
    ],
    example: [
      "Un exemple bien raconté",
      ["Que s’est-il passé, où, et à qui ?", "Que montre-t-il ?", "Est-ce fréquent ?"],
      "Un cas bien raconté vaut mieux que dix cités.",
    ],
    exercise: [
      "À vous d’essayer",
      [
        "Seul | Qu’en pensez-vous ?",
        "À deux | Où vos avis diffèrent-ils ?",
        "Ensemble | Sur quoi s’accorde-t-on ?",
      ],
      "Donnez la consigne en une phrase et le temps disponible.",
    ],
    discussion: [
      "Questions à débattre",
      [
        "Sur quoi ne sommes-nous pas d’accord ?",
        "Qu’est-ce qui nous ferait changer d’avis ?",
        "Qu’essayons-nous d’abord ?",
      ],
      "Laissez du temps et notez les réponses.",
    ],
    launch: [
      "De la préparation au lancement",
      [
        "Préparer | Que faut-il avoir prêt ?",
        "Annoncer | Qui l’apprend d’abord ?",
        "Ouvrir | Que se passe-t-il le jour même ?",
        "Écouter | Que disent les gens ?",
        "Améliorer | Que change-t-on ?",
      ],
      "Dites qui est responsable de chaque étape.",
    ],
    audience: [
      "Qui nous voulons toucher",
      ["Qui | À qui pensons-nous ?", "Besoin | Que leur manque-t-il ?", "Canal | Où les rencontrer ?"],
      "Décrivez une personne réelle de ce groupe.",
    ],
    roles: [
      "Qui fait quoi",
      [
        "Décide | Qui dit oui ou non ?",
        "Réalise | Qui porte le travail ?",
        "Est concerné | Qui faut-il entendre ?",
      ],
      "Nommez des rôles, et des personnes si elles sont d’accord.",
    ],
    askedWhat: [
      "",
      [
        "En une phrase | Quelle est la réponse, en mots simples ?",
        "Exemple | Où chacun l’a-t-il vu ?",
        "À retenir | Que doit-il rester ?",
      ],
      "La phrase d’abord, puis l’exemple. Laissez de côté ce dont le public n’a pas besoin.",
    ],
    askedWhy: [
      "",
      [
        "Cause | Qu’y a-t-il derrière ?",
        "Effet | À quoi cela mène-t-il au quotidien ?",
        "Issue | Qu’est-ce qui aide ?",
      ],
      "Montrez la cause et l’effet par un cas du quotidien, calmement.",
    ],
    askedHow: [
      "",
      [
        "Ce qui marche | Qu’est-ce qui est bon ? | Qu’est-ce qui est facile ?",
        "À éviter | Qu’est-ce qui échoue souvent ? | Qu’est-ce qui est inutile ?",
      ],
      "Faites-le une fois devant le public en parlant.",
    ],
    take: [
      "{topic} : ce qu’il faut retenir",
      ["La phrase à garder en tête", "Le premier pas, et qui le fait", "Où demander et lire la suite"],
      "Finissez par la phrase que l’on répétera demain, puis invitez aux questions.",
    ],
    decide: [
      "Ce que nous vous demandons",
      ["Que faut-il décider exactement ?", "Pour quand, et par qui ?", "Que suit-il d’un oui ?"],
      "Demandez en une phrase claire, puis taisez-vous.",
    ],
    act: [
      "Prochaines étapes",
      ["Que fait-on d’abord, et qui le fait ?", "Qu’est-ce qui en dépend ?", "Quand en reparle-t-on ?"],
      "Aucune étape ne quitte la salle sans un nom.",
    ],
  },
};
