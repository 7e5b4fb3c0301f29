/** Words for small numbers by their value, in some thirty languages and the cases in which they count slides. */
export const numberWords: Readonly<Record<number, string>> = {
  1: "one|single|ein|eine|einer|einen|un|une|una|uno|um|uma|één|een|ett|en|et|jeden|jedna|jedno|jedną|jeden|один|одна|одну|одним|bir|yksi|egy|una|o|ένα|μία|אחת|אחד|واحدة|واحد|یک|एक|một|satu|หนึ่ง|一|하나|한",
  2: "two|couple|zwei|deux|dos|dois|duas|due|twee|två|to|dwa|dwie|dwóch|dva|dvě|два|две|двух|дві|двох|iki|kaksi|két|kettő|două|doi|δύο|שתי|שני|שתיים|شريحتين|شريحتان|اثنتين|دو|दो|hai|dua|สอง|二|两|兩|두|둘|zwo|اتنين|اثنين|dues|dvaja|dvoje",
  3: "three|drei|trois|tres|três|tre|drie|trzy|trzech|tři|tří|три|трёх|трех|трьох|üç|kolme|három|trei|τρεις|τρία|שלוש|שלושה|ثلاث|ثلاثة|سه|तीन|ba|tiga|สาม|三|세|셋|трое|троє|تلات|تلاتة|dreie|troje",
  4: "four|vier|quatre|cuatro|quatro|quattro|fyra|fire|cztery|czterech|čtyři|čtyř|четыре|четырёх|четырех|чотири|чотирьох|dört|neljä|négy|patru|τέσσερις|τέσσερα|ארבע|ארבעה|أربع|أربعة|چهار|चार|bốn|empat|สี่|四|네|넷|четверо|четверка|اربع|اربعة|viere|czworo|štyri|štyroch",
  5: "five|fünf|fuenf|cinq|cinco|cinque|vijf|fem|pięć|pięciu|pět|pěti|пять|пяти|п'ять|п’ять|п'яти|beş|viisi|viiden|öt|cinci|πέντε|חמש|חמישה|خمس|خمسة|پنج|पाँच|पांच|năm|lima|ห้า|五|다섯|пяток|пятёрка|пятерка|пятеро|п'ятірка|fünfe|piątka|خمسه|pięcioro|cinc|päť",
  6: "six|sechs|seis|sei|zes|sex|seks|sześć|sześciu|šest|šesti|шесть|шести|шість|altı|kuusi|kuuden|hat|șase|έξι|שש|שישה|ست|ستة|شش|छह|छः|sáu|enam|หก|六|여섯|шестёрка|шестерка|sechse|szóstka|half-dozen|halbdutzend|halvdussin|سته|ستّ|sis|šesť",
  7: "seven|sieben|sept|siete|sete|sette|zeven|sju|syv|siedem|siedmiu|sedm|sedmi|семь|семи|сім|yedi|seitsemän|hét|șapte|επτά|εφτά|שבע|שבעה|سبع|سبعة|هفت|सात|bảy|tujuh|เจ็ด|七|일곱|семёрка|семерка|siebne|siódemka|سبعه|sedem|siebene",
  8: "eight|acht|huit|ocho|oito|otto|åtta|otte|åtte|osiem|ośmiu|osm|osmi|восемь|восьми|вісім|sekiz|kahdeksan|nyolc|opt|οκτώ|οχτώ|שמונה|ثماني|ثمانية|ثمان|هشت|आठ|tám|delapan|แปด|八|여덟|восьмёрка|восьмерка|achte|huitaine|ósemka|تمن|تمان|تمانية|تمنية|ثمانيه|aštuonios|vuit|osem",
  9: "nine|neun|neuf|nueve|nove|negen|nio|ni|dziewięć|dziewięciu|devět|devíti|девять|девяти|дев'ять|дев’ять|dokuz|yhdeksän|kilenc|nouă|εννέα|εννιά|תשע|תשעה|تسع|تسعة|نه|नौ|chín|sembilan|เก้า|九|아홉|neune|dziewiątka|تسعه|deväť",
  10: "ten|zehn|dix|diez|dez|dieci|tien|tio|ti|dziesięć|dziesięciu|deset|deseti|десять|десяти|on|kymmenen|tíz|zece|δέκα|עשר|עשרה|عشر|عشرة|ده|दस|mười|sepuluh|สิบ|十|열|десяток|десятка|десяточек|десятку|zehne|dizaine|decena|dezena|decina|tiental|tiotal|dziesiątka|desítka|desítku|عشره|chục|deu|desať",
  11: "eleven|elf|onze|once|undici|elva|elleve|jedenaście|jedenáct|одиннадцать|одиннадцати|одинадцять|yksitoista|tizenegy|unsprezece|έντεκα|ग्यारह|sebelas|十一|열한|jedenásť|on bir",
  12: "twelve|dozen|zwölf|zwoelf|douze|doce|doze|dodici|twaalf|tolv|dwanaście|dwunastu|dvanáct|двенадцать|двенадцати|дванадцять|kaksitoista|tizenkettő|douăsprezece|δώδεκα|बारह|dua belas|十二|열두|дюжина|дюжину|dutzend|douzaine|docena|dúzia|duzia|dozzina|dozijn|dussin|tuzin|tucet|düzine|lusin|selusin|اتناشر|اطنعش|إثنا|dotze|dvanásť|दर्जन",
  13: "thirteen|dreizehn|treize|trece|treze|tredici|dertien|tretton|trzynaście|třináct|тринадцать|тринадцять|तेरह|十三|tretten|tizenhárom|kolmetoista|treisprezece|δεκατρείς|δεκατρία|trinásť|tretze",
  14: "fourteen|vierzehn|quatorze|catorce|catorze|quattordici|veertien|fjorton|czternaście|čtrnáct|четырнадцать|चौदह|十四|fjorten|tizennégy|neljätoista|paisprezece|δεκατέσσερις|δεκατέσσερα|чотирнадцять|четырнадцати|štrnásť",
  15: "fifteen|fünfzehn|quinze|quince|quindici|vijftien|femton|piętnaście|patnáct|пятнадцать|пятнадцати|п'ятнадцять|пʼятнадцять|पंद्रह|पन्द्रह|十五|quinzaine|quindicina|quincena|quinzena|femtontal|خمستاشر|خمسطعش|femten|tizenöt|viisitoista|cincisprezece|δεκαπέντε|pätnásť",
  16: "sixteen|sechzehn|seize|dieciséis|dezesseis|dezasseis|sedici|zestien|十六|szesnaście|šestnáct|šestnásť|шестнадцать|шістнадцять|seksten|sexton|tizenhat|kuusitoista|șaisprezece|δεκαέξι|सोलह|setze",
  18: "eighteen|achtzehn|dix-huit|dieciocho|dezoito|diciotto|achttien|十八|osiemnaście|osmnáct|восемнадцать|вісімнадцять|atten|arton|tizennyolc|kahdeksantoista|optsprezece|δεκαοκτώ|अठारह|divuit",
  20: "twenty|zwanzig|vingt|veinte|vinte|venti|twintig|tjugo|tyve|dwadzieścia|dvacet|двадцать|двадцати|двадцять|yirmi|kaksikymmentä|húsz|είκοσι|עשרים|عشرين|عشرون|بیست|बीस|二十|vingtaine|veintena|ventina|twintigtal|tjugotal|عشرينات|一二十|dvadsať|vint|douăzeci|dua puluh|hai mươi|스무|스물",
  25: "twenty-five|fünfundzwanzig",
  30: "thirty|dreißig|trente|treinta|trinta|trenta|dertig|trettio|trzydzieści|třicet|тридцать|otuz|三十|तीस",
  17: "seventeen|siebzehn|dix-sept|diecisiete|dezessete|dezassete|diciassette|zeventien|sjutton|siedemnaście|семнадцать|十七|sytten|sedmnáct|сімнадцять|tizenhét|seitsemäntoista|șaptesprezece|δεκαεπτά|सत्रह|disset",
  19: "nineteen|neunzehn|dix-neuf|diecinueve|dezenove|dezanove|diciannove|negentien|nitton|dziewiętnaście|девятнадцать|十九|nitten|devatenáct|дев'ятнадцять|tizenkilenc|yhdeksäntoista|nouăsprezece|δεκαεννέα|उन्नीस|dinou",
};

/** Words for a slide, as they follow or go before a number; a star stands for any ending. */
export const slideNouns =
  "slide*|ஸ்லைட*|స్లైడ*|ಸ್ಲೈಡ*|സ്ലൈഡ*|સ્લાઇડ*|ਸਲਾਈਡ*|سلائیڈ*|სლაიდ*|սլայդ*|skaidr*|page|slid|slids|slidů|slidy|slidey|sl|স্লাইড*|διαφαν*|صفحات|صفحة|صفحه|sayfa*|pantallas|vues|版|frames|slidey|sldies|sides|screens|frames|folie*|foile*|diapo*|diapositiv*|diapositib*|lámina*|lamina*|lâmina*|placas|filmina*|transparencia*|transparência*|planches|lucidi|schermate|eslaid*|dia|dia's|dias|dia’s|sheet*|bild|bilder|sida|sidor|lysbilde*|plansze|slajd*|snímk*|snímek|snímků|слайд*|екран*|кадр*|slayt*|slaydlık|kalvo*|dia|diaa|diat|dian|diát|diák|diából|diás|διαφάνει*|שקופי*|שקפים|שקף|شريحة|شرائح|الشرائح|slaid*|اسلاید*|स्लाइड*|สไลด์|แผ่น|หน้า|trang|tela|telas|tavole|pagine|pages|pagina's|pp|seiten|páginas|página|페이지|슬라이드|ページ|スライド|halaman|lembar|pagini|sider|plaatjes-dia's|deck|decks|slide-uri|slideuri";

/** Sheets, pages and pictures: what asks for so many of them means slides, unless it names slides, too. */
export const sheetNouns =
  "blatt|blätter|blättern|bilder|bildern|seiten|seite|hoja|hojas|página*|pagina*|folha*|laminit*|laminilla*|foglio|fogli|facciate|feuilles|vellen|vel|bladen|bladzijde*|stránek|stránky|stránkách|strán|strany|stran|obrazk*|obrazki|obrazków|kartek|kartki|stron|strony|képet|képből|kép|képkocka|oldal|oldalas|oldalt|pagin*|imagini|planșe|листов|листа|листах|листочк*|страниц*|страничк*|аркуш*|сторін*|картинок|картинки|карточ*|σελίδ*|φύλλα|sivua|sivun|lehteä|sidor|ark|lysark|kuvaa|pàgin*|fulls|làmin*|sayfa|yaprak|ekran|lembar|trang|tờ|แผ่น|หน้า|पन्ने|पन्नों|पेज|ورقات|ورقة|أوراق|لوحات|דפים|עמודים|برگ|صفحه";

/** Words by which somebody takes back a number that he has just said. */
export const correctionWords =
  "no|nope|wait|actually|sorry|scratch that|make that|make it|i mean|or rather|hang on|hold on|on second thought|not enough|never enough|better|rather|instead|correction|oops|nein|ne|nee|nö|quatsch|moment|warte|halt|doch|eher|besser|lieber|ach was|ach nein|korrektur|non|plutôt|enfin|pardon|attends|attendez|finalement|en fait|mieux|mejor|perdón|digo|espera|espere|mentira|en realidad|corrijo|não|melhor|aliás|peraí|desculpa|quer dizer|corrigindo|anzi|meglio|scusa|aspetta|correggo|liever|wacht|toch|nej|nei|nej förresten|förresten|vänta|vent|hellere|heller|eiku|eikun|ei sittenkään|korjaan|nie|raczej|czekaj|jednak|przepraszam|vlastně|počkat|počkej|radši|vlastne|radšej|mégis|inkább|várj|bocsánat|javítok|nu|mai bine|stai|de fapt|scuze|нет|лучше|точнее|ой|погоди|подожди|стоп|вернее|ні|краще|точніше|чекай|стривай|hayır|yok|aslında|dur|bekle|όχι|καλύτερα|μάλλον|συγγνώμη|περίμενε|לא|רגע|בעצם|סליחה|עדיף|لا|بل|استنى|عفوا|أقصد|خليها|نه|ببخشید|صبر کن|بهتر|नहीं|रुको|रुकिए|बल्कि|माफ़|माफ|ไม่|เอ๊ะ|ขอแก้|เปลี่ยนเป็น|không|khoan|nhầm|thôi|bukan|eh|maaf|tunggu|jadi|millor|perdó";

/** Counters that follow a number in scripts that set no spaces. */
export const slideCounters = "枚|页|頁|张|張|장|쪽|매|p|P|片";

export const atMostWords =
  "يتجاوز|안쪽|ceiling|max|maximum|maximal|most|maximalement|höchstens|maximaal|maximo|máximo|massimo|màximo|maks|maksimum|maximálně|nejvýš|nejvýše|maksymalnie|najwyżej|enintään|korkeintaan|legfeljebb|plus|больше|более|максимум|більше|щонайбільше|не|أقصى|الأكثر|تزيد|يزيد|حداکثر|עד|מקסימום|tops|limit|under|within|fewer|less|more|mehr|bis zu|up to|jusqu'à|hasta|até|fino a|al massimo|upp till|høyst|højst|högst|til|do|до|en fazla|en çok|最多|不超过|不超過|至多|以内|以內|以下|まで|최대|이내|이하|अधिकतम|ज़्यादा से ज़्यादा|tối đa|không quá|maksimal|paling banyak|ไม่เกิน|μέχρι|το πολύ|έως|cel mult|maxim|or fewer|or less";
export const aboutWords =
  "~|≈|±|thereabouts|maybe|perhaps|vielleicht|peut-être|quizás|quizá|talvez|forse|magari|misschien|kanske|kanskje|måske|może|możliwe|snad|možná|наверное|мабуть|belki|ehkä|talán|poate|ίσως|ربما|大概|about|around|approximately|roughly|circa|ca|c|etwa|ungefähr|rund|so|environ|unos|unas|alrededor|aproximadamente|cerca|una decina|más o menos|mais ou menos|uns|umas|ongeveer|zo'n|omkring|cirka|typ|około|mniej więcej|okolo|asi|zhruba|около|примерно|приблизно|близько|десь|yaklaşık|civarı|civarında|noin|körülbelül|kb|aproximativ|cam|vreo|περίπου|γύρω|בערך|כ|حوالي|تقريبا|تقريبًا|نحو|حدود|تقریبا|लगभग|करीब|क़रीब|khoảng|tầm|sekitar|kira-kira|kurang lebih|ประมาณ|ราว|约|大约|左右|大概|約|ほど|程度|くらい|ぐらい|前後|약|정도|쯤|内外|ish|or so|approx|nagyjából";
export const atLeastWords =
  "least|minimum|mindestens|minimal|moins|menos|meno|minst|minimaal|minstens|przynajmniej|najmniej|alespoň|nejméně|минимум|не менее|en az|vähintään|legalább|至少|最低|少なくとも|以上|최소|이상|الأقل|कम से कम|ít nhất|minimal|setidaknya|อย่างน้อย";

/** Between two numbers of a range. */
export const rangeWords =
  "-|–|u|تا|—|~|〜|～|to|bis|à|a|au|до|إلى|und|and|et|y|e|or|oder|ou|o|lub|або|или|til|till|tot|do|až|od|veya|ila|至|到|から|sampai|hingga|đến|tới|ถึง|से|ή|έως|עד|–|alebo|eller|of|och|tai|και|तक|或";

/** After a number of slides: so many for each of something, not for the deck. */
export const eachWords =
  "per|each|every|a|je|pro|jeweils|par|chaque|por|cada|ogni|na|po|на|каждый|per|başına|每|ごと|マイ|당|लكل|لكل|प्रति|mỗi|tiap|setiap|ต่อ|ละ|pr|varje|hver|for each";

/** What else is counted, so that the number is not the deck's: the word that follows the number. */
export const otherNouns =
  "bullet*|point*|word*|sentence*|line*|minute*|min|option*|idea*|question*|column*|row*|chart*|year*|day*|people|parts|sections|topics|percent|wort|wörter|worte|punkte|stichpunkte|zeilen|sätze|minuten|fragen|jahre|mots|phrases|lignes|puces|minutes|palabras|líneas|frases|puntos|minutos|palavras|parole|righe|punti|minuti|woorden|regels|ord|minuter|słów|punkty|punktów|minut|slov|odrážky|слов|пункт*|минут*|строк*|kelime|madde|dakika|字|文字|分|分钟|点|分間|개|분|자|줄|शब्द|मिनट|từ|phút|kata|menit|كلمة|نقاط|دقيقة|דקות|מילים";

/** Words for minutes. */
export const minuteWords =
  "min|mins|minute*|minuten|minut|minuty|minutos|minuti|minutter|minuter|minuutti*|minuut|perc|perces|perc*|минут*|хвилин*|dakika*|minuutin|λεπτά|λεπτών|λεπτό|דקות|דקה|دقيقة|دقائق|دقیقه*|मिनट|นาที|phút|menit|分钟|分鐘|分間|分|분|minuto|min.";
