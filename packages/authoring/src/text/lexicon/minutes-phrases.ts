import { compactPattern } from "../compact-pattern.ts";

/** Labels of the lines that say who was at a meeting, who was not, and who wrote it down. */
const attendance = [
  "present|in attendance|attending|attendees|attended by|apologies(?: for absence)?|absent|excused|regrets|chair|minutes(?: taken)? by|minute[- ]taker|anwesende?|teilnehmende|teilnehmer(?:innen)?|entschuldigt|abwesend|sitzungsleitung|protokoll(?:führung|führer(?:in)?|ant(?:in)?)?",
  "présente?s|participants|absente?s|excusée?s|secrétaire(?: de séance)?|asistentes|asisten|presentes|ausentes|excusan? (?:su )?asistencia|excusad[oa]s|secretari[ao]|participantes|presenti|assenti(?: giustificati)?|verbalizza(?:nte)?|segretari[oa] verbalizzante",
  "aanwezig(?:en)?|afwezig|afgemeld|notulist|närvarande|frånvarande|förhinder|justerare|sekreterare|til stede|fremmødte|fraværende|afbud|forfall|referent|läsnä|paikalla|poissa|sihteeri|obecni|nieobecni|protokołował[a]?|protokolant(?:ka)?|přítomni|omluveni|zapsal[a]?|prítomní|ospravedlnení|zapísal[a]?|jelen vannak|jelen voltak|jelenlévők|kimentette magát|jegyzőkönyvvezető|prezenți|absenți",
  "присутствовали|присутствуют|отсутствовали|секретарь|присутні|відсутні|секретар|katılanlar|katılmayanlar|mazeretli|παρόντες|απόντες|الحاضرون|الحضور|المعتذرون|الغائبون|حاضران|حاضرین|غایبان|נוכחים|נוכחו|נעדרו|חסרים|उपस्थित|अनुपस्थित|উপস্থিত|অনুপস্থিত|ผู้เข้าประชุม|ผู้ไม่มาประชุม|có mặt|vắng mặt|thành phần tham dự|hadir|peserta rapat|tidak hadir|berhalangan",
  "出席者?|欠席者?|列席者?|与会人员|與會人員|参会人员|缺席(?:人员)?|请假|記錄|记录人|書記|参加者|참석자?|불참자?|기록",
];

/** Sentences that open or close a meeting, and nothing else. */
const frame = [
  "(?:the )?(?:meeting|session) (?:was )?(?:closed|ended|adjourned|opened|started|began) at|meeting adjourned|minutes of the (?:\\p{L}{1,20} ){0,4}(?:meeting )?held|(?:ende|beginn|schluss) der (?:sitzung|versammlung)|(?:sitzung|versammlung) (?:endet|schließt|wurde geschlossen|geschlossen|beendet)|(?:la )?séance (?:est |a été )?(?:levée|ouverte)|séance du \\p{Nd}|se (?:levanta|abre|cierra) la sesión|sesión del \\p{Nd}|a (?:reunião|sessão) (?:foi )?(?:encerrada|terminou)|encerrou-se a|la (?:seduta|riunione) (?:è |si )?(?:tolta|chiusa|aperta|chiude|apre|termina)|seduta del \\p{Nd}",
  "de (?:voorzitter sluit|vergadering (?:sluit|wordt gesloten|eindigt))|sluiting(?: om)?|mötet (?:avslutades|öppnades)|(?:mødet|møtet) (?:sluttede|sluttet|hævet|hevet|slutt)|kokous (?:päättyi|päätettiin|avattiin)|zebranie (?:zakończono|zamknięto|otwarto)|posiedzenie (?:zakończono|zamknięto)|(?:schůze|jednání|zasedání) (?:skončil[ao]?|byl[ao] ukončen[ao]?)|(?:schôdza|zasadnutie) (?:skončila|bola ukončená)|(?:az ülés|a gyűlés|az értekezlet) (?:véget ért|berekesztve)|ședința (?:s-a încheiat|a fost închisă)",
  "(?:заседание|собрание|совещание) (?:закрыто|окончено|завершено|открыто)|(?:засідання|збори) (?:закрито|завершено|відкрито)|toplantı (?:\\p{L}{1,20} )?(?:sona erdi|kapandı|bitti|açıldı)|(?:رُفعت|رفعت|انتهت|اختتمت) الجلسة|انتهى الاجتماع|הישיבה (?:ננעלה|הסתיימה)|बैठक (?:समाप्त|संपन्न)|cuộc họp kết thúc|rapat ditutup",
  "会议(?:于[^。]{0,12})?(?:结束|散会)|散会|閉会|会議は[^。]{0,12}終了|회의를? (?:마침|종료)|폐회|ปิดประชุม",
];

const label = compactPattern(`^[\\s*_#–—-]{0,4}(?:${attendance.join("|")})[*_]{0,2}\\s{0,2}[:：]`, "iu");
const sentence = compactPattern(`(?<![\\p{L}\\p{M}])(?:${frame.join("|")})`, "iu");
const longestFrame = 110;

/** Says whether a line tells who was at a meeting: "Present: …", "Entschuldigt: …"; one that counts them, or quotes its chair, tells something else. */
export function isAttendance(text: string): boolean {
  const match = label.exec(text.slice(0, 60));
  if (match === null) return false;
  const rest = text.slice(match[0].length, 400);
  return !/\p{Nd}{2}/u.test(rest) && namesPeople(rest);
}

/** In scripts with capitals two of five words have one; elsewhere names stand between commas. */
function namesPeople(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]{2,40}/gu) ?? [];
  const cased = words.filter((word) => /^[\p{Lu}\p{Ll}]/u.test(word));
  if (cased.length * 2 > words.length)
    return cased.filter((word) => /^\p{Lu}/u.test(word)).length * 5 >= cased.length * 2;
  return words.length > 0 && (words.length <= 4 || /[,、，،;；]/u.test(text));
}

/** Says whether a sentence only opens or closes a meeting: "The meeting closed at 9.05 pm". */
export function framesMeeting(text: string): boolean {
  return text.length <= longestFrame && sentence.test(text);
}
