import type { StoryKind } from "./story-kinds.ts";

/** The words that tell a kind of talk: in a topic itself, and those that only a genre, an occasion or a request means so. */
export interface KindStems {
  readonly kind: StoryKind;
  readonly anywhere: string;
  readonly asGenre: string;
}

/** The kinds of talk by the words that name them, the more special ones first. */
export const kindStems: readonly KindStems[] = [
  {
    kind: "celebration",
    anywhere:
      "wedding speech|best man|birthday of|birthday speech|'s birthday|th birthday|st birthday|nd birthday|rd birthday|retirement speech|retirement party|farewell speech|farewell for|farewell to|eulogy|golden wedding|silver wedding|anniversary speech|toast for|toast to|hochzeitsrede|geburtstagsrede|geburtstag von|trauzeuge|trauzeugin|abschiedsrede|abschied von|zum geburtstag|goldene hochzeit|silberhochzeit|laudatio|trauerrede|discours de mariage|témoin de mariage|anniversaire de mariage|pour l'anniversaire de|pot de départ|discours de départ|discurso de boda|bodas de oro|bodas de plata|cumpleaños de|despedida de|discurso de casamento|bodas de ouro|aniversário d|discorso di matrimonio|nozze d'oro|nozze d'argento|compleanno di|addio al|день рождения|дню рождения|юбилей|юбилею|свадебн|свадьб|тост |生日祝|生日快乐|婚礼致辞|婚礼|金婚|退休欢送|欢送会|結婚式|結婚披露宴|誕生日祝|誕生日会|送別会|退職祝|還暦|결혼식|축사|생일 축하|환갑|칠순|송별회|퇴임식|عيد ميلاد|حفل زفاف|كلمة زفاف|حفل وداع|bruiloft|verjaardag van|afscheid van|afscheidsspeech|wesel|urodziny|pożegnanie|jubileusz|bröllopstal|bröllop|födelsedag|avskedstal|düğün konuşma|doğum günü|emeklilik|день народження|дня народження|ювілей|ювілею|весілл|svatební|svatba|narozenin|bryllupstale|bryllup|fødselsdag|afskedstale|bursdag|bursdagstale|शादी|विवाह|जन्मदिन|विदाई|đám cưới|sinh nhật|chia tay|pernikahan|ulang tahun|perpisahan|γάμο|γενέθλια|γενεθλίων|αποχαιρετιστήρι|חתונה|יום הולדת|פרידה|בר מצווה|בת מצווה|عروسی|جشن تولد|تولد |بازنشستگی|esküvő|születésnap|búcsúztató|nuntă|nunta|ziua de naștere|aniversarea lui|rămas bun|häät|häihin|hääpuhe|syntymäpäiv|läksiäis",
    asGenre:
      "speech|toast|birthday|wedding|anniversary|farewell|retirement|festrede|hochzeit|geburtstag|abschied|jubiläum|mariage|anniversaire|boda|cumpleaños|casamento|aniversário|matrimonio|compleanno|тост|поздравлен|贺|祝词|お祝い|축하|تهنئة|feestrede|przemówienie|festtal|konuşma|промова|proslov|festtale|भाषण|diễn văn|pidato|ομιλία|נאום|سخنرانی|beszéd|discurs|juhlapuhe",
  },
  {
    kind: "pitch",
    anywhere:
      "pitch deck|pitchdeck|investor|startup|start-up|seed round|series a$|venture capital|elevator pitch|inversor|inversionista|investisseur|investidor|investitor|levée de fonds|инвестор|питч|стартап|融资|路演|投资人|投資家|ピッチ|資金調達|スタートアップ|투자자|투자 유치|투자유치|스타트업|피치덱|مستثمر|investeerder|inwestor|investerare|yatırımcı|інвестор|investoř|निवेशक|स्टार्टअप|nhà đầu tư|gọi vốn|khởi nghiệp|pendanaan startup|επενδυτ|משקיע|סטארטאפ|סטארט-אפ|سرمایه‌گذار|استارتاپ|befektető|sijoittaj",
    asGenre: "pitch|pitching|gründer|geschäftsidee|business plan|businessplan|бизнес-план|商业计划",
  },
  {
    kind: "quarterly",
    anywhere:
      "quarterly|quarter review|q1 |q2 |q3 |q4 |annual review|annual report|annual results|year in review|monthly report|monthly review|half-year|quartalsbericht|quartalszahl|quartal|jahresrückblick|jahresbericht|jahresbilanz|monatsbericht|geschäftsjahr|halbjahr|trimestriel|trimestre|bilan annuel|rapport annuel|bilan mensuel|informe anual|informe trimestral|balance anual|informe mensual|relatório anual|relatório trimestral|resultados d|relazione annuale|trimestrale|bilancio annuale|квартал|годовой отчёт|годовой отчет|итоги года|итоги квартала|итоги месяца|季度|年度总结|年终总结|月度|年度报告|四半期|年次報告|決算|月次|上半期|분기|연간 보고|연말 보고|월간|실적 보고|الربع السنوي|ربع سنوي|ربع السنة|التقرير السنوي|kwartaal|jaarverslag|jaaroverzicht|kwarta|roczny raport|raport roczny|podsumowanie roku|kvartal|årsredovisning|årsrapport|çeyrek|yıllık rapor|yıl sonu|квартальн|річний звіт|підсумки року|čtvrtlet|výroční zpráva|årsberetning|årsrapport|तिमाही|वार्षिक रिपोर्ट|báo cáo quý|quý |báo cáo năm|tổng kết năm|triwulan|kuartal|laporan tahunan|τριμην|ετήσια έκθεση|רבעון|רבעוני|דוח שנתי|סיכום שנה|فصلی|سه‌ماهه|گزارش سالانه|negyedéve|éves beszámoló|éves jelentés|trimestrial|raport anual|neljännes|kvartaali|vuosikatsaus|vuosikertomus",
    asGenre:
      "results|business review|geschäftsbericht|résultats|resultados|risultati|результат|业绩|実績|실적|نتائج",
  },
  {
    kind: "review",
    anywhere:
      "project review|project status|project update|project report|sprint review|sprint update|status report|status update|retrospective|post-mortem|postmortem|steering committee|projektstatus|projektbericht|statusbericht|projektrückblick|projektstand|lenkungsausschuss|zwischenstand|rückblick auf|bilan du projet|bilan de projet|état d'avancement|état d’avancement|comité de pilotage|rétrospective|retrospectiv|estado del proyecto|avance del proyecto|comité de dirección|status do projeto|ponto de situação|situação do projeto|stato del progetto|avanzamento del progetto|stato avanzamento|retrospettiva|статус проекта|ретроспектив|итоги проекта|отчёт о проекте|отчет о проекте|ход проекта|项目进展|项目总结|项目回顾|项目汇报|复盘|进度汇报|工作汇报|プロジェクトの進捗|進捗報告|進捗|振り返り|프로젝트 현황|진행 상황|프로젝트 보고|회고|حالة المشروع|تقرير المشروع|مراجعة المشروع|سير المشروع|projectstatus|voortgangsrapport|stuurgroep|status projektu|postęp projektu|raport z projektu|retrospektyw|projektrapport|lägesrapport|styrgrupp|proje durumu|proje raporu|ilerleme raporu|статус проєкту|звіт про проєкт|хід проєкту|stav projektu|zpráva o projektu|projektstatus|statusrapport|styregruppe|prosjektstatus|परियोजना की स्थिति|प्रगति रिपोर्ट|tiến độ dự án|báo cáo dự án|status proyek|laporan proyek|perkembangan proyek|κατάσταση του έργου|πορεία του έργου|סטטוס הפרויקט|סטטוס פרויקט|وضعیت پروژه|گزارش پروژه|projekt állás|projektállapot|stadiul proiectului|raport de proiect|projektin tila|tilannekatsaus|väliraportti",
    asGenre:
      "update|status|review|progress|bilan|bericht|rapport|informe|relatório|rapporto|отчёт|отчет|汇报|报告|報告|보고|تقرير|verslag|raport|rapor|звіт|zpráva|रिपोर्ट|báo cáo|laporan|αναφορά|דוח|گزارش|beszámoló|raportti|katsaus",
  },
  {
    kind: "onboarding",
    anywhere:
      "onboarding|on-boarding|welcome to the team|welcome aboard|new hires|new employees|new joiners|new starters|first day at|einarbeitung|neue mitarbeit|neuen mitarbeit|einstieg bei|willkommen bei|nouveaux arrivants|nouveaux collaborateurs|intégration des|livret d'accueil|nuevos empleados|nuevas incorporaciones|bienvenida a|novos colaboradores|novos funcionários|acolhimento|integração de novos|nuovi assunti|nuovi colleghi|nuovi dipendenti|inserimento dei|новых сотрудник|новичк|адаптац|новым сотрудник|新员工|入职|新入社員|新人研修|オンボーディング|신입사원|신입 사원|온보딩|الموظفين الجدد|موظفين جدد|nieuwe medewerkers|inwerk|nowych pracownik|wdrożenie pracownik|nyanställd|introduktion för nya|yeni çalışan|işe alışt|oryantasyon|нових співробітник|новачк|адаптація|nových zaměstnanc|nové zaměstnance|adaptace|nye medarbejdere|nyansatte|nye ansatte|नए कर्मचारि|nhân viên mới|karyawan baru|orientasi|νέους εργαζόμενους|νέων εργαζομένων|עובדים חדשים|קליטת עובדים|کارکنان جدید|کارمندان جدید|új munkatárs|új dolgozó|betanulás|noi angajați|angajați noi|perehdyt|uusille työntekij",
    asGenre:
      "welcome|willkommen|bienvenue|bienvenida|boas-vindas|benvenuto|приветств|欢迎|ようこそ|환영|ترحيب|orientation",
  },
  {
    kind: "training",
    anywhere:
      "training for|training on|training course|refresher|auffrischung|staff training|safety training|workshop for|workshop on|schulung|unterweisung|fortbildung|workshop für|workshop zu|weiterbildung|formation pour|formation aux|formation à la sécurité|atelier sur|atelier de|capacitación|formación para|formación sobre|taller de|taller sobre|treinamento|formação para|formação sobre|oficina de|formazione per|formazione su|corso di formazione|addestramento|тренинг|инструктаж|мастер-класс|обучение персонала|обучение сотрудник|обучение по|培训|研修|訓練|講習|교육 자료|직원 교육|안전 교육|연수|워크숍|تدريب|ورشة|cursus|training voor|szkoleni|warsztat|utbildning|eğitimi|eğitim |çalıştay|тренінг|інструктаж|навчання персоналу|навчальний матеріал|школение|školení|kursus|opplæring|प्रशिक्षण|कार्यशाला|đào tạo|tập huấn|pelatihan|lokakarya|εκπαίδευση προσωπικού|σεμινάριο|εκπαιδευτικ|הדרכה|הכשרה|סדנה|سمینار|کارگاه|آموزش کارکنان|دوره آموزشی|képzés|oktatás|tréning|instruire|atelier de|koulutus|työpaja",
    asGenre:
      "training|workshop|seminar|course$|formation|formación|formação|formazione|corso|taller|atelier|обучени|навчан|교육|eğitim|آموزش|εκπαίδευση|kurs|webinar",
  },
  {
    kind: "research",
    anywhere:
      "thesis|dissertation|phd defen|doctoral|research project|research proposal|research findings|conference talk|doktorarbeit|masterarbeit|bachelorarbeit|forschungsprojekt|forschungsvorhaben|abschlussarbeit|disputation|verteidigung der|thèse|mémoire de master|soutenance|projet de recherche|tesis|trabajo de fin de|proyecto de investigación|defensa de|tese de|dissertação|projeto de pesquisa|projeto de investigação|tesi di laurea|tesi di|progetto di ricerca|диссертац|дипломн|курсовая|научное исследован|исследовательск|论文|毕业设计|课题研究|答辩|研究计划|論文|卒業研究|学会発表|研究発表|学位|논문|학위|연구 발표|연구 결과|أطروحة|رسالة ماجستير|رسالة دكتوراه|مشروع بحث|scriptie|proefschrift|onderzoeksproject|praca magisterska|praca dyplomowa|obrona pracy|doktorat|avhandling|examensarbete|forskningsprojekt|tez savunma|tez sunum|yüksek lisans tezi|doktora tezi|дисертац|дипломна робота|курсова|дослідницьк|diplomov|disertac|bakalářsk|speciale forsvar|ph.d. |masteroppgave|doktorgrad|शोध प्रबंध|शोधपत्र|luận văn|luận án|đề tài nghiên cứu|khóa luận|skripsi|tesis|disertasi|sidang|διατριβή|διπλωματική|πτυχιακή|תזה|דוקטורט|עבודת גמר|پایان‌نامه|رساله|szakdolgozat|diplomamunka|disszertác|lucrare de licență|teză|disertați|väitös|gradu$|opinnäyte",
    asGenre:
      "research|study$|forschung|studie$|recherche|étude|investigación|estudio|pesquisa|estudo|ricerca|studio$|исследован|研究|연구|بحث|دراسة|onderzoek|badania|forskning|araştırma|дослідж|výzkum|अनुसंधान|शोध|nghiên cứu|penelitian|έρευνα|מחקר|پژوهش|تحقیق|kutatás|cercetare|tutkimus|conference|konferenz|scientific",
  },
  {
    kind: "offer",
    anywhere:
      "sales proposal|sales pitch|quotation for|our offer|offer for|proposal for a customer|angebot für|angebot an|unser angebot|verkaufspräsentation|verkaufsgespräch|offre commerciale|proposition commerciale|devis pour|oferta comercial|propuesta comercial|presupuesto para|proposta comercial|orçamento para|offerta commerciale|preventivo per|offerta per|коммерческое предложение|коммерческого предложения|商务方案|报价|销售方案|営業資料|ご提案|提案書|見積|제안서|견적|영업 자료|عرض سعر|عرض تجاري|عرض أسعار|offerte|verkooppresentatie|oferta handlowa|oferta dla|offert|säljpresentation|teklif sunum|satış sunum|fiyat teklif|комерційна пропозиція|комерційної пропозиції|obchodní nabídk|nabídka pro|tilbud til|salgspræsentasjon|salgspræsentation|salgspresentasjon|बिक्री प्रस्ताव|báo giá|chào hàng|penawaran|εμπορική πρόταση|προσφορά για|הצעת מחיר|הצעה מסחרית|پیشنهاد فروش|پیشنهاد قیمت|árajánlat|ajánlat |ofertă comercială|ofertă pentru|tarjous",
    asGenre:
      "sales|offer$|quote$|angebot|verkauf|offre|vente|oferta|ventas|vendas|offerta|vendita|продаж|销售|営業|판매|영업|مبيعات|verkoop|sprzedaż|försäljning|satış|prodej|salg|बिक्री|bán hàng|penjualan|πώληση|πωλήσεις|מכירות|فروش|értékesítés|vânzări|myynti",
  },
  {
    kind: "launch",
    anywhere:
      "product launch|launch of our|launch of the new|launching our|launch plan|go-to-market|product release|introducing the|introducing our|markteinführung|produkteinführung|produktstart|produktvorstellung|einführung unser|lancement d|lancement du produit|mise sur le marché|lanzamiento|lançamento|lancio d|lancio del prodotto|запуск продукт|запуск нов|вывод на рынок|презентация нового продукта|新品发布|产品发布|上市|発売|リリース|新製品|新商品|출시|신제품|런칭|إطلاق منتج|إطلاق المنتج|إطلاق خدمة|productlancering|lancering|wprowadzenie na rynek|premiera produktu|produktlansering|lansering|lansman|ürün tanıtım|piyasaya sür|запуск продукту|вивід на ринок|запуск нов|uvedení na trh|uvedení produktu|produktlancering|उत्पाद लॉन्च|लॉन्च|ra mắt|peluncuran|λανσάρισμα|κυκλοφορία προϊόντος|השקת|השקה|معرفی محصول|رونمایی|عرضه محصول|termékbevezetés|termékbemutató|piacra lép|lansare|lansarea|tuotelanseeraus|lanseeraus",
    asGenre:
      "launch|release|vorstellung|lancement|lancio|запуск|发布|発表|إطلاق|premiera|uvedení|bevezetés|keynote",
  },
  {
    kind: "campaign",
    anywhere:
      "fundraising|fund-raising|fundraiser|donation|donate|charity|petition|help us save|save our|appeal for|volunteers wanted|sponsorship|spenden|spendenaufruf|benefiz|petition|sponsoren|unterstützung für|rettet |collecte de fonds|appel aux dons|association caritative|bénévoles|pétition|mécénat|recaudación de fondos|recaudar fondos|donacion|donaciones|voluntari|petición|patrocin|angariação de fundos|arrecadação|doações|doação|petição|raccolta fondi|donazion|petizione|сбор средств|благотворительн|пожертвован|петици|волонтёр|волонтер|募捐|捐款|公益|慈善|筹款|志愿者招募|募金|寄付|クラウドファンディング|支援のお願い|모금|기부|후원|자선|جمع التبرعات|تبرع|تبرعات|خيرية|متطوع|inzamelingsactie|donatie|goede doel|goed doel|vrijwilligers gezocht|zbiórka|darowizn|wolontariusz|petycja|insamling|välgörenhet|gåva till|bağış|yardım kampanya|gönüllü|збір коштів|благодійн|пожертв|волонтер|sbírka|dary pro|dobročin|indsamling|velgørenhed|innsamling|veldedighet|dugnad|चंदा|दान |अनुदान|gây quỹ|quyên góp|từ thiện|penggalangan dana|donasi|relawan|έρανος|δωρεά|δωρεές|φιλανθρωπ|εθελοντ|גיוס תרומות|תרומה|תרומות|התרמה|جمع‌آوری کمک|خیریه|اهدا|داوطلب|adománygyűjt|adomány|jótékony|önkéntes|strângere de fonduri|donați|caritabil|voluntari|keräys|lahjoitu|hyväntekeväisyy",
    asGenre:
      "appeal|campaign|kampagne|aufruf|campagne|campaña|campanha|campagna|кампани|призыв|倡议|呼びかけ|캠페인|حملة|kampania|kampanj|kampanya|кампані|kampaň|kampagne|अभियान|chiến dịch|kampanye|εκστρατεία|קמפיין|کمپین|kampány|campanie|kampanja",
  },
  {
    kind: "application",
    anywhere:
      "about me$|job interview|job application|my application|introducing myself|introduce myself|self-introduction|self introduction|my portfolio|über mich|bewerbung|vorstellungsgespräch|ich stelle mich vor|meine vorstellung|selbstvorstellung|à propos de moi|entretien d'embauche|candidature|je me présente|sobre mí|entrevista de trabajo|mi candidatura|presentación personal|sobre mim|entrevista de emprego|minha candidatura|apresentação pessoal|su di me|colloquio di lavoro|la mia candidatura|mi presento|обо мне|о себе|собеседован|самопрезентац|резюме|自我介绍|求职|面试|竞聘|自己紹介|面接|就職活動|자기소개|자기 소개|면접|입사 지원|عن نفسي|مقابلة عمل|التعريف بنفسي|طلب وظيفة|over mij|sollicitatie|o mnie|rozmowa kwalifikacyjna|rozmowę kwalifikacyjną|autoprezentacja|om mig$|jobbansökan|anställningsintervju|kendimi tanıt|iş görüşme|iş başvuru|özgeçmiş|про мене|про себе|співбесід|самопрезентац|o mně|pracovní pohovor|jobansøgning|jobsamtale|jobbsøknad|jobbintervju|om meg$|मेरा परिचय|आत्म परिचय|नौकरी के लिए|giới thiệu bản thân|phỏng vấn xin việc|tentang saya|perkenalan diri|wawancara kerja|lamaran kerja|για μένα|συνέντευξη εργασίας|συνέντευξη για δουλειά|אודותיי|על עצמי|ראיון עבודה|درباره من|معرفی خود|مصاحبه کاری|مصاحبه شغلی|rólam|állásinterjú|bemutatkoz|despre mine|interviu de angajare|minusta|työhaastattelu|työhakemus|itseni esittely",
    asGenre: "interview|application|lebenslauf",
  },
  {
    kind: "event",
    anywhere:
      "club evening|club meeting|street party|neighbourhood party|neighborhood party|summer party|open day|open house|christmas party|general meeting|parents' evening|parent evening|programme for|vereinsabend|clubabend|straßenfest|sommerfest|tag der offenen tür|weihnachtsfeier|mitgliederversammlung|elternabend|jahreshauptversammlung|stadtfest|fête de quartier|fête des voisins|soirée du club|portes ouvertes|assemblée générale|kermesse|fiesta del barrio|fiesta de|jornada de puertas abiertas|asamblea|noche del club|festa de|festa do|dia aberto|assembleia|reunião de pais|festa di|festa del|giornata porte aperte|serata del club|sagra|фестивал|день открытых дверей|праздник двора|вечер клуба|собрани|корпоратив|社区活动|联欢会|年会|开放日|家长会|音乐节|活动策划|夏祭り|文化祭|懇親会|忘年会|保護者会|イベント企画|축제|행사|송년회|동호회|학부모 모임|مهرجان|حفل |فعالية|يوم مفتوح|اجتماع أولياء|buurtfeest|straatfeest|clubavond|open dag|zomerfeest|ouderavond|ledenvergadering|piknik|dzień otwarty|wieczór klubowy|zebranie rodziców|festyn|gårdsfest|föräldramöte|öppet hus|sommarfest|klubbkväll|årsmöte|şenlik|festivali|açık kapı|veli toplantı|kermes|фестиваль|день відкритих дверей|батьківські збори|свято|den otevřených dveří|slavnost|třídní schůz|klubový večer|gadefest|sommerfest|åbent hus|forældremøde|åpen dag|foreldremøte|klubbkveld|klubaften|मेला|उत्सव|समारोह|अभिभावक बैठक|lễ hội|họp phụ huynh|ngày hội|hội chợ|acara |festival|pertemuan orang tua|πανηγύρι|φεστιβάλ|εκδήλωση|γιορτή|פסטיבל|אירוע|יום פתוח|אסיפת הורים|جشنواره|مراسم|همایش|fesztivál|nyílt nap|szülői értekezlet|klubest|festivalul|ziua porților deschise|ședință cu părinții|festivaali|juhla|avoimet ovet|vanhempainilta|kerhoilta",
    asGenre:
      "event|invitation|einladung|invitation|invitación|convite|invito|приглашен|邀请|招待|초대|دعوة|uitnodiging|zaproszenie|inbjudan|davet|запрошен|pozvánka|invitasjon|निमंत्रण|lời mời|undangan|πρόσκληση|הזמנה|دعوت|meghívó|invitație|kutsu|evening|party",
  },
  {
    kind: "proposal",
    anywhere:
      "business case|proposal|we should|why we need|why we must|decision paper|vorschlag|antrag |entscheidungsvorlage|konzept für|warum wir |wir sollten|proposition de|proposition pour|pourquoi nous devons|pourquoi nous devrions|pourquoi il faut|propuesta|por qué debemos|por qué deberíamos|por qué necesitamos|proposta|por que devemos|porque devemos|por que precisamos|perché dobbiamo|perché dovremmo|предложение о|предложение по|почему нам нужно|почему нам нужен|почему мы должны|обоснование|建议书|方案|提案|企画|なぜ当社|제안|기획안|왜 우리는|اقتراح|مقترح|لماذا يجب أن|لماذا علينا|voorstel|waarom we moeten|waarom wij|propozycja|wniosek |dlaczego powinniśmy|förslag|varför vi bör|varför vi ska|öneri sunum|neden yapmalıyız|teklifi|пропозиція|чому нам потрібно|чому ми маємо|návrh|proč bychom|forslag|hvorfor vi bør|hvorfor vi skal|प्रस्ताव|हमें क्यों|đề xuất|vì sao chúng ta nên|usulan|proposal|mengapa kita harus|πρόταση για|γιατί πρέπει να|הצעה ל|למה אנחנו צריכים|מדוע עלינו|پیشنهاد|چرا باید|javaslat|miért kell|propunere|de ce ar trebui să|de ce trebuie să|ehdotus|miksi meidän",
    asGenre:
      "decision|entscheidung|board|vorstand|décision|decisión|decisão|decisione|решени|决策|決裁|결정|قرار|besluit|decyzj|beslut|karar|рішенн|rozhodnut|beslutning|निर्णय|quyết định|keputusan|απόφαση|החלטה|تصمیم|döntés|decizie|päätös",
  },
  {
    kind: "lesson",
    anywhere:
      "lesson on|lesson about|lesson plan|lecture on|lecture about|for pupils|for schoolchildren|my class|our class|grade class|th grade|rd grade|th graders|rd graders|nd graders|my students|for kids|for children|für meine klasse|für unsere klasse|klasse 5|klasse 6|klasse 7|klasse 8|klasse 9|für die klasse|schülerinnen|für schüler|die schüler|grundschule|unterrichtsstunde|unterricht zu|unterricht über|referat|für kinder|pour ma classe|élèves|leçon|cours sur|exposé|pour les enfants|para mi clase|mis alumnos|alumnos de|lección|clase de|clase sobre|para niños|para a minha turma|meus alunos|alunos do|aula de|aula sobre|para crianças|per la mia classe|alunni|lezione|per bambini|scuola media|terza media|школьник|для класса|ученик|ученикам|урок|лекция|лекци|для детей|классн|小学生|中学生|高中生|年级|课程|一课|教学|课堂|班会|公开课|讲座|生徒|児童|小学校|中学校|授業|講義|レッスン|子ども向け|초등학생|중학생|고등학생|학년|수업|강의|للصف|لطلاب|التلاميذ|درس|محاضرة|للأطفال|voor mijn klas|leerlingen|les over|spreekbeurt|basisschool|voor kinderen|dla klasy|uczni|lekcja|lekcję|lekcji|dla dzieci|wykład|för min klass|elever|lektion|för barn|föreläsning|öğrenci|sınıf|ders |dersi|çocuklar için|учнів|учням|для класу|урок|для дітей|лекція|pro žáky|žáků|žáky|hodina |přednáška|pro děti|pro třídu|for min klasse|undervisning|for børn|for barn|skoleelever|skoleklasse|कक्षा|छात्रों|विद्यार्थि|पाठ|बच्चों|học sinh|bài giảng|lớp |tiết học|cho trẻ em|siswa|pelajaran|kelas |anak smp|anak sd|untuk anak|μαθητ|τάξη|μάθημα|για παιδιά|תלמיד|תלמידי|כיתה|שיעור|לילדים|دانش‌آموز|کلاس|درس |برای کودکان|diákok|osztály|tanóra|gyerekeknek|előadás|pentru elevi|elevi|clasa |lecție|pentru copii|oppilai|oppilaille|oppitunti|luento|lapsille|luokka",
    asGenre:
      "lesson|lecture|class$|school|unterricht|vorlesung|schule|stunde|cours|école|classe|clase|escuela|aula|escola|lezione|scuola|занят|школ|课|学校|학교|مدرسة|school|szkoł|skola|skole|okul|школ|škol|विद्यालय|trường|sekolah|σχολείο|בית ספר|مدرسه|iskola|școală|koulu|tutorial for",
  },
  {
    kind: "travel",
    anywhere:
      "itinerary|road trip|days in|weeks in|trip to|travel to|holiday in|honeymoon|school trip|class trip|weekend in|our tour|hiking tour|reise nach|reise durch|reiseplan|tage in|wochen in|urlaub in|klassenfahrt|studienreise|wochenende in|wanderung|voyage à|voyage en|voyage au|jours en|jours à|semaines en|vacances en|voyage scolaire|week-end à|séjour|viaje a|viaje por|días en|semanas en|vacaciones en|ruta por|viagem a|viagem para|viagem pelo|dias em|férias em|roteiro de|viaggio a|viaggio in|giorni in|giorni a|vacanze in|gita a |gita scolastica|itinerario|поездка в|путешестви|маршрут|отпуск в|дней в|неделя в|旅行|之旅|行程|游记|旅|ツアー|日間の|여행|일정표|수학여행|رحلة إلى|رحلة|سفر|أيام في|reis naar|reis door|dagen in|weken in|vakantie in|weekendje|podróż do|wycieczka|dni w|wakacje w|resa till|resa genom|dagar i|veckor i|semester i|gezisi|seyahat|tatil|подорож|поїздка|днів у|відпустка|cesta do|výlet|dovolená|dní v|zájezd|rejse til|dage i|ferie i|rejseplan|reise til|dager i|यात्रा|भ्रमण|सैर|du lịch|chuyến đi|ngày ở|perjalanan ke|liburan|wisata ke|hari di|ταξίδι|εκδρομή|μέρες στ|διακοπές|טיול|מסע|ימים ב|חופשה|سفر به|گردش|روز در|utazás|kirándulás|nap alatt|nyaralás|călătorie|excursie|zile în|vacanță|matka|retki|päivää|loma ",
    asGenre: "travel|trip|tour|reise|voyage|viaje|viagem|viaggio|reis$|podróż|resa|cesta|rejse|utazás|matka",
  },
];

/** Audiences that tell what sort of talk they come for, where nothing else does. */
export const audienceStems: readonly (readonly [StoryKind, string])[] = [
  [
    "lesson",
    "grade|pupil|class$|schoolchild|student|kids|children|kindergarten|klasse|schüler|grundschül|berufsschül|kinder|studierende|élève|classe|enfants|collégien|lycéen|étudiant|alumn|niños|estudiante|clase|alunos|crianças|estudantes|turma|alunni|bambini|studenti|scuola|prima media|seconda media|terza media|ученик|школьник|класс|детей|детям|студент|урок|学生|年级|儿童|生徒|児童|子ども|小学|中学|高校生|학생|학년|어린이|طلاب|تلاميذ|الصف|أطفال|leerling|klas$|kinderen|uczni|klas|dzieci|elever|klass|barn|öğrenci|sınıf|çocuk|учн|учен|клас|дітей|дітям|žák|žác|tříd|děti|dětem|børn|historietime|elev|छात्र|विद्यार्थि|कक्षा|बच्च|học sinh|sinh viên|lớp|siswa|anak|kelas|mahasiswa|μαθητ|παιδι|φοιτητ|תלמיד|ילדים|כיתה|סטודנט|دانش‌آموز|کودک|دانشجو|کلاس|diák|gyerek|osztály|tanuló|elev|copii|clasa|studenți|oppila|laps|luoka|opiskelij",
  ],
  [
    "pitch",
    "investor|investisseur|inversor|investidor|investitor|инвестор|投资|投資家|투자자|مستثمر|investeerder|inwestor|investerare|yatırımcı|інвестор|निवेशक|nhà đầu tư|επενδυτ|משקיע|سرمایه‌گذار|befektető|sijoittaj|venture|business angel",
  ],
  [
    "onboarding",
    "new hire|new employee|new joiner|new starter|new colleague|neue kolleg|neue mitarbeit|neuen mitarbeit|nouveaux|nuevos empleados|novos colaboradores|nuovi assunti|новых сотрудник|новым сотрудник|新员工|新入社員|신입|الموظفين الجدد|nieuwe medewerkers|nowych pracownik|nyanställd|yeni çalışan|нових співробітник|nové zaměstnan|nye medarbejdere|nyansatte|नए कर्मचार|nhân viên mới|karyawan baru|νέους|עובדים חדשים|کارکنان جدید|új munkatárs|noi angajați|uusille|uudet työntekij|volunteers starting|new volunteers",
  ],
  [
    "campaign",
    "donor|sponsor|spender|donateur|mécène|donante|patrocinador|doador|donatori|sponsor|донор|спонсор|捐|スポンサー|후원|متبرع|darczyńc|sponzor|भामाशाह|nhà tài trợ|donatur|χορηγ|δωρητ|תורמים|خیرین|támogató|lahjoittaj",
  ],
  [
    "proposal",
    "board|council|committee|management$|executive|c-suite|leadership|vorstand|aufsichtsrat|geschäftsführung|geschäftsleitung|gemeinderat|stadtrat|leitung$|direction|conseil|comité|junta|consejo|dirección|ayuntamiento|comité|direção|diretoria|conselho|câmara|consiglio|direzione|giunta|правлени|совет|руководств|дирекци|董事|管理层|领导|総経理|总经理|取締役|役員|経営|理事会|이사회|경영진|임원|مجلس|الإدارة|bestuur|directie|raad$|gemeenteraad|zarząd|rada |radzie|styrelse|ledning|kommun|yönetim|kurul|правлінн|керівництв|ради$|představenst|vedení|zastupitelst|bestyrelse|ledelse|styret|kommunestyre|मंडल|प्रबंधन|परिषद|ban giám đốc|hội đồng|lãnh đạo|direksi|dewan|pimpinan|manajemen|συμβούλιο|διοίκηση|הנהלה|דירקטוריון|מועצה|مدیران|هیئت مدیره|شورا|vezetőség|igazgatóság|önkormányzat|consiliu|conducere|hallitu|johto|johtoryhmä|valtuusto",
  ],
  [
    "training",
    "staff|nurses|carers|caretaker|operators|apprentice|trainee|crew|volunteers|mitarbeiter|mitarbeitende|belegschaft|auszubildende|azubi|pflegekr|ehrenamtliche|salarié|personnel|bénévoles|aides-soignant|empleados|trabajadores|voluntarios|funcionários|colaboradores|voluntários|dipendenti|volontari|medewerkers|personeel|vrijwilligers|pracownik|wolontariusz|personal$|anställda|medarbeidere|сотрудник|персонал|员工|社員|スタッフ|직원|الموظفين|çalışan",
  ],
];
