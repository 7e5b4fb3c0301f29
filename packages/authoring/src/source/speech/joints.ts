const joints = "and|but|so|und|aber|et|mais|y|pero|e|ma|mas|en|maar|och|men|og|i|ale|a|и|но|а|ve|ama";
const turns =
  "then|after that|afterwards|finally|dann|danach|anschließend|puis|ensuite|luego|después|poi|dopo|depois|daarna|dan|sedan|därefter|derefter|potem|następnie|потом|затем|sonra";
const subjects = [
  "i|we|they|it|it['’]?s|there|there['’]?s|you|he|she|this|that['’]?s|now|last|next|also|if|at the end|what (?:we|i)|second|third",
  "ich|wir|sie|es|er|man|das|jetzt|letztes|nächstes|am ende|wenn|zweitens|drittens|was wir",
  "on|nous|je|ils|elles|il|elle|ça|c['’]est|maintenant|si|ce qu[’']on",
  "nosotros|yo|ellos|ellas|se|nos|hay|ahora|si|al final|lo que",
  "noi|io|loro|si|adesso|ora|se|alla fine",
  "nós|eu|eles|elas|a gente|agora|no final|aí",
  "wij|we|ik|ze|zij|het|nu|als|er",
  "vi|jag|de|det|nu|om|my|oni|teraz|мы|они|я|теперь|это|biz|onlar|şimdi",
].join("|");
/** What is set against the clause before has a subject of its own. */
const contrary = "but|aber|mais|pero|ma|mas|maar|men|ale|но";
const articles = "the|our|my|der|die|den|les?|la|los?|las|el|il|gli|i|os?|as?|het|de";
const year = "(?:in|en|im|nel|em|i|w|в) (?:1[89]|20)\\p{Nd}{2}";
const end = "(?![\\p{L}\\p{M}])";
/** Where a clause that goes on in speech begins a sentence in writing; a joint before it goes. */
const cuts = [
  new RegExp(`\\s(?:(?:${joints})\\s)(?=(?:(?:${turns}|${subjects})${end}(?!\\s\\p{Nd})|${year}))`, "giu"),
  new RegExp(`\\s(?=(?:${contrary})\\s(?:${articles})\\s)`, "giu"),
  new RegExp(`\\s(?=(?:${turns})${end}\\s\\P{Nd})`, "giu"),
  // The mark itself, spoken.
  /\s(?:new line|new paragraph|full stop|neue zeile|neuer absatz|à la ligne|punto y aparte|nueva línea|a capo|nova linha|nieuwe regel)\s/giu,
];

/** Returns where a clause that goes on in speech begins a sentence in writing, in some twenty languages; the joint before it goes. */
export function findJoints(line: string): readonly RegExpExecArray[] {
  return cuts.flatMap((pattern) => [...line.matchAll(pattern)]);
}
