/** Ordinals from 1 on, a line each, in the languages that count slides in words; a star takes any ending. */
export const ordinalWords: readonly string[] = [
  "first|1st|opening|erste*|première|premier|primera|primero|primer|primeira|primeiro|prima|primo|eerste|första|første|pierwsz*|první|prvý|prvá|перв*|перш*|ilk|birinci|ensimmäi*|első|primul|πρώτη|πρώτα|ראשונה|ראשון|الأولى|الأول|أولًا|أولا|أولاً|اول|پہلی|पहली|पहला|pertama|đầu",
  "second|2nd|zweite*|deuxième|seconde|segunda|segundo|seconda|secondo|tweede|andra|andre|anden|drug*|druhý|druhá|втор*|друг*|ikinci|toinen|második|doua|δεύτερη|שנייה|שניה|الثانية|الثاني|ثانيًا|ثانيا|ثانياً|دوم|दूसरी|दूसरा|kedua",
  "third|3rd|dritte*|troisième|tercera|tercero|tercer|terceira|terceiro|terza|terzo|derde|tredje|trzeci*|třetí|tretí|трет*|üçüncü|kolmas|harmadik|treia|τρίτη|שלישית|الثالثة|الثالث|ثالثًا|ثالثا|ثالثاً|سوم|तीसरी|तीसरा|ketiga",
  "fourth|4th|vierte*|quatrième|cuarta|cuarto|quarta|quarto|vierde|fjärde|fjerde|czwart*|čtvrt*|štvrt*|четв*|dördüncü|neljäs|negyedik|patra|τέταρτη|רביעית|الرابعة|الرابع|رابعًا|رابعا|رابعاً|چهارم|चौथी|चौथा|keempat",
  "fifth|5th|fünfte*|cinquième|quinta|quinto|vijfde|femte|piąt*|pát*|piat*|пят*|п'ят*|beşinci|viides|ötödik|cincea|πέμπτη|חמישית|الخامسة|الخامس|خامسًا|خامسا|خامساً|پنجم|पाँचवीं|पांचवीं|kelima",
  "sixth|6th|sechste*|sixième|sexta|sexto|sesta|sesto|zesde|sjätte|sjette|szóst*|šest*|шест*|шост*|altıncı|kuudes|hatodik|șasea|έκτη|שישית|السادسة|السادس|سادسًا|سادسا|ششم|छठी|keenam",
  "seventh|7th|siebte*|septième|séptima|séptimo|sétima|sétimo|settima|settimo|zevende|sjunde|syvende|siódm*|sedm*|седьм*|сьом*|yedinci|seitsemäs|hetedik|šaptea|έβδομη|שביעית|السابعة|سابعًا|هفتم|सातवीं|ketujuh",
  "eighth|8th|achte*|huitième|octava|octavo|oitava|oitavo|ottava|ottavo|achtste|åttonde|ottende|ósm*|osm*|восьм*|sekizinci|kahdeksas|nyolcadik|opta|όγδοη|שמינית|الثامنة|ثامنًا|هشتم|आठवीं|kedelapan",
];

/** What stands in for the number of the last one, and of the last but one. */
export const lastWords =
  "last|final|finally|lastly|letzte*|schließlich|zuletzt|abschließend|dernière|dernier|enfin|última|último|finalmente|ultima|ultimo|infine|laatste|tenslotte|sista|slutligen|siste|sidste|ostatni*|poslední|posledný|послед*|останн*|наконец|наостанок|son|viimeinen|utolsó|τελευταία|אחרונה|לסיום|الأخيرة|الأخير|أخيرًا|أخيرا|أخيراً|آخر|آخرین|आख़िरी|आखिरी|अंतिम|terakhir";
export const beforeLastWords =
  "penultimate|vorletzte*|avant-dernière|avant-dernier|penúltima|penúltimo|penultima|penultimo|voorlaatste|näst|nest|przedostatni*|předposledn*|предпослед*|передостан*|toiseksi";

/** Words of two or more that order what follows: the first, the next, the last. */
export const firstPhrases =
  "start with|begin with|to start|zu beginn|zum einstieg|d' abord|pour commencer|para empezar|para começar|per iniziare|om te beginnen|till att börja|на первом|на первый|en primer lugar|em primeiro lugar|als erstes|zuerst|zunächst";
export const nextPhrases =
  "then|next|after that|nächste*|suivante|siguiente|próximo|próxima|prossima|volgende|nästa|neste|næste|następny|następna|další|следующий|наступний|sonraki|seuraava|következő|următorul|επόμενη|הבאה|التالية|بعدی|अगली|afterwards|danach|dann|anschließend|puis|ensuite|luego|después|depois|em seguida|poi|quindi|dopo|daarna|dan|sedan|därefter|derefter|så|potem|następnie|potom|pak|потом|затем|далее|потім|далі|sonra|sitten|aztán|apoi|μετά|έπειτα|אחר כך|ثم|سپس|फिर|rồi|sau đó|lalu|kemudian";
export const lastPhrases =
  "at the end|to finish|to end|in the end|zum schluss|zum abschluss|am ende|à la fin|pour finir|pour terminer|por último|para terminar|al final|no fim|no final|per finire|alla fine|tot slot|till sist|til slutt|til sidst|na koniec|nakonec|на конец|в конце|под конец|наприкінці|en son|lopuksi|végül|la final|στο τέλος|בסוף|في النهاية|في الختام|در پایان|अंत में|cuối cùng|terakhir";

/** Words that may stand before an ordinal: articles, "on the", "and the", and what people say while they think. */
export const orderLeads =
  "on|the|in|for|as|at|and|so|um|uh|oh|ok|okay|a|my|our|your|be|with|auf|der|die|das|dem|den|als|zu|zur|zum|und|im|ins|also|sur|la|le|les|l'|l|et|pour|à|en|el|los|las|y|e|o|os|as|na|no|a|il|lo|i|gli|nella|nel|sulla|sul|alla|op|de|het|och|på|den|det|og|w|we|i|v|ve|na|в|во|на|и|а|і|у|az|és|pe|și|στη|στην|η|και|ה|و|في|در";

/** "the second one", "la segunda", "das dritte Bild": what may stand for a slide behind its ordinal. */
export const slideStandIns = "one|ones|eine|una|uno|une|uma|um|bild|page|seite|dia|ena";
