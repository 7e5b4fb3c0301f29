import type { Subject } from "./subject.ts";

/**
 * How words begin that tell what a text is about, in lower case and without diacritics, in English, German, French, Spanish,
 * Italian, Portuguese, Dutch, Scandinavian, Polish, Czech, Turkish, Russian, Ukrainian, Greek, Arabic, Persian, Hebrew and Hindi;
 * "=" after a word: the whole of it; "-" for a space. Words of scripts without spaces (Chinese, Japanese, Korean) are found anywhere. A word
 * that belongs to two subjects stands under neither.
 */
export const subjectWords: Readonly<Record<Exclude<Subject, "general">, string>> = {
  school: `school teacher pupil student classroom lesson kindergart curriculum homework parents' tutor syllabus campus universit
    schule schuler lehrer unterricht klassen elternabend kita studier hochschul ecole eleve enseign college= lycee maternelle
    escuela alumn maestr profesor docente aula colegio scuola insegnant studenti lezion escola aluno professor school= leerling
    leraar onderwijs skole elev larare undervis lektion szkol uczni nauczyciel lekcj skol= skola= zak= ucitel student ogrenci
    okul ogretmen школ учени учител урок класс= студент учн учитель σχολ μαθητ δασκαλ مدرس طلاب معلم تلميذ دانشآموز آموزگار
    בית-ספר תלמיד מורה विद्यालय स्कूल छात्र शिक्षक 学校 学生 老师 教师 课程 課程 老師 生徒 先生 授業 児童 학교 학생 교사 수업`,
  health: `health hospital clinic patient nurse doctor medic vaccin disease therap diagnos pharma surger symptom dental dentist
    wellbeing wellness infection illness cancer epidem smallpox allerg gesundheit krankenhaus klinik pflege arzt= arzte impf
    krankheit therapie hygiene sante hopital infirm medecin maladie soin= soins= salud enfermer enfermedad vacuna salute ospedal
    paziente malatti infermier saude doenca enfermag gezondheid ziekenhuis verpleeg sjukhus sykehus patient halsa helse zdrow
    szpital pacjent lekarz choroba nemocnic zdravi lekar saglik hastane hasta= doktor здоров больниц пациент врач медиц вакцин
    лiкар лікар хвор υγεια νοσοκομ ασθεν صحة صحي مستشفى مريض طبيب لقاح سلامت بیمار בריאות רופא חולה स्वास्थ्य अस्पताल रोगी डॉक्टर
    医院 健康 医疗 醫療 患者 疫苗 病院 看護 医師 ワクチン 診療 건강 병원 환자 의료 백신`,
  community: `communit volunteer neighbour neighbor charit nonprofit donat citizen resident village borough refugee inclusion
    food-bank youth-club housing-assoc foundation verein= ehrenamt nachbar spende burger gemeinde fluchtling benevol associat
    quartier habitant citoyen solidar vecin voluntari ciudadan barrio comunidad fundacion volontar quartiere cittadin comune=
    voluntario bairro comunidade vrijwillig buurt gemeente bewoner frivillig grannskap kommun forening wolontari mieszkan
    sasiad gmina dobrovoln obcan sousedstv gonullu mahalle dernek волонт добровол сосед жител общин благотвор громад εθελοντ
    κοινοτητ متطوع جيران مجتمع تبرع داوطلب מתנדב קהיל שכונ स्वयंसेव समुदाय 社区 志愿 居民 社區 志願 地域 住民 町内会 ボランティア 자원봉사 주민 마을`,
  nature: `climate environment biodivers forest river ocean wildlife bird= birds garden plant= plants soil ecolog ecosystem
    conservation recycl emission sustainab weather glacier insect bee= bees beekeep honey pollinat nature= natural-park solar
    wind-farm renewable water-saving drought flood klima umwelt wald= natur= garten pflanze vogel biene fluss= okolog nachhalt
    recycling erneuerbar solaranlage climat environnement foret jardin abeille oiseau ecologi durable energies clima medio
    ambiente bosque jardin abeja sostenib reciclaj energia-solar foresta giardino api= uccell sostenibil natureza floresta
    abelha sustentavel milieu klimaat natuur bos= tuin duurzaam skog= miljo hage tradgard klimat srodowisk las= ogrod pszczol
    prirod zahrad vcel iklim cevre orman bahce климат природ эколог лес= сад= пчел клiмат довкілл κλιμα περιβαλλον δασος مناخ بيئة
    غابة حديقة نحل محیط جنگل אקלים סביבה יער जलवायु पर्यावरण वन= 气候 环境 森林 植物 生态 環境 氣候 自然 気候 再生可能 기후 환경 생태`,
  food: `food restaurant kitchen recipe cook chef= menu meal lunch breakfast bakery bread coffee cafe= roast tea= wine brewer
    beer nutrition vegetable fruit harvest canteen catering farm farmer agricultur dairy cheese kuche koch rezept essen= speise
    mensa backer brot= kaffee rosterei wein= bier= ernahrung gemuse landwirt kase cuisine repas recette boulang vin= cantine
    legume agricult cocina comida receta panader vino= verdura cucina ricetta pane= caffe ristorante cozinha refeic receita
    padaria keuken maaltijd brood koffie landbouw mat= kok= kjokken bageri kaffe ol= kuchni przepis chleb kawa= rolnic kuchyn
    recept chleb= kava= zemedel mutfak yemek tarif= ekmek kahve tarim кухн еда= рецепт ресторан кофе хлеб обед ферм урожай кав=
    κουζιν φαγητ συνταγ طعام مطبخ وصفة قهوة خبز غذا آشپز אוכל מטבח מתכון קפה भोजन रसोई 餐厅 食品 厨房 食谱 咖啡 餐廳 料理 食堂 給食 レシピ 農業 음식 요리 식당 커피`,
  transport: `transport traffic train= trains railway rail= bus= buses tram bicycle bike= bikes cargo-bike cycling cyclist car=
    cars= vehicle driver logistic freight shipping warehouse fleet road= roads parking airport airline ferry port= harbour
    harbor delivery mobility commuter electric-vehicle verkehr bahn= zug= zuge fahrrad radweg lastenrad auto= fahrzeug logistik
    strasse= mobilitat lieferung hafen transport= train= velo= voiture route= camion livraison mobilite transporte tren=
    bicicleta coche= camino= carretera movilidad trasport treno biciclett strada= mobilita comboio estrada entrega vervoer
    fiets trein= verkeer sykkel cykel tog= tag= trafik kolej= rower pociag droga= transportu vlak= kolo= doprava ulasim tren=
    bisiklet трансп поезд велосип дорог= автобус логист поїзд μεταφορ τρενο ποδηλατ نقل قطار دراجة حافلة حمل قطار תחבור רכבת
    אופני परिवहन रेल= साइकिल 交通 铁路 物流 自行车 运输 鐵路 運輸 鉄道 自転車 輸送 교통 철도 자전거 물류`,
  building: `building construct architect renovat insulat housing apartment facade roof= roofs concrete brick tenant rent=
    real-estate property-develop urban-plan skyscraper bridge= bau= baustell gebaude sanier dammung wohnung architekt dach=
    mieter immobili batiment logement chantier toiture locatair immeuble edificio vivienda obra= arquitect aislamient
    condomini edific abitazion ristruttur costruz casa= habitac construc obras= gebouw woning verbouw isolat bygg= bygning
    bostad bolig budow mieszkanie remont izolac staveb stavb byt= zatepl bina= insaat konut mimar строит здани квартир ремонт
    архитек будiв будів κτιρι οικοδομ κατασκευ بناء عمارة سكن مبنى ساختمان מבנה בניין דיור भवन निर्माण 建筑 房屋 住宅 建築 房地产 工事 マンション 건물 건축 주택`,
  business: `strateg business company market customer sales product-launch competitor management leadership team= teams
    employee onboarding meeting hiring recruit workplace remote-work office= organization organisation stakeholder roadmap
    quarterly kpi= okr= b2b= retail brand= branding startup pitch= unternehmen kunden vertrieb mitarbeit= mitarbeiter fuhrung
    strategie projekt= projektstand homeoffice personal= entreprise client= clients vente= ventes salarie recrut empresa
    cliente ventas emplead estrategia azienda clienti vendite dipendent vendas bedrijf klant verkoop medewerker medarbetar
    foretag kund= kunder ansatt selskap firma= klient sprzedaz pracownik zamestnan zakaznik sirket musteri satis calisan
    компан клиент продаж сотрудник стратег бизнес маркет персонал пiдприєм компані επιχειρ πελατ πωλησ στρατηγ شركة عملاء
    مبيعات موظف استراتيج شرکت مشتری فروش חברה= לקוח מכירות עובד कंपनी ग्राहक बिक्री कर्मचारी 公司 企业 客户 销售 战略 员工 企業 客戶 顧客 営業 戦略 社員 売上 회사 고객 매출 전략 직원`,
  money: `budget finance financial invest tax= taxes bank= banking loan= loans fund= funds funding revenue-service audit
    pension insurance treasur fiscal dividend shareholder balance-sheet inflation interest-rate haushalt= haushaltsplan
    finanz steuer= steuern kredit= versicherung rente= jahresabschluss etat= bilanz budgets= impot banque fiscal= tresorer
    presupuesto finanzas impuesto banco= inversion bilancio finanza tasse= investiment orcamento financas imposto investimento
    begroting belasting financien subsidie budsjett skatt= okonomi ekonomi budzet podatek finans= rozpocet dan= dane= butce
    vergi yatirim бюджет финанс налог банк= инвест кредит подат προυπολογισμ φορο= οικονομικ ميزانية ضريب ضرائب استثمار بنك مالي بودجه
    מالیات תקציב מס= השקע बजट वित्त कर= निवेश 预算 财务 投资 银行 税收 預算 財務 投資 予算 財政 税金 決算 예산 재무 투자 세금 금융`,
  technology: `software computer server= servers api= apis cloud= code= coding developer devops deploy database kubernetes
    docker linux network= cyber security-incident password encrypt artificial-intell machine-learn neural llm= llms algorithm
    data-pipeline website web-app app= apps latency incident-review migration-to robot chip= chips semiconductor quantum
    it-sicherheit datenbank rechner= entwickler programm= programmier kunstliche-intell passwort logiciel ordinateur
    informatique developpeur donnees= reseau programacion desarrollador ordenador datos= red= sistema-informat informatica
    sviluppator dati= programador dados= computador ontwikkelaar gegevens utvikler utvecklare programvar oprogramowan
    programist dane= komputer pocitac vyvojar yazilim bilgisayar gelistirici veri= программ компьют сервер разработ данны=
    кибер искусственн програм λογισμικ υπολογιστ δεδομεν برمج حاسوب خادم بيانات ذكاء نرمافزار رایانه תוכנה מחשב שרת נתונים
    सॉफ्टवेयर कंप्यूटर 软件 代码 服务器 数据库 人工智能 部署 軟體 程式 資料庫 ソフトウェア サーバ データベース 開発 소프트웨어 서버 데이터베이스 개발 인공지능`,
  science: `science scientif research experiment hypothes physics chemist biolog photosynth molecul atom= atoms cell= cells gene=
    genes genetic dna= astronom planet space= telescope laborator mathemat theorem geolog volcano evolution neurosci particle
    wissenschaft forschung experiment= physik chemie biologie fotosynthese mathematik recherche-scient physique chimie
    mathematiq ciencia investigacion fisica quimica matematic scienza ricerca= fisica= chimica pesquisa-cient quimica=
    wetenschap onderzoek= natuurkunde forskning vitenskap vetenskap nauka badani fizyka chemia= veda= vyzkum fyzika bilim
    arastirma= fizik= kimya научн исследов физик хими биолог фотосинт наука= дослідж επιστημ ερευνα φυσικη χημεια علوم علمي
    فيزياء كيمياء بحث= علم= پژوهش מדע מחקר פיזיק विज्ञान अनुसंधान 科学 实验 物理 化学 生物 研究 科學 實驗 化學 実験 光合成 과학 실험 물리 화학 연구`,
  culture: `museum gallery exhibition art= arts artist painting sculpture theatre theater library librar book= books novel
    literature reading-club poem poet film= films cinema festival heritage archive manuscript bibliothek ausstellung kunst=
    kunstler literatur buch= bucher gedicht kultur= musee exposition= peinture livre= livres bibliothequ litterat museo
    exposicion pintura libro= libros biblioteca literatur mostra= arte= libri= letterat museu exposicao livro= boek boeken
    tentoonstell kunst bok= boker bibliotek konst= muzeum wystaw ksiazk sztuk vystav knih= umen= muze= sergi kitap kutuphane
    sanat музе выставк книг библиот искусств литерат театр бiблiот мистецтв μουσει βιβλι τεχνη= εκθεση متحف كتاب مكتبة فن= معرض
    موزه کتاب هنر מוזיאון ספר= ספרים ספרי אמנות संग्रहालय पुस्तक कला= 博物馆 图书 艺术 展览 文学 博物館 圖書 藝術 展覽 美術 図書 展示 本= 박물관 도서 예술 전시`,
  history: `histor century medieval ancient empire war= wars roman= revolution archaeolog dynasty colonial antiquity renaissance
    geschicht jahrhundert mittelalter antike krieg= romisch siecle moyen-age guerre= antiquite historia siglo= imperio guerra=
    secolo storia= impero seculo eeuw geschieden oorlog arhundr middelalder krig= histori wiek= sredniowiecz wojn dejin stolet
    valk= tarih yuzyil savas= imparator истори войн= средневек империя век= історі війн ιστορι αιωνα πολεμ تاريخ قرن= حرب
    امبراطور تاریخ جنگ היסטור מאה= מלחמ इतिहास शताब्दी युद्ध 历史 世纪 朝代 战争 歷史 世紀 戰爭 戦争 時代 역사 세기 전쟁`,
  law: `law= laws legal court= courts judge justice lawyer attorney contract= contracts regulat complian gdpr legislat statute
    constitution rights= arbitrat copyright patent= recht= rechts gesetz vertrag= gericht datenschutz dsgvo paragraf urteil
    droit= juridiq tribunal avocat contrat= loi= lois= rgpd ley= leyes derecho juridic abogado contrato legge= leggi diritto
    avvocat contratto lei= leis= direito advogad wet= wetgev recht advocaat lov= lover rett= lag= lagar ratt= domstol prawo
    prawn ustawa umowa sad= zakon= pravo soud= smlouva hukuk kanun mahkeme sozlesme закон право= юрид суд= договор прав=
    конституц νομος νομικ δικαστ قانون محكمة عقد= حقوق دادگاه חוק= משפט בית-דין חוזה कानून न्याय अदालत 法律 法院 合同 合规 律师 契約 法令 裁判 規則 條例 법률 법원 계약 규정`,
  music: `music concert orchestra choir song= songs band= piano violin guitar opera jazz= melody album= musik= konzert chor=
    orchester klavier lied= geige musique chorale chanson musica coro= concierto cancion orquesta concerto= canzon orquest
    cancao muziek koor= lied= musikk kor= sang= muzyk koncert chor= hudb sbor= muzik konser koro= музык концерт хор= оркестр
    песн музик μουσικ χορωδι συναυλι موسيقى أغنية جوقة موسیقی מוזיק מקהל संगीत 音乐 乐团 合唱 音樂 樂團 音楽 演奏 음악 합창 연주`,
  sport: `sport football soccer tennis basketball jogging runners marathon athlet coach= training-plan fitness gym= swim olympic league=
    match= tournament climbing fussball verein-sport turnier sportler laufen= schwimm trainer= entrainement= equipe-sport course-a-pied
    futbol deporte entrenador natacion partido= calcio allenament corsa= nuoto futebol esporte treino= voetbal zwemmen wedstrijd
    idrett fotball fotboll lopning pilka= sportow bieg= trening fotbal behani takim futbol= spor= yuzme спорт футбол трениров
    бег= матч марафон плаван αθλητ ποδοσφαιρ رياضة كرة لاعب ورزش فوتبال ספורט כדורגל खेल= 体育 运动 足球 體育 運動 足球 サッカー 競技 マラソン 스포츠 축구 운동`,
  travel: `travel tourism tourist hotel= hotels holiday vacation trip= trips itinerary beach destination guesthouse hiking
    mountain-hut reise= reisen urlaub tourismus wander= wandern hotelier voyage= voyages vacances tourism= sejour viaje turism
    vacacion playa= excursion viaggi vacanz turismo= spiaggia viagem ferias praia reis= reizen vakantie toerisme ferie= resa=
    semester= turist= podroz wakacj turysty wycieczk cestov dovolen turist seyahat tatil turizm путешест турист отель отпуск
    подорож ταξιδ τουρισμ διακοπ سفر= سياحة رحلة فندق گردشگر טיול תיירות מלון यात्रा पर्यटन 旅游 旅行 酒店 旅遊 觀光 観光 温泉 여행 관광 호텔`,
};
