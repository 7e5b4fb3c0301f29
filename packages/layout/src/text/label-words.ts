/**
 * Nouns that a number names one of, rather than counts: "page 14" and not "14 pages". By language, the way they are written
 * before a number; abbreviations without their point.
 */
const labels: Readonly<Record<string, string>> = {
  ar: "صفحة غرفة رقم المادة الفصل الشكل الجدول المرحلة الخطوة البند الطابق الوحدة",
  cs: "strana str místnost pokoj číslo kapitola obrázek tabulka krok fáze patro článek bod linka dům",
  da: "side rum nummer nr kapitel figur tabel trin fase etage afsnit punkt linje",
  de: "seite raum zimmer nummer nr kapitel abbildung abb tabelle tab schritt phase stufe etage absatz punkt linie gleis halle haus art artikel ziffer parzelle platz woche teil",
  en: "page room plot number no chapter figure fig table step phase stage level floor section item line gate unit lot house building ward grade class week part article clause appendix slide bay track platform route zone block",
  es: "página sala habitación aula número capítulo figura tabla paso fase etapa nivel planta piso sección punto línea puerta artículo semana parte anexo ruta zona bloque parcela extensión",
  fi: "sivu huone numero luku kuva taulukko vaihe kerros kohta linja viikko osa",
  fr: "page salle chambre numéro chapitre figure tableau étape phase niveau étage section point ligne porte article semaine partie annexe lot bâtiment parcelle voie zone",
  hu: "oldal szoba szám fejezet ábra táblázat lépés szakasz emelet pont",
  it: "pagina sala stanza aula numero capitolo figura tabella passo fase livello piano sezione punto linea articolo settimana parte allegato lotto binario zona",
  nb: "side rom nummer nr kapittel figur tabell trinn fase etasje avsnitt punkt linje",
  nl: "pagina kamer zaal nummer nr hoofdstuk figuur tabel stap fase niveau verdieping punt lijn artikel week deel bijlage perceel spoor",
  pl: "strona str sala pokój numer nr rozdział rysunek tabela krok faza etap poziom piętro punkt linia artykuł tydzień część załącznik działka peron",
  pt: "página sala quarto número capítulo figura tabela passo fase etapa nível andar seção secção ponto linha artigo semana parte anexo lote ramal zona bloco",
  ro: "pagina sala camera numărul capitolul figura tabelul pasul faza etapa nivelul etajul punctul linia articolul",
  ru: "страница стр комната кабинет номер глава рисунок рис таблица шаг этап фаза уровень этаж раздел пункт линия статья неделя часть приложение участок дом",
  sv: "sida rum nummer nr kapitel figur tabell steg fas etapp nivå våning avsnitt punkt linje vecka del bilaga",
  tr: "sayfa oda salon numara bölüm şekil tablo adım aşama seviye kat madde hat hafta ek blok parsel",
  uk: "сторінка кімната кабінет номер розділ рисунок таблиця крок етап фаза рівень поверх пункт лінія стаття тиждень частина ділянка будинок",
};

const known = new Set(Object.values(labels).flatMap((words) => words.split(" ")));

/** Says whether a word before a number makes it a name, in any language that has such words here. */
export function isLabel(word: string): boolean {
  return known.has(word.toLowerCase());
}
