import { hasWord, wordsIn } from "./has-word.ts";
import type { SubjectKind } from "./story-kinds.ts";

const table: readonly (readonly [SubjectKind, string])[] = [
  [
    "book",
    "book review|book report|novel |film review|movie review|the film |the movie |the novel |the book |buchvorstellung|buchbesprechung|der roman |roman von|der film |lektüre|le roman |le film |fiche de lecture|reseña|la novela |la película|el libro |o livro |o filme |o romance |resenha|il romanzo |il film |il libro |recensione|роман |книга |фильм |рассказ |读后感|小说|电影|读书分享|名著|読書感想|小説|映画|독후감|소설|영화 |رواية |كتاب |فيلم |boekbespreking|boekverslag|de roman |recenzja|powieść|książka |lektura|bokrecension|romanen |filmen |kitap tanıtım|roman tahlili|film tahlili|роман|фільм |книжка |referát o knize|boganmeldelse|boganalyse|bokanmeldelse|पुस्तक समीक्षा|उपन्यास|फ़िल्म|giới thiệu sách|tiểu thuyết|bộ phim|resensi|novel|ulasan buku|μυθιστόρημα|βιβλιοπαρουσίαση|η ταινία |הספר |הסרט |הרומן |رمان |معرفی کتاب|فیلم |regény|könyvajánló|romanul |recenzie|filmul |kirjaesittely|romaani|elokuva",
  ],
  [
    "person",
    "life of |life and work of|biography|who was |who is |portrait of |das leben von|leben und werk|biografie|wer war |la vie de|vie et œuvre|biographie|qui était |qui est |vida de |vida y obra|biografía|quién fue|¿quién fue|vida e obra|quem foi |vita di |vita e opere|chi era |chi è |жизнь и творчество|биография|биографи|кто такой|кто такая|жизнь и деятельность|生平|的一生|传记|の生涯|の人生|伝記|생애|의 삶|위인전|حياة |سيرة |من هو |من هي |leven van|wie was |wie is |życie i twórczość|biografia|kim był|livet av|vem var |hayatı|kimdir|життя і творчість|біографія|хто такий|життєвий шлях|život a dílo|životopis|kdo byl|hvem var |livet til|जीवनी|जीवन परिचय|cuộc đời|tiểu sử|biografi|siapa itu|kehidupan |η ζωή |ποιος ήταν|ποια ήταν|βιογραφία|חייו של|חייה של|מי היה |מי הייתה|زندگینامه|زندگی‌نامه|زندگی و آثار|élete|életrajz|ki volt |viața lui|viața și opera|cine a fost|elämä ja|elämäkerta|kuka oli",
  ],
  [
    "history",
    "history of |the history |the fall of|the rise of|french revolution|american revolution|russian revolution|world war|civil war|war of|the war|battle of|siege of|empire|dynasty|middle ages|medieval|ancient |the crusades|vikings|viking|renaissance|industrial revolution|cold war|treaty of|independence of|geschichte |der fall |krieg|schlacht|kaiserreich|römisch|mittelalter|antike|mauerfall|wikinger|kreuzz|dreißigjährig|histoire d|guerre |bataille d|l'empire|moyen âge|moyen-âge|antiquité|révolution française|révolution industrielle|révolution russe|historia de|historia del|guerra |batalla de|imperio|edad media|revolución francesa|revolución industrial|revolución mexicana|revolución rusa|independencia de|história d|batalha de|império|idade média|revolução |independência d|storia d|battaglia di|impero|medioevo|rivoluzione francese|rivoluzione industriale|rinascimento|risorgimento|unità d'italia|история |истории |война|войны|битва|империя|революция|средние века|средневеков|крещение|декабрист|历史|战争|工业革命|辛亥革命|法国大革命|战役|帝国|朝代|王朝|唐朝|宋朝|明朝|清朝|古代|歴史|戦争|戦い|江戸時代|戦国時代|平安時代|縄文時代|弥生時代|明治時代|鎌倉時代|幕府|維新|역사|전쟁|혁명|왕조|삼국시대|조선|고려|تاريخ |معركة |الحرب |حرب |ثورة |الحضارة |سقوط |geschiedenis |oorlog|slag bij|middeleeuw|gouden eeuw|opstand|historia polski|historia |wojna |bitwa |powstanie |rozbiory|średniowiecz|cesarstw|historien om|kriget|slaget vid|stormakt|vikinga|tarihi|savaşı|imparatorluğu|devrimi|kurtuluş|fethi|історія |війна|битва|імперія|революція|козац|середньовіч|голодомор|dějiny |historie |válka|válk|bitva |revoluce|středověk|říše|husit|krigen|slaget|vikinger|vikingernes|middelalder|besættelsen|इतिहास|युद्ध|क्रांति|साम्राज्य|सिंधु|मुगल|lịch sử |chiến tranh|cách mạng|triều |chiến dịch |trận |sejarah |perang |revolusi |kerajaan |proklamasi|η ιστορία|ιστορία |πόλεμος|μάχη |επανάσταση|αυτοκρατορία|βυζάντι|היסטוריה של|ההיסטוריה|מלחמת|מלחמה|קרב |המרד|מרד |תולדות|تاریخ |جنگ |انقلاب |امپراتوری|سلسله |هخامنشی|története|háború|csata|forradalom|szabadságharc|birodalom|honfoglalás|középkor|mohács|istoria |războiul|bătălia|revoluția|imperiul|marea unire|evul mediu|historia$|sota|sodan|taistelu|vallankumous|keskiaika|ประวัติศาสตร์|สงคราม",
  ],
  [
    "nature",
    "animals|birds|bees|honeybees|beekeep|butterfl|whale|dolphin|shark|elephant|wolf|wolves|bears$|polar bear|penguin|owl$|owls|hedgehog|fox$|foxes|cats$|dogs$|horse|dinosaur|insects|ants$|spider|turtle|tiger|lion$|lions|panda|giraffe|octopus|frog|snake|plants$|trees$|oak$|mushroom|orchid|sunflower|moss$|mosses|tiere$|tier$|vögel|vogel$|bienen|biene$|honigbiene|schmetterling|wale$|blauwal|delfin|haie$|elefant|wolf$|wölfe|bären|eisbär|pinguin|eule|igel$|fuchs|katzen|hunde$|pferd|insekten|ameisen|spinnen|schildkröte|löwe|frösche|schlangen|pflanzen|bäume|eiche$|pilze|moose$|animaux|oiseaux|abeille|papillon|baleine|dauphin|requin|éléphant|loup$|loups|pingouin|hibou|hérisson|renard|chien|cheval|chevaux|dinosaure|insecte|fourmi|araignée|tortue|grenouille|serpent|plantes|arbres|chêne|champignon|animales|aves$|pájaros|abejas|mariposa|ballena|delfín|delfines|tiburón|elefante|lobo$|lobos$|oso$|osos$|pingüino|búho|erizo|zorro|gatos|perros|caballo|dinosaurio|insectos|hormigas|arañas|tortuga|león|leones|plantas|árboles|animais|pássaros|abelhas|borboleta|baleia|golfinho|tubarão|urso|pinguim|coruja|raposa|cães|cavalo|dinossauro|insetos|formigas|aranhas|tartaruga|leão|árvores|animali|uccelli|farfall|balena|delfini|squalo|lupo$|lupi$|orso|pinguin|gufo|riccio$|volpe|gatti|cani$|cavall|dinosauri|insetti|formiche|ragni|tartarug|leone|piante|alberi|funghi|животн|птиц|пчел|пчёл|бабоч|кит$|киты|дельфин|акул|слон|волк|медвед|пингвин|сова$|совы|ёж$|ежи$|лиса$|кошк|собак|лошад|динозавр|насеком|муравь|паук|черепах|тигр|лев$|растени|деревь|гриб|动物|鸟类|鸟$|蜜蜂|蝴蝶|鲸|海豚|鲨鱼|大象|熊猫|企鹅|恐龙|昆虫|植物|大熊猫|老虎|動物|鳥$|ミツバチ|蝶$|クジラ|イルカ|サメ|ゾウ|オオカミ|クマ$|ペンギン|恐竜|昆虫|植物|苔|猫$|犬$|동물|꿀벌|나비|고래|돌고래|상어|코끼리|늑대|펭귄|공룡|곤충|식물|호랑이|حيوان|طيور|النحل|نحل|فراش|الحوت|الدلفين|الفيل|الذئب|الأسد|نبات|أشجار|dieren|bijen|vlinder|walvis|haaien|olifant|wolven|pinguïn|egel$|paard|insecten|planten|bomen|zwierzęta|ptaki|pszczoł|motyl|wieloryb|delfiny|rekin|słoń|słonie|wilk|niedźwied|pingwin|jeż$|jeże|owady|rośliny|drzewa|żubr|djur$|djuren|fåglar|fjäril|valar|haj$|hajar|varg|björn|älg|igelkott|häst|insekter|växter|träd$|hayvan|kuşlar|arılar|arı$|kelebek|balina|yunus$|köpekbalığı|kurt$|kurtlar|penguen|bitkiler|ağaçlar|тварин|птах|бджол|метелик|дельфін|вовк|ведм|пінгвін|рослин|дерева|лелек|zvířata|ptáci|včel|motýl|velryb|žralok|slon$|sloni|vlk$|vlci|medvěd|tučňák|ježek|rostliny|stromy|hmyz|dyr$|dyrene|fugle|fugler|sommerfugl|hval|haj$|elefant|ulv|bjørn|pindsvin|pinnsvin|planter|træer|trær|insekter|जानवर|पशु|पक्षी|मधुमक्खी|तितली|हाथी|शेर$|बाघ|मोर$|पौधे|पेड़|động vật|chim$|ong mật|cá voi|cá heo|cá mập|con voi|voi$|hổ$|thực vật|hewan|binatang|burung|lebah|kupu-kupu|lumba|hiu$|gajah|harimau|komodo|orangutan|tumbuhan|ζώα|πουλιά|μέλισσ|πεταλούδ|φάλαιν|δελφίν|καρχαρ|ελέφαντ|λύκο|αρκούδ|φυτά|δέντρα|χελών|חיות|ציפור|דבור|פרפר|לווית|דולפין|כריש|פיל$|זאב|דוב$|צמחים|עצים|حیوان|جانوران|پرندگان|زنبور|پروانه|نهنگ|دلفین|کوسه|فیل$|گرگ|یوزپلنگ|گیاه|درختان|állatok|madarak|méhek|méh$|pillangó|lepke|bálna|delfin|cápa|elefánt|farkas|medve|pingvin|sün$|növények|fák$|gólya|animale|păsări|albine|fluturi|balene|rechin|elefanți|lupul|lupi$|ursul|urși|arici|plante|copaci|barza|eläimet|linnut|mehiläi|perhos|valaat|delfiini|norsu|susi$|sudet|karhu|siili|hyönteiset|kasvit|puut$|hirvi|เสือ|ช้าง",
  ],
  [
    "place",
    "city of |island of|national park|lake |mount |river |mountains|the alps|visit |discover |stadt |insel |nationalpark|fluss |die alpen|alpen$|bodensee|ville de|île d|parc national|lac |les alpes|montagnes|ciudad de|isla de|parque nacional|lago |río |montañas|cidade de|ilha d|lagoa|serra d|città di|isola di|parco nazionale|dolomiti|fiume |город |остров |озеро |река |горы |национальный парк|城市|古镇|国家公园|名胜|故宫|长城|西湖|国立公園|富士山|諸島|국립공원|제주|경복궁|한라산|مدينة |جزيرة |بحيرة |نهر |جبال |eiland|nationaal park|de stad |wadden|rivier |miasto |wyspa |jezioro |góry |tatry|park narodowy|ön |staden |sjön|nationalpark|fjällen|şehri|adası|gölü|kapadokya|milli parkı|місто |острів |озеро |карпати|гори |národní park|hory |město |ostrov |øen |byen |fjord|nasjonalpark|nationalpark|शहर|द्वीप|नदी|झील|राष्ट्रीय उद्यान|thành phố|đảo |vịnh |sông |hồ |vườn quốc gia|kota |pulau |danau |gunung |candi |taman nasional|πόλη |νησί|λίμνη|βουνό|όλυμπος|העיר |האי |נהר |הר |ים המלח|שמורת|شهر |جزیره|دریاچه|کوه |پارک ملی|városa|sziget|balaton|hegység|nemzeti park|orașul |insula |lacul |munții|delta dunării|parcul național|kaupunki|saari|järvi|kansallispuisto|lappi$|tunturi",
  ],
];

/** Given names that alone tell a person from a place or a thing. */
const givenNames = new Set(
  "Ada Agatha Albert Alan Alexander Anne Amelia Astrid Barack Beethoven Benjamin Bertha Charles Charlie Christopher Clara Claude Coco Cristiano Dante David Edith Elizabeth Elon Emily Emmy Ernest Ferdinand Florence Francisco Franz Frida Friedrich Fryderyk Gabriel Galileo George Giuseppe Greta Gustave Hannah Hans Harriet Helen Henri Ingrid Isaac Jane Jeanne Joan Johann Johannes José Jules Julius Karl Leonardo Lionel Louis Louise Ludwig Mahatma Malala Marco Maria Marie Mark Martin Mary Michael Michelangelo Miguel Mikołaj Mozart Napoleon Nelson Niels Nikola Otto Pablo Paul Pierre Rembrandt Robert Rosa Rosalind Sigmund Simone Sophie Steve Thomas Tove Ursula Victor Vincent Virginia Wangari Walt William Winston Wolfgang Александр Алексей Анна Антон Владимир Дмитрий Иван Лев Мария Михаил Николай Пётр Сергей Тарас Фёдор Юрий Леся Іван".split(
    " ",
  ),
);

/** Well-known places that no list of countries holds. */
const cities = new Set(
  "amsterdam athen athens athènes atenas atene athína athina barcelona barcelone beijing berlin berlino bologna bordeaux brussels budapest cairo copenhagen cracow dresden dublin edinburgh firenze florence florenz genoa granada hamburg helsinki istanbul jerusalem kiev kraków krakau kyiv kyoto leipzig lisboa lisbon lissabon lisbonne ljubljana london londres londra lyon madrid marseille melbourne milan milano moscow moskau munich münchen napoli naples new\u00a0york new-york nice oslo paris parigi pompeii porto prag praga prague praha riga rom roma rome salzburg seoul sevilla seville shanghai singapore stockholm sydney tallinn tokyo tokio toulouse turin vatican venedig venezia venice venise vienna vienne vilnius warsaw warszawa warschau wien zürich zurich москва санкт-петербург казань париж лондон киев київ львів одеса рим берлин 北京 上海 西安 杭州 成都 東京 京都 大阪 北海道 沖縄 奈良 서울 부산 경주 제주도 القاهرة دبي القدس مكة بغداد باريس istanbul izmir ankara hanoi huế bali jakarta αθήνα θεσσαλονίκη κρήτη ירושלים חיפה تهران اصفهان شیراز budapest bukarest bucurești brașov göbeklitepe tibet sicily sicilia sardinia andalusia bavaria bayern toscana tuscany provence bretagne calabria patagonia".split(
    " ",
  ),
);

const bookMarks = /^[“„«"「『《][^”“»"」』》]{2,60}[”“»"」』》](?:\s|,|$|的|の)/u;

/** Returns what sort of thing a topic is, where its words tell: a place, a person, a book …; undefined where they do not. */
export function readSubjectKind(topic: string, language: string): SubjectKind | undefined {
  const words = topic.slice(0, 300).trim();
  const lower = `${words.toLowerCase()} `;
  if (bookMarks.test(words)) return "book";
  if (isPerson(words)) return "person";
  if (isPlace(words.toLowerCase(), language)) return "place";
  return lists.find(([, list]) => hasWord(lower, list))?.[0];
}

const lists = table.map(([kind, line]) => [kind, wordsIn(line)] as const);

/** "Ada Lovelace", "Marie Curie (1867–1934)": two or three names, the first of which only people have. */
function isPerson(words: string): boolean {
  const name = words.replace(/\s?\([^)]{0,40}\)$/u, "");
  const parts = name.split(/\s+/u);
  const isName = parts.every((part) =>
    /^(?:\p{Lu}[\p{L}'’.-]*|von|van|de|da|di|del|der|la|le|of)$/u.test(part),
  );
  if (!isName || parts.length < 2 || parts.length > 4) return false;
  return givenNames.has(parts[0] ?? "") || /\((?:\p{L}{0,6}\s?)?1?\d{3}\s?[-–—]\s?\d{3,4}\)$/u.test(words);
}

function isPlace(words: string, language: string): boolean {
  const bare = words.replace(/^(?:the|la|le|les|el|il|die|das|der) /u, "").replace(/[.!?]$/u, "");
  return cities.has(bare) || regionNames(language).has(bare) || regionNames("en").has(bare);
}

const namesByLanguage = new Map<string, ReadonlySet<string>>();

/** The names of the world's countries in a language, as the platform knows them. */
function regionNames(language: string): ReadonlySet<string> {
  const base = language.split("-", 1)[0] ?? "en";
  const known = namesByLanguage.get(base);
  if (known !== undefined) return known;
  const display = new Intl.DisplayNames([base, "en"], { type: "region", fallback: "none" });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const names = new Set(codes.flatMap((code) => display.of(code)?.toLocaleLowerCase(base) ?? []));
  namesByLanguage.set(base, names);
  return names;
}
