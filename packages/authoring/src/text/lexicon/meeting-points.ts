import { compactPattern } from "../compact-pattern.ts";

/** What stands on the agendas of most meetings, whatever they are about. */
const points = [
  "welcome(?: and| &|$)|apologies|call to order|roll call|minutes of (?:the )?(?:last|previous)|approval of (?:the )?(?:minutes|agenda)|matters arising|(?:treasurer|chair(?:man|person)?|president|secretary)['’]?s report|election of|any other business|aob|other business|open forum|(?:date of (?:the )?)?next meeting|adjournment",
  "begrüßung|feststellung der|genehmigung (?:des|der)|protokoll der letzten|kassenbericht|kassenprüf|rechenschaftsbericht|entlastung|(?:neu)?wahlen?(?: |$)|anträge|verschiedenes|sonstiges|nächste sitzung|schlusswort",
  "accueil|approbation du|procès-verbal de|rapport (?:moral|financier|d['’]activité)|élection (?:du|de|des)|questions diverses|prochaine réunion|clôture de",
  "bienvenida|aprobación (?:del acta|de cuentas)|lectura (?:del acta|y aprobación)|informe de (?:tesorería|la presidencia)|elección de|ruegos y preguntas|asuntos varios|próxima reunión",
  "saluti|approvazione del (?:verbale|bilancio)|relazione del (?:presidente|tesoriere)|elezione (?:del|dei)|varie ed eventuali|prossima riunione",
  "boas-vindas|leitura da ata|aprovação da (?:ata|pauta)|prestação de contas|eleição d|assuntos gerais|outros assuntos|próxima reunião",
  "opening(?:$| en)|notulen|mededelingen|ingekomen stukken|verslag (?:penningmeester|kascommissie)|verkiezing|rondvraag|wvttk|wat verder ter tafel|volgende vergadering|sluiting",
  "otwarcie (?:zebrania|posiedzenia)|przyjęcie (?:protokołu|porządku)|sprawozdanie|wybór (?:przewodnicz|sekretarz|zarządu)|wolne wnioski|sprawy różne|zamknięcie",
  "mötets öppnande|val av|justering|föregående protokoll|övriga frågor|nästa möte|avslutning|velkomst|valg (?:af|av)|dirigent|kassererens|indkomne forslag|eventuelt|innkalling|godkjenning|neste møte",
  "открытие (?:собрания|заседания)|утверждение (?:протокола|повестки)|отч[её]т (?:казначея|председателя)|выборы|разное|следующее (?:собрание|заседание)",
  "开场|上次会议纪要|财务报告|选举|其他事项|下次会议|開会|前回(?:の)?議事録|会計報告|役員(?:の)?選出|その他|次回|閉会|개회|전 회의록|회계 보고|선출|기타|다음 회의|폐회",
];

const opens = compactPattern(`^(?:${points.join("|")})`, "iu");
const longestPoint = 80;

/** Says whether words are a point that stands on most agendas: "Minutes of the last meeting", "Verschiedenes". */
export function isMeetingPoint(words: string): boolean {
  return words.length <= longestPoint && opens.test(words.trim());
}
