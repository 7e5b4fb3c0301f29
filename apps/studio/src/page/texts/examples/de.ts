import type { Example } from "./example.ts";

/** Prompts to start from, in German. */
export const examples: readonly Example[] = [
  {
    name: "Für eine Idee begeistern",
    prompt: `# Ein Garten auf jedem Balkon

## Zwei Quadratmeter ernähren einen ganzen Sommer
- Tomaten: 14 kg aus vier Töpfen
- Kräuter: 60 Bund aus einem Kasten
- Salat: neun Wochen nach der Aussaat

## Was wo wächst
| Pflanze | Sonne am Tag | Wasser | Ernte |
| --- | --- | --- | --- |
| Tomaten | 6 Stunden | jeden Tag | Juli bis Oktober |
| Basilikum | 5 Stunden | jeden Tag | Juni bis September |
| Salat | 3 Stunden | alle zwei Tage | Mai bis November |
| Minze | 2 Stunden | alle zwei Tage | April bis November |

## So fängt man an
1. Die Sonnenstunden zählen
2. Drei Pflanzen auswählen
3. Kästen mit torffreier Erde füllen
4. Am Morgen gießen

## Was das erste Jahr kostet
| Posten | Euro |
| --- | --- |
| Kästen und Töpfe | 85 |
| Erde | 42 |
| Pflanzen und Samen | 36 |
| Gießkanne und Werkzeug | 27 |

## Das Jahr auf dem Balkon
- März: Tomaten drinnen aussäen
- Mai: Die Pflanzen ziehen nach draußen
- Juli: Die ersten Tomaten
- Oktober: Letzte Ernte, Spinat säen

## Eine Nachbarin sagt
> Ich habe seit drei Jahren kein Basilikum mehr gekauft. — Samira, vierter Stock

## Drei Fehler, die jeder einmal macht
- Zu kleine Töpfe: Tomaten brauchen 15 Liter
- Gießen am Mittag: Die Blätter verbrennen
- Zu viele Pflanzen: Drei genügen für den Anfang

## Fangen Sie dieses Wochenende an
- Nehmen Sie die Liste mit
- Tauschen Sie am 12. April Samen mit uns
- Bringen Sie ein Foto Ihres Balkons mit`,
  },
  {
    name: "Ein Quartalsbericht",
    prompt: `# Lastenräder, drittes Quartal 2026

## Der Umsatz stieg um 12 % auf 48,2 Millionen Euro
- Umsatz: 48,2 Millionen Euro, 12 % mehr als im Vorjahr
- Marge: 37,4 %, 1,9 Punkte mehr
- Ausgelieferte Räder: 1.655
- Beschwerden: 14 statt 31

## Die Auslieferungen stiegen vier Quartale in Folge
| Quartal | Räder |
| --- | --- |
| Q4 2025 | 1.180 |
| Q1 2026 | 1.240 |
| Q2 2026 | 1.475 |
| Q3 2026 | 1.655 |

## Woher der Umsatz kommt
| Kunden | Millionen Euro | Veränderung |
| --- | --- | --- |
| Paketdienste | 21,6 | +18 % |
| Städte | 14,1 | +22 % |
| Familien | 12,5 | −4 % |

## Was gut lief
- Die zweite Montagelinie läuft seit Juli
- Drei Städte bestellten Flotten von mehr als 100 Rädern
- Der Schweißroboter spart 40 Minuten je Rahmen

## Was uns gebremst hat
- Ersatzteile brauchten fünf Tage statt zwei
- Familien warten auf die neue Förderung
- Der Akkulieferant erhöhte die Preise um 6 %

## Was wir dagegen tun
| Schritt | Wer | Bis |
| --- | --- | --- |
| Teilelager in Lyon | Aline Roux | 15. November |
| Leasing für kleine Firmen | Tom Berg | 30. November |
| Zweiter Akkulieferant | Mei Tan | 31. Januar |`,
  },
  {
    name: "Ein Projekt zur Entscheidung",
    prompt: `# Die neue Website der Bibliothek

Auftakt für den Stadtrat.

## Sechs von zehn Besuchen kommen vom Telefon
- 61 % der Besuche kommen vom Telefon
- 44 % davon enden am Suchfeld
- 9 Minuten dauert es, ein Buch zu verlängern

## Was Leserinnen und Leser tun können
- Suchen: Bücher, Filme und Räume in einem Feld
- Verlängern: mit einem Tippen, ohne Kennwort
- Vormerken: mit Nachricht, wenn es da ist
- Fragen: Im Chat antwortet jemand bis 20 Uhr

## Von den Gesprächen zur Eröffnung
- März 2027: Gespräche mit 40 Leserinnen und Lesern
- Mai 2027: Erster Prototyp
- August 2027: Katalog umgezogen
- Oktober 2027: Eröffnung

## Das Budget beträgt 84.000 Euro
| Posten | Euro |
| --- | --- |
| Gestaltung und Programmierung | 52.000 |
| Software für drei Jahre | 24.000 |
| Schulung | 8.000 |

## Zwei Wege, sie zu betreiben
| | In der Stadt | Mit der Region |
| --- | --- | --- |
| Kosten im Jahr | 9.600 Euro | 4.200 Euro |
| Eigene Gestaltung | Ja | In einem Rahmen |
| Hilfe in der Nacht | Nein | Ja |

## Unser Vorschlag: Betrieb mit der Region
- Es spart 5.400 Euro im Jahr
- In der Nacht ist jemand da
- Nach zwei Jahren können wir ausziehen

## Was wir von Ihnen brauchen
- Entscheiden Sie am 12. Januar über den Betrieb
- Geben Sie 52.000 Euro frei
- Nennen Sie zwei Leser für den Beirat`,
  },
];
