/** What a plan calls the pictures of a slide: "team, three faces". */
export const pictureNouns =
  "faces?|photos?|pictures?|portraits?|images?|drawings?|gesichter|fotos?|bild(?:er)?|porträts?|visages?|images|caras?|imágenes|imagen|retratos?|rostos?|imagem|imagens|volti|immagin[ei]|ritratti|gezichten|afbeelding(?:en)?|foto['’]?s|ansikten|ansigter|ansikter|billeder?|twarze|zdjęci[ae]|obličeje|obráz(?:ek|ky)|лица|портреты?|фото|картинк[аи]|обличчя|yüzler|fotoğraf(?:lar)?|kasvot|kuvat?|arcok|képek?|fețe|poze|πρόσωπα|εικόνες|פנים|תמונות|صور|照片|头像|顔写真|写真|사진|ảnh|foto|รูป";

/** What is to own a slide: "insight, one huge sentence". */
export const sentenceNouns =
  "sentences?|lines?|satz|sätze|zeile|phrases?|frases?|frase|zin|zinnen|mening|sætning|setning|zdanie|věta|предложение|фраза|речення|cümle|lause|mondat|propoziție|πρόταση|משפט|جملة|一句话|一句話|一文|한 문장|câu|kalimat|ประโยค";

/** "Safety first, one giant number". */
export const numberNouns =
  "numbers?|figures?|zahl(?:en)?|ziffer|chiffres?|nombres?|números?|cifras?|numer[oi]|cifr[ae]|getal(?:len)?|cijfers?|siffra|siffror|tal|tall|liczb[ay]|cyfr[ay]|čísl[oa]|числ[оа]|цифр[аы]|sayı|rakam|luku|szám|cifră|αριθμός|מספר|رقم|数字|숫자|con số|angka|ตัวเลข";

/** Words that say how large or how many. */
export const sizeWords =
  "huge|big|giant|large|single|only|alone|small|full|riesig\\p{L}*|gro(?:ß|ss)\\p{L}*|einzig\\p{L}*|klein\\p{L}*|énorme|grande?s?|géante?s?|seule?|petite?s?|enormes?|único|única|solo|sola|pequeñ[oa]s?|pequen[oa]s?|enorm[ie]?|piccol[aoie]|gro(?:ot|te)|enkele|kleine?|stor[at]?|stort|enda|eneste|wielk\\p{L}+|duż\\p{L}+|jedn\\p{L}+|velk\\p{L}+|больш\\p{L}+|огромн\\p{L}+|одн\\p{L}+|велик\\p{L}+|büyük|kocaman|iso|suuri|nagy|mare|μεγάλ\\p{L}+|גדול\\p{L}*|كبيرة?|大きな|큰|to|besar|ใหญ่";
