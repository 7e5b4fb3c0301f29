/** The headings that what a talk comes to gets, in the words of its language. */
export interface MeetingWords {
  readonly decisions: string;
  readonly nextSteps: string;
}

const meetingWords: Readonly<Record<string, MeetingWords>> = {
  en: { decisions: "Decisions", nextSteps: "Next steps" },
  de: { decisions: "Entscheidungen", nextSteps: "Nächste Schritte" },
  fr: { decisions: "Décisions", nextSteps: "Prochaines étapes" },
  es: { decisions: "Decisiones", nextSteps: "Próximos pasos" },
  it: { decisions: "Decisioni", nextSteps: "Prossimi passi" },
  pt: { decisions: "Decisões", nextSteps: "Próximos passos" },
  nl: { decisions: "Besluiten", nextSteps: "Actiepunten" },
  pl: { decisions: "Decyzje", nextSteps: "Następne kroki" },
  ru: { decisions: "Решения", nextSteps: "Следующие шаги" },
};

/** Returns the headings of a talk's outcome; undefined where we do not know what people say when they decide. */
export function meetingWordsOf(language: string): MeetingWords | undefined {
  return meetingWords[language.split("-", 1)[0] ?? ""];
}

/** What opens a sentence in talk and says nothing. */
const opening =
  /^(?:(?:so|ok|okay|good|great|perfect|right|alright|then|well|and|but|also|yes|yeah|sure|fine|dann|gut|prima|also|und|ja|alors|bon|donc|d'accord|oui|et|vale|bueno|entonces|sí|allora|bene|quindi|então|bom|goed|dus|dan|dobra|dobrze|więc|no to|ок|хорошо|тогда|ладно|итак|да)[,.:]?\s){1,3}/iu;

/** How a decision begins; what follows the words of the first group is what was decided, after the others all of it. */
const decisionLabel =
  /^(?:we(?: have|'ve)? (?:decided?|agreed)(?: that| on| to)?|we agree (?:that|on|to)|it(?:'s| is) (?:decided|agreed)(?: that)?|wir (?:haben )?(?:entscheiden|beschließen|beschlossen|entschieden)(?:,? dass)?|wir einigen uns auf|(?:on|nous) (?:décide|décidons|a décidé|avons décidé)(?: de| que)?|decidimos(?: que)?|acordamos(?: que)?|hemos decidido(?: que)?|quedamos en(?: que)?|decidiamo(?: di| che)?|abbiamo deciso(?: di| che)?|(?:nós )?(?:decidimos|ficou decidido)(?: que)?|we (?:besluiten|hebben besloten)(?: om| dat)?|(?:decydujemy|ustalamy|postanowiliśmy|ustaliliśmy)(?:,? że)?|(?:мы )?(?:решили|решаем|договорились|договариваемся)(?:,? что)?)[:,]?\s/iu;
const decisionPhrase =
  /^(?:let'?s (?:go with|go for|take)|(?:i'd|i would|we|we'll|we will) go (?:with|for)|i vote for|ich wäre für|(?:dann )?nehmen wir|wir nehmen|ich bin für|on part sur|on prend|on retient|je serais pour|vamos con|yo iría con|nos quedamos con|andiamo (?:con|su)|io prenderei|vamos com|ficamos com|eu iria com|we gaan voor|we kiezen|ik zou gaan voor|bierzemy|wybieramy|jestem za|берём|берем|выбираем|я за)\s/iu;

/** Returns what a sentence of a talk decides. */
export function readDecision(sentence: string): string | undefined {
  const words = withoutOpening(sentence);
  if (/[?\uFF1F]$/u.test(words)) return undefined;
  const label = decisionLabel.exec(words.slice(0, 60))?.[0];
  if (label !== undefined && words.length > label.length + 3)
    return openLarge(words.slice(label.length).trim());
  if (decisionPhrase.test(words.slice(0, 60)))
    return openLarge(sentence.trim().replace(/^(?:ok|okay|so)[,.:]?\s/iu, ""));
  const reason = conclusion.exec(words.slice(0, 300));
  const rest = reason === null ? "" : words.slice(reason.index + reason[0].length);
  return decisionPhrase.test(rest.slice(0, 60)) ? openLarge(rest) : undefined;
}

/** "…, so I'd go with the cooling" */
const conclusion =
  /, (?:so|then|therefore|also|deshalb|daher|dann|donc|alors|así que|entonces|quindi|então|por isso|dus|więc|поэтому) /iu;

/** Somebody takes something on: behind a modal verb stands what, elsewhere the whole sentence says it. */
const offer =
  /^(?:i(?:'ll| will| can| could)(?: also)?|yo puedo|puedo|(?:yo )?voy a|je (?:peux|vais)|(?:io )?posso|(?:eu )?(?:posso|vou)|mogę|я могу|могу)\s(?!(?:be|see|say|think|hear|tell|guess|imagine|understand|remember|agree|live|not|never|only|hardly|need|have|help you|do (?:that|it|so)|take (?:that|it)|voir|entendre|dire|comprendre|être|ver|oír|decir|entender|ser|vedere|sentire|dire|capire|essere|ouvir|dizer|entender|powiedzieć|сказать|понять|видеть|слышать)(?![\p{L}\p{M}]))/iu;
const promise =
  /^(?:ich (?:mache|schreibe|kümmere mich um|frage|schicke|bereite|erledige|übernehme|kläre|rufe|bestelle|prüfe|organisiere|buche|hole|besorge|lade)|je (?:m'occupe|prépare|envoie|demande|fais|prends|appelle|vérifie|commande|réserve)|(?:yo )?(?:me encargo de|preparo|envío|mando|pregunto|llamo|reviso|hago|reservo)|(?:io )?(?:mi occupo|preparo|mando|chiedo|faccio|chiamo|controllo|prenoto)|(?:eu )?(?:cuido|preparo|mando|pergunto|faço|envio|ligo|verifico)|ik (?:zal|kan|regel|maak|stuur|vraag|bel|doe|schrijf|bestel)|(?:ja )?(?:zrobię|przygotuję|wyślę|zapytam|zadzwonię|napiszę|sprawdzę|zamówię)|(?:я )?(?:сделаю|подготовлю|отправлю|спрошу|позвоню|напишу|проверю|закажу))\s/iu;
const request =
  /^(?:please|(?:can|could|would|will) you(?: also)?(?: please)?|bitte|(?:kannst|könntest) du(?: bitte)?|können sie(?: bitte)?|(?:tu peux|peux-tu|pouvez-vous|vous pouvez)|(?:puedes|podrías|puede)|por favor|(?:puoi|potresti|può)|per favore|(?:você )?(?:pode|poderia)|(?:kun|kan|wil) (?:je|jij)|możesz|proszę|(?:ты )?(?:можешь|сможешь)|пожалуйста)[, ]\s?(?!(?:hear|see|tell me|repeat|mute|explain|hören|sehen|m'entendre|entendre|voir|oír|ver|sentire|vedere|ouvir)(?![\p{L}\p{M}]))/iu;

/** A task that a talk gives somebody. */
export interface SpokenTask {
  readonly owner: string;
  readonly task: string;
}

/** Returns the task that a sentence takes on for its speaker, or gives to a speaker whom it calls by name. */
export function readTask(
  sentence: string,
  speaker: string,
  names: readonly string[],
): SpokenTask | undefined {
  const words = withoutOpening(sentence);
  const offered = offer.exec(words.slice(0, 60))?.[0];
  if (offered !== undefined && !/[?\uFF1F]$/u.test(words))
    return { owner: speaker, task: taskOf(words.slice(offered.length)) };
  if (promise.test(words.slice(0, 60)) && !/[?\uFF1F]$/u.test(words))
    return { owner: speaker, task: taskOf(words) };
  const called = names.find((name) => nameAt(words, name) > 0);
  if (called === undefined) return undefined;
  const rest = words.slice(nameAt(words, called)).replace(/^[\s,:–-]{1,3}/u, "");
  const asked = request.exec(rest.slice(0, 60))?.[0];
  return asked === undefined ? undefined : { owner: called, task: taskOf(rest.slice(asked.length)) };
}

/** How much of the words a name takes that they begin with, whole or the first one of it. */
function nameAt(words: string, name: string): number {
  const [first = name] = name.split(" ");
  const begins = (part: string): boolean =>
    words.slice(0, part.length).toLowerCase() === part.toLowerCase() &&
    /^[\s,:–-]/u.test(words.slice(part.length, part.length + 1));
  return begins(name) ? name.length : first.length >= 2 && begins(first) ? first.length : 0;
}

function taskOf(words: string): string {
  return openLarge(words.replace(/[\s.!?。\uFF1F]{1,3}$/u, ""));
}

const topic =
  /^(?:the )?(?:(?:first|second|third|fourth|next|last|final|other) (?:topic|thing|item|point|question|one)|(?:erstes|zweites|drittes|nächstes|letztes) thema|(?:erster|zweiter|dritter|nächster|letzter) punkt|(?:premier|deuxième|troisième|prochain|dernier) (?:sujet|point)|(?:primer|segundo|tercer|siguiente|último) (?:tema|punto)|(?:primo|secondo|terzo|prossimo|ultimo) (?:tema|punto|argomento)|(?:primeiro|segundo|terceiro|próximo|último) (?:tema|ponto|assunto)|(?:eerste|tweede|derde|volgende|laatste) (?:onderwerp|punt)|(?:pierwszy|drugi|trzeci|następny|ostatni) (?:temat|punkt)|(?:первый|второй|третий|следующий|последний) (?:вопрос|пункт))(?:(?: is| ist| est| es| è| é)[:,]?|[:,])\s(?!(?:that|to|dass|dem|que|che|что)(?![\p{L}\p{M}]))/iu;
const longestTopic = 60;

/** Returns what a sentence announces as the next thing to talk about: "So first topic, checkout redesign." */
export function readTopic(sentence: string): string | undefined {
  const words = withoutOpening(sentence);
  const announced = topic.exec(words.slice(0, 60))?.[0];
  if (announced === undefined) return undefined;
  const name = words
    .slice(announced.length)
    .replace(/^(?:the|der|die|das|le|la|les|el|los|las|il|lo|i|gli|o|a|os|as|de|het) (?=\p{L})/iu, "")
    .replace(/[\s.!?]{1,3}$/u, "");
  return name === "" || name.length > longestTopic || /[.!?;]/u.test(name) ? undefined : openLarge(name);
}

function withoutOpening(sentence: string): string {
  const words = sentence.trim();
  const found = opening.exec(words.slice(0, 60))?.[0] ?? "";
  return words.slice(found.length);
}

function openLarge(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
