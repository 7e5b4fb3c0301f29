/** Words that name a drawing beside what it is to show, whole words each; alone many of them mean other things. */
export const drawnWords = {
  chart:
    "charts?|graphs?|columns|bars?|pie|ring|doughnut|donut|thermometer|gauge|curve|lines?|linhas|líneas|lignes|linee|linien|lijnen|\\p{L}*diagramm|säulen|balken|torte|kuchen|kurve|grafik|graphiques?|graphe|camembert|courbes?|colonnes|barres|bâtons|histogramme|secteurs|gráfic[oa]s?|graficos?|barras|columnas|tarta|pastel|colunas|pizza|grafic[oi]|barre|torta|istogramma|grafiek(?:je)?|staafjes|staven|kolommen|taart(?:je|diagram)?|lijn(?:grafiek)?|diagram|staplar|tårta|linje|søjler|søyler|lagkage|wykres\\p{L}*|słupk\\p{L}+|graf(?:u|em)?|sloupc\\p{L}+|график\\p{L}*|диаграмм\\p{L}*|столбик\\p{L}*|столбц\\p{L}*|графік\\p{L}*|grafi[kğ]\\p{L}*|sütun\\p{L}*|pasta(?:yla)?|kaavio\\p{L}*|pylvä\\p{L}+",
  table:
    "tables?|grid|matrix|tabell[ea]?|tableaux?|tablas?|tabelas?|tabel(?:letje)?|tabulk\\p{L}+|таблиц\\p{L}*|tablo\\p{L}*|taulukko\\p{L}*|táblázat\\p{L}*",
  timeline:
    "time ?lines?|time axis|zeitstrahl|zeitachse|zeitleiste|frise(?: chronologique)?|línea (?:de|del) tiempo|linha do tempo|linea del tempo|tijdlijn|tijdbalk|tidslinj\\p{L}*|osi czasu|oś czasu|časov\\p{L}+ os\\p{L}*|лент\\p{L}* времени|шкал\\p{L}* времени|zaman çizelgesi\\p{L}*",
  process:
    "steps|arrows|ladder|strip|flow ?charts?|ablauf|pfeilen|schritten?|étapes|flèches|pasos|flechas|passos|setas|passaggi|frecce|stappen|pijlen|pilar|pile|piler|trin|krok(?:i|ach|ami)|strzałk\\p{L}+|шаг(?:и|ам|ами)|стрелк\\p{L}+|adımlar\\p{L}*|oklarla",
  comparison:
    "side by side|next to each other|two columns|nebeneinander|zwei spalten|gegenüberstellung|côte à côte|deux colonnes|lado a lado|dos columnas|duas colunas|fianco a fianco|due colonne|naast elkaar|twee kolommen|bredvid varandra|side om side|obok siebie|рядом|yan yana",
} as const;

/** Words for charts of a kind, which alone mean other things: "as a ring", "als Balken". */
export const chartsByShape = {
  pie: "rings?|pies?|doughnuts?|donuts?|kuchen|torte|anneau|secteurs|tarta|pastel|rosca|anillo|pizza|anel|torta|ciambella|anello|taart(?:je)?|cirkel|tårta|lagkage|koł[aeo]\\p{L}*|halka|pasta|πίτα|кольц\\p{L}+|круг\\p{L}*|lingkaran|kör",
  line: "lines?|curve|linien?|kurven?|lignes?|courbes?|líneas?|curvas?|linhas?|line[ae]|lijn(?:en)?|linjer?|lini\\p{L}{1,2}|křivk\\p{L}+|лини\\p{L}+|крив\\p{L}+|ліні\\p{L}+|çizgi|viiva|vonal|γραμμή",
  bar: "bars?|balken|barres|barras?|barre|barritas|sta(?:af|ven|afjes?)|bjælker|palkki\\p{L}*|полос\\p{L}+|bare|batang|แท่ง|막대",
  column:
    "columns?|säulen|stäbe|colonne|colonnes|bâtons|columnas?|colunas?|kolommen|staplar|stolper|søjler|søyler|słupk\\p{L}+|sloupc\\p{L}+|столб\\p{L}+|стовп\\p{L}+|sütun\\p{L}*|pylvä\\p{L}+",
} as const;

/** The same in scripts without spaces, in Korean and in Arabic, where they may stand within a word. */
export const joinedDrawnWords = {
  chart:
    "柱状图|柱子图|柱狀圖|折线图|折線圖|饼图|圓餅圖|曲线图|图表|圖表|棒グラフ|円グラフ|折れ線グラフ|グラフ|그래프|차트|رسم بياني|رسم دائري|أعمدة",
  table: "表格|の?表(?=で|に|を)|표로|표(?=를|에)|جدول",
  timeline: "时间轴|時間軸|时间线|年表|タイムライン|연표|타임라인|خط زمني",
  process: "流程图|流程圖|步骤|箭头|流れ(?=で|に|を)|手順|フロー|단계|흐름도|خطوات",
} as const;

/** Words by which something is set into a form: "the prices as columns", "value in a chart", "w kolumnach". */
export const settingWords =
  "as|in|on|into|als|im|auf|comme|en|sur|sous forme de|como|em|num|numa|come|in una?|som|i (?:en|ett|et)|på|w|we|na|jako|ve|v|как|в|на|у";

/** Words between a drawing and what it shows: "a chart of the calls", "ein Diagramm zu den Preisen". */
export const showingWords =
  "of|for|showing|comparing|with|about|that (?:shows|compares)|von|zu[mr]?|mit|für|über|der|des|de|des|du|pour|avec|sur|qui (?:compare|montre)|del?|con|para|sobre|que (?:muestre|compare)|do|da|dos|das|com|del|dello|della|dei|delle|per|van|met|voor|over|med|för|för att visa|over|om|z|ze|dla|o|s|pro|с|со|по|про|о|для";

/** Words of an order before what it is given for: "put the prices in a table". */
export const settingVerbs =
  "put|bring|show|add|mention|cover|include|draw|make|turn|set|give|do|use|have|want|like|need|see|add|include|i(?:['’]d| would) like|could you (?:do|draw|make)|can you (?:do|draw|make)|setz\\p{L}*|bring\\p{L}*|zeig\\p{L}*|mach\\p{L}*|zeichn\\p{L}*|mets|mettez|ajoute\\p{L}*|incluez?|fais|faites|montre\\p{L}*|dessine\\p{L}*|je voudrais|pon|ponga|haz|haga|quiero(?: ver)?|añade|incluye|muestra|põe|ponha|faz|faça|bota|quero(?: também)?|mostra|metti|metta|fai|fammi|vorrei|zet|maak|toon|lägg|sätt|gör|visa|sæt|lav|vis|sett|lag|zrób|pokaż|daj|udělej|ukaž|сделай\\p{L}*|покаж\\p{L}*|дай\\p{L}*|нарисуй\\p{L}*|اجعل\\p{L}*|ضع\\p{L}*|أريد";
