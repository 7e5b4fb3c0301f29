/** Words that stand for one slide, as they do where a single slide is asked for. */
export const oneSlideNouns =
  "slide|page|screen|folie|seite|diapo|diapositive|planche|diapositiva|filmina|lámina|lamina|placa|página|pagina|lâmina|tela|dia|sheet|bild|sida|lysbilde|slajd(?:zie|u|em)?|plansz(?:a|ę|y)|stron(?:a|ę|ie)|snímek|snímku|слайд(?:е|а|ом|і)?|страниц(?:а|у|е)|slayt";

/** The same, where no article stands before them. */
export const bareSlideNouns = "slajd|snímek|слайд";

/** Words for one of something. */
export const oneWords =
  "an?|one|another|eine?n?|einer|je eine|jeweils eine|noch eine|une?|una|uma?|één|een|en|ett?|jeden|jedn(?:ą|ej|ym)|одн?ин|одну|одном";

/** Words that say of a slide that it is a single one, before its noun. */
export const ownWords =
  "own|separate|single|whole|dedicated|eigenen?|separaten?|einzige|ganze|propre|seule|entière|sola|propia|única|só|própria|separada|intera|unica|eigen|aparte|losse|egen|särskild|separat|osobn(?:y|ą|ym|ej)|oddzieln(?:y|ym)|samostatný|отдельн(?:ый|ом|ую|ой)|окрем(?:ий|ому)";

/** Words that say of a slide that it is a further or a short one. */
export const furtherWords =
  "extra|full|short|quick|special|further|additional|little|kurze|weitere|zusätzliche|kleine|petite|autre|otra|pequeña|outra|altra|piccola|korte|kort|krótki|короткий";

/** Words behind the noun that say of a slide that it holds one thing alone. */
export const aloneWords =
  "to (?:it|them)sel(?:f|ves)|of (?:its|their) own|alone|für sich|für sich allein|à part|à (?:elle|lui) seule?|séparée|aparte|sola|só|separada|a parte|a sé|apart|för sig|för sig själv|for seg selv|for sig selv";

/** Words between the noun and what the slide is about. */
export const slideFillers =
  "each|only|just|too|also|please|pls|bitte|auch|noch|nur|gerne?|solo|soltanto|sólo|só|também|anche|también|aussi|svp|stp|seulement|por favor|per favore|apart|à part|a parte|aparte|graag|ook|alleen|också|bara|tack|proszę|też|tylko|dedicat[ao]|dedicad[ao]|dédiée|consacrée|пожалуйста|только";

/** Words that lead from a slide to what it is about. */
export const slideLeads =
  "about|on|for|with|covering|showing|explaining|that (?:explains|shows|covers)|zu[mr]?|über|mit|für|sur|pour|avec|sobre|del?|con|para|com|su|sul|sullo|sulla|sui|sugli|sulle|per|over|voor|met|om|kring|med|för|o|na temat|dla|z|про|о|об|с|со|для|на тему|із|з";

/** Words by which something gets a slide of its own: "give the vote a slide to itself". */
export const givingWords =
  "give|devote|dedicate|put|place|keep|leave|show|gib|gebt|geben sie|packt?|packen sie|setzt?|setzen sie|stellt?|stellen sie|zeigt?|mets|mettez|placez?|consacrez?|réservez?|pon|ponga|pongan|dedica|dedique|deja|coloca|coloque|põe|ponha|metti|metta|mettete|zet|geef|plaats|lägg|sätt|ge|legg|sett|gi|giv|læg|daj|umieść|помести(?:те)?|вынеси(?:те)?|дай(?:те)?";

/** Words by which it gets one: "the vote deserves a slide of its own". */
export const gettingWords =
  "deserves?|gets?|needs?|(?:should|must|can) (?:get|have|go on|be on)|(?:goes?|is|are|belongs?) on|verdien(?:t|en)|bekomm(?:t|en)|brauch(?:t|en)|(?:soll|muss|kommt|gehört) auf|mérite(?:nt)?|mérit[ao]n?|merecen?|merita(?:no)?|verdient|krijgt|förtjänar|får|fortjener|får|zasługuje na|заслуживает";

/** Words that stand for what was told before, or for all of it. */
export const standInWords =
  "it|its|this|that|that one|these|those|them|everything|all|both|each|every|das|dies|diese|dieses|alles|es|sie|jede[rsnm]?|ça|cela|tout|chaque|esto|eso|todo|cada|isso|isto|tudo|questo|quella|questa|quello|tutto|ogni|dit|dat|elke?|det|allt|varje|hver|to|wszystko|każd\\p{L}+|это|всё|все|кажд\\p{L}+|me|us|you|mir|uns|mi|nous|nos|ons|oss";
