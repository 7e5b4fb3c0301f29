/**
 * Names of things that mean other things as well, by language: those words tell nothing. A word that also stands for a person, a
 * deed, a colour, a firm or a figure of speech belongs here; so do words joined by "-" that say what a known word in them does not.
 */
export const ambiguousNames: Readonly<Record<string, string>> = {
  en: `drum train ship seal ram bear crane bat fly bug mouse ring gear compass magnet anchor crown wheel window mirror ladder coin
    basket bed bucket package receipt rose herb coat dress socks sun cloud comet rainbow thread yarn brick hammer axe shower
    sponge fire droplet chair balloon pen pencil notebook printer telephone pill pie jar candy date lime cookie cookies feather
    wood house houses hut rocket trophy umbrella snowflake wrench screwdriver toolbox scissors beetle shark ox coral llama
    mammoth glasses crayon gloves cricket gem-stone operating-theatre operating-theater wind-farm wind-farms server-farm
    present print second-hand on-a-budget small-budget tight-budget decision-tree decision-trees random-forest random-forests component-library software-library standard-library`,
  de: `zug trommel leiter feder welle feuer wolke ring krone schlange hahn bett stift ente rose anker spiegel fenster sonne regenbogen
    zahnrad paket schiff= kamera fisch lowe fuchs wolf adler schloss munze eimer korb ball reifen rad stuhl brille mantel kleid
    tropfen hammer rakete spinne hai kompass magnet batterie lampe kerze pinsel roboter haus hauser fabrik krankenhaus hutte
    laptop handy telefon fernseher radio zeitung drucker holz pille kranz birne pfeife trommel schmetterling taxi kuchen laufbahn
    wollen gehören edelreiser`,
  fr: `train anneau boite ancre feu= nuage fenetre miroir roue= couronne plume= poisson lion= renard loup= soleil bougie chaise
    usine maison hopital lit= bus= robe manteau fusee goutte marteau seau panier piece colis crayon stylo camera robot journal
    tour avocat rose bois baleine mouche carte champignon fil=`,
  es: `anillo ancla fuego nube ventana espejo rueda corona pluma pez= leon= zorro lobo= sol= vela= silla fabrica casa= hospital
    cama= cohete gota= martillo cubo= cesta moneda paquete lapiz boligrafo robot periodico bus= vestido abrigo pila= rosa= gato=
    madera engranaje llama brujula taza`,
  it: `anello ancora fuoco nuvola finestra specchio ruota corona piuma pesce leone volpe lupo sole= candela sedia fabbrica
    casa= ospedale letto razzo goccia martello secchio cestino moneta pacco matita penna robot giornale autobus vestito rosa= legno`,
  pt: `anel ancora fogo nuvem janela espelho roda coroa pena= peixe leao raposa lobo sol= vela= cadeira fabrica casa= hospital
    cama= foguete gota= martelo balde cesta moeda pacote lapis caneta robo jornal vestido casaco pilha rosa= madeira`,
  nl: `bij ring anker vuur wolk raam spiegel wiel kroon veer vis= leeuw vos= wolf zon= kaars stoel fabriek huis= ziekenhuis bed=
    raket druppel hamer emmer mand munt pakket potlood pen= robot krant jurk jas= hout batterij ladder`,
  sv: `tag tacka ring ankare eld= moln fonster spegel hjul krona fjader fisk lejon rav= varg sol= ljus= stol= fabrik hus= sjukhus sang=
    raket droppe hammare hink korg mynt paket penna robot tidning trad
    kostar somnade`,
  no: `ring anker ild= sky= vindu speil hjul krone fjaer fisk love= rev= ulv= sol= lys= stol= fabrikk hus= sykehus seng= rakett
    drape hammer botte kurv mynt pakke penn robot avis tre`,
  fi: `torii valtava`,
  da: `tog ring anker ild= sky= vindue spejl hjul krone fjer= fisk love= raev= ulv= sol= lys= stol= fabrik hus= hospital seng= raket
    drabe hammer spand kurv mont pakke pen= robot avis`,
  pl: `zamek pierscien kotwica ogien chmura okno lustro kolo korona pioro ryba lew= lis= wilk slonce swieca krzeslo fabryka dom=
    szpital lozko rakieta kropla mlotek moneta paczka olowek robot gazeta rak= drewno`,
  cs: `zamek prsten kotva ohen mrak okno zrcadlo korunu koruna pero ryba lev= vlk slunce svicka zidle tovarna dum= nemocnice raketa
    kapka kladivo mince balik tuzka robot noviny`,
  ru: `замок кольцо якорь огонь облако окно зеркало колесо корона перо рыба лев= лиса волк солнце свеча стул завод фабрика дом=
    больница ракета капля молоток монета посылка карандаш робот газета ключ мир= лук= дерево`,
  zh: "火 云 日 月 鱼 木 花 房子 医院 工厂 太阳 火箭 机器人 手机 电脑 电池 相机",
  "zh-Hant": "火 雲 日 月 魚 木 花 房子 醫院 工廠 太陽 火箭 機器人 手機 電腦 電池 相機",
  ja: "火 雲 太陽 魚 木 花 家 病院 工場 ロケット ロボット 携帯電話 電池 カメラ リング バス",
  ko: "불 구름 태양 물고기 나무 꽃 집 병원 공장 로켓 로봇 휴대전화 배 눈 종",
  ar: "شمسية خاتم مرساة نار سحابة نافذة مرآة عجلة تاج ريشة سمكة أسد شمس شمعة كرسي مصنع بيت منزل مستشفى سرير صاروخ مطرقة سلة عملة طرد قلم روبوت جريدة خشب بطارية",
  he: "למה",
};
