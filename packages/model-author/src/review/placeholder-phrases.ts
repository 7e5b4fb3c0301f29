/** What templates and weak models put where a text is to come, by language; a whole line, without its last point. */
const phrases: Readonly<Record<string, readonly string[]>> = {
  en: [
    "(?:speaker|presenter|author|company|your|client|person)(?:['’]s)? name",
    "your (?:name|text|title|company|logo|content|subtitle|department)(?: (?:goes )?here)?",
    "(?:insert|add|enter|type|put) (?:your |the |an? )?(?:text|name|title|content|subtitle|image|date|quote|chart|figure)s? here",
    "(?:insert|add) (?:your |the |an? )?(?:text|name|title|subtitle|image|quote)",
    "click (?:here )?to (?:add|edit) .{1,30}",
    "(?:sample|placeholder|dummy) (?:text|content|image|title)",
    "placeholder",
    "(?:text|content|title|subtitle)(?: goes)? here",
  ],
  de: [
    "(?:ihr|ihren|dein|deinen) (?:name|text|titel)(?: hier)?",
    "(?:hier )?(?:ihren |den |deinen )?(?:text|namen|titel)(?: hier)? (?:einfügen|eingeben|einsetzen)",
    "name (?:des|der) (?:vortragenden|referent(?:en|in)|sprechers|sprecherin|firma)",
    "(?:text)?platzhalter(?:text)?",
  ],
  fr: [
    "(?:votre|ton) (?:nom|texte|titre|entreprise)(?: ici)?",
    "texte ici",
    "(?:insérer|insérez|ajoutez|saisissez) (?:le |un |votre )?(?:texte|nom|titre)(?: ici)?",
    "nom (?:du présentateur|de l['’]intervenant|de l['’]entreprise)",
  ],
  es: [
    "(?:tu|su) (?:nombre|texto|título|empresa)(?: aquí)?",
    "texto aquí",
    "(?:inserte|inserta|insertar|escriba|escribe|añada|añade) (?:el |su |tu )?(?:texto|nombre|título)(?: aquí)?",
    "nombre (?:del? (?:la )?(?:ponente|presentador|presentadora|empresa))",
  ],
  pt: [
    "(?:o )?seu (?:nome|texto|título)(?: aqui)?",
    "texto aqui",
    "(?:insira|inserir|digite) (?:o |seu )?(?:texto|nome|título)(?: aqui)?",
    "nome d[oa] (?:apresentador|apresentadora|palestrante|empresa)",
  ],
  it: [
    "(?:il )?(?:tuo|vostro|suo) (?:nome|testo|titolo)(?: qui)?",
    "testo qui",
    "(?:inserire|inserisci|inserite) (?:il )?(?:testo|nome|titolo)(?: qui)?",
    "nome (?:del relatore|della relatrice|dell['’]azienda)",
  ],
  nl: ["(?:uw|jouw|je) (?:naam|tekst|titel)(?: hier)?", "(?:voeg )?tekst hier(?: in)?"],
  sv: ["(?:ditt|din) (?:namn|text|titel)(?: här)?", "text här"],
  pl: ["twoje imię(?: i nazwisko)?", "twój tekst(?: tutaj)?", "(?:wpisz|wstaw) tekst(?: tutaj)?"],
  tr: ["adınız(?: soyadınız)?", "(?:buraya )?metni?(?: buraya)? (?:girin|yazın|ekleyin)"],
  ru: [
    "ваш[ае]? (?:имя|текст|название|заголовок|компания)(?: здесь)?",
    "(?:введите|вставьте|добавьте) (?:сюда )?(?:текст|имя|название|заголовок)(?: здесь| сюда)?",
    "текст здесь",
    "имя (?:докладчика|спикера)",
  ],
  uk: ["ваш[ае]? (?:ім['’]я|текст|назва)(?: тут)?", "(?:введіть|вставте) текст(?: тут)?"],
  zh: [
    "(?:请|請)?(?:在)?(?:此|此处|此處|这里|這裡)?(?:输入|輸入|填写|填寫|添加|插入)(?:您的|你的)?(?:文字|文本|内容|內容|标题|標題|姓名|名称|名稱)",
    "(?:您|你)的(?:姓名|名字|公司|公司名称|文字|标题)",
    "(?:演讲人|主讲人|汇报人)(?:姓名|：?某某)",
  ],
  ja: [
    "(?:ここに)?(?:テキスト|文字|内容|タイトル|本文|名前)を(?:入力|追加|記入)(?:してください)?",
    "(?:あなたの|お)名前",
    "発表者(?:名|氏名)",
  ],
  ko: [
    "(?:여기에 )?(?:텍스트|내용|제목|이름)[을를]? ?(?:입력|추가)(?:하세요|하십시오)?",
    "(?:발표자|귀하의) 이름",
  ],
  ar: [
    "(?:أدخل|اكتب|أضف) (?:النص|نصك|اسمك|العنوان|المحتوى)(?: هنا)?",
    "اسمك(?: هنا)?",
    "النص هنا",
    "اسم (?:المتحدث|مقدم العرض)",
  ],
  hi: ["(?:यहाँ|यहां) (?:टेक्स्ट|पाठ|शीर्षक) (?:लिखें|डालें|जोड़ें)", "आपका नाम"],
};

/** Matches a line that is such a phrase and nothing else, in any of the languages. */
export const wholePlaceholders = new RegExp(`^(?:${Object.values(phrases).flat().join("|")})$`, "iu");
