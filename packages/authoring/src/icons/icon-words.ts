/**
 * Words that name what an icon shows, in lower case, in some twenty languages; "*" ends the beginning of a word. Words of
 * scripts without spaces are found anywhere. Only words that mean the thing itself: what an icon merely goes with, it would
 * illustrate wrongly. The first icon that a heading names is taken.
 */
export const iconWords: Readonly<Record<string, string>> = {
  clock:
    "time|times|hour|hours|duration|deadline*|zeit|uhrzeit|dauer|stunden|frist*|temps|heure*|durée|délai*|tiempo|hora|horas|plazo*|tempo|orario|ore|prazo|tijd|uur|duur|tid|timmar|czas|godzin*|čas|hodin*|zaman|saat|время|часы|срок*|час|термін*|χρόνος|ώρα|وقت|مدة|زمان|זמן|שעה|समय|घंटे|时间|時間|期限|시간|기한",
  calendar:
    "date|dates|schedule*|calendar|agenda|timetable|termin*|kalender|zeitplan*|datum|dates|calendrier|planning|fecha*|calendario|data|kalendarz|termín*|takvim|дата|даты|календар*|график|расписани*|תאריך*|לוח|تاريخ|جدول|تقویم|तारीख|日期|日程|スケジュール|일정|날짜",
  users:
    "team|teams|people|staff|members|crew|participants|attendees|mitarbeit*|mitglied*|personal|menschen|leute|équipe*|personnes|membres|équipier*|equipo*|personas|miembros|squadra|persone|membri|equipe|pessoas|membros|mensen|leden|medewerkers|folk|medlem*|ansatte|ludzie|zespół|członk*|lidé|tým|člen*|ekip|insanlar|üyeler|команд*|люди|участник*|сотрудник*|персонал|люди|учасник*|ομάδα|άνθρωποι|فريق|أشخاص|موظف*|تیم|افراد|צוות|אנשים|टीम|लोग|团队|人员|成员|團隊|チーム|メンバー|人材|팀|사람|직원",
  user: "user|person|individual|owner|nutzer|benutzer|person|eigentümer|utilisateur|usuario|utente|usuário|gebruiker|användare|bruker|bruger|użytkownik*|uživatel*|kullanıcı|пользовател*|користувач*|χρήστης|مستخدم|کاربر|משתמש|उपयोगकर्ता|用户|使用者|ユーザー|利用者|사용자",
  coins:
    "money|cost|costs|price*|pricing|budget|funding|savings|expenses|fees|kosten|preis*|geld|budget|finanzierung|gebühr*|ersparnis*|coût*|prix|argent|budget|tarif*|dépense*|coste*|costo*|precio*|dinero|presupuesto|gasto*|costi|prezz*|soldi|bilancio|custo*|preço*|dinheiro|orçamento|kostnad*|pris|priser|pengar|penger|penge|koszt*|cena|ceny|pieniądz*|budżet|náklad*|peníze|rozpočet|maliyet|fiyat*|para|bütçe|стоимост*|цена|цены|деньги|бюджет|расход*|вартіст*|ціна|гроші|κόστος|τιμή|χρήματα|تكلفة|سعر|ميزانية|مال|هزینه|قیمت|עלות|מחיר|תקציב|लागत|कीमत|बजट|成本|价格|费用|预算|資金|費用|價格|コスト|価格|予算|비용|가격|예산",
  "trending-up":
    "growth|increase*|revenue|rising|wachstum|umsatz*|anstieg|croissance|hausse|chiffre|crecimiento|ingresos|aumento|crescita|ricavi|crescimento|receita*|groei|omzet|tillväxt|vekst|vækst|wzrost*|przychod*|růst|tržby|büyüme|gelir|рост|выручка|зростання|дохід|ανάπτυξη|نمو|إيرادات|رشد|צמיחה|הכנסות|वृद्धि|增长|增長|收入|成長|売上|성장|매출",
  "triangle-alert":
    "risk*|danger*|warning*|hazard*|gefahr*|risiko|risiken|warnung|risque*|danger|avertissement|riesgo*|peligro*|rischi*|pericol*|risco*|perigo*|gevaar|risico*|fara|fare|risker|ryzyk*|zagrożeni*|rizik*|nebezpeč*|risk|tehlike*|риск*|опасност*|ризик*|небезпек*|κίνδυνο*|مخاطر|خطر|ریسک|סיכון*|סכנה|जोखिम|खतरा|风险|危险|風險|危險|リスク|危険|위험",
  shield:
    "security|protection|safety|privacy|sicherheit|schutz|datenschutz|sécurité|protection|confidentialité|seguridad|protección|privacidad|sicurezza|protezione|segurança|proteção|veiligheid|bescherming|privacy|säkerhet|sikkerhet|sikkerhed|skydd|bezpieczeństw*|ochron*|bezpečnost|ochrana|güvenlik|koruma|gizlilik|безопасност*|защита|безпек*|захист|ασφάλεια|προστασία|أمن|أمان|حماية|سلامة|امنیت|אבטחה|בטיחות|הגנה|सुरक्षा|安全|保护|保護|セキュリティ|보안|안전",
  lock: "password*|encryption|access control|passwort*|passwörter|kennwort|verschlüssel*|mot de passe|chiffrement|contraseña*|cifrado|senha*|criptografia|wachtwoord*|lösenord*|passord*|hasł*|szyfrow*|hesl*|şifre*|парол*|шифрован*|κωδικός|كلمة المرور|رمز عبور|סיסמה|पासवर्ड|密码|密碼|パスワード|비밀번호|암호",
  heart:
    "love|wellbeing|well-being|care|wohlbefinden|fürsorge|bien-être|bienestar|benessere|bem-estar|welzijn|välmående|dobrostan|эмоци*|رفاه|福祉|幸福|웰빙",
  "heart-pulse":
    "health|heart rate|gesundheit|santé|salud|salute|saúde|gezondheid|hälsa|helse|sundhed|zdrowi*|zdraví|sağlık|здоровь*|здоров'я|υγεία|صحة|سلامتی|בריאות|स्वास्थ्य|健康|건강",
  stethoscope:
    "doctor*|clinic*|medical|diagnosis|arzt*|ärzt*|klinik*|diagnose|médecin*|clinique|diagnostic|médico*|clínica*|dottor*|medico|dokter|arts|läkare|lege|læge|lekarz*|klinik*|lékař*|doktor*|врач*|клиник*|лікар*|γιατρ*|طبيب|عيادة|پزشک|רופא*|מרפאה|डॉक्टर|医生|诊所|醫生|医師|診察|의사|진료",
  syringe:
    "vaccin*|injection*|impf*|spritze*|vacuna*|vacin*|szczepi*|očkov*|aşı*|вакцин*|прививк*|щеплен*|εμβόλι*|لقاح|تطعيم|واکسن|חיסון*|टीका*|疫苗|接种|ワクチン|予防接種|백신|접종",
  pill: "medication|medicine|drug|drugs|tablets|medikament*|arznei*|tabletten|médicament*|medicamento*|farmac*|medicijn*|läkemedel|medisin|lek|leki|léky|ilaç*|лекарств*|ліки|φάρμακ*|دواء|دارو|תרופ*|दवा*|药物|藥物|薬|약물",
  house:
    "home|house|houses|housing|apartment*|wohnung*|haus|häuser|wohnen|maison*|logement*|casa*|vivienda*|hogar|abitazion*|moradia|woning*|huis|huizen|hus|bolig*|bostad*|dom|domy|mieszkani*|dům|byt|byty|ev|evler|konut|дом|дома|жиль*|квартир*|будин*|σπίτι|منزل|بيت|سكن|خانه|בית|דיור|घर|मकान|住宅|房屋|家庭|住まい|주택|집",
  building:
    "office|company|building|headquarters|büro|firma|gebäude|unternehmen|bureau*|entreprise|immeuble|oficina|empresa|edificio|ufficio|azienda|escritório|kantoor|bedrijf|gebouw|kontor|företag|bygning|biuro|budynek|kancelář|budova|ofis|şirket|bina|офис|компани*|здани*|офіс|будівл*|γραφείο|εταιρεία|مكتب|شركة|مبنى|دفتر|شرکت|משרד|חברה|बिल्डिंग|कार्यालय|办公室|公司|辦公室|オフィス|会社|建物|사무실|회사|건물",
  school:
    "school*|classroom|schule*|schul*|klassenzimmer|école*|escuela*|colegio|scuol*|escola*|school|skola|skole|szkoł*|škol*|okul*|школ*|σχολεί*|مدرسة|مدارس|مدرسه|בית ספר|स्कूल|विद्यालय|学校|學校|학교",
  "graduation-cap":
    "training|education|students|learning|degree|schulung*|ausbildung|bildung|lernen|studium|formation|éducation|étudiant*|apprentissage|formación|educación|estudiantes|aprendizaje|formazione|istruzione|studenti|formação|educação|opleiding|onderwijs|utbildning|utdanning|uddannelse|szkoleni*|edukacj*|vzdělá*|školení|eğitim|öğrenci*|обучени*|образовани*|студент*|навчанн*|освіт*|εκπαίδευση|تدريب|تعليم|طلاب|آموزش|הדרכה|חינוך|לימוד*|प्रशिक्षण|शिक्षा|培训|教育|学习|培訓|學習|研修|学習|교육|학습|훈련",
  "book-open":
    "book*|reading|guide|manual|handbook|bücher|buch|lesen|lektüre|handbuch|leitfaden|livre*|lecture|guide|libro*|lectura|guía|lettura|guida|livro*|leitura|guia|boek*|lezen|bok|böcker|bøker|bøger|läsning|książk*|czytan*|knih*|čtení|kitap*|okuma|книг*|чтени*|читанн*|βιβλί*|كتاب|كتب|قراءة|کتاب|ספר*|קריאה|किताब*|पुस्तक*|书籍|阅读|書籍|閱讀|本|読書|책|독서",
  lightbulb:
    "idea*|insight*|innovation*|solution*|idee*|einfall|lösung*|erkenntnis*|idée*|solution|solución|soluciones|idee|soluzion*|ideia*|soluç*|oplossing*|lösning*|løsning*|pomysł*|rozwiąza*|nápad*|řešení|fikir*|çözüm*|идея|идеи|решени*|ідея|рішенн*|ιδέα|λύση|فكرة|أفكار|حل|حلول|ایده|راه‌حل|רעיון|פתרון|विचार|समाधान|想法|创意|解决方案|創意|解決方案|アイデア|解決策|아이디어|해결책",
  target:
    "goal*|target*|objective*|mission|ziel*|mission|objectif*|but|meta*|objetivo*|obiettiv*|doel*|mål|cel|cele|cíl|cíle|hedef*|amaç*|цель|цели|задач*|мета|ціл*|στόχο*|هدف|أهداف|اهداف|מטרה|מטרות|יעד*|लक्ष्य|目标|目標|목표",
  rocket:
    "launch*|start-up|startup|release|markteinführung|lancement|lanzamiento|lancio|lançamento|lancering|lansering|lancering|wdrożeni*|spuštění|lansman|запуск*|реліз|λανσάρισμα|إطلاق|راه‌اندازی|השקה|लॉन्च|发布|上线|發布|ローンチ|発売|출시|런칭",
  handshake:
    "partner*|agreement|deal|cooperation|collaboration|partnerschaft*|vereinbarung|kooperation|zusammenarbeit|partenariat*|partenaire*|accord|coopération|socio*|acuerdo|alianza*|colaboración|accordo|collaborazion*|parceir*|parceria*|acordo|samenwerking|samarbet*|samarbeid*|samarbejd*|współprac*|umow*|spoluprác*|dohod*|ortak*|iş birliği|партн*|сотрудничеств*|соглашени*|співпрац*|угод*|συνεργασία|شراك*|تعاون|اتفاق|همکاری|שותפ*|שיתוף פעולה|साझेदार*|सहयोग|合作|伙伴|夥伴|提携|協力|협력|파트너",
  leaf: "environment*|sustainab*|ecolog*|climate|umwelt*|nachhaltig*|klima*|ökolog*|environnement*|durabilité|durable|écolog*|climat|medio ambiente|ambiental|sostenib*|clima|ambiente|sostenib*|sustentá*|sustentab*|milieu|duurzaam*|klimaat|miljö*|miljø*|hållbar*|bærekraft*|środowisk*|zrównoważ*|životní prostředí|udržiteln*|çevre*|sürdürülebilir*|экологи*|климат*|окружающ*|довкілл*|екологі*|κλίμα|περιβάλλον|بيئة|بيئي|استدامة|مناخ|محیط زیست|סביבה|קיימות|पर्यावरण|जलवायु|环境|环保|可持续|環境|永續|サステナ|환경|지속가능",
  sprout:
    "plant*|garden*|seed*|growing|pflanz*|garten*|samen|aussaat|jardin*|semis|jardín|jardines|semilla*|planta*|giardin*|orto|sement*|jardim|tuin*|zaad|trädgård*|hage|have|roślin*|ogród|ogrod*|rostlin*|zahrad*|bitki*|bahçe*|растени*|сад|сады|семена|рослин*|насінн*|φυτ*|κήπο*|نبات*|حديقة|بذور|گیاه*|باغ|צמח*|גינה|גן|पौधे|बगीचा|植物|花园|种子|花園|種子|庭|植える|식물|정원",
  "tree-deciduous":
    "forest*|tree|trees|wald|wälder|baum|bäume|forêt*|arbre*|bosque*|árbol*|bosc*|alber*|floresta*|árvore*|bos|bossen|bomen|skog*|träd|skov|drzew*|las|lasy|les|lesy|strom*|orman*|ağaç*|лес|леса|дерев*|ліс*|δάσ*|δέντρ*|غابة|غابات|شجر*|جنگل|درخت*|יער|עצים|वन|जंगल|पेड़*|森林|树木|樹木|木々|숲|나무",
  droplets:
    "water|rain|humidity|wasser*|regen|feuchtigkeit|eau|pluie|humidité|agua|lluvia|humedad|acqua|pioggia|umidità|água|chuva|umidade|vatten|regn|vann|vand|wod*|deszcz|vod*|déšť|su|yağmur|вод*|дожд*|влажност*|дощ*|νερό|βροχή|ماء|مياه|المياه|مطر|آب|باران|מים|גשם|पानी|जल|वर्षा|水|降雨|湿度|濕度|물|비|습도",
  sun: "sun|solar|sunlight|heat|summer|sonne*|solar*|hitze|sommer|soleil|solaire|chaleur|été|sol|calor|verano|sole|solare|caldo|estate|verão|zon|zomer|warmte|sommar|varme|słońce|słonecz*|upał|slunce|solární|horko|güneş|sıcak*|солнц*|солнечн*|жара|лето|сонц*|спека|ήλιο*|ζέστη|شمس|شمسية|حرارة|خورشید|گرما|שמש|חום|सूर्य|गर्मी|太阳|阳光|高温|太陽|陽光|日光|暑さ|태양|더위",
  thermometer:
    "temperature*|temperatur*|température*|temperatura*|sıcaklık|температур*|θερμοκρασία|درجة الحرارة|دما|טמפרטורה|तापमान|温度|溫度|気温|온도",
  zap: "energy|electric*|power supply|energie*|strom*|elektr*|énergie|électri*|energía|eléctric*|energia|elettric*|elétric*|elektricit*|energi|elektris*|energi*|prąd*|elektřin*|enerji|elektrik*|энерги*|электр*|енергі*|електр*|ενέργεια|ρεύμα|طاقة|كهرب*|انرژی|برق|אנרגיה|חשמל|ऊर्जा|बिजली|能源|电力|能量|電力|エネルギー|電気|에너지|전기|전력",
  recycle:
    "recycl*|waste|compost*|abfall*|müll|kompost*|déchet*|compost|reciclaj*|residuo*|basura|riciclo|rifiut*|reciclag*|resíduo*|lixo|afval|återvinn*|avfall|gjenvinn*|affald|odpad*|recykl*|geri dönüşüm|atık*|отход*|переработк*|компост*|відход*|ανακύκλωση|απόβλητ*|تدوير|نفايات|بازیافت|زباله|מיחזור|פסולת|पुनर्चक्रण|कचरा|回收|垃圾|废物|堆肥|リサイクル|ごみ|廃棄|재활용|쓰레기",
  truck:
    "delivery|logistics|shipping|transport|lieferung*|logistik|versand|transport|livraison*|logistique|entrega*|logística|envío*|consegna|logistica|trasporto|transporte|levering|verzending|leverans*|frakt|dostaw*|logisty*|dodáv*|doprav*|teslimat|lojistik|nakliye|доставк*|логистик*|перевозк*|логістик*|παράδοση|توصيل|شحن|لوجست*|حمل|משלוח*|לוגיסטיקה|डिलीवरी|परिवहन|物流|配送|运输|運輸|輸送|배송|물류|운송",
  bike: "bike*|bicycle*|cycling|fahrrad*|fahrräder|radweg*|radfahren|vélo*|cyclis*|bicicleta*|bici|bicicl*|fiets*|cykel*|sykkel*|rower*|kolo|kola|cyklo*|bisiklet*|велосипед*|ποδήλατ*|دراجة|دراجات|دوچرخه|אופניים|साइकिल|自行车|自行車|腳踏車|自転車|자전거",
  car: "car|cars|vehicle*|driving|auto|autos|fahrzeug*|pkw|voiture*|véhicule*|coche*|vehículo*|macchina|veicol*|carro|carros|veículo*|wagen|voertuig*|bil|bilar|biler|fordon|kjøretøy|samochod*|samochód|pojazd*|auta|vozidl*|araba|araç*|автомобил*|машин*|автівк*|αυτοκίνητ*|سيارة|سيارات|مركبة|خودرو|ماشین|רכב*|מכונית|कार|वाहन|汽车|车辆|汽車|車輛|車両|自動車|자동차|차량",
  "train-front":
    "train|trains|railway*|rail|bahn|zug|züge|eisenbahn|chemin de fer|tren|trenes|ferrocarril*|treno|treni|ferrovi*|trem|trens|comboio*|trein*|spoorweg*|tåg|tog|järnväg*|jernbane*|pociąg*|kolej*|vlak*|železnic*|tren*|demiryolu|поезд*|железн*|потяг*|залізниц*|τρένο|قطار|قطارات|سكة|רכבת*|रेल*|ट्रेन|火车|铁路|高铁|火車|鐵路|電車|鉄道|기차|철도",
  bus: "bus|buses|autobus*|autobús|autobuses|ônibus|buss*|автобус*|λεωφορεί*|حافلة|حافلات|اتوبوس|אוטובוס*|बस|公交|巴士|公車|バス|버스",
  plane:
    "flight*|airport*|air travel|flug*|flughafen|vol|vols|avion*|aéroport*|vuelo*|avión|aeropuerto*|volo|voli|aereo|voo|voos|avião|vlucht*|vliegtuig*|flyg*|fly|lot|loty|samolot*|let|lety|letadl*|uçak*|uçuş*|самол*|рейс*|аэропорт*|літак*|πτήση|αεροπλάν*|طيران|طائرة|مطار|پرواز|هواپیما|טיסה|מטוס|उड़ान|विमान|飞机|航班|飛機|飛行機|비행기|항공",
  map: "map|route*|region*|location*|karte*|standort*|région*|carte|lieu|mapa|ruta*|región|ubicación|mappa|percorso|regione|rota|região|kaart|locatie*|karta|kart|kort|sted|mapa|trasa|oblast*|harita|bölge*|konum|карта|маршрут*|регион*|мапа|регіон*|χάρτη*|خريطة|موقع|منطقة|نقشه|منطقه|מפה|אזור|नक्शा|क्षेत्र|地图|路线|地區|地區|地図|地域|지도|지역",
  "shopping-cart":
    "shopping|purchase*|order|orders|checkout|einkauf*|bestellung*|achat*|commande*|compra*|pedido*|acquist*|ordin*|inkoop|bestelling*|köp|kjøp|køb|zakup*|zamówieni*|nákup*|objednávk*|alışveriş|sipariş*|покупк*|заказ*|закупк*|купівл*|замовлен*|αγορά|παραγγελία|شراء|مشتريات|طلب|خرید|سفارش|קנייה|הזמנה|खरीद*|购买|订单|購買|訂單|購入|注文|구매|주문",
  store:
    "shop|shops|store|stores|retail|laden|läden|geschäft|filiale*|einzelhandel|magasin*|boutique*|tienda*|negozi*|loja*|winkel*|butik*|butikk*|sklep*|obchod*|mağaza*|магазин*|крамниц*|κατάστημα*|متجر|متاجر|محل|فروشگاه|חנות|חנויות|दुकान*|商店|门店|店鋪|店舗|매장|가게",
  utensils:
    "food|meal*|restaurant*|lunch|dinner|kitchen|essen|mahlzeit*|küche|mensa|gastronomie|repas|cuisine|restauration|déjeuner|comida*|cocina|restaurante*|almuerzo|cibo|pasto|pasti|cucina|ristorant*|refeiç*|cozinha|alimentaç*|eten|maaltijd*|keuken|mat|måltid*|kök|kjøkken|mad|jedzeni*|posił*|kuchni*|jídl*|kuchyn*|yemek*|mutfak|еда|питани*|кухн*|ресторан*|обед*|їжа|харчуванн*|φαγητό|κουζίνα|طعام|وجبات|مطبخ|مطعم|غذا|آشپزخانه|אוכל|מזון|מטבח|भोजन|खाना|रसोई|食品|餐饮|厨房|餐飲|食事|料理|キッチン|음식|식사|주방",
  coffee:
    "coffee|café|cafe|kaffee*|koffie|kaffe|caffè|kawa|kawy|káva|kávy|kahve*|кофе*|кава|кави|καφέ*|قهوة|قهوه|קפה|कॉफी|咖啡|コーヒー|커피",
  wheat:
    "grain*|harvest*|agricultur*|farm*|crop*|getreide|ernte*|landwirtschaft*|bauern*|céréale*|récolte*|agricol*|ferme*|cereal*|cosecha*|agrícol*|raccolt*|agricoltura|colheita*|lavoura|oogst|landbouw|skörd*|jordbruk*|landbruk|høst|zboż*|zbiory|rolnic*|obil*|sklizeň|zeměděl*|tarım*|hasat|урожай*|сельск*|ферм*|врожай*|сільськ*|σοδειά|γεωργία|حصاد|زراعة|مزرعة|محصول|کشاورزی|קציר|חקלאות|फसल|खेती|कृषि|农业|收获|粮食|農業|收穫|収穫|농업|수확",
  wrench:
    "maintenance|repair*|tools|wartung*|reparatur*|werkzeug*|entretien|réparation*|maintenance|outils|mantenimiento|reparación|herramienta*|manutenzione|riparazion*|strumenti|manutenção|ferramentas|onderhoud|reparatie*|gereedschap|underhåll|vedlikehold|reparasjon*|vedligehold|konserwacj*|napraw*|narzędzi*|údržb*|oprav*|nářadí|bakım|onarım|обслуживани*|ремонт*|инструмент*|інструмент*|συντήρηση|επισκευή|صيانة|إصلاح|أدوات|تعمیر*|ابزار|תחזוקה|תיקון|כלים|रखरखाव|मरम्मत|维护|维修|工具|維修|保守|修理|유지보수|수리|도구",
  cog: "process*|operations|automation|settings|prozess*|ablauf|abläufe|betrieb|automatisierung|processus|opérations|automatisation|proceso*|operaciones|automatización|process*|operazioni|automazione|operaç*|automação|bedrijfsvoering|automatisering|drift|proces*|automatyzacj*|provoz|automatizac*|süreç*|otomasyon|процесс*|автоматизац*|процес*|διαδικασία|αυτοματ*|عمليات|أتمتة|فرایند|תהליך*|אוטומציה|प्रक्रिया|स्वचालन|流程|自动化|運營|自動化|プロセス|운영|자동화|공정",
  database:
    "data|database*|daten*|datenbank*|données|base de données|datos|base de datos|dati|dados|banco de dados|gegevens|databas*|dane|danych|data|databáz*|veri|veriler|данн*|база данных|дані|δεδομένα|بيانات|داده*|נתונים|डेटा|数据|資料|データ|데이터",
  cloud:
    "cloud|wolke|nube|nuvem|chmur*|bulut|облак*|хмар*|سحابة|سحابية|ابر|ענן|क्लाउड|云端|雲端|クラウド|클라우드",
  code: "code|software|programming|developer*|programm*|entwickl*|logiciel*|développ*|programación|desarrollo|software|sviluppo|programação|desenvolv*|ontwikkeling|utveckling|programvar*|utvikling|oprogramowani*|programowani*|vývoj|yazılım|geliştirme|программ*|разработк*|розробк*|програм*|λογισμικό|برمجيات|برمجة|نرم‌افزار|תוכנה|פיתוח|सॉफ्टवेयर|软件|代码|開發|軟體|ソフトウェア|開発|소프트웨어|개발",
  monitor:
    "computer*|screen*|website*|online|bildschirm*|webseite*|rechner|ordinateur*|écran*|site web|ordenador*|pantalla*|sitio web|schermo|sito web|tela*|site|scherm*|dator*|skärm*|datamaskin*|skjerm*|komputer*|ekran*|počítač*|obrazovk*|bilgisayar*|компьютер*|экран*|сайт*|комп'ютер*|екран*|υπολογιστ*|οθόνη|حاسوب|شاشة|رایانه|מחשב*|מסך|कंप्यूटर|स्क्रीन|电脑|网站|屏幕|電腦|網站|画面|パソコン|컴퓨터|웹사이트|화면",
  smartphone:
    "phone|smartphone*|mobile|app|apps|handy|telefon*|mobil*|téléphone*|teléfono*|móvil*|aplicación|telefono|cellulare|celular|telefone|telefoon|telefón*|telefon*|телефон*|мобильн*|приложени*|мобільн*|застосун*|κινητό|εφαρμογή|هاتف|تطبيق|جوال|موبایل|אפליקציה|טלפון|मोबाइल|ऐप|फोन|手机|应用|手機|應用|スマホ|アプリ|휴대폰|앱",
  mail: "mail|email*|e-mail*|letter*|newsletter|brief|briefe|post|courriel*|lettre*|correo*|carta*|lettera|e-mails|brev|e-post|poczt*|list|listy|dopis*|posta|письм*|почта|рассылк*|лист|пошта|επιστολή|بريد|رسالة|ایمیل|דואר|מכתב|ईमेल|पत्र|邮件|信件|郵件|メール|手紙|이메일|편지",
  phone:
    "call|calls|hotline|anruf*|appel*|llamada*|chiamat*|ligaç*|chamada*|oproep|samtal|samtale|rozmow*|hovor*|arama|звонк*|звонок|дзвін*|κλήση|اتصال|مكالمة|تماس|שיחה|कॉल|电话|電話|전화",
  "messages-square":
    "communication|feedback|discussion|dialogue|conversation*|kommunikation|austausch|gespräch*|rückmeldung*|échange*|retour*|discussion*|comunicación|diálogo|conversación|comunicazion*|dialogo|comunicação|conversa*|communicatie|gesprek*|overleg|återkoppling|kommunikasjon|tilbakemelding*|komunikacj*|rozmow*|komunikac*|zpětná vazba|iletişim|geri bildirim|общени*|коммуникаци*|обратная связь|диалог|спілкуванн*|επικοινωνία|تواصل|حوار|ارتباط|תקשורת|משוב|संचार|संवाद|沟通|反馈|交流|溝通|回饋|コミュニケーション|フィードバック|対話|소통|피드백|대화",
  megaphone:
    "marketing|advertis*|campaign*|promotion|publicity|werbung|kampagne*|marketing|publicité|campagne*|publicidad|campaña*|pubblicità|promozion*|publicidade|campanha*|reclame|reklam*|kampanj*|kampanje*|markedsføring|marketing*|kampani*|propagac*|kampaň|reklam|kampanya*|реклам*|маркетинг*|кампани*|кампані*|διαφήμιση|μάρκετινγκ|تسويق|إعلان|حملة|بازاریابی|تبلیغ*|שיווק|פרסום|विपणन|विज्ञापन|营销|广告|宣传|行銷|廣告|マーケティング|広告|宣伝|마케팅|광고|홍보",
  "clipboard-check":
    "check*|checklist*|quality|test|tests|inspection*|prüf*|qualität*|kontroll*|checkliste|contrôle*|qualité|vérif*|control*|calidad|inspección|controll*|qualità|verific*|qualidade|inspeção|keuring|kwaliteit|controle|kvalitet*|kontrol*|jakoś*|kontrol*|kvalit*|kalite|denetim|провер*|качеств*|контрол*|тест*|перевір*|якіст*|έλεγχο*|ποιότητα|جودة|فحص|تفتيش|کیفیت|بازرسی|בדיקה|בקרה|איכות|गुणवत्ता|जांच|质量|检查|測試|品質|検査|품질|검사|점검",
  "file-text":
    "document*|report*|contract*|application*|form|forms|dokument*|bericht*|vertrag*|verträge|antrag*|rapport*|contrat*|document|informe*|contrato*|documento*|relazion*|contratt*|relatório*|verslag*|contract*|avtal|rapport*|kontrakt*|raport*|umow*|dokument*|zpráv*|smlouv*|rapor*|sözleşme*|belge*|отчёт*|отчет*|договор*|документ*|звіт*|договір*|έγγραφ*|αναφορά|تقرير|عقد|وثيقة|مستند|گزارش|قرارداد|سند|דוח|מסמך|חוזה|दस्तावेज़|रिपोर्ट|अनुबंध|文件|报告|合同|報告|合約|文書|報告書|契約|문서|보고서|계약",
  scale:
    "law|legal|fairness|regulation*|compliance|recht|gesetz*|regulierung|compliance|droit|loi|lois|réglement*|conformité|ley|leyes|legal|normativa|regulación|legge|leggi|normativ*|lei|leis|regulamen*|wet|wetten|regelgeving|lag|lagar|lov|lover|love|regelverk|prawo|prawn*|przepis*|zákon*|právo|hukuk*|yasa*|mevzuat|закон*|право*|регулир*|νόμο*|κανονισμ*|قانون|قوانين|تنظيم|مقررات|חוק*|רגולציה|कानून|नियम|法律|法规|合规|法規|法令|規制|コンプライアンス|법률|규제|준수",
  landmark:
    "government*|ministry|municipal*|city council|bank|banks|regierung*|ministerium|behörde*|rathaus|verwaltung|gouvernement*|mairie|ministère|gobierno*|ayuntamiento|ministerio|governo|comune|ministero|prefeitura|overheid|gemeente|ministerie|regering*|kommun*|regjering*|rząd*|urząd*|ministerstw*|vlád*|úřad*|belediye*|hükümet|bakanlık|правительств*|администраци*|министерств*|банк|банки|уряд*|міністерств*|κυβέρνηση|δήμο*|حكومة|بلدية|وزارة|دولت|شهرداری|ממשלה|עירייה|משרד|सरकार|政府|市政|银行|銀行|役所|行政|정부|시청|은행",
  globe:
    "world|global*|international|internet|web|welt*|international*|monde|mondial*|mundo|mundial*|internacional*|mondo|mondial*|internazional*|wereld*|internationaal|värld*|verden*|świat*|międzynarod*|svět*|mezinárod*|dünya*|uluslararası|мир|мировой|международ*|интернет*|світ*|міжнарод*|κόσμο*|διεθν*|عالم|عالمي|دولي|إنترنت|جهان*|بین‌المللی|עולם|בינלאומי|विश्व|अंतर्राष्ट्रीय|世界|全球|国际|國際|グローバル|세계|글로벌|국제",
  search:
    "research|analysis|search|investigation|discovery|forschung|analyse*|suche|untersuchung*|recherche*|analyse|enquête|investigación|análisis|búsqueda|ricerca*|analisi|indagin*|pesquisa*|análise|onderzoek*|analys*|forskning|undersök*|undersøk*|undersøg*|badani*|analiz*|výzkum*|analýz*|hledání|araştırma*|analiz*|исследовани*|анализ*|поиск*|дослідженн*|аналіз*|пошук*|έρευνα|ανάλυση|بحث|تحليل|پژوهش|تحلیل|מחקר|ניתוח|חיפוש|अनुसंधान|विश्लेषण|खोज|研究|分析|搜索|調查|調査|検索|연구|분석|검색|조사",
  "flask-conical":
    "experiment*|chemi*|laborator*|lab|labor|versuch*|expérience*|laboratoire*|chimi*|experimento*|laboratorio*|quími*|esperiment*|chimic*|proefneming*|laboratorium|experiment|laboratori*|eksperyment*|doświadczen*|pokus*|laboratoř*|deney*|laboratuvar*|эксперимент*|лаборатори*|хими*|експеримент*|лабораторі*|πείραμα|χημεία|تجربة|مختبر|كيمياء|آزمایش*|ניסוי|מעבדה|प्रयोग*|रसायन|实验|化学|實驗|化學|実験|실험|화학",
  award:
    "award*|prize*|certificate*|recognition|auszeichnung*|preis|zertifikat*|anerkennung|prix|récompense*|certificat*|premio*|certificado*|reconocimiento|premi|certificat*|prêmio*|reconhecimento|prijs|certificaat|certifikat*|utmärkelse*|nagrod*|certyfikat*|ocenění|certifikát*|ödül*|sertifika*|награ*|сертификат*|премия|нагород*|сертифікат*|βραβείο|جائزة|شهادة|جایزه|گواهی|פרס|תעודה|पुरस्कार|प्रमाणपत्र|奖项|证书|獎項|證書|表彰|認定|상|인증",
  gift: "gift*|donation*|bonus|reward*|geschenk*|spende*|prämie*|cadeau*|don|dons|prime|regalo*|donación|donaciones|bono|donazion*|presente*|doaç*|geschenk*|gave*|gåva|gåvor|donasjon*|prezent*|darowizn*|dárek|dárky|dar|dary|hediye*|bağış*|подарок|подарки|пожертвовани*|бонус*|подарунк*|пожертв*|δώρο|δωρεά|هدية|تبرع*|هدیه|اهدا|מתנה|תרומ*|उपहार|दान|礼物|捐赠|禮物|捐款|贈り物|寄付|선물|기부",
  music:
    "music|concert*|song*|choir*|musik*|konzert*|chor|lied|lieder|musique|chanson*|chorale|música|canción*|concierto*|coro|musica|canzon*|concert*|canção|canç*|muziek|koor|konsert*|sång|kor|sang*|muzyk*|koncert*|chór*|hudb*|müzik|konser*|музык*|концерт*|хор|музик*|μουσική|موسيقى|أغنية|موسیقی|מוזיקה|שירה|संगीत|गाना|音乐|歌曲|音樂|音楽|合唱|음악|노래",
  palette:
    "art|design|painting|creativity|kunst|gestaltung|kreativität|malerei|art|création*|créativité|peinture|arte|diseño|creatividad|pintura|creatività|pittura|criatividade|ontwerp|creativiteit|konst|kreativ*|sztuk*|projektowani*|umění|návrh*|sanat|tasarım|искусств*|дизайн*|творчеств*|мистецтв*|τέχνη|σχέδιο|فن|فنون|تصميم|هنر|طراحی|אמנות|עיצוב|कला|डिज़ाइन|艺术|设计|藝術|設計|芸術|デザイン|예술|디자인",
  camera:
    "photo*|picture*|video*|film*|foto*|bild|bilder|vidéo*|imagen*|fotografía*|vídeo*|immagin*|imagem|imagens|beeld*|zdjęci*|obraz*|fotk*|fotoğraf*|видео*|фото*|съ[её]мк*|відео*|φωτογραφ*|βίντεο|صورة|صور|فيديو|عکس|ویدیو|תמונ*|וידאו|फोटो|वीडियो|照片|视频|影片|写真|動画|사진|영상",
  trophy:
    "win|winner*|success*|competition|victory|erfolg*|sieg|wettbewerb|succès|victoire|concours|éxito*|victoria|competición|concurso|success*|vittoria|gara|sucesso*|vitória|competição|succes*|overwinning|wedstrijd|framgång*|suksess*|succes|seger|sejr|sukces*|zwycięstw*|konkurs*|úspěch*|soutěž*|başarı*|yarışma|успех*|побед*|конкурс*|соревновани*|успіх*|перемог*|επιτυχία|νίκη|نجاح|فوز|مسابقة|موفقیت|پیروزی|הצלחה|ניצחון|सफलता|जीत|成功|胜利|比赛|勝利|競賽|成果|성공|승리",
  dumbbell:
    "fitness|exercise*|workout|strength training|sportübung*|krafttraining|exercice physique|ejercicio*|esercizi*|exercício*|beweging|träning|trening|ćwiczeni*|cvičení|egzersiz*|тренировк*|упражнени*|тренуванн*|άσκηση|تمرين|رياضة|ورزش|כושר|אימון|व्यायाम|健身|锻炼|鍛鍊|運動|トレーニング|운동",
  bed: "sleep|bed|beds|hotel*|schlaf*|bett|betten|sommeil|lit|lits|hôtel*|sueño|cama*|sonno|lett*|albergo|sono|cama|slaap|bedden|sömn|säng*|søvn|seng*|sen|łóżk*|spánek|postel*|uyku|yatak|сон|кровать|отел*|ліжк*|ύπνο*|νόμ|نوم|سرير|فندق|خواب|تخت|שינה|מיטה|מלון|नींद|बिस्तर|睡眠|床位|酒店|睡眠|ベッド|ホテル|수면|침대|호텔",
  baby: "baby|babies|child|children|kids|kind|kinder|kita*|enfant*|bébé*|niño*|niña*|bebé*|bambin*|criança*|kinderen|barn|børn|dziec*|dziecko|dět*|dítě|çocuk*|bebek*|дети|детей|ребён*|ребен*|дитин*|діти|παιδί|παιδιά|طفل|أطفال|کودک*|ילד*|תינוק|बच्चे|बच्चा|儿童|孩子|兒童|子ども|子供|아이|어린이",
  dog: "dog|dogs|pet|pets|hund|hunde|haustier*|chien*|animaux de compagnie|perro*|mascota*|cane|cani|animali domestici|cachorro*|cão|cães|hond|honden|huisdier*|hundar|kjæledyr|pies|psy|zwierzęt*|pes|psi|mazlíč*|köpek*|собак*|пес|питом*|пес|домашн* тварин*|σκύλο*|كلب|كلاب|سگ|כלב*|कुत्त*|狗|宠物|寵物|犬|ペット|개|반려동물",
  fish: "fish|fishing|fisch*|poisson*|pêche*|pescado|pez|peces|pesca|pesce|pesci|peixe*|vis|vissen|visserij|fisk*|ryb*|balık*|рыб*|риб*|ψάρι*|سمك|أسماك|ماهی|דג|דגים|मछली|鱼|渔业|魚|漁業|물고기|어업",
  waves:
    "sea|ocean*|coast*|river*|beach|meer|ozean*|küste*|fluss|flüsse|mer|océan*|côte|rivière*|plage|mar|océano*|costa*|río*|playa*|mare|oceano|fiume|fiumi|spiaggia|rio|rios|praia|zee|kust|rivier*|hav|kust|elv|flod|morze|rzek*|ocean*|moře|řek*|deniz*|nehir*|kıyı|море|моря|река|рек|побереж*|океан*|річк*|θάλασσα|ποτάμι|بحر|نهر|ساحل|محيط|دریا|رودخانه|ים|נהר|חוף|समुद्र|नदी|海洋|河流|海岸|海|川|바다|강|해안",
  mountain:
    "mountain*|hiking|alp*|berg|berge|wandern|wanderung*|montagne*|randonnée*|montaña*|senderismo|montagna|montagne|escursion*|montanha*|trilha*|bergen|wandelen|fjäll|fjell|vandring|gór*|góry|hory|turistik*|dağ*|yürüyüş|горы|гор|поход*|гори|βουνό|πεζοπορία|جبل|جبال|کوه*|הר|הרים|טיול*|पहाड़*|पर्वत*|山脉|登山|徒步|山岳|산|등산",
  church:
    "church*|religio*|faith|kirche*|glaube*|religion*|église*|foi|iglesia*|religión|fe|chies*|fede|religion*|igreja*|fé|kerk*|geloof|kyrk*|tro|kirke*|kości*|wiar*|kostel*|vír*|kilise*|inanç|церк*|вера|религи*|релігі*|εκκλησία|πίστη|كنيسة|دين|إيمان|کلیسا|כנסייה|אמונה|दीन|धर्म|教堂|信仰|宗教|教会|교회|신앙|종교",
  factory:
    "factory|factories|production|manufactur*|industry|fabrik*|produktion|herstellung|industrie*|usine*|fabrication|production|fábrica*|producción|industria*|fabbric*|produzion*|fábrica*|produção|indústria*|fabriek*|productie|fabrik*|produksjon|industri*|fabryk*|produkcj*|przemysł*|továrn*|výrob*|průmysl*|fabrika*|üretim|sanayi|завод*|производств*|промышленн*|виробництв*|промислов*|εργοστάσιο|παραγωγή|مصنع|إنتاج|صناعة|کارخانه|تولید|صنعت|מפעל|ייצור|תעשייה|कारखाना|उत्पादन|उद्योग|工厂|生产|制造|工廠|生產|製造|工場|生産|공장|생산|제조",
  package:
    "product*|package*|inventory|produkt*|paket*|lager|bestand|produit*|colis|stock|producto*|paquete*|inventario|prodott*|pacco|magazzino|produto*|estoque|pakket*|voorraad|produkter|pakke*|varer|paczk*|magazyn*|produkt*|balík*|zásob*|ürün*|paket*|stok|продукт*|товар*|посылк*|склад|посилк*|προϊόν*|πακέτο|منتج*|طرد|مخزون|محصول*|بسته|מוצר*|חבילה|מלאי|उत्पाद*|产品|包裹|库存|產品|庫存|製品|商品|在庫|제품|상품|재고",
  percent:
    "discount*|interest rate*|tax|taxes|rabatt*|zins*|steuer*|remise*|taux|impôt*|taxe*|descuento*|impuesto*|tasa|sconto|sconti|tassa|tasse|imposte|desconto*|imposto*|korting*|belasting*|rente|rabatter|skatt*|rente|skat|rabat*|podat*|slev*|daň|daně|indirim*|vergi*|faiz|скидк*|налог*|процент*|знижк*|податк*|έκπτωση|φόρο*|خصم|ضريبة|ضرائب|فائدة|تخفیف|مالیات|הנחה|מס|ריבית|छूट|कर|ब्याज|折扣|税收|利率|稅收|割引|税金|할인|세금|금리",
  "circle-question-mark":
    "question*|faq|frage*|fragen|question|pregunta*|domanda|domande|pergunta*|vraag|vragen|fråg*|spørsmål|spørgsmål|pytani*|otázk*|soru*|вопрос*|питанн*|ερώτηση|ερωτήσεις|سؤال|أسئلة|پرسش*|שאלה|שאלות|प्रश्न|सवाल|问题|疑问|問題|疑問|質問|질문",
  flag: "milestone*|start|beginning|meilenstein*|beginn|étape*|jalon*|hito*|inicio|tappa|traguardo|marco*|início|mijlpaal*|milstolp*|milepæl*|kamień milowy|początek|milník*|začátek|kilometre taşı|başlangıç|веха|вехи|начало|етап*|початок|ορόσημο|معلم|بداية|نقطه عطف|شروع|אבן דרך|התחלה|मील का पत्थर|शुरुआत|里程碑|开始|開始|マイルストーン|이정표|시작",
};
