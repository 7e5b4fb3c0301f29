/** What a line of a mail's head tells. */
export type MailField = "from" | "to" | "date" | "subject" | "other";

const fieldWords: readonly (readonly [MailField, string])[] = [
  [
    "from",
    "from|von|de|da|van|od|från|fra|от|від|kimden|发件人|寄件者|寄件人|差出人|보낸 사람|发信人|発信|発信者|từ|feladó|lähettäjä|avsändare|afsender|avsender|absender|expéditeur|remitente|mittente|remetente|nadawca|odesílatel|من",
  ],
  [
    "to",
    "to|an|à|a|para|aan|do|till|til|кому|kime|收件人|宛先|받는 사람|宛|gửi|kính gửi|címzett|vastaanottaja|mottagare|modtager|mottaker|empfänger|destinataires?|destinatario|destinatário|adresat|adresát|إلى",
  ],
  [
    "date",
    "date|sent|datum|gesendet|envoyé|fecha|enviado|enviado el|data|inviato|verzonden|wysłano|skickat|sendt|dato|дата|отправлено|tarih|gönderildi|日期|发送时间|寄件日期|送信日時|日時|보낸 날짜|날짜|日付|ngày|dátum|päivämäärä|التاريخ",
  ],
  [
    "subject",
    "subject|subj|betreff|objet|asunto|oggetto|assunto|onderwerp|temat|ämne|emne|тема|konu|主题|主旨|件名|제목|betrifft|concerne|dotyczy|věc|předmět|tárgy|aihe|về việc|chủ đề|tiêu đề|事由|标题|標題|الموضوع",
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

/** "On Mon, 13 Oct 2025 at 09:15, Tom Becker wrote:" */
export const attribution =
  /^(?:on|am|le|el|il|em|op|dnia|w dniu|den|в|ons?) (?=.{0,90}\d).{4,160}? (?:wrote|schrieb|schrieb .{1,60}|a écrit|escribió|ha scritto|escreveu|schreef|schreef .{1,60}|het volgende geschreven|napisał\(a\)|napisała?|skrev|skrev .{1,60}|написала?|yazdı) ?[:\uFF1A]$/iu;

/** "-----Original Message-----", "---------- Forwarded message ---------" */
export const separator =
  /^-{2,20} ?(?:original message|forwarded message|original-?nachricht|ursprüngliche nachricht|weitergeleitete nachricht|message d'origine|message transféré|mensaje original|mensaje reenviado|messaggio originale|messaggio inoltrato|mensagem original|mensagem encaminhada|oorspronkelijk bericht|doorgestuurd bericht|oryginalna wiadomość|исходное сообщение|пересылаемое сообщение) ?-{2,20}$/iu;

const disclaimer =
  /(?:intended (?:only|solely|exclusively) for|this (?:e-?mail|message)[^.\n]{0,80}confidential|if you (?:are not|have received)[^.\n]{0,60}(?:intended recipient|in error)|think before you print|please consider the environment|diese (?:e-?mail|nachricht)[^.\n]{0,80}vertraulich|nicht der (?:richtige|beabsichtigte) (?:adressat|empfänger)|ce (?:message|courriel|mail|e-mail)[^.\n]{0,80}confidentiel|este (?:mensaje|correo|e-?mail)[^.\n]{0,80}confidencial|questo messaggio[^.\n]{0,80}riservat|esta mensagem[^.\n]{0,80}confidencia|dit (?:bericht|e-mailbericht)[^.\n]{0,80}vertrouwelijk|wiadomość[^.\n]{0,80}poufn|данное сообщение[^.\n]{0,80}конфиденциальн|本邮件[^。\n]{0,40}(?:保密|机密))/iu;
const sentFrom =
  /^(?:sent from my|get outlook for|von meinem .{2,30} gesendet|gesendet mit|envoyé de mon|enviado desde mi|inviato da|enviado do meu|verzonden vanaf|wysłane z|отправлено с|从我的.{2,12}发送)/iu;

/** Says whether a paragraph is what firms and telephones set below each mail. */
export function isDisclaimer(words: string): boolean {
  return disclaimer.test(words.slice(0, 1_000)) || sentFrom.test(words.slice(0, 60));
}
