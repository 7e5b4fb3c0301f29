/** What a line of a mail's head tells. */
export type MailField = "from" | "to" | "date" | "subject" | "other";

const fieldWords: readonly (readonly [MailField, string])[] = [
  ["from", "from|von|de|da|van|od|från|fra|от|від|kimden|发件人|寄件者|寄件人|差出人|보낸 사람|من"],
  ["to", "to|an|à|a|para|aan|do|till|til|кому|kime|收件人|宛先|받는 사람|إلى"],
  [
    "date",
    "date|sent|datum|gesendet|envoyé|fecha|enviado|enviado el|data|inviato|verzonden|wysłano|skickat|sendt|dato|дата|отправлено|tarih|gönderildi|日期|发送时间|寄件日期|送信日時|日時|보낸 날짜|التاريخ",
  ],
  [
    "subject",
    "subject|betreff|objet|asunto|oggetto|assunto|onderwerp|temat|ämne|emne|тема|konu|主题|主旨|件名|제목|الموضوع",
  ],
  [
    "other",
    "cc|bcc|kopie|copie|cco|cci|ccn|dw|kopia|копия|抄送|密送|reply-to|antwort an|importance|priorität|wichtigkeit|priority|attachments?|anlagen?|anhang|anhänge|pièces? jointes?|adjuntos?|allegat[oi]|anexos?|bijlagen?|załączniki?|вложения|附件|添付ファイル|message-id|mime-version|content-type|x-mailer|list-id|thread-topic",
  ],
];

const fields = new Map<string, MailField>(
  fieldWords.flatMap(([field, words]) =>
    words
      .split("|")
      .flatMap((word) => spellings(word).map((spelling): [string, MailField] => [spelling, field])),
  ),
);

/** Returns which field of a mail's head a term names, in any of some fifteen languages. */
export function mailFieldOf(term: string): MailField | undefined {
  return fields.get(term.toLowerCase());
}

/** "attachments?" stands for both numbers. */
function spellings(word: string): readonly string[] {
  if (word.includes("[oi]")) return [word.replace("[oi]", "o"), word.replace("[oi]", "i")];
  if (!word.includes("?")) return [word];
  return [word.replaceAll("?", ""), word.replace(/\p{L}\?/gu, "")];
}

/** What programs set before the subject of an answer, and lists and guards in brackets. */
export const subjectPrefix =
  /^(?:(?:re|fwd?|aw|wg|antw|tr|réf|rv|res|enc|rif|odp|pd|sv|vs|vb|ynt|ilt|ha|отв|回复|答复|转发|回覆|轉寄|返信|転送)(?:\[\d{1,3}\])? ?[:\uFF1A]|\[[^\]\n]{1,30}\]) {0,3}/iu;

/** "On Mon, 13 Oct 2025 at 09:15, Tom Becker wrote:" */
export const attribution =
  /^(?:on|am|le|el|il|em|op|dnia|w dniu|den|в|ons?) (?=.{0,90}\d).{4,160}? (?:wrote|schrieb|schrieb .{1,60}|a écrit|escribió|ha scritto|escreveu|schreef|schreef .{1,60}|het volgende geschreven|napisał\(a\)|napisała?|skrev|skrev .{1,60}|написала?|yazdı) ?[:\uFF1A]$/iu;

/** "-----Original Message-----", "---------- Forwarded message ---------" */
export const separator =
  /^-{2,20} ?(?:original message|forwarded message|original-?nachricht|ursprüngliche nachricht|weitergeleitete nachricht|message d'origine|message transféré|mensaje original|mensaje reenviado|messaggio originale|messaggio inoltrato|mensagem original|mensagem encaminhada|oorspronkelijk bericht|doorgestuurd bericht|oryginalna wiadomość|исходное сообщение|пересылаемое сообщение) ?-{2,20}$/iu;

const greetingWords =
  "hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|morning|all|team|hallo|liebe[rs]?|guten (?:tag|morgen|abend)|moin|servus|sehr geehrte[rs]?|bonjour|bonsoir|salut|cher|chère|chers|chères|hola|buenos días|buenas tardes|estimad[oa]s?|querid[oa]s?|buongiorno|buonasera|ciao|gentile|gentili|caro|cara|cari|olá|oi|bom dia|boa tarde|prezad[oa]s?|car[oa]s|beste|geachte|goedemorgen|goedemiddag|dag|cześć|witam|dzień dobry|szanown[yia]|drodzy|hej|hejsan|kära|kjære|kære|здравствуйте|привет|добрый день|доброе утро|уважаем(?:ый|ая|ые)|коллеги|merhaba|sayın|sevgili|selam|您好|你好|大家好|各位|尊敬的|お疲れ様です|お世話になっております|안녕하세요";

const greeting = new RegExp(
  `^(?:\\p{L}[\\p{L}\\p{M}'’-]{1,24}(?: \\p{L}[\\p{L}\\p{M}'’-]{1,24})?, )?(?:${greetingWords})(?![\\p{L}\\p{M}])`,
  "iu",
);

/** Says whether a line only greets: "Hi Tom, Louise," */
export function isGreeting(line: string): boolean {
  if (line.length > 70 || /\?$|[.!?] \p{L}/u.test(line)) return false;
  if (greeting.test(line)) return line.split(" ").length <= 7 && !/[.。]$/u.test(line);
  return /^\p{Lu}[\p{L}\p{M}'’-]{1,24}(?:(?:,| and| und| et| y| e| en)? \p{Lu}[\p{L}\p{M}'’-]{1,24}){0,3}[,!]$/u.test(
    line,
  );
}

const closing =
  /^(?:best|best regards|kind regards|warm regards|regards|many thanks|thanks|thanks again|thank you|thanks and (?:best |kind )?regards|cheers|all the best|best wishes|sincerely|yours sincerely|yours faithfully|yours truly|yours|love|talk soon|take care|(?:mit )?(?:freundliche[nm]?|besten?|herzliche[nm]?|liebe[nm]?|viele|schöne) gr(?:ü|ue)(?:ß|ss)(?:e|en)|mfg|lg|vg|gruß|grüße|danke|vielen dank|danke und (?:viele |beste )?grüße|cordialement|bien cordialement|bien à vous|salutations|meilleures salutations|amicalement|merci|merci d'avance|bonne journée|saludos|un saludo|saludos cordiales|atentamente|un abrazo|gracias|muchas gracias|cordiali saluti|distinti saluti|saluti|un saluto|a presto|grazie|grazie mille|atenciosamente|cumprimentos|com os melhores cumprimentos|abraços?|obrigad[oa]|met vriendelijke groet(?:en)?|vriendelijke groet(?:en)?|groet(?:en|jes)?|hartelijke groet(?:en)?|bedankt|pozdrawiam|z poważaniem|serdecznie pozdrawiam|dziękuję|med vänlig hälsning|vänliga hälsningar|hälsningar|med venlig hilsen|venlig hilsen|med vennlig hilsen|vennlig hilsen|hilsen|mvh|с уважением|с наилучшими пожеланиями|всего доброго|спасибо|saygılarımla|iyi çalışmalar|selamlar|teşekkürler|此致|敬上|谢谢|祝好|よろしくお願いします|よろしくお願いいたします|以上、よろしくお願いいたします。?|감사합니다|مع التحية|تحياتي|شكرا)[,.!！。 ]{0,3}$/iu;

/** Says whether a line is the one that letters end with. */
export function isClosing(line: string): boolean {
  return line.length <= 60 && closing.test(line);
}

const smallTalk =
  /^(?:(?:many )?thanks (?:again )?for|thank you (?:again |so much |very much )?for|i hope (?:this|you|all)|hope (?:this|you|all)|(?:vielen |besten |herzlichen )?dank(?:e)? für|ich hoffe,? (?:es|du|sie|ihr)|merci (?:beaucoup )?(?:pour|de)|j'espère que|(?:muchas )?gracias por|espero que|grazie (?:mille )?(?:per|della)|spero che|obrigad[oa] (?:pel|por)|bedankt voor|ik hoop dat|dziękuję za|спасибо за|надеюсь)(?![\p{L}\p{M}])/iu;

/** Says whether a paragraph only thanks or wishes well. */
export function isSmallTalk(words: string): boolean {
  return words.length <= 90 && smallTalk.test(words) && !/\p{Nd}/u.test(words);
}

const disclaimer =
  /(?:intended (?:only|solely|exclusively) for|this (?:e-?mail|message)[^.\n]{0,80}confidential|if you (?:are not|have received)[^.\n]{0,60}(?:intended recipient|in error)|think before you print|please consider the environment|diese (?:e-?mail|nachricht)[^.\n]{0,80}vertraulich|nicht der (?:richtige|beabsichtigte) (?:adressat|empfänger)|ce (?:message|courriel|mail|e-mail)[^.\n]{0,80}confidentiel|este (?:mensaje|correo|e-?mail)[^.\n]{0,80}confidencial|questo messaggio[^.\n]{0,80}riservat|esta mensagem[^.\n]{0,80}confidencia|dit (?:bericht|e-mailbericht)[^.\n]{0,80}vertrouwelijk|wiadomość[^.\n]{0,80}poufn|данное сообщение[^.\n]{0,80}конфиденциальн|本邮件[^。\n]{0,40}(?:保密|机密))/iu;
const sentFrom =
  /^(?:sent from my|get outlook for|von meinem .{2,30} gesendet|gesendet mit|envoyé de mon|enviado desde mi|inviato da|enviado do meu|verzonden vanaf|wysłane z|отправлено с|从我的.{2,12}发送)/iu;

/** Says whether a paragraph is what firms and telephones set below each mail. */
export function isDisclaimer(words: string): boolean {
  return disclaimer.test(words.slice(0, 1_000)) || sentFrom.test(words.slice(0, 60));
}
