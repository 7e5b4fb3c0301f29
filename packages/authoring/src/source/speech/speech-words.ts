/** What one language says between its thoughts, and what its main clauses open with. All are sources of expressions. */
export interface SpeechWords {
  /** Sounds of hesitation, which writing leaves out. */
  readonly hesitations: string;
  /** What turns from one thought to the next. */
  readonly turnings: string;
  /** What opens a sentence in speech and says nothing. */
  readonly starters: string;
  /** What a main clause opens with where no mark stands before it. */
  readonly openers: string;
  /** What is said when all is said. */
  readonly closers: string;
  /** Words behind which a clause goes on: conjunctions, articles, prepositions, helping verbs, words that a relative clause follows. */
  readonly holders: string;
  /** What a number written with a decimal mark is spoken with. */
  readonly decimal?: readonly [word: string, mark: string];
  readonly thousands: string;
}

const word = "\\p{L}[\\p{L}\\p{M}'’-]{0,24}";

const english: SpeechWords = {
  hesitations: "u[mh]+|erm|hmm+|you know|i mean",
  turnings:
    "oh and|oh|(?:ok|okay|right|all right|alright) (?:so|then)(?: first)?|anyway|by the way|(?:and )?whatever you do|(?:no )?(?:hang on|wait)",
  starters:
    "okay|ok|so|right|well|oh|ah|anyway|alright|all right|yeah|yes|basically|the thing is|(?:hi|hey|hello)(?: there)?",
  openers: [
    "(?:i|we|they|he|she|you)(?:['’](?:ve|re|ll|d|m)|\\s(?:have|had|has|need|needs|want|wants|got|get|are|were|was|am|will|would|can|can['’]?t|could|should|must|do|don['’]?t|did|didn['’]?t|think|hope|take|took|made|make|pay|paid|run|ran|meet|met|open|opened|sell|sold|use|used|lost|won|start|started|bought|moved|went|go|come|came|ask|asked|plan|offer|gave|give|found|counted|flew|drove|planted|built|fixed|raised|spent|serve|served|deliver|delivered))",
    "there(?:['’]?s|\\s(?:is|are|was|were|will|have|has))",
    "it(?:['’]?s|['’]ll|\\s(?:is|was|broke|has|had|will|goes|costs?|took|takes|opens|starts|went|came|runs|needs|rained|carries))",
    "(?:that['’]?s|that\\s(?:is|was)|this\\s(?:is|was)|these\\sare)",
    `(?:the|our|my|every|each|speed)\\s(?:${word}\\s){1,3}(?:is|are|was|were|has|have|had|will|goes|go|went|costs?|starts?|comes?|opens?|closes?|gets?|needs?|takes?|gave|carries|rose|fell)`,
    `(?:rent|tickets|entry|parking|membership|lunch|dinner)\\s(?:is|are|goes|went|costs?|was|were)`,
    "(?:nobody|everybody|everyone|somebody|most of (?:them|us)|all of (?:them|us)|some of (?:them|us)|half of (?:them|us))",
    "(?:please\\s(?!um|uh|the|oh|thanks|and|we|i)|put|make (?:it|sure)|keep it|(?:finish|end|start|close|begin) with|don['’]?t (?:put|mention|show|say|include|use)|never mention|leave (?:this|that|it) out|explain)",
    "(?:that['’]?s (?:it|all)|thank you|thanks|cheers|bye)",
  ].join("|"),
  closers: "that['’]?s (?:it|all)|thank you|thanks|cheers|bye|stop|okay|ok|yeah",
  holders:
    "a|an|the|this|that|these|those|my|our|your|his|her|their|its|and|or|of|for|to|with|at|in|on|from|by|about|into|than|as|if|when|while|because|since|until|which|who|whom|whose|where|what|how|why|whether|but|so|is|are|was|were|be|been|have|has|had|do|does|did|will|would|can|could|should|must|not|think|thinks|hope|say|says|said|know|knows|mean|sure|let|before|after|once|though|although|unless|every|each|no|all|both|i|we|you|they|he|she|it|there|everything|anything|something|way|reason|people|thing|things|ones?|don['’]?t|never|please|first|then|also|just|us|them",
  decimal: ["point", "."],
  thousands: ",",
};

const german: SpeechWords = {
  hesitations: "ä+h+m*|öh+m*|ehm|hm+",
  turnings: "ach ja|ach und|ach|also dann|übrigens|nein warte|moment",
  starters: "okay|ok|also|so|ja|naja|na ja|gut|ach|übrigens|hallo|hi|die sache ist",
  openers: [
    "wir\\s(?:sind|\\p{L}{2,20}(?:en|rn|ln))",
    "ich\\s(?:bin|hab|habe|muss|kann|will|möchte|brauche?|bräuchte|hätte|denke|glaube)",
    "(?:er|sie|man|jeder|jede|keiner|alle)\\s(?:ist|sind|war|waren|hat|haben|wird|werden|kann|können|muss|müssen|soll|kriegt|kriegen|bekommt|kommt|kommen|geht|zahlt|bringt|braucht)",
    "es\\s(?:gibt|geht|ist|sind|war|waren|wird|soll|kommt|kommen)",
    "das\\s(?:ist|sind|war|waren|wird|kostet|macht|geht)",
    "da\\s(?:ist|sind|war|waren|muss|müssen|kann|können|gibt)",
    "(?:letztes|dieses|nächstes)\\sjahr\\s(?:ist|sind|war|waren|hat|haben|kommt|kommen|wird|werden)",
    `(?:die|der|das|unsere?|jede[rs]?)\\s\\p{Lu}${word}\\s(?:ist|sind|war|waren|hat|haben|wird|werden|kostet|kosten|kommt|kommen|geht|gehen|bleibt|bleiben|beginnt|muss|müssen|kann|steigt|sinkt)`,
    "(?:bitte|mach (?:das|es|bitte)|am ende|zum schluss|danke|tschüss|vielen dank)",
  ].join("|"),
  closers: "danke(?:schön)?|tschüss|das war['’]?s|ende|ja|okay|ok",
  holders:
    "und|oder|aber|dass|weil|wenn|ob|was|wie|wo|wer|wen|wem|als|damit|denn|bis|seit|der|die|das|den|dem|des|ein|eine|einen|einem|einer|kein|keine|in|im|an|am|auf|für|mit|von|vom|zu|zum|zur|bei|nach|über|unter|aus|um|ist|sind|war|waren|hat|haben|wird|werden|kann|können|muss|müssen|soll|sollen|will|wollen|nicht|alles|wir|ich|er|sie|es|man|dann|jetzt|heute|dort|hier|so|auch|noch|für alle",
  decimal: ["komma", ","],
  thousands: ".",
};

const french: SpeechWords = {
  hesitations: "euh+|heu+|hum+",
  turnings: "ah et|ah oui|au fait|et puis|du coup|non attends",
  starters: "okay|ok|alors|bon|ben|bah|donc|voilà|oui|salut|bonjour|du coup",
  openers: [
    "il\\s(?:y\\sa|faut|faudrait)|c['’](?:est|était)|ce\\ssont",
    "nous\\s(?:sommes|\\p{L}{2,20}ons)|j['’](?:ai|aimerais)|je\\s(?:veux|voudrais|suis|dois|vais|pense)",
    "on\\s(?:a|est|va|veut|peut|doit|fait|prend|ouvre|vend|paie|garde|part|\\p{L}{2,20}era)",
    "(?:ils|elles)\\s(?:sont|ont|vont)|(?:il|elle)\\s(?:est|a|coûte|sera|fait)",
    `(?:le|la|les|notre|nos|chaque)\\s(?:${word}\\s){1,2}(?:est|sont|a|ont|coûte|coûtent|sera|seront|était|passe|passent|ouvre|commence|font|fait)`,
    "(?:mets|mettez|fais|faites|termine|terminez|finis|finissez|ajoute|ajoutez|surtout pas|merci|à la fin)",
  ].join("|"),
  closers: "merci|voilà|c['’]est tout|bonne journée|salut|ok",
  holders:
    "que|qu|qui|dont|où|quand|si|comme|parce|car|pour|de|du|des|la|le|les|un|une|à|au|aux|en|dans|sur|avec|par|et|ou|mais|ne|pas|est|sont|a|ont|ce|cette|ces|mon|ma|mes|notre|nos|votre|vos|leur|leurs|son|sa|ses|je|tu|il|elle|on|nous|vous|ils|elles|y|tout|puis|alors",
  decimal: ["virgule", ","],
  thousands: "\u202f",
};

const spanish: SpeechWords = {
  hesitations: "eh+|em+|mmm+",
  turnings: "ah y|ah|por cierto|y luego|no espera",
  starters: "okay|ok|bueno|pues|a ver|vale|oye|mira|hola|buenas|entonces|la cosa es que",
  openers: [
    "(?!(?:últi|próxi|máxi|míni|kilogra|gra|tra|ra|pri|ínti|extre|déci|cénti|legíti)mos)\\p{L}{2,20}(?:amos|emos|imos)",
    "hay|había|necesito|quiero|quería|tengo",
    `(?:el|la|los|las|nuestro|nuestra|nuestros|nuestras|cada)\\s(?:${word}\\s){1,2}(?:es|son|está|están|tiene|tienen|cuesta|cuestan|era|fue|será|pasa|pasan|abre|empieza|sube|baja)`,
    "que (?:se vea|sea|quede|tenga)",
    "(?:pon|ponga|haz|hazlo|termina|acaba|cierra|al final|gracias|eso es todo|un saludo)",
  ].join("|"),
  closers: "(?:muchas )?gracias|un saludo|saludos|eso es todo|adiós|y ya(?: está)?|ok|vale",
  holders:
    "que|qué|si|cuando|como|cómo|donde|dónde|quien|quién|porque|pues|para|de|del|a|al|en|con|por|sin|sobre|y|e|o|u|pero|ni|no|nos|lo|la|los|las|le|les|se|me|te|el|un|una|es|son|está|ha|han|hemos|todo|lo que|ya|también|cuanto",
  decimal: ["coma", ","],
  thousands: ".",
};

const italian: SpeechWords = {
  hesitations: "e+h+m*|ehm+|mmm+",
  turnings: "ah e|ah|comunque|e poi|no aspetta",
  starters: "okay|ok|allora|dunque|bene|beh|ecco|senti|ciao|buongiorno|la cosa è che",
  openers: [
    "abbiamo|avevamo|siamo|eravamo|c['’](?:è|era)|ci\\s(?:sono|erano)|\\p{L}{3,20}iamo|mi\\sserv(?:e|ono|irebbe)|vorrei|ho\\sbisogno",
    `(?:il|la|i|le|lo|gli|ogni)\\s(?:${word}\\s){1,2}(?:è|sono|ha|hanno|costa|costano|era|erano|sarà|viene|vengono|apre|chiude|parte|inizia)`,
    "(?:mettici|metti|metta|fai|fammi|finisci|chiudi|alla fine|grazie)",
  ].join("|"),
  closers: "grazie|ciao|è tutto|ok",
  holders:
    "che|se|quando|come|dove|chi|perché|per|di|del|della|dei|delle|a|al|alla|in|nel|nella|con|su|sul|da|dal|e|ed|o|ma|non|ci|lo|la|li|le|il|un|una|è|sono|ha|hanno|tutto|quello|già|anche|dopo",
  decimal: ["virgola", ","],
  thousands: ".",
};

const portuguese: SpeechWords = {
  hesitations: "e+h+|hum+|ahn+|né",
  turnings: "ah e|ah|aliás|e depois|não espera",
  starters: "okay|ok|então|bom|olha|oi|olá|tá|pronto",
  openers: [
    "(?!(?:últi|próxi|máxi|míni|gra|quilogra|ra|pri|extre)mos)\\p{L}{2,20}(?:amos|emos|imos)",
    "há|havia|preciso|quero|queria|tenho|a gente",
    `(?:o|a|os|as|nosso|nossa|nossos|nossas|cada)\\s(?:${word}\\s){1,2}(?:é|são|está|estão|tem|têm|custa|custam|era|foi|fica|ficam|vai|abre|começa|sobe)`,
    "(?:põe|coloca|coloque|faz|faça|termina|acaba|no final|no fim|obrigad[oa])",
  ].join("|"),
  closers: "obrigad[oa]|é isso|tchau|ok",
  holders:
    "que|se|quando|como|onde|quem|porque|para|pra|de|do|da|dos|das|a|ao|à|em|no|na|nos|nas|com|por|sem|sobre|e|ou|mas|não|o|os|as|um|uma|é|são|tudo|já|também|nos|lhe|me",
  decimal: ["vírgula", ","],
  thousands: ".",
};

const dutch: SpeechWords = {
  hesitations: "u+h+|e+h+|ehm",
  turnings: "o ja|oh ja|trouwens|en dan|nee wacht",
  starters: "okay|ok|ja|nou|dus|goed|hoi|hallo|oké",
  openers: [
    "(?:we|wij)\\s(?:zijn|\\p{L}{2,20}en|zitten)|ik\\s(?:heb|wil|moet|ben|zou|ga|denk)|er\\s(?:is|zijn|was|waren|komt|komen)|het\\s(?:is|was|gaat|zijn|kost|wordt)|dat\\s(?:is|was|zijn)",
    `(?:de|onze|elke|iedere)\\s(?:${word}\\s){1,2}(?:is|zijn|was|waren|heeft|hebben|komt|komen|kost|kosten|gaat|gaan|wordt|worden)`,
    "(?:zet|maak|eindig|sluit af|bedankt|dankjewel|aan het eind)",
  ].join("|"),
  closers: "bedankt|dankjewel|doei|dat was het|ok",
  holders:
    "dat|die|wat|wie|waar|hoe|als|of|omdat|want|toen|en|maar|de|het|een|in|op|aan|van|voor|met|bij|naar|uit|over|om|te|is|zijn|was|waren|heeft|hebben|kan|moet|niet|alles|we|wij|ik|hij|zij|ze|er|dan|nu|ook|nog|zo",
  decimal: ["komma", ","],
  thousands: ".",
};

/** By language, the first part of a BCP 47 tag. */
export const speechWords: Readonly<Record<string, SpeechWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
};

/** What is known of speech in any other language. */
export const anySpeech: SpeechWords = {
  hesitations: "э-э|э+м+|y{3,}|e{3,}|ö{2,}|uh+|um+",
  turnings: "ну|aha",
  starters: "okay|ok",
  openers: "(?!)",
  closers: "(?!)",
  holders: "(?!)",
  thousands: "",
};
