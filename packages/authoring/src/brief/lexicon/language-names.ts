/** Names of languages in many languages, by the tag of the language; a star stands for any ending. */
export const languageNames: Readonly<Record<string, string>> = {
  en: "english|englisch|englische*|anglais|anglaise|inglés|ingles|inglês|inglese|engels|engelse|engelska|engelsk|angielsk*|angličtin*|anglick*|английск*|англійськ*|ingilizce|englanniksi|englannin*|angol*|engleză|αγγλικά|אנגלית|באנגלית|الإنجليزية|الانجليزية|بالإنجليزية|بالانجليزية|انگلیسی|अंग्रेज़ी|अंग्रेजी|อังกฤษ|tiếng anh|inggris|英文|英语|英語|영어",
  de: "german|deutsch|deutsche*|allemand*|alemán|alemao|alemão|tedesco|tedesca|duits|duitse|tyska|tysk|niemieck*|němčin*|německ*|немецк*|німецьк*|almanca|saksaksi|német*|germană|γερμανικά|גרמנית|בגרמנית|الألمانية|بالألمانية|آلمانی|जर्मन|เยอรมัน|tiếng đức|jerman|德语|德文|ドイツ語|독일어",
  fr: "french|französisch*|français|française|francés|frances|francês|francese|frans|franse|franska|fransk|francusk*|francouzštin*|francouzsk*|французск*|французьк*|fransızca|ranskaksi|francia|franciául|franceză|γαλλικά|צרפתית|בצרפתית|الفرنسية|بالفرنسية|فرانسوی|فرانسه|फ़्रेंच|फ्रेंच|ฝรั่งเศส|tiếng pháp|prancis|法语|法文|フランス語|프랑스어",
  es: "spanish|spanisch*|espagnol|espagnole|español|castellano|espanhol|spagnolo|spaans|spanska|spansk|hiszpańsk*|španělštin*|španělsk*|испанск*|іспанськ*|ispanyolca|espanjaksi|spanyol|spanyolul|spaniolă|ισπανικά|ספרדית|בספרדית|الإسبانية|بالإسبانية|اسپانیایی|स्पेनिश|สเปน|tiếng tây ban nha|西班牙语|西班牙文|スペイン語|스페인어",
  pt: "portuguese|portugiesisch*|portugais|portugués|português|portoghese|portugees|portugisiska|portugalsk*|португальск*|portekizce|portugál*|portugheză|πορτογαλικά|פורטוגזית|البرتغالية|葡萄牙语|ポルトガル語|포르투갈어",
  it: "italian|italienisch*|italien|italienne|italiano|italiaans|italienska|italiensk|włosk*|italštin*|итальянск*|італійськ*|italyanca|italiaksi|olasz*|italiană|ιταλικά|איטלקית|الإيطالية|意大利语|イタリア語|이탈리아어",
  nl: "dutch|niederländisch*|nederlands|nederlandse|néerlandais|neerlandés|holandés|holandês|olandese|nederländska|hollandsk|niderlandzk*|holenders*|нидерландск*|голландск*|felemenkçe|ολλανδικά|הולנדית|الهولندية|荷兰语|オランダ語|네덜란드어",
  pl: "polish|polnisch*|polsku|polski|polskim|polonais|polaco|polonês|polacco|pools|polska|польск*|lehçe|lengyel*|polštin*|πολωνικά|פולנית|البولندية|波兰语|ポーランド語|폴란드어",
  cs: "czech|tschechisch*|česky|češtin*|českém|tchèque|checo|ceco|tsjechisch|czesk*|чешск*|çekçe|τσεχικά|捷克语|チェコ語",
  sk: "slovak|slowakisch*|slovensky|slovenčin*|słowack*|словацк*",
  ru: "russian|russisch*|russe|ruso|russo|ryska|russisk|rosyjsk*|ruštin*|русск*|російськ*|rusça|venäjäksi|orosz*|rusă|ρωσικά|רוסית|ברוסית|الروسية|روسی|रूसी|รัสเซีย|tiếng nga|俄语|俄文|ロシア語|러시아어",
  uk: "ukrainian|ukrainisch*|українськ*|ukrainien|ucraniano|ucraino|oekraïens|ukraińsk*|украинск*|ukraynaca|乌克兰语|ウクライナ語",
  zh: "chinese|mandarin|chinesisch*|chinois|chino|chinês|cinese|chinees|kinesiska|chińsk*|čínštin*|китайск*|çince|κινεζικά|סינית|الصينية|中文|汉语|漢語|普通话|中国語|중국어|tiếng trung",
  "zh-Hans": "简体中文|簡體中文|简体|simplified chinese|简中",
  "zh-Hant": "繁体中文|繁體中文|繁體|正體中文|traditional chinese|書面語",
  ja: "japanese|japanisch*|japonais|japonés|japonês|giapponese|japans|japanska|japońsk*|японск*|japonca|japán*|ιαπωνικά|יפנית|اليابانية|日语|日文|日本語|일본어|tiếng nhật",
  ko: "korean|koreanisch*|coréen|coreano|koreaans|koreańsk*|корейск*|korece|κορεατικά|קוריאנית|الكورية|韩语|韓文|韩文|韓国語|한국어|한글|tiếng hàn",
  ar: "arabic|arabisch*|arabe|árabe|arabo|arabiska|arabsk*|арабск*|arapça|αραβικά|ערבית|בערבית|العربية|بالعربية|عربی|अरबी|阿拉伯语|アラビア語|아랍어",
  he: "hebrew|hebräisch*|hébreu|hebreo|ebraico|иврит*|hebrajsk*|עברית|בעברית|العبرية|希伯来语",
  fa: "persian|farsi|persisch*|persan|персидск*|فارسی|الفارسية|波斯语",
  tr: "turkish|türkisch*|türkçe|turc|turco|turks|turkiska|tureck*|турецк*|török*|τουρκικά|טורקית|التركية|土耳其语|トルコ語",
  hi: "hindi|हिन्दी|हिंदी|देवनागरी|хинди|印地语|ヒンディー語",
  vi: "vietnamese|vietnamesisch*|vietnamien|vietnamita|tiếng việt|вьетнамск*|越南语|ベトナム語|베트남어",
  th: "thai|thailändisch*|thaï|tailandés|ภาษาไทย|тайск*|泰语|タイ語",
  id: "indonesian|indonesisch*|indonésien|bahasa indonesia|индонезийск*|印尼语",
  ms: "malay|malaiisch|bahasa melayu",
  sv: "swedish|schwedisch*|svenska|svensk|suédois|sueco|svedese|zweeds|szwedzk*|шведск*|ruotsiksi",
  da: "danish|dänisch*|dansk|danois|danés|danese|deens|duńsk*|датск*",
  no: "norwegian|norwegisch*|norsk|norvégien|noruego|noors|norwesk*|норвежск*",
  fi: "finnish|finnisch*|suomeksi|suomi|finnois|finlandés|fins|finska|fińsk*|финск*",
  hu: "hungarian|ungarisch*|magyar|magyarul|hongrois|húngaro|ungherese|węgiersk*|венгерск*",
  ro: "romanian|rumänisch*|română|romana|roumain|rumano|rumuńsk*|румынск*",
  el: "greek|griechisch*|ελληνικά|grec|griego|greco|grieks|greck*|греческ*",
  bg: "bulgarian|bulgarisch*|български|болгарск*",
  hr: "croatian|kroatisch*|hrvatski",
  sr: "serbian|serbisch*|srpski|српски",
  ca: "catalan|katalanisch*|català|catalán",
  eo: "esperanto",
};

/** Varieties by words that stand beside the name of a language, or for it. */
export const varieties: readonly (readonly [tag: string, words: string])[] = [
  [
    "en-GB",
    "british english|uk english|british spelling|uk spelling|english (uk)|english uk|englisch (uk)|en-gb|britische rechtschreibung|britische schreibweise|britisches englisch|britischem englisch|brittisk stavning|brittisk engelska|anglais britannique|inglés británico|inglese britannico|brits engels|british",
  ],
  [
    "en-US",
    "american english|us english|american spelling|us spelling|english (us)|englisch (us)|en-us|amerikanische rechtschreibung|amerikanisches englisch|anglais américain|inglés americano|inglés estadounidense|inglês americano",
  ],
  [
    "pt-PT",
    "european portuguese|português de portugal|português europeu|pt-pt|portugués de portugal|portugués europeo",
  ],
  [
    "pt-BR",
    "brazilian portuguese|português do brasil|português brasileiro|pt-br|brasilianisches portugiesisch",
  ],
  ["de-CH", "schweizer hochdeutsch|swiss german|schweizer rechtschreibung|de-ch|ohne ß"],
  ["de-AT", "österreichisches deutsch|de-at"],
  ["fr-CA", "canadian french|français canadien|québécois|fr-ca"],
  ["es-MX", "español de méxico|español mexicano|mexican spanish|es-mx"],
  ["es-ES", "español de españa|european spanish|es-es"],
];

/** What goes before the name of the language that a deck is to speak. */
export const inWords =
  "in|into|in het|im|auf|en|em|in lingua|på|po|na|ve|language|languages|sprache|langue|idioma|lingua|taal|språk|sprog|język|język:|jazyk|язык|языке|мова|мовою|на|dil|dili|kieli|nyelv|limba|în|στα|γλώσσα|שפה|اللغة|لغة|باللغة|به|به زبان|زبان|भाषा|bằng|ngôn ngữ|bahasa|dalam|เป็น|ภาษา|用|以|语言|語言|言語|translate to|to|plain|simple|easy|please|languages:|be|speak|output|deck";
