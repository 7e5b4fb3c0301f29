/** What stands between a value and the one that it is held against. */
export const contrasts =
  /(?<![\p{L}\p{M}])(?:instead of|rather than|against|compared (?:with|to)|versus|vs\.?|up from|down from|statt|anstatt|gegenüber|anstelle|im vergleich zu|au lieu de|contre|par rapport à|en lugar de|en vez de|frente a|contra|invece (?:di|che)|anziché|rispetto a|contro|em vez de|face a|in plaats van|tegenover|tegen|zamiast|wobec|i stället för|istället för|mot|jämfört med|i stedet for|sammenlignet med|sijaan|verrattuna|namísto|místo|oproti|helyett|în loc de|față de|yerine|karşı|вместо|против|по сравнению с|замість|проти|порівняно з|بدلا من|بدلاً من|مقابل|במקום|לעומת|αντί|έναντι)(?![\p{L}\p{M}])|而不是|相比|代替|に対し|から|대신|보다/iu;

/** What says that a value is of an earlier time. */
export const past =
  /(?<![\p{L}\p{M}])(?:last (?:year|month|season|spring|summer|autumn|winter|march|april|may|june|july)|(?:the )?(?:previous|prior) (?:year|month|season)|(?:the )?year before|previously|formerly|vorher|zuvor|bisher|früher|im vorjahr|vorjahr|letztes jahr|voriges jahr|vorige[sn]?|avant|auparavant|l['’]an(?:née)? (?:dernier|dernière|passée?)|l['’]année précédente|antes|el año (?:anterior|pasado)|la campaña pasada|año anterior|l['’]anno (?:scorso|prima|precedente)|lo scorso anno|no ano (?:passado|anterior)|ano passado|vorig jaar|voorheen|vroeger|rok wcześniej|w zeszłym roku|poprzednio|wcześniej|förra året|i fjol|tidigare|sidste år|i fjor|tidligere|viime vuonna|aiemmin|loni|předtím|tavaly|korábban|anul trecut|înainte|geçen yıl|önce|в прошлом году|раньше|ранее|годом ранее|торік|раніше|العام الماضي|سابقا|קודם|בשנה שעברה|πέρυσι)(?![\p{L}\p{M}])|去年|昨年|上年|以前|原来|之前|前年|작년|이전|지난해/iu;

/** What says that a value is of today. */
export const present =
  /(?<![\p{L}\p{M}])(?:now|today|this year|currently|jetzt|heute|nun|aktuell|dieses jahr|maintenant|aujourd['’]hui|cette année|ahora|hoy|este año|actualmente|ora|oggi|adesso|quest['’]anno|agora|hoje|este ano|nu|vandaag|dit jaar|teraz|obecnie|dziś|idag|i år|i dag|nyt|tänään|teď|dnes|acum|astăzi|şimdi|şu an|bu yıl|теперь|сейчас|сегодня|стало|тепер|зараз|الآن|اليوم|עכשיו|היום|τώρα|σήμερα)(?![\p{L}\p{M}])|现在|今年|目前|現在|지금|현재|올해/iu;

/** Verbs that say so right before the value: "opens at 15:30 (was 16:30)", "14,800 €, im Vorjahr waren es 12,100 €". */
export const wasBefore =
  /(?:[(\uFF08]|, )(?:[\p{L}\p{M}]{1,12} )?(?:was|were|had been|war(?:en)?(?: es)?|était|étaient|era|eran|fue|fueron|erano|eram|foram|foi|was|waren|był[oay]?|byly|bylo|było|var|oli|volt|erau|idi|был[оаи]?|було|ήταν)(?: del?| di)? $/iu;

/** Verbs that end the words before an amount and say that it went down by so much. */
export const fallingVerbs =
  /\s(?:fell|falls|dropped|drops|sank|declined|decreased|is down|are down|was down|were down|down|sank|sanken|sinkt|fiel|fielen|fällt|fallen|(?:a|ont) baissé|(?:a|ont) chuté|(?:a|ont) reculé|baisse|recule|bajó|bajaron|baja|cayó|cayeron|cae|è sces[oa]|sono sces[ie]|è calat[oa]|sono calat[ie]|cala|scende|caiu|caíram|baixou|baixaram|daalden?|daalt|minskade|sjönk|sjunker|faldt|falder|falt|laski|spadł[aoy]?|spada|klesl[aoy]?|снизил\p{L}{2,3}|упал\p{L}?)$/iu;

/** Verbs that end the words before an amount and say that it moved: a figure's label goes without them. */
export const movingVerbs =
  /\s(?:went|goes|fell|falls|rose|rises|grew|grows|dropped|drops|sank|declined|increased|decreased|improved|moved|(?:was|were) (?:cut|reduced)|changed|stieg|stiegen|sank|sanken|fiel|fielen|ging|wuchs|(?:est|sont) passée?s?|(?:est|sont) montée?s?|(?:a|ont) baissé|(?:a|ont) augmenté|(?:a|ont) chuté|aumentaron|bajaron|pasaron|sono passat[ie]|sal(?:ì|ita|ito)|sces[oaie]|subiu|subiram|passaram|caíram|steigt|steigen|sinkt|geht|gehen|stegen|daalden|ökade|minskade|steg|sjönk|faldt|stiger|økte|nousi|laski|spadł[aoy]?|wzrosł[aoy]?|stoupl[aoy]?|klesl[aoy]?|a augmenté|pasó|bajó|subió|aumentó|è passat[oa]|passou|caiu|ging|steeg|daalde|spadł\p{L}?|wzrósł|вырос\p{L}?|снизил\p{L}{2,3}|упал\p{L}?)$/iu;
