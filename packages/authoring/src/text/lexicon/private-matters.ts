import { compactPattern } from "../compact-pattern.ts";

/** Predicates by which somebody says of a thing that it is private, without a word of secrecy: "that is his own business". */
const ownAffair = [
  "(?:is|are|was|['’]s|['’]re|stays?|remains?) (?:strictly |purely |really |all |entirely )?(?:(?:his|her|their) own|family|nobody(?: else)?['’]?s|no one(?: else)?['’]?s|none of (?:their|your|our|anybody['’]?s|anyone['’]?s)) (?:affairs?|business|concern)(?! (?:since|as|that|with|which|for \\p{Nd}|in the|run|started))",
  "(?:ist|sind|bleibt|bleiben)(?: \\p{L}+){0,2} (?:(?:seine|ihre|deren|meine|unsere) (?:eigene )?(?:sache|angelegenheit)|privatsache|familiensache|privatangelegenheit|familienangelegenheit)(?!\\p{L})|(?:geht|gehen)(?: \\p{L}+){0,2} (?:niemanden?|keinen)(?: \\p{L}+){0,2} (?:et)?was an(?!\\p{L})",
  "(?:c['’]est|ce sont|est|reste|restent)(?: \\p{L}+)? (?:son|leur|ses|leurs) (?:affaires?|problèmes?)(?!\\p{L})|(?:est|sont|c['’]est|reste) (?:une |des )?affaires? de famille(?!\\p{L})|ne regarde(?:nt)? (?:que|personne)",
  "(?:es|son|queda)(?: \\p{L}+)? (?:(?:asunto|cosa)s? (?:suy\\p{L}{1,2}|de (?:él|ella|ellos|familia|la familia)))(?!\\p{L})|no (?:es asunto de|le importa a|les importa a) (?:nadie|ell\\p{L}s)",
  "(?:sono|restano|è|resta)(?: \\p{L}+)? (?:(?:affari|fatti) (?:suoi|loro|di famiglia)|(?:cosa|faccenda) (?:sua|loro|di famiglia))(?!\\p{L})|non riguard(?:a|ano) nessuno",
  "(?:é|são|fica)(?: \\p{L}+)? (?:(?:assunto|problema|coisa)s? (?:dele|dela|deles|de família|da família))(?!\\p{L})|não é da conta de (?:ninguém|mais ninguém)",
  "(?:is|zijn|blijft)(?: \\p{L}+)? (?:zijn|haar|hun) (?:eigen )?(?:zaak|zaken)(?!\\p{L})|is een familiekwestie|gaat (?:verder |echt )?niemand (?:iets|wat) aan",
  "to (?:już )?(?:jego|jej|ich) (?:prywatna |własna )?sprawa|(?:to|jest) sprawa (?:rodzinna|prywatna)|nikomu nic do tego|je to (?:jeho|její|jejich) (?:vlastní )?věc|to je (?:jeho|její|jejich) věc|(?:är|er) (?:hans|hennes|deras|hendes|deres) (?:en)?sak(?!\\p{L})|(?:angår|rager|vedkommer) ingen|on (?:hänen|heidän) oma asiansa|az ő (?:magán)?ügye?|e treaba (?:lui|ei|lor)(?!\\p{L})",
  "это (?:его|её|ее|их) (?:личное |собственное )?дело|(?:дело|вопрос) (?:семейное|личное|семейный|личный)|никого не касается|це (?:його|її|їхня) (?:особиста |власна )?справа|(?:kendi|aile) mesele(?:si|leri)(?!\\p{L})|είναι δική του(?:ς)? (?:δουλειά|υπόθεση)",
];

/** "For your information only", "so that you can do the sums": a remark to who makes the deck alone. */
const makerAlone = [
  "(?:only|just|purely|solely|strictly|merely) for your (?:own )?(?:info(?:rmation)?|reference|calculations?|sums|ears|eyes|guidance|orientation)(?! ?\\p{L})|for your (?:own )?(?:info(?:rmation)?|reference|calculations?|guidance) (?:only|alone)(?!\\p{L})",
  "(?:nur|bloß|lediglich) (?:zu|für) (?:deiner|ihrer|eurer|deine|ihre|eure) (?:info(?:rmation)?|kenntnis|orientierung|kalkulation|rechnung)(?!\\p{L})|nur zur (?:kenntnis|orientierung|kalkulation)(?!\\p{L})|nur damit (?:du|sie|ihr)(?: es| das)? (?:rechnen|kalkulieren|wei(?:ß|ss)t|wissen|wisst)(?!\\p{L})",
  "(?:juste|uniquement|seulement|simplement|que) pour (?:ton|votre|ta) (?:info(?:rmation)?|gouverne|calcul)(?!\\p{L})|pour (?:ton|votre|ta) (?:info(?:rmation)?|gouverne) (?:seulement|uniquement)|s[óo]lo para (?:tu|su|vuestr\\p{L}) (?:información|conocimiento|cálculo)|s[óo]lo para que (?:lo sepas|puedas calcular|hagas (?:las )?cuentas)",
  "solo per (?:tua|sua|vostra) (?:informazione|conoscenza|regola)|(?:só|apenas) para (?:(?:o |a )?(?:teu|tua|seu|sua|vosso|vossa)) (?:conhecimento|informação|cálculo)|(?:alleen|enkel) (?:ter|voor (?:je|jouw|uw)) (?:info(?:rmatie)?|kennisgeving|berekening)(?!\\p{L})",
  "tylko (?:do|dla) (?:\\p{L}+ )?(?:wiadomości|informacji)(?: \\p{Lu}?\\p{L}+)?(?=\\W*$|[,.;])|(?:bara|endast) för (?:din|er) (?:information|kännedom)|(?:kun|bare) til (?:din|deres) (?:info(?:rmation|rmasjon)?|orientering)(?!\\p{L})|jen pro (?:vaši|tvoji|tvou) (?:informaci|potřebu)|csak (?:a te |az ön )?tájékoztatás(?:od|ára|ul)|doar pentru (?:informarea|știința) (?:ta|dumneavoastră)|только (?:к|для) (?:ваше|твое|вашего|твоего|твоё)\\p{L}{0,2} (?:сведению|сведения|информации)|тільки (?:до|для) (?:вашого|твого) (?:відома|відомості)|(?:sadece|yalnızca) (?:senin|sizin) bilgin(?:e|ize|için)?",
];

/** "But that stays in the kitchen": a thing that is told, and kept among those who work or live there. */
const keptInside = [
  "(?:that|this|which)(?: \\p{L}+)? (?:stays|remains|is to stay) (?:in|inside|within) (?:the|our|these|this) (?:kitchen|shop|office|house|firm|company|workshop|family|four walls|building|department|board|committee)(?!\\p{L})|(?:doesn['’]?t|does not|won['’]?t|isn['’]t to|must not|mustn['’]t|not to) (?:go|get|leave|travel) (?:past|beyond|further than|outside|out of|the) (?:the |this |these |our )?(?:kitchen|shop|office|house|firm|company|workshop|family|four walls|board|committee|door|room)(?!\\p{L})",
  "(?:das|dies|was)(?: aber| natürlich| alles| bitte)? bleibt(?: \\p{L}+){0,2} (?:im (?:haus|betrieb|büro|verein|team|vorstand|laden)|in der (?:firma|werkstatt|küche|familie|praxis))(?!\\p{L})|(?:ça|cela|ce qui|mais ça)(?: \\p{L}+)? reste (?:à l['’]atelier|dans la maison|en cuisine|au bureau|en famille|dans l['’]équipe|derrière le comptoir)(?!\\p{L})",
  "(?:esto|eso|lo que)(?: \\p{L}+)? se queda en (?:casa|la (?:tienda|cocina|oficina|empresa|familia)|el (?:taller|despacho|equipo))(?!\\p{L})|(?:questo|ciò|quello)(?: \\p{L}+){0,2} (?:resta|rimane|deve restare) (?:in (?:bottega|casa|ufficio|famiglia|azienda|cucina|officina|ditta)|tra (?:queste|le) mura)(?!\\p{L})|(?:isto|isso)(?: \\p{L}+)? fica (?:na (?:loja|oficina|cozinha|empresa|família)|em (?:casa|família)|no escritório|aqui dentro)(?!\\p{L})",
  "(?:dat|dit)(?: \\p{L}+)? blijft in (?:de (?:zaak|keuken|winkel|familie|werkplaats)|huis)(?!\\p{L})|(?:det|detta|dette)(?: \\p{L}+)? (?:stannar|bliver|blir|forblir) (?:i|inom|innenfor) (?:huset|köket|butiken|företaget|familjen|firmaet|køkkenet|kjøkkenet|familien)|to (?:zostaje|musi zostać) w (?:firmie|domu|warsztacie|kuchni|rodzinie)|to (?:zůstane|zůstává) (?:ve firmě|v kuchyni|v rodině|doma)|это (?:останется|остаётся|остается) (?:в (?:семье|цеху|мастерской|фирме|отделе)|на кухне)",
];

/** "I don't fancy being asked about it": what somebody dreads to hear of before others. */
const dreaded = [
  "(?:don['’]?t|do not|wouldn['’]?t|would not|rather not|hate|dread)(?: really)? (?:fancy |want |like |care |feel like |for |to be |being |having |anyone |anybody |people |them |him |her |to ){1,4}(?:being |to be |be )?(?:asked|quizzed|grilled|asking|ask|(?:to )?bring(?:ing)? (?:it|that|this) up|have to (?:explain|talk about)|talk(?:ing)? about|get into|go into) ?(?:about |on |me about )?(?:it|that|this|them|him|her)(?!\\p{L})|(?:hate|dread)(?: for)? (?:anyone|anybody|people|them|somebody) (?:to )?(?:bring(?:ing)? (?:it|that|this) up|ask(?:ing)? (?:me |us )?about (?:it|that|this))(?!\\p{L})|(?:i|we)['’]?d (?:rather|prefer) (?:not|nobody|no one) (?:be asked|ask(?:ed)?|talk(?:ed)? about|get into|go into|brought up)",
  "(?:will|wollen|möchte|möchten|mag|mögen)(?: \\p{L}+){0,3} (?:nicht|ungern|lieber nicht)(?: \\p{L}+){0,3} (?:darauf|darüber|danach|dazu)(?: \\p{L}+){0,2} (?:angesprochen|gefragt|ausgefragt|reden|sprechen|diskutieren)|(?:darauf|darüber|danach|dazu) (?:will|wollen|möchte|möchten|mag) (?:ich|wir)(?: \\p{L}+){0,4} nicht(?: \\p{L}+){0,2} (?:angesprochen|gefragt|reden|sprechen)",
  "(?:ne (?:veux|voudrais|souhaite) pas|n['’]ai pas envie|préfère(?:rais)? ne pas)(?: \\p{L}+){0,3} (?:qu['’]on m['’]en parle|qu['’]on (?:me )?(?:pose|demande)|d['’]en parler|en parler|en discuter)|no (?:quiero|me apetece|queremos|me gustaría)(?: \\p{L}+)? (?:que (?:me|nos) pregunten|hablar de (?:eso|ello|esto))|non (?:voglio|mi va|vorrei|vogliamo)(?: \\p{L}+)? (?:che (?:mi|ci) chiedano|parlarne|di parlarne)|não (?:quero|queremos|gostava)(?: \\p{L}+)? (?:que (?:me|nos) perguntem|falar (?:disso|nisso))|wil(?:len)?(?: \\p{L}+){0,2} (?:daar|er) (?:liever )?niet (?:over|naar) (?:praten|gevraagd)|nie (?:chcę|chcemy|chciał\\p{L}{1,3})(?: \\p{L}+)? (?:o tym (?:rozmawiać|mówić)|żeby (?:mnie|nas) o to pyta\\p{L}+)|vill (?:inte|helst inte) (?:prata om det|få frågor om det)|не (?:хочу|хотим|хотелось бы),?(?: \\p{L}+)? (?:об этом говорить|чтобы (?:меня|нас) об этом спрашивали)",
];

/** Orders not to name or raise what was just told of, and wishes to stay unnamed, in words that need no object of their own. */
const unnamed = [
  "(?:don['’]?t|do not|dont|never|please not|not to) (?:please |ever )?(?:(?:name|identify|credit|thank|bring up|raise) (?:him|her|them|it|that|this|the (?:sum|amount|donor|person))|bring (?:him|her|them|it|that|this) up)(?!\\p{L})|(?:wants?|wanted|asked for|prefers?|would like)(?: to have)? (?:it|this|that|(?:his|her|their) (?:name|gift|part|share)) (?:(?:to (?:stay|remain|be) )(?:anonymous|private|secret|unnamed)|(?:to be )?kept (?:anonymous|quiet|private|secret))",
  "(?:nenn|nennt|nennen sie|erwähn|erwähnt|erwähne|erwähnen sie) (?:ihn|sie|das|es|die summe|den namen)(?: bitte| ja)* nicht|(?:will|möchte|wollen|möchten)(?:,)? (?:dass )?(?:es|das|er|sie|die spende)(?: \\p{L}+){0,2} (?:anonym|geheim|ungenannt) (?:bleibt|bleiben)|ne (?:le|la|les) (?:cite|citez|nomme|nommez|mentionne|mentionnez) (?:surtout )?pas|(?:veut|veulent|souhaite)(?:nt)? que (?:ça|cela|son don|leur don) reste (?:anonyme|secret)",
  "no (?:lo|la|los|las|le) (?:nombres|nombre|cites|cite|menciones|mencione|pongas|ponga)(?!\\p{L})|quieren? que (?:quede|sea|siga siendo) (?:anónim\\p{L}|en secreto)|non (?:lo|la|li|le) (?:nominare|nomini|citare|citi|menzionare|menzioni)(?!\\p{L})|(?:vuole|vogliono) che resti (?:anonim\\p{L}|segret\\p{L})|não (?:o|a|os|as) (?:mencione|menciones|cite|cites|nomeie|nomeies|ponha|ponhas)(?!\\p{L})|quer(?:em)? que fique (?:anónim\\p{L}|anônim\\p{L}|em segredo)|noem (?:hem|haar|ze|het)(?: \\p{L}+)? niet|wil(?:len)? dat het anoniem blijft|nämn (?:honom|henne|dem|det) inte|nævn (?:ham|hende|dem|det) ikke|nevn (?:ham|henne|dem|det) ikke|nie wymieniaj(?:cie)? (?:go|jej|ich)|nejmenuj(?:te)? (?:ho|ji|je)|не (?:называй|называйте|упоминай|упоминайте) (?:его|её|ее|их)(?!\\p{L})",
];

const pattern = compactPattern(
  `(?<![\\p{L}\\p{M}])(?:${[...ownAffair, ...makerAlone, ...keptInside, ...dreaded, ...unnamed].join("|")})`,
  "iu",
);
const unspaced =
  /(?:个人|個人|家里|家裡|家)(?:的)?(?:私事|隐私|隱私)|家务事|家務事|(?:是|算)(?:他|她|人家)自己的事|仅供你参考|只供你参考|プライベートなこと(?:です|なので|だから)|(?:ご)?家庭の事情(?:です|なので|で)|ご参考までに(?:、|。)(?:内|外)|개인적인 (?:일|사정)(?:이|입|이라)|집안 ?(?:일|사정)(?:이|입|이라)/u;
const longest = 320;

/** Says whether a sentence calls what it tells private, or tells it to who makes the deck alone, without a word of secrecy. */
export function callsPrivate(text: string): boolean {
  const words = text.slice(0, longest);
  return pattern.test(words) || unspaced.test(words);
}
