/** What amounts measure: words for it, as stems, and its units. */
interface Measure {
  readonly names: RegExp;
  readonly units: RegExp;
}

const stems = (words: string): RegExp =>
  new RegExp(`(?<![\\p{sc=Latin}\\p{sc=Cyrillic}\\p{sc=Greek}\\p{M}])(?:${words})`, "iu");
const whole = (words: string): RegExp => new RegExp(`^(?:${words})$`, "iu");

const measures: readonly Measure[] = [
  {
    names: stems(
      "weigh|gewicht|poids|peso|vikt|vægt|vekt|wag[ai]|hmotnost|вес(?!\\p{L}{3})|веса|вага|ağırlı|paino|súly|greut|βάρ|重量|重さ|무게|وزن|משקל|trọng lượng|berat|น้ำหนัก|वज़न",
    ),
    units: whole(
      "kg|g|mg|t|lbs?|oz|tonn?e?s?|tonnen|quintali|kilos?|gramm?e?s?|кг|г|т|公斤|千克|吨|キロ|킬로",
    ),
  },
  {
    names: stems(
      "times?(?!\\p{L})|duration|how long|zeit(?:en)?|dauer|temps|durée|tiempo|duraci|tempo|durata|tempi|tijd|duur|tid|czas|čas|dob[ay]|врем|длительн|час(?!т)|süre|aika|kesto|idő|timp|durat|χρόν|διάρκ|时间|時間|所要|시간|وقت|مدة|זמן|thời gian|waktu|เวลา|समय",
    ),
    units: whole(
      "s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?|days?|weeks?|sekunden?|minuten?|stunden?|tage?|wochen?|secondes?|heures?|jours?|semaines?|segundos?|minutos?|horas?|días?|dias?|semanas?|secondi|minuti|ore|giorni|settimane|seconden|uur|uren|dagen|weken|sekunder|minuter|timmar|dagar|veckor|timer|dage|uger|sekund\\p{L}?|minut\\p{L}?|godzin\\p{L}?|dni|hodin\\p{L}?|секунд\\p{L}?|минут\\p{L}?|час\\p{L}{0,2}|дн\\p{L}{1,2}|мин|сек|分|秒|小时|時間|日|天|분|초|시간|일",
    ),
  },
  {
    names: stems(
      "temperat|wärme|hitze|chaleur|calor|температур|sıcaklı|lämpöt|hőmérs|θερμοκρ|温度|溫度|気温|온도|حرار|טמפרטור|nhiệt|suhu|อุณหภูมิ|तापमान",
    ),
    units: whole(
      "°\\s?[CFK]?|degrees?|grad|degrés?|grados?|gradi|graus|graden|grader|stopni\\p{L}?|stupň\\p{L}+|градус\\p{L}*|度|도",
    ),
  },
  {
    names: stems(
      "price|cost|fee|money|budget|preis|kosten|gebühr|geld|prix|coût|tarif|argent|preci|cost[eo]|dinero|preç|cust|dinheiro|prezz|soldi|prijs|prijz|kost|pris|avgift|cen[ay]|koszt|opłat|náklad|цен|стоим|расход|ціни|fiyat|ücret|maliyet|hinta|hinnat|kustannu|ár(?:ak)?|költség|preț|τιμ|κόστ|价格|費用|费用|料金|値段|가격|비용|سعر|أسعار|تكل|מחיר|giá|chi phí|harga|biaya|ราคา|क़ीमत|कीमत",
    ),
    units:
      /^(?:[$€£¥₽₹₩₺₴₪].*|\p{Lu}{3}|euros?|dollars?|pounds?|kr(?:onor|oner)?|zł|kč|lei|ft|tl|lira|рубл?\p{L}*|元|円|원)$/iu,
  },
  {
    names: stems(
      "distanc|lengths?|how far|entfern|länge|strecke|distanz|longueur|longitud|lunghez|distân|compriment|afstand|lengte|avstånd|längd|längder|odległo|długo|vzdálen|délk|расстоян|длин|mesafe|uzunlu|etäisyy|távolság|distanț|απόστασ|距离|距離|거리|مساف|מרחק|khoảng cách|jarak|ระยะ",
    ),
    units: whole("km|m|cm|mm|miles?|kilomet\\p{L}+|met(?:er|re|ro|ri)s?|км|м|公里|米|メートル|킬로미터"),
  },
];

/** Says whether words name what a unit measures: "weights" and "kg", "temperatures" and "°C". */
export function namesMeasure(words: string, unit: string): boolean {
  return measures.some(({ names, units }) => units.test(unit.trim()) && names.test(words));
}

/** Says whether words name something that is measured in units. */
export function namesAnyMeasure(words: string): boolean {
  return measures.some(({ names }) => names.test(words));
}
