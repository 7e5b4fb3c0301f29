/**
 * Words that name a kind of document, or its place in a series, and nothing that it is about: a title of only these, of
 * numbers and of dates tells a deck from no other.
 */
export const bareTitleWords =
  "curriculum|vitae|vitæ|cv|résumé|resume|lebenslauf|życiorys|životopis|currículum|currículo|резюме|özgeçmiş|履歴書|简历|이력서|" +
  "abstract|kurzfassung|streszczenie|sammanfattning|аннотация|реферат|özet|要旨|摘要|초록|" +
  "press|release|news|report|minutes|meeting|notes|note|memo|voice|transcript|transcribed|transcription|recording|changelog|change|log|release notes|readme|agenda|draft|final|version|annual|quarterly|monthly|weekly|summary|overview|introduction|description|background|content|contents|document|file|page|chapter|section|part|appendix|annex|policy|procedure|standard|operating|sop|quick|guide|manual|handbook|faq|questions|answers|general|terms|conditions|service|agreement|contract|inventory|table|data|list|facts|results|options|priority|status|update|newsletter|issue|no|nr|post-mortem|postmortem|investigation|email|mail|message|attachment|untitled|for|everyone|immediate|embargo|of|the|and|a|an|in|on|to|by|device|my|our|" +
  "pressemitteilung|pressemeldung|protokoll|sitzung|bericht|jahresbericht|quartalsbericht|notizen|notiz|entwurf|fakten|daten|tabelle|liste|überblick|einleitung|beschreibung|hintergrund|inhalt|kapitel|abschnitt|anhang|richtlinie|anleitung|handbuch|vertrag|mitteilung|rundmail|priorität|stand|zusammenfassung|tagesordnung|top|genehmigung|der|die|das|und|für|von|zu|" +
  "communiqué|presse|compte|rendu|procès-verbal|réunion|rapport|ordre|jour|notes|faits|données|tableau|liste|résumé|introduction|chapitre|contrat|mémo|du|de|la|le|les|des|et|pour|" +
  "comunicado|prensa|acta|reunión|ordinaria|extraordinaria|informe|orden|día|notas|hechos|datos|tabla|lista|resumen|introducción|capítulo|contrato|nota|del|el|los|las|y|para|" +
  "comunicato|stampa|verbale|riunione|relazione|ordine|giorno|appunti|fatti|dati|tabella|elenco|riassunto|introduzione|capitolo|contratto|di|della|il|e|per|" +
  "ata|reunião|relatório|ordem|dados|tabela|resumo|introdução|capítulo|imprensa|apresentação|vendas|do|da|o|os|" +
  "persbericht|notulen|vergadering|verslag|feiten|gegevens|tabel|lijst|samenvatting|inleiding|hoofdstuk|van|het|een|en|voor|" +
  "protokół|zebranie|zebrania|raport|notatka|notatki|dane|lista|wstęp|rozdział|komunikat|prasowy|i|z|" +
  "zápis|schůze|porady|zpráva|poznámky|tisková|data|úvod|kapitola|pressmeddelande|möte|rapport|anteckningar|och|tutanak|toplantı|rapor|basın|bülteni|notlar|ve|" +
  "протокол|заседания|собрания|совещания|отчет|отчёт|заметки|записка|данные|список|извещение|закупке|пресс-релиз|введение|глава|и|о|об|звіт|нотатки|" +
  "議事録|会議|報告書|プレスリリース|メモ|資料|データ|概要|新闻稿|会议纪要|会议记录|报告|备忘录|数据|简介|보도자료|회의록|보고서|메모|요청|데이터|개요|بيان|صحفي|محضر|اجتماع|تقرير|ملاحظات|للنشر|الفوري|प्रेस|विज्ञप्ति|कार्यवृत्त|बैठक|रिपोर्ट|" +
  "actions|action|scope|message|messages|next|step|steps|added|changed|removed|fixed|security|deprecated|ideas|evaluation|cost|costs|figures|numbers|why|what|who|how|rules|at|all|happened|offer|quote|home|purpose|scope|thread|uhr|kosten|nächster|nächste|schritt|schritte|zahlen|vorteile|nachteile|ablauf|offre|devis|feiten|kosten|planning|números|cifras|datos|hechos|limpieza|cocina|ideen|" +
  "january|february|march|april|may|june|july|august|september|october|november|december|q1|q2|q3|q4";
