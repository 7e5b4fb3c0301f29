import { compactPattern } from "../compact-pattern.ts";

/** How a language says to readers or listeners that something is so. */
interface TellingWords {
  /** Words that may stand before the verb in a wish. */
  readonly before: string;
  readonly verbs: string;
  /** Who is told, and small words behind the verb. */
  readonly behind: string;
  /** What joins the clause that is told; the lead ends before it where it holds the verb at the clause's end. */
  readonly that: string;
  readonly keepsThat?: true;
}

const languages: readonly TellingWords[] = [
  {
    before:
      "and|also|then|please|just|so|oh|ok|okay|but|plus|i|we|you|it|they|i['’]d|we['’]d|would|want|wanna|like|need|needs|have|has|got|to|should|could|can|must|will|make|sure|be|it['’]s|important|don['’]t forget|remember|definitely|maybe|perhaps|for|main|thing|is|first|next|finally|one|slides?|page|somewhere|of|them",
    verbs:
      "say|tell|cover|mention|explain|note|point out|stress|emphasi[sz]e|highlight|state|show|remind|clear|announce|add|report|let|(?:make sure|see that) (?:they|people|everyone|everybody|all|staff|parents|the \\p{L}+) (?:all )?(?:knows?|understands?)",
    behind:
      "them|people|everyone|everybody|him|her|us|all|folks|staff|parents|visitors|guests|members|customers|students|kids|the \\p{L}+|our \\p{L}+|know|too|also|again|clearly|there|the fact|big|large|in (?:big|large|huge|bold) (?:letters|type|print|numbers|words|figures)",
    that: "that(?!['’])",
  },
  {
    before:
      "und|auch|noch|dann|bitte|ich|wir|du|sie|es|man|möchten?|will|wollen|soll|sollten?|sollst|muss|müssen|kannst|könntest|könnten|gerne?|unbedingt|vergiss nicht|wichtig|ist|mir|zu|drin|drauf|darin",
    verbs:
      "sage?n?|sagt|erwähn(?:e|en|t)?|erklär(?:e|en|t)?|beton(?:e|en|t)?|erzähl(?:e|en|t)?|berichten?|informieren?|hinweisen|weisen?|zeigen?|zeig|mitteilen|schreiben?|schreib|stehen|drinstehen|erinnern?",
    behind:
      "ihnen|allen|allen \\p{L}+|den \\p{L}+|die \\p{L}+|bitte|auch|noch|darauf|hin|rein|dazu|drin|mit|daran|klar|groß|ganz groß|in (?:großen|riesigen|fetten) (?:buchstaben|lettern|zahlen|ziffern)|in großer schrift",
    that: "da(?:ss|ß)",
    keepsThat: true,
  },
  {
    before:
      "et|aussi|il faut|il faudrait|je veux|je voudrais|j['’]aimerais|nous|on|doit|devons|merci|de|d['’]|veuillez|pense[rz]?|à|n['’]oublie[rz]? pas|tu|peux|pouvez|vous|bien|surtout|également|puis|ensuite|leur|s['’]il (?:te|vous) plaît",
    verbs:
      "dis|dites|dire|explique[rz]?|mentionne[rz]?|précise[rz]?|rappele[rz]|rappelle[rz]?|souligne[rz]?|indique[rz]?|signale[rz]?|annonce[rz]?|informe[rz]?|montre[rz]?",
    behind:
      "-?leur|bien|aussi|à tous|aux \\p{L}+|au \\p{L}+|les \\p{L}+|en (?:gros|grand|très gros|gros caractères|grandes lettres|lettres capitales)",
    that: "que|qu(?=['’])",
  },
  {
    before:
      "y|también|por favor|hay|tienes|tenemos|que|quiero|quisiera|queremos|me gustaría|necesito|debe|debes|no olvides|recuerda|puedes|podrías|se|les|luego|después",
    verbs:
      "explica(?:r|rles)?|explícales|explique|di|diles|decir(?:les)?|diga|mencionar?|mencione|contar(?:les)?|cuenta|cuéntales|comentar?|recordar(?:les)?|recuérdales|destacar?|señalar?|dejar? claro|informa(?:r|rles)?|avisa(?:r|rles)?|avísales|pon|poner",
    behind: "de|bien|a todos|a los \\p{L}+|a las \\p{L}+|también|en (?:grande|letras (?:grandes|enormes))",
    that: "que",
  },
  {
    before:
      "e|também|por favor|é|preciso|precisa|quero|queria|gostaria|de|tem|temos|que|deve|não (?:se )?esqueça|lembre(?:-se)?|depois",
    verbs:
      "explicar?|explique|diz|dizer|diga|mencionar?|mencione|contar?|conte|lembrar?|destacar?|destaque|avisar?|avise|informar?|informe|falar?|fale",
    behind: "-?lhes|de|bem|a todos|aos \\p{L}+|às \\p{L}+|também|em (?:letras (?:grandes|garrafais)|grande)",
    that: "que",
  },
  {
    before: "e|anche|per favore|bisogna|voglio|vorrei|vorremmo|devi|dovrebbe|non dimenticare|di|puoi|poi|si",
    verbs:
      "spiega(?:re)?|spieghi|di['’]|dì|dire|dica|dici|menziona(?:re)?|racconta(?:re)?|ricorda(?:re)?|sottolinea(?:re)?|segnala(?:re)?|informa(?:re)?|avvisa(?:re)?|precisa(?:re)?",
    behind:
      "loro|a tutti|ai \\p{L}+|agli \\p{L}+|i \\p{L}+|anche|bene|in grande|a (?:grandi lettere|lettere grandi|caratteri cubitali)",
    that: "che",
  },
  {
    before: "en|ook|graag|ik|we|wij|je|wil|willen|moet|moeten|kun|kunt|vergeet niet|te|dan|nog",
    verbs:
      "zeg|zeggen|vertel|vertellen|vermeld(?:en)?|leg uit|uitleggen|noem|noemen|benadruk(?:ken)?|meld(?:en)?",
    behind: "ze|hen|iedereen|de \\p{L}+|ook|erbij|even",
    that: "dat",
    keepsThat: true,
  },
  {
    before: "och|också|jag|vi|du|vill|ska|kan|bör|måste|gärna|glöm inte|sen|sedan",
    verbs: "säg|säga|berätta|nämn|nämna|förklara|påpeka|meddela|informera|skriv|visa|ta upp",
    behind: "för \\p{L}+|dem|alla|om|också",
    that: "att",
  },
  {
    before: "og|også|jeg|vi|du|vil|skal|kan|bør|må|gerne|gjerne|glem ikke|så",
    verbs:
      "sig|sige|si|fortæl|fortælle|fortell|fortelle|nævn|nævne|nevn|nevne|forklare?|oplyse?|opplyse?|informere?|skrive?|husk",
    behind: "dem|til \\p{L}+|alle|om|også",
    that: "at",
  },
  {
    before: "i|też|także|proszę|chcę|trzeba|musisz|należy|nie zapomnij|potem",
    verbs:
      "powiedz|powiedzieć|wspomnij|wspomnieć|wyjaśnij|wyjaśnić|zaznacz|zaznaczyć|przypomnij|przypomnieć|napisz|dodaj|poinformuj|poinformować",
    behind: "im|wszystkim|o tym|też|\\p{L}+om",
    that: "że",
  },
  {
    before: "a|i|také|prosím|chci|chceme|je třeba|musíš|nezapomeň|pak|tiež|treba",
    verbs:
      "řekni|říct|zmiň|zmínit|vysvětli|vysvětlit|připomeň|připomenout|uveď|uvést|napiš|povedz|spomeň|vysvetli",
    behind: "jim|všem|také|im|všetkým",
    that: "že",
  },
  {
    before:
      "и|також|также|ещё|еще|пожалуйста|я|мы|ты|вы|хочу|хотим|нужно|надо|не забудь|потом|треба|будь ласка",
    verbs:
      "скажи|скажите|сказать|упомяни|упомяните|упомянуть|расскажи|расскажите|рассказать|объясни|объясните|объяснить|напомни|напомните|напомнить|отметь|отметить|напиши|сообщи|сообщить|згадай|розкажи|поясни|нагадай|зазнач",
    behind: "им|всем|людям|їм|всім|\\p{L}+ам",
    that: "что|що",
  },
  {
    before: "و|أيضا|أيضًا|من فضلك|أريد|نريد|يجب|لا تنس|لا تنسَ",
    verbs: "اذكر|أن تذكر|قل|أخبر|أخبرهم|اشرح|وضح|نبه|ذكر|ذكرهم",
    behind: "لهم|الجميع|\\p{L}+",
    that: "أن|بأن",
  },
];

const told = languages.map(({ before, verbs, behind, that, keepsThat }) => {
  const lead = `(?:(?:${before})[\\s,]+|d['’]){0,9}(?:${verbs})(?:[\\s-]+(?:${behind})){0,3},?\\s+`;
  return keepsThat ? `${lead}(?=${that}\\s)` : `${lead}(?:${that})(?:\\s+|['’])`;
});
const edge = "(?<![\\p{L}\\p{M}'’])";
const withThat = compactPattern(`^(?:${told.join("|")})`, "iu");
const ands = "and|et|y|e|ed|och|og|oraz|i|a|и|і|та|و";
const joinedThat = compactPattern(
  `(?<=[,;，]\\s{1,2}(?:(?:${ands})\\s+)?|\\s(?:${ands})\\s+|^(?:(?:${ands})\\s+)?)${edge}(?:${languages
    .filter(({ keepsThat }) => keepsThat !== true)
    .map(({ that }) => that)
    .join("|")})(?:\\s+|['’])`,
  "giu",
);
const [english] = languages;
/** "Tell them the hall opens at 6", "remind everyone to bring a coat", "sag ihnen, die Halle öffnet um 6", "告诉大家…". */
const addressed = compactPattern(
  `^(?:(?:(?:${english?.before})[\\s,]+){0,9}(?:(?:tell|remind|inform|let) (?:${english?.behind})(?: (?:all|know))?|mention|say|announce|(?:make sure|see that) (?:they|people|everyone|everybody|all|staff|parents|the \\p{L}+) (?:all )?knows?)[,:]?\\s+(?:to (?=\\p{L}))?|(?:(?:bitte|und|auch) ){0,3}(?:sag|sage|sagen sie|erzähl|erzähle) (?:ihnen|allen|den \\p{L}+)(?: (?:bitte|auch))?[,:]?\\s+|(?:[请要还也并想我们需记得一定务必]{0,8})(?:告诉|提醒)(?:大家|他们|家长们?|员工们?|同事们?|客户们?|同学们?|学生们?)[,，:：]?)`,
  "iu",
);

/** Returns how many characters at the beginning of words lead to what is told: "I want to say that", "hay que explicar que". */
export function tellingLead(
  words: string,
): { readonly length: number; readonly isSure: boolean } | undefined {
  const sure = withThat.exec(words)?.[0].length;
  if (sure !== undefined) return { length: sure, isSure: true };
  const maybe = addressed.exec(words)?.[0].length;
  return maybe === undefined ? undefined : { length: maybe, isSure: false };
}

/** Returns the places of the words that join one told clause to the next: "that" in "…, and that the bus leaves at 8". */
export function joiningThats(words: string): readonly { readonly start: number; readonly end: number }[] {
  return [...words.matchAll(joinedThat)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}
