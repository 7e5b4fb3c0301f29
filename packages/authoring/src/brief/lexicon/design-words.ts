/** Words by which people wish for a look; "*" ends the beginning of a word. */

/** What a colour is the colour of: "green theme", "colour: green", "Hintergrund dunkel". */
export const designNouns =
  "colour*|color*|theme|design|style|look|palette|background|branding|brand|mode|scheme|accent*|tone|tones|shades|slides|farbe*|farb*|hintergrund*|akzent*|stil|optik|gestaltung|folien|couleur*|fond|thème|teinte*|tons|charte|estilo|fondo|tema|diseño|cores|cor|fundo|tons|colore|colori|sfondo|stile|kleur*|achtergrond|stijl|thema|färg*|farge*|farve*|bakgrund*|bakgrunn*|baggrund*|kolor*|tło|tle|styl*|barv*|pozadí|renk*|arka plan|tasarım|цвет*|фон*|тем*|стил*|колір|кольор*|тло|χρώμα*|φόντο|لون|ألوان|خلفية|رنگ|زمینه|צבע*|רקע|रंग*|पृष्ठभूमि|색*|배경|테마";

/** Those of them that say of digits that they are a colour. */
export const colorNouns =
  "colour*|color*|palette|brand|branding|theme|farb*|couleur*|cor|cores|colore|colori|kleur*|färg*|farge*|farve*|kolor*|barv*|renk*|цвет*|колір|кольор*|χρώμα*|لون|ألوان|رنگ|צבע*|रंग*";

/** Before a colour that the whole deck is to have: "in green". */
export const colorBefore = "in|en|em|i|w|v|mit|with|avec|con|com|met|med|на|в|у|σε|بال|ב";

/** Colours by name, and what they are where a deck is made of them. */
export const colorNames: Readonly<Record<string, string>> = {
  C62828:
    "red|rot|roten|rote|roter|rouge|rojo|roja|rosso|rossa|vermelho|rood|rode|röd|rött|rød|rødt|czerwony|czerwieni|červen*|kırmızı|красн*|червон*|κόκκιν*|أحمر|الأحمر|قرمز|אדום|लाल|빨간색|빨강|红色|紅色|赤|赤色",
  D9480F:
    "orange|orangen|naranja|arancione|laranja|oranje|pomarańczow*|oranžov*|turuncu|оранжев*|помаранчев*|πορτοκαλί|برتقالي|نارنجی|כתום|नारंगी|주황색|橙色|オレンジ",
  E0A800:
    "yellow|gelb|gelben|gelbe|jaune|amarillo|giallo|amarelo|geel|gul|gult|żółt*|žlut*|sarı|жёлт*|желт*|жовт*|κίτριν*|أصفر|زرد|צהוב|पीला|노란색|黄色|黃色",
  "2E7D32":
    "green|grün|grünen|grüne|grünem|vert|verte|verde|verdi|groen|groene|grön|grönt|grønn|grønt|grøn|zielon*|zelen*|yeşil|зелён*|зелен*|πράσιν*|أخضر|الأخضر|سبز|ירוק|हरा|हरे|초록색|녹색|绿色|綠色|緑|緑色",
  "00796B":
    "teal|turquoise|türkis|turquesa|turchese|turkoois|turkos|turkis|turkusow*|tyrkysov*|turkuaz|бирюзов*|бірюзов*|تركواز|فیروزه‌ای|טורקיז|青绿色|청록색|ターコイズ",
  "1F5FBF":
    "blue|blau|blauen|blaue|blauem|bleu|bleue|azul|azzurro|blu|blauw|blauwe|blå|blått|blåt|niebiesk*|modr*|mavi|син*|голуб*|блакитн*|μπλε|أزرق|الأزرق|آبی|כחול|नीला|नीले|파란색|蓝色|藍色|青|青色",
  "14284B":
    "navy|navy blue|dark blue|dunkelblau|bleu marine|bleu nuit|azul marino|azul marinho|blu scuro|donkerblauw|mörkblå|mørkeblå|granatow*|tmavě modr*|lacivert|тёмно-син*|كحلي|سرمه‌ای|남색|深蓝色|深藍色|紺|紺色",
  "6A3FA0":
    "purple|violet|lila|violett|violette|morado|viola|roxo|paars|paarse|fioletow*|fialov*|mor|фиолетов*|фіолетов*|μωβ|بنفسجي|بنفش|סגול|बैंगनी|보라색|紫色|紫",
  D6336C:
    "pink|rosa|rose|magenta|roze|różow*|růžov*|pembe|розов*|рожев*|ροζ|وردي|صورتی|ורוד|गुलाबी|분홍색|粉色|粉紅色|ピンク",
  "6D4C33":
    "brown|braun|marron|brun|marrón|marrone|castanho|bruin|brązow*|hněd*|kahverengi|коричнев*|καφέ|بني|قهوه‌ای|חום|भूरा|갈색|棕色|茶色",
};

export const darkWords =
  "dark|dark mode|dunkel*|dunkle*|sombre|foncé|oscuro|oscura|scuro|escuro|donker*|mörk*|mørk*|ciemn*|tmav*|koyu|тёмн*|темн*|σκούρο|داكن*|تیره|כהה|डार्क|어두운|深色|暗色|ダーク|dark-mode";

export const lightWords =
  "light mode|light theme|light background|white background|bright background|heller hintergrund|weißer hintergrund|helles design|fond clair|fond blanc|fondo claro|fondo blanco|fundo claro|fundo branco|sfondo chiaro|sfondo bianco|lichte achtergrond|witte achtergrond|ljus bakgrund|vit bakgrund|lys bakgrunn|jasne tło|białe tło|světlé pozadí|светлый фон|белый фон|светлом фоне|светлая тема|світлий фон|خلفية فاتحة|خلفية بيضاء|浅色|白色背景|白背景|밝은 배경|흰 배경|white base|weißer grund|auf weißem grund|白を基調|白基調|白ベース|以白色为主|白色为主|read it on paper|read on paper|printed out|to be printed|print-friendly|printer-friendly|zum ausdrucken|à imprimer|para imprimir|da stampare|印刷して配";

/** How a deck is to feel. */
export const moodWords = {
  playful:
    "playful|fun|cheerful|colourful|colorful|funny|kid-friendly|child-friendly|whimsical|verspielt*|fröhlich*|bunt*|lustig*|kindgerecht*|ludique|joyeux|coloré|divertid*|alegre|colorid*|giocos*|allegr*|colorat*|speels*|vrolijk*|kleurrijk*|lekfull*|leken*|färgglad*|fargerik*|zabawn*|kolorowo|wesoł*|hrav*|vesel*|eğlenceli|renkli|весёл*|весел*|ярк*|игрив*|χαρούμεν*|مرح|ملون|شاد|צבעוני|חגיגי|मज़ेदार|रंगीन|재미있|귀여운|活泼|活潑|可爱|楽しい|明るい|かわいい",
  formal:
    "formal*|serious|sober|conservative|businesslike|official|seriös*|förmlich*|amtlich|sobre|sérieux|officiel|formel|serio|seria|serios|sobria|sobrio|sóbrio|ufficiale|zakelijk*|officieel|saklig*|oficjaln*|poważn*|formáln*|seriózn*|resmi|ciddi|официальн*|строг*|деловом|делов*|офіційн*|επίσημ*|رسمي|رسمی|רשמי|औपचारिक|공식적인|격식|正式|严肃|嚴肅|フォーマル",
  technical:
    "technical look|technical style|engineering style|blueprint|terminal style|hacker|geeky|futuristic|tech look|technisch*|technique|futuriste|técnic*|futurista|tecnic*|futuristic*|tekniskt|teknisk|techniczn*|technick*|teknik|техническ*|технічн*|تقني|فنی|טכני|तकनीकी|기술적인|科技感|テクニカル",
  energetic:
    "energetic|bold|dynamic|punchy|vibrant|lively|high-energy|eye-catching|dynamisch*|mutig*|kräftig*|lebendig*|schwungvoll*|dynamique|vif|percutant*|dinámic*|vibrante|enérgic*|dinâmic*|dinamic*|energic*|levendig|krachtig|energisk*|djärv|dynamiczn*|energiczn*|energick*|enerjik|canlı|динамичн*|энергичн*|динамічн*|δυναμικ*|حيوي|پرانرژی|אנרגטי|דינמי|ऊर्जावान|활기찬|역동적|有活力|动感|動感|ダイナミック|元気",
  elegant:
    "elegant*|classy|refined|minimalist*|minimal|understated|clean look|clean design|sophisticated|schlicht*|edel|minimalistisch*|élégant*|épuré*|minimaliste|sencill*|minimalista|raffinat*|minimal|sóbri*|stijlvol*|strak|stilren*|elegancki*|minimalistyczn*|elegantní|zarif|sade|элегантн*|минимал*|елегантн*|мінімал*|κομψ*|μινιμαλ*|أنيق|بسيط الشكل|شیک|אלגנטי|מינימלי|सुरुचिपूर्ण|우아한|미니멀|简约|簡約|优雅|シンプルなデザイン|上品|落ち着いた白|落ち着いた色|落ち着いた雰囲気|落ち着いたデザイン|控えめなデザイン",
} as const;

/** What some want none of: who writes "no clip art" wishes for a formal deck. */
export const drawingWords =
  "clip art|clip-art|clipart*|cartoon*|cutesy|comic*|kitsch*|dessin animé|dessins animés|caricature*|caricatura*|dibujos animados|fumett*|tekenfilm*|tegneserie*|tecknade|kreskówk*|клипарт*|мультяшн*";

/** What forbids the word that follows. */
export const withoutWords =
  "no|not|without|never|avoid|kein|keine|keinen|ohne|nicht|pas|sans|sin|nada|senza|niente|niet|sem|nem|geen|zonder|inga|utan|ingen|ikke|uten|bez|żadnych|без|не";

/** What a deck is for whose look is to be quiet, without anybody wishing for one: a funeral, a memorial. */
export const farewellWords =
  "funeral*|memorial|memorial service|obituary|eulogy|in memoriam|remembrance service|trauerfeier*|trauergottesdienst*|beerdigung*|begräbnis*|gedenkfeier*|gedenkgottesdienst*|nachruf|enterrement|obsèques|funérailles|entierro|velatorio|velorio|exequias|funerale|funerali|esequie|velório|enterro|uitvaart*|begrafenis*|herdenkingsdienst*|afscheidsdienst*|begravning*|minnesstund*|begravelse*|minnestund*|bisættelse*|pogrzeb*|pohřb*|pohřeb*|cenaze*|похорон*|поминк*|панихид*|κηδεία*|μνημόσυν*|جنازة|تأبين|לוויה|הלוויה|अंतिम संस्कार|장례식|추도식|葬儀|告別式|追悼|葬礼|葬禮|告别式";

/** What follows "memorial" where it is what the deck is for, no part of the name of a place. */
export const behindFarewell = "of|for|in|at|on|to|service|slide*|slideshow|presentation|deck|talk";
