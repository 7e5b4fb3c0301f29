/** One short document in a language: the words of its parts. */
export interface SameDocument {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly text: string;
}

type Parts = readonly [
  title: string,
  aims: readonly [heading: string, first: string, second: string, third: string],
  visitors: readonly [heading: string, year: string, guests: string],
  history: readonly [heading: string, first: string, second: string, third: string, fourth: string],
  steps: readonly [heading: string, first: string, second: string, third: string, fourth: string],
  voice: readonly [heading: string, quotation: string],
];

/** The same report on a village library in 18 languages: points, a table, dated events, steps and a quotation. */
export const sameDocuments: readonly SameDocument[] = [
  document("en", "ltr", [
    "The village library",
    [
      "What we want",
      "Be open on every evening of the week",
      "Offer a quiet room for pupils",
      "Lend tools as well as books",
    ],
    ["Visitors by year", "Year", "Visitors"],
    [
      "How it came about",
      "The school lends its first books",
      "The library moves into the mill",
      "The garden opens",
      "The tool shelf begins",
    ],
    [
      "How to borrow a book",
      "Choose a book from the shelf",
      "Show your card at the desk",
      "Read it for four weeks",
      "Bring it back in time",
    ],
    ["A voice", "This is the only house in the village where nobody asks me what I want to buy."],
  ]),
  document("de", "ltr", [
    "Die Dorfbibliothek",
    [
      "Was wir wollen",
      "An jedem Abend der Woche geöffnet sein",
      "Einen ruhigen Raum für Schüler bieten",
      "Neben Büchern auch Werkzeug verleihen",
    ],
    ["Besucher nach Jahren", "Jahr", "Besucher"],
    [
      "Wie es dazu kam",
      "Die Schule verleiht ihre ersten Bücher",
      "Die Bibliothek zieht in die Mühle",
      "Der Garten wird eröffnet",
      "Das Werkzeugregal entsteht",
    ],
    [
      "So leihen Sie ein Buch aus",
      "Wählen Sie ein Buch aus dem Regal",
      "Zeigen Sie Ihre Karte am Tresen",
      "Lesen Sie es vier Wochen lang",
      "Bringen Sie es rechtzeitig zurück",
    ],
    ["Eine Stimme", "Das ist das einzige Haus im Dorf, in dem mich niemand fragt, was ich kaufen will."],
  ]),
  document("fr", "ltr", [
    "La bibliothèque du village",
    [
      "Ce que nous voulons",
      "Ouvrir tous les soirs de la semaine",
      "Offrir une salle calme aux élèves",
      "Prêter des outils et pas seulement des livres",
    ],
    ["Visiteurs par année", "Année", "Visiteurs"],
    [
      "Comment tout a commencé",
      "L’école prête ses premiers livres",
      "La bibliothèque s’installe au moulin",
      "Le jardin ouvre ses portes",
      "Le rayon des outils est créé",
    ],
    [
      "Comment emprunter un livre",
      "Choisissez un livre dans le rayon",
      "Montrez votre carte au comptoir",
      "Lisez-le pendant quatre semaines",
      "Rapportez-le à temps",
    ],
    ["Une voix", "C’est la seule maison du village où personne ne me demande ce que je veux acheter."],
  ]),
  document("es", "ltr", [
    "La biblioteca del pueblo",
    [
      "Lo que queremos",
      "Abrir todas las tardes de la semana",
      "Ofrecer una sala tranquila a los alumnos",
      "Prestar herramientas además de libros",
    ],
    ["Visitantes por año", "Año", "Visitantes"],
    [
      "Cómo empezó todo",
      "La escuela presta sus primeros libros",
      "La biblioteca se muda al molino",
      "Se abre el jardín",
      "Nace el estante de herramientas",
    ],
    [
      "Cómo pedir prestado un libro",
      "Elija un libro del estante",
      "Enseñe su tarjeta en el mostrador",
      "Léalo durante cuatro semanas",
      "Devuélvalo a tiempo",
    ],
    ["Una voz", "Es la única casa del pueblo donde nadie me pregunta qué quiero comprar."],
  ]),
  document("pt", "ltr", [
    "A biblioteca da aldeia",
    [
      "O que queremos",
      "Abrir todas as noites da semana",
      "Oferecer uma sala calma aos alunos",
      "Emprestar ferramentas além de livros",
    ],
    ["Visitantes por ano", "Ano", "Visitantes"],
    [
      "Como tudo começou",
      "A escola empresta os primeiros livros",
      "A biblioteca muda-se para o moinho",
      "O jardim abre as portas",
      "Nasce a estante de ferramentas",
    ],
    [
      "Como pedir um livro emprestado",
      "Escolha um livro da estante",
      "Mostre o seu cartão no balcão",
      "Leia-o durante quatro semanas",
      "Devolva-o a tempo",
    ],
    ["Uma voz", "É a única casa da aldeia onde ninguém me pergunta o que quero comprar."],
  ]),
  document("it", "ltr", [
    "La biblioteca del paese",
    [
      "Che cosa vogliamo",
      "Aprire tutte le sere della settimana",
      "Offrire una sala tranquilla agli alunni",
      "Prestare attrezzi oltre ai libri",
    ],
    ["Visitatori per anno", "Anno", "Visitatori"],
    [
      "Come è nata",
      "La scuola presta i primi libri",
      "La biblioteca si trasferisce nel mulino",
      "Apre il giardino",
      "Nasce lo scaffale degli attrezzi",
    ],
    [
      "Come prendere in prestito un libro",
      "Scegliete un libro dallo scaffale",
      "Mostrate la tessera al banco",
      "Leggetelo per quattro settimane",
      "Riportatelo in tempo",
    ],
    ["Una voce", "È l’unica casa del paese dove nessuno mi chiede che cosa voglio comprare."],
  ]),
  document("ru", "ltr", [
    "Сельская библиотека",
    [
      "Чего мы хотим",
      "Работать каждый вечер недели",
      "Дать школьникам тихую комнату",
      "Выдавать не только книги, но и инструменты",
    ],
    ["Посетители по годам", "Год", "Посетители"],
    [
      "Как всё начиналось",
      "Школа выдаёт первые книги",
      "Библиотека переезжает на мельницу",
      "Открывается сад",
      "Появляется полка с инструментами",
    ],
    [
      "Как взять книгу",
      "Выберите книгу на полке",
      "Покажите билет у стойки",
      "Читайте её четыре недели",
      "Верните её вовремя",
    ],
    ["Голос читателя", "Это единственный дом в деревне, где никто не спрашивает, что я хочу купить."],
  ]),
  document("zh-Hans", "ltr", [
    "村里的图书馆",
    ["我们的目标", "每天晚上都开放", "为学生提供安静的房间", "除了图书还出借工具"],
    ["历年访客", "年份", "访客"],
    ["它是怎样建立的", "学校借出第一批图书", "图书馆搬进磨坊", "花园对外开放", "工具架开始使用"],
    ["怎样借书", "从书架上选一本书", "在柜台出示借书证", "可以阅读四个星期", "按时归还图书"],
    ["读者的话", "这是村里唯一没有人问我想买什么的房子,我每天都愿意来这里坐一坐。"],
  ]),
  document("ja", "ltr", [
    "村の図書館",
    ["私たちの目標", "毎日夜まで開館する", "生徒に静かな部屋を提供する", "本だけでなく道具も貸し出す"],
    ["年ごとの来館者", "年", "来館者"],
    [
      "これまでの歩み",
      "学校が最初の本を貸し出す",
      "図書館が水車小屋に移る",
      "庭が開かれる",
      "道具の棚ができる",
    ],
    ["本の借り方", "棚から本を選ぶ", "受付でカードを見せる", "四週間のあいだ読む", "期限までに返す"],
    [
      "利用者の声",
      "何を買いたいのかとだれにも聞かれない家は、この村でここだけです。だから毎日通っています。",
    ],
  ]),
  document("ko", "ltr", [
    "마을 도서관",
    [
      "우리가 바라는 것",
      "매일 저녁까지 문을 연다",
      "학생들에게 조용한 방을 제공한다",
      "책뿐 아니라 도구도 빌려준다",
    ],
    ["연도별 방문자", "연도", "방문자"],
    [
      "걸어온 길",
      "학교가 처음으로 책을 빌려준다",
      "도서관이 방앗간으로 옮긴다",
      "정원이 문을 연다",
      "도구 선반이 생긴다",
    ],
    [
      "책을 빌리는 방법",
      "선반에서 책을 고른다",
      "창구에서 카드를 보여준다",
      "네 주 동안 읽는다",
      "제때에 돌려준다",
    ],
    ["이용자의 말", "이 마을에서 무엇을 사겠느냐고 아무도 묻지 않는 집은 여기뿐이라서 날마다 온다."],
  ]),
  document("ar", "rtl", [
    "مكتبة القرية",
    [
      "ما نريده",
      "أن نفتح كل مساء من أيام الأسبوع",
      "أن نوفر غرفة هادئة للتلاميذ",
      "أن نعير الأدوات إلى جانب الكتب",
    ],
    ["الزوار حسب السنة", "السنة", "الزوار"],
    [
      "كيف بدأت",
      "المدرسة تعير أول كتبها",
      "المكتبة تنتقل إلى الطاحونة",
      "الحديقة تفتح أبوابها",
      "رف الأدوات يبدأ العمل",
    ],
    [
      "كيف تستعير كتابًا",
      "اختر كتابًا من الرف",
      "أظهر بطاقتك عند المكتب",
      "اقرأه أربعة أسابيع",
      "أعده في الوقت المحدد",
    ],
    ["صوت من القراء", "هذا هو البيت الوحيد في القرية الذي لا يسألني فيه أحد عما أريد أن أشتري."],
  ]),
  document("he", "rtl", [
    "ספריית הכפר",
    ["מה אנחנו רוצים", "להיות פתוחים בכל ערב בשבוע", "להציע חדר שקט לתלמידים", "להשאיל כלים ולא רק ספרים"],
    ["מבקרים לפי שנה", "שנה", "מבקרים"],
    [
      "איך הכול התחיל",
      "בית הספר משאיל את ספריו הראשונים",
      "הספרייה עוברת לטחנה",
      "הגינה נפתחת",
      "מדף הכלים נוסד",
    ],
    ["איך שואלים ספר", "בוחרים ספר מן המדף", "מראים כרטיס בדלפק", "קוראים במשך ארבעה שבועות", "מחזירים בזמן"],
    ["קול של קוראת", "זה הבית היחיד בכפר שבו איש אינו שואל אותי מה אני רוצה לקנות."],
  ]),
  document("fa", "rtl", [
    "کتابخانهٔ روستا",
    [
      "آنچه می‌خواهیم",
      "هر شب هفته باز باشیم",
      "برای دانش‌آموزان اتاقی آرام فراهم کنیم",
      "افزون بر کتاب ابزار هم امانت بدهیم",
    ],
    ["بازدیدکنندگان به تفکیک سال", "سال", "بازدیدکنندگان"],
    [
      "چگونه آغاز شد",
      "مدرسه نخستین کتاب‌ها را امانت می‌دهد",
      "کتابخانه به آسیاب می‌رود",
      "باغ گشوده می‌شود",
      "قفسهٔ ابزار راه می‌افتد",
    ],
    [
      "چگونه کتاب امانت بگیرید",
      "از قفسه کتابی برگزینید",
      "کارت خود را نشان دهید",
      "چهار هفته آن را بخوانید",
      "آن را به‌موقع برگردانید",
    ],
    ["صدای یک خواننده", "این تنها خانه‌ای در روستاست که هیچ‌کس از من نمی‌پرسد چه می‌خواهم بخرم."],
  ]),
  document("hi", "ltr", [
    "गाँव का पुस्तकालय",
    [
      "हम क्या चाहते हैं",
      "सप्ताह की हर शाम खुला रहना",
      "विद्यार्थियों को शांत कमरा देना",
      "किताबों के साथ औज़ार भी उधार देना",
    ],
    ["वर्ष के अनुसार आगंतुक", "वर्ष", "आगंतुक"],
    [
      "यह कैसे शुरू हुआ",
      "विद्यालय पहली किताबें उधार देता है",
      "पुस्तकालय चक्की में आता है",
      "बगीचा खुलता है",
      "औज़ारों की अलमारी शुरू होती है",
    ],
    ["किताब कैसे लें", "अलमारी से किताब चुनें", "काउंटर पर कार्ड दिखाएँ", "चार सप्ताह तक पढ़ें", "समय पर लौटाएँ"],
    ["एक पाठक की बात", "गाँव में यही एक घर है जहाँ कोई मुझसे नहीं पूछता कि मैं क्या ख़रीदना चाहती हूँ।"],
  ]),
  document("th", "ltr", [
    "ห้องสมุดของหมู่บ้าน",
    ["สิ่งที่เราต้องการ", "เปิดทุกเย็นตลอดสัปดาห์", "มีห้องเงียบให้นักเรียน", "ให้ยืมเครื่องมือด้วยนอกจากหนังสือ"],
    ["ผู้เข้าชมรายปี", "ปี", "ผู้เข้าชม"],
    ["ความเป็นมา", "โรงเรียนให้ยืมหนังสือเล่มแรก", "ห้องสมุดย้ายไปที่โรงสี", "สวนเปิดให้เข้าชม", "ชั้นเครื่องมือเริ่มใช้งาน"],
    ["วิธียืมหนังสือ", "เลือกหนังสือจากชั้น", "แสดงบัตรที่โต๊ะ", "อ่านได้สี่สัปดาห์", "คืนให้ตรงเวลา"],
    ["เสียงจากผู้อ่าน", "นี่เป็นบ้านหลังเดียวในหมู่บ้านที่ไม่มีใครถามฉันว่าอยากซื้ออะไร"],
  ]),
  document("el", "ltr", [
    "Η βιβλιοθήκη του χωριού",
    [
      "Τι θέλουμε",
      "Να είμαστε ανοιχτά κάθε βράδυ",
      "Να προσφέρουμε ήσυχη αίθουσα στους μαθητές",
      "Να δανείζουμε και εργαλεία",
    ],
    ["Επισκέπτες ανά έτος", "Έτος", "Επισκέπτες"],
    [
      "Πώς ξεκίνησε",
      "Το σχολείο δανείζει τα πρώτα βιβλία",
      "Η βιβλιοθήκη πηγαίνει στον μύλο",
      "Ο κήπος ανοίγει",
      "Το ράφι με τα εργαλεία ξεκινά",
    ],
    [
      "Πώς δανείζεστε ένα βιβλίο",
      "Διαλέξτε ένα βιβλίο από το ράφι",
      "Δείξτε την κάρτα σας",
      "Διαβάστε το για τέσσερις εβδομάδες",
      "Επιστρέψτε το εγκαίρως",
    ],
    ["Μια φωνή", "Είναι το μόνο σπίτι στο χωριό όπου κανείς δεν με ρωτά τι θέλω να αγοράσω."],
  ]),
  document("pl", "ltr", [
    "Biblioteka we wsi",
    [
      "Czego chcemy",
      "Być otwarci w każdy wieczór tygodnia",
      "Dać uczniom cichy pokój",
      "Wypożyczać także narzędzia",
    ],
    ["Goście według lat", "Rok", "Goście"],
    [
      "Jak to się zaczęło",
      "Szkoła wypożycza pierwsze książki",
      "Biblioteka przenosi się do młyna",
      "Ogród zostaje otwarty",
      "Powstaje półka z narzędziami",
    ],
    [
      "Jak wypożyczyć książkę",
      "Wybierz książkę z półki",
      "Pokaż kartę przy ladzie",
      "Czytaj ją przez cztery tygodnie",
      "Oddaj ją w terminie",
    ],
    ["Głos czytelniczki", "To jedyny dom we wsi, w którym nikt nie pyta mnie, co chcę kupić."],
  ]),
  document("vi", "ltr", [
    "Thư viện của làng",
    [
      "Điều chúng tôi muốn",
      "Mở cửa mọi buổi tối trong tuần",
      "Có phòng yên tĩnh cho học sinh",
      "Cho mượn cả dụng cụ ngoài sách",
    ],
    ["Khách theo năm", "Năm", "Khách"],
    [
      "Khởi đầu như thế nào",
      "Trường học cho mượn những cuốn sách đầu tiên",
      "Thư viện chuyển đến nhà cối xay",
      "Khu vườn mở cửa",
      "Kệ dụng cụ bắt đầu hoạt động",
    ],
    [
      "Cách mượn sách",
      "Chọn một cuốn sách trên kệ",
      "Đưa thẻ tại quầy",
      "Đọc trong bốn tuần",
      "Trả sách đúng hạn",
    ],
    ["Tiếng nói bạn đọc", "Đây là ngôi nhà duy nhất trong làng không ai hỏi tôi muốn mua gì."],
  ]),
];

function document(
  language: string,
  direction: "ltr" | "rtl",
  [title, aims, visitors, history, steps, voice]: Parts,
): SameDocument {
  const [first, second, third, fourth] = history.slice(1);
  const lines = [
    `# ${title}`,
    `## ${aims[0]}`,
    aims
      .slice(1)
      .map((aim) => `- ${aim}`)
      .join("\n"),
    `## ${visitors[0]}`,
    `| ${visitors[1]} | ${visitors[2]} |\n|---|---|\n| 2021 | 1200 |\n| 2022 | 1450 |\n| 2023 | 1900 |\n| 2024 | 2300 |`,
    `## ${history[0]}`,
    `- 1951: ${first}\n- 1978: ${second}\n- 1996: ${third}\n- 2015: ${fourth}`,
    `## ${steps[0]}`,
    steps
      .slice(1)
      .map((step, index) => `${index + 1}. ${step}`)
      .join("\n"),
    `## ${voice[0]}`,
    `> ${voice[1]}`,
  ];
  return { language, direction, text: lines.join("\n\n") };
}
