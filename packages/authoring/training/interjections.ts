/** What people say to the maker of a deck amid their matter, in one language; a bar divides one from the next, `words` marks a slot. */
export interface Interjections {
  /** Whole sentences: wishes for a form or a page, remarks, who the sender is, what is to stay out. */
  readonly asides: string;
  /** What leads to the matter that follows, with its colon. */
  readonly leads: string;
}

/** By BCP 47 tag. */
export const interjections: Readonly<Record<string, Interjections>> = {
  en: {
    asides:
      "That one as a chart please.|Could this be a table?|A timeline of these years would be nice.|Put that quote on a page of its own, nice and big.|These figures large, they are what people remember.|One page just on the prices.|And a page on what to bring.|This deserves its own slide.|Must have a chart of the bills.|A small map would help here.|Make this a pie, or whatever you think.|Show those as steps.|Before and after side by side if you can.|You can shorten this.|Feel free to cut that down.|I'll send the photos later.|I'll put the phone numbers in myself.|Leave room for two pictures here.|Sorry for the mess, I'm typing this in the van.|Fix my spelling.|Not sure where this goes, you decide.|I'll tell that one myself.|Don't make it look like an office thing.|Keep it light here.|No jargon please.|Four lines a page at most.|The screen is small, so big letters.|It's for our AGM on the 12th.|I run a small bakery in the valley.|There will be about forty of us, mostly older people.|My brother will click.|They have heard the long version already.|Nobody in that room knows what a borehole is.|Leave the names out of it.|This is background so you understand.|End with the vote.|Finish on that line.|Start with the bridge, not with the money.|If it gets too long drop this.|The order is up to you.|Maybe as a list with ticks.|Use the same three colours as the flag.",
    leads:
      "Then the numbers:|Next, the dogs:|The prices in a table:|On the last slide:|Close with this line:|Here's what people keep asking:|The steps, one by one please:|And the dates:|For the page on costs:|Please also get this in:|First slide, what it is:|Somewhere it should say:|Now the bit about volunteers:|To finish:|As bullets:|Chart of the visits:|Things to bring, as a checklist:",
  },
  de: {
    asides:
      "Das bitte als Diagramm.|Daraus gern eine Tabelle.|Die Jahre am besten als Zeitstrahl.|Das Zitat bitte groß auf eine eigene Seite.|Diese Zahlen ruhig groß, die bleiben hängen.|Eine Seite nur zu den Preisen.|Und eine Folie, was man mitbringen muss.|Das verdient eine eigene Folie.|Mach daraus ein Säulendiagramm.|Vorher und nachher nebeneinander, wenn's geht.|Die Schritte als Ablauf bitte.|Eine kleine Karte wäre schön.|Kannst du gern kürzen.|Da darf man ruhig was streichen.|Fotos schicke ich nach.|Die Telefonnummern trage ich selbst ein.|Hier bitte Platz für zwei Bilder lassen.|Entschuldige das Durcheinander.|Rechtschreibung bitte gleich mit korrigieren.|Wo das hinkommt, überlasse ich dir.|Das erzähle ich selber.|Bitte nicht so bürokratisch.|Hier darf es ruhig lustig sein.|Keine Fachwörter bitte.|Höchstens vier Zeilen pro Seite.|Der Beamer ist alt, also große Schrift.|Das ist für unsere Mitgliederversammlung am 12.|Ich leite den Bauhof einer kleinen Gemeinde.|Es kommen etwa vierzig Leute, meist ältere.|Mein Schwager klickt weiter.|Die kennen das Thema noch nicht.|Die Namen bitte weglassen.|Das nur, damit du die Lage verstehst.|Am Ende die Abstimmung.|Mit dem Satz aufhören.|Fang mit der Brücke an, nicht mit dem Geld.|Wenn's zu lang wird, lass das weg.|Die Reihenfolge ist mir egal.|Vielleicht als Liste mit Häkchen.",
    leads:
      "Dann die Zahlen:|Als Nächstes die Hunde:|Die Preise als Tabelle:|Auf die letzte Folie:|Zum Schluss dieser Satz:|Was immer gefragt wird:|Der Ablauf, bitte Schritt für Schritt:|Und die Termine:|Für die Seite mit den Kosten:|Das muss auch noch rein:|Irgendwo sollte stehen:|Jetzt zu den Freiwilligen:|Als Stichpunkte:|Diagramm der Besucher:|Zum Mitbringen, als Checkliste:",
  },
  fr: {
    asides:
      "De ça j'aimerais un graphique.|Un petit camembert pour ça ?|Une frise serait bien.|Ces années-là plutôt en frise.|Cette phrase, mettez-la en grand, seule sur sa page.|Mets ça en tableau.|Les chiffres en gros, c'est ce qu'on retient.|Une page rien que pour les prix.|Et une diapo sur ce qu'il faut apporter.|Ça mérite sa page à soi.|Une petite courbe pour leur donner envie.|Avant et après côte à côte si possible.|Les étapes en schéma.|Tu peux raccourcir.|Coupez ce qui est en trop.|Les photos, je les ajoute moi-même.|Les numéros, je les mettrai après.|Laissez de la place pour deux images ici.|Pardon pour le désordre.|Corrigez mes fautes au passage.|Je ne sais pas où le mettre, à vous de voir.|Celle-là je la raconterai moi-même.|Pas un truc de banquier.|Là on peut sourire un peu.|Pas de jargon s'il vous plaît.|Quatre lignes par page, pas plus.|Le projecteur est vieux, donc gros caractères.|C'est pour notre assemblée du 12.|Je suis adjoint dans une commune de 600 habitants.|On sera une quarantaine, surtout des anciens.|C'est mon neveu qui fera défiler.|Ils ne connaissent rien au sujet.|Pas de noms, surtout.|C'est seulement pour que vous compreniez.|Terminez par le vote.|Finissez là-dessus.|Commencez par le pont, pas par l'argent.|Si c'est trop long, sautez ça.|L'ordre, comme vous voulez.",
    leads:
      "Puis les chiffres :|Ensuite le matériel :|Et les clients :|Les prix en tableau :|Dernière page :|Pour terminer :|Ce qu'on nous demande toujours :|Les étapes, une par une :|Et les dates :|Pour la page des coûts :|À mettre aussi :|Il faut que ce soit écrit quelque part :|Maintenant les bénévoles :|En puces :|Graphique des visites :|À emporter, en liste :",
  },
  es: {
    asides:
      "De esto quiero una gráfica.|Eso ponlo como cita.|Haz una tablita con eso.|Esos años mejor en una línea del tiempo.|La frase ponla grandota, ella sola en su lámina.|Los números bien grandes, que es lo que queda.|Haz una página solo con los precios.|Y otra diapositiva con lo que hay que llevar.|Eso merece su propia hoja.|Que sea un pastel o barras, lo que veas.|Antes y después, lado a lado si se puede.|Los pasos en un esquema.|Puedes acortarlo.|Recorte lo que sobre.|Las fotos las mando luego.|Los teléfonos los pongo yo.|Deja hueco para dos fotos aquí.|Perdón por el desorden.|Corrígeme las faltas.|No sé dónde va, tú verás.|Esa la cuento yo.|Que no parezca un informe.|Aquí puede ser gracioso.|Sin tecnicismos por favor.|Máximo cuatro líneas por página.|El proyector es viejo, letra grande.|Es para la junta del día 12.|Soy profe de música en un cole.|Seremos unos cuarenta, casi todos mayores.|Mi cuñado pasa las diapositivas.|No conocen el tema.|Sin nombres, por favor.|Es solo para que entiendas el ambiente.|Acaba con la votación.|Cierra con esa frase.|Empieza por el puente, no por el dinero.|Si queda largo quita esto.|El orden me da igual.|La lista ponla como en una pizarra.",
    leads:
      "Luego los números:|Ahora los perros:|Los precios en un cuadro, así:|En la última:|Cierra con esto:|Lo que siempre nos preguntan:|Los pasos, uno por uno:|Y las fechas:|Para la página de costos:|Que también salga:|En algún lado que diga:|Ahora lo de los voluntarios:|En viñetas:|Gráfica de visitas:|Para llevar, en lista:",
  },
  it: {
    asides:
      "Di questo vorrei un grafico.|Fate una tabella.|Fate una linea del tempo.|Questa frase in grande, da sola sulla sua pagina.|I numeri belli grandi, sono quelli che restano.|Una pagina solo per i prezzi.|E una slide su cosa portare.|Questo merita una pagina sua.|Un grafico a torta, o quello che volete.|Prima e dopo uno accanto all'altro.|I passaggi come schema.|Si può accorciare.|Se qualcosa è di troppo tagliate pure.|Le foto le mando dopo.|I contatti li metto io.|Lasciate spazio per due foto qui.|Scusate il disordine.|Correggete gli errori.|Non so dove metterlo, vedete voi.|Questa la racconto io.|Non deve sembrare una roba da ufficio.|Qui si può sorridere.|Niente paroloni.|Quattro righe per pagina al massimo.|Il proiettore è vecchio, caratteri grandi.|È per l'assemblea del 12.|Gestisco una malga sopra Asiago.|Saremo una quarantina, quasi tutti anziani.|Clicca mio nipote.|Non sanno niente dell'argomento.|Niente nomi, mi raccomando.|È solo perché capisca il clima.|Si chiude con il voto.|Finite con quella frase.|Cominciate dal ponte, non dai soldi.|Se viene lungo togliete questo.|L'ordine decidetelo voi.",
    leads:
      "Poi i numeri:|E adesso i cani:|I prezzi in tabella:|Ultima slide:|Per chiudere:|Quello che ci chiedono sempre:|I passaggi, uno per uno:|E le date:|Per la pagina dei costi:|Ci deve stare anche questo:|Da qualche parte si legga:|Ora i volontari:|A punti:|Grafico delle visite:|Da portare, in elenco:",
  },
  pt: {
    asides:
      "Disso eu queria um gráfico.|Ponha isto num gráfico simples.|Isso pode virar tabela.|Os anos numa linha do tempo.|Essa frase bem grande, sozinha na página.|Os números em destaque, é o que fica.|Uma página só com os preços.|E um slide do que levar.|Isso merece um slide só dele.|Pode ser pizza ou barras, tanto faz.|Antes e depois lado a lado.|Os passos em esquema.|Pode encurtar.|Corte o que sobrar.|As fotos eu mando depois.|O telefone eu boto depois.|Deixa espaço pra duas fotos aqui.|Desculpa a bagunça.|Corrija os erros, por favor.|Não sei onde encaixa, você decide.|Essa eu conto ao vivo.|Não pode parecer coisa de escritório.|Aqui pode ter graça.|Nada de termos técnicos.|No máximo quatro linhas por página.|O projetor é velho, letra grande.|É para a assembleia do dia 12.|Sou síndico de um prédio pequeno.|Seremos uns quarenta, a maioria mais velha.|Meu sobrinho passa os slides.|Eles não conhecem o assunto.|Sem nomes, por favor.|É só pra você entender o clima.|Termina com a votação.|Fecha com essa frase.|Comece pela ponte, não pelo dinheiro.|Se ficar longo, tire isto.|A ordem tanto faz.",
    leads:
      "Depois os números:|Agora os cães:|Os preços em tabela:|No último slide:|Fecha com:|O que sempre perguntam:|Os passos, um por um:|E as datas:|Para a página dos custos:|Tem que entrar também:|Em algum lugar tem que dizer:|Agora os voluntários:|Em tópicos:|Gráfico das visitas:|Para levar, em lista:",
  },
  nl: {
    asides:
      "Daar graag een grafiek van.|Maak hier een tabelletje van.|De jaren liefst op een tijdlijn.|Dat citaat groot op een eigen dia.|Die cijfers mogen groot.|Eén pagina alleen over de prijzen.|En een dia met wat je mee moet nemen.|Dit verdient een eigen dia.|Voor en na naast elkaar als het kan.|De stappen als schema.|Mag korter.|Schrap gerust wat te veel is.|Foto's stuur ik nog.|De telefoonnummers vul ik zelf in.|Laat hier ruimte voor twee foto's.|Sorry voor de rommel.|Haal de spelfouten eruit.|Waar dit hoort mag jij bepalen.|Die vertel ik zelf.|Het moet niet op een kantoorverhaal lijken.|Hier mag het grappig.|Geen vaktaal alsjeblieft.|Hooguit vier regels per dia.|De beamer is oud, dus grote letters.|Het is voor onze ledenvergadering op de 12e.|Ik ben molenaar in een klein dorp.|We zijn met een man of veertig, vooral ouderen.|Ze weten nog niets van het onderwerp.|Geen namen noemen.|Dit is alleen zodat je het begrijpt.|Eindig met de stemming.|Sluit af met die zin.|Als het te lang wordt mag dit weg.",
    leads:
      "Dan de cijfers:|Nu de honden:|De prijzen in een tabel:|Laatste dia:|Om af te sluiten:|Wat mensen altijd vragen:|De stappen een voor een:|En de data:|Voor de pagina over kosten:|Dit moet er ook in:|Ergens moet staan:|Als puntjes:",
  },
  sv: {
    asides:
      "Det får gärna bli ett diagram.|Gör en tabell av det.|Åren på en tidslinje tack.|Citatet stort på en egen bild.|Siffrorna får vara stora.|En sida bara om priserna.|Och en bild om vad man ska ta med.|Det här förtjänar en egen bild.|Före och efter bredvid varandra.|Du får korta ner.|Stryk det som är för mycket.|Bilderna skickar jag sen.|Telefonnumren fyller jag i själv.|Lämna plats för två foton här.|Förlåt röran.|Rätta mina stavfel.|Var det ska stå får du bestämma.|Den berättar jag själv.|Det ska inte se ut som ett kontorsdokument.|Inga facktermer tack.|Högst fyra rader per sida.|Projektorn är gammal så stora bokstäver.|Det är till årsmötet den 12.|Jag sköter en liten hamn.|Vi blir ett fyrtiotal, mest äldre.|Inga namn tack.|Det är bara så att du förstår.|Avsluta med omröstningen.|Om det blir för långt, ta bort det här.",
    leads:
      "Sen siffrorna:|Nu hundarna:|Priserna i en tabell:|Sista bilden:|Till sist:|Det folk alltid frågar:|Stegen ett i taget:|Och datumen:|Det här ska också med:|Som punkter:",
  },
  pl: {
    asides:
      "Z tego chciałbym wykres.|Zrób z tego tabelkę.|Te lata najlepiej na osi czasu.|Ten cytat duży, na osobnym slajdzie.|Liczby mogą być duże, to zostaje w głowie.|Jedna strona tylko o cenach.|I slajd o tym, co zabrać.|To zasługuje na osobny slajd.|Przed i po obok siebie, jeśli się da.|Kroki jako schemat.|Można skrócić.|Co zbędne, proszę wyrzucić.|Zdjęcia doślę później.|Telefony wpiszę sam.|Zostaw tu miejsce na dwa zdjęcia.|Przepraszam za bałagan.|Popraw moje błędy.|Gdzie to dać, zdecyduj sam.|To opowiem sam.|Żeby nie wyglądało jak z urzędu.|Tu może być śmiesznie.|Bez trudnych słów proszę.|Najwyżej cztery linijki na stronie.|Rzutnik jest stary, więc duże litery.|To na walne zebranie 12.|Prowadzę małą piekarnię.|Będzie nas ze czterdzieści osób, głównie starsi.|Oni tego tematu nie znają.|Bez nazwisk proszę.|To tylko, żebyś zrozumiał sytuację.|Na koniec głosowanie.|Zakończ tym zdaniem.|Jak będzie za długo, usuń to.",
    leads:
      "Potem liczby:|Teraz psy:|Ceny w tabeli:|Ostatni slajd:|Na zakończenie:|O co zawsze pytają:|Kroki po kolei:|I terminy:|Na stronę o kosztach:|To też musi być:|W punktach:|Wykres odwiedzin:",
  },
  ru: {
    asides:
      "Из этого сделайте диаграмму.|Это лучше таблицей.|Годы хорошо бы на ленте времени.|Цитату крупно, на отдельный слайд.|Цифры покрупнее, их и запомнят.|Одна страница только про цены.|И слайд, что взять с собой.|Это заслуживает отдельного слайда.|До и после рядом, если можно.|Шаги схемой.|Можно сократить.|Лишнее уберите.|Фото пришлю потом.|Телефоны впишу сам.|Оставьте тут место под два фото.|Извините за сумбур.|Ошибки поправьте.|Куда это поставить, решайте сами.|Это я расскажу сам.|Только не как в конторе.|Здесь можно с юмором.|Без терминов, пожалуйста.|Не больше четырёх строк на слайд.|Проектор старый, шрифт нужен крупный.|Это для собрания двенадцатого числа.|Я веду кружок в сельском клубе.|Будет человек сорок, в основном пожилые.|Они в теме не разбираются.|Без фамилий, пожалуйста.|Это чтобы вы понимали обстановку.|Закончите голосованием.|На этой фразе и закончите.|Если длинно, это можно выкинуть.",
    leads:
      "Дальше цифры:|Теперь собаки:|Цены таблицей:|На последнем слайде:|В конце:|Что всегда спрашивают:|Шаги по порядку:|И даты:|Для страницы о расходах:|Ещё должно быть:|Списком:|График посещений:",
  },
  tr: {
    asides:
      "Bundan bir grafik olsun.|Bunu tablo yapın lütfen.|Yıllar zaman çizelgesinde olsa iyi olur.|Bu sözü tek başına, kocaman yazın.|Rakamlar büyük olsun.|Sadece fiyatlar için bir sayfa.|Bir de yanınıza ne alacağınızı anlatan slayt.|Bu ayrı bir slaytı hak ediyor.|Önce ve sonra yan yana olsun.|Adımları şema yapın.|Kısaltabilirsiniz.|Fazlasını atın gitsin.|Fotoğrafları sonra yollarım.|Telefonları ben yazacağım.|Buraya iki fotoğraflık yer bırakın.|Dağınıklık için kusura bakmayın.|Yazım hatalarını düzeltin.|Nereye koyacağınızı siz bilirsiniz.|Bunu ben anlatacağım.|Resmî evrak gibi durmasın.|Terim kullanmayın.|Sayfada en çok dört satır.|Projeksiyon eski, harfler büyük olsun.|Ayın on ikisindeki toplantı için.|Küçük bir fırın işletiyorum.|Kırk kişi kadar olacağız.|İsim yazmayın lütfen.|Bunu durumu anlayın diye yazıyorum.|Oylamayla bitsin.|Uzun olursa bunu çıkarın.",
    leads:
      "Sonra rakamlar:|Şimdi köpekler:|Fiyatlar tablo hâlinde:|Son slaytta:|Kapanışta:|Hep sorulan şeyler:|Adımlar sırayla:|Ve tarihler:|Masraf sayfası için:|Şu da girsin:|Madde madde:",
  },
  ar: {
    asides:
      "هذه أريدها رسما بيانيا.|حط هذا في جدول لو سمحت.|السنوات على خط زمني أحسن.|هذه الجملة كبيرة في صفحة لحالها.|الأرقام تكون كبيرة.|صفحة للأسعار فقط.|وشريحة عن الأشياء اللي يجيبونها معهم.|هذا يستاهل شريحة لحاله.|قبل وبعد جنب بعض.|الخطوات كمخطط.|ممكن تختصر.|احذف الزايد.|الصور أرسلها بعدين.|الأرقام أكتبها أنا.|خل مكان لصورتين هنا.|آسف على اللخبطة.|صحح الأخطاء الإملائية.|ما أدري وين مكانها، أنت قرر.|هذه أحكيها أنا.|ما أبغاها رسمية.|بدون مصطلحات صعبة.|أربعة أسطر في الصفحة كحد أقصى.|الشاشة صغيرة فالخط كبير.|هذا لاجتماع يوم الأحد.|عندي محل صغير.|بنكون أربعين شخصا تقريبا.|بدون أسماء لو سمحت.|هذا عشان تفهم الوضع.|اختم بالتصويت.|إذا طالت شيل هذا.",
    leads:
      "بعدها الأرقام:|الأسعار في جدول:|آخر شريحة:|الختام:|اللي يسألونه دايما:|الخطوات بالترتيب:|والتواريخ:|لصفحة التكاليف:|ولازم يكون فيه:|نقاط:",
  },
  ja: {
    asides:
      "ここはグラフにしてください。|これは表にまとめてもらえますか。|年ごとのところは年表がいいです。|この言葉は一枚に大きく載せてください。|数字は大きめにお願いします。|料金だけのページも一枚ほしいです。|持ち物のスライドもお願いします。|これは別のスライドにしてください。|前と後を並べて見せたいです。|手順は図にしてもらえると助かります。|長ければ削ってかまいません。|写真はあとで送ります。|電話番号はこちらで入れます。|ここは写真を二枚入れる場所をあけてください。|まとまりがなくてすみません。|誤字は直してください。|どこに入れるかはお任せします。|この話は自分で話します。|会社の資料っぽくしないでください。|専門用語は使わないでください。|一枚に四行まででお願いします。|プロジェクターが古いので字は大きめで。|十二日の総会で使います。|小さなパン屋をやっています。|来るのは四十人ほど、年配の方が多いです。|名前は出さないでください。|状況がわかるように書いているだけです。|最後は投票で締めてください。|長すぎたらここは省いてください。",
    leads:
      "次は数字です：|料金は表で：|最後のスライド：|締めの言葉：|よく聞かれること：|手順を一つずつ：|日程：|費用のページには：|これも入れてください：|箇条書きで：",
  },
  zh: {
    asides:
      "这个请做成图表。|这段最好用表格。|这几年放在时间轴上吧。|这句话单独一页，字大一点。|数字要醒目。|价格单独一页。|再来一页讲要带什么。|这个值得单独一页。|前后对比放一起。|步骤画成流程图。|可以缩短。|多余的删掉就行。|照片我之后发。|电话我自己填。|这里留两张照片的位置。|写得乱，见谅。|错别字帮我改一下。|放哪里你看着办。|这个我自己讲。|别做得像公文。|不要专业术语。|每页最多四行。|投影仪旧，字要大。|是给十二号的大会用的。|我开一家小面包店。|来的大概四十人，多是老人。|名字不要出现。|这只是让你了解情况。|最后以投票结束。|太长的话这段不要。",
    leads:
      "接下来是数字：|价格用表格：|最后一页：|结尾：|大家常问的：|步骤一条条列：|日期：|费用那页：|这个也要放进去：|列成要点：",
  },
  ko: {
    asides:
      "이건 그래프로 해 주세요.|이 부분은 표로 부탁드려요.|연도는 연표로 하면 좋겠어요.|이 말은 한 장에 크게 넣어 주세요.|숫자는 크게 보여 주세요.|가격만 따로 한 장이요.|준비물 슬라이드도 하나 넣어 주세요.|이건 따로 한 장 주세요.|전후 비교를 나란히요.|단계는 그림으로요.|줄여도 됩니다.|너무 길면 빼 주세요.|사진은 나중에 보낼게요.|전화번호는 제가 넣을게요.|여기 사진 두 장 자리 비워 주세요.|정리가 안 돼서 죄송해요.|맞춤법 고쳐 주세요.|어디 넣을지는 알아서 해 주세요.|이건 제가 말로 할게요.|회사 자료 같지 않게요.|어려운 말은 빼고요.|한 장에 네 줄까지만요.|빔이 낡아서 글자가 커야 해요.|12일 총회에서 쓸 거예요.|작은 빵집을 하고 있어요.|마흔 명쯤 오는데 어르신이 많아요.|이름은 빼 주세요.|상황 이해하시라고 적어요.|마지막은 투표로 끝내 주세요.",
    leads:
      "다음은 숫자:|가격은 표로:|마지막 장:|끝맺음:|자주 묻는 것:|순서대로:|날짜는:|비용 쪽에:|이것도 꼭:|항목으로:",
  },
};
