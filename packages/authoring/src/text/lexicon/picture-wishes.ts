import { compactPattern } from "../compact-pattern.ts";
import { findTerms, termBit } from "./terms/find-terms.ts";

const picture =
  "(?:drawing|picture|photo|image|illustration|sketch|zeichnung|skizze|bild|foto|fotos|grafik|dessin|image|schéma|croquis|dibujo|imagen|esquema|disegno|immagine|schizzo|desenho|imagem|tekening|afbeelding|plaatje|schets|ritning|teckning|bilde?|billede|tegning|kuva|piirros|rysunek|zdjęcie|obrázek|fotka|kép|rajz|desen|poză|рисунок|фото|картинк\\p{L}|схем\\p{L}|малюнок|çizim|resim|fotoğraf|σχέδιο|φωτογραφία|εικόνα)(?:s|en|e|n|er|ar|i|y|u|a)?";
const here =
  "(?:here|insert|add|put|place|hier|da|einfügen|ici|là|insér\\p{L}{1,3}|mettre|aquí|acá|poner|insertar|qui|inserire|mettere|aqui|colocar|inserir|daar|invoegen|här|her|infoga|tänne|tutaj|tu|wstaw|sem|ide|aici|здесь|тут|сюда|вставить|buraya|εδώ)";
const opens = compactPattern(
  `^\\P{L}{0,3}${here}(?!\\p{L})[^.!?]{0,40}(?<!\\p{L})${picture}(?!\\p{L})`,
  "iu",
);
const names = compactPattern(`(?<!\\p{L})${picture}(?!\\p{L})`, "iu");
const unspaced =
  /(?:这里|這裡|此处|ここに|여기에?)[^。]{0,12}(?:图|圖|照片|插画|絵|写真|イラスト|그림|사진)/u;
const polite = termBit("polite");
const longest = 120;

/** Says whether a sentence asks for a picture in its place: "here please a simple drawing of the flue", "insert photo of the dog". */
export function asksForPicture(text: string): boolean {
  if (text.length > longest) return false;
  if (opens.test(text) || unspaced.test(text)) return true;
  return names.test(text) && findTerms(text).some(({ classes }) => (classes & polite) !== 0);
}
