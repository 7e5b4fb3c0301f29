import type { StoryKey } from "./story-texts.ts";

/**
 * The words by which a part is known to ask for a usual slide, the more special ones first: the slide that fits best
 * and the next best.
 */
export const subjectStems: readonly (readonly [readonly StoryKey[], string])[] = [
  [
    ["myths", "debate"],
    "myth|misconception|mythen|irrtüm|mythe|idées reçues|mito$|mitos|miti$|luoghi comuni|миф|заблужд|误区|迷思|誤解|思い込み|오해|أوهام|خرافات|أساطير|misverstand|misvatting|mity$|mitów|missuppfattning|misforståelse|yanılgı|efsane|hoaks|mitos|miskonsepsi|lầm tưởng|hiểu lầm|भ्रम|मिथक|μύθο|מיתוס|מיתוסים|افسانه|باورهای غلط|tévhit|mituri|harhaluulo|myyt",
  ],
  [
    ["faq", "discussion"],
    "faq|frequently asked|häufige fragen|häufig gestellte|questions fréquentes|foire aux questions|preguntas frecuentes|perguntas frequentes|domande frequenti|частые вопросы|вопросы и ответы|常见问题|よくある質問|자주 묻는|أسئلة شائعة|الأسئلة الشائعة|veelgestelde|najczęstsze pytania|vanliga frågor|sık sorulan|поширені запитання|časté dotazy|časté otázky|ofte stillede|ofte stilte|vanlige spørsmål|अक्सर पूछे|câu hỏi thường gặp|pertanyaan umum|συχνές ερωτήσεις|שאלות נפוצות|پرسش‌های متداول|سوالات متداول|gyakori kérdés|întrebări frecvente|usein kysyt",
  ],
  [
    ["quiz", "exercise"],
    "quiz|test$|test your|rätsel|questionnaire|cuestionario|тест$|викторин|测验|小测|クイズ|퀴즈|اختبار|вікторин|kvíz|kviz|क्विज|câu đố|κουίζ|חידון|آزمون|tietovisa|frågesport",
  ],
  [
    ["options", "debate"],
    "comparison|compare|comparing|alternatives|options|vergleich|alternativen|comparaison|comparatif|alternatives|comparación|comparativ|alternativas|comparação|confronto|alternative|сравнени|альтернатив|вариант|对比|比较|比較|选项|選択肢|비교|대안|مقارنة|بدائل|خيارات|vergelijking|alternatieven|porównanie|jämförelse|alternativ|karşılaştırma|seçenek|порівнян|srovnání|porovnání|sammenligning|तुलना|विकल्प|so sánh|perbandingan|pilihan|σύγκριση|εναλλακτικ|השוואה|חלופות|مقایسه|گزینه|összehasonlít|comparați|vertailu|vaihtoehdo",
  ],
  [
    ["debate", "options"],
    "pros and cons|for and against|arguments|vor- und nachteile|für und wider|pro und contra|argumente|pour et contre|pour et le contre|avantages et inconvénients|pros y contras|ventajas y desventajas|prós e contras|vantagens e desvantagens|pro e contro|vantaggi e svantaggi|за и против|плюсы и минусы|аргумент|利弊|优缺点|メリットとデメリット|賛否|장단점|찬반|إيجابيات وسلبيات|voor- en nadelen|za i przeciw|wady i zalety|zalety i wady|för- och nackdelar|för och emot|artıları ve eksileri|за і проти|переваги та недоліки|výhody a nevýhody|pro a proti|fordele og ulemper|fordeler og ulemper|फायदे और नुकसान|लाभ और हानि|ưu và nhược|ưu nhược|kelebihan dan kekurangan|υπέρ και κατά|πλεονεκτήματα και μειονεκτήματα|יתרונות וחסרונות|مزایا و معایب|érvek|előnyök és hátrányok|avantaje și dezavantaje|argumente pro|edut ja haitat|puolesta ja vastaan",
  ],
  [
    ["figures", "sheet"],
    "statistic|figures|numbers|data$|metrics|kpi|survey|statisti|zahlen|kennzahl|daten$|umfrage|chiffres|données|sondage|estadístic|cifras|datos|encuesta|estatístic|números|dados$|cifre|dati$|статистик|цифры|данные|показател|опрос|统计|数据|数字|统計|統計|データ|통계|수치|데이터|إحصا|أرقام|بيانات|cijfers|gegevens|statysty|dane$|liczby|siffror|data$|istatisti|veri$|veriler|rakam|статисти|дані$|statistik|čísla|údaje|आँकड़|आंकड़|thống kê|số liệu|angka|στατιστικ|στοιχεία|סטטיסטי|נתונים|آمار|ارقام|adatok|számok|cifre|date statistice|tilasto|luvut",
  ],
  [
    ["recommend", "means"],
    "recommend|advice|tips|measures|what to do|what we can do|what you can do|solutions|prevention|empfehlung|maßnahmen|tipps|ratschl|was tun|was wir tun|lösungen|vorbeug|recommandation|conseils|mesures|solutions|prévention|que faire|recomenda|consejos|medidas|soluciones|prevención|qué podemos hacer|dicas|soluções|prevenção|o que podemos fazer|raccomanda|consigli$|misure|soluzioni|prevenzione|cosa possiamo fare|рекоменда|совет|меры|решения|профилактик|что можно сделать|что делать|建议|对策|措施|解决方案|预防|提案|対策|アドバイス|予防|解決策|권고|제언|추천|대책|해결|예방|توصيات|نصائح|إجراءات|حلول|الوقاية|aanbeveling|maatregel|oplossing|zalecenia|rekomendacj|wskazówki|porady|rozwiązania|rekommendation|råd$|åtgärder|lösningar|öneri|tavsiye|önlem|çözüm|рекомендац|поради|заходи|рішення$|doporučen|opatření|řešení|tipy|anbefaling|løsninger|tiltak|सुझाव|सिफ़ारिश|सिफारिश|उपाय|समाधान|khuyến nghị|đề xuất|giải pháp|lời khuyên|mẹo|rekomendasi|saran|solusi|pencegahan|συστάσεις|προτάσεις|λύσεις|συμβουλές|המלצות|פתרונות|טיפים|توصیه|راهکار|راه‌حل|پیشنهاد|ajánlás|javaslat|megoldás|tippek|recomandări|soluții|sfaturi|măsuri|suosituk|ratkaisu|vinkit",
  ],
  [
    ["challenges", "risks"],
    "challenge|problems|difficult|obstacle|hurdle|barrier|limitation|drawback|disadvantage|failure point|threat|danger|herausforderung|probleme|schwierigkeit|hürden|hindernis|nachteil|grenzen|gefahren|bedrohung|défis|difficultés|obstacles|problèmes|inconvénients|limites|dangers|menaces|retos|desafíos|dificultad|problemas|obstáculo|desventajas|amenazas|peligros|desafio|dificuldade|obstáculo|desvantagens|ameaças|perigos|sfide|difficoltà|ostacol|svantaggi|minacce|pericoli|problemi$|вызовы|трудност|проблемы|сложност|препятств|недостатк|угроз|опасност|挑战|困难|问题|障碍|缺点|威胁|課題|困難|問題点|デメリット|脅威|과제|어려움|문제점|단점|한계|위협|تحديات|صعوبات|عقبات|مشكلات|مشاكل|سلبيات|تهديدات|uitdaging|problemen|knelpunt|moeilijkheden|nadelen|bedreiging|gevaren|wyzwania|trudności|problemy|przeszkody|wady$|zagrożenia|utmaning|problem$|svårigheter|hinder$|nackdelar|zorluk|sorunlar|engeller|dezavantaj|tehdit|виклик|труднощі|проблеми|недоліки|загрози|výzvy|problémy|překážky|nevýhody|hrozby|udfordring|problemer|ulemper|trusler|utfordring|hindringer|चुनौति|समस्या|कठिनाई|नुकसान|ख़तरे|खतरे|thách thức|khó khăn|vấn đề|rào cản|nhược điểm|mối đe dọa|tantangan|kendala|masalah|hambatan|kekurangan|ancaman|προκλήσεις|δυσκολίες|προβλήματα|εμπόδια|μειονεκτήματα|απειλές|אתגרים|קשיים|בעיות|מכשולים|חסרונות|איומים|چالش|مشکلات|موانع|معایب|تهدید|kihívás|nehézség|problémák|akadály|hátrány|veszély|provocări|dificultăți|probleme|obstacole|dezavantaje|amenințări|haasteet|ongelmat|vaikeudet|esteet|haitat|uhat",
  ],
  [
    ["risks", "challenges"],
    "risk|risik|risque|riesgo|risco|riscos|rischi|риск|风险|リスク|위험|리스크|مخاطر|ryzyk|risker|ризик|rizik|जोखिम|rủi ro|risiko|κίνδυν|κινδύν|סיכונים|ריסק|kockázat|riscuri|riski|ریسک|خطرات",
  ],
  [
    ["budget", "figures"],
    "budget|cost$|costs|price|pricing|financ|funding|expens|kosten|preis|finanz|coût|prix$|tarif|financement|dépenses|presupuesto|coste|costos|costo$|precio|financiación|gastos|orçamento|custo|preço|financiamento|despesas|costi$|prezzi|prezzo|finanziament|spese|бюджет|стоимост|цены|цена|расход|финансир|затрат|预算|成本|费用|价格|资金|予算|費用|コスト|価格|資金|예산|비용|가격|자금|ميزانية|تكلفة|تكاليف|أسعار|تمويل|begroting|prijs|prijzen|financiering|budżet|koszt|cen[ay]$|finansowanie|kostnad|pris$|priser|finansiering|bütçe|maliyet|fiyat|finansman|витрат|вартіст|ціни|фінансув|rozpočet|náklady|cena$|ceny$|financování|omkostning|udgifter|बजट|लागत|कीमत|खर्च|ngân sách|chi phí|giá cả|kinh phí|anggaran|biaya|harga|pendanaan|προϋπολογισμ|κόστ|τιμές|χρηματοδότ|תקציב|עלות|עלויות|מחיר|מימון|بودجه|هزینه|قیمت|költség|árak$|ára$|buget|costuri|prețuri|finanțare|budjetti|kustannu|hinta|rahoitus",
  ],
  [
    ["rivals", "options"],
    "competit|konkurren|wettbewerb|concurren|competidor|competencia$|concorren|конкурент|конкуренци|竞争|競合|競争|경쟁|منافس|konkurenc|rakip|rekabet|конкуренці|प्रतिस्पर्ध|đối thủ|cạnh tranh|pesaing|kompetitor|ανταγωνισ|מתחרים|תחרות|رقبا|رقابت|versenytárs|concurenți|kilpailij",
  ],
  [
    ["earn", "budget"],
    "business model|revenue model|monetiz|geschäftsmodell|erlösmodell|modèle économique|modèle d'affaires|modelo de negocio|modelo de negócio|modello di business|modello di ricavo|бизнес-модель|модель монетизации|商业模式|盈利模式|ビジネスモデル|収益モデル|비즈니스 모델|수익 모델|نموذج العمل|verdienmodel|model biznesowy|affärsmodell|iş modeli|бізнес-модель|obchodní model|forretningsmodel|बिजनेस मॉडल|व्यवसाय मॉडल|mô hình kinh doanh|model bisnis|επιχειρηματικό μοντέλο|מודל עסקי|مدل کسب|üzleti modell|model de afaceri|liiketoimintamalli",
  ],
  [
    ["shown", "delivered"],
    "traction|references|testimonial|erste erfolge|referenzen|références|referencias|tracción|tração|referências|referenze|трекшн|отзывы|导入事例|実績|用户增长|트랙션|실적|מוביליות|referencje|referenser",
  ],
  [
    ["market", "audience"],
    "market|markt|marché|mercado|mercato|рынок|рынк|市场|市場|시장|السوق|rynek|marknad|pazar$|ринок|ринку|trh$|trhu|marked$|markedet|बाज़ार|बाजार|thị trường|pasar$|αγορά|השוק|שוק$|بازار|piac$|piața|markkina",
  ],
  [
    ["audience", "people"],
    "target group|target audience|audience|customers|users$|personas|zielgruppe|kunden|nutzer|publikum$|public cible|groupe cible|clients|público|clientes|pubblico|clienti|целевая аудитори|клиент|пользовател|受众|客户|用户|ターゲット|顧客|利用者|대상|고객|사용자|الجمهور|العملاء|doelgroep|klanten|grupa docelowa|klienci|målgrupp|kunder|hedef kitle|müşteri|цільова аудитор|клієнт|cílová skupina|zákazní|målgruppe|लक्षित|ग्राहक|khách hàng|đối tượng|pelanggan|sasaran|κοινό$|πελάτ|קהל היעד|לקוחות|مشتری|مخاطب|célcsoport|ügyfelek|clienți|grup țintă|kohderyhmä|asiakka",
  ],
  [
    ["roles", "team"],
    "who does what|responsib|roles|wer macht was|zuständig|verantwortlich|rollen$|qui fait quoi|rôles|responsabilités|quién hace qué|responsab|funciones|quem faz o quê|papéis|chi fa cosa|ruoli|кто что делает|кто за что|ответственн|роли|分工|职责|役割|担当|역할|담당|من يفعل ماذا|المسؤوليات|الأدوار|wie doet wat|wie wat doet|rollen|verantwoordelijk|kto co robi|role$|odpowiedzialn|vem gör vad|roller|ansvar$|kim ne yap|görev dağılımı|хто що робить|відповідальн|ролі|kdo co dělá|zodpovědn|hvem gør hvad|hvem gjør hva|कौन क्या|ज़िम्मेदार|जिम्मेदार|भूमिका|ai làm gì|phân công|vai trò|siapa melakukan apa|tanggung jawab|peran$|ποιος κάνει τι|ρόλοι|מי עושה מה|תפקידים|אחריות|نقش‌ها|مسئولیت|ki mit csinál|felelős|cine ce face|roluri|responsabilități|kuka tekee|vastuut|roolit",
  ],
  [
    ["team", "people"],
    "team$|our team|das team|équipe|equipo|equipe$|equipa$|squadra|команд|团队|チーム|팀$|팀 소개|الفريق|فريق|zespół|teamet|ekip|takım|tým$|týmu|holdet|टीम|đội ngũ|nhóm$|tim$|ομάδα|הצוות|צוות$|تیم|csapat|echipa|echipă|tiimi",
  ],
  [
    ["way", "history"],
    "timeline|roadmap|road map|schedule|milestone|next steps|action plan|implementation|time table|timetable|zeitplan|zeitstrahl|fahrplan|meilenstein|meilensteine|nächste schritte|umsetzung|calendrier|frise|feuille de route|prochaines étapes|jalons|mise en œuvre|cronograma|línea de tiempo|hoja de ruta|próximos pasos|calendario|plan de acción|próximos passos|linha do tempo|plano de ação|cronologia|tabella di marcia|prossimi passi|piano d'azione|хронолог|дорожная карта|график работ|следующие шаги|план действий|календарн|时间线|时间轴|路线图|下一步|计划$|里程碑|年表|ロードマップ|スケジュール|次のステップ|今後の予定|로드맵|일정|타임라인|다음 단계|향후 계획|الجدول الزمني|خط زمني|خارطة الطريق|الخطوات التالية|خطة العمل|tijdlijn|planning$|vervolgstappen|stappenplan|harmonogram|oś czasu|kolejne kroki|następne kroki|plan działania|tidslinje|tidsplan|nästa steg|handlingsplan|zaman çizelgesi|takvim|yol haritası|sonraki adımlar|eylem planı|дорожня карта|наступні кроки|план дій|časová osa|další kroky|næste skridt|neste steg|समयरेखा|अगले कदम|समय-सारणी|रोडमैप|lộ trình|bước tiếp theo|tiến độ|dòng thời gian|kế hoạch|linimasa|langkah selanjutnya|jadwal|peta jalan|χρονοδιάγραμμα|επόμενα βήματα|χρονολόγιο|ציר זמן|לוח זמנים|הצעדים הבאים|مراحل بعدی|گام‌های بعدی|خط زمانی|زمان‌بندی|جدول زمانی|برنامه زمانی|ütemterv|idővonal|következő lépések|calendar$|pașii următori|cronologie|aikataulu|aikajana|seuraavat askeleet",
  ],
  [
    ["history", "causes"],
    "history|origin|background|development|evolution|past$|beginnings|discovery|formation$|founding|geschichte|ursprung|herkunft|entstehung|entwicklung|hintergrund|anfänge|entdeckung|histoire|origine|évolution|découverte|débuts|contexte|historia|origen|evolución|orígenes|antecedentes|descubrimiento|história|origem|evolução|origens|descoberta|storia|origini|evoluzione|scoperta|истори|происхожд|возникнов|развити|открыти|предыстор|历史|起源|由来|发展|背景|歴史|歷史|発祥|成り立ち|誕生|역사|기원|유래|배경|발전|تاريخ|أصل$|نشأة|تطور|خلفية|اكتشاف|geschiedenis|oorsprong|herkomst|ontstaan|ontdekking|pochodzenie|początki|rozwój|odkrycie|historik|ursprung|bakgrund|uppkomst|tarih$|tarihi|tarihçe|kökeni|gelişimi|keşif|keşfi|історія|історі|походження|виникнення|розвиток|відкриття|historie|původ|vznik|vývoj|objev|oprindelse|baggrund|opprinnelse|bakgrunn|opdagelse|इतिहास|उत्पत्ति|विकास|पृष्ठभूमि|lịch sử|nguồn gốc|sự phát triển|bối cảnh|sejarah|asal-usul|asal usul|perkembangan|latar belakang|ιστορία|προέλευση|εξέλιξη|υπόβαθρο|ανακάλυψη|היסטוריה|מקור$|התפתחות|רקע|תולדות|תולדותיה|تاریخ|پیدایش|خاستگاه|پیشینه|تاریخچه|története|történet|eredet|kialakulás|felfedezés|istorie|istoria|istoric|origini|evoluți|apariți|descoperire|historia|alkuperä|synty$|kehitys|tausta",
  ],
  [
    ["benefits", "consequences"],
    "benefit|advantage|opportunit|value|why it matters|importance|uses$|usage|applications|vorteil|nutzen|chancen|mehrwert|bedeutung|anwendung|avantage|bénéfice|bienfaits|atouts|intérêt|importance|usages|opportunités|beneficio|ventaja|importancia|usos$|oportunidad|benefício|vantage|importância|oportunidade|benefici|vantagg|importanza|opportunità|usi$|преимущ|выгод|польза|пользы|значени|применени|возможност|优势|好处|益处|优点|意义|应用|机会|价值|メリット|利点|効果|活用|重要性|장점|이점|혜택|효과|중요성|활용|기회|فوائد|مزايا|أهمية|استخدامات|فرص$|الفرص|voordel|baten|belang$|toepassing|kansen|korzyści|zalety|znaczenie|zastosowani|szanse|fördel|nytta|möjlighet|betydelse|fayda|avantaj|önemi|kullanım|fırsat|переваг|користь|вигод|значення|застосув|можливост|výhody|přínos|význam|využití|příležitost|fordel|betydning|muligheder|muligheter|anvendelse|लाभ|फायदे|फ़ायदे|महत्व|उपयोग|अवसर|lợi ích|ưu điểm|tầm quan trọng|ứng dụng|cơ hội|manfaat|keuntungan|kelebihan|pentingnya|peluang|kegunaan|οφέλη|πλεονεκτήματα|σημασία|εφαρμογές|ευκαιρίες|יתרונות|תועלת|חשיבות|שימושים|הזדמנויות|مزایا|فواید|اهمیت|کاربرد|فرصت|előny|haszon|jelentőség|felhasznál|lehetőség|beneficii|avantaje|importanța|utilizări|oportunități|hyödy|hyöty|edut|merkitys|käyttö|mahdollisuu",
  ],
  [
    ["example", "story"],
    "example|case stud|cases$|beispiel|fallbeispiel|fallstudie|exemple|étude de cas|cas pratique|ejemplo|caso práctico|casos|exemplo|estudo de caso|esempi|casi$|пример|кейс|案例|例子|事例|例$|사례|예시|مثال|أمثلة|دراسة حالة|voorbeeld|praktijk|przykład|exempel|örnek|vaka|приклад|příklad|eksempel|eksempler|उदाहरण|ví dụ|contoh|studi kasus|παραδείγματα|παράδειγμα|דוגמ|مثال|نمونه|példa|példák|exemple|studiu de caz|esimerk",
  ],
  [
    ["causes", "forces"],
    "cause|reason|drivers|factors|trigger|why |ursache|gründe|auslöser|warum|wieso|faktoren|causes|raisons|pourquoi|facteurs|causas|razones|motivos|por qué|factores|razões|por que|fatores|cause$|ragioni|perché|fattori|причин|почему|зачем|фактор|原因|为什么|为何|成因|理由|なぜ|원인|이유|왜 |أسباب|لماذا|عوامل|oorza|redenen|waarom|factoren|przyczyn|powody|dlaczego|czynniki|orsak|anledning|varför|faktorer|neden|sebep|причини|чому|чинник|příčin|důvod|proč|årsag|grunde$|hvorfor|årsak|grunner|कारण|क्यों|वजह|nguyên nhân|lý do|tại sao|vì sao|penyebab|alasan|mengapa|kenapa|faktor|αιτίες|αιτία|λόγοι|γιατί|סיבות|גורמים|מדוע|למה|علل|دلایل|چرا|عوامل|okok|okai|miért|tényező|cauze|motive$|de ce|factori|syyt|syy$|miksi|tekijät",
  ],
  [
    ["consequences", "paths"],
    "effect|impact|consequence|outcomes|implications|influence|wirkung|folgen|auswirkung|konsequenz|einfluss|effets|conséquences|impact|retombées|influence|efectos|consecuencias|impacto|repercusion|influencia|efeitos|consequências|influência|effetti|conseguenze|impatto|influenza|последстви|влияни|эффект|воздейств|影响|后果|作用|影響|結果$|영향|결과$|파급|آثار|تأثير|عواقب|نتائج|gevolgen|effecten|invloed|skutki|wpływ|konsekwencj|effekt|påverkan|konsekvens|följder|etki|sonuçları|наслідк|вплив|dopad|následk|vliv|důsledk|virkning|påvirkning|følger|प्रभाव|परिणाम|असर|tác động|ảnh hưởng|hậu quả|dampak|akibat|pengaruh|επιπτώσεις|συνέπειες|επιδράσεις|השפעות|השלכות|השפעה|پیامد|تأثیر|اثرات|hatás|következmény|efecte|consecințe|impactul|vaikutu|seurauk",
  ],
  [
    ["paths", "consequences"],
    "future|outlook|trends|perspectiv|forecast|vision$|zukunft|ausblick|prognose|avenir|perspectives|tendances|futuro|perspectivas|tendencias|tendências|prospettive|tendenze|будущее|перспектив|тенденци|прогноз|未来|展望|趋势|前景|今後|将来|見通し|トレンド|미래|전망|트렌드|مستقبل|آفاق|توقعات|اتجاهات|toekomst|vooruitzicht|przyszłość|perspektyw|trendy|framtid|utsikter|gelecek|geleceği|eğilim|майбутнє|тенденції|budoucnost|výhled|fremtid|भविष्य|रुझान|tương lai|xu hướng|triển vọng|masa depan|prospek|μέλλον|προοπτικές|τάσεις|עתיד|מגמות|תחזית|آینده|چشم‌انداز|روندها|jövő|kilátás|viitor|perspective|tendințe|tulevaisuus|näkymät",
  ],
  [
    ["today", "status"],
    "current situation|status quo|status$|today$|the situation|state of|where we are|ist-zustand|ausgangslage|aktuelle lage|aktueller stand|stand der dinge|situation actuelle|état des lieux|état actuel|situación actual|estado actual|hoy$|situação atual|situazione attuale|stato attuale|oggi$|текущ|современное состояние|положение дел|сегодня|现状|目前|現状|今の状況|현황|현재|الوضع الحالي|الوضع الراهن|huidige|stand van zaken|obecna sytuacja|stan obecny|nuläge|mevcut durum|bugün|поточн|сучасний стан|současný stav|současná situace|nuværende|nåsituasjon|dagens|वर्तमान|मौजूदा|hiện trạng|thực trạng|kondisi saat ini|situasi|υπάρχουσα|σημερινή|τρέχουσα|המצב הנוכחי|המצב היום|وضعیت|jelenlegi|helyzet|situația actuală|starea actuală|nykytila",
  ],
  [
    ["delivered", "shown"],
    "results|achievement|successes|accomplish|highlights|outcome$|ergebnisse|erfolge|erreicht|résultats|réussites|réalisations|resultados|logros|conquistas|risultati|traguardi|результат|достижени|успехи|итоги|成果|成绩|业绩|成就|結果|達成|성과|결과|إنجازات|النتائج|resultaten|behaald|successen|wyniki|osiągnięcia|sukcesy|resultat|framgång|sonuçlar|başarılar|досягнен|výsledky|úspěchy|resultater|उपलब्धि|परिणाम|kết quả|thành tựu|hasil$|pencapaian|prestasi|αποτελέσματα|επιτεύγματα|επιτυχίες|תוצאות|הישגים|دستاورد|نتایج|eredmény|siker$|rezultate|realizări|tulokset|saavutukset",
  ],
  [
    ["lessons", "recommend"],
    "lessons learned|lessons learnt|what we learned|what we learnt|erkenntnisse|gelernt|leçons|enseignements|lecciones|aprendizajes|lições|aprendizados|lezioni apprese|cosa abbiamo imparato|уроки|выводы|чему мы научились|经验教训|学び|教訓|反省|교훈|배운 점|الدروس المستفادة|دروس|geleerde lessen|wat we leerden|wnioski|lärdomar|çıkarılan dersler|висновк|poučení|ponaučení|læring|erfaringer|सबक|सीख|bài học|pelajaran|διδάγματα|לקחים|درس‌ها|آموخته‌ها|tanulság|lecții învățate|opit$|opimme",
  ],
  [
    ["goal", "goals"],
    "goal|objective|aims$|targets|purpose|mission|ziele|ziel$|zielsetzung|zweck|objectif|buts$|objetivo|metas$|finalidad|obiettiv|scopo|цели|цель|задачи$|目标|目的|目標|목표|목적|أهداف|هدف|doel$|doelen|doelstelling|cele$|cel$|mål$|målet|syfte|hedef$|hedefler|amaç|цілі|мета$|cíle|cíl$|formål|लक्ष्य|उद्देश्य|mục tiêu|mục đích|tujuan|sasaran$|στόχοι|στόχος|σκοπός|מטרות|מטרה|יעדים|اهداف|هدف|célok|cél$|obiective|scop$|tavoitteet|tavoite",
  ],
  [
    ["criteria", "goals"],
    "criteria|requirements|kriterien|anforderung|critères|exigences|criterios|requisitos|critérios|criteri$|requisiti|критери|требовани|标准|要求|基準|要件|기준|요건|요구사항|معايير|متطلبات|eisen$|kryteria|wymagania|kriterier|krav$|kriter|gereksinim|критері|вимоги|kritéria|požadavky|मानदंड|tiêu chí|yêu cầu|kriteria|persyaratan|κριτήρια|απαιτήσεις|קריטריונים|דרישות|معیار|الزامات|kritérium|követelmény|criterii|cerințe|kriteerit|vaatimukset",
  ],
  [
    ["need", "practical"],
    "materials|equipment|tools|ingredients|resources|packing|prerequisite|what you need|material$|ausrüstung|werkzeug|zutaten|packliste|voraussetzung|was man braucht|matériel|outils|ingrédients|ressources|ce qu'il faut|materiales|herramientas|ingredientes|recursos|qué se necesita|ferramentas|o que é preciso|materiali|strumenti|attrezzatur|ingredienti|cosa serve|материал|инструмент|ингредиент|ресурсы|оборудован|что нужно|材料|工具|所需|资源|道具|材料|準備|持ち物|준비물|재료|도구|자원|المواد|الأدوات|المكونات|الموارد|benodigdheden|gereedschap|ingrediënt|materialen|inpaklijst|materiały|narzędzia|składniki|zasoby|utrustning|verktyg|ingredienser|malzeme|araçlar|gereçler|kaynaklar|матеріали|інструменти|ресурси|що потрібно|nástroje|suroviny|vybavení|co potřebuj|værktøj|udstyr|verktøy|utstyr|सामग्री|उपकरण|संसाधन|nguyên liệu|dụng cụ|công cụ|chuẩn bị|bahan$|bahan-bahan|alat|peralatan|υλικά|εργαλεία|πόροι|חומרים|כלים|ציוד|מצרכים|مواد لازم|ابزار|منابع مورد|hozzávalók|eszközök|materiale|unelte|ingrediente|resurse|tarvikkeet|työkalut|ainekset",
  ],
  [
    ["parts", "terms"],
    "structure|components|elements|parts of|types|kinds of|varieties|aufbau|bestandteile|komponenten|struktur|arten|bauteile|typen|composants|éléments|types de|sortes|espèces|estructura|componentes|elementos|tipos|partes de|estrutura|struttura|componenti|elementi$|tipi di|structure|строени|структур|состав|виды|типы|компонент|элемент|结构|组成|种类|类型|构成|要素|構造|構成|種類|구조|구성|종류|유형|مكونات|أنواع|بنية|عناصر|هيكل|onderdelen|opbouw|structuur|soorten|budowa|elementy|rodzaje|składniki|typy|struktura|uppbyggnad|beståndsdelar|delar$|typer|slag$|yapı|yapısı|bileşen|türleri|çeşitleri|будова|структура|види|типи|складові|stavba|složení|součásti|druhy|opbygning|oppbygning|संरचना|घटक|प्रकार|cấu trúc|thành phần|các loại|phân loại|struktur|komponen|jenis|unsur|δομή|στοιχεία|είδη|τύποι|μέρη|מבנה|רכיבים|סוגים|סוגי|ساختار|اجزا|انواع|felépítés|szerkezet|fajtái|típus|structură|componente|tipuri|rakenne|osat|lajit|tyypit",
  ],
  [
    ["definition", "terms"],
    "definition|what is|what are|meaning|basics|introduction|overview|concept|was ist|was sind|grundlagen|einführung|begriff|überblick|définition|qu'est-ce|bases$|introduction|notions|concepts|definición|qué es|qué son|introducción|conceptos|fundamentos|definição|o que é|o que são|introdução|conceitos|definizione|che cos'è|cos'è|cosa sono|introduzione|concetti|basi$|определени|что такое|понятие|введени|основы|什么是|是什么|定义|定義|概念|简介|入门|基础|とは|概要|基本|정의|개념|소개|이란|란 무엇|기초|개요|تعريف|ما هو|ما هي|مفهوم|مقدمة|أساسيات|definitie|wat is|wat zijn|inleiding|begrip|basis$|definicja|co to jest|czym jest|wprowadzenie|wstęp|podstawy|pojęcie|vad är|inledning|introduktion|grunder|tanım|nedir|giriş|kavram|temel bilgi|визначення|що таке|вступ|поняття|основи|definice|co je |co to je|úvod|základy|pojem|hvad er|hva er|indledning|innledning|परिभाषा|क्या है|परिचय|अर्थ|định nghĩa|là gì|giới thiệu|khái niệm|definisi|apa itu|pengertian|pengenalan|pendahuluan|konsep|ορισμός|τι είναι|εισαγωγή|έννοια|הגדרה|מה זה|מהו|מהי|מבוא|מושג|تعریف|چیست|مقدمه|مفهوم|معرفی|meghatározás|mi az|mi a |bevezetés|fogalom|alapok|definiți|ce este|ce sunt|introducere|noțiuni|määritelmä|mikä on|mitä on|johdanto|käsite",
  ],
  [
    ["mechanism", "steps"],
    "how it works|how does|mechanism|functioning|funktionsweise|wie funktioniert|wie es funktioniert|fonctionnement|comment ça marche|funcionamiento|cómo funciona|funcionamento|como funciona|funzionamento|come funziona|принцип действия|как работает|как это работает|механизм|工作原理|原理|机制|仕組み|しくみ|원리|작동|آلية|كيف يعمل|كيفية عمل|hoe het werkt|werking|jak to działa|jak działa|mechanizm|zasada działania|hur det fungerar|nasıl çalışır|як це працює|як працює|принцип дії|jak to funguje|jak funguje|hvordan det virker|hvordan det fungerer|कैसे काम|cơ chế|hoạt động thế nào|nguyên lý|cara kerja|mekanisme|πώς λειτουργεί|λειτουργία|איך זה עובד|מנגנון|چگونه کار|سازوکار|működés|hogyan működik|cum funcționează|mecanism|miten se toimii|toimintaperiaate",
  ],
  [
    ["steps"],
    "process|step by step|step-by-step|steps|procedure|workflow|schritt|ablauf|prozess|vorgehen|étapes|pas à pas|processus|procédure|démarche|paso a paso|proceso|pasos|procedimiento|passo a passo|processo|passos|procedimento|passo dopo passo|passaggi|procedura|процесс|шаг за шагом|этап|шаги|порядок|步骤|流程|过程|手順|流れ|プロセス|工程|절차|과정|단계|프로세스|خطوات|خطوة بخطوة|عملية|مراحل|stappen|stap voor stap|proces|werkwijze|krok po kroku|etapy|kroki|steg för steg|steg$|process|adım|süreç|aşama|крок за кроком|етапи|кроки|процес|postup|krok za krokem|kroky|trin$|trin for trin|trinvis|steg for steg|fremgangsmåde|fremgangsmåte|चरण|प्रक्रिया|quy trình|các bước|quá trình|langkah|proses|tahapan|prosedur|βήματα|βήμα|διαδικασία|στάδια|שלבים|צעד אחר צעד|תהליך|مراحل|فرایند|فرآیند|گام به گام|lépés|folyamat|menete|pași|etape|proces|vaiheet|vaihe vaiheelta|prosessi",
  ],
  [
    ["method", "steps"],
    "method|approach|methodik|methode|ansatz|méthod|approche|método|metodolog|enfoque|abordagem|metodo|approccio|метод|подход|方法|手法|アプローチ|방법|접근|منهج|المنهجية|aanpak|podejście|metod|angreppssätt|yöntem|yaklaşım|підхід|přístup|metoda|tilgang|पद्धति|विधि|phương pháp|metode|pendekatan|μέθοδος|μεθοδολογία|προσέγγιση|שיטה|שיטות|גישה|روش|módszer|metodă|abordare|menetelmä|lähestymistapa",
  ],
  [
    ["exercise", "discussion"],
    "exercise|activit|workshop|practice|hands-on|übung|aktivität|aufgabe$|aufgaben$|exercice|activité|pratique$|ejercicio|actividad|práctica|exercício|atividade|esercizi|attività pratica|упражнени|практическ|задани|练习|活动|实践|演習|練習|活動|実習|연습|활동|실습|تمرين|تمارين|نشاط|أنشطة|oefening|opdracht|ćwiczeni|zadanie$|övning|uppgift$|alıştırma|etkinlik|egzersiz|вправ|завдання|cvičení|úkol$|øvelse|opgave$|oppgave$|अभ्यास|गतिविधि|bài tập|hoạt động|thực hành|latihan|kegiatan|aktivitas|άσκηση|ασκήσεις|δραστηριότητ|תרגיל|תרגול|פעילות|تمرین|فعالیت|gyakorlat|feladat|exercițiu|exerciții|activități|harjoitu|tehtävä",
  ],
  [
    ["discussion", "faq"],
    "discussion|questions|debate$|diskussion|fragen|débat|questions|debate$|preguntas|discusión|discussão|perguntas|discussione|domande|обсуждени|вопросы|дискусси|讨论|提问|話し合い|ディスカッション|質疑|토론|질문|질의|نقاش|أسئلة|discussie|vragen|dyskusja|pytania|frågor|tartışma|sorular|обговорен|питання$|запитання|diskuse|otázky|spørgsmål|spørsmål|diskusjon|चर्चा|प्रश्न|सवाल|thảo luận|câu hỏi|diskusi|pertanyaan|συζήτηση|ερωτήσεις|דיון|שאלות|بحث$|پرسش|گفتگو|سوال|megbeszélés|kérdések|discuții|întrebări|keskustelu|kysymy",
  ],
  [
    ["sources", "known"],
    "sources|references|further reading|bibliograph|literature$|links$|quellen|literatur|weiterführend|bibliographie|références|pour aller plus loin|fuentes|bibliografía|fontes|bibliografia|fonti|источник|литература|библиограф|参考|来源|资料|文献|参考文献|出典|참고|출처|مصادر|مراجع|bronnen|literatuur|źródła|literatura|bibliografia|källor|litteratur|kaynakça|джерела|література|zdroje|kilder|स्रोत|संदर्भ|nguồn tham khảo|tài liệu|sumber|referensi|daftar pustaka|πηγές|βιβλιογραφία|מקורות|ביבליוגרפיה|منابع|források|irodalom|surse|bibliografie|lähteet|kirjallisuus",
  ],
  [
    ["trouble", "risks"],
    "what if|what happens if|what happens when|what to do if|when to call|troubleshoot|emergency|mistakes|pitfalls|was passiert|wenn etwas|fehler$|notfall|stolperstein|que faire si|que se passe|erreurs|urgence|qué pasa si|errores|emergencia|o que acontece|erros$|emergência|cosa succede|che cosa succede|errori|emergenza|что если|что будет|ошибки|неотложн|авари|如果|错误|故障|紧急|もし|失敗|トラブル|ミス|緊急|만약|실수|문제 해결|비상|ماذا لو|ماذا يحدث|أخطاء|الطوارئ|wat als|fouten|noodgeval|co jeśli|błędy|awari|vad händer om|misstag|fel$|nödläge|ya olursa|hatalar|acil|що якщо|помилки|аварі|co když|chyby|hvad hvis|hva hvis|fejl$|feil$|अगर|गलतियाँ|गलतियां|आपात|nếu |sai lầm|khẩn cấp|bagaimana jika|kesalahan|darurat|τι γίνεται αν|λάθη|έκτακτ|מה אם|טעויות|חירום|اگر|اشتباه|اضطراری|mi van ha|mi történik|hibák|vész|ce se întâmplă|greșeli|urgenț|mitä jos|virheet|hätä",
  ],
  [
    ["solution", "benefits"],
    "solution|our answer|product$|lösung|unser angebot|produkt$|produit$|la solution|solución|producto$|solução|produto$|soluzione|prodotto$|решение|продукт$|解决办法|产品|解決|商品|製品|솔루션|제품|الحل|المنتج|oplossing|product$|rozwiązanie|produkt|lösning|çözümümüz|ürün$|рішення|řešení|løsning|समाधान|उत्पाद|giải pháp của|sản phẩm|solusi kami|produk$|λύση|προϊόν|הפתרון|המוצר|راه حل|محصول|megoldásunk|termék|soluția|produsul|ratkaisumme|tuote",
  ],
  [
    ["problem", "challenges"],
    "problem|need for|das problem|problem$|problème|problema|проблема|痛点|問題|문제|المشكلة|probleem|sorun$|problém|समस्या|πρόβλημα|הבעיה|مسئله|probléma|ongelma|masalahnya|vấn đề",
  ],
  [
    ["programme", "way"],
    "programme|program$|agenda|itinerary|order of events|run of show|ablaufplan|tagesordnung|programm$|reiseroute|déroulement|programme|itinéraire|programa|itinerario|itinerário|roteiro|programma$|itinerario|программа|маршрут|节目|行程|议程|プログラム|旅程|行程|당일 일정|여정|프로그램|برنامج|مسار|reisroute|program$|plan podróży|resplan|güzergah|програма|маршрут|trasa|rejseplan|reiserute|कार्यक्रम|यात्रा कार्यक्रम|chương trình|lịch trình|susunan acara|rute|πρόγραμμα|δρομολόγιο|תוכנית|מסלול|برنامه|مسیر|útvonal|program$|itinerar|ohjelma|reitti",
  ],
  [
    ["sights", "practical"],
    "sights|places to|attractions|culture|cuisine|food and|traditions|customs|sehenswürd|kultur|küche$|bräuche|traditionen|attractions|à voir|culture|cuisine|gastronomie|traditions|atracciones|lugares|cultura|gastronomía|tradiciones|costumbres|atrações|gastronomia|tradições|attrazioni|luoghi|cucina|tradizioni|достопримеч|культура|кухня|традици|обычаи|景点|文化|美食|风俗|传统|名所|見どころ|文化|食文化|伝統|명소|관광|문화|음식|전통|معالم|ثقافة|مطبخ|تقاليد|عادات|bezienswaard|cultuur|keuken|tradities|zabytki|atrakcje|kultura|kuchnia|tradycje|sevärdheter|kök$|traditioner|gezilecek|kültür|mutfak|gelenek|визначні|культура|кухня|традиції|památky|kuchyně|tradice|seværdigheder|severdigheter|दर्शनीय|संस्कृति|भोजन|परंपर|thắng cảnh|địa điểm|văn hóa|ẩm thực|truyền thống|tempat wisata|budaya|kuliner|tradisi|αξιοθέατα|πολιτισμός|κουζίνα|παραδόσεις|אתרים|תרבות|אוכל|מסורת|دیدنی|فرهنگ|غذا|سنت|látnival|kultúra|konyha|hagyomány|obiective turistice|cultură|bucătărie|tradiții|nähtävyy|kulttuuri|ruoka|perinte",
  ],
  [
    ["practical", "need"],
    "getting there|location|when and where|where and when|travel tips|directions|anreise|lage$|ort und zeit|wann und wo|wo und wann|anfahrt|situation géographique|lieu et date|où et quand|comment venir|ubicación|dónde y cuándo|cómo llegar|localização|onde e quando|como chegar|dove e quando|come arrivare|posizione|где и когда|как добраться|расположени|时间地点|地点|位置|交通|場所|アクセス|日時|장소|위치|교통|المكان|الموقع|متى وأين|ligging|waar en wanneer|lokalizacja|położenie|gdzie i kiedy|läge|var och när|konum|nerede|ulaşım|розташування|де і коли|poloha|kde a kdy|beliggenhed|beliggenhet|hvor og hvornår|स्थान|कहाँ|vị trí|địa điểm|lokasi|letak|τοποθεσία|πού και πότε|מיקום|איפה ומתי|موقعیت|مکان|helyszín|fekvés|hol és mikor|locație|unde și când|sijainti|missä ja milloin",
  ],
  [
    ["habitat", "practical"],
    "habitat|where it lives|where they live|diet$|lebensraum|nahrung|ernährung|vorkommen|alimentation$|hábitat|dieta$|alimentación|alimentação|alimentazione|среда обитания|питание|栖息|食物|生息地|すみか|食べ物|서식지|먹이|موطن|بيئة|الغذاء|leefgebied|voedsel|siedlisko|pożywienie|livsmiljö|föda$|yaşam alanı|beslenme|середовище|живлення|prostředí|potrava|levested|føde$|leveområde|आवास|भोजन|môi trường sống|thức ăn|makanan|ενδιαίτημα|τροφή|בית גידול|מזון|زیستگاه|تغذیه|élőhely|táplálék|hrană|elinympäristö|ravinto",
  ],
  [
    ["people"],
    "people to know|people behind|stakeholder|who is|personalit|inventor|founder|beteiligte|personen|persönlichkeit|erfinder|gründer|acteurs|personnages|personnalités|fondateur|protagonistas|personajes|actores|pessoas|personagens|personaggi|protagonisti|участник|персонаж|личност|кто так|основател|人物|利益相关|関係者|登場人物|인물|이해관계자|شخصيات|أصحاب المصلحة|betrokkenen|mensen|osoby|postacie|bohaterowie|personer|människor|kişiler|karakterler|учасник|особистост|персонажі|osobnosti|postavy|mennesker|लोग|पात्र|nhân vật|con người|tokoh|orang$|πρόσωπα|χαρακτήρες|אנשים|דמויות|افراد|شخصیت|szereplő|emberek|oameni|personaje|henkilöt|ihmiset",
  ],
];
