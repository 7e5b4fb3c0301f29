/** Phrases of one language of which requests of one line are made; a bar divides one from the next, `[slot:words]` marks a slot. */
export interface RequestPhrases {
  /** Whole requests with places for `{topic}`, `{count}` and `{audience}`. */
  readonly frames: string;
  /** In the form in which the frames use them. */
  readonly topics: string;
  /** Numbers of slides, `#` for the number. */
  readonly counts: string;
  /** With the word that leads to whom it is for. */
  readonly audiences: string;
  /** What is said behind a request: tone, ending, parts, forms, occasion, length. */
  readonly tails: string;
}

/** By BCP 47 tag. */
export const requestPhrases: Readonly<Record<string, RequestPhrases>> = {
  el: {
    frames:
      "Θέλω {count} για {topic}|Φτιάξε μου μια παρουσίαση για {topic}, {count}|{count} σχετικά με {topic} {audience}|Χρειάζομαι παρουσίαση {audience} με θέμα {topic}|παρουσίαση για {topic}|Ετοίμασε {count} {audience} για {topic}|{topic}, {count}",
    topics:
      "την ανακύκλωση στο σχολείο|τα ηφαίστεια της Σαντορίνης|τη μελισσοκομία|τον κρητικό χορό|το νερό στην πόλη|τα ηλεκτρικά ποδήλατα|την ιστορία του θεάτρου|τους πρώτους υπολογιστές",
    counts: "# διαφάνειες|# σλάιντ|έως # διαφάνειες|περίπου # διαφάνειες",
    audiences:
      "για [audience:μαθητές δημοτικού]|για [audience:το διοικητικό συμβούλιο]|για [audience:αρχάριους]|απευθύνεται σε [audience:γονείς που έρχονται πρώτη φορά]|για [audience:εθελοντές]",
    tails:
      "απευθύνονται σε [audience:πελάτες του ξενοδοχείου μας]|[tone:απλά λόγια]|με [tone:χιούμορ]|στο τέλος [ending:τρεις ερωτήσεις]|να κλείνει με [ending:επόμενα βήματα]|να έχει [part:κόστος] και [part:χρονοδιάγραμμα]|χωρίς [exclude:πολλά νούμερα]|με [form:ένα διάγραμμα]|για [occasion:τη συνάντηση της Τρίτης]|10 λεπτά το πολύ|σε [tone:επίσημο ύφος]",
  },
  tr: {
    frames:
      "{topic} hakkında {count} sunum|{topic} konulu {count} bir sunum hazırla|{audience} {topic} hakkında sunum lazım|{topic} ile ilgili {count} sunum yapar mısın|{topic} üzerine kısa bir sunum|Bana {topic} hakkında {count} hazırlar mısın|{topic}, {count}",
    topics:
      "arıcılık|yapay zekâ ve eğitim|Karadeniz mutfağı|evde su tasarrufu|ilk yardım|Osmanlı minyatürü|güneş enerjisi|yeni iade süreci",
    counts: "# slaytlık|# slayt|en fazla # slayt|yaklaşık # sayfalık",
    audiences:
      "[audience:ortaokul öğrencileri] için|[audience:yönetim kurulu] için|[audience:yeni başlayanlara]|[audience:veliler] için|[audience:saha ekibi] için",
    tails:
      "[audience:lise 3. sınıf]|[audience:gönüllüler] için|[ending:özetle bitsin]|[ending:soru cevapla bitsin]|sonunda [ending:kaynaklar] olsun|[tone:sade bir dille]|[tone:eğlenceli] olsun|[part:maliyet] ve [part:takvim] de olsun|[exclude:jargon] olmasın|[form:bol görselli]|[occasion:salı günkü toplantı] için|en çok 10 dakika|[tone:resmî] bir üslupla",
  },
  hi: {
    frames:
      "{topic} पर {count} की प्रस्तुति बनाइए|{topic} पर {count} बना दो|मुझे {topic} के बारे में {count} चाहिए|{audience} {topic} पर प्रेजेंटेशन तैयार करें|{topic} विषय पर {count} का पीपीटी बनाएं|{topic} पर प्रस्तुति|{topic}, {count}",
    topics:
      "सौर ऊर्जा|भारतीय रेल का इतिहास|जैविक खेती|साइबर सुरक्षा|मधुमक्खी पालन|स्वच्छ पानी|हमारे नए छात्रावास|डिजिटल भुगतान",
    counts: "# स्लाइड|# स्लाइडें|अधिकतम # स्लाइड|लगभग # स्लाइड",
    audiences:
      "[audience:कक्षा 8 के छात्रों] के लिए|[audience:अभिभावकों] के लिए|[audience:निदेशक मंडल] के लिए|[audience:नए कर्मचारियों] के लिए",
    tails:
      "[audience:गाँव के लोगों] के लिए|[audience:किसानों] के लिए|[tone:सरल भाषा में]|[tone:मज़ेदार अंदाज़ में]|अंत में [ending:तीन सवाल]|[ending:अगले कदम] पर खत्म करें|[part:लागत] और [part:समय-सीमा] भी हो|[exclude:कठिन शब्द] न हों|[form:एक चार्ट] के साथ|[occasion:सोमवार की बैठक] के लिए|10 मिनट से ज़्यादा नहीं",
  },
  hu: {
    frames:
      "Kérek {count} {topic}|Csinálj egy prezentációt {topic}, {count}|Készíts {count} {audience} {topic}|Kellene egy bemutató {topic} {audience}|{count} {topic}|Készítenél egy diasort {topic}|Prezentáció {topic}, {count}",
    topics:
      "a [topic:méhészkedés]ről|[topic:a budapesti fürdők]ről|[topic:a napenergiá]ról|[topic:a biztonságos kerékpározás]ról|[topic:az új raktár]ról|[topic:a magyar népmesék]ről|[topic:a vízspórolás]ról",
    counts: "# diát|# diás anyagot|legfeljebb # diát|kb. # diát",
    audiences:
      "[audience:az igazgatóság] számára|[audience:hetedikesek]nek|[audience:az új kollégák]nak|[audience:szülők]nek",
    tails:
      "[audience:kezdők]nek|[tone:egyszerű nyelven]|[tone:vicces hangnemben]|a végén [ending:három kérdés]|[ending:összefoglalással] zárjuk|legyen benne [part:költségek] és [part:ütemterv]|[exclude:szakzsargon] nélkül|[form:egy diagram]mal|[occasion:a keddi ülés]re|legfeljebb 10 perc",
  },
  fi: {
    frames:
      "Tee {count} aiheesta {topic}|Tarvitsen esityksen aiheesta {topic}, {count}|{count} aiheesta {topic} {audience}|Voisitko tehdä {audience} esityksen: {topic}|esitys aiheesta {topic}|Laadi {count} {audience}, aiheena {topic}|{topic}, {count}",
    topics:
      "mehiläisten hoito|turvallinen talvipyöräily|Suomen saunakulttuuri|aurinkoenergia omakotitalossa|kierrätys koulussa|tekoäly kirjastossa|uusi varastojärjestelmä",
    counts: "# diaa|# kalvoa|enintään # diaa|noin # diaa",
    audiences:
      "[audience:seitsemäsluokkalaisille]|[audience:hallitukselle]|[audience:uusille työntekijöille]|[audience:vanhemmille]",
    tails:
      "[audience:aloittelijoille]|[tone:selkokielellä]|[tone:rento sävy]|loppuun [ending:kolme kysymystä]|päättyy [ending:yhteenvetoon]|mukaan [part:kustannukset] ja [part:aikataulu]|ilman [exclude:ammattisanastoa]|[form:yksi kaavio] mukaan|[occasion:tiistain kokoukseen]|korkeintaan 10 minuuttia",
  },
  cs: {
    frames:
      "Udělej prezentaci o {topic}, {count}|Potřebuju {count} o {topic}|{count} o {topic} {audience}|Připrav {audience} prezentaci o {topic}|prezentace o {topic}|Chci {count} o {topic}|Mohl bys udělat {count} o {topic}",
    topics:
      "[topic:včelařství]|[topic:pražské tramvaji]|[topic:úsporách vody]|[topic:bezpečné jízdě na kole]|[topic:české animaci]|[topic:novém skladu]|[topic:kyberšikaně]",
    counts: "# snímků|# slidů|max. # slidů|zhruba # snímků",
    audiences:
      "pro [audience:deváťáky]|pro [audience:představenstvo]|pro [audience:nové kolegy]|pro [audience:rodiče]",
    tails:
      "pro [audience:začátečníky]|[tone:jednoduše]|[tone:vtipný tón]|na konci [ending:tři otázky]|zakončit [ending:shrnutím]|ať tam je [part:rozpočet] a [part:harmonogram]|bez [exclude:cizích slov]|[form:s jedním grafem]|na [occasion:úterní poradu]|nejvýš 10 minut",
  },
  sk: {
    frames:
      "Sprav prezentáciu o {topic}, {count}|Potrebujem {count} o {topic}|{count} o {topic} {audience}|Priprav {audience} prezentáciu o {topic}|prezentácia o {topic}",
    topics:
      "[topic:včelárstve]|[topic:tatranskej prírode]|[topic:šetrení vodou]|[topic:novom sklade]|[topic:ľudových krojoch]",
    counts: "# snímok|# slajdov|najviac # slajdov",
    audiences: "pre [audience:žiakov]|pre [audience:vedenie]|pre [audience:rodičov]",
    tails:
      "pre [audience:začiatočníkov]|[tone:jednoducho]|na konci [ending:tri otázky]|nech tam je [part:rozpočet] a [part:termíny]|bez [exclude:odborných slov]|na [occasion:utorkovú poradu]|najviac 10 minút",
  },
  pl: {
    frames:
      "Zrób prezentację o {topic}, {count}|Potrzebuję {count} o {topic}|{count} o {topic} {audience}|Przygotuj {audience} prezentację o {topic}|prezentacja o {topic}|Poproszę {count} o {topic}",
    topics:
      "[topic:pszczelarstwie]|[topic:polskich latarniach morskich]|[topic:oszczędzaniu wody]|[topic:nowym magazynie]|[topic:fotowoltaice]|[topic:pierwszej pomocy]",
    counts: "# slajdów|maks. # slajdów|około # slajdów",
    audiences:
      "dla [audience:ósmoklasistów]|dla [audience:zarządu]|dla [audience:nowych pracowników]|dla [audience:rodziców]",
    tails:
      "dla [audience:początkujących]|[tone:prostym językiem]|[tone:z humorem]|na koniec [ending:trzy pytania]|zakończ [ending:podsumowaniem]|ma być [part:budżet] i [part:harmonogram]|bez [exclude:żargonu]|[form:z jednym wykresem]|na [occasion:wtorkowe zebranie]|najwyżej 10 minut",
  },
  ru: {
    frames:
      "Сделай презентацию о {topic}, {count}|Нужно {count} о {topic}|{count} о {topic} {audience}|Подготовь {audience} презентацию о {topic}|презентация о {topic}|Хочу {count} о {topic}",
    topics:
      "[topic:пчеловодстве]|[topic:истории метро]|[topic:экономии воды]|[topic:новом складе]|[topic:солнечной энергии]|[topic:первой помощи]",
    counts: "# слайдов|до # слайдов|примерно # слайдов",
    audiences:
      "для [audience:восьмиклассников]|для [audience:совета директоров]|для [audience:новых сотрудников]|для [audience:родителей]",
    tails:
      "для [audience:начинающих]|[tone:простым языком]|[tone:с юмором]|в конце [ending:три вопроса]|закончить [ending:выводами]|добавь [part:бюджет] и [part:сроки]|без [exclude:сложных терминов]|[form:с одним графиком]|на [occasion:вторничную планёрку]|не больше 10 минут|крупный шрифт",
  },
  uk: {
    frames:
      "Зроби презентацію про {topic}, {count}|Потрібно {count} про {topic}|{count} про {topic} {audience}|Підготуй {audience} презентацію про {topic}|презентація про {topic}|Хочу {count} про {topic}",
    topics:
      "[topic:бджільництво]|[topic:карпатські села]|[topic:економію води]|[topic:новий склад]|[topic:сонячну енергію]|[topic:першу допомогу]",
    counts: "# слайдів|до # слайдів|приблизно # слайдів",
    audiences:
      "для [audience:восьмикласників]|для [audience:правління]|для [audience:нових працівників]|для [audience:батьків]",
    tails:
      "для [audience:початківців]|[tone:простою мовою]|[tone:з гумором]|наприкінці [ending:три запитання]|завершити [ending:висновками]|додай [part:бюджет] і [part:терміни]|без [exclude:складних термінів]|[form:з одним графіком]|на [occasion:вівторкову нараду]|не більше 10 хвилин",
  },
  ro: {
    frames:
      "Fă o prezentare despre {topic}, {count}|Am nevoie de {count} despre {topic}|{count} despre {topic} {audience}|Pregătește {audience} o prezentare despre {topic}|prezentare despre {topic}|Vreau {count} despre {topic}",
    topics:
      "apicultură|castelele din Transilvania|economisirea apei|noul depozit|energia solară acasă|siguranța pe bicicletă",
    counts: "# slide-uri|# diapozitive|maximum # slide-uri",
    audiences:
      "pentru [audience:elevii de gimnaziu]|pentru [audience:consiliul de administrație]|pentru [audience:colegii noi]|pentru [audience:părinți]",
    tails:
      "pentru [audience:începători]|[tone:pe înțelesul tuturor]|[tone:cu umor]|la final [ending:trei întrebări]|să se încheie cu [ending:pașii următori]|să conțină [part:costuri] și [part:calendar]|fără [exclude:termeni tehnici]|[form:cu un grafic]|pentru [occasion:ședința de marți]|cel mult 10 minute",
  },
  fa: {
    frames:
      "یک ارائه درباره {topic} بساز، {count}|{count} درباره {topic} می‌خواهم|{count} درباره {topic} {audience}|لطفا {audience} یک ارائه درباره {topic} آماده کن|ارائه درباره {topic}|{topic}، {count}",
    topics: "زنبورداری|تاریخ خط فارسی|صرفه‌جویی در مصرف آب|انرژی خورشیدی|انبار جدید شرکت|کمک‌های اولیه",
    counts: "# اسلاید|حداکثر # اسلاید|حدود # اسلاید",
    audiences:
      "برای [audience:دانش‌آموزان کلاس هشتم]|برای [audience:هیئت مدیره]|برای [audience:کارمندان جدید]|برای [audience:والدین]",
    tails:
      "برای [audience:مبتدی‌ها]|[tone:به زبان ساده]|[tone:با لحن رسمی]|در پایان [ending:سه پرسش]|با [ending:جمع‌بندی] تمام شود|شامل [part:هزینه‌ها] و [part:زمان‌بندی]|بدون [exclude:اصطلاحات تخصصی]|[form:با یک نمودار]|برای [occasion:جلسه سه‌شنبه]|حداکثر ۱۰ دقیقه",
  },
  ar: {
    frames:
      "أريد {count} عن {topic}|أعدّ عرضًا تقديميًا عن {topic}، {count}|{count} عن {topic} {audience}|جهّز {audience} عرضًا حول {topic}|عرض عن {topic}|{topic}، {count}",
    topics:
      "تربية النحل|تاريخ الخط العربي|الطاقة الشمسية في المنازل|السلامة في المختبر|المستودع الجديد|الزراعة العضوية",
    counts: "# شرائح|# شريحة|بحد أقصى # شرائح|حوالي # شرائح",
    audiences:
      "ل[audience:طلاب الصف الثامن]|ل[audience:مجلس الإدارة]|ل[audience:الموظفين الجدد]|لأجل [audience:أولياء الأمور]",
    tails:
      "موجّه إلى [audience:المبتدئين]|[tone:بلغة بسيطة]|[tone:بأسلوب رسمي]|وفي النهاية [ending:ثلاثة أسئلة]|تنتهي ب[ending:الخطوات التالية]|مع [part:التكاليف] و[part:الجدول الزمني]|بدون [exclude:مصطلحات معقدة]|[form:مع رسم بياني واحد]|من أجل [occasion:اجتماع الثلاثاء]|10 دقائق على الأكثر",
  },
  he: {
    frames:
      "תכין מצגת על {topic}, {count}|אני צריך {count} על {topic}|{count} על {topic} {audience}|תכיני {audience} מצגת בנושא {topic}|מצגת על {topic}|{topic}, {count}",
    topics: "גידול דבורים|מיחזור בבית הספר|אנרגיה סולארית|נמלי ארץ ישראל|המחסן החדש|עזרה ראשונה",
    counts: "# שקפים|# שקופיות|עד # שקפים|בערך # שקפים",
    audiences:
      "ל[audience:תלמידי חטיבה]|עבור [audience:הדירקטוריון]|בשביל [audience:עובדים חדשים]|עבור [audience:הורים]",
    tails:
      "מיועד ל[audience:מתחילים]|[tone:בשפה פשוטה]|[tone:בטון מצחיק]|בסוף [ending:שלוש שאלות]|לסיים ב[ending:סיכום]|שיהיו גם [part:עלויות] ו[part:לוח זמנים]|בלי [exclude:מונחים מקצועיים]|[form:עם גרף אחד]|ל[occasion:ישיבת יום שלישי]|עד 10 דקות",
  },
  ja: {
    frames:
      "{topic}について{count}のスライドを作って|{topic}のプレゼン、{count}で|{audience}{topic}についての資料を{count}でお願いします|{topic}に関する発表資料を作成してください|{topic}、{count}|{count}で{topic}について",
    topics: "養蜂|東京の銭湯文化|節水の工夫|新しい倉庫システム|太陽光発電の仕組み|応急手当の基本",
    counts: "#枚|#ページ|最大#枚|#枚程度",
    audiences:
      "[audience:中学2年生]向けに|[audience:取締役会]向けの|[audience:新入社員]のための|[audience:保護者]向けに",
    tails:
      "[audience:初心者]向け|[tone:やさしい言葉で]|[tone:楽しい雰囲気]で|最後は[ending:まとめ]で|最後に[ending:クイズ]を入れて|[part:費用]と[part:日程]も入れて|[exclude:専門用語]はなしで|[form:グラフを一つ]入れて|[occasion:火曜の会議]用|10分以内",
  },
  zh: {
    frames:
      "做一个关于{topic}的PPT，{count}|请帮我做{count}介绍{topic}|{audience}做一份{topic}的演示文稿，{count}|{topic}，{count}|关于{topic}的幻灯片|我想要{count}讲{topic}",
    topics: "养蜂|北京胡同的历史|家庭节水|太阳能发电|新仓库系统|急救常识",
    counts: "#页|#张|不超过#页|大概#页",
    audiences: "给[audience:初二学生]|面向[audience:董事会]|给[audience:新员工]|给[audience:家长们]",
    tails:
      "[audience:零基础]也能懂|[tone:通俗易懂]|[tone:语气正式]|最后放[ending:三个问题]|以[ending:总结]结尾|要有[part:成本]和[part:时间表]|不要[exclude:专业术语]|[form:配一张图表]|[occasion:周二例会]用|10分钟以内",
  },
  ko: {
    frames:
      "{topic}에 대해 {count} 만들어 줘|{topic}에 관한 발표 자료 {count} 부탁해요|{audience} {topic} 프레젠테이션을 만들어 주세요|{topic} 주제로 {count} 발표 자료|{topic}, {count}",
    topics: "양봉|한옥의 역사|물 절약 방법|태양광 발전|새 창고 시스템|응급 처치",
    counts: "슬라이드 #장|#장짜리|최대 #장|#장 정도",
    audiences:
      "[audience:중학생]을 위한|[audience:이사회] 대상으로|[audience:신입 사원]을 위한|[audience:학부모]에게 보여줄",
    tails:
      "[audience:초보자] 대상|[tone:쉬운 말로]|[tone:재미있게]|마지막은 [ending:질문 세 개]|[ending:요약]으로 끝내줘|[part:비용]과 [part:일정]도 포함|[exclude:전문 용어] 없이|[form:그래프 하나] 넣고|[occasion:화요일 회의]용|10분 이내",
  },
  th: {
    frames:
      "ช่วยทำสไลด์เรื่อง{topic} {count}|ขอ {count} เรื่อง{topic}|ทำงานนำเสนอเกี่ยวกับ{topic} {audience}|พรีเซนต์เรื่อง{topic} {count}|{topic} {count}",
    topics: "การเลี้ยงผึ้ง|ตลาดน้ำในกรุงเทพ|การประหยัดน้ำ|พลังงานแสงอาทิตย์|คลังสินค้าใหม่|การปฐมพยาบาล",
    counts: "# หน้า|# สไลด์|ไม่เกิน # หน้า|ประมาณ # สไลด์",
    audiences: "สำหรับ[audience:นักเรียน ม.2]|ให้[audience:คณะกรรมการ]|สำหรับ[audience:พนักงานใหม่]",
    tails:
      "สำหรับ[audience:ผู้เริ่มต้น]|[tone:ภาษาง่ายๆ]|[tone:สนุกๆ]|จบด้วย[ending:คำถามสามข้อ]|ปิดท้ายด้วย[ending:สรุป]|มี[part:ค่าใช้จ่าย]และ[part:กำหนดการ]|ไม่เอา[exclude:ศัพท์เทคนิค]|[form:มีกราฟหนึ่งอัน]|ไม่เกิน 10 นาที",
  },
  vi: {
    frames:
      "Làm {count} về {topic}|Tạo bài thuyết trình về {topic}, {count}|Tôi cần {count} về {topic} {audience}|Soạn giúp bài thuyết trình {audience} về {topic}|bài thuyết trình về {topic}|{topic}, {count}",
    topics:
      "nghề nuôi ong|lịch sử cà phê Việt Nam|tiết kiệm nước|điện mặt trời|kho hàng mới|sơ cứu cơ bản|an toàn khi đi xe đạp",
    counts: "# slide|# trang|tối đa # slide|khoảng # slide",
    audiences:
      "cho [audience:học sinh lớp 8]|cho [audience:ban giám đốc]|cho [audience:nhân viên mới]|dành cho [audience:phụ huynh]",
    tails:
      "cho [audience:người mới bắt đầu]|[tone:dễ hiểu]|[tone:giọng vui]|kết thúc bằng [ending:ba câu hỏi]|cuối cùng là [ending:tóm tắt]|có [part:chi phí] và [part:tiến độ]|không dùng [exclude:thuật ngữ]|[form:kèm một biểu đồ]|cho [occasion:buổi họp thứ ba]|tối đa 10 phút",
  },
  id: {
    frames:
      "Buatkan {count} tentang {topic}|Tolong buat presentasi tentang {topic}, {count}|{count} tentang {topic} {audience}|Saya perlu presentasi {audience} tentang {topic}|presentasi tentang {topic}|{topic}, {count}",
    topics:
      "budidaya lebah|sejarah batik|hemat air di rumah|energi surya|gudang baru|pertolongan pertama|keselamatan bersepeda",
    counts: "# slide|# halaman|maksimal # slide|sekitar # slide",
    audiences:
      "untuk [audience:siswa SMP]|untuk [audience:direksi]|untuk [audience:karyawan baru]|untuk [audience:orang tua murid]",
    tails:
      "untuk [audience:pemula]|[tone:bahasa sederhana]|[tone:santai]|akhiri dengan [ending:tiga pertanyaan]|ditutup [ending:ringkasan]|ada [part:biaya] dan [part:jadwal]|tanpa [exclude:istilah teknis]|[form:dengan satu grafik]|untuk [occasion:rapat hari Selasa]|paling lama 10 menit",
  },
  bn: {
    frames:
      "{topic} নিয়ে {count} বানাও|{topic} সম্পর্কে {count} তৈরি করে দিন|{audience} {topic} নিয়ে উপস্থাপনা লাগবে|{topic}, {count}",
    topics: "মৌমাছি পালন|সুন্দরবনের বাঘ|পানি সাশ্রয়|সৌর বিদ্যুৎ|নতুন গুদাম",
    counts: "# স্লাইড|#টি স্লাইড|সর্বোচ্চ # স্লাইড",
    audiences: "[audience:অষ্টম শ্রেণির ছাত্রদের] জন্য|[audience:পরিচালনা পর্ষদের] জন্য|[audience:অভিভাবকদের] জন্য",
    tails:
      "[audience:নতুনদের] জন্য|[tone:সহজ ভাষায়]|শেষে [ending:তিনটি প্রশ্ন]|[part:খরচ] ও [part:সময়সূচি] থাকবে|[exclude:কঠিন শব্দ] ছাড়া|[form:একটি চার্ট] সহ|সর্বোচ্চ ১০ মিনিট",
  },
  sv: {
    frames:
      "Gör {count} om {topic}|Jag behöver en presentation om {topic}, {count}|{count} om {topic} {audience}|Kan du göra en presentation {audience} om {topic}|presentation om {topic}|{topic}, {count}",
    topics:
      "biodling|svenska fyrar|att spara vatten hemma|solceller på taket|det nya lagret|första hjälpen|säker vintercykling",
    counts: "# bilder|# slides|max # bilder|ungefär # bilder",
    audiences:
      "för [audience:åttondeklassare]|till [audience:styrelsen]|för [audience:nyanställda]|för [audience:föräldrar]",
    tails:
      "för [audience:nybörjare]|[tone:enkelt språk]|[tone:lättsam ton]|avsluta med [ending:tre frågor]|sist [ending:en sammanfattning]|ta med [part:kostnader] och [part:tidplan]|utan [exclude:facktermer]|[form:med ett diagram]|till [occasion:mötet på tisdag]|högst 10 minuter",
  },
  da: {
    frames:
      "Lav {count} om {topic}|Jeg skal bruge en præsentation om {topic}, {count}|{count} om {topic} {audience}|Kan du lave et oplæg {audience} om {topic}|præsentation om {topic}|{topic}, {count}",
    topics:
      "biavl|danske fyrtårne|at spare på vandet|solceller på taget|det nye lager|førstehjælp|sikker cykling om vinteren",
    counts: "# slides|# dias|højst # slides|cirka # slides",
    audiences:
      "til [audience:8. klasse]|til [audience:bestyrelsen]|for [audience:nye kolleger]|til [audience:forældre]",
    tails:
      "for [audience:begyndere]|[tone:enkelt sprog]|[tone:let og sjov]|slut af med [ending:tre spørgsmål]|til sidst [ending:en opsummering]|med [part:udgifter] og [part:tidsplan]|uden [exclude:fagord]|[form:med et diagram]|til [occasion:mødet på tirsdag]|højst 10 minutter",
  },
  no: {
    frames:
      "Lag {count} om {topic}|Jeg trenger en presentasjon om {topic}, {count}|{count} om {topic} {audience}|Kan du lage en presentasjon {audience} om {topic}|presentasjon om {topic}|{topic}, {count}",
    topics: "birøkt|norske fyr|vannsparing hjemme|solceller på taket|det nye lageret|førstehjelp",
    counts: "# lysbilder|# slides|maks # lysbilder",
    audiences:
      "for [audience:åttende klasse]|til [audience:styret]|for [audience:nyansatte]|for [audience:foreldre]",
    tails:
      "for [audience:nybegynnere]|[tone:enkelt språk]|[tone:lett tone]|avslutt med [ending:tre spørsmål]|til slutt [ending:en oppsummering]|ta med [part:kostnader] og [part:fremdriftsplan]|uten [exclude:faguttrykk]|[form:med ett diagram]|til [occasion:møtet på tirsdag]|maks 10 minutter",
  },
  nl: {
    frames:
      "Maak {count} over {topic}|Ik heb een presentatie nodig over {topic}, {count}|{count} over {topic} {audience}|Kun je {audience} een presentatie maken over {topic}|presentatie over {topic}|{topic}, {count}",
    topics:
      "bijen houden|de vuurtorens van Zeeland|water besparen in huis|zonnepanelen op het dak|het nieuwe magazijn|eerste hulp",
    counts: "# dia's|# slides|maximaal # dia's|ongeveer # dia's",
    audiences:
      "voor [audience:klas 2 havo]|voor [audience:het bestuur]|voor [audience:nieuwe collega's]|voor [audience:ouders]",
    tails:
      "voor [audience:beginners]|[tone:simpele taal]|[tone:beetje grappig]|eindig met [ending:drie vragen]|als laatste [ending:een samenvatting]|met [part:kosten] en [part:planning]|zonder [exclude:vaktaal]|[form:met één grafiek]|voor [occasion:het overleg van dinsdag]|maximaal 10 minuten",
  },
  it: {
    frames:
      "Fammi {count} su {topic}|Mi serve una presentazione su {topic}, {count}|{count} su {topic} {audience}|Prepara {audience} una presentazione su {topic}|presentazione su {topic}|{topic}, {count}",
    topics:
      "apicoltura urbana|fari della Sardegna|risparmio d'acqua in casa|pannelli solari|gestione del nuovo magazzino|primo soccorso",
    counts: "# slide|# diapositive|massimo # slide|circa # slide",
    audiences:
      "per [audience:una terza media]|per [audience:il consiglio direttivo]|per [audience:i nuovi colleghi]|per [audience:genitori]",
    tails:
      "per [audience:principianti]|[tone:linguaggio semplice]|[tone:tono scherzoso]|chiudi con [ending:tre domande]|alla fine [ending:un riassunto]|con [part:costi] e [part:tempi]|senza [exclude:tecnicismi]|[form:con un grafico]|per [occasion:la riunione di martedì]|massimo 10 minuti",
  },
  es: {
    frames:
      "Hazme {count} sobre {topic}|Necesito una presentación sobre {topic}, {count}|{count} sobre {topic} {audience}|Prepara {audience} una presentación sobre {topic}|presentación sobre {topic}|{topic}, {count}",
    topics:
      "la apicultura|los faros de Galicia|el ahorro de agua en casa|paneles solares|el nuevo almacén|primeros auxilios",
    counts: "# diapositivas|# láminas|máximo # diapositivas|unas # diapositivas",
    audiences:
      "para [audience:alumnos de 2.º de ESO]|para [audience:la junta]|para [audience:los nuevos empleados]|para [audience:padres y madres]",
    tails:
      "para [audience:principiantes]|[tone:lenguaje sencillo]|[tone:con humor]|termina con [ending:tres preguntas]|al final [ending:un resumen]|con [part:costes] y [part:calendario]|sin [exclude:tecnicismos]|[form:con un gráfico]|para [occasion:la reunión del martes]|10 minutos como mucho",
  },
  pt: {
    frames:
      "Faz {count} sobre {topic}|Preciso de uma apresentação sobre {topic}, {count}|{count} sobre {topic} {audience}|Prepare {audience} uma apresentação sobre {topic}|apresentação sobre {topic}|{topic}, {count}",
    topics:
      "a apicultura|os faróis do Algarve|poupar água em casa|painéis solares|o novo armazém|primeiros socorros",
    counts: "# slides|# diapositivos|no máximo # slides|uns # slides",
    audiences:
      "para [audience:alunos do 8.º ano]|para [audience:a diretoria]|para [audience:os novos colegas]|para [audience:pais]",
    tails:
      "para [audience:iniciantes]|[tone:linguagem simples]|[tone:tom divertido]|termine com [ending:três perguntas]|no fim [ending:um resumo]|com [part:custos] e [part:cronograma]|sem [exclude:termos técnicos]|[form:com um gráfico]|para [occasion:a reunião de terça]|10 minutos no máximo",
  },
  fr: {
    frames:
      "Fais-moi {count} sur {topic}|Il me faut une présentation sur {topic}, {count}|{count} sur {topic} {audience}|Prépare {audience} un diaporama sur {topic}|exposé sur {topic}|{topic}, {count}",
    topics:
      "l'apiculture|les phares bretons|les économies d'eau à la maison|les panneaux solaires|le nouvel entrepôt|les premiers secours",
    counts: "# diapos|# diapositives|max # diapos|environ # slides",
    audiences:
      "pour [audience:une classe de 4e]|pour [audience:le conseil d'administration]|pour [audience:les nouveaux]|pour [audience:les parents]",
    tails:
      "pour [audience:débutants]|[tone:langage simple]|[tone:ton léger]|finir par [ending:trois questions]|à la fin [ending:un résumé]|avec [part:les coûts] et [part:le calendrier]|sans [exclude:jargon]|[form:avec un graphique]|pour [occasion:la réunion de mardi]|10 minutes maxi",
  },
  de: {
    frames:
      "Mach mir {count} über {topic}|Ich brauche eine Präsentation über {topic}, {count}|{count} zum Thema {topic} {audience}|Erstelle {audience} eine Präsentation über {topic}|Vortrag über {topic}|{topic}, {count}",
    topics:
      "Imkerei|Leuchttürme der Nordsee|Wassersparen im Haushalt|Solaranlagen|Erste Hilfe|Hochbeete im Schulgarten",
    counts: "# Folien|max. # Folien|ca. # Folien|# Seiten",
    audiences:
      "für [audience:eine 8. Klasse]|für [audience:den Vorstand]|für [audience:neue Kollegen]|für [audience:Eltern]",
    tails:
      "für [audience:Anfänger]|[tone:einfache Sprache]|[tone:locker im Ton]|am Ende [ending:drei Fragen]|zum Schluss [ending:eine Zusammenfassung]|mit [part:Kosten] und [part:Zeitplan]|ohne [exclude:Fachbegriffe]|[form:mit einem Diagramm]|für [occasion:die Sitzung am Dienstag]|höchstens 10 Minuten",
  },
  en: {
    frames:
      "Make {count} on {topic}|I need a presentation about {topic}, {count}|{count} about {topic} {audience}|Can you do a deck {audience} on {topic}|{topic} {count} pls|{topic}, {audience}|{topic} {audience} {count}|slides on {topic}",
    topics:
      "urban beekeeping|lighthouses of Cornwall|saving water at home|solar panels on terraced houses|the new stock system|how tides work|first aid for hikers",
    counts: "# slides|max # slides|about # slides|a # slide deck|# slides max",
    audiences:
      "for [audience:year 8]|for [audience:the board]|for [audience:new starters]|for [audience:my running club]|its for [audience:parents]",
    tails:
      "for [audience:beginners]|[tone:plain English]|[tone:keep it light]|end with [ending:three questions]|[ending:a summary] at the end|with [part:costs] and [part:timeline]|no [exclude:jargon]|[form:lots of pictures]|[form:one chart]|due [occasion:tuesday]|for [occasion:the tuesday meeting]|10 mins tops",
  },
};
