/** Accents of European letters, Hebrew points, Arabic vowel signs; two points and a ring make other letters (ö, å). */
const accents = /[\u0300-\u0307\u0309\u030b-\u036f\u0591-\u05c7\u064b-\u065f\u0670]+/gu;

/** Returns a text in small letters without the accents that people leave out: "fevrier", "otworzyc". */
export function foldAccents(text: string): string {
  return text.normalize("NFD").replaceAll(accents, "").normalize("NFC").toLowerCase();
}
