/** What a planned slide is called before its number, besides the nouns for slides. */
export const planNouns =
  "s|f|p|pg|p.|pp|page|pages|no|nr|n|ch|chapter|kapitel|part|teil|step|bild|bilder|sida|sidor|side|seite|seiten|página|pagina|pagine|halaman|strana|strona|zusatz|anhang|backup|frame|screen|tela|pantalla|karte|card|plansza|section|sheet|hidden|titel|slajd";

/** A slide without a number: it comes after the one before it. */
export const nextWords =
  "new slide|next slide|then|next|after that|dann|danach|neue folie|nächste folie|puis|ensuite|nouvelle diapo|diapo suivante|luego|después|nueva diapositiva|pantalla nueva|siguiente diapositiva|novo slide|próximo slide|depois|em seguida|poi|nuova slide|daarna|nieuwe dia|sedan|ny bild|nowy slajd|potem|následně|nový snímek|pak|новый слайд|потом|затем|далі|новий слайд|yeni slayt|sonra|sitten|uusi dia|aztán|új dia|apoi|slide nou|μετά|νέα διαφάνεια|אחר כך|שקופית חדשה|ثم|شريحة جديدة|سپس|اسلاید بعد|次に|次のスライド|然后|下一页|다음|다음 슬라이드|फिर|अगली स्लाइड|slide tiếp theo|rồi|slide baru|lalu|kemudian|สไลด์ต่อไป|จากนั้น|opener|hidden slide|скрытый слайд";

/** The first and the last slide by name. */
export const firstWords =
  "first|1st|first slide|erste folie|zuerst|première diapo|primera diapositiva|primeiro slide|prima slide|eerste dia|första bilden|første lysbilde|pierwszy slajd|první snímek|первый слайд|перший слайд|ilk slayt|ensimmäinen dia|első dia|primul slide|πρώτη διαφάνεια|שקופית ראשונה|الشريحة الأولى|اسلاید اول|最初のスライド|第一页|첫 슬라이드|पहली स्लाइड|slide đầu|slide pertama|สไลด์แรก|start with|start|primero|d'abord|zunächst";

/** Names of slides that carry nothing but the deck's title. */
export const coverWords =
  "cover|cover slide|title|title slide|title page|deckblatt|titel|titelfolie|titelblatt|titre|page de titre|page de garde|couverture|diapo de titre|portada|título|carátula|capa|slide de título|titolo|copertina|slide di apertura|voorblad|titelpagina|titelbild|rubrik|forside|okładka|tytuł|strona tytułowa|slajd tytułowy|titulní snímek|titulní strana|název|název a datum|обложка|титул|титульный слайд|титульный лист|заголовок|обкладинка|титульний слайд|kapak|başlık|kansi|otsikko|címlap|cím|copertă|titlu|εξώφυλλο|τίτλος|שער|כותרת|שקופית פתיחה|غلاف|الغلاف|العنوان|عنوان|صفحة العنوان|جلد|表紙|タイトル|扉|封面|标题页|标题|首页|표지|제목|आवरण|शीर्षक|मुखपृष्ठ|bìa|trang bìa|tiêu đề|sampul|judul|halaman judul|ปก|หน้าปก|opening|intro slide";

/** Keys of a planned slide in a record: they open none. */
export const planKeys =
  "body|content|contents|text|bullets|points|layout|notes|note|title|heading|subtitle|inhalt|titel|text|stichpunkte|contenu|titre|contenido|título|conteúdo|contenuto|titolo|содержание|заголовок|内容|标题|タイトル|内容：";

/** Words that only join what a plan says of a slide: its form to its subject. */
export const joinWords =
  "of|with|as|a|an|the|in|on|for|showing|and|its|one|big|small|simple|full|page|large|von|mit|als|der|die|das|des|den|eine|ein|einer|einem|im|zur|zum|über|de|du|des|d'|avec|en|sous|forme|un|une|le|la|les|con|del|de la|como|una|el|los|com|como|um|uma|do|da|dos|das|em|di|della|dei|delle|degli|del|come|in|van|met|als|een|het|med|som|av|över|w|z|jako|na|o|s|v|jako|с|в|по|виде|как|у|як|з|ile|olarak|med|mint|cu|ca|cu|με|σε|ως|ב|עם|של|في|مع|بـ|شكل|على|در|با|で|の|を|にする|用|的|로|으로|में|की|का|के|với|dạng|bằng|dengan|dalam|bentuk|berupa|แบบ|เป็น|about|left|right|top|links|rechts|to|por";
