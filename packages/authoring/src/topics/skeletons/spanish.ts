import type { SkeletonTexts } from "./skeleton-texts.ts";

/** Skeletons in Spanish. */
export const spanish: SkeletonTexts = {
  language: "es",
  draft: "Un guion para completar",
  open: "Un punto propio",
  slides: {
    why: [
      "{topic}: ¿por qué ahora?",
      ["¿Qué ha cambiado, quién lo nota primero y qué pasa si nadie actúa?"],
      "Empiece con algo que el público haya visto. Un caso concreto vale más que una tendencia.",
    ],
    today: [
      "Dónde estamos hoy",
      [
        "Ya funciona | ¿Con qué se puede contar? | ¿Quién da ejemplo?",
        "Aún no funciona | ¿Qué lo impide? | ¿Qué no sabemos?",
      ],
      "Describa la situación como la ve el público. Cifras solo con su fuente.",
    ],
    forces: [
      "Qué lo impulsa y qué lo frena",
      [
        "Impulsa | ¿Qué necesidad o idea?",
        "Frena | ¿Qué costumbre, norma o gasto?",
        "Depende de nosotros | ¿Dónde podemos influir?",
      ],
      "Nombre una fuerza por recuadro y diga cómo lo sabe.",
    ],
    myths: [
      "Mitos y realidades",
      [
        "Mito | ¿Qué cree mucha gente? | ¿De dónde viene esa idea?",
        "Realidad | ¿Qué es cierto? | ¿Cómo lo sabemos?",
      ],
      "Elija una creencia que el público comparta y cite la fuente de la realidad.",
    ],
    paths: [
      "Qué puede venir después",
      [
        "En el mejor caso | ¿Qué veríamos primero?",
        "Lo más probable | ¿Qué apunta a ello?",
        "En el peor caso | ¿Cómo lo notaríamos?",
      ],
      "Diga con claridad qué se sabe y qué se supone.",
    ],
    means: [
      "Qué significa para nosotros",
      [
        "Empezar | ¿Qué merece la pena probar?",
        "Mantener | ¿Qué ayuda ya?",
        "Dejar | ¿Qué cuesta más de lo que aporta?",
      ],
      "Pase del tema a las personas de la sala.",
    ],
    way: [
      "El camino, paso a paso",
      [
        "Acordar | ¿Qué queremos?",
        "Probar | ¿Por dónde empezamos?",
        "Revisar | ¿Qué hemos aprendido?",
        "Ampliar | ¿Qué viene después?",
      ],
      "Diga quién da cada paso. Fechas solo si están acordadas.",
    ],
    result: [
      "{topic}: lo que sabrá hacer",
      ["¿Cómo es el resultado y a quién ayuda?"],
      "Muestre primero el resultado: es la razón para seguir escuchando.",
    ],
    need: [
      "Qué hace falta antes de empezar",
      [
        "Material | ¿Qué cosas y herramientas?",
        "Saber | ¿Qué hay que conocer o pedir?",
        "Tiempo y dinero | ¿Cuánto?",
      ],
      "Solo lo imprescindible y dónde conseguirlo.",
    ],
    steps: [
      "Los pasos de un vistazo",
      [
        "Preparar | ¿Qué debe estar listo?",
        "Empezar | ¿Qué va primero?",
        "Comprobar | ¿Cómo se ve que está bien?",
        "Terminar | ¿Cuándo está acabado?",
      ],
      "Empiece cada paso con un verbo y muestre uno.",
    ],
    care: [
      "El paso que pide más cuidado",
      ["¿Dónde fallan los principiantes?", "¿Cómo se ve cuando está bien?", "¿Cómo se puede corregir?"],
      "Muéstrelo despacio, con una imagen o en directo.",
    ],
    trouble: [
      "Si algo sale mal",
      [
        "Señales | ¿Qué se nota primero? | ¿Qué no es grave?",
        "Remedios | ¿Qué ayuda enseguida? | ¿Quién puede ayudar?",
      ],
      "Bastan dos o tres problemas habituales con su remedio.",
    ],
    problem: [
      "El problema que queremos resolver",
      ["¿Quién lo tiene y con qué frecuencia?", "¿Qué le cuesta hoy?", "¿Cómo se las arregla?"],
      "Cuéntelo como la historia de una persona. Las cifras necesitan fuente.",
    ],
    solution: [
      "Nuestra respuesta en una frase",
      ["¿Qué ofrecemos, a quién y qué mejora después?"],
      "Diga la frase, espere y luego muéstrelo.",
    ],
    market: [
      "Quién compra y cómo llegamos",
      [
        "Clientes | ¿Quién decide y quién paga?",
        "Tamaño | ¿Cuántos son, contados desde abajo?",
        "Acceso | ¿Qué camino lleva a ellos?",
      ],
      "Clientes por precio, con su fuente.",
    ],
    earn: [
      "Cómo ganamos dinero",
      ["¿Quién paga y por qué?", "¿Qué aporta y qué cuesta un cliente?", "¿Qué lo hace crecer?"],
      "Un modelo, un precio, un ejemplo.",
    ],
    shown: [
      "Lo que ya hemos demostrado",
      ["¿Qué clientes o pruebas hay?", "¿Qué hemos aprendido?", "¿Qué viene ahora?"],
      "Solo lo que se pueda comprobar.",
    ],
    rivals: [
      "Qué se usa hoy en su lugar",
      [
        "Los demás | ¿Qué hacen bien? | ¿Dónde se quedan?",
        "Nosotros | ¿Qué hacemos solo nosotros? | ¿Qué es difícil de copiar?",
      ],
      "Sea justo con los demás: el público los conoce.",
    ],
    team: [
      "Por qué somos el equipo adecuado",
      [
        "Experiencia | ¿Qué hemos hecho antes?",
        "Funciones | ¿Quién responde de qué?",
        "Huecos | ¿A quién buscamos aún?",
      ],
      "Una línea por persona.",
    ],
    criteria: [
      "Qué importa al elegir",
      [
        "Imprescindible | ¿A qué no se puede renunciar?",
        "Deseable | ¿Qué sería bueno tener?",
        "Peso | ¿Qué decide al final?",
      ],
      "Acuerden los criterios antes de juzgar.",
    ],
    options: [
      "A favor y en contra de cada opción",
      [
        "Primera opción | + ¿Qué habla a favor? | - ¿Qué habla en contra?",
        "Segunda opción | + ¿Qué habla a favor? | - ¿Qué habla en contra?",
      ],
      "Las mismas preguntas y en el mismo orden para cada opción.",
    ],
    goal: [
      "Lo que nos propusimos",
      [
        "¿Cuál era el objetivo acordado?",
        "¿Cómo sabríamos que se ha cumplido?",
        "¿Qué quedó fuera a propósito?",
      ],
      "Cite el objetivo tal como se acordó.",
    ],
    delivered: [
      "Lo que hemos entregado",
      [
        "Hecho | ¿Qué está en uso?",
        "Pendiente | ¿Qué falta y por qué?",
        "Añadido | ¿Qué no estaba previsto?",
      ],
      "Primero los hechos, después el juicio.",
    ],
    status: [
      "Cómo va el proyecto",
      [
        "Plazos | ¿Adelantado, al día o con retraso?",
        "Presupuesto | ¿Qué queda?",
        "Alcance | ¿Qué ha cambiado?",
        "Calidad | ¿Qué dicen los usuarios?",
      ],
      "Una frase por recuadro, con el motivo.",
    ],
    lessons: [
      "Lo que hemos aprendido",
      [
        "Mantener | ¿Qué repetiríamos?",
        "Cambiar | ¿Qué haríamos de otro modo?",
        "Compartir | ¿Qué sirve a otros?",
      ],
      "Hable de causas y no de personas.",
    ],
    risks: [
      "Riesgos y qué ayuda",
      [
        "Riesgo | ¿Qué puede salir mal? | ¿Cómo lo notaríamos?",
        "Respuesta | ¿Qué hacemos entonces? | ¿Quién decide?",
      ],
      "Bastan los dos riesgos mayores.",
    ],
    benefits: [
      "Qué mejora y para quién",
      [
        "Quien lo usa | ¿Qué se vuelve más fácil?",
        "Quien lo gestiona | ¿Qué se ahorra?",
        "Los demás | ¿Qué cambia para ellos?",
      ],
      "Prometa solo lo que pueda mostrar.",
    ],
    known: [
      "Qué se sabe y qué queda abierto",
      [
        "Conocido | ¿Qué resultados son seguros? | ¿Quién los halló?",
        "Abierto | ¿Qué pregunta queda? | ¿Por qué importa?",
      ],
      "Nombre los dos o tres trabajos en que se apoya el suyo.",
    ],
    method: [
      "Cómo lo hicimos",
      [
        "Preguntar | ¿Qué pregunta?",
        "Reunir | ¿Qué datos y de dónde?",
        "Analizar | ¿Qué método y por qué?",
        "Comprobar | ¿Qué seguridad hay?",
      ],
      "Con tanto detalle que un colega pudiera repetirlo.",
    ],
    findings: [
      "Lo que encontramos",
      [
        "¿Cuál es el resultado principal en una frase?",
        "¿Qué nos sorprendió?",
        "¿Qué no demuestra el resultado?",
      ],
      "Una imagen o una tabla para el resultado principal.",
    ],
    goals: [
      "Lo que se llevará",
      [
        "Saber | ¿Qué podrá explicar?",
        "Hacer | ¿Qué podrá hacer por su cuenta?",
        "Juzgar | ¿Qué sabrá distinguir?",
      ],
      "Diga los objetivos y vuelva a ellos al final.",
    ],
    terms: [
      "Las palabras que necesitamos",
      [
        "Término | ¿Qué significa en palabras sencillas?",
        "Ejemplo | ¿Dónde lo encontramos?",
        "Contraejemplo | ¿Qué se le parece sin serlo?",
      ],
      "Deje que el público adivine antes de explicar.",
    ],
    example: [
      "Un ejemplo bien contado",
      ["¿Qué pasó, dónde y a quién?", "¿Qué muestra?", "¿Es frecuente?"],
      "Un caso bien contado vale más que diez nombrados.",
    ],
    exercise: [
      "Ahora le toca a usted",
      ["A solas | ¿Qué piensa?", "En parejas | ¿En qué difieren?", "Juntos | ¿En qué coincidimos?"],
      "Dé la tarea en una frase y diga cuánto tiempo hay.",
    ],
    discussion: [
      "Preguntas para debatir",
      ["¿En qué no estamos de acuerdo?", "¿Qué nos haría cambiar de opinión?", "¿Qué probamos primero?"],
      "Deje tiempo y anote las respuestas.",
    ],
    launch: [
      "De la preparación al lanzamiento",
      [
        "Preparar | ¿Qué debe estar listo?",
        "Anunciar | ¿Quién lo sabe primero?",
        "Abrir | ¿Qué pasa ese día?",
        "Escuchar | ¿Qué dice la gente?",
        "Mejorar | ¿Qué cambia después?",
      ],
      "Diga quién responde de cada etapa.",
    ],
    audience: [
      "A quién queremos llegar",
      ["Quién | ¿En quién pensamos?", "Necesidad | ¿Qué le falta hoy?", "Canal | ¿Dónde lo encontramos?"],
      "Describa a una persona real del grupo.",
    ],
    roles: [
      "Quién hace qué",
      [
        "Decide | ¿Quién dice sí o no?",
        "Ejecuta | ¿Quién lleva el trabajo?",
        "Le afecta | ¿A quién hay que oír?",
      ],
      "Nombre funciones, y personas si están de acuerdo.",
    ],
    askedWhat: [
      "",
      [
        "En una frase | ¿Cuál es la respuesta en palabras sencillas?",
        "Ejemplo | ¿Dónde lo ha visto todo el mundo?",
        "Para recordar | ¿Qué debe quedar?",
      ],
      "Primero la frase, luego el ejemplo. Omita lo que el público no necesita.",
    ],
    askedWhy: [
      "",
      ["Causa | ¿Qué hay detrás?", "Efecto | ¿A qué lleva en el día a día?", "Salida | ¿Qué ayuda?"],
      "Muestre causa y efecto con un caso cotidiano, con calma.",
    ],
    askedHow: [
      "",
      [
        "Funciona | ¿Qué lo hace bueno? | ¿Qué lo hace fácil?",
        "Mejor evitar | ¿Qué falla a menudo? | ¿Qué sobra?",
      ],
      "Hágalo una vez ante el público mientras habla.",
    ],
    take: [
      "{topic}: lo que queda",
      ["La frase para recordar", "El primer paso y quién lo da", "Dónde preguntar y leer más"],
      "Termine con la frase que se repetirá mañana y abra el turno de preguntas.",
    ],
    decide: [
      "Lo que les pedimos",
      ["¿Qué hay que decidir exactamente?", "¿Para cuándo y quién?", "¿Qué sigue a un sí?"],
      "Pídalo en una frase clara y calle.",
    ],
    act: [
      "Próximos pasos",
      ["¿Qué se hace primero y quién lo hace?", "¿Qué depende de ello?", "¿Cuándo lo revisamos?"],
      "Que ningún paso salga de la sala sin nombre.",
    ],
  },
};
