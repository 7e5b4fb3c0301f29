/** What a planned slide is called before its number, besides the nouns for slides. */
export const planNouns =
  "s|f|p|pg|p.|pp|page|pages|no|nr|n|ch|chapter|kapitel|part|teil|step|bild|bilder|sida|sidor|side|seite|seiten|página|pagina|pagine|halaman|strana|strona|zusatz|anhang|backup|frame|screen|tela|pantalla|karte|card|plansza|section|sheet|hidden|titel|slajd";

/** A slide without a number: it comes after the one before it. */
export const newSlideWords =
  "new slide|neue folie|nouvelle diapo|nueva diapositiva|pantalla nueva|novo slide|nuova slide|nieuwe dia|ny bild|nowy slajd|nový snímek|новый слайд|новий слайд|yeni slayt|uusi dia|új dia|slide nou|νέα διαφάνεια|שקופית חדשה|شريحة جديدة|اسلاید بعد|slide tiếp theo|slide baru|สไลด์ต่อไป|จากนั้น|下一页|opener|hidden slide|скрытый слайд";

/** Names of slides that carry nothing but the deck's title. */
export const coverWords =
  "cover|cover slide|title|title slide|title page|deckblatt|titel|titelfolie|titelblatt|titre|page de titre|page de garde|couverture|diapo de titre|portada|título|carátula|capa|slide de título|titolo|copertina|slide di apertura|voorblad|titelpagina|titelbild|rubrik|forside|okładka|tytuł|strona tytułowa|slajd tytułowy|titulní snímek|titulní strana|název|název a datum|обложка|титул|титульный слайд|титульный лист|заголовок|обкладинка|титульний слайд|kapak|başlık|kansi|otsikko|címlap|cím|copertă|titlu|εξώφυλλο|τίτλος|שער|כותרת|שקופית פתיחה|غلاف|الغلاف|العنوان|عنوان|صفحة العنوان|جلد|表紙|タイトル|扉|封面|标题页|标题|首页|표지|제목|आवरण|शीर्षक|मुखपृष्ठ|bìa|trang bìa|tiêu đề|sampul|judul|halaman judul|ปก|หน้าปก|opening|intro slide";

/** Keys of a planned slide in a record: its number, its name, its form, and what is on it. */
export const planKeys = {
  number: "id|slide|no|nr|number|num|page|folie|diapo|diapositiva|dia|слайд|n",
  name: "title|head|heading|headline|name|titel|überschrift|titre|título|titolo|tytuł|заголовок|название|标题|タイトル",
  form: "layout|type|kind|form|format|visual|template|darstellung|tipo|макет|тип",
  body: "body|content|contents|text|bullets|points|items|notes|note|subtitle|inhalt|stichpunkte|contenu|contenido|conteúdo|contenuto|содержание|内容",
} as const;

/** Words that only join what a plan says of a slide: its form to its subject. */
export const joinWords =
  "of|with|as|a|an|the|in|on|for|showing|and|its|one|big|small|simple|full|page|large|von|mit|als|der|die|das|des|den|eine|ein|einer|einem|im|zur|zum|über|de|du|des|d'|avec|en|sous|forme|un|une|le|la|les|con|del|de la|como|una|el|los|com|como|um|uma|do|da|dos|das|em|di|della|dei|delle|degli|del|come|in|van|met|als|een|het|med|som|av|över|w|z|jako|na|o|s|v|jako|с|в|по|виде|как|у|як|з|ile|olarak|med|mint|cu|ca|cu|με|σε|ως|ב|עם|של|في|مع|بـ|شكل|على|در|با|で|の|を|にする|用|的|로|으로|में|की|का|के|với|dạng|bằng|dengan|dalam|bentuk|berupa|แบบ|เป็น|about|left|right|top|links|rechts|to|por";
