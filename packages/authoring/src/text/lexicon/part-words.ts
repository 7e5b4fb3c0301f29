/** Words before, behind or within the name of a part that tell that it ends the deck. */
export const atEndWords =
  "at the end|zum schluss|zum abschluss|am ende|am schluss|abschließend|à la fin|pour finir|al final|para terminar|por último|no final|no fim|ao fim|para finalizar|por fim|alla fine|per finire|per concludere|infine|tot slot|aan het einde?|ten slotte|till sist|på slutet|avslutningsvis|til slut|til sidst|til slutt|lopuksi|na końcu|na koniec|na závěr|nakonec|végül|la final|în final|в конце|наконец|напоследок|наприкінці|son olarak|στο τέλος|في النهاية|أخيرا|أخيراً|في الختام|בסוף|לסיום|अंत में|cuối cùng|di akhir|terakhir";

/** Words that open the first of several parts in a row. */
export const firstWords =
  "first of all|first|firstly|start with|starting with|begin with|zuerst|zunächst|erst|als erstes|d'abord|tout d'abord|commencer par|primero|en primer lugar|empezar con|primeiro|em primeiro lugar|prima|per prima cosa|innanzitutto|eerst|als eerste|begin met|först|först och främst|först|først|ensin|ensiksi|najpierw|na początek|nejprve|nejdřív|najprv|először|mai întâi|întâi|сначала|сперва|спочатку|önce|ilk olarak|πρώτα|أولاً|أولا|קודם|पहले|đầu tiên|pertama";

/** Words before the name of a part that lead on to it. */
export const sequenceWords =
  "finally|lastly|last but not least|and then|then|next|after that|zuletzt|danach|dann|anschließend|schließlich|pour terminer|enfin|puis|ensuite|para acabar|finalmente|luego|después|despues|depois|poi|daarna|sedan|derefter|deretter|sitten|potem|następnie|potom|aztán|apoi|потом|затем|потім|sonra|μετά|τέλος|ثم|sau đó|lalu|akhirnya";

/** Words that end a deck with what they name: "and finish with what we need". */
export const endingVerbs =
  "(?:end|ends|ending|finish|finishing|close|closing|conclude|wrap up) (?:it )?(?:with|on)|(?:ende|endet|beende|schließe?n?|schließt) (?:bitte )?mit|(?:finir|finis|finissez|terminer|termine|terminez|conclure|concluez) (?:par|avec|sur)|(?:(?:que )?(?:terminar|acabar|termin[ae]n?|acab[ae]n?|cerrar|cierr[ae])) con|(?:terminar|acabar|termin[ae]|acab[ae]|fechar|fech[ae]) com|(?:finire|concludere|chiudere|finisc[ia]|conclud[ia]|chiud[ia]) con|(?:eindig|afsluiten|sluit af) met|(?:avsluta|avslut|afslut|slut) med|lopeta|zakończ\\p{L}*|zakonč\\p{L}*|(?:законч|заверш)\\p{L}*";

/** Words that open a row of steps or parts, and words that go on with it, in scripts without spaces and in Korean. */
export const unspacedFirst = "首先|先(?!生|进|進|端|日|月|週|輩)|まずは?|最初に|はじめに|먼저|우선";
export const unspacedNext =
  "然后|然後|接着|接下来|最后|最後に?|再|之后|次に|それから|その後|続いて|그다음(?:에)?|그 다음(?:에)?|다음으로|마지막으로|마지막에";
